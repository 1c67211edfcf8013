/** What fades by half-lives, exactly so at any tick. */
import { type Numbers, zeros } from './memory.ts';

/** How fast something fades, 1/s, and what is left of it after the time that is asked for most: exponentials are dear. */
export interface Fading {
  readonly rate: number;
  readonly usual: number;
  readonly left: number;
}

function createFading(rate: number, usual: number): Fading {
  return { rate, usual, left: Math.exp(-rate * usual) };
}

/** A gap that closes: half of it in `halfLife`. `usual` is the usual dt. */
export function createClosing(halfLife: number, usual: number): Fading {
  return createFading(Math.LN2 / halfLife, usual);
}

/** The share of the gap that closes in dt. What is left is written out, here and below: V8 would box it on its way out of a function. */
export function closing({ rate, usual, left }: Fading, dt: number): number {
  return 1 - (dt === usual ? left : Math.exp(-rate * dt));
}

/** A critically damped spring: value and rate stay continuous whatever is wanted, and nothing overshoots from rest. */
export function createSpring(halfLife: number, usual: number): Fading {
  return createFading(HALF_WAY / halfLife, usual);
}
const HALF_WAY = 1.678; // (1 + x) exp(-x) = 1/2

/** Value and rate after the last call. */
const moved = /* @__PURE__ */ zeros(2);

/** The new value and rate, in an array that the next call uses again. */
export function spring(by: Fading, value: number, rate: number, wanted: number, dt: number): Numbers {
  const kept = dt === by.usual ? by.left : Math.exp(-by.rate * dt);
  const gap = value - wanted;
  const pull = (rate + by.rate * gap) * dt;
  moved[0] = wanted + kept * (gap + pull);
  moved[1] = kept * (rate - by.rate * pull);
  return moved;
}
