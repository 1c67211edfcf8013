/**
 * Which clips sound together, and how loud: in a steady gait at most two neighbours in speed; gait/mixture.ts adds two for each gait that a
 * change comes from. Also the stride that follows: each foot's contact and step.
 */
import type { Built } from '../build.ts';
import { clamp, smooth, smoother } from '../math/ease.ts';
import { copyNumbers, type Numbers, zeros } from '../math/memory.ts';
import type { Clip, LegClip } from '../motion/clip.ts';
import { MIX, type State } from '../state.ts';
import { createStride, type Gait, type Stride, strideAt } from './speed-law.ts';
import { HEIGHT } from './style-slots.ts';

export interface Voice {
  clip: Clip;
  /** How loud it is in the trunk, and in the legs. */
  weight: number;
  legs: number;
  /** What each foot does, left and right as this voice has them. */
  feet: readonly LegClip[];
  mirrored: boolean;
  /** s: what a stride takes when the gait is not hurried by another; and how much of the body's movement is left when it is. */
  time: number;
  swing: number;
}

export interface Voices {
  /** Those that sound: the first `count`. */
  readonly all: Voice[];
  count: number;
  readonly stride: Stride;
  /** When this tick began: the steps, m, and `going`; and how much of the tick has gone since each foot came down in it. */
  readonly before: Numbers;
  readonly late: Numbers;
  /** How far each swinging leg has come, 0..1. */
  readonly swung: Numbers;
  /** What each leg must be able to reach beyond its own step, m: 0 unless the animator asks for it. */
  readonly reach: Numbers;
  /** Whether the trunk has come to rest with these. */
  resting: boolean;
  /** How much of the legs is borrowed from another gait. */
  lent: number;
  /** m/s: from this pace on the gaits' postures are all there; slower, there is more of a stand in them. */
  alive: number;
  /** How far the feet stand as the gait has them, not as in a stand: 1 from the slowest stride on; its slope is 0 at both ends. */
  going: number;
  /** How fast a leg's clock will go when its foot stands, as a share of its usual rate: a foot that lands at that rate rests on the ground at once. */
  landing: number;
  /** m/s: how fast the ground passes in this tick, in the mean. */
  passing: number;
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
export interface Known {
  way: number;
  mirrored: number;
  manner: number;
  /** How loud it is. */
  weight: number;
  readonly stride: Stride;
  /** Its two voices and how much of the second there is. */
  readonly low: Voice;
  readonly high: Voice;
  share: number;
  /** As in Voices. */
  lent: number;
  alive: number;
}

/** Two for each way that may sound, and two whose legs are borrowed. */
export const VOICES = 2 * MIX + 4;

export function createVoices(built: Built): Voices {
  const clip = built.library.clipAt(0);
  const voice = (): Voice => ({
    clip,
    weight: 0.5,
    legs: 0.5,
    feet: clip.legs,
    mirrored: false,
    time: 0.5,
    swing: 0.5,
  });
  return {
    all: [],
    count: 0,
    stride: createStride(),
    before: zeros(5),
    late: zeros(4),
    swung: zeros(4),
    reach: zeros(4),
    resting: false,
    lent: 0.5,
    alive: 0.5,
    going: 0.5,
    landing: 0.5,
    passing: 0.5,
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
      weight: 0.5,
      stride: createStride(),
      low: voice(),
      high: voice(),
      share: 0.5,
      lent: 0.5,
      alive: 0.5,
    })),
  };
}

/** What a voice sounds, on which lead; s: what a stride takes. */
function setVoice(voice: Voice, clip: Clip, lead: Clip['lead'], time: number): void {
  voice.clip = clip;
  voice.time = time;
  voice.mirrored = clip.lead !== lead;
  voice.feet = voice.mirrored ? clip.mirrored : clip.legs;
}

/** `legs`: how much of its legs is its own. */
export function addVoice(voice: Voice, weight: number, legs: number, out: Voices): void {
  if (weight <= 0) return;
  voice.weight = weight;
  voice.legs = weight * legs;
  voice.swing = 1;
  out.all[out.count++] = voice;
}

/** Takes note of a way of going, and how loud it is; whether it has to be worked out. */
export function askFor(known: Known, way: number, manner: number, mirrored: number, weight: number): boolean {
  known.weight = weight;
  if (known.way === way && known.mirrored === mirrored && known.manner === manner) return false;
  known.way = way;
  known.mirrored = mirrored;
  known.manner = manner;
  return true;
}

/** Works it out, but for what a hurry makes of it. */
export function learnWay({ gaits, library, startSpeed }: Built, { beat, slowest }: Voices, known: Known): void {
  known.lent = 0;
  const { stride, way, manner, mirrored } = known;
  const gait = gaits[Math.max(0, way)];
  if (!gait) {
    const clip = library.clipAt(way - gaits.length);
    pickClips([clip], 0, clip.lead, clip.strideTime, known);
    known.alive = startSpeed;
    stride.time = clip.strideTime;
    for (let leg = 0; leg < 4; leg++) {
      stride.down[leg] = clip.legs[leg].down;
      stride.duty[leg] = clip.legs[leg].duty;
    }
    return;
  }
  const [slow, fast] = gait.range;
  const other = mirrored === 1;
  const lead = gait.lead && (other === (gait.lead === 'right') ? 'left' : 'right');
  pickClips(library.clipsOf(gait.name), manner, lead, gait.strideTime(heldSpeed(gait, manner, slowest)), known);
  known.alive = Math.max(ALIVE * slow, startSpeed);
  // Slower than a gait's own range its tempo stays at the edge, and only the steps follow.
  strideAt(gait, clamp(beat, slow, fast), other, stride);
}

/** The speed within a gait's range in whose manner it goes. */
export function heldSpeed({ range }: Gait, manner: number, slowest: number): number {
  return clamp(Math.max(manner, slowest), range[0], range[1]);
}

/** Adds the voices of a way. */
export function addWay({ share, lent, alive, low, high, weight }: Known, out: Voices): void {
  out.alive += weight * alive;
  out.lent += weight * lent;
  addVoice(low, weight * (1 - share), 1 - lent, out);
  addVoice(high, weight * share, 1 - lent, out);
}

/** For the pace of the state; what was known for another is forgotten. */
export function beginVoices({ slowest }: Built, state: State, beat: number, out: Voices): void {
  const { pace } = state;
  if (out.pace !== pace || out.beat !== beat || out.slowest !== state.beat)
    for (const known of out.known) known.way = Number.NaN;
  out.resting = false;
  out.way = state.change === 1 ? state.target : Number.NaN;
  out.mirrored = state.mirrored;
  out.pace = pace;
  out.manner = state.manner;
  out.slowest = state.beat;
  out.beat = beat;
  out.stretch = state.stretch;
  out.going = smooth(pace / slowest);
  out.count = 0;
  out.lent = 0;
  out.alive = 0;
}

/** The ground that the stride covers, and each foot. */
export function endVoices({ pace, stride }: Voices): void {
  stride.length = pace * stride.time;
  for (let leg = 0; leg < 4; leg++) stride.step[leg] = stride.length * stride.duty[leg];
}

/** Those of a steady gait: the one that the state has as its target. */
export function listSteady(built: Built, state: State, out: Voices): void {
  beginVoices(built, state, Math.max(state.pace, state.beat), out);
  const known = out.known[0];
  if (askFor(known, state.target, state.manner, state.mirrored, 1)) learnWay(built, out, known);
  addWay(known, out);
  out.fitting = state.manner;
  const { stride } = out;
  stride.time = known.stride.time;
  copyNumbers(known.stride.down, stride.down);
  copyNumbers(known.stride.duty, stride.duty);
  endVoices(out);
}

/** Gives a way the two neighbours in speed for its voices. */
export function pickClips(clips: readonly Clip[], speed: number, lead: Clip['lead'], time: number, out: Known): void {
  let at = 0;
  while (at < clips.length - 2 && speed > clips[at + 1].speed) at++;
  const low = clips[at];
  const high = clips[Math.min(at + 1, clips.length - 1)];
  const gap = high.speed - low.speed;
  out.share = gap > 0 ? smoother((speed - low.speed) / gap) : 0;
  setVoice(out.low, low, lead, time);
  setVoice(out.high, high, lead, time);
}

/** Share of a gait's lowest speed from which on its posture is all there (choice). */
const ALIVE = 0.95;
