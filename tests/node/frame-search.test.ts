/** The search for transition frames (Sung 2013, III.4): what it promises, and that it finds what trying everything finds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildSpecies } from '../../src/build.ts';
import * as DEFAULTS from '../../src/defaults.ts';
import {
  incrementsOf,
  type Meeting,
  type Meetings,
  meetings,
  PHASES,
  patience,
  searchFrames,
} from '../../src/gait/frame-search.ts';
import { warpPhase } from '../../src/gait/warp-phase.ts';
import { phaseDifference, wrapPhase } from '../../src/math/circle.ts';
import { type Clip, createLegSample, sampleLeg } from '../../src/motion/clip.ts';
import { createChain, solveChain } from '../../src/skeleton/chain.ts';
import { horse } from '../../src/species/horse.ts';
import { LEGS, TURN } from '../../src/units.ts';
import { type GaitPair, gaitPairs, reportSearches } from '../bench/search.ts';

const built = buildSpecies(horse);
const { rig, library } = built;
const clips = horse.motions.map((_, i) => library.clipAt(i));
const pairs = gaitPairs(built);
const strides = DEFAULTS.transitionStrides;
const FRAMES = 48;
const allOf = (table: Meetings) => Array.from({ length: PHASES }, (_, i) => table(i));

const near = (actual: number, expected: number, tolerance: number, what: string) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${what}: ${actual}, expected ${expected}`);
const search = ({ from, to, mirrored }: GaitPair, phase: number) => searchFrames(rig, from, false, to, mirrored, phase);
const legOf = (clip: Clip, mirrored: boolean, leg: number) => clip.legs[mirrored ? leg ^ 1 : leg];
/** By its number, so that a counterexample can be read. */
const anyPair = fc.nat(pairs.length - 1);
const anyClip = fc.nat(clips.length - 1);
const anyPhase = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyFrame = fc.integer({ min: 0, max: FRAMES - 1 });

/** The same motion with its body clock set otherwise. */
const delayed = (clip: Clip, phase: number): Clip => ({
  ...clip,
  legs: clip.legs.map((leg) => ({ ...leg, down: wrapPhase(leg.down + phase) })),
});

// ------------------------------------------------------------------------------------------------ the slow, plain way

type Point = readonly [number, number];

/** A point on each joint, one between joints, the toe; from the girdle. */
function cloudOf(clip: Clip, mirrored: boolean, leg: number, phase: number): Point[] {
  const rigLeg = rig.legs[leg];
  const legClip = legOf(clip, mirrored, leg);
  const sample = createLegSample(rigLeg);
  const chain = createChain(rigLeg);
  sample.u = wrapPhase(phase - legClip.down);
  sampleLeg(legClip, sample);
  const last = rigLeg.joints.length - 1;
  sample.rotations[last] = -sample.sole - sample.rotations.slice(0, last).reduce((sum, turn) => sum + turn, 0);
  solveChain(rigLeg, sample.rotations, chain);
  const ends = Array.from(chain.x, (x, i): Point => [x, chain.y[i]]);
  const middles = ends.slice(1).map(([x, y], i): Point => [(x + ends[i][0]) / 2, (y + ends[i][1]) / 2]);
  return [...ends.slice(1), ...middles];
}

const meanSquare = (a: readonly Point[], b: readonly Point[]) =>
  a.reduce((sum, [x, y], i) => sum + (x - b[i][0]) ** 2 + (y - b[i][1]) ** 2, 0) / a.length;

function spreadOf(phases: readonly number[]): number {
  const x = phases.reduce((sum, phase) => sum + Math.cos(TURN * phase), 0) / phases.length;
  const y = phases.reduce((sum, phase) => sum + Math.sin(TURN * phase), 0) / phases.length;
  return Math.sqrt(-2 * Math.log(Math.min(1, Math.hypot(x, y)))) / TURN;
}

/** How far each frame is behind the latest, seen from the middle of the four. */
function behindLatest(frames: readonly number[]): number[] {
  const x = frames.reduce((sum, frame) => sum + Math.cos(TURN * frame), 0);
  const y = frames.reduce((sum, frame) => sum + Math.sin(TURN * frame), 0);
  const unrolled = frames.map((frame) => phaseDifference(Math.atan2(y, x) / TURN, frame));
  return unrolled.map((offset) => Math.max(...unrolled) - offset);
}

/** A leg's clock: 0 at its last touch-down in the source; `now` by the source, `frame` by the target, whichever round is nearer. */
function clockOf({ from, to, mirrored }: GaitPair, phase: number, leg: number, frame: number) {
  const source = from.legs[leg];
  const target = legOf(to, mirrored, leg);
  const now = wrapPhase(phase - source.down);
  const even = warpPhase(now, source.duty, target.duty);
  return { now, even, frame: even + phaseDifference(even, frame - target.down), source, target };
}

function drags(pair: GaitPair, phase: number, leg: number, frame: number): boolean {
  const clock = clockOf(pair, phase, leg, frame);
  const stood = Math.min(clock.now, clock.source.duty);
  const stillStands = (at: number) => (at < clock.target.duty ? clock.target.duty - at : 0);
  return stood + stillStands(clock.frame) > 1.5 * (stood + stillStands(clock.even));
}

/** Looks at the lead of left over right at 21 moments of the change. */
function alternates(pair: GaitPair, phase: number, left: number, frames: readonly number[], behind: readonly number[]) {
  const [l, r] = [left, left + 1].map((leg) => clockOf(pair, phase, leg, frames[leg]));
  const leftIsAhead = l.now >= r.now;
  for (let i = 0; i <= 20; i++) {
    const lead = l.frame + (behind[left] * i) / 20 - r.frame - (behind[left + 1] * i) / 20;
    if (leftIsAhead ? lead < -1e-9 || lead > 1 + 1e-9 : lead > 1e-9 || lead < -1 - 1e-9) return false;
  }
  return true;
}

interface Found {
  readonly frames: number[];
  readonly spread: number;
  readonly distance: number;
}

/** Tries all combinations of the ten nearest, or all that can be walked: the least spread, and of equal spreads the least distance. */
function bruteForce(pair: GaitPair, phase: number, walkable: boolean): Found | undefined {
  const lists = LEGS.map((_, leg) => {
    const cloud = cloudOf(pair.from, false, leg, phase);
    return Array.from({ length: FRAMES }, (_, i) => i / FRAMES)
      .map((frame) => ({ frame, miss: meanSquare(cloud, cloudOf(pair.to, pair.mirrored, leg, frame)) }))
      .sort((a, b) => a.miss - b.miss)
      .slice(0, 10)
      .map((choice) => ({ ...choice, drags: drags(pair, phase, leg, choice.frame) }));
  });
  const fit: Found[] = [];
  for (let i = 0; i < 10000; i++) {
    const choices = lists.map((list, leg) => list[Math.floor(i / 10 ** leg) % 10]);
    if (walkable && choices.some((choice) => choice.drags)) continue;
    const frames = choices.map(({ frame }) => frame);
    const behind = behindLatest(frames);
    if (walkable && ![0, 2].every((left) => alternates(pair, phase, left, frames, behind))) continue;
    const distance = Math.sqrt(choices.reduce((sum, { miss }) => sum + miss / 4, 0));
    fit.push({ frames, spread: spreadOf(frames), distance });
  }
  const least = Math.min(...fit.map(({ spread }) => spread));
  return fit.filter(({ spread }) => spread < least + 1e-6).sort((a, b) => a.distance - b.distance)[0];
}

// ------------------------------------------------------------------------------------------------------------- tests

describe('frame search', () => {
  it('a motion meets itself where it is', () => {
    for (const clip of clips) {
      for (let i = 0; i < FRAMES; i++) {
        const found = searchFrames(rig, clip, false, clip, false, i / FRAMES);
        const { frames, spread, distance, cost } = found;
        assert.deepEqual(
          [...frames],
          [i, i, i, i].map((frame) => frame / FRAMES),
        );
        assert.deepEqual([...incrementsOf(found)], [1, 1, 1, 1]);
        near(spread, 0, 1e-7, 'spread');
        near(distance, 0, 1e-12, 'distance');
        near(cost, 0, 1e-6, 'cost');
      }
    }
  });

  it('and at any other phase within a frame of it', () => {
    fc.assert(
      fc.property(anyClip, anyPhase, fc.boolean(), (which, phase, mirrored) => {
        const clip = clips[which];
        const { frames, spread } = searchFrames(rig, clip, mirrored, clip, mirrored, phase);
        near(spread, 0, 1e-7, 'spread');
        for (const frame of frames) near(phaseDifference(phase, frame), 0, 1 / FRAMES, 'frame');
      }),
    );
  });

  it('the winner is that of trying all 10^4', () => {
    pairs.forEach((pair, i) => {
      for (const phase of [(7 * i) / 24, (7 * i + 11.5) / 24]) {
        const found = search(pair, wrapPhase(phase));
        const best = bruteForce(pair, wrapPhase(phase), true);
        assert.ok(best, `${pair.name}: nothing can be walked`);
        assert.deepEqual([...found.frames], best.frames, `${pair.name} at ${phase}`);
        near(found.spread, best.spread, 1e-7, 'spread');
        near(found.distance, best.distance, 1e-9, 'distance');
        near(found.cost, best.spread + best.distance / rig.height, 1e-7, 'cost');
      }
    });
  });

  it('the spread does not depend on where the target starts to count', () => {
    fc.assert(
      fc.property(anyPair, anyPhase, anyFrame, (which, phase, frame) => {
        const pair = pairs[which];
        const found = search(pair, phase);
        const shifted = search({ ...pair, to: delayed(pair.to, frame / FRAMES) }, phase);
        near(shifted.spread, found.spread, 1e-7, 'spread');
        near(shifted.distance, found.distance, 1e-9, 'distance');
        for (let leg = 0; leg < 4; leg++) {
          near(phaseDifference(found.frames[leg] + frame / FRAMES, shifted.frames[leg]), 0, 1e-9, LEGS[leg]);
          near(incrementsOf(shifted)[leg], incrementsOf(found)[leg], 1e-9, LEGS[leg]);
        }
      }),
    );
  });

  it('nor anything on where the source does', () => {
    fc.assert(
      fc.property(anyPair, anyPhase, anyPhase, (which, phase, shift) => {
        const pair = pairs[which];
        const found = search(pair, phase);
        const shifted = search({ ...pair, from: delayed(pair.from, shift) }, wrapPhase(phase + shift));
        assert.deepEqual(shifted.frames, found.frames);
        near(shifted.cost, found.cost, 1e-7, 'cost');
      }),
    );
  });

  it('increments are those of eq 4, and all legs arrive together', () => {
    fc.assert(
      fc.property(anyPair, anyPhase, (which, phase) => {
        const found = search(pairs[which], phase);
        const { frames } = found;
        const increments = incrementsOf(found);
        const behind = behindLatest([...frames]);
        const latest = frames[behind.indexOf(0)];
        frames.forEach((frame, leg) => {
          // f_i in the round that ends with the latest.
          const unrolled = latest - behind[leg];
          near(phaseDifference(unrolled, frame), 0, 1e-9, 'frame');
          near(increments[leg], (latest + strides - unrolled) / strides, 1e-9, 'eq 4');
          near(phaseDifference(latest + strides, frame + strides * increments[leg]), 0, 1e-9, 'arrival');
          assert.ok(increments[leg] >= 1 && increments[leg] < 1 + 1 / strides, `increment ${increments[leg]}`);
        });
      }),
    );
  });

  it('the mirror of both is the mirror of the meeting', () => {
    const exchanged = (values: readonly number[]) => [values[1], values[0], values[3], values[2]];
    fc.assert(
      fc.property(anyPair, anyPhase, fc.boolean(), fc.boolean(), (which, phase, one, other) => {
        const { from, to } = pairs[which];
        const found = searchFrames(rig, from, one, to, other, phase);
        const mirror = searchFrames(rig, from, !one, to, !other, phase);
        assert.deepEqual([...mirror.frames], exchanged(found.frames));
        assert.deepEqual([...incrementsOf(mirror)], exchanged(incrementsOf(found)));
        assert.deepEqual([mirror.spread, mirror.distance, mirror.cost], [found.spread, found.distance, found.cost]);
      }),
    );
  });

  it('from every phase of every gait to every other: left and right touch down in turn, and no foot drags', () => {
    for (const pair of pairs) {
      allOf(meetings(built, pair.from, false, pair.to, pair.mirrored)).forEach((found, i) => {
        const { frames, cost } = found;
        const increments = incrementsOf(found);
        const what = `${pair.name} at ${i}/24`;
        assert.ok(cost < 1, `${what} cannot be walked`);
        const falls = LEGS.map((_, leg) => {
          const { now, frame } = clockOf(pair, i / 24, leg, frames[leg]);
          assert.ok(!drags(pair, i / 24, leg, frames[leg]), `${what}: ${LEGS[leg]} drags`);
          // Strides since the change began: the last touch-down of the source, and those of the change.
          const times = [-now];
          for (let round = 1; (round - frame) / increments[leg] < strides; round++) {
            times.push(Math.max(0, (round - frame) / increments[leg]));
          }
          return times.map((time, round) => ({ time, round, leg }));
        });
        for (const left of [0, 2]) {
          const order = [...falls[left], ...falls[left + 1]].sort((a, b) => a.time - b.time || a.round - b.round);
          assert.ok(order.length >= 5, `${what}: ${order.length} touch-downs`);
          for (let k = 1; k < order.length; k++) {
            assert.notEqual(order[k].leg, order[k - 1].leg, `${what}: ${LEGS[order[k].leg]} twice`);
          }
        }
      });
    }
  });

  it('what cannot be walked is marked by its cost', () => {
    // To a motion that hardly lifts its feet legs in the air would have to stand again.
    const [{ from, to }] = pairs;
    const glued = { ...to, legs: to.legs.map((leg) => ({ ...leg, duty: 0.95 })) };
    const pair = { name: 'glued', from, to: glued, mirrored: false };
    let marked = 0;
    for (let i = 0; i < 24; i++) {
      const { frames, cost, spread, distance } = search(pair, i / 24);
      const walkable = bruteForce(pair, i / 24, true);
      const best = walkable ?? bruteForce(pair, i / 24, false);
      assert.deepEqual([...frames], best?.frames);
      near(cost - spread - distance / rig.height, walkable ? 0 : 1, 1e-12, 'mark');
      if (!walkable) marked++;
    }
    assert.ok(marked > 0 && marked < 24, `${marked} of 24`);
  });

  it('a table is made once, of the 24 searches, each when it is first asked for', () => {
    const { from, to, mirrored } = pairs[0];
    const table = meetings(built, from, false, to, mirrored);
    assert.equal(meetings(built, from, false, to, mirrored), table);
    assert.notEqual(meetings(built, from, true, to, mirrored), table);
    assert.notEqual(meetings(built, to, mirrored, from, false), table);
    assert.deepEqual(
      allOf(table),
      Array.from({ length: 24 }, (_, i) => searchFrames(rig, from, false, to, mirrored, i / 24)),
    );
    assert.equal(table(25), table(1));
  });

  it('how long it takes, and what waiting gains', () => reportSearches());
});

describe('patience', () => {
  const tableOf =
    (costs: readonly number[]): Meetings =>
    (i) =>
      ({ cost: costs[i % 24] }) as Meeting;
  const anyCosts = fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { minLength: 24, maxLength: 24 });

  it('waits at most a quarter of a stride, for the least cost within it, and only if that is a quarter less', () => {
    fc.assert(
      fc.property(anyCosts, anyPhase, (costs, phase) => {
        const wait = patience(tableOf(costs), phase);
        assert.ok(wait >= 0 && wait <= 0.25, `${wait}`);
        const at = wrapPhase(phase) * 24;
        const next = Math.floor(at) + 1;
        const now = costs[(next - 1) % 24] * (next - at) + costs[next % 24] * (at - next + 1);
        const least = Math.min(...Array.from({ length: 6 }, (_, i) => costs[(next + i) % 24]));
        if (least > 0.75 * now + 1e-9) assert.equal(wait, 0);
        if (least < 0.75 * now - 1e-9) {
          const until = wrapPhase(phase + wait) * 24;
          near(until, Math.round(until), 1e-9, 'moment of the table');
          assert.equal(costs[Math.round(until) % 24], least);
        }
      }),
    );
  });

  it('does not wait where all moments are alike, nor at the best one', () => {
    const costs = Array.from({ length: 24 }, (_, i) => 0.2 - 0.1 * Math.cos(TURN * (i / 24 - 0.5)));
    fc.assert(fc.property(anyPhase, (phase) => patience(tableOf(costs.map(() => 0.1)), phase) === 0));
    assert.equal(patience(tableOf(costs), 0.5), 0);
    near(patience(tableOf(costs), 0.3), 0.2, 1e-12, 'wait');
  });

  it('asks for no more moments than it may wait for', () => {
    fc.assert(
      fc.property(anyCosts, anyPhase, (costs, phase) => {
        const asked = new Set<number>();
        patience((i) => {
          asked.add(i % 24);
          return tableOf(costs)(i);
        }, phase);
        assert.ok(asked.size <= 7, `${asked.size}`);
      }),
    );
  });

  it('is in range for every pair of gaits', () => {
    fc.assert(
      fc.property(anyPair, anyPhase, (which, phase) => {
        const { from, to, mirrored } = pairs[which];
        const wait = patience(meetings(built, from, false, to, mirrored), phase);
        assert.ok(wait >= 0 && wait <= 0.25);
      }),
    );
  });
});
