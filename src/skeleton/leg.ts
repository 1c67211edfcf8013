/**
 * A leg is a planar chain: all its hinges turn about one axis, and the whole plane swings sideways about the girdle's fore-and-aft
 * axis (abduction). So it is solved in two dimensions, x forward and y up in the plane, and lifted into the world once.
 */
import { quat, vec3 } from 'gl-matrix';
import type { Pose } from './pose.ts';
import type { Rig, RigLeg } from './rig.ts';

/** Where the chain stands in its plane: joint positions from the girdle joint, then the toe, m, and the bones' directions, rad. */
export interface Chain {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly direction: Float64Array;
}

export function createChain(leg: RigLeg): Chain {
  const count = leg.joints.length;
  return { x: new Float64Array(count + 1), y: new Float64Array(count + 1), direction: new Float64Array(count) };
}

/** Planar forward kinematics; `rotations` are the hinges' turns away from standing. */
export function solveChain(leg: RigLeg, rotations: Float64Array, out: Chain): void {
  const { x, y, direction } = out;
  let turned = 0;
  x[0] = 0;
  y[0] = 0;
  for (let i = 0; i < rotations.length; i++) {
    turned += rotations[i];
    const toward = leg.directions[i] + turned;
    direction[i] = toward;
    x[i + 1] = x[i] + leg.bones[i] * Math.cos(toward);
    y[i + 1] = y[i] + leg.bones[i] * Math.sin(toward);
  }
}

const plane: quat = /* @__PURE__ */ new Float64Array(4);
const hinge: quat = /* @__PURE__ */ new Float64Array(4);
const across: vec3 = /* @__PURE__ */ new Float64Array(3);
const upward: vec3 = /* @__PURE__ */ new Float64Array(3);

/** The girdle joint's place in the world. */
export function girdlePosition(rig: Rig, leg: RigLeg, pose: Pose, out: vec3): void {
  const first = 3 * leg.joints[0];
  vec3.set(out, rig.offsets[first], rig.offsets[first + 1], rig.offsets[first + 2]);
  vec3.transformQuat(out, out, pose.rotation[leg.on]);
  vec3.add(out, out, pose.position[leg.on]);
}

/** Lifts a solved chain into the world. `abduction` turns the plane about the girdle's x axis. */
export function placeLeg(rig: Rig, leg: RigLeg, chain: Chain, abduction: number, pose: Pose): void {
  quat.set(hinge, Math.sin(abduction / 2), 0, 0, Math.cos(abduction / 2));
  quat.multiply(plane, pose.rotation[leg.on], hinge);
  vec3.set(across, 1, 0, 0);
  vec3.transformQuat(across, across, plane);
  vec3.set(upward, 0, 1, 0);
  vec3.transformQuat(upward, upward, plane);
  const girdle = pose.position[leg.joints[0]];
  girdlePosition(rig, leg, pose, girdle);
  for (let i = 0; i < leg.joints.length; i++) {
    const joint = leg.joints[i];
    if (i > 0) {
      const position = pose.position[joint];
      position[0] = girdle[0] + chain.x[i] * across[0] + chain.y[i] * upward[0];
      position[1] = girdle[1] + chain.x[i] * across[1] + chain.y[i] * upward[1];
      position[2] = girdle[2] + chain.x[i] * across[2] + chain.y[i] * upward[2];
    }
    const half = (chain.direction[i] - leg.directions[i]) / 2;
    const s = Math.sin(half);
    const c = Math.cos(half);
    const rotation = pose.rotation[joint];
    rotation[0] = plane[0] * c + plane[1] * s;
    rotation[1] = plane[1] * c - plane[0] * s;
    rotation[2] = plane[2] * c + plane[3] * s;
    rotation[3] = plane[3] * c - plane[2] * s;
  }
}
