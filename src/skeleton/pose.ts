/**
 * A posture of the whole skeleton in the world: one flat array per quantity, with a view per joint made once so that gl-matrix
 * works on them in place. Metres, quaternions x y z w.
 */
import type { ReadonlyVec3, vec3 } from 'gl-matrix';
import type { Rig } from './rig.ts';

export interface Pose {
  readonly positions: Float64Array;
  readonly rotations: Float64Array;
  /** Views into the two arrays above, one a joint. */
  readonly position: readonly Float64Array[];
  readonly rotation: readonly Float64Array[];
}

export function createPose(rig: Rig): Pose {
  const count = rig.joints.length;
  const positions = Float64Array.from(rig.rest);
  const rotations = new Float64Array(4 * count);
  for (let j = 0; j < count; j++) rotations[4 * j + 3] = 1;
  return {
    positions,
    rotations,
    position: rig.joints.map((_, j) => positions.subarray(3 * j, 3 * j + 3)),
    rotation: rig.joints.map((_, j) => rotations.subarray(4 * j, 4 * j + 4)),
  };
}

export function copyPose(from: Pose, to: Pose): void {
  to.positions.set(from.positions);
  to.rotations.set(from.rotations);
}

/** A point fixed to a joint, in the world. Written out, since every leg hangs on one in every frame. */
export function pointOnJoint<Out extends vec3>(pose: Pose, joint: number, offset: ReadonlyVec3, out: Out): Out {
  const { positions, rotations } = pose;
  const x = offset[0];
  const y = offset[1];
  const z = offset[2];
  const qx = rotations[4 * joint];
  const qy = rotations[4 * joint + 1];
  const qz = rotations[4 * joint + 2];
  const w = 2 * rotations[4 * joint + 3];
  const ux = qy * z - qz * y;
  const uy = qz * x - qx * z;
  const uz = qx * y - qy * x;
  out[0] = positions[3 * joint] + x + w * ux + 2 * (qy * uz - qz * uy);
  out[1] = positions[3 * joint + 1] + y + w * uy + 2 * (qz * ux - qx * uz);
  out[2] = positions[3 * joint + 2] + z + w * uz + 2 * (qx * uy - qy * ux);
  return out;
}

/** The same posture of an animal `by` times as large. */
export function scalePose(from: Pose, by: number, to: Pose): void {
  for (let i = 0; i < from.positions.length; i++) to.positions[i] = by * from.positions[i];
  to.rotations.set(from.rotations);
}
