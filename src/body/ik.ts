/**
 * The one inverse kinematics: turn a leg's hinges as little as possible away from the captured posture so that the toe is where it
 * must be. Damped Newton steps with weighted least change,
 *
 *     d = W J^T (J W J^T + lambda I)^-1 e        W: how readily each joint gives
 *
 * inside the joint limits. Two unknown coordinates, so the inverse is that of a 2 x 2 matrix. The damping keeps a leg near full
 * stretch calm and lets it point at a place it cannot reach. A hoof that has begun to roll over its toe may roll further.
 */

import { clamp, smooth } from '../math/ease.ts';
import { halfTangent } from '../math/trig.ts';
import { type Chain, solveChain } from '../skeleton/leg.ts';
import type { RigLeg } from '../skeleton/rig.ts';

const STEPS = 40;
/** m^2, small beside a squared leg length: calm far away, Newton's own pace close by. */
const DAMPING = 6e-3;
const LEAST_DAMPING = 1e-7;
const CALMING = 10; // times the squared miss
const SETTLING = 20; // times the squared count of steps: a foot just out of reach comes to rest instead of trembling at the limits (choice)
const LARGEST = 0.2; // m in one step
const FREE = 5e-5; // m: a foot that need not be nearer is in the air
/** rad: a leg nearer to its place than this does not swing as a whole; farther away it does so all the way; and stays this clear of the girdle's limits (choices). */
const NEARBY = 0.02;
const FAR = 0.45;
const LIMIT_ROOM = 0.08;
const SOFT = 1 / 12; // rad: from five degrees before its limits on a joint stiffens (choice)
const TINY = 1e-2; // rad^2: up to here the series of sine and cosine are exact to the last bits

/** Where a foot shall be, in its leg's plane. Numbers go in and out by this record: as arguments they would be boxed. */
export interface FootGoal {
  /** The toe, m from the girdle joint. */
  x: number;
  y: number;
  /** The sole's direction, and how freely it may roll on. */
  sole: number;
  soleGive: number;
  /** How near is near enough, and how far the foot stays from its place, m. */
  near: number;
  miss: number;
}

export function createFootGoal(): FootGoal {
  return { x: 0.5, y: 0.5, sole: 0.5, soleGive: 0, near: 5e-7, miss: 0.5 };
}

/** `rotations` holds the captured posture and is changed in place. */
export function reachFoot(leg: RigLeg, goal: FootGoal, rotations: Float64Array, chain: Chain): void {
  const joints = leg.bench;
  const soft = SOFT;
  const tiny = TINY;
  const { bones, directions, restCos, restSin, least, most } = leg;
  const last = bones.length - 1;
  const end = 8 * last;
  const hoof = bones[last];
  const { near, soleGive } = goal;
  let { sole } = goal;
  const tan = halfTangent(sole - directions[last]);
  const tiltCos = (hoof * (1 - tan * tan)) / (1 + tan * tan);
  const tiltSin = (hoof * 2 * tan) / (1 + tan * tan);
  let soleX = -restSin[last] * tiltCos - restCos[last] * tiltSin;
  let soleY = restCos[last] * tiltCos - restSin[last] * tiltSin;
  const { x, y, direction } = chain;
  solveChain(leg, rotations, chain, last);
  for (let i = 0, at = 0; i < last; i++, at += 8) {
    joints[at] = x[i];
    joints[at + 1] = y[i];
    joints[at + 2] = rotations[i];
  }
  let footX = x[last];
  let footY = y[last];
  joints[end] = footX;
  joints[end + 1] = footY;
  let errorX = goal.x - soleY - footX;
  let errorY = goal.y + soleX - footY;
  if (
    Math.abs(footX * errorY - footY * errorX) >
    NEARBY * (footX * footX + footY * footY + footX * errorX + footY * errorY)
  ) {
    swingTowards(joints, goal.x - soleY, goal.y + soleX, end);
    footX = joints[end];
    footY = joints[end + 1];
  }
  let pullX = 0;
  let pullY = 0;
  let miss = 0;
  for (let step = 0; ; step++) {
    errorX = goal.x - soleY - footX;
    errorY = goal.y + soleX - footY;
    miss = Math.sqrt(errorX * errorX + errorY * errorY);
    if (miss < near || step === STEPS) break;
    if (miss > LARGEST) {
      errorX *= LARGEST / miss;
      errorY *= LARGEST / miss;
    }
    if (step === 0) {
      pullX = errorX;
      pullY = errorY;
    }
    const damping = Math.min(DAMPING, (LEAST_DAMPING + CALMING * miss * miss) * (1 + SETTLING * step * step));
    let xx = damping + soleGive * soleX * soleX;
    let xy = soleGive * soleX * soleY;
    let yy = damping + soleGive * soleY * soleY;
    for (let at = 0; at < end; at += 8) {
      const jx = joints[at + 1] - footY;
      const jy = footX - joints[at];
      const left = joints[at + 2] - joints[at + 6];
      const right = joints[at + 7] - joints[at + 2];
      let freedom = joints[at + 5];
      if (left > soft && right > soft) joints[at + 4] = 0;
      else {
        const turning = jx * pullX + jy * pullY < 0 ? -1 : 1;
        if (step === 0) joints[at + 4] = turning;
        else if (joints[at + 4] !== turning) joints[at + 4] = 0;
        const room = joints[at + 4] === 0 ? (left < right ? left : right) : turning < 0 ? left : right;
        freedom *= smooth(room / soft);
      }
      joints[at + 3] = freedom;
      const freeX = freedom * jx;
      xx += freeX * jx;
      xy += freeX * jy;
      yy += freedom * jy * jy;
    }
    const scale = 1 / (xx * yy - xy * xy);
    pullX = (yy * errorX - xy * errorY) * scale;
    pullY = (xx * errorY - xy * errorX) * scale;

    // Each bone turns by what its own joint and those above have turned.
    const across = footX * pullY - footY * pullX;
    let turn = 0;
    footX = 0;
    footY = 0;
    for (let at = 0; at < end; at += 8) {
      const jointX = joints[at];
      const jointY = joints[at + 1];
      const before = joints[at + 2];
      const wanted = before + joints[at + 3] * (jointY * pullX - jointX * pullY + across);
      const after = wanted < joints[at + 6] ? joints[at + 6] : wanted > joints[at + 7] ? joints[at + 7] : wanted;
      joints[at + 2] = after;
      turn += after - before;
      // Most turns are tiny.
      const square = turn * turn;
      let sin = turn * (1 - square * (1 / 6 - square * (1 / 120 - square * (1 / 5040))));
      let cos = 1 - square * (0.5 - square * (1 / 24 - square * (1 / 720 - square * (1 / 40320))));
      if (square > tiny) {
        sin = Math.sin(turn);
        cos = Math.cos(turn);
      }
      const alongX = joints[at + 8] - jointX;
      const alongY = joints[at + 9] - jointY;
      joints[at] = footX;
      joints[at + 1] = footY;
      footX += alongX * cos - alongY * sin;
      footY += alongX * sin + alongY * cos;
    }
    joints[end] = footX;
    joints[end + 1] = footY;
    if (soleGive > 0) {
      sole += soleGive * (soleX * pullX + soleY * pullY);
      // It rolls on over the toe, never back onto a heel in the ground.
      if (sole > goal.sole) sole = goal.sole;
      soleX = -hoof * Math.sin(sole);
      soleY = hoof * Math.cos(sole);
    }
  }
  goal.miss = miss;
  let turned = 0;
  for (let i = 0, at = 0; i < last; i++, at += 8) {
    x[i] = joints[at];
    y[i] = joints[at + 1];
    rotations[i] = joints[at + 2];
    turned += rotations[i];
    direction[i] = directions[i] + turned;
  }
  // The last joint turns so that the sole keeps its direction, whatever the joints above do.
  rotations[last] = sole - directions[last] - turned;
  // High in the air it hangs as it can.
  const hanging = clamp(rotations[last], least[last], most[last]);
  if (near > FREE && hanging !== rotations[last]) {
    rotations[last] = hanging;
    sole = rotations[last] + directions[last] + turned;
    soleX = -hoof * Math.sin(sole);
    soleY = hoof * Math.cos(sole);
  }
  direction[last] = sole;
  x[last] = footX;
  y[last] = footY;
  x[last + 1] = footX + soleY;
  y[last + 1] = footY - soleX;
}

/** A leg far from its place first swings there as a whole, from the girdle: so it keeps its shape, and the joints have little left to do. */
function swingTowards(bench: Float64Array, toX: number, toY: number, end: number): void {
  const footX = bench[end];
  const footY = bench[end + 1];
  const away = Math.atan2(footX * toY - footY * toX, footX * toX + footY * toY);
  const wanted = bench[2] + smooth((Math.abs(away) - NEARBY) / (FAR - NEARBY)) * away;
  const turned = clamp(wanted, bench[6] + LIMIT_ROOM, bench[7] - LIMIT_ROOM);
  const sin = Math.sin(turned - bench[2]);
  const cos = Math.cos(turned - bench[2]);
  bench[2] = turned;
  for (let at = 0; at <= end; at += 8) {
    const x = bench[at];
    const y = bench[at + 1];
    bench[at] = x * cos - y * sin;
    bench[at + 1] = x * sin + y * cos;
  }
}
