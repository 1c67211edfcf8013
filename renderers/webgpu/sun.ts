/**
 * The sun: it stands still over the world, high, ahead of an animal that goes to the right and on the viewer's side, so that side, front and
 * three-quarter views all have light and shade. Its shadow map is moved in whole texels, so that edges do not swim.
 */
import { vec3 } from 'gl-matrix';

/** A choice: 51 degrees high. */
export const SUN: vec3 = /* @__PURE__ */ vec3.normalize(new Float64Array(3), [0.42, 0.95, 0.62]);
const RIGHT: vec3 = /* @__PURE__ */ vec3.normalize(
  new Float64Array(3),
  /* @__PURE__ */ vec3.cross(new Float64Array(3), [0, 1, 0], SUN),
);
const UP: vec3 = /* @__PURE__ */ vec3.cross(new Float64Array(3), SUN, RIGHT);

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
  const middle = (axis: vec3): number => {
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
