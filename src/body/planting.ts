/**
 * Stage 6: feet. A foot that strikes keeps its place in the world until it leaves (Huang 6.2). In a steady gait that place and the captured
 * way agree; body/stepping.ts is for all others. Contact comes from the clocks alone.
 */
import type { Built } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import type { Voices } from '../gait/voices.ts';
import { smooth, smoother } from '../math/ease.ts';
import type { Numbers, Share } from '../math/memory.ts';
import { turnOf } from '../math/trig.ts';
import { FLIGHT, STRIKE, type State } from '../state.ts';
import { type Sampled, standingToe } from './stride.ts';

/** Where the feet are, world, and what they share. */
export interface FootPlan {
  readonly x: Numbers;
  readonly y: Numbers;
  readonly z: Numbers;
  /** How much further forward of the body it will come down, m. */
  readonly landing: Numbers;
  /** Above the ground, m; and the ground's pitch under each foot. */
  readonly high: Numbers;
  readonly tilt: Numbers;
  /** Where each foot is headed, rad: as the body is in the middle of its stance. */
  readonly facing: Numbers;
  /** How the ground rises there, along world x and z. */
  readonly slopeX: Numbers;
  readonly slopeZ: Numbers;
  /** Cosine and sine of the heading, worked out when it changes. */
  heading: number;
  cos: number;
  sin: number;
  /** The ground as the trunk feels it: height under the middle, pitch and its cosine. */
  ground: number;
  pitch: number;
  level: number;
  /** Sine of the lean to the right: a foot is lifted along with it. */
  lean: number;
  /** Forward of the girdle in the middle of the stance, m; and how far from there along the path, in steps. */
  centre: number;
  along: number;
  /** How long these are, m. */
  step: number;
  /** m outwards, beside the track. */
  aside: number;
  /** What is left, at this moment of a swing, of a foot's difference and of its rate (s). */
  rest: number;
  rate: number;
  /** How far it is held back for the sake of its landing, m forward. */
  drift: number;
}

export function createFootPlan(share: Share): FootPlan {
  return {
    x: share(4),
    y: share(4),
    z: share(4),
    landing: share(4),
    high: share(4),
    tilt: share(4),
    facing: share(4),
    slopeX: share(4),
    slopeZ: share(4),
    heading: Number.NaN,
    cos: 1,
    sin: 0.5,
    ground: 0.5,
    pitch: 0.5,
    level: 1,
    lean: 0.5,
    centre: 0.5,
    along: 0.5,
    step: 0.5,
    aside: 0.5,
    rest: 0.5,
    rate: 0.5,
    drift: 0.5,
  };
}

/** Turns to the heading of the state. */
export function face(state: State, out: FootPlan): void {
  if (out.heading === state.heading) return;
  out.heading = state.heading;
  const { cos, sin } = turnOf(state.heading);
  out.cos = cos;
  out.sin = sin;
}

/** As the ground is where all is level. */
export function standLevel(state: State, out: FootPlan): void {
  face(state, out);
  out.ground = state.y;
  out.pitch = 0;
  out.level = 1;
  out.lean = 0;
}

/** The middle of a standing foot's way, which is all that a tick needs: on the ground every voice's way is the same straight line. */
export function aimFoot(built: Built, voices: Voices, leg: number, step: number, going: number, out: FootPlan): void {
  let centre = 0;
  let aside = 0;
  for (let v = 0; v < voices.count; v++) {
    const { legs, feet } = voices.all[v];
    const foot = feet[leg];
    centre += (legs * foot.centre) / foot.step;
    aside += legs * foot.aside;
  }
  out.centre = going * step * centre;
  if (going < 1) out.centre += (1 - going) * standingToe(built, leg);
  out.aside = going * aside;
}

/** How far forward of the body's middle that is, m. */
export function aimForward({ rig }: Built, voices: Voices, state: State, leg: number, out: FootPlan): number {
  // Stopping, it still goes on a little.
  const glide = (1 - voices.going) * state.speed * DEFAULTS.speedSettling;
  return rig.rest[3 * rig.legs[leg].joints[0]] + out.centre + glide;
}

/** Into the world, x and z, straight on. */
function straightOn(built: Built, voices: Voices, state: State, leg: number, out: FootPlan): void {
  const { side, track } = built.rig.legs[leg];
  const ahead = aimForward(built, voices, state, leg, out) + out.along * voices.stride.step[leg];
  const right = side * (track + out.aside);
  out.x[leg] = state.x + ahead * out.cos + right * out.sin;
  out.z[leg] = state.z - ahead * out.sin + right * out.cos;
}

/** Comes down where the plan has it. */
export function strikeAt(state: State, leg: number, plan: FootPlan): void {
  state.standX[leg] = plan.x[leg];
  state.standZ[leg] = plan.z[leg];
  fitPlace(state, leg);
  state.contact[leg] = STRIKE;
}

/** Where a foot is, the motion would have it too. */
function fitPlace(state: State, leg: number): void {
  state.leftX[leg] = 0;
  state.leftZ[leg] = 0;
  state.leftSpeedX[leg] = 0;
  state.leftSpeedZ[leg] = 0;
}

/** Feet of a steady gait come down and leave. */
export function planSteadyFeet(built: Built, voices: Voices, plan: FootPlan, state: State): void {
  for (let leg = 0; leg < 4; leg++) {
    const stood = state.contact[leg] !== FLIGHT;
    if (state.share[leg] >= 1) {
      if (stood) fitPlace(state, leg);
      state.contact[leg] = FLIGHT;
    } else if (!stood) {
      aimFoot(built, voices, leg, voices.stride.step[leg], voices.going, plan);
      plan.along = 0.5 - state.share[leg];
      straightOn(built, voices, state, leg, plan);
      strikeAt(state, leg, plan);
    }
  }
}

/** A hind foot swings out as it passes the fore foot of its side, late in its way, with no jolt at either end; not in a leap. */
export function swingWide(
  { rig }: Built,
  { going }: Voices,
  { flying, own }: Sampled,
  leg: number,
  out: FootPlan,
): void {
  if (leg > 1 && !rig.legs[leg].sprawl)
    out.aside += PASSING * (1 - flying) * own[leg] * going * out.rest * (1 - out.rest) ** 2;
}
const PASSING = 6.75 * 0.045; // m: the top of what it is multiplied by is 1 / 6.75 (choice)

/** A short step goes from where it stood, x and z from here, to its next place; a whole one along the captured way: how far it does, 0..1. */
export function ownWay({ own }: Sampled, leg: number, x: number, z: number): number {
  return own[leg] + (1 - own[leg]) * smooth((x * x + z * z) / FAR - 1);
}
const FAR = 1.5; // m^2: a foot that goes farther takes no short step

/** Where each foot of a steady gait is: its place on the ground, or the captured way. */
export function placeSteadyFeet(built: Built, voices: Voices, state: State, sampled: Sampled, out: FootPlan): void {
  for (let leg = 0; leg < 4; leg++) {
    out.facing[leg] = state.heading;
    out.high[leg] = 0;
    out.tilt[leg] = 0;
    out.slopeX[leg] = 0;
    out.slopeZ[leg] = 0;
    out.x[leg] = state.standX[leg];
    out.z[leg] = state.standZ[leg];
    if (state.contact[leg] === FLIGHT) {
      out.centre = sampled.centre[leg];
      out.along = sampled.along[leg];
      out.aside = sampled.aside[leg];
      out.rest = 1 - smoother(state.share[leg] - 1);
      swingWide(built, voices, sampled, leg, out);
      straightOn(built, voices, state, leg, out);
      const x = state.standX[leg] - out.x[leg];
      const z = state.standZ[leg] - out.z[leg];
      const less = (1 - ownWay(sampled, leg, x, z)) * out.rest;
      out.x[leg] += less * x;
      out.z[leg] += less * z;
      out.landing[leg] = (0.5 - out.along) * voices.stride.step[leg] - less * (x * out.cos - z * out.sin);
      out.high[leg] = sampled.toeY[leg];
    }
    out.y[leg] = state.y + out.high[leg];
  }
}
