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
 *
 * A species that goes so brings this along: the others need not carry it.
 */
import type { quat, ReadonlyVec3, vec3 } from 'gl-matrix';
import { clamp, smoother } from '../math/ease.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { requireNumber } from '../require.ts';
import { TableError } from '../table-error.ts';
import type { LegPlate, LegTable } from '../types.ts';
import { DEGREE } from '../units.ts';
import { girdlePosition } from './leg.ts';
import { type Pose, pointOnJoint } from './pose.ts';
import type { Rig, RigLeg } from './rig.ts';

/** Where the feet shall be, one number a leg: toes in the world, m; where they are headed, rad; how the ground rises there along world x and z. */
export interface Footing {
  readonly x: Numbers;
  readonly y: Numbers;
  readonly z: Numbers;
  readonly facing: Numbers;
  readonly slopeX: Numbers;
  readonly slopeZ: Numbers;
  /** Of the heading. */
  readonly cos: number;
  readonly sin: number;
}

/** How legs are held that are not held under the body. */
export interface Manner {
  /**
   * Turns and places a leg so that its toe is where it shall be, heel up by `sole`. `turns`: how much its plane is tipped, and its toes are turned out, beyond standing;
   * it gets the turns of the joints. How far the foot stays from its place, m.
   */
  reach(rig: Rig, index: number, footing: Footing, sole: Numbers, turns: Numbers, pose: Pose): number;
  /** A foot's way through a stride, of which a plate tells but a few numbers. */
  way(told: LegPlate['way'], height: number, duty: number, step: number): ToldWay;
  /** How far the body leans to the right on this ground, rad: feet far apart carry it along. */
  lean(footing: Footing): number;
  /** Finds what is wrong with a leg's table. */
  check(path: string, leg: LegTable): void;
}

export interface ToldWay {
  /** From its touch-down on: forward of the girdle joint and above the ground, m. */
  readonly toe: (u: number) => [number, number];
  /** From the median plane, m. */
  readonly out: number;
}

/** Turns a rotation further about its own axis: 0 x, 1 y, 2 z. */
function turn(q: quat, axis: number, angle: number): void {
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

const toe: vec3 = /* @__PURE__ */ zeros(3);

/** Lays the foot on its ground, toe in its place, and the ankle where that has it. `toes`: from ahead outwards. */
function layFoot(leg: RigLeg, index: number, footing: Footing, toes: number, sole: number, pose: Pose): void {
  const ankle = leg.joints[2];
  const q = pose.rotation[ankle];
  const slopeX = footing.slopeX[index];
  const slopeZ = footing.slopeZ[index];
  const steep = 1 + Math.sqrt(1 + slopeX * slopeX + slopeZ * slopeZ);
  const scale = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + steep * steep);
  q[0] = -slopeZ * scale;
  q[1] = 0;
  q[2] = slopeX * scale;
  q[3] = steep * scale;
  turn(q, 1, footing.facing[index] + leg.side * (Math.PI / 2 - toes));
  turn(q, 0, leg.side * sole);
  const at = pose.position[ankle];
  at.fill(0);
  toe[1] = leg.bones[2] * leg.restSin[2];
  toe[2] = leg.side * leg.bones[2] * leg.restCos[2];
  pointOnJoint(pose, ankle, toe, at);
  at[0] = footing.x[index] - at[0];
  at[1] = footing.y[index] - at[1];
  at[2] = footing.z[index] - at[2];
}

/** Squared share of the way out to the foot that the tipping takes up at most (choice). */
const TIPPED = 0.5;

/** rad: from where on a leg that reaches far ahead, or far behind, is tipped less that way, and where not at all, so that its upper bone never crosses the trunk (choices). */
const UPRIGHT_FROM = 0.5;
const UPRIGHT_AT = 1.45;

/** Times a foot out of reach is rolled on, until it is as near as this, in feet; how far its heel goes up and its toes out at most, and in, rad (choices). */
const ROLLS = 30;
const NEAR = 1e-7;
const MOST_HEEL = 1.45;
const MOST_TOES = 1.9;
const LEAST_TOES = -1;
/** Least that rolling on by a radian is taken to bring the ankle nearer, squared, in feet: no foot is thrown about that hardly can (choice). */
const LEAST_GAIN = 0.1;
/** Share of its length from which on a leg straightens more and more slowly, and never all the way: the last of it would snap the knee (choice). */
const STRAIGHTENING = 0.03;

/** How far away an ankle is let, of a leg that long, if it would be that far with its foot as it was set down. */
function farthest(far: number, longest: number): number {
  const kept = STRAIGHTENING * longest;
  return longest - kept * Math.exp(-Math.max(0, far - longest + kept) / kept);
}

/** One of the girdle's directions in the world; and where the ankle is from the girdle joint: ahead, above and to the right, m. */
const axis = /* @__PURE__ */ zeros(3);
const goal = /* @__PURE__ */ zeros(3);

function findGoal(pose: Pose, leg: RigLeg, hipAt: ReadonlyVec3, ankleAt: ReadonlyVec3): void {
  for (let k = 0; k < 3; k++) {
    axis.fill(0);
    axis[k] = 1;
    pointOnJoint(pose, leg.on, axis, axis);
    goal[k] = 0;
    for (let i = 0; i < 3; i++) goal[k] += (axis[i] - pose.positions[3 * leg.on + i]) * (ankleAt[i] - hipAt[i]);
  }
}

/** The leg's plane for that goal: how it is tipped, and where the ankle is in it. */
const plane = { tan: 0, tipped: 0, u: 0, v: 0 };

function findPlane(tilt: number, side: number): void {
  const ahead = goal[0];
  const above = goal[1];
  const aside = goal[2];
  const away = ahead * ahead + aside * aside + 1e-6;
  // With its foot close under it a leg cannot be tipped far.
  const steep = (above * above) / (TIPPED * away);
  const reached = Math.sign(tilt) * Math.atan2(ahead, side * aside);
  const slant = Math.tan(tilt) * (1 - smoother(clamp((reached - UPRIGHT_FROM) / (UPRIGHT_AT - UPRIGHT_FROM), 0, 1)));
  plane.tan = slant / Math.sqrt(1 + slant * slant * steep);
  plane.tipped = above * plane.tan;
  plane.v = above * Math.sqrt(1 + plane.tan * plane.tan);
  plane.u = side * Math.sqrt(away - plane.tipped * plane.tipped);
}

function reach(rig: Rig, index: number, footing: Footing, sole: Numbers, turns: Numbers, pose: Pose): number {
  const leg = rig.legs[index];
  const { side, joints, bones, directions, sprawl } = leg;
  const hip = joints[0];
  const knee = joints[1];
  const ankle = joints[2];
  const tilt = (sprawl?.tilt ?? 0) * DEGREE + turns[0];
  let toes = (sprawl?.toes ?? 0) * DEGREE + turns[1];
  const hipAt = pose.position[hip];
  girdlePosition(rig, leg, pose, hipAt);
  const ankleAt = pose.position[ankle];
  const a = bones[0];
  const b = bones[1];
  const squares = a * a + b * b;
  const folded = directions[1] - directions[0] + Math.PI; // standing
  const longest = Math.sqrt(squares - 2 * a * b * Math.cos(folded + leg.most[1]));
  const shortest = Math.sqrt(squares - 2 * a * b * Math.cos(folded + leg.least[1]));
  // The shank as flat as the ankle allows.
  const shank = directions[1] - leg.most[2] + 0.02;
  const shankCos = Math.cos(shank);
  const shankSin = Math.sin(shank);
  // A foot out of reach turns its heel inwards, one too near or behind the other side turns it outwards, and one that is left behind rolls on over its toes.
  let heel = sole[index];
  let most = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    layFoot(leg, index, footing, toes, heel, pose);
    findGoal(pose, leg, hipAt, ankleAt);
    const far = Math.sqrt(goal[0] * goal[0] + goal[1] * goal[1] + goal[2] * goal[2]);
    findPlane(tilt, side);
    const rise = clamp((plane.v - b * shankSin) / a, -1, 1);
    const spare = side * plane.u - a * Math.sqrt(1 - rise * rise) - b * shankCos;
    if (roll === 0) most = farthest(far, longest);
    const over = (far > most ? far - most : Math.min(0, far - shortest, spare)) / bones[2];
    const out = side * goal[2];
    const across = Math.min(0, out) / bones[2];
    if (Math.abs(over) + Math.abs(across) < NEAR) break;
    // By how much each brings the ankle nearer.
    const cos = Math.cos(toes);
    const sin = Math.sin(toes);
    const inward = (out * cos - goal[0] * sin) / far;
    const rolled = ((goal[0] * cos + out * sin) * Math.sin(heel) + goal[1] * Math.cos(heel)) / far;
    const by = over / Math.max(LEAST_GAIN, inward * inward + rolled * rolled);
    if (across < 0) toes = Math.max(LEAST_TOES, toes + across);
    else if (inward > 0) toes = clamp(toes + by * inward, LEAST_TOES, MOST_TOES);
    if (rolled < 0 && over > 0) heel = Math.min(MOST_HEEL, heel - by * rolled);
  }
  const ahead = goal[0];
  const aside = goal[2];
  const { tan, tipped, u, v } = plane;
  const yaw = Math.atan2(u * ahead - tipped * aside, tipped * ahead + u * aside);
  const far = Math.sqrt(u * u + v * v);
  const straight = Math.acos(clamp((squares - far * far) / (2 * a * b), -1, 1));
  turns[1] = clamp(straight - folded, leg.least[1], leg.most[1]);
  const length = Math.sqrt(squares - 2 * a * b * Math.cos(folded + turns[1]));
  const rise = Math.acos(clamp((a * a + length * length - b * b) / (2 * a * length), -1, 1));
  turns[0] = Math.atan2(v, Math.abs(u)) + rise - directions[0];
  turns[2] = -turns[0] - turns[1];

  const upper = pose.rotation[hip];
  const lower = pose.rotation[knee];
  upper.set(pose.rotation[leg.on]);
  turn(upper, 1, yaw);
  turn(upper, 2, -Math.atan(tan));
  turn(upper, 0, -side * turns[0]);
  lower.set(upper);
  turn(lower, 0, -side * turns[1]);
  pointOnJoint(pose, hip, rig.offset[knee], pose.position[knee]);
  pointOnJoint(pose, knee, rig.offset[ankle], ankleAt);
  return Math.abs(far - length);
}

/** Of its time in the air, how long a foot is still carried back by the ground at most (choice). */
const CARRIED = 0.3;

/** Begins with slope 1 and is over after `time`. */
const runningOut = (x: number, time: number): number => x * Math.max(0, 1 - x / time) ** 3;

/** It turns round soon after it has left the ground, and shortly before it meets it: the sooner, the faster the ground goes by, or it would overreach itself. */
function way(told: LegPlate['way'], height: number, duty: number, step: number): ToldWay {
  const [ahead, lift, out] = (told ?? []).map((share) => height * share);
  const pace = (1 - duty) / duty;
  const time = CARRIED * Math.min(1, 1 / pace);
  const toe = (u: number): [number, number] => {
    if (u < duty) return [ahead + step * (0.5 - u / duty), 0];
    const air = (u - duty) / (1 - duty);
    const high = 4 * air * (1 - air);
    const beyond = pace * (runningOut(1 - air, time) - runningOut(air, time));
    return [ahead + step * (smoother(air) + beyond - 0.5), lift * high * (2 - high)];
  };
  return { toe, out };
}

function lean({ slopeX, slopeZ, cos, sin }: Footing): number {
  let rise = 0;
  for (let leg = 0; leg < 4; leg++) rise += (slopeX[leg] * sin + slopeZ[leg] * cos) / 4;
  return -Math.atan(rise);
}

function check(path: string, { joints, sprawl }: LegTable): void {
  if (joints.length !== 3) throw new TableError(`${path}.joints`, 'a leg that sprawls has three joints');
  requireNumber(`${path}.sprawl.tilt`, sprawl?.tilt, -80, 80);
  requireNumber(`${path}.sprawl.toes`, sprawl?.toes, -90, 180);
}

export const sprawling: Manner = { reach, way, lean, check };
