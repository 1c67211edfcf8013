/** All clips of a species, and for a gait and a speed the two neighbours to blend and the share of the faster one. */
import { type Rig, requireNumber, TableError } from '../skeleton/rig.ts';
import type { Species } from '../types.ts';
import { buildClip } from './build-clip.ts';
import type { Clip } from './clip.ts';

export interface Library {
  readonly clips: readonly Clip[];
  /** For each gait the clips that shape it, slow to fast. */
  readonly byGait: Readonly<Record<string, readonly Clip[]>>;
}

export function buildLibrary(species: Species, rig: Rig): Library {
  const names = {
    fore: species.skeleton.legs.fore.joints.map((joint) => joint.joint),
    hind: species.skeleton.legs.hind.joints.map((joint) => joint.joint),
  };
  const clips = species.motions.map((plate, i) => {
    const path = `${species.name}.motions[${i}]`;
    if (!plate?.name) throw new TableError(`${path}.name`, 'is missing');
    if (species.motions.findIndex((other) => other.name === plate.name) !== i) {
      throw new TableError(`${path}.name`, `'${plate.name}' stands twice`);
    }
    const gait = species.gaits[plate.gait];
    if (!gait) throw new TableError(`${path}.gait`, `no gait '${plate.gait}'`);
    const beside = (end: number): number =>
      requireNumber(`${species.name}.gaits.${plate.gait}.track[${end}]`, gait.track?.[end], 0, 1) * rig.height;
    return buildClip(rig, names, `${species.name}.motions['${plate.name}']`, plate, beside);
  });
  const byGait: Record<string, Clip[]> = {};
  for (const gait of Object.keys(species.gaits)) {
    byGait[gait] = clips.filter((clip) => clip.gait === gait && clip.blends).sort((a, b) => a.speed - b.speed);
    if (byGait[gait].length === 0) throw new TableError(`${species.name}.motions`, `gait '${gait}' has no motion`);
  }
  return { clips, byGait };
}

export function clipNamed({ clips }: Library, name: string): Clip {
  const clip = clips.find((candidate) => candidate.name === name);
  if (!clip)
    throw new RangeError(`motion: no '${name}'; there are ${clips.map((candidate) => candidate.name).join(', ')}`);
  return clip;
}
