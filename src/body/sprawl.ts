/**
 * A leg that is held out sideways. Its plane turns about the girdle's upright axis, as the leg goes forward and back, and is tipped so that the
 * knee is carried ahead, or the elbow behind; in the plane two bones reach for the ankle, which two bones do in one way only. The foot is
 * no part of the plane: it lies on the ground as it was set down.
 *
 *     seen from above            in the plane
 *        ahead                     knee
 *     girdle o._  ankle             _o_
 *            |  `o_            u ->/   \
 *            |     `> toe    girdle o   o ankle      v: up, in the plane
 */
import type { vec3 } from 'gl-matrix';
import { clamp } from '../math/ease.ts';
import { girdlePosition } from '../skeleton/leg.ts';
import { type Pose, pointOnJoint } from '../skeleton/pose.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import type { FootPlan } from './planting.ts';

/** Where the ankle must be, from the girdle joint and in its directions, m; how far it stays from there. */
export interface AnkleGoal {
  ahead: number;
  above: number;
  aside: number;
  miss: number;
}

/** Turns a rotation further about its own axis: 0 x, 1 y, 2 z. */
function turn(q: Float64Array, axis: number, angle: number): void {
  const cos = Math.cos(angle / 2);
  const sin = Math.sin(angle / 2);
  const next = (axis + 1) % 3;
  const other = (axis + 2) % 3;
  const along = q[axis];
  const a = q[next];
  const b = q[other];
  q[axis] = along * cos + q[3] * sin;
  q[next] = a * cos + b * sin;
  q[other] = b * cos - a * sin;
  q[3] = q[3] * cos - along * sin;
}

const toe: vec3 = /* @__PURE__ */ new Float64Array(3);

/** Lays the foot on its ground, toe in its place and heel up by `sole`, and the ankle where that has it. `toes`: from ahead outwards. */
export function layFoot(leg: RigLeg, index: number, plan: FootPlan, toes: number, sole: number, pose: Pose): void {
  const ankle = leg.joints[2];
  const q = pose.rotation[ankle];
  const slopeX = plan.slopeX[index];
  const slopeZ = plan.slopeZ[index];
  const steep = 1 + Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
  const scale = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + steep * steep);
  q[0] = -slopeZ * scale;
  q[1] = 0;
  q[2] = slopeX * scale;
  q[3] = steep * scale;
  turn(q, 1, plan.facing[index] + leg.side * (Math.PI / 2 - toes));
  turn(q, 0, leg.side * sole);
  const at = pose.position[ankle];
  at.fill(0);
  toe[1] = leg.bones[2] * leg.restSin[2];
  toe[2] = leg.side * leg.bones[2] * leg.restCos[2];
  pointOnJoint(pose, ankle, toe, at);
  at[0] = plan.x[index] - at[0];
  at[1] = plan.y[index] - at[1];
  at[2] = plan.z[index] - at[2];
}

/** Squared share of the way out to the foot that the tipping takes up at most (choice). */
const TIPPED = 0.5;

/** Bends and places the two bones. `turns` has the tilt in excess of standing, and gets the turns of the joints. */
export function bendSprawling(rig: Rig, leg: RigLeg, tilt: number, goal: AnkleGoal, pose: Pose, turns: Float64Array): void {
  const { side, joints, bones, directions } = leg;
  const { ahead, aside } = goal;
  const away = ahead * ahead + aside * aside + 1e-6;
  // With its foot close under it a leg cannot be tipped far.
  const steep = (goal.above * goal.above) / (TIPPED * away);
  const slant = Math.tan(tilt);
  const tan = slant / Math.sqrt(1 + slant * slant * steep);
  const tipped = goal.above * tan;
  const v = goal.above * Math.sqrt(1 + tan * tan);
  const u = side * Math.sqrt(away - tipped * tipped);
  const yaw = Math.atan2(u * ahead - tipped * aside, tipped * ahead + u * aside);
  const far = Math.sqrt(u * u + v * v);
  const a = bones[0];
  const b = bones[1];
  const squares = a * a + b * b;
  const straight = Math.acos(clamp((squares - far * far) / (2 * a * b), -1, 1));
  const folded = directions[1] - directions[0] + Math.PI; // standing
  turns[1] = clamp(straight - folded, leg.least[1], leg.most[1]);
  const reach = Math.sqrt(squares - 2 * a * b * Math.cos(folded + turns[1]));
  goal.miss = Math.abs(far - reach);
  const rise = Math.acos(clamp((a * a + reach * reach - b * b) / (2 * a * reach), -1, 1));
  turns[0] = Math.atan2(v, Math.abs(u)) + rise - directions[0];
  turns[2] = -turns[0] - turns[1];

  const hip = joints[0];
  const knee = joints[1];
  girdlePosition(rig, leg, pose, pose.position[hip]);
  const upper = pose.rotation[hip];
  const lower = pose.rotation[knee];
  upper.set(pose.rotation[leg.on]);
  turn(upper, 1, yaw);
  turn(upper, 2, -Math.atan(tan));
  turn(upper, 0, -side * turns[0]);
  lower.set(upper);
  turn(lower, 0, -side * turns[1]);
  pointOnJoint(pose, hip, rig.offset[knee], pose.position[knee]);
  pointOnJoint(pose, knee, rig.offset[joints[2]], pose.position[joints[2]]);
}
