/** After the cells have given triangles: every sheet gets vertices of its own, and they are evened out and drawn onto the skin. */
import type { Field } from './field.ts';
import { fansOf, rimOf } from './triangles.ts';

export interface HalfSkin {
  /** 3 a vertex, m. */
  readonly positions: Float64Array;
  /** Anticlockwise seen from outside. */
  readonly triangles: Int32Array;
}

/** Steps onto the skin, all in the direction of the first. */
const STEPS = 3;

/** Where two sheets still share a vertex, each gets its own: a vertex for every fan of triangles. */
export function splitPinched(positions: Float64Array, triangles: Int32Array): HalfSkin {
  const count = positions.length / 3;
  const { starts, places } = fansOf(triangles, count);
  const after = (t: number): number => triangles[t - (t % 3) + ((t + 1) % 3)];
  const before = (t: number): number => triangles[t - (t % 3) + ((t + 2) % 3)];
  const more: number[] = [];
  for (let v = 0; v < count; v++) {
    const from = starts[v];
    // Gather the first fan at the front of the list; what is left over makes the next.
    let fan = from;
    for (let start = from; start < starts[v + 1]; start = fan) {
      fan = start + 1;
      for (let i = start; i < fan; i++)
        for (let j = fan; j < starts[v + 1]; j++) {
          const [one, two] = [places[i], places[j]];
          if (after(one) !== before(two) && before(one) !== after(two)) continue;
          places[j] = places[fan];
          places[fan++] = two;
        }
      if (start === from) continue;
      for (let i = start; i < fan; i++) triangles[places[i]] = count + more.length / 3;
      more.push(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
    }
  }
  const all = new Float64Array(positions.length + more.length);
  all.set(positions);
  all.set(more, positions.length);
  return { positions: all, triangles };
}

/** Evens out the vertices along the skin, and draws them onto it. */
export function settle(field: Field, { positions, triangles }: HalfSkin, cell: number): void {
  const count = positions.length / 3;
  const sums = new Float64Array(4 * count);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let e = 0; e < 3; e++) {
      const a = triangles[t + e];
      const b = triangles[t + ((e + 1) % 3)];
      for (let axis = 0; axis < 3; axis++) {
        sums[4 * a + axis] += positions[3 * b + axis];
        sums[4 * b + axis] += positions[3 * a + axis];
      }
      sums[4 * a + 3]++;
      sums[4 * b + 3]++;
    }
  }
  const rim = rimOf(triangles, count);
  const slope = new Float64Array(4);
  for (let v = 0; v < count; v++) {
    let x = positions[3 * v];
    let y = positions[3 * v + 1];
    let z = positions[3 * v + 2];
    if (!rim[v]) {
      x += 0.5 * (sums[4 * v] / sums[4 * v + 3] - x);
      y += 0.5 * (sums[4 * v + 1] / sums[4 * v + 3] - y);
      z += 0.5 * (sums[4 * v + 2] / sums[4 * v + 3] - z);
    }
    gradient(field, x, y, z, 0.25 * cell, slope);
    const length = Math.sqrt(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]);
    let value = slope[3];
    for (let step = 0; step < STEPS && length > 1e-3; step++) {
      if (step > 0) value = field.value(x, y, z);
      // Never farther than a few cells: where the field has a fold its slope may mislead.
      const far = Math.max(-2 * cell, Math.min(2 * cell, value / length)) / length;
      x -= far * slope[0];
      y -= far * slope[1];
      z = Math.max(0.2 * cell, z - far * slope[2]);
    }
    positions[3 * v] = x;
    positions[3 * v + 1] = y;
    positions[3 * v + 2] = z;
  }
}

/** The field's slope and, in the fourth place, its value, from the corners of a tetrahedron. */
export function gradient(field: Field, x: number, y: number, z: number, reach: number, out: Float64Array): void {
  const a = field.value(x + reach, y - reach, Math.abs(z - reach));
  const b = field.value(x - reach, y - reach, Math.abs(z + reach));
  const c = field.value(x - reach, y + reach, Math.abs(z - reach));
  const d = field.value(x + reach, y + reach, Math.abs(z + reach));
  const scale = 1 / (4 * reach);
  out[0] = (a - b - c + d) * scale;
  out[1] = (-a - b + c + d) * scale;
  out[2] = (-a + b - c + d) * scale;
  out[3] = (a + b + c + d) / 4;
}
