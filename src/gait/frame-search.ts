/**
 * Where two motions meet best (Sung 2013, III.4). Each leg is a cloud of points: its joints, its toe and the middles of its bones, in its own
 * plane and from its girdle joint, so that Kovar's distance needs no alignment. A moment of the source is held against 48 frames of
 * the target, and each leg keeps its ten nearest. Of their 10^4 combinations the one with the least spread on the stride's circle wins, among
 * those that can be walked; it tells how far each leg has to hurry so that all arrive together (eq 4). Phases 0..1, strides, metres.
 *
 *     source, one moment      target, frames as phases of its body clock        the legs' clocks, over m strides
 *     LF RF LH RH        ->   LF ---oo--ooo-----      RF ----ooooo------    ->  f_i to latest + m, in steps of delta_i
 *
 * Can be walked: two rules, in terms of each leg's clock, which is 0 at its last touch-down in the source, 1 at its next.
 *
 * - No dragging. On the ground since touch-down 0: as long as the source had it there, then as long as the target's frame still will. That is at
 *   most 1.5 times what it would be if the frame showed the same share of the stance. A delta of eq 4 is never less than 1, so no later
 *   stance can be too long, and this one only ends sooner.
 * - Alternation. One foot of a pair is ahead of the other by less than a stride, hence one touch-down of the right lies between two of the left.
 *   It stays ahead, by less than a stride: by the target's frames, and when the clocks have converged. Between, the lead changes evenly.
 */
import type { Built } from '../build.ts';
import { DEFAULTS } from '../defaults.ts';
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import { type Clip, createLegSample, type LegClip, sampleLeg } from '../motion/clip.ts';
import { createChain, solveChain } from '../skeleton/leg.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import { TURN } from '../units.ts';
import { warpPhase } from './warp.ts';

export interface Meeting {
  /** The target's body clock that each leg's frame stands for, in the order of LEGS. */
  readonly frames: Float64Array;
  /** Circular standard deviation of the four, strides. */
  readonly spread: number;
  /** Root mean square over the points of all legs, m. */
  readonly distance: number;
  /** For comparing moments of the source: spread, plus distance as a share of withers height; 1 more if it cannot be walked. */
  readonly cost: number;
  /** Sung eq 4: strides that each leg's clock moves on while the body's moves on by one. */
  readonly increments: Float64Array;
}

const FRAMES = 48;
const NEAREST = 10;
const PHASES = 24;
const LONGEST_STANCE = 1.5;
/** Nearness decides only between equal spreads. Both in units of the squared resultant of four unit vectors, which is 0 to 16. */
const NEARNESS = 1e-3;
const UNFIT = 100;
const ROUNDING = 1e-9;
/** Strides one may wait for a better moment, and what share of the cost that moment may have (choices). */
const LONGEST_WAIT = 0.25;
const WORTH_WAITING = 0.75;

/** A leg in both motions, with the target's clouds. */
interface LegPair {
  readonly leg: RigLeg;
  readonly source: LegClip;
  readonly target: LegClip;
  readonly clouds: Float64Array;
}

/** What the search knows of the ten frames of each leg, all legs in one row. */
interface Choices {
  readonly phase: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
  /** Mean squared distance, m^2. */
  readonly miss: Float64Array;
  /** The leg's clock in the source, and as the frame shows it; no number if it would drag, which then keeps no rule. */
  readonly own: Float64Array;
  readonly clock: Float64Array;
}

/** The best way on from one phase of the source's body clock. A mirrored clip has left and right exchanged. */
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

const tables = /* @__PURE__ */ new WeakMap<Built, Map<string, readonly Meeting[]>>();

/** The best ways on from 24 phases of a stride, searched when first asked for. */
export function meetings(
  built: Built,
  from: Clip,
  fromMirrored: boolean,
  to: Clip,
  toMirrored: boolean,
): readonly Meeting[] {
  const known = tables.get(built) ?? new Map<string, readonly Meeting[]>();
  tables.set(built, known);
  const key = [from.name, fromMirrored, to.name, toMirrored].join();
  let table = known.get(key);
  if (!table) {
    const legs = pairLegs(built.rig, from, fromMirrored, to, toMirrored);
    table = Array.from({ length: PHASES }, (_, i) => search(legs, i / PHASES, built.rig.height));
    known.set(key, table);
  }
  return table;
}

/** Strides to wait for a clearly better moment, 0 if there is none within a quarter of a stride. */
export function patience(table: readonly Meeting[], phase: number): number {
  const count = table.length;
  const at = wrapPhase(phase) * count;
  const passed = Math.floor(at);
  const costOf = (i: number): number => table[i % count].cost;
  let least = WORTH_WAITING * (costOf(passed) + (at - passed) * (costOf(passed + 1) - costOf(passed)));
  let wait = 0;
  for (let i = passed + 1; i <= passed + LONGEST_WAIT * count; i++) {
    if (costOf(i) < least) {
      least = costOf(i);
      wait = (i - at) / count;
    }
  }
  return wait;
}

/** Circular standard deviation of phases, strides. */
export function circularSpread(phases: ArrayLike<number>): number {
  let cos = 0;
  let sin = 0;
  for (let i = 0; i < phases.length; i++) {
    cos += Math.cos(TURN * phases[i]);
    sin += Math.sin(TURN * phases[i]);
  }
  const resultant = Math.hypot(cos, sin) / phases.length;
  return Math.sqrt(-2 * Math.log(Math.min(1, Math.max(ROUNDING, resultant)))) / TURN;
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
    return {
      leg,
      source: source.legs[sourceMirrored ? i ^ 1 : i],
      target: to,
      clouds: cloudsOf(leg, to, 0, FRAMES),
    };
  });
}

/** Joints below the girdle, and the toe, at `count` frames from a phase of the body clock on. */
function cloudsOf(leg: RigLeg, clip: LegClip, phase: number, count: number): Float64Array {
  const sample = createLegSample(leg);
  const chain = createChain(leg);
  const last = leg.joints.length - 1;
  const points = new Float64Array(2 * (last + 1) * count);
  let at = 0;
  for (let frame = 0; frame < count; frame++) {
    sample.u = wrapPhase(phase + frame / FRAMES - clip.down);
    sampleLeg(clip, sample);
    let turned = sample.sole;
    for (let i = 0; i < last; i++) turned += sample.rotations[i];
    sample.rotations[last] = -turned;
    solveChain(leg, sample.rotations, chain);
    for (let i = 1; i <= last + 1; i++) {
      points[at++] = chain.x[i];
      points[at++] = chain.y[i];
    }
  }
  return points;
}

/** Mean squared distance of a cloud and the one that starts at `at`. Where joints are apart by d and e, the middle of their bone is by (d + e) / 2. */
function missOf(cloud: Float64Array, clouds: Float64Array, at: number): number {
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

/** Fills ten choices from `first` on, nearest first. */
function addNearest({ leg, source, target, clouds }: LegPair, phase: number, first: number, out: Choices): void {
  const cloud = cloudsOf(leg, source, phase, 1);
  const misses = Array.from({ length: FRAMES }, (_, frame) => missOf(cloud, clouds, frame * cloud.length));
  const own = wrapPhase(phase - source.down);
  // The target's clock at the same share of stance or swing.
  const even = warpPhase(own, source.duty, target.duty);
  const stood = Math.min(own, source.duty);
  const longest = LONGEST_STANCE * (stood + Math.max(0, target.duty - even));
  for (let at = first; at < first + NEAREST; at++) {
    const miss = Math.min(...misses);
    const frame = misses.indexOf(miss);
    misses[frame] = Infinity;
    const share = frame / FRAMES;
    const clock = even + phaseDifference(even, share - target.down);
    out.phase[at] = share;
    out.cos[at] = Math.cos(TURN * share);
    out.sin[at] = Math.sin(TURN * share);
    out.miss[at] = miss;
    out.own[at] = own;
    out.clock[at] = stood + Math.max(0, target.duty - clock) > longest ? Number.NaN : clock;
  }
}

/** Whether the foot that is ahead in the source stays ahead, by less than a stride; at the end each has moved on by what its frame was behind. */
function alternates({ phase, own, clock }: Choices, left: number, right: number, mean: number): boolean {
  const ahead = Math.floor(own[left] - own[right]);
  const start = clock[left] - clock[right];
  const end = start - phaseDifference(mean, phase[left]) + phaseDifference(mean, phase[right]);
  return Math.min(start, end) > ahead - ROUNDING && Math.max(start, end) < ahead + 1 + ROUNDING;
}

/** All combinations are looked at, but whether one can be walked is asked only of what would win. */
function search(legs: readonly LegPair[], phase: number, height: number): Meeting {
  const row = (): Float64Array => new Float64Array(4 * NEAREST);
  const choices: Choices = { phase: row(), cos: row(), sin: row(), miss: row(), own: row(), clock: row() };
  legs.forEach((leg, i) => {
    addNearest(leg, phase, i * NEAREST, choices);
  });
  const { cos, sin, miss } = choices;
  const nearness = NEARNESS / height ** 2;
  let least = Infinity;
  let mean = 0;
  let winners: readonly number[] = [];
  for (let lf = 0; lf < NEAREST; lf++) {
    for (let rf = NEAREST; rf < 2 * NEAREST; rf++) {
      const foreX = cos[lf] + cos[rf];
      const foreY = sin[lf] + sin[rf];
      const foreMiss = miss[lf] + miss[rf];
      for (let lh = 2 * NEAREST; lh < 3 * NEAREST; lh++) {
        const length = 1 + Math.sqrt((foreX + cos[lh]) ** 2 + (foreY + sin[lh]) ** 2);
        if (length * length < -least) continue; 
        for (let rh = 3 * NEAREST; rh < 4 * NEAREST; rh++) {
          const x = foreX + (cos[lh] + cos[rh]);
          const y = foreY + (sin[lh] + sin[rh]);
          let key = nearness * (foreMiss + (miss[lh] + miss[rh])) - x * x - y * y;
          if (key >= least) continue;
          const middle = Math.atan2(y, x) / TURN;
          if (!alternates(choices, lf, rf, middle) || !alternates(choices, lh, rh, middle)) key += UNFIT;
          if (key >= least) continue;
          least = key;
          mean = middle;
          winners = [lf, rf, lh, rh];
        }
      }
    }
  }
  const frames = Float64Array.from(winners, (at) => choices.phase[at]);
  const behind = frames.map((frame) => phaseDifference(mean, frame));
  const latest = Math.max(...behind);
  const strides = DEFAULTS.transitionStrides;
  const spread = circularSpread(frames);
  const distance = Math.sqrt(winners.reduce((sum, at) => sum + miss[at], 0) / 4);
  return {
    frames,
    spread,
    distance,
    cost: spread + distance / height + (least > UNFIT / 2 ? 1 : 0),
    increments: behind.map((frame) => (latest + strides - frame) / strides),
  };
}
