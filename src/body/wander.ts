/** What makes it alive: a seeded, slow wandering of neck, face and tail, so that no two strides are quite the same. */
import * as DEFAULTS from '../defaults.ts';
import { FACE, NECK, TAIL } from '../skeleton/trunk.ts';

/** `seed` 0 is no variation at all. */
export function wander(seed: number, time: number, rows: Float64Array): void {
  if (seed === 0) return;
  // Rates (rad/s, choices) without a common measure, with each other or with any stride.
  rows[NECK] += DEFAULTS.variation * Math.sin(0.83 * time + 12.9898 * seed);
  rows[FACE] += DEFAULTS.variation * Math.sin(1.37 * time + 78.233 * seed);
  rows[TAIL] += 3 * DEFAULTS.variation * Math.sin(1.09 * time + 37.719 * seed);
}
