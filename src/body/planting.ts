/**
 * Stage 6: feet. A foot that strikes keeps its place in the world until it leaves (Huang 6.2). In a steady gait that place and the
 * captured way agree; when the animal speeds up, turns or changes gait they drift apart, and the difference, with its
 * rate, is carried into the swing and fades out before the next strike. Contact comes from the clocks alone.
 */
import type { Built } from '../build.ts';
import type { Voices } from '../gait/voices.ts';
import { FLIGHT, STANCE, STRIKE, type State } from '../state.ts';
import { liveliness, type Sampled, standingToe } from './stride.ts';

/** World x and z of a foot as the motion would have it, body frame -> world. */
export interface FootPlan {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** Cosine and sine of the heading, worked out when it changes. */
  heading: number;
  cos: number;
  sin: number;
  /** What is left, at this moment of a swing, of a foot's difference and of its rate (s). */
  rest: number;
  rate: number;
}

export function createFootPlan(): FootPlan {
  return {
    x: new Float64Array(4),
    y: new Float64Array(4),
    z: new Float64Array(4),
    heading: Number.NaN,
    cos: 1,
    sin: 0.5,
    rest: 0.5,
    rate: 0.5,
  };
}

/** Turns to the heading of the state. */
export function face(state: State, out: FootPlan): void {
  if (out.heading === state.heading) return;
  out.heading = state.heading;
  out.cos = Math.cos(state.heading);
  out.sin = Math.sin(state.heading);
}

/**
 * Where the standing feet belong, which is all that a tick needs: on the ground every voice's way is the same straight line,
 * D (1/2 - share of the stance), and only its middle is a blend.
 */
export function standFeet(built: Built, voices: Voices, state: State, out: FootPlan): void {
  const { duty, step } = voices.stride;
  const alive = liveliness(state.speed);
  for (let leg = 0; leg < 4; leg++) {
    if (state.legPhase[leg] >= duty[leg] && state.speed > 0) continue;
    let forward = step[leg] * (0.5 - state.legPhase[leg] / duty[leg]) + (1 - alive) * standingToe(built, leg);
    for (let v = 0; v < voices.count; v++) {
      const { clip, weight, mirrored } = voices.all[v];
      const legClip = clip.legs[mirrored ? leg ^ 1 : leg];
      forward += (weight * alive * legClip.centre * step[leg]) / legClip.step;
    }
    out.x[leg] = forward;
    toWorld(built, voices, state, leg, out);
  }
}

/** From the body's frame, x against the standing girdle joint, into the world. */
function toWorld(built: Built, voices: Voices, state: State, leg: number, out: FootPlan): void {
  const { side, joints, track } = built.rig.legs[leg];
  const x = built.rig.rest[3 * joints[0]] + out.x[leg];
  const right = side * (state.speed > 0 ? voices.track : track);
  out.x[leg] = state.x + x * out.cos + right * out.sin;
  out.z[leg] = state.z - x * out.sin + right * out.cos;
}

export function planFeet(voices: Voices, plan: FootPlan, state: State, dt: number): void {
  const still = state.speed === 0;
  for (let leg = 0; leg < 4; leg++) {
    const stands = still || state.legPhase[leg] < voices.stride.duty[leg];
    const stood = state.contact[leg] !== FLIGHT;
    if (stands && !stood) {
      state.standX[leg] = plan.x[leg];
      state.standZ[leg] = plan.z[leg];
      state.contact[leg] = STRIKE;
    } else if (stands) {
      state.contact[leg] = STANCE;
      const x = state.standX[leg] - plan.x[leg];
      const z = state.standZ[leg] - plan.z[leg];
      state.leftSpeedX[leg] = (x - state.leftX[leg]) / dt;
      state.leftSpeedZ[leg] = (z - state.leftZ[leg]) / dt;
      state.leftX[leg] = x;
      state.leftZ[leg] = z;
    } else state.contact[leg] = FLIGHT;
  }
}

/** The difference a foot took into the air fades: value and rate are continuous at lift-off, and it is gone at the strike. */
function fade(voices: Voices, state: State, leg: number, out: FootPlan): void {
  const { time, duty } = voices.stride;
  const x = (state.legPhase[leg] - duty[leg]) / (1 - duty[leg]);
  out.rest = 1 - x * x * x * (x * (6 * x - 15) + 10);
  out.rate = x * (1 - x * x * (6 + x * (3 * x - 8))) * (1 - duty[leg]) * time;
}

/** Where each foot is: its place on the ground, or the captured way with what is left of its difference. */
export function placeFeet(built: Built, voices: Voices, state: State, sampled: Sampled, out: FootPlan): void {
  for (let leg = 0; leg < 4; leg++) {
    if (state.contact[leg] === FLIGHT) {
      out.x[leg] = sampled.toeX[leg];
      out.y[leg] = sampled.toeY[leg];
      toWorld(built, voices, state, leg, out);
      fade(voices, state, leg, out);
      out.x[leg] += state.leftX[leg] * out.rest + state.leftSpeedX[leg] * out.rate;
      out.z[leg] += state.leftZ[leg] * out.rest + state.leftSpeedZ[leg] * out.rate;
    } else {
      out.x[leg] = state.standX[leg];
      out.y[leg] = 0;
      out.z[leg] = state.standZ[leg];
    }
  }
}
