/** Anything, at any moment, of every animal: random lists of what its own kind can be asked for, in its own sizes and times. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createAnimal, LEGS, species } from '../../src/index.ts';

const SEED = Number(process.env.FC_SEED ?? 1893);
const RUNS = Number(process.env.FC_RUNS ?? 60);
const HORSE = 1.6;

/** Speeds as shares of the fastest, pushes as shares of what a horse is pushed with; waits in frames of a horse's time. */
interface Step {
  readonly wait: number;
  readonly speed?: number;
  readonly gait?: number;
  readonly heading?: number;
  readonly slope?: number;
  readonly push?: number;
}

const share = (least: number, most: number) => fc.integer({ min: 100 * least, max: 100 * most }).map((n) => n / 100);

const lists: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record(
    {
      wait: fc.integer({ min: 0, max: 200 }),
      speed: fc.oneof(fc.constant(0), share(0, 1.3)),
      gait: share(0, 1),
      heading: share(-3, 3),
      slope: share(-0.25, 0.25),
      push: share(-1, 1),
    },
    { requiredKeys: ['wait'] },
  ),
  { minLength: 2, maxLength: 7 },
);

interface Worst {
  slip: number;
  off: number;
  stretched: number;
}

function play(name: string, steps: readonly Step[]): Worst {
  const { height, gaits, sluggish = 1 } = species[name];
  const unit = height / HORSE;
  const time = Math.sqrt(unit) * sluggish;
  const names = ['auto', 'stand', ...Object.keys(gaits)];
  const top = Math.max(...Object.values(gaits).map(({ range }) => range[1]));
  const animal = createAnimal(name);
  const { parents, offsets, joints } = animal.rig;
  const worst: Worst = { slip: 0, off: 0, stretched: 0 };
  const stood: (readonly number[] | undefined)[] = [];
  const look = (): void => {
    const { positions, rotations } = animal.pose;
    assert.ok(positions.every(Number.isFinite) && rotations.every(Number.isFinite), 'without end');
    for (let j = 1; j < joints.length; j++) {
      const at = 3 * parents[j];
      const length = Math.hypot(...[0, 1, 2].map((k) => positions[3 * j + k] - positions[at + k]));
      worst.stretched = Math.max(
        worst.stretched,
        Math.abs(length - Math.hypot(...offsets.subarray(3 * j, 3 * j + 3))) / unit,
      );
    }
    LEGS.forEach((leg, k) => {
      if (animal.legs[leg].contact === 'flight') {
        stood[k] = undefined;
        return;
      }
      const toe = animal.landmark(`${leg}.toe`);
      stood[k] ??= toe;
      worst.slip = Math.max(worst.slip, Math.hypot(toe[0] - stood[k][0], toe[2] - stood[k][2]) / unit);
      worst.off = Math.max(worst.off, Math.abs(toe[1] - animal.groundHeight(toe[0], toe[2])) / unit);
    });
  };
  for (const { wait, speed, gait, heading, slope, push } of [...steps, { wait: 240 }] as Step[]) {
    for (let i = 0; i < wait; i++) {
      animal.advance(time / 60);
      look();
    }
    animal.command({
      ...(speed !== undefined && { speed: speed * top }),
      ...(gait !== undefined && { gait: names[Math.min(names.length - 1, Math.floor(gait * names.length))] }),
      ...(heading !== undefined && { heading }),
      ...(slope !== undefined && { slope }),
    });
    if (push !== undefined) animal.push({ at: 'withers', velocity: [0, 0, (push * unit) / time] });
  }
  return worst;
}

/** In how many of 60 lists a standing foot slides by more than 2 mm of a horse, or is as far off the ground. These may only go down. */
const NOT_YET: Readonly<Record<string, number>> = {};

describe('any commands at any moment, of every animal', () => {
  for (const name of Object.keys(species)) {
    it(`${name}: never without end, never torn, feet where they stand`, (test) => {
      let faults = 0;
      let [slip, off] = [0, 0];
      fc.assert(
        fc.property(lists, (steps) => {
          const worst = play(name, steps);
          assert.ok(worst.stretched < 1e-6, `bones: ${worst.stretched}`);
          if (worst.slip > 0.002 || worst.off > 0.002) faults++;
          slip = Math.max(slip, worst.slip);
          off = Math.max(off, worst.off);
        }),
        { seed: SEED, numRuns: RUNS },
      );
      test.diagnostic(
        `${name}: ${faults} of ${RUNS} lists; slides ${(1000 * slip).toFixed(1)} mm, off by ${(1000 * off).toFixed(1)} mm at worst`,
      );
      assert.ok(faults <= ((NOT_YET[name] ?? 0) * RUNS) / 60, `${faults} lists in which feet slide or float`);
    });
  }
});
