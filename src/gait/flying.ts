import { LEAPING, type State } from '../state.ts';

/** From the beginning of a leap until it lands nothing can be changed. */
export function isFlying({ leap, leapTime, leapLand }: State): boolean {
  return leap === LEAPING && leapTime < leapLand;
}
