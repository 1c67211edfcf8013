/**
 * When a foot comes down or leaves next. Ticks are taken in parts that end there: so where a foot stands, and when, does not hang on where the ticks are,
 * and a picture between two ticks shows what the next tick will find. Seconds.
 */
import { STAND, type State } from '../state.ts';
import { CREEP } from './pattern-clock.ts';

/** s: by then a foot has left for sure; and what is as good as now. */
const GONE = 1e-4;
const NOW = 1e-6;
/** Of a stance: it is as good as through. */
export const OVER = 1e-5;

/** 1/s^2: how hard a stopping foot's clock comes to rest (choice); and how near to its end it may leave. */
export const RESTING = 2.6;
export const NEARLY_OVER = 1e-3;

export function untilFoot({ share, span, speed, tempo, goal }: State): number {
  let first = Infinity;
  const stops = goal === STAND && speed === 0;
  const over = stops ? NEARLY_OVER : OVER;
  for (let leg = 0; leg < 4; leg++) {
    const left = 1 - share[leg];
    let until = ((1 + left) * span[leg]) / tempo;
    if (left > 0) {
      // One that stands and is as good as through waits for its turn.
      if (left <= over) continue;
      until = ((left - (stops ? over : 0)) * span[leg]) / (speed + CREEP) + GONE;
      if (stops)
        until = Math.max(until, GONE + Math.sqrt(2 / RESTING) * (Math.sqrt(left) - Math.sqrt(over)));
    }
    if (until < first) first = until;
  }
  return Math.max(first, NOW);
}
