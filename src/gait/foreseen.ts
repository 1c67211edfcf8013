/**
 * When a foot comes down or leaves next. Ticks are taken in parts that end there: so where a foot stands, and when, does not hang on where the ticks are,
 * and a picture between two ticks shows what the next tick will find. Seconds.
 */
import type { State } from '../state.ts';
import { CREEP } from './pattern-clock.ts';

/** s: by then a foot has left for sure; and what is as good as now. */
export const GONE = 1e-4;
const NOW = 1e-6;

/** How long a foot still stands that has so much of its stance left, and takes so much ground for all of it. */
export type Standing = (left: number, span: number, speed: number) => number;

export function untilFoot({ share, span, speed, tempo }: State, standing: Standing = driven): number {
  let first = Infinity;
  for (let leg = 0; leg < 4; leg++) {
    const left = 1 - share[leg];
    first = Math.min(first, left > 0 ? standing(left, span[leg], speed) : ((1 + left) * span[leg]) / tempo);
  }
  return Math.max(first, NOW);
}

/** The ground drives its clock. */
export function driven(left: number, span: number, speed: number): number {
  return (left * span) / (speed + CREEP) + GONE;
}
