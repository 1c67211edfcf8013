/** What makes it alive: a seeded, slow wandering of neck, face and tail, so that no two strides are quite the same. */
import * as DEFAULTS from '../defaults.ts';
import { phaseDifference } from '../math/circle.ts';
import { FACE, NECK, TAIL } from '../skeleton/trunk.ts';

/** `seed` 0 is no variation at all. */
export function wander(seed: number, time: number, rows: Float64Array): void {
  if (seed === 0) return;
  // Rates (1/s, choices) without a common measure, with each other or with any stride.
  rows[NECK] += wave(0.132 * time + 2.07 * seed);
  rows[FACE] += wave(0.218 * time + 0.45 * seed);
  rows[TAIL] += 3 * wave(0.173 * time + 0.61 * seed);
}

/** Up and down by the variation, once in every whole number: within a twenty-fifth a sine, as smooth as its third derivative, and several times as fast. */
function wave(x: number): number {
  const p = phaseDifference(0, x);
  return DEFAULTS.variation * p * (1 - 4 * p * p) * (6 - 10.3 * p * p);
}
