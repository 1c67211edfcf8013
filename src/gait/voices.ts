/**
 * Which clips sound together, and how loud: at most two neighbours in speed for the gait that is taken up, and two for each it comes
 * from. Also the stride that follows: each foot's contact and step, the law of each gait blended by the same weights.
 */
import type { Built } from '../build.ts';
import { clamp, smooth, smoother } from '../math/ease.ts';
import type { Clip } from '../motion/clip.ts';
import { MIX, type State } from '../state.ts';
import { COLLECTED, hurryStride, lendStride, lentAt } from './lending.ts';
import { createStride, type Stride, strideAt } from './speed-law.ts';
import { HEIGHT, keepStyle, styleStride } from './style.ts';

export interface Voice {
  clip: Clip;
  /** How loud it is in the trunk, and in the legs. */
  weight: number;
  legs: number;
  mirrored: boolean;
  /** s: what a stride takes when the gait is not hurried by another; and how much of the body's movement is left when it is. */
  time: number;
  swing: number;
}

export interface Voices {
  readonly all: readonly Voice[];
  count: number;
  readonly stride: Stride;
  /** When this tick began: the steps, m, and `going`; and how much of the tick has gone since each foot came down in it. */
  readonly before: Float64Array;
  readonly late: Float64Array;
  /** Whether the trunk has come to rest with these. */
  resting: boolean;
  /** How much of the legs is borrowed from another gait. */
  lent: number;
  /** m/s: from this pace on the gaits' postures are all there; slower, there is more of a stand in them. */
  alive: number;
  /** How far the feet stand as the gait has them, not as in a stand: 1 from the slowest stride on; its slope is 0 at both ends. */
  going: number;
  /** m/s: the speed that the mixture of gaits is made for. */
  fitting: number;
  /** What was asked for when they were listed with nothing changing; NaN if something was. */
  way: number;
  mirrored: number;
  pace: number;
  manner: number;
  /** m/s: slower than this no tempo is kept, and the speed whose tempo is. */
  slowest: number;
  beat: number;
  /** What slope and style make of the stride's time: 1 on the level. Set before, since it belongs to neither gait nor state. */
  stretch: number;
  /** What the animator's layer asked of the stride then. */
  readonly style: Float64Array;
  styled: number;
  /** The way that is taken up, those it comes from and the one that lends its legs, kept while neither way nor pace changes: power laws are dear. */
  readonly known: readonly Known[];
}

/** A way of going in a manner, and what that comes to at the present pace. */
interface Known {
  way: number;
  mirrored: number;
  manner: number;
  readonly stride: Stride;
  /** Its two clips and how much of the second there is, on which lead; s: what a stride takes at that manner. */
  low: Clip;
  high: Clip;
  share: number;
  lead: Clip['lead'];
  time: number;
  /** As in Voices. */
  lent: number;
  alive: number;
}

/** Two for each way that may sound, and two whose legs are borrowed. */
export const VOICES = 2 * MIX + 4;

export function createVoices(built: Built): Voices {
  return {
    all: Array.from({ length: VOICES }, () => ({
      clip: built.library.clips[0],
      weight: 0.5,
      legs: 0.5,
      mirrored: false,
      time: 0.5,
      swing: 0.5,
    })),
    count: 0,
    stride: createStride(),
    before: new Float64Array(5),
    late: new Float64Array(4),
    resting: false,
    lent: 0.5,
    alive: 0.5,
    going: 0.5,
    fitting: 0.5,
    way: Number.NaN,
    mirrored: 0,
    pace: 0.5,
    manner: 0.5,
    slowest: 0.5,
    beat: 0.5,
    stretch: 0.5,
    style: new Float64Array(HEIGHT + 1),
    styled: 0,
    known: Array.from({ length: MIX + 2 }, () => ({
      way: Number.NaN,
      mirrored: 0,
      manner: 0.5,
      stride: createStride(),
      low: built.library.clips[0],
      high: built.library.clips[0],
      share: 0.5,
      lead: undefined,
      time: 0.5,
      lent: 0.5,
      alive: 0.5,
    })),
  };
}

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
  if (out.pace !== pace || out.beat !== beat || out.slowest !== state.beat)
    for (const known of out.known) known.way = Number.NaN;
  out.resting = false;
  out.way = change === 1 ? target : Number.NaN;
  out.mirrored = mirrored;
  out.pace = pace;
  out.manner = manner;
  out.slowest = state.beat;
  out.beat = beat;
  out.stretch = state.stretch;
  const share = smoother(change);
  const { stride } = out;
  out.count = 0;
  out.lent = 0;
  out.alive = 0;
  const taken = addWay(built, target, manner, mirrored, share, out.known[0], out);
  stride.time = taken.time;
  for (let leg = 0; leg < 4; leg++) {
    stride.down[leg] = taken.down[leg];
    stride.duty[leg] = share * taken.duty[leg];
  }
  out.going = smooth(pace / built.slowest);
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
      const way = state.mixWay[i] >> 1;
      const mirrored = state.mixWay[i] & 1;
      const left = addWay(built, way, state.mixManner[i], mirrored, weight, out.known[i + 1], out);
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
  stride.length = pace * stride.time;
  for (let leg = 0; leg < 4; leg++) stride.step[leg] = stride.length * stride.duty[leg];
}

/** The voices whose legs are borrowed. */
function borrowLegs({ farthest, library }: Built, pace: number, out: Voices): void {
  const lender = out.known[MIX + 1];
  pickClips(library.byGait[farthest.name], Math.min(pace, COLLECTED * farthest.band[1]), lender);
  const { low, high, share } = lender;
  const first = out.count;
  addVoice(low, (1 - share) * out.lent, 0, undefined, out.stride.time, out);
  addVoice(high, share * out.lent, 0, undefined, out.stride.time, out);
  for (let v = first; v < out.count; v++) out.all[v].weight = 0;
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

/** `lent`: how much of its legs is another gait's. */
function addVoice(clip: Clip, weight: number, lent: number, lead: Clip['lead'], time: number, out: Voices): void {
  if (weight <= 0) return;
  const voice = out.all[out.count++];
  voice.time = time;
  voice.clip = clip;
  voice.weight = weight;
  voice.legs = weight * (1 - lent);
  voice.mirrored = clip.lead !== lead;
}

/** Adds the clips of a way; its stride. */
function addWay(
  built: Built,
  way: number,
  manner: number,
  mirrored: number,
  weight: number,
  known: Known,
  out: Voices,
): Stride {
  if (known.way !== way || known.mirrored !== mirrored || known.manner !== manner) {
    known.way = way;
    known.mirrored = mirrored;
    known.manner = manner;
    learnWay(built, out, known);
  }
  const { share, lent, lead, time } = known;
  out.alive += weight * known.alive;
  out.lent += weight * lent;
  addVoice(known.low, weight * (1 - share), lent, lead, time, out);
  addVoice(known.high, weight * share, lent, lead, time, out);
  return known.stride;
}

/**
 * Works out what a way comes to. Slower than a gait's own range its tempo stays at the edge, and only the steps follow. Faster, as while
 * braking from a gallop into a walk, the tempo rises with the root of the speed and the feet stand as short as their legs can reach.
 */
function learnWay(built: Built, { pace, beat, slowest }: Voices, known: Known): void {
  const { gaits, library, startSpeed } = built;
  const { way, manner, stride } = known;
  const gait = gaits[Math.max(0, way)];
  if (!gait) {
    const clip = library.clips[way - gaits.length];
    known.low = clip;
    known.share = 0;
    known.lead = clip.lead;
    known.time = clip.strideTime;
    known.lent = 0;
    known.alive = startSpeed;
    stride.time = clip.strideTime;
    for (let leg = 0; leg < 4; leg++) {
      stride.down[leg] = clip.legs[leg].down;
      stride.duty[leg] = clip.legs[leg].duty;
    }
    hurryStride(built, clip.speed, beat, stride);
    return;
  }
  const mirrored = known.mirrored === 1;
  const [slow, fast] = gait.range;
  const held = clamp(Math.max(manner, slowest), slow, fast);
  pickClips(library.byGait[gait.name], manner, known);
  known.lead = gait.lead && (mirrored === (gait.lead === 'right') ? 'left' : 'right');
  known.time = gait.strideTime(held);
  known.lent = lentAt(built, gait, held, pace);
  known.alive = Math.max(ALIVE * slow, startSpeed);
  strideAt(gait, clamp(beat, slow, fast), mirrored, stride);
  hurryStride(built, fast, beat, stride);
  lendStride(built, gait, held, beat, mirrored, stride);
}

/** The two neighbours in speed. */
function pickClips(clips: readonly Clip[], speed: number, out: Known): void {
  let at = 0;
  while (at < clips.length - 2 && speed > clips[at + 1].speed) at++;
  out.low = clips[at];
  out.high = clips[Math.min(at + 1, clips.length - 1)];
  const gap = out.high.speed - out.low.speed;
  out.share = gap > 0 ? smoother((speed - out.low.speed) / gap) : 0;
}

/** Share of a gait's lowest speed from which on its posture is all there (choice). */
const ALIVE = 0.95;
