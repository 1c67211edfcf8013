/**
 * When a foot comes down or leaves next. Ticks are taken in parts that end there: so where a foot stands, and when, does not hang on where the ticks are,
 * and a picture between two ticks shows what the next tick will find. Seconds.
 */
import type { State } from '../state.ts';
import { CREEP } from './pattern-clock.ts';

/** s: by then a foot has left for sure; and what is as good as now. */
export const GONE = 1e-4;
const NOW = 1e-6;
/** Of a stance: a foot as near to its end waits for its turn. */
export const OVER = 1e-5;

/** `untilGone`, if the ground does not drive the feet: how long one still stands that has so much of its stance, m, left. */
export function untilFoot(
  { share, span, speed, tempo }: State,
  untilGone?: (left: number, span: number) => number,
): number {
  let first = Infinity;
  for (let leg = 0; leg < 4; leg++) {
    const left = 1 - share[leg];
    const whole = span[leg];
    const until =
      left > OVER
        ? (untilGone?.(left, whole) ?? (left * whole) / (speed + CREEP) + GONE)
        : left > 0
          ? Infinity
          : ((1 + left) * whole) / tempo;
    first = Math.min(first, until);
  }
  return Math.max(first, NOW);
}
