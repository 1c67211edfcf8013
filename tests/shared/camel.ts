/**
 * A new animal in one file: the dromedary, 1.85 m at the withers. The horse lends bones and plates; what makes it a camel is here: long legs, a neck that dips and rises,
 * a hump, soft feet, and a rack from the walk on (Muybridge's disc of the camel racking). Proportions after photographs, speeds by Froude number: choices.
 */
import { resize } from '../../src/resize.ts';
import { horse } from '../../src/species/horse.ts';
import { plainFlesh } from '../../src/species/plain-flesh.ts';
import type { JointTable, LegTable, SkeletonTable, Species } from '../../src/types.ts';

const { gaits, motions, standing, skeleton: equine } = resize(horse, 1.85);

const longer = (leg: LegTable, by: Readonly<Record<string, number>>): LegTable => ({
  ...leg,
  joints: leg.joints.map((joint) => ({ ...joint, bone: joint.bone * (by[joint.joint] ?? 1) })),
});

const own: Readonly<Record<string, Partial<JointTable>>> = {
  neckLow: { length: 0.17, toward: -38 },
  neckMid: { length: 0.22, toward: 14 },
  neckHigh: { length: 0.2, toward: 42 },
  head: { length: 0.17, toward: 56 },
};

const skeleton: SkeletonTable = {
  ...equine,
  joints: equine.joints.map((joint) => ({ ...joint, ...own[joint.joint] })),
  legs: {
    fore: longer(equine.legs.fore, { elbow: 1.06, carpus: 1.1 }),
    hind: longer(equine.legs.hind, { stifle: 1.05, hock: 1.05 }),
  },
  landmarks: { ...equine.landmarks, muzzle: { on: 'head', at: [0.27, -0.1] } },
};

const flesh = plainFlesh(skeleton, {
  legs: 0.85,
  neck: 0.8,
  ears: 0.05,
  foot: 'paw',
  coats: {
    sand: {
      body: '#c9a26b',
      points: '#8a6a42',
      under: '#d8bd91',
      mane: '#7a5a36',
      hoof: '#3a2a1c',
      eye: '#1c120a',
      roughness: 0.8,
    },
  },
});
const hump: Readonly<Record<string, number>> = { flank: 0.06, barrel: 0.19, girth: 0.1 };

export const camel: Species = {
  name: 'camel',
  height: 1.85,
  skeleton,
  flesh: {
    ...flesh,
    trunk: flesh.trunk.map((cut) => ({ ...cut, top: [cut.top[0], cut.top[1] + (hump[cut.at] ?? 0)] })),
  },
  gaits: {
    walk: gaits.walk,
    rack: { ...gaits.rack, range: [2.2, 12], band: [gaits.walk.band[1], gaits.gallop.band[0]] },
    gallop: gaits.gallop,
  },
  motions: motions.filter(({ gait }) => gait === 'walk' || gait === 'rack' || gait === 'gallop'),
  standing: { ...standing, neck: 32, face: 18 },
};
