/** What is added to the skin without being sewn to it (hair, eyes, the dark of nostrils): what its vertices are, and how it lies on the skin. */
import type { Field } from './field.ts';
import { gradient } from './settle.ts';
import { plus, type Triple, times } from './triple.ts';

export const SKIN = 0;
export const EYE = 1;
export const MANE = 2;
export const TAIL = 3;

/** What is the same for some vertices that follow each other. `loose` is 0..1, of skin 1 for horn; `points` too: of the points' colour, none unless told; of an eye its pupil. */
export interface Strand {
  /** One a joint. */
  readonly share: Float32Array;
  readonly loose: number;
  readonly points?: number;
}

/** What is added to the skin. */
export interface Trimmings {
  readonly positions: number[];
  readonly normals: number[];
  /** Of all vertices, one after another: what they are, and how many. */
  readonly strands: [Strand, kind: number, vertices: number][];
  readonly triangles: number[];
  /** Where every second lock has its triangles, for small pictures: [first, count]. */
  readonly sparse: [number, number][];
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
