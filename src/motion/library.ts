/** All clips of a species, and for a gait and a speed the two neighbours to blend and the share of the faster one. */

import type { Size } from '../similarity.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { Species } from '../types.ts';
import { buildClip } from './build-clip.ts';
import type { Clip } from './clip.ts';

export interface Library {
  readonly clips: readonly Clip[];
  /** For each gait the clips that shape it, slow to fast. */
  readonly byGait: Readonly<Record<string, readonly Clip[]>>;
}

export function buildLibrary(species: Species, rig: Rig, size: Size): Library {
  const names = {
    fore: species.skeleton.legs.fore.joints.map((joint) => joint.joint),
    hind: species.skeleton.legs.hind.joints.map((joint) => joint.joint),
  };
  const clips = species.motions.map((plate) =>
    buildClip(rig, names, plate, size, (end) => (species.gaits[plate.gait].track?.[end] ?? 0) * rig.height),
  );
  const byGait: Record<string, Clip[]> = {};
  for (const gait of Object.keys(species.gaits))
    byGait[gait] = clips.filter((clip) => clip.gait === gait && clip.blends).sort((a, b) => a.speed - b.speed);
  return { clips, byGait };
}

export function clipNamed({ clips }: Library, name: string): Clip {
  const clip = clips.find((candidate) => candidate.name === name);
  if (!clip)
    throw new RangeError(`motion: no '${name}'; there are ${clips.map((candidate) => candidate.name).join(', ')}`);
  return clip;
}
