/** Where a point of the dog lies on another of its kind. */
import type { FleshPoint } from '../flesh.ts';
import type { ReliefPoint } from '../relief.ts';

/** Of the joint it goes with; forward, up, out. */
export type Place = (on: string, x: number, y: number, z: number) => ReliefPoint;

/**
 * By how far its joints stand from the dog's, forward and up; and for the head also by how large it is, along and across, the dog's 1.
 */
export function placed([ahead, up, size, wide]: readonly number[], moved: Readonly<Record<string, FleshPoint>>): Place {
  return (on, x, y, z) => {
    if (on === 'head') return [0.607 + ahead + size * (x - 0.607), 1.05 + up + size * (y - 1.05), z * wide];
    const [dx, dy] = moved[on] ?? [0, 0];
    return [x + dx, y + dy, z];
  };
}
