/** After the cells have given triangles: their vertices are evened out and drawn onto the skin. */
import type { Field } from './field.ts';
import { each } from './triangles.ts';

export interface HalfSkin {
  /** 3 a vertex, m. */
  readonly positions: Float64Array;
  /** Anticlockwise seen from outside. */
  readonly triangles: Int32Array;
  /** 3 a vertex, a unit long: the slope of the field. */
  readonly normals: Float64Array;
  /** 1 for the vertices along the median plane: those that have an edge without a triangle on its other side. */
  readonly rim: Uint8Array;
}

/** How far around a vertex the slope is taken, in cells: well within what is thinnest. */
const REACH = 0.3;
/** Steps onto the skin, all in one direction. */
const STEPS = 3;
/** So near to it, in cells, is on it. */
const NEAR = 0.02;

/** Evens out the vertices along the skin, and draws them onto it, up or down its slope; writes the slopes to `normals`, and finds the rim. */
export function settle(field: Field, { positions, triangles, normals, rim }: HalfSkin, cell: number): void {
  const count = positions.length / 3;
  const sums = new Float64Array(4 * count);
  const balance = new Int32Array(count);
  each(triangles.length, (t) => {
    const a = triangles[t];
    const b = triangles[t % 3 === 2 ? t - 2 : t + 1];
    for (let axis = 0; axis < 3; axis++) {
      sums[4 * a + axis] += positions[3 * b + axis];
      sums[4 * b + axis] += positions[3 * a + axis];
    }
    sums[4 * a + 3]++;
    sums[4 * b + 3]++;
    // Around an inner vertex every neighbour comes once before and once after it: the sums of their numbers are the same.
    balance[a] += b;
    balance[b] -= a;
  });
  const slope = new Float64Array(4);
  each(count, (v) => {
    rim[v] = balance[v] === 0 ? 0 : 1;
    const ease = rim[v] ? 0 : 0.5;
    const at = 3 * v;
    for (let axis = 0; axis < 3; axis++)
      positions[at + axis] += ease * (sums[4 * v + axis] / sums[4 * v + 3] - positions[at + axis]);
    drawOn(field, positions, at, slope, cell);
    for (let axis = 0; axis < 3; axis++) normals[at + axis] = slope[axis];
  });
}

/** Moves a point along the slope onto the skin. The slope is made a unit long. */
function drawOn(field: Field, positions: Float64Array, at: number, slope: Float64Array, cell: number): void {
  gradient(field, positions[at], positions[at + 1], positions[at + 2], REACH * cell, slope);
  const length = Math.sqrt(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]) || 1;
  for (let axis = 0; axis < 3; axis++) slope[axis] /= length;
  let value = slope[3];
  let steepness = Math.max(0.3, length);
  for (let step = 0; step < STEPS; step++) {
    // Never farther than a few cells: where the field has a fold its slope may mislead.
    const far = Math.max(-2 * cell, Math.min(2 * cell, value / steepness));
    for (let axis = 0; axis < 3; axis++) positions[at + axis] -= far * slope[axis];
    positions[at + 2] = Math.max(0.2 * cell, positions[at + 2]);
    const before = value;
    value = field.value(positions[at], positions[at + 1], positions[at + 2]);
    if (Math.abs(value) < NEAR * cell) return;
    steepness = Math.max(0.3, Math.min(3, (before - value) / far));
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
