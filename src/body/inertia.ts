/**
 * Legs have inertia (after Bollo, Inertialization, GDC 2018). In a change a leg may find itself with other angles from one frame to the next: the inverse
 * kinematics has gone over to another branch, or a joint has come to its limit. What no leg can do at once is carried along as an offset and fades as a critically
 * damped spring does; the foot stays where it belongs, exactly so while it stands. A steady gait is left as it is. Radians, seconds.
 */
import { clamp, smooth } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import { createSpring, spring } from '../math/spring.ts';
import { layLeg } from '../skeleton/leg.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import type { State } from '../state.ts';
import { CARRIED, FRAME, ROW } from './carried.ts';
import { createFootGoal, reachFoot } from './ik.ts';
import type { FootPlan } from './planting.ts';
import type { Legs } from './reach.ts';
import type { Sampled } from './stride.ts';

/** What else is carried, at the end of a leg's row. */
const SURPRISED = ROW - 1;
const SHOWN = ROW - 2;
const MISSED = ROW - 3;

/** Whether nothing is carried, or remembered. */
export function isQuiet(inertia: Float64Array): boolean {
  return Number.isNaN(inertia[CARRIED]);
}

/** rad/s^2, standing still and for each m/s: a leg that would be turned harder than this is surprised (choices: about what steady gaits do); on the ground, so many times that. */
const HARDEST = 300;
const HARDER = 150;
const STANDING = 1.5;
/** s: half-life of what is carried (choice). */
export const FADING = /* @__PURE__ */ createSpring(0.04, 1 / 60);
const MISSING = 0.01; // s: half-life of how far a foot may be off that is reached again (choice)
const GONE = 2e-4; // rad, and m: as good as nothing
const EXACT = 5e-7; // m: so near a foot that is lower keeps to its place
const HANGING = 6e-5; // m: so near a foot in the air keeps to its way
const LANDING = 0.35; // of the swing, from its middle on, over which it makes ready to land (choice)
const FREE = 0.1; // m: as high as this a foot may leave its way; lower it keeps to it more and more (choice)

const TAKEN_UP = 120; // 1/s (choice)

const goal = /* @__PURE__ */ createFootGoal();

/** Turns every leg only as far as it can have turned by now. */
export function easeLegs(
  rig: Rig,
  state: State,
  { high }: FootPlan,
  sampled: Sampled,
  legs: Legs,
  inertia: Float64Array,
): void {
  const dt = inertia[FRAME];
  // What is steady has nothing to carry, and forgets once.
  if (state.calm === 1 && inertia[CARRIED] !== 1) {
    if (inertia[CARRIED] === 0) inertia.fill(Number.NaN);
    return;
  }
  inertia[CARRIED] = 0;
  const often = 1 / dt;
  const hardest = (HARDEST + HARDER * state.speed) * dt * dt;
  for (let i = 0; i < 4; i++) {
    const leg = rig.legs[i];
    if (leg.sprawl) continue;
    const angles = sampled.rotations[i];
    const from = ROW * i;
    // So V8 knows, here and below, that no place is too large a number, and does not check every sum.
    const joints = angles.length & 0xffff;
    const room = (state.share[i] < 1 ? STANDING : 1) * hardest + GONE;
    const surprise = 1 - room / surpriseOf(angles, from, room, inertia);
    if (surprise > 0 || inertia[from + SHOWN] > 0)
      carryOn(leg, i, state.share[i], high[i], angles, sampled.sole[i], surprise, legs, inertia);
    else {
      inertia[from + SURPRISED] = 0;
      inertia[from + MISSED] = legs.miss[i];
      for (let k = 0; k < joints; k++) {
        const at = from + 4 * k;
        inertia[at + 1] = (angles[k] - inertia[at]) * often;
        inertia[at] = angles[k];
      }
    }
  }
}

/** How far a leg is from where it would have gone on to, if more than the room it has. */
function surpriseOf(angles: Numbers, from: number, room: number, inertia: Float64Array): number {
  const dt = inertia[FRAME];
  const last = (angles.length - 1) & 0xffff;
  let most = room;
  for (let k = 0; k <= last; k++) {
    const at = from + 4 * k;
    const off = Math.abs(angles[k] - inertia[at] - inertia[at + 1] * dt);
    // The last joint only levels the foot.
    const counts = k < last ? off : off / 2;
    if (counts > most) most = counts;
  }
  return most;
}

/** A leg that is surprised, or was of late. */
function carryOn(
  leg: RigLeg,
  i: number,
  share: number,
  high: number,
  angles: Numbers,
  heelUp: number,
  surprise: number,
  legs: Legs,
  inertia: Float64Array,
): void {
  const dt = inertia[FRAME];
  const last = angles.length;
  const from = ROW * i;
  const same = !(inertia[from + SHOWN] > 0);
  let offset = 0;
  for (let k = 0, at = from; k < last; k++, at += 4) {
    if (same) inertia.copyWithin(at + 2, at, at + 2);
    offset = Math.max(
      offset,
      Math.abs(inertia[at + 2] - inertia[at]) + Math.abs(inertia[at + 3] - inertia[at + 1]) * dt,
    );
  }
  const carries = offset + surprise > GONE;
  // A jump leaves the rate as it was; a leg that is surprised again has another rate.
  const jumps = surprise > 0 && !(inertia[from + SURPRISED] > 0);
  inertia[from + SURPRISED] = surprise;
  // After two frames in which it shows what was found both are the same.
  if (carries || jumps) inertia[from + SHOWN] = 2;
  else inertia[from + SHOWN]--;
  for (let k = 0, at = from; k < last; k++, at += 4) {
    const found = angles[k];
    if (carries) {
      // All joints alike, so that the foot hardly leaves its way.
      const off = found - inertia[at] - inertia[at + 1] * dt;
      const [left, rate] = spring(FADING, inertia[at + 2] - inertia[at], inertia[at + 3] - inertia[at + 1], 0, dt);
      angles[k] = clamp(found + left - surprise * off, leg.least[k], leg.most[k]);
      inertia[at + 3] = inertia[at + 1] + rate + ((1 - surprise) * off) / dt;
    }
    if (!jumps) inertia[at + 1] = (found - inertia[at]) / dt;
    inertia[at] = found;
  }
  // A leg that is found elsewhere may reach at once what it did not: its foot need not be there at once.
  const left = carries ? inertia[from + MISSED] * 0.5 ** (dt / MISSING) : 0;
  const missed = Math.max(legs.miss[i], left);
  inertia[from + MISSED] = missed;
  if (carries) {
    inertia[CARRIED] = 1;
    const { bench } = leg;
    const { x, y, sole } = bench;
    layLeg(leg, angles);
    // With its toe up the heel is lower.
    const off = smooth((high + leg.bones[last - 1] * Math.min(0, heelUp)) / FREE);
    goal.x = x + off * (bench.x - x);
    const down = off * (bench.y - y);
    // Half way to the ground it goes no lower.
    goal.y = y + Math.max(down, -high / 2);
    // In the air, until it makes ready to land, a leg need not be as it will then: the sole turns as it did, but no heel goes lower than it should, and one
    // that is as long as it gets does not seek its place to the last bit. On the ground a hoof that rolls does so as it did.
    const loose = share > 1 ? 1 - smooth((share - 1.5) / LANDING) : 0;
    const free = share > 1 ? loose : legs.rolls[i];
    const lower = high + Math.max(free, off) * Math.max(0, legs.level[i] - sole - high);
    goal.soleGive = legs.rolls[i];
    goal.rolled = sole + Math.min((off + free * (1 - off)) * (bench.sole - sole), lower);
    goal.sole = goal.soleGive > 0 ? sole + lower : goal.rolled;
    // There the hoof hangs as it can.
    goal.near = high > FREE ? GONE : loose > 0 ? Math.max(HANGING, (loose * missed) / 2) : EXACT;
    reachFoot(leg, goal, angles);
    // A foot that stands and is not reached from there has the leg that was found.
    if (high === 0 && goal.miss > GONE) {
      for (let k = 0, at = from; k < last; k++, at += 4) angles[k] = inertia[at];
      layLeg(leg, angles);
    }
  }
  for (let k = 0, at = from; k < last; k++, at += 4) {
    // What brings a foot back to its way is a step, however short the frame: its rate is taken up in some time.
    const rate = (angles[k] - inertia[at + 2]) / dt;
    const part = carries ? Math.min(1, dt * TAKEN_UP) : 1;
    inertia[at + 3] += part * (rate - inertia[at + 3]);
    inertia[at + 2] = angles[k];
  }
}
