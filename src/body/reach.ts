/** Stage 14 and 15: every leg is turned so that its foot is where it must be, and lifted into the world. */
import type { vec3 } from 'gl-matrix';
import { clamp } from '../math/ease.ts';
import { arctangent } from '../math/trig.ts';
import { type Chain, createChain, girdlePosition, placeLeg } from '../skeleton/leg.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { State } from '../state.ts';
import { createFootGoal, reachFoot } from './ik.ts';
import type { FootPlan } from './planting.ts';
import { CROUP, type Sampled, WITHERS } from './stride.ts';

export interface Legs {
  readonly chains: readonly Chain[];
  /** How far each foot stays from its place, m: 0 unless the place is out of reach. */
  readonly miss: Float64Array;
  /** How far the girdle should sink for it, m: rise, for a foot too near. */
  readonly sink: Float64Array;
}

export function createLegs(rig: Rig): Legs {
  return { chains: rig.legs.map(createChain), miss: new Float64Array(4), sink: new Float64Array(4) };
}

/** rad: from this heel-up angle on the hoof rolls freely over its toe (choice). */
const ROLLING = 0.5;

/** m: a foot this far above the ground needs to be only as near to its way as nobody can see. */
const HIGH = 0.02;
const NEAR = 1e-4;
const EXACT = 1e-6;

const goal = /* @__PURE__ */ createFootGoal();
const girdle: vec3 = /* @__PURE__ */ new Float64Array(3);

/** Inverse of a unit quaternion's rotation applied to (x, y, z), written into `girdle`. */
function intoFrame(q: Float64Array, x: number, y: number, z: number): void {
  const qx = -q[0];
  const qy = -q[1];
  const qz = -q[2];
  const w2 = 2 * q[3];
  const ux = qy * z - qz * y;
  const uy = qz * x - qx * z;
  const uz = qx * y - qy * x;
  girdle[0] = x + w2 * ux + 2 * (qy * uz - qz * uy);
  girdle[1] = y + w2 * uy + 2 * (qz * ux - qx * uz);
  girdle[2] = z + w2 * uz + 2 * (qx * uy - qy * ux);
}

export function reachFeet(rig: Rig, plan: FootPlan, sampled: Sampled, pose: Pose, out: Legs): void {
  for (let i = 0; i < 4; i++) {
    const leg = rig.legs[i];
    const rotation = pose.rotation[leg.on];
    girdlePosition(rig, leg, pose, girdle);
    intoFrame(rotation, plan.x[i] - girdle[0], plan.y[i] - girdle[1], plan.z[i] - girdle[2]);
    // A foot in the air is spread no further than the leg can be.
    if (plan.high[i] > 0) girdle[2] = clamp(girdle[2], leg.spread * girdle[1], -leg.spread * girdle[1]);
    const depth = -Math.sqrt(girdle[1] * girdle[1] + girdle[2] * girdle[2]);
    // Half the angle by which the leg's plane is turned sideways: cos a = y / depth, sin a = z / depth.
    const half = Math.sqrt((1 + girdle[1] / depth) / 2);
    const chain = out.chains[i];
    chain.ca = half;
    chain.sa = half > 0 ? girdle[2] / depth / (2 * half) : 1;
    // Heights of the plane's own axes, across and up: how far the sole's level is turned in the leg's plane.
    const x = rotation[0];
    const y = rotation[1];
    const z = rotation[2];
    const w = rotation[3];
    let across = 2 * (x * y + w * z);
    let upward = ((1 - 2 * (x * x + z * z)) * girdle[1] + 2 * (y * z - w * x) * girdle[2]) / depth;
    // On a slope, heights above it.
    if (plan.slopeX[i] !== 0 || plan.slopeZ[i] !== 0) {
      across -= plan.slopeX[i] * (1 - 2 * (y * y + z * z)) + plan.slopeZ[i] * 2 * (x * z - w * y);
      upward -=
        (plan.slopeX[i] * 2 * ((x * y - w * z) * girdle[1] + (x * z + w * y) * girdle[2]) +
          plan.slopeZ[i] * (2 * (y * z + w * x) * girdle[1] + (1 - 2 * (x * x + y * y)) * girdle[2])) /
        depth;
    }
    const level = leg.directions[leg.joints.length - 1] - sampled.sole[i] - arctangent(across / upward);
    const tipped = sampled.sole[i] / ROLLING;
    const soleGive = tipped >= 1 ? 1 : tipped > 0 ? tipped * tipped * (3 - 2 * tipped) : 0;
    goal.x = girdle[0];
    goal.y = depth;
    goal.sole = level;
    goal.soleGive = soleGive;
    goal.near = plan.high[i] > HIGH ? NEAR : EXACT;
    reachFoot(leg, goal, sampled.rotations[i], chain);
    out.miss[i] = goal.miss;
    const last = leg.joints.length;
    const short = goal.x * goal.x + goal.y * goal.y - chain.x[last] * chain.x[last] - chain.y[last] * chain.y[last];
    out.sink[i] = short > 0 ? goal.miss : -goal.miss;
  }
}

/** m: a standing foot this far from its place is in reach. */
const IN_REACH = 1e-4;
/** m: so far a girdle gives way at a time. */
const DEEPEST = 0.03;

/** Lowers the girdle of a foot that cannot reach its place, or lifts that of one too near; whether there was one. In a steady gait there is none. */
export function giveWay(state: State, { sink }: Legs, rows: Float64Array): boolean {
  let gave = false;
  for (let end = 0; end < 2; end++) {
    let most = 0;
    for (let leg = 2 * end; leg < 2 * end + 2; leg++) {
      if (state.share[leg] < 1 && Math.abs(sink[leg]) > Math.abs(most)) most = sink[leg];
    }
    if (Math.abs(most) < IN_REACH) continue;
    rows[end === 0 ? WITHERS : CROUP] -= clamp(1.3 * most, -DEEPEST, DEEPEST);
    gave = true;
  }
  return gave;
}

export function solveLegs(rig: Rig, legs: Legs, pose: Pose): void {
  for (let i = 0; i < 4; i++) placeLeg(rig, rig.legs[i], legs.chains[i], pose);
}
