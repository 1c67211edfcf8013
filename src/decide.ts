/** What the animal decides every tick, by what it means to do and how it goes. */
import { isLevel } from './body/ground.ts';
import { headingGap } from './body/steer.ts';
import { isSquare } from './gait/clocks.ts';
import { chooseGait } from './gait/hysteresis.ts';
import { leapGait } from './gait/leap.ts';
import type { Voices } from './gait/voices.ts';
import { CHOOSE, type Intent, steadyMirror } from './intent.ts';
import { phaseDifference } from './math/circle.ts';
import { clamp } from './math/ease.ts';
import { ASKED, LEAPING, NO_LEAP, STAND, type State } from './state.ts';

/** m/s: up to this speed, or half of that wanted, it walks off first; if this is wanted it does not (choices). */
const WALKED_OFF = 0.7;
const RUSH = 9;

/** rad: with the neck turned this far it goes on the lead of that side (choice). */
const LEAD_TURN = 0.2;

/** The speed to go at now: a leap that is asked for needs a run. */
export function wantedSpeed({ built, speed }: Intent, state: State): number {
  if (state.leap === NO_LEAP) return speed;
  const { range } = built.gaits[leapGait(built, speed)];
  return clamp(speed, range[0], range[1]);
}

/** The pattern that is aimed at. */
export function wantedWay(intent: Intent, state: State): number {
  const { built, graph, speed, way } = intent;
  const current = built.gaits[state.target];
  if (state.leap === LEAPING) return state.target;
  if (state.leap === ASKED) {
    const ready = current?.lead && state.life > 0 && state.speed <= current.range[1];
    return ready ? state.target : leapGait(built, speed);
  }
  if (way !== CHOOSE) return way;
  return built.gaits.indexOf(chooseGait(graph, speed, state.life > 0 ? current : undefined));
}

/** The pattern to take up for it: from a stand a bold one walks off, if its repertoire has that, unless it shall rush. A trot or canter on the spot would be dressage. */
export function nextWay({ graph, built, speed }: Intent, state: State, wanted: number): number {
  const walks = built.bold > 0 && speed < RUSH && state.leap === NO_LEAP && graph.gaits[0] === built.gaits[0];
  const slow = state.life === 0 || (state.target === 0 && state.speed < Math.min(WALKED_OFF, speed / 2));
  return walks && slow ? 0 : wanted;
}

/** What is reported as the aim: the pattern, or a stand once only stopping is left to do. */
export function wantedGoal({ built, speed }: Intent, state: State, way: number): number {
  if (speed > 0 || state.leap !== NO_LEAP) return way;
  const stopping = state.target === way && state.change === 1 && state.speed <= built.gaits[way].range[1];
  return stopping || state.life === 0 ? STAND : way;
}

/** In a turn the inside leads. */
export function wantedMirror(intent: Intent, state: State, way: number): number {
  const { built, wishes } = intent;
  if (!built.gaits[way]?.lead) return 0;
  if (state.leap === LEAPING) return state.mirrored;
  const turn = Math.abs(state.neck);
  if (turn > LEAD_TURN) return steadyMirror(intent, way, state.neck > 0 ? 'left' : 'right');
  const holds = wishes.lead === 'auto' && turn > LEAD_TURN / 4 && built.gaits[state.target]?.lead;
  return holds ? state.mirrored : steadyMirror(intent, way);
}

/** Whether there is anything to do: it shall go, it goes, it turns, or a foot is not where it stands well. */
export function isAwake({ wishes, speed }: Intent, state: State): boolean {
  return (
    speed > 0 ||
    state.leap !== NO_LEAP ||
    state.speed > 0 ||
    state.turn !== 0 ||
    Math.abs(headingGap(wishes.heading, state)) > 1e-3 ||
    !isSquare(state)
  );
}

/** Whether nothing changes but the clocks and the place, until it is told otherwise: a steady gait, straight on, on the level. */
export function isCalm(intent: Intent, { resting, stride }: Voices, state: State): boolean {
  const { wishes, speed } = intent;
  if (speed === 0 || state.speed !== speed || state.pace !== speed || state.manner !== speed) return false;
  if (state.change < 1 || state.way !== state.goal || state.way !== state.target || state.life < 1) return false;
  if (wantedWay(intent, state) !== state.way || wantedMirror(intent, state, state.way) !== state.mirrored) return false;
  if (state.heading !== wishes.heading || state.turn !== 0 || state.neck !== 0 || state.poll !== 0) return false;
  if (state.leap !== NO_LEAP || state.pushed === 1 || state.styled === 1 || !resting) return false;
  if (wishes.slope !== 0 || wishes.ground || !isLevel(state)) return false;
  if (state.tempo !== 1 / stride.time || intent.styled) return false;
  for (let leg = 0; leg < 4; leg++) {
    const off = Math.abs(state.leftX[leg]) + Math.abs(state.leftZ[leg]);
    if (state.share[leg] < 1 && off > STEADY) return false;
    // Every leg goes with the body's clock, evenly.
    if (Math.abs(phaseDifference(state.phase - stride.down[leg], state.legPhase[leg])) > STEADY) return false;
    if (state.swingFrom[leg] !== 0 || Math.abs(state.swingRate[leg] * (1 - stride.duty[leg]) - 1) > STEADY)
      return false;
  }
  return true;
}
const STEADY = 1e-9; // m, and strides
