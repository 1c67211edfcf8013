/**
 * The one inverse kinematics: turn a leg's hinges as little as possible away from the captured posture so that the toe is where it
 * must be. Damped Newton steps with weighted least change,
 *
 *     d = W J^T (J W J^T + lambda I)^-1 e        W: how readily each joint gives
 *
 * inside the joint limits. Two unknown coordinates, so the inverse is that of a 2 x 2 matrix. The damping keeps a leg near full
 * stretch calm and lets it point at a place it cannot reach. A hoof that has begun to roll over its toe may roll further.
 */
import { halfTangent } from '../math/trig.ts';
import { type Chain, solveChain } from '../skeleton/leg.ts';
import type { RigLeg } from '../skeleton/rig.ts';

const STEPS = 10;
/** m^2, small beside a squared leg length: calm far away, Newton's own pace close by. */
const DAMPING = 6e-3;
const LEAST_DAMPING = 1e-7;
const CALMING = 10; // times the squared miss
const LARGEST = 0.2; // m in one step
const FREE = 5e-5; // m: a foot that need not be nearer is in the air
/** rad: a leg nearer to its place than this does not swing as a whole; farther away it does so all the way; and stays this clear of the girdle's limits (choices). */
const NEARBY = 0.1;
const FAR = 0.3;
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
  return { x: 0.5, y: 0.5, sole: 0.5, soleGive: 0.5, near: 1e-8, miss: 0.5 };
}

/** How freely each joint moves in this step. */
const free = /* @__PURE__ */ new Float64Array(16);
/** Which way each joint turns; 0 once it has turned both ways: then it keeps clear of both its limits, and the search comes to rest. */
const way = /* @__PURE__ */ new Float64Array(16);

/** `rotations` holds the captured posture and is changed in place. */
export function reachFoot(leg: RigLeg, goal: FootGoal, rotations: Float64Array, chain: Chain): void {
  const { bones, directions, give, least, most } = leg;
  const { x, y, direction } = chain;
  const last = bones.length - 1;
  const hoof = bones[last];
  const { near } = goal;
  let { soleGive } = goal;
  let { sole } = goal;
  const tan = halfTangent(sole - directions[last]);
  const tiltCos = (hoof * (1 - tan * tan)) / (1 + tan * tan);
  const tiltSin = (hoof * 2 * tan) / (1 + tan * tan);
  let soleX = -leg.restSin[last] * tiltCos - leg.restCos[last] * tiltSin;
  let soleY = leg.restCos[last] * tiltCos - leg.restSin[last] * tiltSin;
  solveChain(leg, rotations, chain, last);
  swingTowards(leg, goal.x - soleY, goal.y + soleX, rotations, chain);
  let pullX = 0;
  let pullY = 0;
  for (let step = 0; ; step++) {
    const footX = x[last];
    const footY = y[last];
    let errorX = goal.x - soleY - footX;
    let errorY = goal.y + soleX - footY;
    goal.miss = Math.sqrt(errorX * errorX + errorY * errorY);
    if (goal.miss < near || step === STEPS) break;
    if (goal.miss > LARGEST) {
      errorX *= LARGEST / goal.miss;
      errorY *= LARGEST / goal.miss;
    }
    if (step === 0) {
      pullX = errorX;
      pullY = errorY;
    }
    const damping = Math.min(DAMPING, LEAST_DAMPING + CALMING * goal.miss * goal.miss);
    let xx = damping + soleGive * soleX * soleX;
    let xy = soleGive * soleX * soleY;
    let yy = damping + soleGive * soleY * soleY;
    for (let i = 0; i < last; i++) {
      const jx = y[i] - footY;
      const jy = footX - x[i];
      const left = rotations[i] - least[i];
      const right = most[i] - rotations[i];
      let freedom = give[i];
      if (left > SOFT && right > SOFT) way[i] = 0;
      else {
        const turning = jx * pullX + jy * pullY < 0 ? -1 : 1;
        if (step === 0) way[i] = turning;
        else if (way[i] !== turning) way[i] = 0;
        const room = way[i] === 0 ? (left < right ? left : right) : turning < 0 ? left : right;
        freedom *= smooth(room / SOFT);
      }
      free[i] = freedom;
      xx += freedom * jx * jx;
      xy += freedom * jx * jy;
      yy += freedom * jy * jy;
    }
    const scale = 1 / (xx * yy - xy * xy);
    pullX = (yy * errorX - xy * errorY) * scale;
    pullY = (xx * errorY - xy * errorX) * scale;

    // Each bone turns by what its own joint and those above have turned.
    const across = footX * pullY - footY * pullX;
    let turn = 0;
    let jointX = 0;
    let jointY = 0;
    for (let i = 0; i < last; i++) {
      const before = rotations[i];
      const wanted = before + free[i] * (y[i] * pullX - x[i] * pullY + across);
      rotations[i] = wanted < least[i] ? least[i] : wanted > most[i] ? most[i] : wanted;
      turn += rotations[i] - before;
      direction[i] += turn;
      const sin = turnSine(turn);
      const cos = turnCosine(turn);
      const alongX = x[i + 1] - x[i];
      const alongY = y[i + 1] - y[i];
      x[i] = jointX;
      y[i] = jointY;
      jointX += alongX * cos - alongY * sin;
      jointY += alongX * sin + alongY * cos;
    }
    x[last] = jointX;
    y[last] = jointY;
    if (soleGive > 0) {
      let roll = soleGive * (soleX * pullX + soleY * pullY);
      // It rolls on over the toe, never back onto a heel in the ground.
      if (sole + roll > goal.sole) {
        roll = goal.sole - sole;
        soleGive = 0;
      }
      sole += roll;
      const sin = turnSine(roll);
      const cos = turnCosine(roll);
      const alongX = soleX;
      soleX = alongX * cos - soleY * sin;
      soleY = alongX * sin + soleY * cos;
    }
  }
  // The last joint turns so that the sole keeps its direction, whatever the joints above do.
  let turned = 0;
  for (let i = 0; i < last; i++) turned += rotations[i];
  rotations[last] = sole - directions[last] - turned;
  // High in the air it hangs as it can.
  if (near > FREE && (rotations[last] < least[last] || rotations[last] > most[last])) {
    rotations[last] = rotations[last] < least[last] ? least[last] : most[last];
    sole = rotations[last] + directions[last] + turned;
    soleX = -hoof * Math.sin(sole);
    soleY = hoof * Math.cos(sole);
  }
  direction[last] = sole;
  x[last + 1] = x[last] + soleY;
  y[last + 1] = y[last] - soleX;
}

/** Most turns are tiny: a short series. */
function turnSine(turn: number): number {
  const square = turn * turn;
  return square > TINY ? Math.sin(turn) : turn * (1 - square * (1 / 6 - square * (1 / 120 - square / 5040)));
}

function turnCosine(turn: number): number {
  const square = turn * turn;
  return square > TINY ? Math.cos(turn) : 1 - square * (0.5 - square * (1 / 24 - square * (1 / 720 - square / 40320)));
}

/** A leg far from its place first swings there as a whole, from the girdle: so it keeps its shape, and the joints have little left to do. */
function swingTowards(leg: RigLeg, toX: number, toY: number, rotations: Float64Array, chain: Chain): void {
  const last = leg.bones.length - 1;
  const footX = chain.x[last];
  const footY = chain.y[last];
  const across = footX * toY - footY * toX;
  const along = footX * toX + footY * toY;
  if (along > 0 && Math.abs(across) < NEARBY * along) return; // the tangent is more than the angle
  const away = Math.atan2(across, along);
  const far = smooth((Math.abs(away) - NEARBY) / (FAR - NEARBY));
  const wanted = rotations[0] + far * away;
  const room = LIMIT_ROOM;
  rotations[0] = Math.max(leg.least[0] + room, Math.min(leg.most[0] - room, wanted));
  solveChain(leg, rotations, chain, last);
}

/** A joint that turns towards a limit stiffens near it and leaves the work to the others. */
function smooth(x: number): number {
  return x >= 1 ? 1 : x <= 0 ? 0 : x * x * (3 - 2 * x);
}
