/** All clips of a species, and for a gait and a speed the two neighbours to blend and the share of the faster one. */

import type { Size } from '../similarity.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { Plate, Species } from '../types.ts';
import { buildClip } from './build-clip.ts';
import type { Clip } from './clip.ts';

export interface Library {
  readonly clips: Clip[];
  /** For each gait the clips that shape it, slow to fast. */
  readonly byGait: Record<string, Clip[]>;
}

export function buildLibrary(species: Species, rig: Rig, size: Size): Library {
  const library: Library = { clips: [], byGait: {} };
  for (const gait of Object.keys(species.gaits)) library.byGait[gait] = [];
  addClips(species, rig, size, species.motions, library);
  return library;
}

/** Builds motions into a library that may be in use. */
export function addClips(species: Species, rig: Rig, size: Size, motions: readonly Plate[], library: Library): void {
  const { fore, hind } = species.skeleton.legs;
  const names = { fore: fore.joints.map(({ joint }) => joint), hind: hind.joints.map(({ joint }) => joint) };
  for (const plate of motions) {
    const { track } = species.gaits[plate.gait];
    const clip = buildClip(rig, names, plate, size, (end) => (track?.[end] ?? 0) * rig.height);
    library.clips.push(clip);
    if (clip.blends) library.byGait[plate.gait].push(clip);
  }
  for (const clips of Object.values(library.byGait)) clips.sort((a, b) => a.speed - b.speed);
}

export function clipNamed({ clips }: Library, name: string): Clip {
  const clip = clips.find((candidate) => candidate.name === name);
  if (!clip)
    throw new RangeError(`motion: no '${name}'; there are ${clips.map((candidate) => candidate.name).join(', ')}`);
  return clip;
}
