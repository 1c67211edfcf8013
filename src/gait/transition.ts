/**
 * Stage 2: which way to go, and how a change begins (Huang 5, Sung III.4). It may begin at any moment, also in the middle of another
 * change: what sounds then is kept as the mixture it comes from, and every leg's phase as it is. The body's clock is free, so it is
 * set where the four legs have the least way to go.
 */
import type { Built } from '../build.ts';
import { wrapPhase } from '../math/circle.ts';
import { clamp, smoother } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import { smootherSlope } from '../math/slopes.ts';
import { MIX, STAND, type State } from '../state.ts';
import { downAt, downRateAt } from './clocks.ts';
import { meetings, patience } from './frame-search.ts';
import { goingOn, goingOnSlope, listVoices, mixShare } from './mixture.ts';
import type { Voice, Voices } from './voices.ts';

/** `way` is the pattern to take up, `goal` what is reported as the aim: the same, or STAND; `speed` the one it will have in the end. */
export function chooseMotion(
  built: Built,
  voices: Voices,
  way: number,
  mirrored: number,
  goal: number,
  speed: number,
  state: State,
): void {
  state.goal = goal;
  if (state.life === 0) {
    // From a stand nothing has to be left behind; the change is the first strides.
    state.target = way;
    state.mirrored = mirrored;
    state.change = goal === STAND ? 1 : 0;
    state.mixWay[0] = 2 * way + mirrored;
    const beyond = way === 0 && speed > built.gaits[0].range[1];
    state.manner = mannerAtFirst(built, way, beyond ? STROLL : speed, state);
    state.mixManner[0] = state.manner;
    if (goal !== STAND) state.pace = clamp(boldness(state), 0, built.startSpeed);
    state.mixWeight.fill(0);
    state.mixWeight[0] = 1;
    state.mixRate.fill(0);
    state.downRate.fill(0);
  } else if (way !== state.target || mirrored !== state.mirrored)
    beginChange(built, voices, way, mirrored, speed, state);
  if (state.change === 1 && goal !== STAND) state.way = state.target;
}

function beginChange(built: Built, voices: Voices, way: number, mirrored: number, speed: number, state: State): void {
  const source = state.change === 1 ? loudest(voices) : undefined;
  const { clip, mirrored: turned } = source ?? voices.all[0];
  const phase = wrapPhase(state.phase - voices.stride.down[2] + clip.legs[turned ? 3 : 2].down);
  keepMixture(state);
  for (let leg = 0; leg < 4; leg++) {
    const down = downAt(voices, state, leg, state.change);
    state.downRate[leg] = downRateAt(voices, state, leg, state.change);
    state.downFrom[leg] = down;
  }
  state.target = way;
  state.mirrored = mirrored;
  state.manner = mannerAtFirst(built, way, speed, state);
  state.wait = 0;
  if (source) {
    state.change = 1;
    listVoices(built, state, voices);
    const target = loudest(voices);
    state.wait = patience(meetings(built, clip, turned, target.clip, target.mirrored), phase);
  }
  state.change = 0;
  listVoices(built, state, voices);
  const shift = leastWay(state.downFrom, voices.stride.down);
  state.phase = wrapPhase(state.phase + shift);
  for (let leg = 0; leg < 4; leg++) state.downFrom[leg] = wrapPhase(state.downFrom[leg] + shift);
}

/** The speed in whose manner a gait is taken up: the one wanted; if that is faster, as near to it as the pace and the usual range of the gait are; nobody sets off at a racing trot. */
function mannerAtFirst({ gaits }: Built, way: number, wanted: number, { pace }: State): number {
  return Math.min(wanted, Math.max(pace, USUAL * (gaits[way]?.band[1] ?? wanted)));
}

const STROLL = 1.45; // m/s: the manner to walk off in for who shall go faster than a walk (choice)
const USUAL = 1.2; // times the upper end of its usual range (choice)

/** m/s: straight into a gallop it sets off at once, the bolder the faster that is. */
export function boldness({ manner }: State): number {
  return BOLD * (manner - BOLDLY);
}
const BOLD = 0.25; // by how much of its speed
const BOLDLY = 7; // m/s: beyond this (choices)

function loudest({ all, count }: Voices): Voice {
  let voice = all[0];
  for (let v = 1; v < count; v++) if (all[v].weight > voice.weight) voice = all[v];
  return voice;
}

/** What sounds now, and how it changes, becomes what the change comes from. The faintest gives way when there are too many. */
function keepMixture(state: State): void {
  const { mixWay, mixManner, mixWeight, mixRate, target, mirrored, manner, change } = state;
  const share = smoother(change);
  const rate = smootherSlope(change);
  const code = 2 * target + mirrored;
  const on = goingOn(change);
  let slot = -1;
  let faintest = 0;
  for (let i = 0; i < MIX; i++) {
    const weight = mixShare(state, i, on);
    mixRate[i] = (1 - share) * mixRate[i] * goingOnSlope(change) - rate * weight;
    mixWeight[i] = (1 - share) * weight;
    if (mixWeight[i] < mixWeight[faintest]) faintest = i;
    if (mixWeight[i] > 0 && mixWay[i] === code && Math.abs(mixManner[i] - manner) < ALIKE) slot = i;
  }
  if (slot < 0) {
    slot = faintest;
    mixWeight[slot] = 0;
    mixRate[slot] = 0;
    mixWay[slot] = code;
  }
  mixWeight[slot] += share;
  mixRate[slot] += rate;
  mixManner[slot] = manner;
  let sum = 0;
  for (let i = 0; i < MIX; i++) sum += mixWeight[i];
  for (let i = 0; i < MIX; i++) mixWeight[i] /= sum;
}

const ALIKE = 0.05; // m/s: less apart than this, two manners are one

/** The turn of the body's clock after which the legs have the least way from their own phases to the wanted ones: the smallest arc that holds all four differences. */
function leastWay(from: Numbers, to: Numbers): number {
  let best = 2;
  let shift = 0;
  for (let first = 0; first < 4; first++) {
    const start = to[first] - from[first];
    let arc = 0;
    for (let leg = 0; leg < 4; leg++) arc = Math.max(arc, wrapPhase(to[leg] - from[leg] - start));
    if (arc < best) {
      best = arc;
      shift = start + arc / 2;
    }
  }
  return shift;
}
