/** What makes it alive: a seeded, slow wandering of neck, face and tail, so that no two strides are quite the same. */
import * as DEFAULTS from '../defaults.ts';
import { phaseDifference } from '../math/circle.ts';
import type { Numbers } from '../math/memory.ts';
import { FACE, NECK, TAIL } from '../skeleton/trunk.ts';

/** `seed` 0 is no variation at all. */
export function wander(seed: number, time: number, rows: Numbers): void {
  if (seed === 0) return;
  // Rates (1/s) that fall in step again only after hours, and starts by the seed that no two of thousands share (choices).
  rows[NECK] += wave(0.1313 * time + 0.0673 * seed);
  rows[FACE] += wave(0.2183 * time + 0.4521 * seed);
  rows[TAIL] += 3 * wave(0.1743 * time + 0.6103 * seed);
}

/** Up and down by the variation, once in every whole number: within a twenty-fifth a sine, without a kink, and several times as fast. */
function wave(x: number): number {
  const p = phaseDifference(0, x);
  return DEFAULTS.variation * p * (1 - 4 * p * p) * (6 - 10.3 * p * p);
}
