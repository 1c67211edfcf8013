/** The trunk gives way to legs that cannot reach, or are too near: the last resort, after what it has done in time (body/stoop.ts). */
import { clamp, smooth } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import { WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';
import type { Legs } from './reach.ts';

/** m: a foot this far from its place is in reach. */
const IN_REACH = 2.5e-4;
/** 1/m: a foot may stay off its place by so many times the square of its height: not at all while it stands (choice). */
const LOOSE = 8;
const FARTHER = 4; // times that, coming down (choice)
const LOW = 0.06; // m (choice)
/** m: so far a girdle gives way at a time. */
const DEEPEST = 0.03;

/**
 * What the trunk must make good of how far a foot is off its place: all while it stands, and less and less as it leaves, so that the trunk comes back in time from where it
 * gave way, and without a jolt at the end: that is before the middle of the swing, however low the foot is. One that comes down may be farther off yet; but it is not pressed
 * into the ground.
 */
function owed({ share }: State, { high }: FootPlan, { sink }: Legs, leg: number): number {
  const loose = LOOSE * high[leg] * high[leg];
  if (share[leg] > 1.5) return Math.min(0, sink[leg] + FARTHER * loose);
  const left = 1 - loose / Math.abs(sink[leg]);
  return left > 0 ? sink[leg] * left * left * smooth(4 * (1.5 - share[leg])) : 0;
}

/** Whether every foot is as good as in its place: then nothing is owed. */
export function isInReach({ sink }: Legs): boolean {
  for (let leg = 0; leg < 4; leg++) if (Math.abs(sink[leg]) > IN_REACH) return false;
  return true;
}

/** Whether a foot is too near as its leg was found: from there it may yet fold further. */
export function isTooNear(state: State, plan: FootPlan, legs: Legs): boolean {
  for (let leg = 0; leg < 4; leg++) if (owed(state, plan, legs, leg) < -IN_REACH) return true;
  return false;
}

/** Lowers the girdle of a foot that cannot reach its place, or lifts that of one too near; whether there was one. In a steady gait there is none. */
export function giveWay(state: State, plan: FootPlan, legs: Legs, rows: Numbers): boolean {
  let gave = false;
  for (let end = 0; end < 2; end++) {
    let most = 0;
    for (let leg = 2 * end; leg < 2 * end + 2; leg++) {
      const off = owed(state, plan, legs, leg);
      if (Math.abs(off) > Math.abs(most)) most = off;
      // While a foot that leaves is low its leg goes on being searched for, or it would be found elsewhere as soon as the trunk is back.
      if (plan.high[leg] < LOW && state.share[leg] < 1.5 && Math.abs(legs.sink[leg]) > IN_REACH) gave = true;
    }
    if (Math.abs(most) < IN_REACH) continue;
    rows[WITHERS - end] -= clamp(1.3 * most, -DEEPEST, DEEPEST);
    gave = true;
  }
  return gave;
}
