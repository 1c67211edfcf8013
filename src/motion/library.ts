/** The clips of a species, each built when it is first asked for: of eleven motions most pages see two or three, and building takes milliseconds. */

import type { Size } from '../similarity.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { Species } from '../types.ts';
import { buildClip } from './build-clip.ts';
import type { Clip } from './clip.ts';

export interface Library {
  /** By its place among the species' motions. */
  clipAt(index: number): Clip;
  /** Those that shape a gait, slow to fast. */
  clipsOf(gait: string): readonly Clip[];
}

export function buildLibrary(species: Species, rig: Rig, size: Size): Library {
  const clips: Clip[] = [];
  const gaits = new Map<string, readonly Clip[]>();
  const clipAt = (index: number): Clip => {
    const plate = species.motions[index];
    const { track } = species.gaits[plate.gait];
    clips[index] ??= buildClip(rig, plate, size, (end) => (track?.[end] ?? 0) * rig.height);
    return clips[index];
  };
  const clipsOf = (gait: string): readonly Clip[] => {
    const found =
      gaits.get(gait) ??
      species.motions
        .flatMap((plate, i) => (plate.gait === gait && plate.blends !== false ? clipAt(i) : []))
        .sort((a, b) => a.speed - b.speed);
    gaits.set(gait, found);
    return found;
  };
  return { clipAt, clipsOf };
}

/** Its place among the species' motions. */
export function motionNamed({ motions }: Species, name: string): number {
  const index = motions.findIndex((plate) => plate.name === name);
  if (index < 0)
    throw new RangeError(`motion: no '${name}'; there are ${motions.map((plate) => plate.name).join(', ')}`);
  return index;
}
