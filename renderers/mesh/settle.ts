/** After the cells have given triangles: their vertices are evened out and drawn onto the skin. */
import type { Field } from './field.ts';
import { rimOf } from './triangles.ts';

export interface HalfSkin {
  /** 3 a vertex, m. */
  readonly positions: Float64Array;
  /** Anticlockwise seen from outside. */
  readonly triangles: Int32Array;
}

/** Steps onto the skin, all in one direction. */
const STEPS = 3;
/** So near to it, in cells, is on it. */
const NEAR = 0.02;

/** Evens out the vertices along the skin, and draws them onto it, up or down its slope: as the corners of the cell tell it. */
export function settle(field: Field, { positions, triangles }: HalfSkin, slopes: Float64Array, cell: number): void {
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
    for (let axis = 0; axis < 3; axis++) {
      slope[axis] = slopes[3 * v + axis];
      const at = positions[3 * v + axis];
      if (!rim[v]) positions[3 * v + axis] += 0.5 * (sums[4 * v + axis] / sums[4 * v + 3] - at);
    }
    if (drawOn(field, positions, 3 * v, slope, cell)) continue;
    // What the corners tell is too coarse here.
    gradient(field, positions[3 * v], positions[3 * v + 1], positions[3 * v + 2], 0.25 * cell, slope);
    drawOn(field, positions, 3 * v, slope, cell);
  }
}

/** Moves a point along the slope onto the skin; tells whether it got there. */
function drawOn(field: Field, positions: Float64Array, at: number, slope: Float64Array, cell: number): boolean {
  const length = Math.sqrt(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]) || 1;
  let value = field.value(positions[at], positions[at + 1], positions[at + 2]);
  let steepness = 1;
  for (let step = 0; step < STEPS; step++) {
    // Never farther than a few cells: where the field has a fold its slope may mislead.
    const far = Math.max(-2 * cell, Math.min(2 * cell, value / steepness));
    for (let axis = 0; axis < 3; axis++) positions[at + axis] -= (far * slope[axis]) / length;
    positions[at + 2] = Math.max(0.2 * cell, positions[at + 2]);
    const before = value;
    value = field.value(positions[at], positions[at + 1], positions[at + 2]);
    if (Math.abs(value) < NEAR * cell) return true;
    steepness = Math.max(0.3, Math.min(3, (before - value) / far));
  }
  return false;
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
