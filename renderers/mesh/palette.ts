/**
 * The skinning palette: for each joint the matrix that carries a point of the standing animal to where the pose has it, as the GPU
 * wants them, column-major and one after the other. A rest orientation is the identity, so with world rotation R and position p
 *
 *     M = [R | p] x [1 | -rest] = [R | p - R rest]
 *
 * Written out, since it is done for every joint in every frame: gl-matrix would build two matrices and multiply them. Worked out in
 * doubles against an origin near the animal, so that the floats are as exact a thousand kilometres away as at home. Metres.
 */
import type { ReadonlyVec3 } from 'gl-matrix';
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Rig } from '../../src/skeleton/rig.ts';

/** Memory for the palette of one animal, with what never changes in it: the last row of each matrix. */
export function createPalette(rig: Rig): Float32Array {
  const palette = new Float32Array(16 * rig.joints.length);
  for (let at = 15; at < palette.length; at += 16) palette[at] = 1;
  return palette;
}

/** Fills `out`, made by createPalette, with the matrices of all joints; places are told from `origin`, a point of the world. */
export function writePalette(rig: Rig, pose: Pose, origin: ReadonlyVec3, out: Float32Array): void {
  const { rest } = rig;
  const { positions, rotations } = pose;
  const originX = origin[0];
  const originY = origin[1];
  const originZ = origin[2];
  const count = rig.joints.length;
  for (let joint = 0; joint < count; joint++) {
    // Not counted on their own: as products V8 knows that they cannot be too large a number, and does not check every sum.
    const at3 = 3 * joint;
    const at4 = 4 * joint;
    const at = 16 * joint;
    const x = rotations[at4];
    const y = rotations[at4 + 1];
    const z = rotations[at4 + 2];
    const w = rotations[at4 + 3];
    const x2 = x + x;
    const y2 = y + y;
    const z2 = z + z;
    const xx = x * x2;
    const xy = x * y2;
    const xz = x * z2;
    const yy = y * y2;
    const yz = y * z2;
    const zz = z * z2;
    const wx = w * x2;
    const wy = w * y2;
    const wz = w * z2;

    const xAxisX = 1 - yy - zz;
    const xAxisY = xy + wz;
    const xAxisZ = xz - wy;
    const yAxisX = xy - wz;
    const yAxisY = 1 - xx - zz;
    const yAxisZ = yz + wx;
    const zAxisX = xz + wy;
    const zAxisY = yz - wx;
    const zAxisZ = 1 - xx - yy;
    const restX = rest[at3];
    const restY = rest[at3 + 1];
    const restZ = rest[at3 + 2];

    out[at] = xAxisX;
    out[at + 1] = xAxisY;
    out[at + 2] = xAxisZ;
    out[at + 4] = yAxisX;
    out[at + 5] = yAxisY;
    out[at + 6] = yAxisZ;
    out[at + 8] = zAxisX;
    out[at + 9] = zAxisY;
    out[at + 10] = zAxisZ;
    out[at + 12] = positions[at3] - originX - (xAxisX * restX + yAxisX * restY + zAxisX * restZ);
    out[at + 13] = positions[at3 + 1] - originY - (xAxisY * restX + yAxisY * restY + zAxisY * restZ);
    out[at + 14] = positions[at3 + 2] - originZ - (xAxisZ * restX + yAxisZ * restY + zAxisZ * restZ);
  }
}
