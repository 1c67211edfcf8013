/** Stage 14 and 15: every leg is turned so that its foot is where it must be, and lifted into the world. */
import { clamp, smooth } from '../math/ease.ts';
import type { Share } from '../math/memory.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { arctangent } from '../math/trig.ts';
import { placeLeg } from '../skeleton/leg.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';
import { createFootGoal, reachFoot } from './ik.ts';
import type { FootPlan } from './planting.ts';
import type { Sampled } from './stride.ts';

export interface Legs {
  /** How far each foot stays from its place, m: 0 unless the place is out of reach. */
  readonly miss: Numbers;
  /** How far the girdle should sink for it, m: rise, for a foot too near. */
  readonly sink: Numbers;
  /** Where the sole would point had it not to roll on, rad, in the leg's plane. */
  readonly level: Numbers;
  /** How freely it rolls on. */
  readonly rolls: Numbers;
}

export function createLegs(share: Share): Legs {
  return {
    miss: zeros(4),
    sink: share(4),
    level: share(4),
    rolls: share(4),
  };
}

/** rad: from this heel-up angle on the hoof rolls freely over its toe (choice). */
const ROLLING = 0.5;
const SOLE_GIVE = 0.4; // how readily beside the joints, once it is in the air, and
const LEFT = 0.03; // m: this high (choices)
const INWARD = 0.006; // m: as soon as it is this high a foot is no farther out than its leg can be spread in the air (choice)

/** m: how near a foot must be to its way: on the ground exactly, in the air by its height, high up as nobody can see. */
const EXACT = 5e-6;
const AIRY = 0.01;
const NEAR = 2e-4;

const goal = /* @__PURE__ */ createFootGoal();

/** From the captured posture; `again` from the one that was found. */
export function reachFeet(rig: Rig, plan: FootPlan, sampled: Sampled, pose: Pose, out: Legs, again = false): void {
  const { positions, rotations } = pose;
  for (let i = 0; i < 4; i++) {
    const leg = rig.legs[i];
    if (leg.sprawl) {
      out.miss[i] = leg.sprawl.manner.reach(rig, i, plan, sampled.sole, sampled.rotations[i], pose);
      continue;
    }
    const { on } = leg;
    const at4 = 4 * on;
    const x = rotations[at4];
    const y = rotations[at4 + 1];
    const z = rotations[at4 + 2];
    const w = rotations[at4 + 3];
    // The axes of what carries the leg, in the world: forward, up and right.
    const forwardX = 1 - 2 * (y * y + z * z);
    const forwardY = 2 * (x * y + w * z);
    const forwardZ = 2 * (x * z - w * y);
    const upX = 2 * (x * y - w * z);
    const upY = 1 - 2 * (x * x + z * z);
    const upZ = 2 * (y * z + w * x);
    const rightX = 2 * (x * z + w * y);
    const rightY = 2 * (y * z - w * x);
    const rightZ = 1 - 2 * (x * x + y * y);
    const on3 = 3 * on;
    const to3 = 3 * leg.joints[0];
    const toeX = plan.x[i] - positions[on3];
    const toeY = plan.y[i] - positions[on3 + 1];
    const toeZ = plan.z[i] - positions[on3 + 2];
    const ahead = toeX * forwardX + toeY * forwardY + toeZ * forwardZ - rig.offsets[to3];
    const above = toeX * upX + toeY * upY + toeZ * upZ - rig.offsets[to3 + 1];
    let aside = toeX * rightX + toeY * rightY + toeZ * rightZ - rig.offsets[to3 + 2];
    // A foot in the air is spread no further than the leg can be; one that stood farther out comes in as it rises.
    if (plan.high[i] > 0)
      aside += smooth(plan.high[i] / INWARD) * (clamp(aside, leg.spread * above, -leg.spread * above) - aside);
    const depth = -Math.sqrt(above * above + aside * aside);
    // The leg's plane is turned sideways: by what cosine and sine, and half of it.
    const cos = above / depth;
    const sin = aside / depth;
    const half = Math.sqrt((1 + cos) / 2);
    const { bench } = leg;
    bench.ca = half;
    bench.sa = half > 0 ? sin / (2 * half) : 1;
    // Heights of the plane's own axes, across and, times its depth, up: how far the sole's level is turned in the leg's plane.
    let across = forwardY;
    let upward = upY * above + rightY * aside;
    // On a slope, heights above it.
    if (plan.slopeX[i] !== 0 || plan.slopeZ[i] !== 0) {
      across -= plan.slopeX[i] * forwardX + plan.slopeZ[i] * forwardZ;
      upward -= plan.slopeX[i] * (upX * above + rightX * aside) + plan.slopeZ[i] * (upZ * above + rightZ * aside);
    }
    const level = leg.directions[leg.joints.length - 1] - sampled.sole[i] - arctangent((across * depth) / upward);
    goal.x = ahead;
    goal.y = depth;
    goal.sole = level;
    goal.rolled = again ? bench.sole : level;
    out.level[i] = level;
    goal.soleGive = smooth(sampled.sole[i] / ROLLING) * (1 - (1 - SOLE_GIVE) * smooth(plan.high[i] / LEFT));
    out.rolls[i] = goal.soleGive;
    goal.near = Math.min(NEAR, EXACT + AIRY * plan.high[i]);
    reachFoot(leg, goal, sampled.rotations[i]);
    // What could not be reached at first need not be sought to the last bit by a leg that is eased there (body/inertia.ts).
    out.miss[i] = again && plan.high[i] > 0 ? Math.max(out.miss[i], goal.miss) : goal.miss;
    const short = goal.x * goal.x + goal.y * goal.y - bench.x * bench.x - bench.y * bench.y;
    out.sink[i] = short > 0 ? goal.miss : -goal.miss;
  }
}

export function solveLegs(rig: Rig, pose: Pose): void {
  // One that sprawls is where it is as soon as it reaches.
  for (let i = 0; i < 4; i++) if (!rig.legs[i].sprawl) placeLeg(rig, rig.legs[i], pose);
}
