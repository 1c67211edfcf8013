/**
 * The animator's layer (Bhatti 2014), part one: how its numbers ease, and what they make of the stride.
 */
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import { clamp, smooth } from '../math/ease.ts';
import type { State } from '../state.ts';
import type { Stride } from './speed-law.ts';
import { DURATION, HEIGHT, IMPACT, PATTERN, PATTERNED, STRIDE, WISHES } from './style-slots.ts';

/** s: half-life of each of the two; together they come half of the way in 0.19 s, the stride's in 0.5 s, since legs must follow (choices). */
const HALF_LIFE = 0.08;
const STRIDE_HALF_LIFE = 0.2;
/** As good as there. */
const CLOSE = 1e-5;

/** Eases to what is wanted, with continuous rate, exactly so at any tick; then rests. */
export function easeStyle(wanted: Float64Array, state: State, dt: number): void {
  const { style } = state;
  const isFree = style[PATTERNED] === 0 && style[WISHES + PATTERNED] === 0;
  for (let i = 0; i < WISHES; i++) {
    const wish = wanted[i];
    if (style[i] === wish && style[WISHES + i] === wish) continue;
    const isPhase = i >= PATTERN && i < PATTERNED;
    // A pattern's phases stay while it fades out, go the short way round to another's, and jump while none is in force.
    if (isPhase && wanted[PATTERNED] === 0 && !isFree) continue;
    const to = isPhase ? style[i] + phaseDifference(style[i], wish) : wish;
    const gap = style[i] - to;
    const ahead = style[WISHES + i] - to;
    if ((isPhase && isFree) || Math.abs(gap) + Math.abs(ahead) < CLOSE) {
      style[i] = wish;
      style[WISHES + i] = wish;
      continue;
    }
    const rate = (Math.LN2 / (i <= HEIGHT ? STRIDE_HALF_LIFE : HALF_LIFE)) * dt;
    const kept = Math.exp(-rate);
    style[i] = to + (gap + rate * ahead) * kept;
    style[WISHES + i] = to + ahead * kept;
  }
  state.styled = isNothing(style) ? 0 : 1;
}

function isNothing(numbers: Float64Array): boolean {
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== 0) return false;
  return true;
}

/** Sets what is wanted at once. */
export function settleStyle(wanted: Float64Array, state: State): void {
  state.style.set(wanted);
  state.style.set(wanted, WISHES);
  state.styled = isNothing(wanted) ? 0 : 1;
}

/** Whether what the gait needs is as it was kept; keeps it. */
export function keepStyle({ style, styled }: State, out: { styled: number; readonly style: Float64Array }): boolean {
  if (styled === 0 && out.styled === 0) return true;
  const kept = out.style;
  out.styled = styled;
  let same = true;
  for (let i = 0; i < kept.length; i++) {
    if (kept[i] === style[i]) continue;
    kept[i] = style[i];
    same = false;
  }
  return same;
}

/** Shares of the stride a foot stands at least and at most; and the share of its swing that it keeps at least (choices). */
const LEAST_DUTY = 0.1;
const MOST_DUTY = 0.9;
const LEAST_SWING = 0.65;

/** Steps, in withers heights, up to which legs have all of their length to spare, and from which on none (choices). */
const ROOMY = 0.66;
const FULL = 0.84;

/** Steps from which on the feet's order is less and less, and at last not, the animator's: a race leaves no time (choices). */
const STRIDING = 0.94;
const RACING = 1.01;

/** How much length a leg has to spare for style when it takes such steps, m: an animal that stretches its legs already cannot do so more. */
export function roomFor(step: number, height: number): number {
  return smooth((FULL - step / height) / (FULL - ROOMY));
}

/** How much shorter its steps are, by withers heights that it stands taller: legs are only so long (choice). */
const TALL = 8;

/** Each foot's touch-down and contact, and the stride's time: the mean of the four, so that each foot's step on the ground grows by its own share. */
export function styleStride({ style, styled, pace }: State, height: number, stride: Stride): void {
  if (styled === 0) return;
  const { down, duty, time } = stride;
  const longest = pace * time * Math.max(duty[0], duty[1], duty[2], duty[3]);
  const room = roomFor(longest, height);
  const taller = TALL * Math.max(0, style[HEIGHT]);
  const all = (style[STRIDE] + style[STRIDE + 1] + style[STRIDE + 2] + style[STRIDE + 3]) / 4;
  const longer = 1 + room * (all - taller);
  const free = smooth((RACING - longest / height) / (RACING - STRIDING));
  stride.time *= longer;
  for (let leg = 0; leg < 4; leg++) {
    const more = ((1 + room * style[DURATION + leg]) * (1 + room * (style[STRIDE + leg] - taller))) / longer;
    if (more !== 1)
      duty[leg] = clamp(duty[leg] * more, LEAST_DUTY, Math.min(MOST_DUTY, 1 - LEAST_SWING * (1 - duty[leg])));
    const later = style[PATTERNED] * phaseDifference(down[leg], style[PATTERN + leg]) + style[IMPACT + leg];
    if (later !== 0) down[leg] = wrapPhase(down[leg] + free * later);
  }
}
