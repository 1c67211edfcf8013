/**
 * The voices of a change: the gait that is taken up and those it comes from, each with its two neighbours in speed; the law of each gait
 * blended by the same weights; and, far beyond a gait's own speeds, the legs of another.
 */
import type { Built } from '../build.ts';
import { smoother } from '../math/ease.ts';
import { MIX, type State } from '../state.ts';
import { COLLECTED, hurryStride, lendStride, lentAt } from './lending.ts';
import { keepStyle, styleStride } from './style.ts';
import {
  addVoice,
  addWay,
  askFor,
  beginVoices,
  endVoices,
  heldSpeed,
  type Known,
  learnWay,
  pickClips,
  type Voices,
} from './voices.ts';

/** The larger of two, rounded where they are closer than `width`. */
function larger(a: number, b: number, width: number): number {
  const gap = a - b;
  if (Math.abs(gap) >= width) return gap > 0 ? a : b;
  return b + ((gap + width) * (gap + width)) / (4 * width);
}
const CALM = 5; // (choice)
const BEATING = 0.15; // s: while the pace changes the tempo stops following it over this time (choice)

export function listVoices(built: Built, state: State, out: Voices): void {
  const { target, mirrored, pace, manner, change } = state;
  const beat = larger(pace, state.beat, BEATING * Math.abs(state.surge));
  const styled = keepStyle(state, out);
  // In a steady gait nothing changes, and nothing needs to be worked out again.
  if (
    change === 1 &&
    out.way === target &&
    out.mirrored === mirrored &&
    out.pace === pace &&
    out.manner === manner &&
    out.slowest === state.beat &&
    out.beat === beat &&
    styled &&
    out.stretch === state.stretch
  )
    return;
  beginVoices(built, state, beat, out);
  const share = smoother(change);
  const { stride } = out;
  const known = out.known[0];
  if (askFor(known, target, manner, mirrored, share)) learnHurried(built, out, known);
  addWay(known, out);
  const taken = known.stride;
  stride.time = taken.time;
  for (let leg = 0; leg < 4; leg++) {
    stride.down[leg] = taken.down[leg];
    stride.duty[leg] = share * taken.duty[leg];
  }
  out.fitting = share * manner;
  if (share < 1) {
    // Frequencies blend evenly, not periods: halfway between two gaits is halfway in tempo.
    let tempo = share / taken.time;
    const on = goingOn(change);
    let whole = 0;
    for (let i = 0; i < MIX; i++) whole += mixShare(state, i, on);
    for (let i = 0; i < MIX; i++) {
      const weight = ((1 - share) * mixShare(state, i, on)) / whole;
      if (weight === 0) continue;
      const other = out.known[i + 1];
      const code = state.mixWay[i];
      if (askFor(other, code >> 1, state.mixManner[i], code & 1, weight)) learnHurried(built, out, other);
      addWay(other, out);
      const left = other.stride;
      out.fitting += weight * state.mixManner[i];
      tempo += weight / left.time;
      for (let leg = 0; leg < 4; leg++) stride.duty[leg] += weight * left.duty[leg];
    }
    stride.time = 1 / tempo;
  }
  // Hurried, as a walk into which a gallop brakes, the body moves less, so that it moves no harder.
  for (let v = 0; v < out.count; v++) {
    const voice = out.all[v];
    const hurry = Math.max(0, voice.time / stride.time - 1);
    voice.swing = 1 / (1 + CALM * hurry * hurry);
  }
  if (out.lent > 0) borrowLegs(built, pace, out);
  stride.time *= state.stretch;
  styleStride(state, built.rig.height, stride);
  endVoices(out);
}

/** Works a way out, at any pace. Faster than a gait goes, as while braking from a gallop into a walk, the tempo rises with the root of the speed and the feet stand as short as their legs can reach. */
function learnHurried(built: Built, voices: Voices, known: Known): void {
  learnWay(built, voices, known);
  const { pace, beat, slowest } = voices;
  const { way, manner, mirrored, stride, low } = known;
  const gait = built.gaits[Math.max(0, way)];
  if (!gait) {
    hurryStride(built, low.clip.speed, beat, stride);
    return;
  }
  const held = heldSpeed(gait, manner, slowest);
  known.lent = lentAt(built, gait, held, pace);
  hurryStride(built, gait.range[1], beat, stride);
  lendStride(built, gait, held, beat, mirrored === 1, stride);
}

/** The voices whose legs are borrowed. */
function borrowLegs({ farthest, library }: Built, pace: number, out: Voices): void {
  const lender = out.known[MIX + 1];
  const { time } = out.stride;
  pickClips(library.clipsOf(farthest.name), Math.min(pace, COLLECTED * farthest.band[1]), undefined, time, lender);
  const { low, high, share } = lender;
  addVoice(low, (1 - share) * out.lent, 1, out);
  addVoice(high, share * out.lent, 1, out);
  low.weight = 0;
  high.weight = 0;
}

/** How far something goes on that moved when a change began, by the share of the change: with slope 1 at first, and back again. */
export function goingOn(x: number): number {
  const left = 1 - x / GOING_ON;
  return left > 0 ? x * left * left * left : 0;
}

export function goingOnSlope(x: number): number {
  const left = 1 - x / GOING_ON;
  return left > 0 ? left * left * (1 - (4 * x) / GOING_ON) : 0;
}
const GOING_ON = 0.6; // of a change (choice)

/** The weight in the mixture of one of the ways a change comes from; `on` is how far what moved has gone on. */
export function mixShare({ mixWeight, mixRate }: State, i: number, on: number): number {
  const weight = mixWeight[i] + mixRate[i] * on;
  return weight > 0 ? weight : 0;
}
