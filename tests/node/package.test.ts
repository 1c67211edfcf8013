/** What is promised outside the code: the exports of package.json and deno.json, the lockfile, and the README. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { species } from '../../src/index.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('package.json', () => {
  it('exports what esbuild.config.mjs builds', async () => {
    const { entries } = await import(pathToFileURL(resolve('esbuild.config.mjs')).href);
    const expected: Record<string, unknown> = { './package.json': './package.json' };
    for (const [name, file] of Object.entries<string>(entries)) {
      expected[name === 'index' ? '.' : `./${name}`] = {
        types: `./dist/types/${file.replace(/\.ts$/, '.d.ts')}`,
        default: `./dist/${name}.js`,
      };
    }
    assert.deepEqual(manifest.exports, expected);
  });

  it('is locked without naming a registry', () => {
    assert.doesNotMatch(readFileSync('package-lock.json', 'utf8'), /"resolved"/);
  });
});

describe('deno.json', () => {
  const deno = JSON.parse(readFileSync('deno.json', 'utf8').replace(/^\/\/.*$/gm, ''));

  it('is of the same version and licence', () => {
    assert.deepEqual([deno.version, deno.license], [manifest.version, manifest.license]);
  });

  it('has the doors of the engine, and every species', () => {
    const tables = Object.keys(species).map((name) => [`./species/${name}`, `./src/species/${name}.ts`]);
    assert.deepEqual(deno.exports, {
      '.': './src/index.ts',
      './core': './src/core.ts',
      './reins': './src/reins.ts',
      './io': './src/io/index.ts',
      ...Object.fromEntries(tables),
    });
  });
});

describe('README', () => {
  it('names files that exist and commands that work', () => {
    assert.deepEqual(untruths(readFileSync('README.md', 'utf8')), []);
  });

  it('tells of every entry', () => {
    const [, told = ''] = readFileSync('README.md', 'utf8').split('### Entries of the package');
    const names = Object.keys(manifest.exports).filter((name) => name !== './package.json');
    const untold = names
      .map((name) => `\`quadruped-gait${name.slice(1).replace('*', 'horse')}\``)
      .filter((name) => !told.includes(name));
    assert.deepEqual(untold, []);
  });

  for (const planted of [
    '[law](src/no-law.ts)',
    '<img width="9" src="tests/no.svg">',
    '[below](#nowhere)',
    'see `src/nowhere/`',
    '`npm run nothing`',
    '```sh\nnode tests/no.mjs\n```',
  ]) {
    it(`is not believed when it says ${planted.replaceAll('\n', ' ')}`, () => {
      assert.notDeepEqual(untruths(planted), []);
    });
  }
});

/** As GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

function untruths(text: string): string[] {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].join('\n');
  const links = [...text.matchAll(/(?:\]\(|<img [^>]*src=")(?!\w+:|#)([^)#\s"]+)/g)].map((match) => match[1]);
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1]));
  const anchors = [...text.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]);
  // A path is what begins with one of our folders; dist/ comes and goes.
  const paths = code.match(/(?<![\w./-])(src|renderers|components|demo|tests|bin|\.ci)\/[\w./-]*/g) ?? [];
  const scripts = [...code.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map((match) => match[1] ?? match[2]);
  return [
    ...[...links, ...paths].filter((path) => !existsSync(path)).map((path) => `there is no ${path}`),
    ...anchors.filter((name) => !headings.includes(name)).map((name) => `there is no heading ${name}`),
    ...scripts.filter((name) => !(name in manifest.scripts)).map((name) => `there is no script ${name}`),
  ];
}
