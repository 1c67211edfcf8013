/** Stage 12: what makes it alive. A seeded, slow wandering of neck, face and tail, so that no two strides are quite the same. */
import { DEFAULTS } from '../defaults.ts';
import { BODY_ROWS } from '../skeleton/trunk.ts';

const NECK = /* @__PURE__ */ BODY_ROWS.indexOf('neck');
const FACE = /* @__PURE__ */ BODY_ROWS.indexOf('face');
const TAIL = /* @__PURE__ */ BODY_ROWS.indexOf('tail');

/** Smooth, never repeating, within -1..1: two sines whose rates (rad/s, choices) have no common measure. */
function wander(time: number, seed: number): number {
  return (Math.sin(0.83 * time + 12.9898 * seed) + Math.sin(1.37 * time + 78.233 * seed)) / 2;
}

/** `seed` 0 is no variation at all. */
export function addStyle(seed: number, time: number, rows: Float64Array): void {
  if (seed === 0) return;
  rows[NECK] += DEFAULTS.variation * wander(time, seed);
  rows[FACE] += DEFAULTS.variation * wander(time, seed + 1);
  rows[TAIL] += 3 * DEFAULTS.variation * wander(time, seed + 2);
}
