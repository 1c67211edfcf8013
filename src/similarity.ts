/**
 * Dynamic similarity (Alexander): animals of other sizes move alike if lengths go with their height, times with its square root, and so
 * speeds too; gravity and angles stay. The engine therefore knows one size only, that of the animal it was measured on, and every tunable
 * in metres and seconds holds for all: a species is brought to that size when it is built, and its numbers back when they are read.
 */
import type { Species } from './types.ts';

/** m at the withers: the size the tunables were measured at. */
export const MEASURED = 1.6;

/** What one of the engine's metres, seconds and metres a second come to. */
export interface Size {
  readonly length: number;
  readonly time: number;
  readonly speed: number;
}

/** No other. */
export const AS_IT_IS: Size = { length: 1, time: 1, speed: 1 };

export function sizeOf({ height, sluggish = 1 }: Pick<Species, 'height' | 'sluggish'>): Size {
  return sizeBy(height / MEASURED, sluggish);
}

export function sizeBy(length: number, sluggish: number): Size {
  const time = Math.sqrt(length) * sluggish;
  return { length, time, speed: length / time };
}
