/**
 * No allocation in the frame: advance() and the palette leave no garbage, so that no animal ever stutters for a collector. Measured by
 * V8 itself, which lists the dead of a sweep by kind (see garbage.ts). Numbers are told apart: V8 boxes one whenever it goes in or
 * out of a function that it did not inline, which is its own affair, but not free. Events are made when a foot lands, not in
 * every frame. What is planted shows that the scale can weigh.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { FRAMES } from './garbage.ts';

/** Objects of any one kind, a frame: a galloping animal's events stay below it, one object in every frame does not; nor below the second, which has room for commands and for what changes tell. */
const MOST_OBJECTS = 0.5;
const MOST_CHANGING = 0.9;
/** Boxed numbers, a frame, 16 bytes each, of the engine and of drawing: not a goal, but a guard against a stage that V8 gives up on. */
const MOST_NUMBERS = 60;
const MOST_DRAWING = 600;

const NUMBER = 'HEAP_NUMBER_TYPE';
/** Compiled at once, so that a busy machine does not decide what V8 has got round to. */
const FLAGS = [
  '--expose-gc',
  '--no-concurrent-recompilation',
  '--trace-gc-object-stats',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];

let script = '';
before(async () => {
  const { bundle } = await import(pathToFileURL(resolve('tests/bundle.mjs')).href);
  [script] = await bundle(['tests/node/garbage.ts']);
});

/** How many of each kind a frame leaves behind. */
async function garbage(name: string): Promise<Map<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, [...FLAGS, script, name], { maxBuffer: 1e8 });
  const dead = stdout
    .split('\n')
    .filter((line) => line.includes('"key": "dead"') && line.includes('"instance_type_name"'))
    .map((line): { id: number; instance_type_name: string; count: number } => JSON.parse(line));
  const sweep = Math.max(...dead.map(({ id }) => id));
  assert.ok(sweep >= 2, 'V8 tells of no two sweeps');
  return new Map(
    dead.filter(({ id }) => id === sweep).map(({ instance_type_name: kind, count }) => [kind, count / FRAMES]),
  );
}

function most(kinds: Map<string, number>): [string, number] {
  return [...kinds].filter(([kind]) => kind !== NUMBER).reduce((a, b) => (b[1] > a[1] ? b : a));
}

describe('a frame makes no garbage', { concurrency: 2 }, () => {
  for (const name of [
    'standing',
    'walking',
    'trotting',
    'cantering left',
    'galloping',
    'changing from walk to trot and back, turning',
    'changing from trot to canter and back, turning',
    'changing from canter to gallop and back, turning',
    'sprawling',
    'drawing overlays',
    'drawing overlays from above',
  ]) {
    it(name, async (test) => {
      const kinds = await garbage(name);
      const [kind, objects] = most(kinds);
      const numbers = kinds.get(NUMBER) ?? 0;
      test.diagnostic(`${name}: ${objects.toFixed(2)} of ${kind} a frame, ${numbers.toFixed(1)} boxed numbers`);
      const mostObjects = name.startsWith('changing') ? MOST_CHANGING : MOST_OBJECTS;
      const mostNumbers = name.startsWith('drawing') ? MOST_DRAWING : MOST_NUMBERS;
      assert.ok(objects < mostObjects, `${objects} of ${kind} a frame`);
      assert.ok(numbers < mostNumbers, `${numbers} boxed numbers a frame`);
    });
  }
});

describe('garbage is noticed', { concurrency: 2 }, () => {
  for (const name of ['a planted object', 'a planted array', 'a planted closure']) {
    it(name, async () => {
      const [kind, objects] = most(await garbage(name));
      assert.ok(objects > 0.9, `${objects} of ${kind} a frame`);
    });
  }

  it('a planted number', async () => {
    const numbers = (await garbage('a planted number')).get(NUMBER) ?? 0;
    assert.ok(numbers > 0.9, `${numbers} a frame`);
  });
});
