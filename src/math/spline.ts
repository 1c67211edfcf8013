/**
 * Uniform cubic B-splines: twice continuously differentiable, and a run of equal control values stays exactly flat.
 * Periodic ones carry the rows of a plate, open ones the way of a foot through the air. Parameter 0..1.
 */

/** The four basis weights at fraction f of a knot span. */
export function splineWeights(f: number, out: Float64Array): void {
  const g = 1 - f;
  const f2 = f * f;
  const f3 = f2 * f;
  out[0] = g * g * g * (1 / 6);
  out[1] = 0.5 * f3 - f2 + 2 / 3;
  out[2] = 0.5 * (f2 + f - f3) + 1 / 6;
  out[3] = f3 * (1 / 6);
}

/** Control values of the periodic spline that passes through the keys: (c[i-1] + 4 c[i] + c[i+1]) / 6 = key[i]. */
export function interpolatingControls(keys: ArrayLike<number>): Float64Array {
  const count = keys.length;
  const controls = Float64Array.from(keys);
  // Diagonally dominant: each sweep shrinks the error at least by four, so 30 sweeps reach the last bit.
  for (let sweep = 0; sweep < 30; sweep++) {
    for (let i = 0; i < count; i++) {
      const before = controls[(i + count - 1) % count];
      const after = controls[(i + 1) % count];
      controls[i] = (6 * keys[i] - before - after) / 4;
    }
  }
  return controls;
}
