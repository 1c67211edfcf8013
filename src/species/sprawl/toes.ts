/** Toes of feet that are set down flat. */
import type { LimbSection } from '../flesh.ts';

/** Three sections from the ankle on: how far aside from the foot's bone, degrees; how long, in bones; half how thick, a share of the animal's size. */
export function toe(on: string, aside: number, length: number, half: number): LimbSection[] {
  return [0.1, 0.6, 1].map((share) => ({
    at: 'toe', on, down: share * length, front: half, back: half, half: half * (1.3 - 0.9 * share), aside,
  }));
}
