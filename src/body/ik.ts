/**
 * The one inverse kinematics: turn a leg's hinges as little as possible away from the captured posture so that the toe is where it
 * must be. Damped Newton steps with weighted least change,
 *
 *     d = W J^T (J W J^T + lambda I)^-1 e        W: how readily each joint gives
 *
 * inside the joint limits: near one a joint gives less and less that way, and as ever the other way. Which way it turns and how much it gives
 * follow from each other, and are found together: so a leg at its limits moves without a jump, wherever it is pulled. Two unknown coordinates,
 * so the inverse is that of a 2 x 2 matrix. The damping keeps a leg near full stretch calm and lets it point at a place it cannot reach. A hoof
 * that has begun to roll over its toe may roll further.
 */

import { clamp, smooth } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import { arctangent } from '../math/trig.ts';
import { pointBone } from '../skeleton/leg.ts';
import type { Hinge, RigLeg } from '../skeleton/rig.ts';

const STEPS = 40;
/** m^2, small beside a squared leg length: calm far away, Newton's own pace close by. */
const DAMPING = 6e-3;
const LEAST_DAMPING = 1e-7;
const CALMING = 10; // times the squared miss
const SETTLING = 20; // times the squared count of steps, after the first less SURE: a foot just out of reach comes to rest instead of trembling at the limits (choice)
const SURE = 0.6; // the second step hardly settles, as it mostly does the rest; more than this, and legs at their limits jump (choice, by the tests for jumps)
const RESTING = 4; // times what it has got farther away: a place far out of reach does not keep it rocking (choice)
const LARGEST = 0.2; // m in one step
const FREE = 5e-5; // m: a foot that need not be nearer is in the air
/** rad: a leg nearer to its place than this does not swing as a whole; farther away it does so all the way; and stays this clear of the girdle's limits (choices). */
const NEARBY = 0.02;
const FAR = 0.45;
const LIMIT_ROOM = 0.08;
/** A foot in the air is brought hardly nearer than it must be: so it makes no difference whether it takes one more step. Share of what is near enough, beyond what is exact, m (choices). */
const ALMOST = 0.8;
const FINE = 5e-6;
const GUESSES = 4; // times at most it is guessed which way stiff joints turn: mostly the first is right
const SOFT = 1 / 12; // rad: from five degrees before its limits on a joint stiffens (choice)

/** Where a foot shall be, in its leg's plane. Numbers go in and out by this record: as arguments they would be boxed. */
export interface FootGoal {
  /** The toe, m from the girdle joint. */
  x: number;
  y: number;
  /** Where that is from the foot, along and aside of the line to the girdle joint: products of lengths. */
  along: number;
  aside: number;
  /** The sole's direction, how far it has rolled on already, and how freely it may. */
  sole: number;
  rolled: number;
  soleGive: number;
  /** How near is near enough, and how far the foot stays from its place, m. */
  near: number;
  miss: number;
}

export function createFootGoal(): FootGoal {
  return { x: 0.5, y: 0.5, along: 0.5, aside: 0.5, sole: 0.5, rolled: 0.5, soleGive: 0.5, near: 0.5, miss: 0.5 };
}

/** `rotations` holds the captured posture and is changed in place. */
export function reachFoot({ bench, directions }: RigLeg, goal: FootGoal, rotations: Numbers): void {
  const { hinges } = bench;
  const soft = SOFT;
  const last = directions.length - 1;
  const hoof = hinges[last];
  const { x: toX, y: toY, near, soleGive } = goal;
  let sole = soleGive > 0 ? Math.min(goal.sole, goal.rolled) : goal.sole;
  let turned = 0;
  let footX = 0;
  let footY = 0;
  for (let i = 0; ; i++) {
    const hinge = hinges[i];
    hinge.turn = rotations[i];
    turned = i < last ? turned + hinge.turn : sole - directions[last];
    pointBone(hinge, turned);
    if (i === last) break;
    footX += hinge.alongX;
    footY += hinge.alongY;
  }
  let errorX = toX - hoof.alongX - footX;
  let errorY = toY - hoof.alongY - footY;
  goal.along = footX * footX + footY * footY + footX * errorX + footY * errorY;
  goal.aside = footX * errorY - footY * errorX;
  if (Math.abs(goal.aside) > NEARBY * goal.along) {
    swingTowards(hinges, goal);
    footX = 0;
    footY = 0;
    for (let i = 0; i < last; i++) {
      footX += hinges[i].alongX;
      footY += hinges[i].alongY;
    }
  }
  const spare = ALMOST * Math.max(near - FINE, 0);
  let pullX = 0;
  let pullY = 0;
  let square = 0;
  let before = Infinity;
  let farther = 0;
  let scale = 0;
  for (let step = 0; ; step++) {
    errorX = toX - hoof.alongX - footX;
    errorY = toY - hoof.alongY - footY;
    square = errorX * errorX + errorY * errorY;
    if (square < near * near || step === STEPS) break;
    if (square > before) farther += Math.sqrt(square / before) - 1;
    before = square;
    if (spare > 0 || square > LARGEST * LARGEST) {
      const miss = Math.sqrt(square);
      const part = Math.min(miss - spare, LARGEST) / miss;
      errorX *= part;
      errorY *= part;
    }
    if (step === 0) {
      pullX = errorX;
      pullY = errorY;
    }
    const late = step && step - SURE;
    const damping = Math.min(
      DAMPING * (1 + RESTING * farther),
      (LEAST_DAMPING + CALMING * square) * (1 + SETTLING * late * late),
    );
    for (let guess = 0; ; guess++) {
      let xx = soleGive * hoof.alongY * hoof.alongY;
      let xy = -soleGive * hoof.alongX * hoof.alongY;
      let yy = soleGive * hoof.alongX * hoof.alongX;
      // From each hinge to the foot.
      let restX = footX;
      let restY = footY;
      let doubt = false;
      for (let i = 0; i < last; i++) {
        const hinge = hinges[i];
        const left = hinge.turn - hinge.least;
        const right = hinge.most - hinge.turn;
        let freedom = hinge.give;
        hinge.way = 0;
        if (left < soft || right < soft) {
          hinge.way = restX * pullY - restY * pullX < 0 ? -1 : 1;
          freedom *= smooth((hinge.way < 0 ? left : right) / soft);
          doubt = true;
        }
        hinge.freedom = freedom;
        const freeY = freedom * restY;
        xx += freeY * restY;
        xy -= freeY * restX;
        yy += freedom * restX * restX;
        restX -= hinge.alongX;
        restY -= hinge.alongY;
      }
      // Last, since it is known late; and what takes long, the division, is waited for only where it is needed.
      xx += damping;
      yy += damping;
      scale = 1 / (xx * yy - xy * xy);
      pullX = yy * errorX - xy * errorY;
      pullY = xx * errorY - xy * errorX;
      if (doubt) {
        // Do stiff hinges turn the way that was guessed?
        doubt = false;
        restX = footX;
        restY = footY;
        for (let i = 0; i < last; i++) {
          const hinge = hinges[i];
          if ((restX * pullY - restY * pullX) * hinge.way < 0) doubt = true;
          restX -= hinge.alongX;
          restY -= hinge.alongY;
        }
      }
      if (!doubt || guess === GUESSES) break;
    }

    // Each bone turns by what its own joint and those above have turned.
    turned = 0;
    let restX = footX;
    let restY = footY;
    footX = 0;
    footY = 0;
    for (let i = 0; i < last; i++) {
      const hinge = hinges[i];
      const { turn, least, most } = hinge;
      const wanted = turn + hinge.freedom * (restX * pullY - restY * pullX) * scale;
      restX -= hinge.alongX;
      restY -= hinge.alongY;
      const after = wanted < least ? least : wanted > most ? most : wanted;
      hinge.turn = after;
      turned += after - turn;
      turnBone(hinge, turned);
      footX += hinge.alongX;
      footY += hinge.alongY;
    }
    if (soleGive > 0) {
      const was = sole;
      sole += soleGive * (hoof.alongX * pullY - hoof.alongY * pullX) * scale;
      // It rolls on over the toe, never back onto a heel in the ground.
      if (sole > goal.sole) sole = goal.sole;
      turnBone(hoof, sole - was);
    }
  }
  goal.miss = Math.sqrt(square);
  turned = 0;
  for (let i = 0; i < last; i++) {
    rotations[i] = hinges[i].turn;
    turned += rotations[i];
  }
  // The last joint turns so that the sole keeps its direction, whatever the joints above do.
  const level = sole - directions[last] - turned;
  // High in the air it hangs as it can.
  hoof.turn = near > FREE ? clamp(level, hoof.least, hoof.most) : level;
  if (hoof.turn !== level) {
    sole = hoof.turn + directions[last] + turned;
    pointBone(hoof, hoof.turn + turned);
  }
  rotations[last] = hoof.turn;
  bench.x = footX + hoof.alongX;
  bench.y = footY + hoof.alongY;
  bench.sole = sole;
}

/** Turns a bone from where it points. Half of the turn has the tangent p / q: good to 4e-8 for a radian and 2e-5 for two, which a girdle seldom swings; and whatever it is, bones keep their lengths. */
function turnBone(bone: Hinge, turned: number): void {
  const { alongX, alongY } = bone;
  const square = turned * turned;
  const p = turned * (840 - 20 * square);
  const q = 1680 - square * (180 - square);
  const scale = 1 / (q * q + p * p);
  const cos = q * q - p * p;
  const sin = 2 * p * q;
  bone.alongX = (alongX * cos - alongY * sin) * scale;
  bone.alongY = (alongX * sin + alongY * cos) * scale;
}

/** A leg far from its place first swings there as a whole: so it keeps its shape, and the joints have little left to do. */
function swingTowards(hinges: readonly Hinge[], { along, aside }: FootGoal): void {
  const away = along > 0 ? arctangent(aside / along) : Math.atan2(aside, along);
  const girdle = hinges[0];
  const wanted = girdle.turn + smooth((Math.abs(away) - NEARBY) / (FAR - NEARBY)) * away;
  // One that is nearer to its limits already is left there.
  const turned = clamp(
    wanted,
    Math.min(girdle.turn, girdle.least + LIMIT_ROOM),
    Math.max(girdle.turn, girdle.most - LIMIT_ROOM),
  );
  const by = turned - girdle.turn;
  girdle.turn = turned;
  for (let i = 0; i < hinges.length - 1; i++) turnBone(hinges[i], by);
}
