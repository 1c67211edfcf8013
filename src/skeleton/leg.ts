/**
 * A leg is a planar chain: all its hinges turn about one axis, and the whole plane swings sideways about the girdle's fore-and-aft
 * axis (abduction). So it is solved in two dimensions, x forward and y up in the plane, and lifted into the world once.
 */
import type { vec3 } from 'gl-matrix';
import { halfTangent } from '../math/trig.ts';
import { type Pose, pointOnJoint } from './pose.ts';
import type { Rig, RigLeg } from './rig.ts';

/** Where the chain stands in its plane: joint positions from the girdle joint, then the toe, m, and the bones' directions, rad. */
export interface Chain {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly direction: Float64Array;
  /** Cosine and sine of half the angle by which the plane is turned sideways. */
  ca: number;
  sa: number;
}

export function createChain(leg: RigLeg): Chain {
  const count = leg.joints.length;
  return {
    x: new Float64Array(count + 1),
    y: new Float64Array(count + 1),
    direction: new Float64Array(count),
    ca: 1,
    sa: 0.5,
  };
}

/** Planar forward kinematics of the first bones, or all; `rotations` are the hinges' turns away from standing. */
export function solveChain(leg: RigLeg, rotations: Float64Array, out: Chain, bones = rotations.length): void {
  const { x, y, direction } = out;
  const { directions, restCos, restSin } = leg;
  let turned = 0;
  let jointX = 0;
  let jointY = 0;
  x[0] = 0;
  y[0] = 0;
  for (let i = 0; i < bones; i++) {
    turned += rotations[i];
    const tan = halfTangent(turned);
    const scale = leg.bones[i] / (1 + tan * tan);
    const cos = scale * (1 - tan * tan);
    const sin = scale * 2 * tan;
    direction[i] = directions[i] + turned;
    jointX += restCos[i] * cos - restSin[i] * sin;
    jointY += restSin[i] * cos + restCos[i] * sin;
    x[i + 1] = jointX;
    y[i + 1] = jointY;
  }
}

/** The girdle joint's place in the world. */
export function girdlePosition(rig: Rig, leg: RigLeg, pose: Pose, out: vec3): void {
  pointOnJoint(pose, leg.on, rig.offset[leg.joints[0]], out);
}

const girdle: vec3 = /* @__PURE__ */ new Float64Array(3);

/**
 * Lifts a solved chain into the world. The plane is turned about the girdle's x axis; the chain says how far. Written out on the flat arrays: with
 * gl-matrix it took twice as long and boxed its numbers.
 */
export function placeLeg(rig: Rig, leg: RigLeg, chain: Chain, pose: Pose): void {
  const { ca, sa } = chain;
  const { positions, rotations } = pose;
  const { x, y, direction } = chain;
  const { joints, bones, restCos, restSin } = leg;
  const on = 4 * leg.on;
  const px = rotations[on] * ca + rotations[on + 3] * sa;
  const py = rotations[on + 1] * ca + rotations[on + 2] * sa;
  const pz = rotations[on + 2] * ca - rotations[on + 1] * sa;
  const pw = rotations[on + 3] * ca - rotations[on] * sa;
  // The plane's own x and y axes in the world.
  const acrossX = 1 - 2 * (py * py + pz * pz);
  const acrossY = 2 * (px * py + pw * pz);
  const acrossZ = 2 * (px * pz - pw * py);
  const upwardX = 2 * (px * py - pw * pz);
  const upwardY = 1 - 2 * (px * px + pz * pz);
  const upwardZ = 2 * (py * pz + pw * px);
  girdlePosition(rig, leg, pose, girdle);
  const girdleX = girdle[0];
  const girdleY = girdle[1];
  const girdleZ = girdle[2];
  let jointX = 0;
  let jointY = 0;
  // A leg's joints follow one another.
  for (let i = 0, at3 = 3 * joints[0], at4 = 4 * joints[0]; i < joints.length; i++, at3 += 3, at4 += 4) {
    positions[at3] = girdleX + jointX * acrossX + jointY * upwardX;
    positions[at3 + 1] = girdleY + jointX * acrossY + jointY * upwardY;
    positions[at3 + 2] = girdleZ + jointX * acrossZ + jointY * upwardZ;
    const alongX = x[i + 1] - jointX;
    const alongY = y[i + 1] - jointY;
    jointX = x[i + 1];
    jointY = y[i + 1];
    // Half the turn from standing lies between where the bone points and where it pointed, if that tells it well.
    let c = bones[i] + alongX * restCos[i] + alongY * restSin[i];
    let s = alongY * restCos[i] - alongX * restSin[i];
    if (c > 0.5 * bones[i]) {
      const scale = 1 / Math.sqrt(c * c + s * s);
      c *= scale;
      s *= scale;
    } else {
      const half = (direction[i] - leg.directions[i]) / 2;
      c = Math.cos(half);
      s = Math.sin(half);
    }
    rotations[at4] = px * c + py * s;
    rotations[at4 + 1] = py * c - px * s;
    rotations[at4 + 2] = pz * c + pw * s;
    rotations[at4 + 3] = pw * c - pz * s;
  }
}
