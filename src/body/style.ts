/** Stage 12: what makes it alive. A seeded, slow wandering of neck, face and tail, so that no two strides are quite the same. */
import { DEFAULTS } from '../defaults.ts';
import { BODY_ROWS } from '../skeleton/trunk.ts';

const NECK = /* @__PURE__ */ BODY_ROWS.indexOf('neck');
const FACE = /* @__PURE__ */ BODY_ROWS.indexOf('face');
const TAIL = /* @__PURE__ */ BODY_ROWS.indexOf('tail');

/** `seed` 0 is no variation at all. */
export function addStyle(seed: number, time: number, rows: Float64Array): void {
  if (seed === 0) return;
  // Rates (rad/s, choices) without a common measure, with each other or with any stride.
  rows[NECK] += DEFAULTS.variation * Math.sin(0.83 * time + 12.9898 * seed);
  rows[FACE] += DEFAULTS.variation * Math.sin(1.37 * time + 78.233 * seed);
  rows[TAIL] += 3 * DEFAULTS.variation * Math.sin(1.09 * time + 37.719 * seed);
}
