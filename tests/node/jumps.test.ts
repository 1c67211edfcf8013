/**
 * Nothing jumps, whatever is commanded and when: random lists through a magnifying glass (tests/shared/jumps.ts), of seeds that nothing was tuned by.
 *   FC_SEED=7 FC_RUNS=500 node tests/test.mjs node jumps     others, and more; those that jump are printed, to be replayed
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Jump, largestJump } from '../shared/jumps.ts';
import { listsOf } from '../shared/random-lists.ts';
import type { Replay } from '../shared/replay.ts';

const SEEDS = process.env.FC_SEED ? [Number(process.env.FC_SEED)] : [20261, 20262, 20263];
const RUNS = Number(process.env.FC_RUNS ?? 40);

/** In how many of 120 lists something jumps by more than so many mm, at the most: these may only go down. */
const NOT_YET: readonly (readonly [number, number])[] = [
  [10, 0],
  [5, 1],
];

describe('through a magnifying glass nothing jumps, whatever is commanded', () => {
  it(`in ${SEEDS.length * RUNS} lists`, (test) => {
    const found: (Jump & { readonly list: Replay })[] = [];
    for (const seed of SEEDS) {
      for (const list of fc.sample(listsOf('horse'), { seed, numRuns: RUNS }))
        found.push({ ...largestJump(list, 0.005), list });
    }
    found.sort((a, b) => b.size - a.size);
    for (const [millimetres, most] of NOT_YET) {
      const jumps = found.filter(({ size }) => size > millimetres / 1000);
      test.diagnostic(`more than ${millimetres} mm in ${jumps.length} lists`);
      const told = jumps.map(
        ({ size, joint, time, list }) =>
          `${(1000 * size).toFixed(1)} mm ${joint} at ${time.toFixed(3)} s  ${JSON.stringify(list)}`,
      );
      if (process.env.FC_SEED) console.log(told.join('\n'));
      assert.ok(jumps.length <= (most * found.length) / 120, `more than ${most}:\n${told.join('\n')}`);
    }
  });

  it('sees an animal that is put elsewhere by 2 cm', () => {
    const list: Replay = { steps: [{ wait: 20, command: { gait: 'canter', speed: 6 } }, { wait: 120 }] };
    assert.ok(largestJump(list, 0.01).size < 0.01);
    const put = largestJump(list, 0.01, ({ pose }, time) => {
      if (time > 1.5) pose.positions[1] += 0.02;
    });
    assert.ok(put.size > 0.015 && Math.abs(put.time - 1.5) < 0.01);
  });
});
