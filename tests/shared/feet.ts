/** Feet, everywhere: in every gait over its whole range of speeds, at every pinned motion. Nothing slides, sinks, floats or jumps. */

import { buildSpecies } from '../../src/build.ts';
import { createAnimal, species } from '../../src/index.ts';
import { addBody, createLegSample, sampleLeg } from '../../src/motion/clip.ts';
import { BODY_ROWS } from '../../src/skeleton/trunk.ts';
import { LEGS } from '../../src/units.ts';
import { assert } from './assert.ts';
import type { Case } from './cases.ts';
import { EVERYWHERE, FORE, HIND, SAMPLES, type StrideTrace, traceStride, tracesOf } from './stride.ts';

const motions = createAnimal('horse').motions.map(({ name }) => name);
const { rig, library } = buildSpecies(species.horse);

function everyTrace(): StrideTrace[] {
  return [
    ...Object.keys(EVERYWHERE).flatMap((gait) => tracesOf(gait, EVERYWHERE)),
    ...motions.map((motion) => traceStride({ motion })),
  ];
}

/** Runs of samples in which a leg stands, each as the toe's places. */
function stances({ stands, toe }: StrideTrace['legs']['LF']): [number, number, number][][] {
  const runs: [number, number, number][][] = [];
  let run: [number, number, number][] = [];
  for (let i = 0; i <= SAMPLES; i++) {
    if (i < SAMPLES && stands[i]) run.push(toe[i]);
    else if (run.length) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

export const cases: Case[] = [
  {
    name: 'row 13: a standing toe does not move by more than 1 mm from touch-down to lift-off',
    run: () => {
      for (const trace of everyTrace()) {
        for (const leg of LEGS) {
          for (const run of stances(trace.legs[leg])) {
            for (const toe of run)
              assert.isAtMost(Math.hypot(toe[0] - run[0][0], toe[2] - run[0][2]), 0.001, `${trace.label} ${leg}`);
          }
        }
      }
    },
  },
  {
    name: 'standing feet are on the ground, toes and heels never in it',
    run: () => {
      for (const trace of everyTrace()) {
        for (const leg of LEGS) {
          const { toe, heelY, stands } = trace.legs[leg];
          for (let i = 0; i < SAMPLES; i++) {
            if (stands[i]) assert.isAtMost(Math.abs(toe[i][1]), 0.002, `${trace.label} ${leg} toe`);
            assert.isAtLeast(toe[i][1], -0.002, `${trace.label} ${leg} toe under the ground`);
            assert.isAtLeast(heelY[i], -0.002, `${trace.label} ${leg} heel under the ground`);
          }
        }
      }
    },
  },
  {
    name: 'the hoof lands flat, stays flat, and rolls over its toe at the end',
    run: () => {
      for (const trace of everyTrace()) {
        for (const leg of LEGS) {
          const { heelY, phase, duty } = trace.legs[leg];
          for (let i = 0; i < SAMPLES; i++)
            if (phase[i] < 0.5 * duty) assert.isAtMost(heelY[i], 0.004, `${trace.label} ${leg} flat`);
          let last = phase.findIndex((p) => p < duty);
          for (let i = 0; i < SAMPLES; i++) if (phase[i] < duty && phase[i] > phase[last]) last = i;
          assert.isAtLeast(heelY[last], 0.004, `${trace.label} ${leg} heel up at lift-off`);
        }
      }
    },
  },
  {
    name: 'swinging toes clear the ground by 1 cm in mid-swing',
    run: () => {
      for (const trace of everyTrace()) {
        for (const leg of LEGS) {
          const { toe, phase, duty } = trace.legs[leg];
          for (let i = 0; i < SAMPLES; i++) {
            const share = (phase[i] - duty) / (1 - duty);
            if (share > 0.25 && share < 0.75)
              assert.isAtLeast(toe[i][1], 0.01, `${trace.label} ${leg} at ${share.toFixed(2)}`);
          }
        }
      }
    },
  },
  {
    name: 'Huang eq 11: the mean slip of the standing feet, seen from the body, is the step of the root',
    run: () => {
      for (const trace of everyTrace()) {
        for (let i = 1; i < SAMPLES; i++) {
          const standing = LEGS.filter((leg) => trace.legs[leg].stands[i] && trace.legs[leg].stands[i - 1]);
          if (standing.length === 0) continue;
          const step = trace.strideLength / SAMPLES;
          const slip =
            standing.reduce((sum, leg) => sum + step - (trace.legs[leg].toe[i][0] - trace.legs[leg].toe[i - 1][0]), 0) /
            standing.length;
          assert.closeTo(slip, step, 0.01 * step, trace.label);
        }
      }
    },
  },
  {
    name: 'the mean speed is the commanded one, within 1 %',
    run: () => {
      for (const trace of everyTrace())
        assert.closeTo(trace.travelled / trace.strideTime, trace.speed, 0.01 * trace.speed, trace.label);
    },
  },
  {
    name: 'no jump between two ticks: no joint turns more than 28 degrees in a hundred-and-twentieth of a second',
    run: () => {
      for (const trace of everyTrace()) {
        const ticks = Math.max(1, Math.round(SAMPLES / (trace.strideTime * 120)));
        for (const leg of LEGS) {
          for (const name of leg[1] === 'F' ? FORE : HIND) {
            const angles = trace.legs[leg].angles[name];
            // A knee at a racing gallop folds 100 degrees in 60 ms, 14 a tick in the mean; nothing may be twice as fast.
            for (let i = ticks; i < SAMPLES; i++)
              assert.isAtMost(Math.abs(angles[i] - angles[i - ticks]), 28, `${trace.label} ${leg}.${name}`);
          }
        }
      }
    },
  },
  {
    name: 'joint angles are continuous to the second derivative where a plate closes',
    run: () => {
      // A curve with a continuous second derivative has second differences that shrink with the square of the step; at a kink they
      // shrink with the step alone, at a jump not at all.
      for (const motion of motions) {
        const [coarse, fine] = [480, 960].map((samples) => differencesAtSeam(motion, samples));
        for (const name in coarse) {
          // Where the curve is nearly straight there is nothing to compare.
          if (coarse[name] < 20) continue;
          assert.isBelow(fine[name] / coarse[name], 1.6, `${motion} ${name}`);
        }
      }
    },
  },
  {
    name: 'the rows of every plate have the same second derivative on both sides of where it closes',
    run: () => {
      for (const clip of species.horse.motions.map((_, i) => library.clipAt(i))) {
        clip.legs.forEach((leg, i) => {
          const sample = createLegSample(rig.legs[i]);
          sameOnBothSides(`${clip.name} ${LEGS[i]}`, (u) => {
            sample.u = u;
            sampleLeg(leg, sample);
            return [...sample.rotations.slice(0, leg.channels - 1), sample.sole];
          });
        });
        sameOnBothSides(`${clip.name} body`, (u) => {
          const rows = BODY_ROWS.map(() => 0);
          addBody(clip, [u], 1, false, rows);
          return rows;
        });
      }
    },
  },
];

/** Rows are cubic in the last span of a stride and in the first: there second differences are exact, and lie on a line through that at the seam. */
function sameOnBothSides(name: string, rows: (u: number) => number[]): void {
  const h = 1e-3;
  const toward = (side: number): number[] => {
    const at = [0, 1, 2, 3].map((k) => rows((1 + side * (k * h + 1e-9)) % 1));
    return at[0].map((value, row) => (2 * value - 5 * at[1][row] + 4 * at[2][row] - at[3][row]) / (h * h));
  };
  const before = toward(-1);
  toward(1).forEach((after, row) => {
    assert.closeTo(after, before[row], 0.01 * (1 + Math.abs(after)), `${name}, row ${row}`);
  });
}

/** Largest second derivative of each joint's angle, rad/s^2, within 1 % of the stride around the leg's own touch-down. */
function differencesAtSeam(motion: string, samples: number): Record<string, number> {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command({ motion });
  animal.settle();
  const seconds = animal.strideTime / samples;
  const largest: Record<string, number> = {};
  const before: Record<string, number[]> = {};
  for (let i = 0; i < samples + 3; i++) {
    animal.advance(seconds);
    for (const leg of LEGS) {
      for (const joint of leg[1] === 'F' ? FORE : HIND) {
        const name = `${leg}.${joint}`;
        const angle = (animal.angle(name) * Math.PI) / 180;
        before[name] ??= [];
        const past = before[name];
        const { phase } = animal.legs[leg];
        if (past.length === 2 && Math.min(phase, 1 - phase) < 0.01) {
          largest[name] = Math.max(largest[name] ?? 0, Math.abs(angle - 2 * past[1] + past[0]) / (seconds * seconds));
        }
        past.push(angle);
        if (past.length > 2) past.shift();
      }
    }
  }
  return largest;
}
