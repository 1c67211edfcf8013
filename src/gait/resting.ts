/**
 * Feet that stand a little longer: those of an animal that comes to rest, whose clocks slow down towards the end of the stance, and who may leave a little before; and those that
 * wait for their turn. Seconds.
 */

import { driven, GONE } from './foreseen.ts';
import { CREEP } from './pattern-clock.ts';

/** 1/s^2: how hard the clock comes to rest (choice); and how near to its end a foot may leave, of a stance. */
const RESTING = 2.6;
export const NEARLY_OVER = 1e-3;

/** How much of its stance a foot has left after dt. */
export function leftAfter(left: number, dt: number): number {
  const root = Math.max(0, Math.sqrt(Math.max(0, left)) - Math.sqrt(RESTING / 2) * dt);
  return root * root;
}

/** Until it may leave, where nothing but the creeping ground drives it. */
export function untilRested(left: number, span: number): number {
  if (left <= NEARLY_OVER) return Infinity;
  const creeping = ((left - NEARLY_OVER) * span) / CREEP;
  return GONE + Math.max(creeping, (Math.sqrt(left) - Math.sqrt(NEARLY_OVER)) / Math.sqrt(RESTING / 2));
}

/** One as near to its end as this waits for its turn, of a stance. */
export const OVER = 1e-5;

export function untilTurn(left: number, span: number, speed: number): number {
  return left > OVER ? driven(left, span, speed) : Infinity;
}
