/**
 * Legs have inertia (after Bollo, Inertialization, GDC 2018). In a change a leg may find itself with other angles from one frame to the next: the inverse
 * kinematics has gone over to another branch, or a joint has come to its limit. What no leg can do at once is carried along as an offset and fades as a critically
 * damped spring does; the foot stays where it belongs, exactly so while it stands. A steady gait is left as it is. Radians, seconds.
 */
import { clamp, smooth } from '../math/ease.ts';
import { createSpring, spring } from '../math/spring.ts';
import { solveChain } from '../skeleton/leg.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { State } from '../state.ts';
import { createFootGoal, reachFoot } from './ik.ts';
import type { FootPlan } from './planting.ts';
import type { Legs } from './reach.ts';
import type { Sampled } from './stride.ts';

/** A row a leg: of each joint the angle that was found for it and how fast that went, the angle that was shown and how fast that went; at the end whether it was surprised. NaN: not known. */
const ROW = 32;
const SURPRISED = ROW - 1;

/** rad/s^2, standing still and for each m/s: a leg that would be turned harder than this is surprised (choices: about what steady gaits do); on the ground, so many times that. */
const HARDEST = 300;
const HARDER = 150;
const STANDING = 1.5;
const UNSEEN = 1e-3; // rad: nor is it by less than this
const FADING = /* @__PURE__ */ createSpring(0.04, 1 / 60); // s: half-life (choice)
const GONE = 2e-4; // rad, and m: as good as nothing
const FREE = 0.1; // m: as high as this a foot may leave its way; lower it keeps to it more and more (choice)
const ANYTHING = 9; // rad
const LONGEST = 0.1; // s: after that it is another picture

export function createInertia(): Float64Array {
  return new Float64Array(4 * ROW).fill(Number.NaN);
}

const goal = /* @__PURE__ */ createFootGoal();

/** Turns every leg only as far as it can have turned by now. A frame that takes no time shows what the last one did. */
export function easeLegs(
  rig: Rig,
  state: State,
  { high }: FootPlan,
  sampled: Sampled,
  legs: Legs,
  inertia: Float64Array,
  dt: number,
): void {
  if (dt > LONGEST) inertia.fill(Number.NaN);
  for (let i = 0; i < 4; i++) {
    const leg = rig.legs[i];
    if (leg.sprawl) continue;
    const angles = sampled.rotations[i];
    const chain = legs.chains[i];
    const last = angles.length;
    const from = ROW * i;
    const x = chain.x[last];
    const y = chain.y[last];
    const sole = chain.direction[last - 1];
    const hardest = (state.share[i] < 1 ? STANDING : 1) * (HARDEST + HARDER * state.speed);
    const room = state.calm === 1 ? ANYTHING : Math.max(UNSEEN, hardest * dt * dt);
    if (carry(angles, inertia, from, room, dt)) {
      for (let k = 0; k < last; k++) angles[k] = clamp(angles[k], leg.least[k], leg.most[k]);
      solveChain(leg, angles, chain);
      if (dt === 0) continue;
      const off = smooth(high[i] / FREE);
      goal.x = x + off * (chain.x[last] - x);
      goal.y = y + Math.max(off * (chain.y[last] - y), -high[i] / 2);
      goal.sole = sole + Math.min(off * (chain.direction[last - 1] - sole), high[i]);
      reachFoot(leg, goal, angles, chain);
      // A foot that stands and is not reached from there has the leg that was found.
      if (high[i] === 0 && goal.miss > GONE) for (let k = 0; k < last; k++) angles[k] = inertia[from + 4 * k];
      solveChain(leg, angles, chain);
    }
    if (dt === 0) continue;
    for (let k = 0, at = from + 2; k < last; k++, at += 4) {
      inertia[at + 1] = (angles[k] - inertia[at]) / dt;
      inertia[at] = angles[k];
    }
  }
}

/** Adds to the angles found what is carried along; whether anything is. */
function carry(angles: Float64Array, inertia: Float64Array, from: number, room: number, dt: number): boolean {
  let most = 0;
  let carries = false;
  // The last joint only levels the foot.
  for (let i = 0, at = from; i < angles.length - 1; i++, at += 4) {
    const off = Math.abs(angles[i] - inertia[at] - inertia[at + 1] * dt);
    if (off > most) most = off;
  }
  // All joints alike, so that the foot hardly leaves its way.
  const surprise = most > room ? 1 - room / most : 0;
  // A jump leaves the rate as it was; a leg that is surprised again has another rate.
  const jumps = surprise > 0 && inertia[from + SURPRISED] !== 1;
  if (dt > 0) inertia[from + SURPRISED] = surprise > 0 ? 1 : 0;
  for (let i = 0, at = from; i < angles.length; i++, at += 4) {
    const offset = inertia[at + 2] - inertia[at];
    if (dt === 0) {
      if (!(Math.abs(offset) > 0)) continue;
      angles[i] = inertia[at + 2];
      carries = true;
      continue;
    }
    const rate = inertia[at + 3] - inertia[at + 1];
    const moved = angles[i] - inertia[at];
    const jump = surprise > 0 ? surprise * (moved - inertia[at + 1] * dt) : 0;
    if (!jumps) inertia[at + 1] = moved / dt;
    inertia[at] = angles[i];
    if (surprise > 0 || Math.abs(offset) + Math.abs(rate) * dt > GONE) {
      angles[i] += spring(FADING, offset, rate, 0, dt)[0] - jump;
      carries = true;
    }
  }
  return carries;
}
