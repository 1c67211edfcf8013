/**
 * The sun: it stands still over the world, high, ahead of an animal that goes to the right and on the viewer's side, so that side, front and
 * three-quarter views all have light and shade. Its shadow map is moved in whole texels, so that edges do not swim.
 */

type Axis = readonly [number, number, number];

/**
 * Towards it, 52 degrees high and 34 to the right of straight ahead of the viewer, a choice; and, as it sees the world, to the right and up. All are
 * of length one and square to each other.
 */
export const SUN: Axis = [0.347202, 0.785339, 0.512537];
const RIGHT: Axis = [0.827919, 0, -0.560848];
const UP: Axis = [-0.440456, 0.619067, -0.650196];

/** m: before and behind the middle, beside what is across. */
const SPARE = 4;

export function depthOf(half: number): number {
  return 2 * (half + SPARE);
}

/** Column-major, for places told from `origin` (world, m); the map covers `half` m around the point x, y, z from there. */
export function writeSunlight(
  origin: ArrayLike<number>,
  x: number,
  y: number,
  z: number,
  half: number,
  size: number,
  out: Float32Array,
  at: number,
): void {
  const texel = (2 * half) / size;
  const middle = (axis: Axis): number => {
    const world = axis[0] * origin[0] + axis[1] * origin[1] + axis[2] * origin[2];
    const there = world + axis[0] * x + axis[1] * y + axis[2] * z;
    return Math.round(there / texel) * texel - world;
  };
  const [across, up] = [middle(RIGHT), middle(UP)];
  const deep = depthOf(half);
  for (let k = 0; k < 3; k++) {
    out[at + 4 * k] = RIGHT[k] / half;
    out[at + 4 * k + 1] = UP[k] / half;
    out[at + 4 * k + 2] = -SUN[k] / deep;
    out[at + 4 * k + 3] = 0;
  }
  out[at + 12] = -across / half;
  out[at + 13] = -up / half;
  out[at + 14] = 0.5 + (SUN[0] * x + SUN[1] * y + SUN[2] * z) / deep;
  out[at + 15] = 1;
}
