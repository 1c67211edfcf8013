/**
 * Stage 1: speed. It rises only while a foot pushes (Karim 4: in propulsion, the second half of a stance) and
 * falls only while one bears, never in the air. The legs are set for a pace that runs a moment ahead.
 */
import type { Built } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import { isFlying } from '../gait/flying.ts';
import { boldness } from '../gait/transition.ts';
import type { Voices } from '../gait/voices.ts';
import { between, clamp, smooth } from '../math/ease.ts';
import { closing, createClosing } from '../math/spring.ts';
import { ASKED, STAND, type State } from '../state.ts';

const MANNER = /* @__PURE__ */ createClosing(DEFAULTS.mannerHalfLife, DEFAULTS.tick);
const SURGE = /* @__PURE__ */ createClosing(DEFAULTS.surgeHalfLife, DEFAULTS.tick);

/** Also how fast the ground passes meanwhile, in the mean. */
export function followSpeed(built: Built, voices: Voices, wanted: number, state: State, dt: number): void {
  const { speed } = state;
  changeSpeed(built, voices, wanted, state, dt);
  voices.passing = (speed + state.speed) / 2;
}

function changeSpeed({ startSpeed, bold }: Built, { fitting }: Voices, wanted: number, state: State, dt: number): void {
  const beat = wanted > 0 ? Math.min(wanted, startSpeed) : startSpeed;
  if (beat !== state.beat) state.beat = state.life === 0 ? beat : clamp(beat, state.beat - dt, state.beat + dt);
  const manner = between(state.pace, state.manner, wanted);
  const behind = manner - state.manner;
  if (behind !== 0) state.manner = Math.abs(behind) < 1e-3 ? manner : state.manner + behind * closing(MANNER, dt);
  if ((wanted === state.speed && state.pace === wanted) || isFlying(state)) return;
  const hardest = Math.min(DEFAULTS.braking, DEFAULTS.easing * (state.pace + LEAST_LEAD));
  // While a gait goes over into another it goes little faster or slower than suits what there is of both.
  const fits = fitting + FITTING * (wanted - fitting);
  const goal = state.change === 1 ? wanted : between(fits, state.pace, wanted);
  const boldly = state.leap === ASKED ? DARING : state.target === 0 ? bold : state.way === STAND ? boldness(state) : 0;
  const most = Math.min(
    DEFAULTS.acceleration * state.tempo,
    DEFAULTS.settingOff * (state.pace + Math.max(LEAST_PACE, boldly)),
  );
  const ahead = clamp((goal - state.pace) / DEFAULTS.speedSettling, -hardest, most);
  const paceLead = Math.min(
    wanted > state.speed ? DEFAULTS.paceLead : DEFAULTS.paceLag,
    LEAST_LEAD + (wanted > state.speed ? LEAD_AHEAD : LEAD_BEHIND) * state.speed,
  );
  const { surge } = state;
  state.surge += (ahead - surge) * closing(SURGE, dt);
  const farthest = Math.max(state.speed + paceLead, Math.min(wanted, startSpeed));
  const pace = Math.max(
    clamp(state.pace + ((surge + state.surge) / 2) * dt, Math.max(0, state.speed - paceLead), farthest),
    state.pace - DEFAULTS.braking * dt,
  );
  // Steps are foreseen by the surge: it comes to rest with the pace, not before.
  if (Math.abs(wanted - pace) < 2e-3 && Math.abs(state.surge) < CALMED) {
    state.pace = wanted;
    state.surge = 0;
  } else if (state.life > 0) state.pace = pace;
  const gap = state.pace - state.speed;
  const strongest = gap > 0 ? DEFAULTS.push : DEFAULTS.braking;
  // Hardly moving, every foot that stands holds it back.
  const bears = gap > 0 ? bearing(state, 0.5, dt) : Math.max(bearing(state, 0, dt), 1 - state.speed / CREEPING);
  const step = clamp(gap / DEFAULTS.speedSettling, -strongest, strongest) * bears * dt;
  state.speed = Math.abs(gap) < 2e-3 ? state.pace : state.speed + step;
}

const CALMED = 0.03; // m/s^2 (choice)
const FITTING = 0.25; // of the way from what suits the gaits to what is wanted (choice)
const CREEPING = 0.5; // m/s (choice)
const LEAST_PACE = 0.5; // m/s, so that it sets off at all (choice)
const DARING = 5; // m/s: and if it shall leap (choice)
/** m/s, and of the speed besides: more to speed up than to brake (choices). */
const LEAST_LEAD = 0.4;
const LEAD_AHEAD = 0.4;
const LEAD_BEHIND = 0.25;

const FIRST_PUSH = 0.5; // (choice)

/** How much the standing feet can do, 0..1, in the mean of the next dt (by Simpson's rule): each most in the middle of the part of its stance that begins at `from`. */
function bearing(state: State, from: number, dt: number): number {
  return (bearingIn(state, from, 0) + 4 * bearingIn(state, from, dt / 2) + bearingIn(state, from, dt)) / 6;
}

function bearingIn(state: State, from: number, seconds: number): number {
  let sum = 0;
  for (let leg = 0; leg < 4; leg++) {
    const x = (state.share[leg] + (seconds * state.speed) / state.span[leg] - from) / (1 - from);
    // From a stand they all push.
    if (state.step[leg] === 0 && x < 1) sum += FIRST_PUSH;
    else if (x > 0 && x < 1) sum += 8 * x * (1 - x);
  }
  return Math.min(1, sum);
}

/** m/s: with the pace so far from the speed, unless it is fast, it is in a hurry (choices). */
const HURRIED = 0.5;
const FAST = 5;

/** While its speed changes feet are set down far out: legs keep a little more back, or they would come to their limits with a jolt. */
export function hurry({ pace, speed }: State): number {
  return smooth(Math.abs(pace - speed) / HURRIED) * (1 - smooth(speed / FAST));
}
