/** The single file has short names for what nobody else touches: those that it shortens are nobody else's. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { INNER, SHORT } from '../names.mjs';

const sources = ['src', 'components', 'renderers'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`),
);

/** Without comments, and without lists of keys in types, which are gone when the code runs. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replace(/\b(?:Pick|Omit)<[^>]*>|\b[A-Z]\w*\['\w+'\]|'\.[^']*\.ts'/g, '');

const all = sources.map(codeOf);

/** Of types whose objects users are given, to draw with pens of the package for example, and of tables they write. */
const PUBLIC = [
  'src/types.ts',
  'src/command.ts',
  'src/skeleton/pose.ts',
  'src/species/flesh.ts',
  'src/species/relief.ts',
  'components/tag.ts',
  'components/events.ts',
];

describe('short names', () => {
  it('are those of properties, each once, and of nothing else', () => {
    assert.equal(new Set(INNER).size, INNER.length);
    assert.equal(new Set(Object.values(SHORT)).size, INNER.length);
    for (const short of Object.values(SHORT))
      for (const [i, code] of all.entries())
        assert.doesNotMatch(
          code,
          new RegExp(`\\.${short}\\b(?!\\()|[{,]\\s*${short}\\??:`),
          `${short} in ${sources[i]}`,
        );
  });

  it('none is looked up by its text, or taken from a module', () => {
    for (const name of INNER)
      for (const [i, code] of all.entries()) {
        assert.doesNotMatch(code, new RegExp(`\\[['"\`]${name}['"\`]\\]`), `${name} in ${sources[i]}`);
        assert.doesNotMatch(code, new RegExp(`export (async )?(function|const|class) ${name}\\b`), sources[i]);
      }
  });

  it('none is in the reference, in a table, or a member of what users are given', () => {
    const reference = readFileSync('README.md', 'utf8').match(/```[\s\S]*?```|`[^`]+`/g) ?? [];
    const written = new Set(reference.flatMap((text) => text.match(/\w+/g) ?? []));
    const rig = codeOf('src/skeleton/rig.ts').match(/export interface (?:RigLeg|Rig) \{[\s\S]*?^\}/gm) ?? [];
    for (const code of [...PUBLIC.map(codeOf), ...rig])
      for (const [, name] of code.matchAll(/^ +(?:readonly )?(\w+)\??[:(]/gm)) written.add(name);
    for (const file of [
      'src/animal.ts',
      'components/properties.ts',
      'components/acting.ts',
      'components/quadruped-gait.ts',
    ])
      for (const [, name] of codeOf(file).matchAll(
        /^ {2}(?:static |override |declare |readonly |async |get |set )*(\w+)(?:\(|\??:| =)/gm,
      ))
        written.add(name);
    assert.deepEqual(
      INNER.filter((name) => written.has(name)),
      [],
    );
  });
});
