/**
 * The trunk gives way to feet that stand and cannot reach their place, or are too near: the last resort, after what it has done in time (body/stoop.ts). It does so at once; when
 * they have left the ground it comes back in its own time, also from where it had sunk in time.
 */
import { clamp } from '../math/ease.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { spring } from '../math/spring.ts';
import { WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import { FRAME, GIVEN, GIVEN_RATE } from './carried.ts';
import { FADING } from './inertia.ts';
import type { FootPlan } from './planting.ts';
import type { Legs } from './reach.ts';

/** m: a foot this far from its place is in reach, and a girdle is back. */
const IN_REACH = 3e-4;
/** m: lower than this a foot in the air is low (choice). */
const LOW = 0.06;
/** Times at most, in a frame, that it is tried; a leg that is too near folds further first. */
const TIMES = 7;
const FOLDING = 3;
/** m: so far a girdle gives way at a time. */
const DEEPEST = 0.03;
/** m/s: faster it is not taken to have gone (choice). */
const FASTEST = 2;

/** Takes note of where croup and withers would be. */
export function noteAsked(rows: Numbers): void {
  for (let row = 0; row < 2; row++) asked[row] = rows[row];
}
const asked = /* @__PURE__ */ zeros(2);

/** Keeps a girdle that gave way farther just now from being back at once; whether there was one. */
export function comeBack({ calm }: State, rows: Numbers, inertia: Float64Array): boolean {
  let kept = false;
  for (let row = 0; row < 2; row++) {
    const now = rows[row] - asked[row];
    const [left, rate] = spring(FADING, inertia[GIVEN + row], inertia[GIVEN_RATE + row] || 0, now, inertia[FRAME]);
    back[row] = asked[row] + left;
    inertia[GIVEN_RATE + row] = rate;
    // At first there is no time to come back in; what a steady gait gives way by, it gives way by at once.
    if (calm === 0 && Math.abs(left) > Math.abs(now) + IN_REACH) {
      rows[row] = back[row];
      kept = true;
    }
  }
  return kept;
}
const back = /* @__PURE__ */ zeros(2);

/** Lowers the girdle of a foot that cannot reach its place, or, after some `times`, lifts that of one too near; whether legs are to be searched for anew. In a steady gait they are not. */
export function giveWay({ share }: State, { high }: FootPlan, legs: Legs, rows: Numbers, times: number): boolean {
  let anew = false;
  for (let end = 0; end < 2 && times < TIMES; end++) {
    let most = 0;
    for (let leg = 2 * end; leg < 2 * end + 2; leg++) {
      const sink = legs.sink[leg];
      if (share[leg] < 1) {
        if (Math.abs(sink) > Math.abs(most)) most = sink;
      } else if (sink < -IN_REACH && high[leg] < LOW) {
        // While it is low it goes on being folded, or its leg would be found elsewhere as soon as it is off the ground.
        anew = true;
      }
    }
    if (Math.abs(most) < IN_REACH) continue;
    anew = true;
    if (most > 0 || times >= FOLDING) rows[WITHERS - end] -= clamp(1.3 * most, -DEEPEST, DEEPEST);
  }
  return anew;
}

/** Takes note of how far they gave way. */
export function noteGiven(rows: Numbers, inertia: Float64Array): void {
  for (let row = 0; row < 2; row++) {
    const given = rows[row] - asked[row];
    if (rows[row] !== back[row])
      inertia[GIVEN_RATE + row] = clamp((given - inertia[GIVEN + row]) / inertia[FRAME], -FASTEST, FASTEST);
    inertia[GIVEN + row] = given;
  }
}
