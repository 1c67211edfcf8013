/**
 * The gait graph (Huang 4, Sung III.1): bands of speed, each gait's own. A repertoire leaves gaits out; the others widen to meet halfway, at the harmonic mean
 * (Sung's alpha and beta with k = 1, see the README), inside what each can do.
 */
import { type Numbers, zeros } from '../math/memory.ts';
import type { Gait } from './speed-law.ts';

export interface GaitGraph {
  /** From slow to fast. */
  readonly gaits: readonly Gait[];
  /** Border between gait i and i + 1, m/s. */
  readonly borders: Numbers;
}

export function buildGraph(gaits: readonly Gait[]): GaitGraph {
  const sorted = [...gaits].sort((a, b) => a.band[0] - b.band[0]);
  const borders = zeros(Math.max(0, sorted.length - 1));
  for (let i = 0; i < borders.length; i++) {
    const slower = sorted[i];
    const faster = sorted[i + 1];
    const low = slower.band[1];
    const high = faster.band[0];
    const meeting = high > low ? (2 * low * high) / (low + high) : low;
    borders[i] = Math.min(slower.range[1], Math.max(faster.range[0], meeting));
  }
  return { gaits: sorted, borders };
}

/** Which gait is that for a speed. */
export function gaitFor({ borders }: GaitGraph, speed: number): number {
  let index = 0;
  while (index < borders.length && speed > borders[index]) index++;
  return index;
}
