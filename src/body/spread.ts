/** How far out a standing foot may get: turns wait for it, and pushes are held back by it, before its leg is spread as far as it can be. Metres. */
import type { Rig } from '../skeleton/rig.ts';

const SPREAD = 0.85; // of how far a leg can be spread (choice)

/** How far to the right of its usual place a foot is that is so far from the body's middle. */
export function asideOf({ rest, legs }: Rig, leg: number, x: number, z: number, cos: number, sin: number): number {
  return x * sin + z * cos - rest[3 * legs[leg].joints[0] + 2];
}

/** How much farther aside it may get. */
export function roomAside({ rest, legs }: Rig, leg: number, aside: number): number {
  const { joints, spread } = legs[leg];
  return Math.max(0, SPREAD * spread * rest[3 * joints[0] + 1] - Math.abs(aside));
}
