/** Half an animal, made whole: the other side is the mirror image, and the rims are sewn together. */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { Level } from './body.ts';
import { each } from './triangles.ts';

/** Adds all triangles of a level: both halves, the strip between them, and the ranges of `more`. Vertices of the other half come `rim.length` later, those of `more` after both. */
export function joinHalves(
  right: Int32Array,
  rim: Uint8Array,
  more: readonly number[],
  ranges: readonly (readonly [number, number])[],
  indices: number[],
): Level {
  const first = indices.length;
  const count = rim.length;
  // Edges between vertices of the rim: those that have no partner are the rim.
  const edges = new Set<number>();
  each(right.length, (t) => {
    const a = right[t];
    const b = right[t % 3 === 2 ? t - 2 : t + 1];
    if (rim[a] && rim[b]) edges.add(a * count + b);
    indices.push(a);
  });
  each(right.length / 3, (face) => {
    const t = 3 * face;
    indices.push(right[t] + count, right[t + 2] + count, right[t + 1] + count);
  });
  for (const edge of edges) {
    const b = edge % count;
    const a = (edge - b) / count;
    if (!edges.has(b * count + a)) indices.push(b, a, a + count, b, a + count, b + count);
  }
  const skin = indices.length - first;
  for (const [from, length] of ranges)
    each(length, (i) => {
      indices.push(2 * count + more[from + i]);
    });
  return { first, count: indices.length - first, skin };
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
