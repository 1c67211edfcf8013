/**
 * What the animal means to do: wishes worked out into a speed, a pattern for the legs, a lead. What depends on the wishes alone is worked
 * out when they change; the rest is asked every tick.
 */
import { headingGap } from './body/steer.ts';
import type { Built } from './build.ts';
import { gaitName, type Wishes } from './command.ts';
import { isSquare } from './gait/clocks.ts';
import { buildGraph, chooseGait, type GaitGraph } from './gait/graph.ts';
import { leapGait } from './gait/leap.ts';
import type { Voices } from './gait/voices.ts';
import { phaseDifference } from './math/circle.ts';
import { clamp } from './math/ease.ts';
import { clipNamed } from './motion/library.ts';
import { ASKED, LEAPING, NO_LEAP, STAND, type State } from './state.ts';

export interface Intent {
  readonly built: Built;
  readonly graph: GaitGraph;
  readonly wishes: Wishes;
  /** m/s: what the wishes come to. */
  speed: number;
  /** The way that is named, or CHOOSE. */
  way: number;
  /** Whether the animator asks for anything. */
  styled: boolean;
}

/** By its speed, every moment anew. */
const CHOOSE = -2;

/** m/s: up to this speed, or half of that wanted, it walks off first; if this is wanted it does not (choices). */
const WALKED_OFF = 0.7;
const RUSH = 9;

/** rad: with the neck turned this far it goes on the lead of that side (choice). */
const LEAD_TURN = 0.2;

export function createIntent(built: Built, gaits: readonly string[] | undefined, wishes: Wishes): Intent {
  return { built, graph: buildGraph(repertoire(built, gaits)), wishes, speed: 0, way: CHOOSE, styled: false };
}

/** After every change of the wishes. */
export function workOut(intent: Intent): void {
  const { built, graph, wishes } = intent;
  const { speed, gait, motion } = wishes;
  const { gaits, library } = built;
  const named = gaits.findIndex(({ name }) => name === gait);
  intent.styled = wishes.style.some((number) => number !== 0);
  intent.way = CHOOSE;
  intent.speed = 0;
  if (motion) {
    const clip = clipNamed(library, motion);
    intent.speed = clip.speed;
    intent.way = gaits.length + library.clips.indexOf(clip);
  } else if (gait === 'auto') intent.speed = Math.min(speed, graph.gaits[graph.gaits.length - 1].range[1]);
  else if (gait !== 'stand' && speed > 0) {
    intent.speed = clamp(speed, gaits[named].range[0], gaits[named].range[1]);
    intent.way = named;
  }
  // To stop it takes up the pattern of the slowest gait.
  if (intent.speed === 0) intent.way = gaits.indexOf(graph.gaits[0]);
}

/** The speed to go at now: a leap that is asked for needs a run. */
export function wantedSpeed({ built, speed }: Intent, state: State): number {
  if (state.leap === NO_LEAP) return speed;
  const { range } = built.gaits[leapGait(built, speed)];
  return clamp(speed, range[0], range[1]);
}

/** The pattern that is aimed at. */
export function wantedWay({ built, graph, speed, way }: Intent, state: State): number {
  const { gaits } = built;
  const current = gaits[state.target];
  if (state.leap === LEAPING) return state.target;
  if (state.leap === ASKED) {
    const ready = current?.lead && state.life > 0 && state.speed <= current.range[1];
    return ready ? state.target : leapGait(built, speed);
  }
  return way === CHOOSE ? gaits.indexOf(chooseGait(graph, speed, state.life > 0 ? current : undefined)) : way;
}

/** The pattern to take up for it: from a stand a bold one walks off, if its repertoire has that, unless it shall rush. A trot or canter on the spot would be dressage. */
export function nextWay({ graph, built, speed }: Intent, state: State, wanted: number): number {
  const { bold, gaits } = built;
  if (bold === 0 || speed >= RUSH || state.leap !== NO_LEAP || graph.gaits[0] !== gaits[0]) return wanted;
  const slow = state.life === 0 || (state.target === 0 && state.speed < Math.min(WALKED_OFF, speed / 2));
  return slow ? 0 : wanted;
}

/** What is reported as the aim: the pattern, or a stand once only stopping is left to do. */
export function wantedGoal({ built, speed }: Intent, state: State, way: number): number {
  if (speed > 0 || state.leap !== NO_LEAP) return way;
  const stopping = state.target === way && state.change === 1 && state.speed <= built.gaits[way].range[1];
  return stopping || state.life === 0 ? STAND : way;
}

/** The tables are written for one lead; the other one is their mirror. In a turn the inside leads. */
export function wantedMirror({ built, wishes }: Intent, state: State, way: number): number {
  const gait = built.gaits[way];
  if (!gait?.lead) return 0;
  if (state.leap === LEAPING) return state.mirrored;
  let { lead } = wishes;
  if (lead === 'auto') {
    const turn = Math.abs(state.neck);
    if (turn > LEAD_TURN) lead = state.neck > 0 ? 'left' : 'right';
    else if (turn > LEAD_TURN / 4 && built.gaits[state.target]?.lead) return state.mirrored;
    else lead = 'right';
  }
  return lead === gait.lead ? 0 : 1;
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
  if (wishes.slope !== 0 || wishes.ground || state.rise !== 0 || state.relief !== 0) return false;
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

function repertoire(built: Built, names: readonly string[] | undefined) {
  if (names === undefined) return built.gaits;
  if (!Array.isArray(names)) throw new TypeError(`gaits: expected a list, got ${String(names)}`);
  const wanted = names.map((name) => gaitName(built, name, 'gaits'));
  const chosen = built.gaits.filter((gait) => wanted.includes(gait.name));
  if (chosen.length === 0)
    throw new RangeError(`gaits: name at least one of ${Object.keys(built.species.gaits).join(', ')}`);
  return chosen;
}
