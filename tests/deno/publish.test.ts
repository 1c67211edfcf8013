/** The engine as a package of Deno's own registry: its sources as they are, checked, with every public type written out. No network. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { assert } from 'chai';

const { exports, version } = JSON.parse(readFileSync('deno.json', 'utf8').replace(/^\/\/.*$/gm, ''));

function deno(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, said: stripVTControlCharacters(stdout + stderr) };
}

Deno.test('deno check takes the engine, as Deno itself reads types', () => {
  const { status, said } = deno('check', ...Object.values<string>(exports));
  assert.equal(status, 0, said);
});

Deno.test('deno publish would take it, with nothing but the engine inside', () => {
  const { status, said } = deno('publish', '--dry-run', '--allow-dirty');
  assert.equal(status, 0, said);
  assert.include(said, `@quadruped-gait/engine@${version}`);
  assert.notMatch(said, /slow-types|warning/i);
  const files = [...said.matchAll(/file:\/\/\/\S*?\/(src\/\S+|[\w.]+) \(/g)].map((match) => match[1]);
  assert.includeMembers(
    files,
    Object.values<string>(exports).map((path) => path.slice('./'.length)),
  );
  assert.deepEqual(files.filter((file) => !/^src\/.*\.ts$/.test(file)).sort(), ['LICENSE', 'README.md', 'deno.json']);
});
