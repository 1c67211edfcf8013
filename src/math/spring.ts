/** A critically damped spring by half-life, exact at any tick: value and rate stay continuous whatever is wanted, and nothing overshoots from rest. */

/** Value and rate after the last call. */
const moved = /* @__PURE__ */ new Float64Array(2);
const HALF_WAY = 1.678; // (1 + x) exp(-x) = 1/2

/** The new value and rate, in an array that the next call uses again. */
export function spring(value: number, rate: number, wanted: number, halfLife: number, dt: number): Float64Array {
  const stiffness = HALF_WAY / halfLife;
  const kept = Math.exp(-stiffness * dt);
  const gap = value - wanted;
  const pull = (rate + stiffness * gap) * dt;
  moved[0] = wanted + kept * (gap + pull);
  moved[1] = kept * (rate - stiffness * pull);
  return moved;
}
