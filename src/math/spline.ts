/**
 * Uniform cubic B-splines: twice continuously differentiable, and a run of equal control values stays exactly flat.
 * Periodic ones carry the rows of a plate, open ones the way of a foot through the air. Parameter 0..1.
 */
import type { Numbers } from './memory.ts';

/** The value at fraction f of a knot span, from the four controls around it. What is the same for all values at one f, V8 works out but once. */
export function spline(f: number, before: number, from: number, to: number, after: number): number {
  const g = 1 - f;
  return (
    g * g * g * (1 / 6) * before +
    (f * f * (0.5 * f - 1) + 2 / 3) * from +
    (g * g * (0.5 * g - 1) + 2 / 3) * to +
    f * f * f * (1 / 6) * after
  );
}

/** Control values of the periodic spline that passes through the keys: (c[i-1] + 4 c[i] + c[i+1]) / 6 = key[i]. */
export function interpolatingControls(keys: ArrayLike<number>): Numbers {
  const count = keys.length;
  const controls = Array.from(keys);
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
