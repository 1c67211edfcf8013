/**
 * Stage 6, of an animal whose motion changes. Its feet keep their places in the world while it speeds up, turns or changes gait; where these and
 * the captured way drift apart, the difference, with its rate, is carried into the swing and fades out before the next strike.
 */
import type { Built } from '../build.ts';
import type { Voices } from '../gait/voices.ts';
import { clamp } from '../math/ease.ts';
import { FLIGHT, LEAPING, type State } from '../state.ts';
import { feelSlope, heightAt, heightUnder, isLevel, type Terrain } from './ground.ts';
import { aimFoot, aimForward, type FootPlan, ownWay, strikeAt, swingWide } from './planting.ts';
import type { Sampled } from './stride.ts';
import { styledPlace } from './style.ts';

/**
 * Into the world, x and z: the body as it will be when this foot is in the middle of its stance, `along` steps from now, has turned and
 * moved along its path; there the foot is at its centre, beside the median line.
 */
function toWorld(built: Built, voices: Voices, state: State, leg: number, out: FootPlan): void {
  const { side, track } = built.rig.legs[leg];
  const { duty } = voices.stride;
  const forward = out.level * aimForward(built, voices, state, leg, out);
  const right = side * (track + APART * Math.abs(state.turn) + out.aside);
  let { cos, sin } = out;
  let ahead = out.level * out.along * out.step;
  let left = 0;
  if (state.turn !== 0 && state.tempo > 0) {
    const half = (state.turn * out.along * duty[leg]) / (2 * state.tempo);
    // Half of the turn has the tangent `half * wide`: Lambert's continued fraction, four levels deep, 4e-11 off where it turns by half a radian.
    const square = half * half;
    const wide = (105 - 10 * square) / (105 - square * (45 - square));
    const tan = half * wide;
    const scale = 1 / (1 + tan * tan);
    // An arc as long as that: its chord ahead and aside.
    ahead *= wide * scale;
    left = ahead * tan;
    const c = 2 * scale - 1;
    const s = 2 * tan * scale;
    cos = out.cos * c - out.sin * s;
    sin = out.sin * c + out.cos * s;
  }
  out.x[leg] = state.x + ahead * out.cos - left * out.sin + forward * cos + right * sin;
  out.z[leg] = state.z - ahead * out.sin - left * out.cos - forward * sin + right * cos;
}
const APART = 0.05; // m per rad/s: in a turn the feet step further apart (choice)

/**
 * Where a standing foot belongs, which is all that a tick needs: on the ground every voice's way is the same straight line, and
 * only its middle is a blend.
 */
function standFoot(
  built: Built,
  voices: Voices,
  state: State,
  leg: number,
  share: number,
  late: number,
  out: FootPlan,
): void {
  const { before, stride } = voices;
  const now = stride.step[leg];
  const step = now + late * (before[leg] - now);
  const going = voices.going + late * (before[4] - voices.going);
  aimFoot(built, voices, leg, step, going, out);
  out.centre += styledPlace(built.rig, step, state, leg);
  out.along = 0.5 - share;
  out.step = step;
  toWorld(built, voices, state, leg, out);
}

export function planFeet(built: Built, voices: Voices, plan: FootPlan, state: State, dt: number): void {
  for (let leg = 0; leg < 4; leg++) {
    const stands = state.share[leg] < 1;
    const stood = state.contact[leg] !== FLIGHT;
    if (!stands && !stood) continue;
    // A foot that leaves is a little beyond the end of its stance.
    const duty = voices.stride.duty[leg];
    const gone = stands ? 0 : (state.share[leg] - 1) * state.span[leg] + state.swingFrom[leg] * (1 - duty);
    // A foot that comes down stands where it does so, wherever in the tick that was.
    const late = stood ? 0 : voices.late[leg];
    standFoot(built, voices, state, leg, stands ? state.share[leg] : 1 + gone / duty, late, plan);
    if (!stood) {
      strikeAt(state, leg, plan);
      continue;
    }
    const x = state.standX[leg] - plan.x[leg];
    const z = state.standZ[leg] - plan.z[leg];
    if (stands) {
      state.leftSpeedX[leg] = (x - state.leftX[leg]) / dt;
      state.leftSpeedZ[leg] = (z - state.leftZ[leg]) / dt;
    } else {
      state.contact[leg] = FLIGHT;
      // Per usual rate of its clock: see `fade`.
      const pace = Math.max(SLOWEST_LEAVING, state.swingRate[leg] * (1 - duty));
      // At the take-off of a leap it was the clock that hurried, and it does so no longer; elsewhere nine times the speed is as good as no bound.
      const most = (state.leap === LEAPING ? CARRIED : 9) * state.speed;
      state.leftSpeedX[leg] = clamp(state.leftSpeedX[leg], -most, most) / pace;
      state.leftSpeedZ[leg] = clamp(state.leftSpeedZ[leg], -most, most) / pace;
    }
    state.leftX[leg] = x;
    state.leftZ[leg] = z;
  }
}

const LOWER = 2; // by so many times the square of the sine of the lean (choice)
const CARRIED = 0.45; // of the speed (choice)
const SLOWEST_LEAVING = 0.5; // of the usual rate: slower, a foot leaves from rest

/**
 * The difference a foot took into the air fades: value and rate are continuous at lift-off, and it is gone at the strike. While the pace changes, the
 * next place moves: that rate is taken out of its way until it comes down, so that it comes to rest on the ground without a jolt.
 */
function fade({ stride, landing, swung }: Voices, state: State, leg: number, out: FootPlan): void {
  const x = swung[leg];
  out.rest = 1 - x * x * x * (x * (6 * x - 15) + 10);
  const { duty, time, length } = stride;
  const seconds = (1 - duty[leg]) / state.tempo;
  out.rate = x * (1 - x * x * (6 + x * (3 * x - 8))) * seconds;
  const drift = state.speed - length * state.tempo * landing + 0.5 * duty[leg] * time * state.surge;
  out.drift = (drift * (1 - x) * x * x * x * (4 - 3 * x) * seconds) / landing;
}

/** Where each foot is: its place on the ground, or the captured way with what is left of its difference. */
export function placeFeet(
  built: Built,
  voices: Voices,
  terrain: Terrain,
  state: State,
  sampled: Sampled,
  out: FootPlan,
): void {
  const level = isLevel(state);
  for (let leg = 0; leg < 4; leg++) {
    let high = 0;
    if (state.contact[leg] === FLIGHT) {
      out.centre = sampled.centre[leg];
      out.along = sampled.along[leg];
      out.aside = sampled.aside[leg];
      out.step = voices.stride.step[leg];
      fade(voices, state, leg, out);
      swingWide(built, voices, sampled, leg, out);
      toWorld(built, voices, state, leg, out);
      const x = state.standX[leg] - out.x[leg];
      const z = state.standZ[leg] - out.z[leg];
      const own = ownWay(sampled, leg, x, z);
      const rate = own * out.rate;
      const moreX = (x + own * (state.leftX[leg] - x)) * out.rest + state.leftSpeedX[leg] * rate + out.drift * out.cos;
      const moreZ = (z + own * (state.leftZ[leg] - z)) * out.rest + state.leftSpeedZ[leg] * rate - out.drift * out.sin;
      out.x[leg] += moreX;
      out.z[leg] += moreZ;
      out.landing[leg] = out.level * (0.5 - out.along) * voices.stride.step[leg] - moreX * out.cos + moreZ * out.sin;
      // A trunk that leans is lower: its feet are lifted less high, or the legs would have to fold further than they can.
      high = sampled.toeY[leg] * (1 - LOWER * (1 - sampled.flying) * out.lean * out.lean);
      out.x[leg] += high * out.lean * out.sin;
      out.z[leg] += high * out.lean * out.cos;
    } else {
      out.x[leg] = state.standX[leg];
      out.z[leg] = state.standZ[leg];
    }
    const along = state.contact[leg] === FLIGHT ? sampled.along[leg] : 0.5 - state.share[leg];
    const turned = state.tempo > 0 ? (state.turn * along * voices.stride.duty[leg]) / state.tempo : 0;
    out.facing[leg] = state.heading + turned;
    out.high[leg] = high;
    out.y[leg] =
      (level
        ? state.y
        : high > 0
          ? heightUnder(terrain, state, leg, out)
          : heightAt(terrain, state, out.x[leg], out.z[leg])) + high;
    if (level) {
      out.slopeX[leg] = 0;
      out.slopeZ[leg] = 0;
      out.tilt[leg] = 0;
    } else feelSlope(terrain, state, leg, out);
  }
}
