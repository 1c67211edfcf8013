/** Half an animal, made whole: the other side is the mirror image, and the rims are sewn together. */
import type { Rig } from '../../src/skeleton/rig.ts';
import { rimOf } from './triangles.ts';

/** Triangles between the rims of both halves; vertices of the other half come `count` later. */
function sew(right: Int32Array, count: number): number[] {
  const rim = rimOf(right, count);
  // Edges between vertices of the rim: those that have no partner are the rim.
  const edges = new Set<number>();
  for (let t = 0; t < right.length; t++) {
    const a = right[t];
    const b = right[t % 3 === 2 ? t - 2 : t + 1];
    if (rim[a] && rim[b]) edges.add(a * count + b);
  }
  const strip: number[] = [];
  for (const edge of edges) {
    const b = edge % count;
    const a = (edge - b) / count;
    if (!edges.has(b * count + a)) strip.push(b, a, a + count, b, a + count, b + count);
  }
  return strip;
}

/** All triangles of a level: both halves, the strip between them, and the ranges of `more`, whose vertices come after those of both. */
export function joinHalves(
  right: Int32Array,
  count: number,
  more: readonly number[],
  ranges: readonly (readonly [number, number])[],
): { readonly indices: Uint32Array; readonly skin: number } {
  const strip = sew(right, count);
  const skin = 2 * right.length + strip.length;
  const indices = new Uint32Array(ranges.reduce((sum, [, length]) => sum + length, skin));
  indices.set(right);
  indices.set(strip, 2 * right.length);
  for (let t = 0, at = right.length; t < right.length; t += 3, at += 3) {
    indices[at] = right[t] + count;
    indices[at + 1] = right[t + 2] + count;
    indices[at + 2] = right[t + 1] + count;
  }
  let at = skin;
  for (const [from, length] of ranges) for (let t = from; t < from + length; t++) indices[at++] = 2 * count + more[t];
  return { indices, skin };
}

/** For every joint the one of the other side. */
export function mirrorJoints(rig: Rig): number[] {
  const mirrored = rig.joints.map((_, joint) => joint);
  for (const left of rig.legs)
    for (const right of rig.legs)
      if (left.kind === right.kind && left.side === -right.side)
        left.joints.forEach((joint, k) => {
          mirrored[joint] = right.joints[k];
        });
  return mirrored;
}
