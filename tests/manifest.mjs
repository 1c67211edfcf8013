// custom-elements.json from the sources: attributes from their table, the rest from the comments of the element's class.
// The build writes it, and a test holds it against the running element both ways.

import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const CLASS = 'QuadrupedGaitElement';
const TAG = 'quadruped-gait';

/** `plugins` are esbuild's, as the build uses them. */
export async function makeManifest(plugins) {
  const [properties, ...element] = ['properties', 'acting', 'quadruped-gait'].map((name) => {
    const text = readFileSync(`components/${name}.ts`, 'utf8');
    return text.slice(text.search(/^export (abstract )?class /m));
  });
  const [comment] = readFileSync('components/quadruped-gait.ts', 'utf8').match(
    new RegExp(`/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/(?=\\nexport class ${CLASS})`),
  );
  const { ATTRIBUTES, Refused, allowedFor, knownOf } = await load(
    `export * from './components/allowed.ts'; export * from './components/attributes.ts'; export * from './components/actor.ts'; export * from './components/values.ts';`,
    plugins,
  );
  const details = detailsOf(readFileSync('components/events.ts', 'utf8'));
  const fields = fieldsOf(properties);
  const tags = (name) =>
    [...comment.matchAll(new RegExp(`@${name} (\\S+)? ?- (.*)`, 'g'))].map(([, word = '', description]) => ({
      name: word,
      description,
    }));
  const declaration = {
    kind: 'class',
    name: CLASS,
    description: comment.match(/\* (.+)/)[1],
    customElement: true,
    tagName: TAG,
    superclass: { name: 'ReactiveElement', package: '@lit/reactive-element' },
    attributes: Object.entries(ATTRIBUTES).map(([fieldName, { name, initial, read }]) => {
      const { type, description } = fields.find((field) => field.name === fieldName);
      // What it would answer to nonsense says what it takes.
      const answer = read('?', knownOf('horse'));
      const allowed = answer instanceof Refused ? allowedFor(name, answer) : '';
      const words = /^[\w-]+(, [\w-]+)*$/.test(allowed) && allowed.split(', ');
      return {
        name,
        fieldName,
        type: words ? { text: words.map((word) => `'${word}'`).join(' | ') } : type,
        default: JSON.stringify(initial),
        description,
        ...(allowed && { allowed }),
      };
    }),
    members: [
      ...fields.map((field) => ({ ...field, attribute: ATTRIBUTES[field.name].name, reflects: true })),
      ...element.flatMap(gettersOf),
      ...element.flatMap(methodsOf),
    ],
    events: tags('fires').map((event) => ({
      ...event,
      type: { text: details[event.name] ? `CustomEvent<${details[event.name].type}>` : 'Event' },
      ...(details[event.name] && { detail: details[event.name].fields }),
    })),
    slots: tags('slot'),
    cssParts: tags('csspart'),
    cssProperties: tags('cssproperty'),
  };
  const exported = { name: CLASS, module: 'dist/element.js' };
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/element.js',
        declarations: [declaration],
        exports: [{ kind: 'js', name: CLASS, declaration: exported }],
      },
      {
        kind: 'javascript-module',
        path: 'dist/index.js',
        declarations: [],
        exports: [
          { kind: 'js', name: CLASS, declaration: exported },
          { kind: 'custom-element-definition', name: TAG, declaration: exported },
        ],
      },
    ],
  };
}

/** What VS Code and its kin offer while the tag is written: https://github.com/microsoft/vscode-custom-data */
export function makeCustomData({ modules: [{ declarations }] }) {
  const [{ tagName, description, attributes }] = declarations;
  return {
    version: 1.1,
    tags: [
      {
        name: tagName,
        description,
        attributes: attributes.map(({ name, type, description, allowed }) => {
          const words = [...type.text.matchAll(/'([^']+)'/g)].map(([, word]) => ({ name: word }));
          return {
            name,
            description: allowed && words.length === 0 ? `${description} Takes ${allowed}.` : description,
            ...(type.text === 'boolean' && { valueSet: 'v' }),
            ...(words.length > 0 && { values: words }),
          };
        }),
      },
    ],
  };
}

async function load(code, plugins) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Of each event, the type of its detail and the names of what is in it. */
function detailsOf(text) {
  const interfaces = Object.fromEntries(
    [...text.matchAll(/^export interface (\w+)(?:<\w+>)? \{\n([\s\S]*?)^\}/gm)].map(([, name, inside]) => [
      name,
      inside,
    ]),
  );
  return Object.fromEntries(
    [...interfaces.EventDetails.matchAll(/^ {2}(\w+): ((\w+)(?:<\w+>)?);/gm)].map(([, event, type, name]) => [
      event,
      { type, fields: [...interfaces[name].matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, field]) => field) },
    ]),
  );
}

const DOC = '  /\\*\\* (.*) \\*/\\n';

function fieldsOf(text) {
  return [...text.matchAll(new RegExp(`${DOC}  declare (\\w+): (.*);`, 'g'))].map(([, description, name, type]) => ({
    kind: 'field',
    name,
    type: { text: type },
    description,
  }));
}

/** Read-only, unless there is a setter too; and what is given once. */
function gettersOf(text) {
  const getters = [...text.matchAll(new RegExp(`${DOC}  (?:get (\\w+)\\(\\)|readonly (\\w+)): ([^;{]*)[;{]`, 'g'))];
  return getters.map(([, description, getter, field, type]) => {
    const name = getter ?? field;
    const writable = text.includes(`  set ${name}(`);
    return { kind: 'field', name, type: { text: type.trim() }, description, ...(!writable && { readonly: true }) };
  });
}

function methodsOf(text) {
  const methods = [
    ...text.matchAll(
      new RegExp(`${DOC}  (static )?(?:async )?(?!get |set )([a-z]\\w*)\\(([^)]*)\\): ([^{]*) \\{`, 'g'),
    ),
  ];
  return methods
    .filter(([, , , name]) => !name.endsWith('Callback'))
    .map(([, description, isStatic, name, parameters, type]) => ({
      kind: 'method',
      name,
      description,
      ...(isStatic && { static: true }),
      ...(parameters && { parameters: [parameterOf(parameters)] }),
      return: { type: { text: type } },
    }));
}

/** No method of the element has more than one. */
function parameterOf(text) {
  const [, name, type, initial] = text.match(/^(\w+)(?:: (.*?))?(?: = (.*))?$/);
  return {
    name,
    ...(type && { type: { text: type } }),
    ...(initial && { default: initial, optional: true }),
  };
}
