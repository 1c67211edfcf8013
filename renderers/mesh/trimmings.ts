/** What is added to the skin without being sewn to it (hair, eyes, the dark of nostrils): what its vertices are, and how it lies on the skin. */
import type { Field } from './field.ts';
import { gradient } from './settle.ts';
import { plus, type Triple, times } from './triple.ts';

export const SKIN = 0;
export const EYE = 1;
export const MANE = 2;
export const TAIL = 3;

/** What is added to the skin, vertex by vertex. `loose` is 0..1, of skin 1 for horn; `points` too: of the points' colour, of an eye its pupil. */
export interface Trimmings {
  readonly positions: number[];
  readonly normals: number[];
  /** A row of shares for every vertex, one a joint. */
  readonly shares: Float32Array[];
  readonly kinds: number[];
  readonly loose: number[];
  readonly points: number[];
  readonly triangles: number[];
  /** Where every second lock has its triangles, for small pictures: [first, count]. */
  readonly sparse: [number, number][];
}

export function createTrimmings(): Trimmings {
  return { positions: [], normals: [], shares: [], kinds: [], loose: [], points: [], triangles: [], sparse: [] };
}

export function addVertex(
  out: Trimmings,
  at: Triple,
  normal: Triple,
  share: Float32Array,
  kind: number,
  loose: number,
  points = 0,
): void {
  out.positions.push(...at);
  out.normals.push(...normal);
  out.shares.push(share);
  out.kinds.push(kind);
  out.loose.push(loose);
  out.points.push(points);
}

const slope = /* @__PURE__ */ new Float64Array(4);

/** Draws a point to a height over the skin; returns it and the skin's normal. */
export function layOn(field: Field, from: Triple, over: number): { at: Triple; normal: Triple } {
  const { reach } = field;
  let at = from;
  let normal: Triple = [0, 0, 0];
  for (let step = 0; step < 3; step++) {
    gradient(field, at[0], at[1], Math.abs(at[2]), 0.1 * reach, slope);
    const length = Math.hypot(slope[0], slope[1], slope[2]) || 1;
    normal = times([slope[0], slope[1], at[2] < 0 ? -slope[2] : slope[2]], 1 / length);
    at = plus(at, normal, Math.max(-reach, Math.min(reach, over - slope[3] / length)));
  }
  return { at, normal };
}
