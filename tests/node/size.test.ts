/**
 * What a page loads: the engine with the horse alone, as it is published, tree-shaken and minified as users' bundlers do it, in gzip's bytes. A part weighs
 * what leaving its tables empty saves.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { OTHERS } from '../shared/alike.ts';

/** The engine for all that is steady, and with the reins; this is our own limit, so that we notice. */
const LIMIT = 22 * 1024;
const REINED = 37.75 * 1024;
/** What is loaded for the lit body: how it is grown and how it is drawn, together. */
const LAZY = 25 * 1024;
/** What an animal adds that is loaded when it is asked for. */
const ANIMAL = 6 * 1024;
/** The single file: the element with Lit, Canvas2D, strips, its controls, the outline from the side and the horse in all its gaits; all else comes when it is asked for. */
const SINGLE = 48 * 1024;

/** The build's own files are not bundled along: they read the sources where they are. */
const own = <Part>(file: string): Promise<Part> => import(pathToFileURL(resolve(file)).href);
const { entries } = await own<{ entries: Record<string, string> }>('esbuild.config.mjs');
const { sources } = await own<{ sources: Plugin }>('tests/sources.mjs');
const { terse } = await own<{ terse: (code: string) => Promise<{ code: string }> }>('tests/single-file.mjs');

/** Bytes of a module, minified and compressed; files that match `without` export empty tables. */
async function weigh(
  code: string,
  without?: RegExp,
  shrink: (code: string) => Promise<{ code: string }> = terse,
): Promise<{ raw: number; gzip: number }> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['lit', 'lit/*', '@lit/*', '@resvg/resvg-js', 'node:*'],
    logLevel: 'warning',
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [...(without ? [emptied(without)] : []), sources],
  });
  const { code: minified } = await shrink(outputFiles[0].text);
  return { raw: Buffer.byteLength(minified), gzip: gzip(minified) };
}

/** Level 9, by Node's own, so that it is the same wherever this runs: `gzip -9` itself is a little more thorough. */
const gzip = (code: string): number => gzipSync(code, { level: 9 }).length;

/** As esbuild has it. */
const asBundled = async (code: string) => ({ code });

/** A script as it was built, and the files that are in it. */
function readBuilt(file: string): { text: string; inputs: string[] } {
  const { sources }: { sources: readonly string[] } = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  return { text: readFileSync(file, 'utf8'), inputs: sources.map((source) => source.replace(/^(\.\.\/)+/, '')) };
}

function emptied(filter: RegExp): Plugin {
  return {
    name: 'emptied',
    setup({ onLoad }) {
      onLoad({ filter }, ({ path }) => {
        const names = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map((match) => match[1]);
        return { contents: names.map((name) => `export const ${name} = {};`).join('\n'), loader: 'ts' };
      });
    },
  };
}

const figures = ({ raw, gzip }: { raw: number; gzip: number }) => `${gzip} bytes gzip (${raw} minified)`;

describe('size', () => {
  const engine = `
    export { createAnimal } from './src/core.ts';
    export { horse } from './src/species/horse.ts';`;

  it('the engine with the horse alone is at most 22 KiB, with the reins 37 3/4', async (test) => {
    // What is published, in a bundle.
    const built = (...names: string[]) => names.map((name) => `export * from './dist/${name}.js';`).join('\n');
    const whole = await weigh(built('core', 'species/horse').replace('*', '{ createAnimal }'));
    test.diagnostic(`engine with the horse: ${figures(whole)}, limit ${LIMIT}`);
    const source = await weigh(engine);
    const parts = {
      plates: /src\/motion\/plates\/[^/]+\.ts$/,
      'gaits and skeleton': /src\/species\/horse\/(gaits|skeleton)\.ts$/,
    };
    let rest = source;
    for (const [name, files] of Object.entries(parts)) {
      const less = await weigh(engine, files);
      const part = { raw: source.raw - less.raw, gzip: source.gzip - less.gzip };
      assert.ok(part.gzip > 0, `no ${name} found`);
      test.diagnostic(`  of which ${name}: ${figures(part)}`);
      rest = { raw: rest.raw - part.raw, gzip: rest.gzip - part.gzip };
    }
    test.diagnostic(`  of which code: ${figures(rest)}`);
    const reined = await weigh(built('core', 'species/horse', 'reins').replace('*', '{ createAnimal }'));
    test.diagnostic(`with the reins: ${figures(reined)}`);
    assert.ok(whole.gzip <= LIMIT, `${whole.gzip} bytes`);
    assert.ok(reined.gzip <= REINED, `with the reins ${reined.gzip} bytes`);
  });

  it('one function does not bring the others along', async () => {
    const everything = await weigh(`export * from './src/index.ts';`, undefined, asBundled);
    const animal = await weigh(engine, undefined, asBundled);
    assert.ok(animal.gzip < everything.gzip, `${animal.gzip} of ${everything.gzip} bytes`);
  });

  it('the core and one animal bring no other along, but the dog that a greyhound is made from', async () => {
    for (const name of OTHERS) {
      const { metafile } = await build({
        stdin: {
          contents: `export * from './src/core.ts'; export { ${name} } from './src/species/${name}.ts';`,
          resolveDir: process.cwd(),
          loader: 'ts',
        },
        bundle: true,
        write: false,
        metafile: true,
        format: 'esm',
        logLevel: 'warning',
        plugins: [sources],
      });
      const brought = ['horse', ...OTHERS].filter((other) => `src/species/${other}.ts` in metafile.inputs);
      assert.deepEqual(brought, name === 'greyhound' ? ['dog', name] : [name]);
    }
  });

  it('the single file, with Lit, the element, strips, its controls, both pens and the horse; its siblings bring nothing along that it has', async (test) => {
    const { text, inputs: held } = readBuilt('dist/quadruped-gait.min.js');
    const siblings = readdirSync('dist/quadruped-gait')
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, ...readBuilt(`dist/quadruped-gait/${name}`) }));
    const size = (code: string) => ({ raw: code.length, gzip: gzip(code) });
    const whole = size(text);
    test.diagnostic(`single file: ${figures(whole)}, limit ${SINGLE}`);
    for (const { name, text: code, inputs } of siblings) {
      test.diagnostic(`  loaded on use, ${name}: ${figures(size(code))}`);
      const twice =
        /^(node_modules\/@lit|src\/(animal|index|registry|motion\/[\w-]+\.ts)|src\/species\/horse(\.ts|\/(gaits|skeleton|flesh|going))|renderers\/(flesh|contour|canvas2d|plate)\.ts|components\/(controls|plate|tree)\.ts)/;
      assert.deepEqual(
        inputs.filter((input) => twice.test(input)),
        [],
        name,
      );
      assert.doesNotMatch(code, /^import[ {*]/m, `${name} imports`);
    }
    for (const part of [
      'renderers/plate.ts',
      'renderers/canvas2d.ts',
      'components/controls.ts',
      'src/species/horse/going.ts',
    ])
      assert.ok(held.includes(part), `no ${part} in it`);
    // All that a page with a lit horse loads beside the file: a model grows the same body, but only for who takes it home.
    const lit = siblings.filter(
      ({ name, inputs }) =>
        !name.startsWith('model-') && inputs.some((input) => /renderers\/(webgpu\/painter|mesh\/)/.test(input)),
    );
    assert.deepEqual(
      lit.map(({ name }) => name.replace(/-.*/, '')),
      ['lit'],
    );
    const together = lit.reduce((sum, { text: code }) => sum + size(code).gzip, 0);
    test.diagnostic(`  the lit body: ${together} bytes gzip, limit ${LAZY}`);
    assert.ok(together <= LAZY, `the lit body is ${together} bytes`);
    for (const name of OTHERS) {
      const found = siblings.find((sibling) => sibling.name.startsWith(`${name}-`));
      assert.ok(found && size(found.text).gzip <= ANIMAL, `${name} is too large, or not there`);
    }
    // A greyhound is made from the dog, which comes by itself.
    const greyhound = siblings.find(({ name }) => name.startsWith('greyhound-'));
    assert.ok(greyhound && !greyhound.inputs.some((input) => /\/dog\b/.test(input)), 'the dog comes twice');
    assert.ok(siblings.length > 2);
    assert.ok(whole.gzip <= SINGLE, `${whole.gzip} bytes`);
  });

  it('every entry can be weighed on its own', async (test) => {
    for (const [name, file] of Object.entries(entries)) {
      if (!file.includes('*'))
        test.diagnostic(`${name}: ${figures(await weigh(`export * from './${file}';`, undefined, asBundled))}`);
    }
  });
});
