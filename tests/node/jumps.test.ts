/**
 * Nothing jumps, whatever is commanded and when: random lists through a magnifying glass (tests/shared/jumps.ts), of seeds that nothing was tuned by.
 *   FC_SEED=7 FC_RUNS=500 node tests/test.mjs node jumps     others, and more; those that jump are printed, to be replayed
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Jump, largestJump } from '../shared/jumps.ts';
import { kindOf, listsOf } from '../shared/random-lists.ts';
import { faultsOf, type Replay, replayWatched } from '../shared/replay.ts';

const SEEDS = process.env.FC_SEED ? [Number(process.env.FC_SEED)] : [20261, 20262, 20263];
const RUNS = Number(process.env.FC_RUNS ?? 40);

/** In how many of 120 lists something jumps by more than so many mm, at the most: these may only go down. */
const NOT_YET: readonly (readonly [number, number])[] = [
  [10, 0],
  [5, 1],
];

/** Lists that jumped, by so many mm once, and why. */
const STORIES: Readonly<Record<string, Replay>> = {
  'about to turn left on the spot it is told to turn right: the fore foot already set out was overtaken, and brought back as it left (49)':
    {
      parts: 2,
      steps: [
        { wait: 4, leap: { height: 0.71 } },
        { wait: 148, push: { at: 'croup', velocity: [-0.9, 0, 0.56] } },
        { wait: 149, command: { speed: 0.07, heading: -3.68, slope: 0.1 } },
        { wait: 61, command: { speed: 0, heading: -0.03, slope: -0.27 } },
        { wait: 222 },
      ],
    },
  'a leap in a turn: leaning it flew too high, and the trunk fell to the fore foot that landed (57)': {
    ground: 'bumps',
    steps: [
      { wait: 18, command: { speed: 0, heading: 1.35, lead: 'left', slope: 0.33 } },
      { wait: 18, command: { speed: 9.35, gait: 'rack', heading: -0.85, lead: 'auto', slope: 0.02 } },
      { wait: 19, leap: { height: 0.81 } },
      { wait: 92, command: { speed: 0, gait: 'walk', heading: 1.59, slope: -0.28, style: { energy: 0.11 } } },
      { wait: 2, command: { speed: 16.69, gait: 'gallop', heading: 2.88, lead: 'right', style: { energy: 0.24 } } },
      { wait: 227 },
    ],
  },
  'a high leap: the fore legs that had landed folded now this way, now that, and threw the trunk up (69)': {
    ground: 'rolling',
    steps: [
      { wait: 0, leap: { height: 1.18 } },
      { wait: 97, command: { speed: 17.27, heading: 0.38, lead: 'right', slope: -0.17, style: { weariness: -0.4 } } },
      { wait: 114, command: { speed: 12.02, heading: 2.07, lead: 'left', slope: -0.09, style: { headHeight: 0.85 } } },
      { wait: 15, command: { speed: 0, gait: 'walk', heading: 0.15, lead: 'left', style: { bounce: 0.98 } } },
      { wait: 230 },
    ],
  },
  'a trot downhill, turning: the trunk came up at once as the foot left that it had given way to (14)': {
    steps: [
      { wait: 2, command: { speed: 0, gait: 'amble', heading: 2.43, lead: 'right' } },
      { wait: 18, command: { speed: 16.39, gait: 'trot', lead: 'auto', slope: -0.24, style: { headNod: 0.25 } } },
      { wait: 150, command: { speed: 0, heading: 1.56, slope: 0.34, style: { neckReach: -0.07 } } },
      { wait: 3, command: { speed: 0, gait: 'canter', heading: -3.64, lead: 'left', style: { weariness: 0.17 } } },
      { wait: 77 },
    ],
  },
  'an amble in a turn: the inner hind leg was folded to its limits, and its hoof flicked (12)': {
    parts: 2,
    steps: [
      { wait: 8, leap: { height: 1.04 } },
      { wait: 10, command: { speed: 1.71, gait: 'amble', heading: 0.64, style: { bodyHeight: -0.22 } } },
      { wait: 126, push: { at: 'withers', velocity: [-0.96, 0, 0.59] } },
      { wait: 130, command: { speed: 7.6, gait: 'gallop', heading: -1.48, slope: 0.03, style: { headNod: -0.09 } } },
      { wait: 18, command: { speed: 10.04, gait: 'amble', slope: 0.23, style: { tailSwing: 0.5 } } },
      { wait: 149, command: { lead: 'right', slope: -0.33, style: { tailCarriage: -0.81 } } },
      { wait: 89 },
    ],
  },
};

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

  for (const [story, list] of Object.entries(STORIES)) {
    it(story, () => {
      const { size, joint, time } = largestJump(list, 0.005);
      assert.ok(size < 0.01, `${(1000 * size).toFixed(1)} mm ${joint} at ${time.toFixed(3)} s`);
      assert.deepEqual(
        faultsOf(replayWatched(list)).filter((fault) => kindOf(fault) !== 'jumps'),
        [],
      );
    });
  }

  it('sees an animal that is put elsewhere by 2 cm', () => {
    const list: Replay = { steps: [{ wait: 20, command: { gait: 'canter', speed: 6 } }, { wait: 120 }] };
    assert.ok(largestJump(list, 0.01).size < 0.01);
    const put = largestJump(list, 0.01, ({ pose }, time) => {
      if (time > 1.5) pose.positions[1] += 0.02;
    });
    assert.ok(put.size > 0.015 && Math.abs(put.time - 1.5) < 0.01);
  });
});
