/**
 * The architecture, as tests: which way the arrows point, what the engine may know. Each rule takes the files and returns
 * what is wrong; each is also shown a planted fault, so that it cannot pass by being blind.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Files, find, importsOf, readSources, withoutComments } from './source.ts';

const files = readSources('src', 'renderers', 'components', 'demo', 'bin');
const engine = new Map([...files].filter(([path]) => path.startsWith('src/')));

/** A rule holds for the real files and notices each planted one: [path, text]. */
function rule(name: string, faults: (files: Files) => string[], real: Files, planted: [string, string][]) {
  describe(name, () => {
    it('holds', () => assert.deepEqual(faults(real), []));
    for (const [path, text] of planted) {
      it(`notices ${path}: ${text.replaceAll('\n', ' ')}`, () => {
        assert.notDeepEqual(faults(new Map([[path, text]])), []);
      });
    }
  });
}

// ------------------------------------------------------------------------------------------------------------ arrows

/** A folder imports from those before it. The command line sits beside the demo: nobody imports either. */
const folders = ['src', 'renderers', 'components', 'demo', 'bin'];

/** Inside src/, a layer imports from those above it in this list. A layer is a folder or a file. */
const layers = [
  ['types', 'units', 'table-error', 'defaults', 'state', 'state-copy', 'registry', 'similarity', 'resize', 'unpack'],
  ['require'],
  ['math'],
  ['skeleton'],
  ['motion'],
  ['gait'],
  ['body'],
  ['build'],
  ['check'],
  ['command', 'events'],
  ['intent'],
  ['works', 'decide', 'reined', 'change-events'],
  ['steady'],
  ['reins'],
  ['animal'],
  ['diagram', 'io'],
  ['surface'],
  ['core'],
  ['index'],
];

const data = /^src\/(species|motion\/plates)\//;
const layerOf = (path: string) => path.split('/')[1].replace(/\.ts$/, '');
const rankOf = (path: string) => layers.findIndex((names) => names.includes(layerOf(path)));

rule('arrows point one way', backwardArrows, files, [
  ['src/math/a.ts', `import { b } from '../gait/b.ts';`],
  ['src/gait/a.ts', `import {\n  b,\n  type C,\n} from '../body/b.ts';`],
  ['src/body/a.ts', `export * from '../animal.ts';`],
  ['src/body/a.ts', `import { table } from '../species/b.ts';`],
  ['src/diagram/a.ts', `import { b } from '../io/b.ts';`],
  ['src/new/a.ts', `import { b } from '../math/b.ts';`],
  ['src/species/a.ts', `import { b } from '../math/b.ts';`],
  ['src/motion/plates/a.ts', `import { b } from '../clip.ts';`],
  ['src/gait/a.ts', `import type { Pen } from '../../renderers/pen.ts';`],
  ['src/animal.ts', `const a = await import('../renderers/svg.ts');`],
  ['renderers/svg.ts', `import '../components/define.ts';`],
  ['renderers/svg.ts', `import { createAnimal } from '../src/index.ts';`],
  ['renderers/svg.ts', `import { html } from 'lit';`],
  ['demo/a.ts', `import { map } from 'lit/directives/map.js';`],
]);

function backwardArrows(files: Files): string[] {
  const wrong: string[] = [];
  for (const [path, text] of files) {
    const [folder] = path.split('/');
    for (const { target, typeOnly } of importsOf(path, text)) {
      if (!allowed(path, folder, target, typeOnly)) wrong.push(`${path} must not import ${target}`);
    }
  }
  return wrong;
}

function allowed(path: string, folder: string, target: string, typeOnly: boolean): boolean {
  if (/^(lit|lit-.*|@lit)(\/|$)/.test(target)) return folder === 'components';
  const [targetFolder] = target.split('/');
  if (!folders.includes(targetFolder)) return true; // a package
  if (targetFolder === 'demo' || targetFolder === 'bin') return targetFolder === folder;
  if (folders.indexOf(targetFolder) > folders.indexOf(folder)) return false;
  // Types are a common vocabulary: they leave no arrow in the program that runs.
  if (typeOnly || targetFolder !== 'src') return true;
  // A renderer knows poses, rigs and diagrams, never the engine.
  if (folder === 'renderers') return !/^src\/(animal|index|core|gait|body|motion)\b/.test(target);
  if (folder !== 'src') return true;
  // Tables are data: they may be made of other tables, in other sizes, and of units, and bring along how their legs are held if not as all others' are; only
  // index.ts and motion take them up.
  if (data.test(path))
    return data.test(target) || ['src/units.ts', 'src/resize.ts', 'src/skeleton/sprawl.ts'].includes(target);
  if (target.startsWith('src/species/')) return path === 'src/index.ts';
  const [from, to] = [rankOf(path), rankOf(target)];
  return from >= 0 && to >= 0 && (to < from || layerOf(path) === layerOf(target) || from === 0);
}

rule('no import goes in a circle', circles, files, [['src/gait/a.ts', `import { a } from './a.ts';`]]);

it('a circle of three is found', () => {
  const circle = ['a', 'b', 'c'].map((name, i): [string, string] => [
    `src/gait/${name}.ts`,
    `import { x } from './${'bca'[i]}.ts';`,
  ]);
  assert.deepEqual(circles(new Map(circle)), ['src/gait/a.ts > src/gait/b.ts > src/gait/c.ts > src/gait/a.ts']);
});

function circles(files: Files): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' > '));
    if (done.has(path) || !files.has(path)) return;
    done.add(path);
    for (const { target, typeOnly } of importsOf(path, files.get(path) ?? '')) {
      if (!typeOnly) visit(target, [...trail, path]);
    }
  };
  for (const path of files.keys()) visit(path, []);
  return found;
}

// ------------------------------------------------------------------------------------------- what the engine may know

rule('the engine knows no page, no clock and no chance', impurities, engine, [
  ['src/a.ts', `const canvas = document.createElement('x');`],
  ['src/a.ts', 'export function paint(element: HTMLElement) {}'],
  ['src/a.ts', 'requestAnimationFrame(tick);'],
  ['src/a.ts', 'const t = Date.now();'],
  ['src/a.ts', '/* now */ const t = performance.now(); // seconds'],
  ['src/a.ts', `const seed = Math.random(), url = 'https://example.org';`],
]);

it('the engine may speak of them in comments', () => {
  assert.deepEqual(
    impurities(new Map([['src/a.ts', '/** Not Math.random:\n the window is closed. */ a(); // canvas']])),
    [],
  );
});

function impurities(files: Files): string[] {
  const code = new Map([...files].map(([path, text]) => [path, withoutComments(text)]));
  return find(
    code,
    /\b(document|window|canvas|HTML\w*Element|requestAnimationFrame|Date\.now|new Date|performance\.now|Math\.random)\b/,
  );
}

const animals =
  'camel cat cheetah cow deer dog donkey elephant gazelle giraffe goat greyhound hare horse jaguar leopard lion ' +
  'lizard llama mouse mule ox pig pony puma rabbit rat rhino rhinoceros salamander sheep tiger tortoise turtle wolf zebra';

rule('only tables, and the index that registers them, name an animal', namedAnimals, engine, [
  ['src/gait/a.ts', 'const horseSpeed = 3;'],
  ['src/gait/a.ts', 'const isHorse = true;'],
  ['src/gait/a.ts', 'const WOLF_GAITS = [];'],
  ['src/body/a.ts', '// Dogs bend their backs.'],
  ['src/body/a.ts', `if (name === 'turtle') return;`],
]);

it('words that merely contain an animal are no animal', () => {
  assert.deepEqual(namedAnimals(new Map([['src/a.ts', 'a.concat(b); rate; scatter; share; boxes; category']])), []);
});

function namedAnimals(files: Files): string[] {
  const names = new RegExp(`\\b(${animals.replaceAll(' ', '|')}|wolves)s?\\b`, 'i');
  const words = [...files]
    .filter(([path]) => path !== 'src/index.ts' && !data.test(path))
    // horseSpeed and WOLF_GAITS in words
    .map(([path, text]): [string, string] => [path, text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')]);
  return find(new Map(words), names);
}
