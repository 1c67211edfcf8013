/** The clock of a foot that stands while an animal comes to rest: it slows down towards the end of its stance, and the foot may leave a little before. */

import { GONE } from './foreseen.ts';
import { CREEP } from './pattern-clock.ts';

/** 1/s^2: how hard the clock comes to rest (choice); and how near to its end a foot may leave, of a stance. */
const RESTING = 2.6;
export const NEARLY_OVER = 1e-3;

/** How much of its stance a foot has left after dt. */
export function leftAfter(left: number, dt: number): number {
  const root = Math.max(0, Math.sqrt(Math.max(0, left)) - Math.sqrt(RESTING / 2) * dt);
  return root * root;
}

/** s: until it may leave, where nothing but the creeping ground drives it. */
export function untilRested(left: number, span: number): number {
  if (left <= NEARLY_OVER) return Infinity;
  const driven = ((left - NEARLY_OVER) * span) / CREEP;
  return GONE + Math.max(driven, (Math.sqrt(left) - Math.sqrt(NEARLY_OVER)) / Math.sqrt(RESTING / 2));
}
