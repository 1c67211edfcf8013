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
  /** Cosine and sine of the heading, worked out once for all feet. */
  cos: number;
  sin: number;
}

export function createFootPlan(): FootPlan {
  return { x: new Float64Array(4), y: new Float64Array(4), z: new Float64Array(4), cos: 1, sin: 0 };
}

/**
 * Where the standing feet belong, which is all that a tick needs: on the ground every voice's way is the same straight line,
 * D (1/2 - share of the stance), and only its middle is a blend.
 */
export function standFeet(built: Built, voices: Voices, state: State, out: FootPlan): void {
  const { duty, step } = voices.stride;
  const alive = liveliness(state.speed);
  out.cos = Math.cos(state.heading);
  out.sin = Math.sin(state.heading);
  for (let leg = 0; leg < 4; leg++) {
    if (state.legPhase[leg] >= duty[leg] && state.speed > 0) continue;
    let forward = step[leg] * (0.5 - state.legPhase[leg] / duty[leg]) + (1 - alive) * standingToe(built, leg);
    for (let v = 0; v < voices.count; v++) {
      const { clip, weight, mirrored } = voices.all[v];
      const legClip = clip.legs[mirrored ? leg ^ 1 : leg];
      forward += (weight * alive * legClip.centre * step[leg]) / legClip.step;
    }
    toWorld(built, voices, state, leg, forward, out);
  }
}

/** From the body's frame, x against the standing girdle joint, into the world. */
function toWorld(built: Built, voices: Voices, state: State, leg: number, forward: number, out: FootPlan): void {
  const { side, joints, track } = built.rig.legs[leg];
  const x = built.rig.rest[3 * joints[0]] + forward;
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
      state.standX[leg] = plan.x[leg] + offset(voices, state, leg, state.leftX, state.leftSpeedX);
      state.standZ[leg] = plan.z[leg] + offset(voices, state, leg, state.leftZ, state.leftSpeedZ);
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

/** What is left of the difference a foot took into the air: value and rate continuous at lift-off, gone at the strike. */
function offset(voices: Voices, state: State, leg: number, left: Float64Array, leftSpeed: Float64Array): number {
  const duty = voices.stride.duty[leg];
  const phase = state.legPhase[leg];
  if (phase < duty) return 0;
  const x = (phase - duty) / (1 - duty);
  const rest = 1 - x * x * x * (x * (6 * x - 15) + 10);
  const rate = x * (1 - x * x * (6 + x * (3 * x - 8)));
  return left[leg] * rest + leftSpeed[leg] * (1 - duty) * voices.stride.time * rate;
}

/** Where each foot is: its place on the ground, or the captured way with what is left of its difference. */
export function placeFeet(built: Built, voices: Voices, state: State, sampled: Sampled, out: FootPlan): void {
  for (let leg = 0; leg < 4; leg++) {
    if (state.contact[leg] === FLIGHT) {
      toWorld(built, voices, state, leg, sampled.toeX[leg], out);
      out.x[leg] += offset(voices, state, leg, state.leftX, state.leftSpeedX);
      out.y[leg] = sampled.toeY[leg];
      out.z[leg] += offset(voices, state, leg, state.leftZ, state.leftSpeedZ);
    } else {
      out.x[leg] = state.standX[leg];
      out.y[leg] = 0;
      out.z[leg] = state.standZ[leg];
    }
  }
}
