/**
 * Which clips sound together, and how loud: at most two neighbours in speed for the gait it goes in, and two for the one it
 * changes to. Also the stride that follows: each foot's contact and step, the law of each gait blended by the same weights.
 */
import type { Built } from '../build.ts';
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import type { Clip } from '../motion/clip.ts';
import { STAND, type State } from '../state.ts';
import { createStride, type Stride, strideAt } from './speed-law.ts';
import { evenShare } from './warp.ts';

export interface Voice {
  clip: Clip;
  weight: number;
  mirrored: boolean;
}

export interface Voices {
  readonly all: readonly Voice[];
  count: number;
  /** Whether nothing was changing when they were listed. */
  settled: boolean;
  readonly stride: Stride;
  /** The strides of the way it goes and of the one it changes to, kept while neither way nor speed changes. */
  readonly from: WayStride;
  readonly to: WayStride;
  /** Half the width of the track, m. */
  track: number;
  /** The step the gait that is changed to would ask for at this speed, and the longest a leg can do, m. */
  targetStep: number;
  readonly longestStep: number;
}

interface WayStride {
  way: number;
  speed: number;
  pace: number;
  mirrored: number;
  readonly stride: Stride;
}

function createWayStride(): WayStride {
  return { way: Number.NaN, speed: 0, pace: 0, mirrored: 0, stride: createStride() };
}

export function createVoices(built: Built): Voices {
  const silent = (): Voice => ({ clip: built.library.clips[0], weight: 0, mirrored: false });
  return {
    all: [silent(), silent(), silent(), silent()],
    count: 0,
    settled: false,
    stride: createStride(),
    from: createWayStride(),
    to: createWayStride(),
    track: 0,
    targetStep: 0,
    longestStep: LONGEST_STEP * built.rig.height,
  };
}

/** Share of withers height: the ground one foot covers at a racing gallop, and a little. */
const LONGEST_STEP = 1.06;

export function listVoices(built: Built, state: State, out: Voices): void {
  const settled = state.change === 1;
  if (settled && out.settled && isFor(out.to, state.target, state, state.targetMirrored)) return;
  out.settled = settled;
  const same = state.target === state.way && state.targetMirrored === state.wayMirrored;
  const share = same || state.way === STAND ? 1 : evenShare(state.change);
  out.count = 0;
  out.track = 0;
  out.targetStep = 0;
  if (share < 1) addWay(built, state.way, state.speed, state.wayMirrored === 1, 1 - share, out);
  addWay(built, state.target, state.speed, state.targetMirrored === 1, share, out);
  const { from, to, stride } = out;
  followStride(built, state.target, state, state.targetMirrored, to);
  copyStride(to.stride, stride);
  if (share < 1) {
    followStride(built, state.way, state, state.wayMirrored, from);
    out.targetStep = Math.max(stride.step[0], stride.step[1], stride.step[2], stride.step[3]);
    copyStride(from.stride, stride);
    blendStride(stride, to.stride, share, state.speed);
  }
}

/** In a steady gait nothing changes, and nothing needs to be worked out again. */
function isFor(known: WayStride, way: number, { speed, pace }: State, mirrored: number): boolean {
  return known.way === way && known.speed === speed && known.pace === pace && known.mirrored === mirrored;
}

function followStride(built: Built, way: number, state: State, mirrored: number, out: WayStride): void {
  if (isFor(out, way, state, mirrored)) return;
  out.way = way;
  out.speed = state.speed;
  out.pace = state.pace;
  out.mirrored = mirrored;
  strideOf(built, way, state.speed, state.pace, mirrored === 1, out.stride);
}

function copyStride(from: Stride, to: Stride): void {
  to.time = from.time;
  to.length = from.length;
  for (let leg = 0; leg < 4; leg++) {
    to.down[leg] = from.down[leg];
    to.duty[leg] = from.duty[leg];
    to.step[leg] = from.step[leg];
  }
}

function blendStride(into: Stride, from: Stride, share: number, speed: number): void {
  // Frequencies blend evenly, not periods: halfway between two gaits is halfway in tempo.
  into.time = 1 / ((1 - share) / into.time + share / from.time);
  into.length = speed * into.time;
  for (let leg = 0; leg < 4; leg++) {
    into.down[leg] = wrapPhase(into.down[leg] + share * phaseDifference(into.down[leg], from.down[leg]));
    into.duty[leg] += share * (from.duty[leg] - into.duty[leg]);
    into.step[leg] = speed * into.duty[leg] * into.time;
  }
}

function addVoice(clip: Clip, weight: number, mirrored: boolean, out: Voices): void {
  if (weight <= 0) return;
  const voice = out.all[out.count++];
  voice.clip = clip;
  voice.weight = weight;
  voice.mirrored = mirrored;
}

function addWay(built: Built, way: number, speed: number, mirrored: boolean, weight: number, out: Voices): void {
  const { gaits, library } = built;
  if (way >= gaits.length) {
    const clip = library.clips[way - gaits.length];
    for (const gait of gaits) if (gait.name === clip.gait) out.track += weight * gait.track * built.rig.height;
    addVoice(clip, weight, false, out);
    return;
  }
  const gait = gaits[Math.max(0, way)];
  out.track += weight * gait.track * built.rig.height;
  const clips = library.byGait[gait.name];
  const lead = gait.lead === undefined ? undefined : mirrored === (gait.lead === 'right') ? 'left' : 'right';
  let low = 0;
  while (low < clips.length - 2 && speed > clips[low + 1].speed) low++;
  const high = Math.min(low + 1, clips.length - 1);
  const gap = clips[high].speed - clips[low].speed;
  const share = gap > 0 ? evenShare(Math.min(1, Math.max(0, (speed - clips[low].speed) / gap))) : 0;
  addVoice(clips[low], weight * (1 - share), clips[low].lead !== lead, out);
  addVoice(clips[high], weight * share, clips[high].lead !== lead, out);
}

/** Outside a gait's own range its tempo stays at the edge, and only the steps follow the speed. */
function strideOf(built: Built, way: number, speed: number, pace: number, mirrored: boolean, out: Stride): void {
  const { gaits, library } = built;
  if (way >= gaits.length) {
    const clip = library.clips[way - gaits.length];
    out.time = clip.strideTime;
    for (let leg = 0; leg < 4; leg++) {
      out.down[leg] = clip.legs[leg].down;
      out.duty[leg] = clip.legs[leg].duty;
    }
  } else {
    const gait = gaits[Math.max(0, way)];
    strideAt(gait, Math.min(gait.range[1], Math.max(gait.range[0], pace)), mirrored, out);
  }
  out.length = speed * out.time;
  for (let leg = 0; leg < 4; leg++) out.step[leg] = speed * out.duty[leg] * out.time;
}
