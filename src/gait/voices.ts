/**
 * Which clips sound together, and how loud: at most two neighbours in speed for the gait that is taken up, and two for each it comes
 * from. Also the stride that follows: each foot's contact and step, the law of each gait blended by the same weights.
 */
import type { Built } from '../build.ts';
import { clamp, smoother } from '../math/ease.ts';
import type { Clip } from '../motion/clip.ts';
import { MIX, type State } from '../state.ts';
import { COLLECTED, lendStride, lentAt } from './lending.ts';
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
  /** Whether the trunk has come to rest with these. */
  resting: boolean;
  /** How much of the legs is borrowed from another gait. */
  lent: number;
  /** Half the width of the track, m. */
  track: number;
  /** m/s: from this pace on the gaits' postures are all there; slower, there is more of a stand in them. */
  alive: number;
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
  /** The strides of the way that is taken up and of those it comes from, kept while neither way nor pace changes: power laws are dear. */
  readonly known: readonly Known[];
}

interface Known {
  way: number;
  mirrored: number;
  clips: readonly Clip[];
  beat: number;
  manner: number;
  /** The stride at that beat, and the stride's time at that manner. */
  readonly stride: Stride;
  time: number;
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
    resting: false,
    lent: 0.5,
    track: 0.5,
    alive: 0.5,
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
    known: Array.from({ length: MIX + 1 }, () => ({
      way: Number.NaN,
      mirrored: 0,
      clips: [],
      beat: 0.5,
      manner: Number.NaN,
      stride: createStride(),
      time: 0.5,
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
  out.track = 0;
  out.alive = 0;
  const taken = addWay(built, target, manner, beat, mirrored, share, out.known[0], out);
  stride.time = taken.time;
  for (let leg = 0; leg < 4; leg++) {
    stride.down[leg] = taken.down[leg];
    stride.duty[leg] = taken.duty[leg];
  }
  out.fitting = share * manner;
  if (share < 1) {
    // Frequencies blend evenly, not periods: halfway between two gaits is halfway in tempo.
    let tempo = share / stride.time;
    for (let leg = 0; leg < 4; leg++) stride.duty[leg] *= share;
    const on = goingOn(change);
    let whole = 0;
    for (let i = 0; i < MIX; i++) whole += mixShare(state, i, on);
    for (let i = 0; i < MIX; i++) {
      const weight = ((1 - share) * mixShare(state, i, on)) / whole;
      if (weight === 0) continue;
      const way = state.mixWay[i] >> 1;
      const mirrored = state.mixWay[i] & 1;
      const left = addWay(built, way, state.mixManner[i], beat, mirrored, weight, out.known[i + 1], out);
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
  const first = out.count;
  const speed = Math.min(pace, COLLECTED * farthest.band[1]);
  addClips(library.byGait[farthest.name], speed, out.lent, undefined, out.stride.time, out);
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

function addVoice(clip: Clip, weight: number, mirrored: boolean, time: number, out: Voices): void {
  if (weight <= 0) return;
  const voice = out.all[out.count++];
  voice.time = time;
  voice.clip = clip;
  voice.weight = weight;
  voice.legs = weight;
  voice.mirrored = mirrored;
}

/** The two of a gait's clips, which may have a lead, that are next to a speed. */
function addClips(
  clips: readonly Clip[],
  speed: number,
  weight: number,
  lead: Clip['lead'],
  time: number,
  out: Voices,
): void {
  let low = 0;
  while (low < clips.length - 2 && speed > clips[low + 1].speed) low++;
  const high = Math.min(low + 1, clips.length - 1);
  const gap = clips[high].speed - clips[low].speed;
  const share = gap > 0 ? smoother((speed - clips[low].speed) / gap) : 0;
  addVoice(clips[low], weight * (1 - share), clips[low].lead !== lead, time, out);
  addVoice(clips[high], weight * share, clips[high].lead !== lead, time, out);
}

/** Adds the clips of a way; its stride. */
function addWay(
  built: Built,
  way: number,
  speed: number,
  beat: number,
  mirrored: number,
  weight: number,
  known: Known,
  out: Voices,
): Stride {
  const { gaits, library } = built;
  const same = known.way === way && known.mirrored === mirrored;
  const range = gaits[way]?.range ?? [speed, speed];
  const held = clamp(Math.max(speed, out.slowest), range[0], range[1]);
  if (!same || known.beat !== beat || known.manner !== held)
    strideOf(built, way, held, beat, mirrored === 1, known.stride);
  if (!same) known.manner = Number.NaN;
  known.way = way;
  known.mirrored = mirrored;
  known.beat = beat;
  if (way >= gaits.length) {
    const clip = library.clips[way - gaits.length];
    for (const gait of gaits) if (gait.name === clip.gait) out.track += weight * gait.track * built.rig.height;
    out.alive += weight * built.startSpeed;
    addVoice(clip, weight, false, clip.strideTime, out);
    return known.stride;
  }
  const gait = gaits[Math.max(0, way)];
  out.track += weight * gait.track * built.rig.height;
  out.alive += weight * Math.max(ALIVE * gait.range[0], built.startSpeed);
  if (!same) known.clips = library.byGait[gait.name];
  const lead = gait.lead === undefined ? undefined : (mirrored === 1) === (gait.lead === 'right') ? 'left' : 'right';
  if (known.manner !== held) known.time = gait.strideTime(held);
  known.manner = held;
  const first = out.count;
  addClips(known.clips, speed, weight, lead, known.time, out);
  const lent = lentAt(built, gait, held, out.pace);
  if (lent > 0) {
    for (let v = first; v < out.count; v++) out.all[v].legs *= 1 - lent;
    out.lent += weight * lent;
  }
  return known.stride;
}

/** Share of a gait's lowest speed from which on its posture is all there (choice). */
const ALIVE = 0.95;

/** Share of withers height: longer than this no foot stands in a gait that is too slow for the speed. */
const LONGEST_STEP = 0.7;

/**
 * The stride of a way at a pace. Slower than a gait's own range its tempo stays at the edge, and only the steps follow. Faster, as while
 * braking from a gallop into a walk, the tempo rises with the root of the speed and the feet stand as short as their legs can reach.
 */
function strideOf(built: Built, way: number, manner: number, pace: number, mirrored: boolean, out: Stride): void {
  const { gaits, library } = built;
  let top = 0;
  if (way >= gaits.length) {
    const clip = library.clips[way - gaits.length];
    top = clip.speed;
    out.time = clip.strideTime;
    for (let leg = 0; leg < 4; leg++) {
      out.down[leg] = clip.legs[leg].down;
      out.duty[leg] = clip.legs[leg].duty;
    }
  } else {
    const gait = gaits[Math.max(0, way)];
    top = gait.range[1];
    strideAt(gait, clamp(pace, gait.range[0], top), mirrored, out);
  }
  if (pace > top) hurryStride(built, top, pace, out);
  if (way < gaits.length) lendStride(built, gaits[Math.max(0, way)], manner, pace, mirrored, out);
}

/** The stride at a pace beyond the gait's top. */
function hurryStride({ gaits, rig }: Built, top: number, pace: number, out: Stride): void {
  const fastest = gaits[gaits.length - 1];
  const edge = out.time;
  out.time = Math.max(edge * Math.sqrt(top / pace), Math.min(edge, fastest.strideTime(fastest.range[1])));
  for (let leg = 0; leg < 4; leg++) {
    const longest = Math.max(LONGEST_STEP * rig.height, top * out.duty[leg] * edge);
    out.duty[leg] = Math.min(out.duty[leg], longest / (pace * out.time));
  }
}
