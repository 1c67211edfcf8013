/**
 * The body of a leap: before take-off it gathers and rises, between take-off and landing its middle is on a parabola, and after landing
 * it sinks in and recovers (Karim's reception, propulsion and ballistic flight, joined to the second derivative). It tips up before
 * and down after. The girdles follow; feet in the air go with their girdle, tucked.
 */
import type { vec3 } from 'gl-matrix';
import { HIGHER, LOW, RECOVERY } from '../gait/leap.ts';
import { smooth, smoother } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import { CROUP, LOIN, NECK, TAIL, WITHERS } from '../skeleton/trunk.ts';
import { FLIGHT, LEAPING, type State } from '../state.ts';
import { GRAVITY } from '../units.ts';
import type { FootPlan } from './planting.ts';
import type { Sampled } from './stride.ts';

/** rad: never tips further (choice). */
const STEEPEST = 0.4;
const STEEPNESS = 0.75;
/** rad/s: nor faster, in the mean; and it tips on into the flight, by this share of it (choices). */
const TIPPING = 1.1;
const TIPPING_ON = 0.12;
/** It tips down on landing by this share of what it tipped up (choice: the fore legs must reach the ground in front). */
const LANDING_TIP = 0.6;
/** m: it draws the feet up after it while it rises by twice this (choice: at once would be a jolt, later the legs are too short). */
const DRAWN = 0.01;
/** Of withers height: how far the feet are tucked, fore and hind (choices). */
const TUCK = [0.27, 0.215];
/** Of its straight length: how short a leg folds in the air, fore and hind (choices: paws swing higher than hooves before they are tucked). */
const FOLDED = [0.65, 0.58];
const FOLDED_BACK = 1.5; // rad: its sole (choice)

/** Share of a flight after which it is ready to land (choice). */
const READY = 0.4;

/** s: over which a leap that begins makes a difference to feet that are about to come down (choice). */
const MINDED = 0.06;

/** The quintic from rest at 0 to a height with a speed and free fall at `end`, at time t. */
function rising(t: number, end: number, height: number, speed: number): number {
  const x = t / end;
  const v = speed * end;
  const a = -GRAVITY * end * end;
  return x * x * x * (10 * height - 4 * v + a / 2 + x * (-15 * height + 7 * v - a + x * (6 * height - 3 * v + a / 2)));
}

/** The fore feet are stretched out again by this share of the flight before they land (choice). */
const UNFOLDING = 0.15;
/** s: and the hind feet so much after the fore feet have landed (choice: before they land themselves). */
const HIND_UNFOLDING = 0.18;

/** How the girdles ride at one moment of a leap: their middle above standing, m, how far they tip, and how far it is a leap, 0..1; what is the same throughout is set first. */
const ride = { steepest: 0.5, tipped: 0.5, start: 0.5, landing: 0.5, middle: 0.5, tip: 0.5, share: 0.5 };

function rideAt({ leapOff: off, leapLand: land, leapRise: rise }: State, t: number): void {
  const { start, tipped, steepest } = ride;
  if (t < off) {
    ride.middle = rising(t, off, start, rise);
    ride.share = smoother(t / off);
  } else if (t < land) {
    const flown = t - off;
    ride.middle = start + flown * (rise - (GRAVITY / 2) * flown);
    ride.share = 1;
  } else {
    ride.middle = rising(Math.max(0, land + RECOVERY - t), RECOVERY, ride.landing, GRAVITY * (land - off) - rise);
    ride.share = 1 - smoother((t - land) / RECOVERY);
  }
  if (t < steepest) ride.tip = tipped * smoother(t / steepest);
  else if (t < land)
    ride.tip = tipped * (1 - ((1 + LANDING_TIP) / 2) * (1 - Math.cos((Math.PI * (t - steepest)) / (land - steepest))));
  else ride.tip = -LANDING_TIP * tipped * ride.share;
}

/** Lifts trunk and feet of a leaping animal; `posture` is how it carries itself in the air, the plan has the ground's pitch, and how it leans. */
export function addLeap(rig: Rig, posture: Numbers, plan: FootPlan, state: State, sampled: Sampled): void {
  sampled.flying = 0;
  if (state.leap !== LEAPING) return;
  const { pitch, lean } = plan;
  const { leapTime: t, leapOff: off, leapLand: land, leapRise: rise } = state;
  const steepest = off + TIPPING_ON * (land - off);
  const tipped = Math.min(
    STEEPEST - Math.abs(pitch),
    STEEPNESS * Math.atan(rise / Math.max(1, state.speed)),
    TIPPING * steepest,
  );
  const half = (rig.rest[3 * rig.spine[rig.spine.length - 1]] - rig.rest[0]) / 2;
  const low = LOW * rig.height;
  ride.steepest = steepest;
  ride.tipped = tipped;
  ride.start = half * Math.sin(tipped * smoother(off / steepest)) - low;
  ride.landing = ride.start + HIGHER * rig.height;
  rideAt(state, t);
  const { middle, tip, share } = ride;
  const { rows } = sampled;
  // The tail takes its time.
  const tail = t < land ? smoother(t / land) : share;
  for (let r = 0; r < rows.length; r++) rows[r] += (r === TAIL ? tail : share) * (posture[r] - rows[r]);
  // The loin is stretched at take-off, rounded over the top and on landing; the neck goes down over it.
  const steep = (tip * tip) / tipped;
  rows[LOIN] += share * (0.3 * (tipped - steep) - 0.55 * tip);
  rows[NECK] += share * (0.4 * tip - 0.25);
  rows[TAIL] += tail * (0.2 + steep);
  const fore = middle + half * Math.sin(tip);
  const hind = middle - half * Math.sin(tip);
  sampled.flying = share;
  // Hind legs are made room for until they have pushed off; in the air the fore legs make ready for the landing, and hind legs come down as they can.
  const flown = (t - off) / (land - off);
  sampled.lands[0] = smooth(flown / READY);
  sampled.lands[1] = flown < 0 ? 1 : 0;
  // Legs that land keep as much back as in a hurry: a trunk that sinks far for them left nothing, and fell to the foot at once as it struck.
  sampled.hurried = Math.max(sampled.hurried, share * sampled.lands[0]);
  sampled.middle = middle;
  rows[WITHERS] += fore;
  rows[CROUP] += hind;
  const upright = Math.sqrt(1 - lean * lean);
  const bold = Math.min(1, 0.5 + state.leapHeight / rig.height);
  for (let leg = 0; leg < 4; leg++) {
    const end = leg >> 1;
    if (end === 0 && t > land)
      giveIn(rig.legs[leg], ride.landing - half * Math.sin(LANDING_TIP * tipped) - fore, sampled.rotations[leg]);
    if (state.contact[leg] !== FLIGHT) continue;
    rideAt(state, t + ((2 - state.share[leg]) * state.span[leg]) / state.tempo);
    sampled.falling[leg] =
      smooth(t / MINDED) *
      ((end === 0 ? fore - half * Math.sin(ride.tip) : hind + half * Math.sin(ride.tip)) - ride.middle);
    sampled.own[leg] += share * (1 - sampled.own[leg]);
    const tuck =
      share *
      bold *
      (end === 0 ? tucked(t, 0, land - UNFOLDING * (land - off)) : tucked(t, off, land + HIND_UNFOLDING));
    const { joints, longest, side, track } = rig.legs[leg];
    const at = 3 * joints[0];
    let lifted = Math.max(0, end === 0 ? fore : hind);
    let high = sampled.toeY[leg];
    if (end === 1 && t > off && t < land) {
      const up = hind + low;
      lifted = up > 2 * DRAWN ? up - DRAWN : (up * up) / (4 * DRAWN);
      // By the time it is tucked it is as high as without, and so it lands.
      lifted += (Math.max(0, hind) - lifted) * smoother((2.5 * (t - off)) / (land - off));
      high += lifted - hind;
    }
    // A foot that swings high anyway is tucked less: its leg folds no shorter, but for a centimetre.
    const above = upright * rig.rest[at + 1] - FOLDED[end] * longest - high;
    const room = (above + Math.sqrt(above * above + 4e-4)) / 2;
    const most = tuck * TUCK[end] * rig.height;
    sampled.toeY[leg] += lifted + most / (1 + (most / room) ** 6) ** (1 / 6);
    // Drawn up, a foot comes under its girdle, and a hind one with a pastern folds it back.
    if (end === 1 && joints.length > 4) sampled.sole[leg] += tuck * (FOLDED_BACK - sampled.sole[leg]);
    sampled.aside[leg] += (side * rig.rest[at + 2] - track) * smoother(tuck);
  }
}

/**
 * Fore legs that have landed give in, by so much: shoulder and elbow, as these give readily. Left to the inverse kinematics a leg that was captured straight finds now this, now that
 * way to be so short.
 */
function giveIn({ least, most, give }: RigLeg, by: number, rotations: Numbers): void {
  const share = by > 0 ? (GIVING_IN * by * by) / (by + SOFTLY) : 0;
  // A joint folds to where it can turn farther.
  for (let i = 1; i < rotations.length - 1; i++)
    rotations[i] += share * give[i] * give[i] * ((least[i] + most[i] < 0 ? least[i] : most[i]) - rotations[i]);
}
const GIVING_IN = 2; // 1/m: by what share of the way (choice)
const SOFTLY = 0.05; // m: over which that sets in (choice)

/** From 0 to 1 and back between two times. */
function tucked(t: number, from: number, to: number): number {
  const x = (t - from) / (to - from);
  return x <= 0 || x >= 1 ? 0 : smoother(2.5 * Math.min(x, 1 - x));
}

/** Moves the trunk so that the middle of its back goes evenly over the ground and, in the air, on the parabola. */
export function placeMiddle(rig: Rig, pose: Pose, plan: FootPlan, { flying, middle }: Sampled, place: vec3): void {
  const { positions } = pose;
  const { rest } = rig;
  const end = 3 * rig.spine[rig.spine.length - 1];
  const height = (rest[1] + rest[end + 1]) / 2;
  const x = (positions[0] + positions[end]) / 2 - place[0];
  const z = (positions[2] + positions[end + 2]) / 2 - place[2];
  // On a slope it is square to it, as on the ground.
  const back = height * Math.sin(plan.pitch);
  const ahead = flying * ((plan.level * (rest[0] + rest[end])) / 2 - back - (x * plan.cos - z * plan.sin));
  const aside = flying * (plan.lean * height - (x * plan.sin + z * plan.cos));
  place[0] += ahead * plan.cos + aside * plan.sin;
  // Leaning it is lower, as on the ground: else the fore legs would not reach down to it.
  const upright = plan.level * (1 - LOWER * (1 - Math.sqrt(1 - plan.lean * plan.lean)));
  place[1] += flying * (plan.ground + upright * height + middle - (positions[1] + positions[end + 1]) / 2);
  place[2] += aside * plan.cos - ahead * plan.sin;
}
const LOWER = 0.7; // of what it would be lower by on the ground (choice: the hind legs have to fold under it)
