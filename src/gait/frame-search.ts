/**
 * Where two motions meet best (Sung 2013, III.4). A leg is a cloud of points: its joints, its toe and the middles of its bones, in its own
 * plane and from its girdle, so that Kovar's distance needs no alignment. A moment of the source is held against 48 frames of the target;
 * each leg keeps its ten nearest. Of the 10^4 combinations that one wins whose four frames, phases of the target's body clock, spread the
 * least on their circle and which can be walked. How far each is behind the latest says how much its leg must hurry (eq 4).
 *
 * Two rules say what can be walked. A leg's clock here is 0 at its last touch-down in the source, and 1 at its next.
 *
 * - No dragging. The ground time that belongs to touch-down 0 is what the source had of it and what is left of the target's stance from the
 *   frame on. It may be 1.5 times what it would be with the frame at the same share of the stance. Later stances cannot drag: by eq 4 no
 *   clock is ever slower than the body's. (That this stance, too, ends sooner for it is left out: the safe side.)
 * - Alternation. The foot of a pair that is ahead in the source stays ahead, by no more than a stride: by the two frames, and once the clocks have
 *   converged. Between, the lead changes evenly, so one touch-down of the right always lies between two of the left.
 *
 * Phases 0..1, strides, metres.
 */
import type { Built } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import { type Numbers, numbersFrom, zeros } from '../math/memory.ts';
import { type Clip, createLegSample, type LegClip, sampleLeg } from '../motion/clip.ts';
import { createChain, solveChain } from '../skeleton/chain.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import { TURN } from '../units.ts';
import { warpPhase } from './warp-phase.ts';

export interface Meeting {
  /** Phases of the target's body clock, one a leg, in the order of LEGS. */
  readonly frames: Numbers;
  /** Their circular standard deviation, strides. */
  readonly spread: number;
  /** Root mean square over the points of a leg, and over the legs, m. */
  readonly distance: number;
  /** To compare moments of the source by: the spread, and the distance as a share of withers height; 1 more if it cannot be walked. */
  readonly cost: number;
  /** The middle of the frames. */
  readonly mean: number;
}

const FRAMES = 48;
const NEAREST = 10;
const LONGEST_STANCE = 1.5;
/** Combinations are ranked by the square of the sum of four unit vectors, 0 to 16. Nearness decides where that is equal. */
const NEARNESS = 1e-3;
const UNFIT = 100;
const ROUNDING = 1e-9;
/** Strides to wait at most, and what share of the cost makes it worth while (choices). */
const LONGEST_WAIT = 0.25;
const WORTH_WAITING = 0.75;

/** A leg in both motions, and its clouds in the target. */
interface LegPair {
  readonly leg: RigLeg;
  readonly source: LegClip;
  readonly target: LegClip;
  readonly clouds: Numbers;
}

/** The best way on from a phase of the source's body clock. A mirrored clip has left and right exchanged. */
export function searchFrames(
  rig: Rig,
  source: Clip,
  sourceMirrored: boolean,
  target: Clip,
  targetMirrored: boolean,
  phase: number,
): Meeting {
  return search(pairLegs(rig, source, sourceMirrored, target, targetMirrored), phase, rig.height);
}

/** The best way on from each of 24 phases of the source, and round again: searched when it is first asked for, since a change asks for a few of them and shall not wait for all. */
export type Meetings = (phase: number) => Meeting;
export const PHASES = 24;

const tables = /* @__PURE__ */ new WeakMap<Built, Map<string, Meetings>>();

export function meetings(built: Built, from: Clip, fromMirrored: boolean, to: Clip, toMirrored: boolean): Meetings {
  const known = tables.get(built) ?? new Map<string, Meetings>();
  tables.set(built, known);
  const key = [from.name, fromMirrored, to.name, toMirrored].join();
  let table = known.get(key);
  if (!table) {
    const legs = pairLegs(built.rig, from, fromMirrored, to, toMirrored);
    const found: Meeting[] = [];
    table = (i) => {
      const phase = i % PHASES;
      found[phase] ??= search(legs, phase / PHASES, built.rig.height);
      return found[phase];
    };
    known.set(key, table);
  }
  return table;
}

/** Eq 4: strides by which each leg's clock moves on while the body's moves on by one. */
export function incrementsOf({ frames, mean }: Meeting): Numbers {
  const offsets = frames.map((frame) => phaseDifference(mean, frame));
  const end = Math.max(...offsets) + DEFAULTS.transitionStrides;
  return offsets.map((offset) => (end - offset) / DEFAULTS.transitionStrides);
}

/** Strides to wait for a clearly better moment to begin: 0 if there is none within a quarter of a stride. */
export function patience(table: Meetings, phase: number): number {
  const at = wrapPhase(phase) * PHASES;
  const passed = Math.floor(at);
  const costOf = (i: number): number => table(i).cost;
  let least = WORTH_WAITING * (costOf(passed) + (at - passed) * (costOf(passed + 1) - costOf(passed)));
  let wait = 0;
  for (let i = passed + 1; i <= passed + LONGEST_WAIT * PHASES; i++) {
    if (costOf(i) < least) {
      least = costOf(i);
      wait = (i - at) / PHASES;
    }
  }
  return wait;
}

function pairLegs(
  rig: Rig,
  source: Clip,
  sourceMirrored: boolean,
  target: Clip,
  targetMirrored: boolean,
): readonly LegPair[] {
  return rig.legs.map((leg, i) => {
    const to = target.legs[targetMirrored ? i ^ 1 : i];
    return { leg, source: source.legs[sourceMirrored ? i ^ 1 : i], target: to, clouds: cloudsOf(leg, to, 0, FRAMES) };
  });
}

/** The joints below the girdle and the toe, at `count` frames from a phase of the body clock on. */
function cloudsOf(leg: RigLeg, clip: LegClip, phase: number, count: number): Numbers {
  const sample = createLegSample(leg);
  const chain = createChain(leg);
  const last = leg.joints.length - 1;
  const points = zeros(2 * (last + 1) * count);
  let at = 0;
  for (let frame = 0; frame < count; frame++) {
    sample.u = wrapPhase(phase + frame / FRAMES - clip.down);
    sampleLeg(clip, sample);
    let turned = sample.sole;
    for (let i = 0; i < last; i++) turned += sample.rotations[i];
    sample.rotations[last] = -turned;
    solveChain(leg, sample.rotations, chain);
    for (let i = 1; i <= last + 1; i++) {
      points[at++] = leg.sprawl ? sample.toeX : chain.x[i];
      points[at++] = leg.sprawl ? sample.toeY : chain.y[i];
    }
  }
  return points;
}

/** Mean squared distance of a cloud from the one that starts at `at`. Where a bone's ends are off by d and e, its middle is off by (d + e) / 2. */
function missOf(cloud: Numbers, clouds: Numbers, at: number): number {
  let sum = 0;
  let aboveX = 0;
  let aboveY = 0;
  for (let i = 0; i < cloud.length; i += 2) {
    const x = clouds[at + i] - cloud[i];
    const y = clouds[at + i + 1] - cloud[i + 1];
    sum += x * x + y * y + ((x + aboveX) ** 2 + (y + aboveY) ** 2) / 4;
    aboveX = x;
    aboveY = y;
  }
  return sum / cloud.length;
}

function search(legs: readonly LegPair[], phase: number, height: number): Meeting {
  // Ten choices a leg, all legs in a row: the frame's phase and unit vector, its mean squared distance, the leg's clock now and by the frame.
  const row = (): Numbers => zeros(4 * NEAREST);
  const [phases, cos, sin, misses, owns, clocks] = [row(), row(), row(), row(), row(), row()];
  legs.forEach(({ leg, source, target, clouds }, i) => {
    const cloud = cloudsOf(leg, source, phase, 1);
    const rest = Array.from({ length: FRAMES }, (_, frame) => missOf(cloud, clouds, frame * cloud.length));
    const own = wrapPhase(phase - source.down);
    const even = warpPhase(own, source.duty, target.duty);
    const groundTime = (clock: number): number => Math.min(own, source.duty) + Math.max(0, target.duty - clock);
    for (let at = i * NEAREST; at < (i + 1) * NEAREST; at++) {
      misses[at] = Math.min(...rest);
      const frame = rest.indexOf(misses[at]);
      rest[frame] = Infinity;
      phases[at] = frame / FRAMES;
      cos[at] = Math.cos(TURN * phases[at]);
      sin[at] = Math.sin(TURN * phases[at]);
      owns[at] = own;
      const clock = even + phaseDifference(even, phases[at] - target.down);
      // A leg that would drag has no clock: what is not a number alternates with nothing.
      clocks[at] = groundTime(clock) > LONGEST_STANCE * groundTime(even) ? Number.NaN : clock;
    }
  });

  // Until the clocks have converged each moves on, besides, by what its frame is behind.
  const alternate = (left: number, right: number, mean: number): boolean => {
    const ahead = Math.floor(owns[left] - owns[right]);
    const start = clocks[left] - clocks[right];
    const end = start - phaseDifference(mean, phases[left]) + phaseDifference(mean, phases[right]);
    return Math.min(start, end) > ahead - ROUNDING && Math.max(start, end) < ahead + 1 + ROUNDING;
  };

  // Only what would win is asked whether it can be walked: the same winner as in order of rank, without sorting.
  const nearness = NEARNESS / height ** 2;
  let least = Infinity;
  let mean = 0;
  let resultant = 0;
  let distance = 0;
  let frames = zeros(4);
  for (let lf = 0; lf < NEAREST; lf++) {
    for (let rf = NEAREST; rf < 2 * NEAREST; rf++) {
      const foreX = cos[lf] + cos[rf];
      const foreY = sin[lf] + sin[rf];
      const foreMiss = misses[lf] + misses[rf];
      for (let lh = 2 * NEAREST; lh < 3 * NEAREST; lh++) {
        // However well the fourth frame agrees, it adds 1.
        const longest = 1 + Math.sqrt((foreX + cos[lh]) ** 2 + (foreY + sin[lh]) ** 2);
        if (longest * longest < -least) continue;
        for (let rh = 3 * NEAREST; rh < 4 * NEAREST; rh++) {
          const x = foreX + (cos[lh] + cos[rh]);
          const y = foreY + (sin[lh] + sin[rh]);
          const squared = x * x + y * y;
          const miss = foreMiss + (misses[lh] + misses[rh]);
          let rank = nearness * miss - squared;
          if (rank >= least) continue;
          const middle = Math.atan2(y, x) / TURN;
          if (!alternate(lf, rf, middle) || !alternate(lh, rh, middle)) rank += UNFIT;
          if (rank >= least) continue;
          least = rank;
          mean = middle;
          resultant = squared / 16;
          distance = Math.sqrt(miss / 4);
          frames = numbersFrom([phases[lf], phases[rf], phases[lh], phases[rh]]);
        }
      }
    }
  }

  const spread = Math.sqrt(Math.max(0, -Math.log(resultant))) / TURN;
  return {
    frames,
    spread,
    distance,
    cost: spread + distance / height + (least > 0 ? 1 : 0),
    mean,
  };
}
