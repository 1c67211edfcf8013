/** The trunk gives way to legs that cannot reach, or are too near: the last resort, after what it has done in time (body/stoop.ts). */
import { clamp } from '../math/ease.ts';
import { CROUP, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import type { Legs } from './reach.ts';

/** m: a foot this far from its place is in reach. */
const IN_REACH = 2.5e-4;
/** Shares, from 1 on, until which in its swing a foot has just left, and from which it is about to come down (choices). */
const JUST = 1.03;
const ABOUT = 1.97;
/** m: so far a girdle gives way at a time. */
const DEEPEST = 0.03;

/** Whether a foot is too near as its leg was found: from there it may yet fold further. */
export function isTooNear(state: State, { sink }: Legs): boolean {
  for (let leg = 0; leg < 4; leg++) if (sink[leg] < -IN_REACH && counts(state, leg, sink[leg])) return true;
  return false;
}

/** Whether it stands, or is near the ground and too near its girdle, and would be pressed into the ground. */
function counts({ share }: State, leg: number, sink: number): boolean {
  return share[leg] < 1 || (sink < 0 && (share[leg] < JUST || share[leg] > ABOUT));
}

/** Lowers the girdle of a foot that cannot reach its place, or lifts that of one too near; whether there was one. In a steady gait there is none. */
export function giveWay(state: State, { sink }: Legs, rows: Float64Array): boolean {
  let gave = false;
  for (let end = 0; end < 2; end++) {
    let most = 0;
    for (let leg = 2 * end; leg < 2 * end + 2; leg++) {
      if (counts(state, leg, sink[leg]) && Math.abs(sink[leg]) > Math.abs(most)) most = sink[leg];
    }
    if (Math.abs(most) < IN_REACH) continue;
    rows[end === 0 ? WITHERS : CROUP] -= clamp(1.3 * most, -DEEPEST, DEEPEST);
    gave = true;
  }
  return gave;
}
