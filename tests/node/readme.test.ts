/** The front door: every TypeScript snippet of the README runs, and every command line it shows is one the program takes. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const { entries, glMatrix }: { entries: Record<string, string>; glMatrix: Plugin } = await import(
  pathToFileURL(resolve('esbuild.config.mjs')).href
);

const readme = readFileSync('README.md', 'utf8');
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map((match) => match[1]);

const alias = Object.fromEntries(
  Object.entries(entries).map(([name, file]) => [`quadruped-gait/${name}`, resolve(file)]),
);

for (const [index, snippet] of blocks('ts').entries()) {
  test(`snippet ${index + 1} runs`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'readme-'));
    try {
      const outfile = join(folder, 'snippet.mjs');
      await build({
        stdin: { contents: snippet, loader: 'ts', resolveDir: process.cwd() },
        bundle: true,
        format: 'esm',
        platform: 'node',
        plugins: [glMatrix],
        alias,
        outfile,
        logLevel: 'silent',
      });
      await import(pathToFileURL(outfile).href);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('the command lines are taken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  try {
    const lines = blocks('sh')
      .flatMap((block) => block.split('\n'))
      .filter((line) => line.startsWith('npx quadruped-gait '));
    assert.ok(lines.length > 0);
    for (const line of lines) {
      const words = line.replace('npx quadruped-gait ', '').split(' ');
      const file = join(folder, words[words.length - 1]);
      execFileSync(process.execPath, ['bin/quadruped-gait.mjs', ...words.slice(0, -1), file]);
      assert.ok(readFileSync(file).length > 1000, line);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
