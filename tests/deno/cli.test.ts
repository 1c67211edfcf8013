/** The command line on Deno: built, and straight from its source. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { assert } from 'chai';

function run(launcher: string, line: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run', '-A', launcher, ...line.split(' ')], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { status, stdout, stderr };
}

for (const launcher of ['bin/quadruped-gait.mjs', 'bin/cli.ts']) {
  Deno.test(`${launcher} draws a strip`, () => {
    const { status, stdout, stderr } = run(launcher, 'strip --gait gallop --frames 3 --figure outline');
    assert.deepEqual({ status, stderr }, { status: 0, stderr: '' });
    assert.match(stdout, /^<svg .*Gallop[\s\S]*<\/svg>\n$/);
  });

  Deno.test(`${launcher} writes a PNG`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'quadruped-gait-'));
    try {
      const file = join(folder, 'trot.png');
      assert.deepEqual(run(launcher, `footfalls --gait trot -o ${file}`), { status: 0, stdout: '', stderr: '' });
      assert.equal(readFileSync(file).subarray(1, 4).toString(), 'PNG');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  Deno.test(`${launcher} answers a wrong word`, () => {
    const { status, stdout, stderr } = run(launcher, 'strip --figure wire');
    assert.deepEqual({ status, stdout }, { status: 2, stdout: '' });
    assert.match(stderr, /^quadruped-gait: --figure: expected stick, outline or silhouette, got 'wire'\n$/);
  });
}
