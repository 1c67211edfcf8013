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

/** As `render` does it: Deno's WebGPU, or a sentence that says that there is none. */
Deno.test('bin/cli.ts renders the lit body, its ground transparent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quadruped-gait-'));
  try {
    const file = join(folder, 'horse.png');
    const { status, stderr } = run('bin/cli.ts', `render --gait canter --width 320 --at 1 -o ${file}`);
    if ((await navigator.gpu?.requestAdapter()) == null) {
      assert.equal(status, 1);
      assert.match(stderr, /no WebGPU adapter/);
      return;
    }
    assert.equal(status, 0, stderr);
    const png = readFileSync(file);
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [320, 180]);
    assert.isAbove(png.length, 8000, 'something is on it');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

Deno.test('bin/cli.ts says what render takes', () => {
  for (const [line, message] of [
    ['render', /--output: expected a name that ends in \.png, got ''/],
    ['render -o horse.svg', /--output: expected a name that ends in \.png/],
    ['render --coat plaid -o horse.png', /--coat: expected bay, .*, got 'plaid'/],
    ['render --view below -o horse.png', /--view: expected side, .*, got 'below'/],
  ] as const) {
    const { status, stderr } = run('bin/cli.ts', line);
    assert.equal(status, 2, line);
    assert.match(stderr, message);
  }
});
