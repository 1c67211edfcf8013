/** What cats of all sizes have alike: long, low trunk, soft paws, strong thighs. Drawn by eye after Muybridge's disc: choices. */
import type { BodySection, FoldTable, LegFlesh } from '../flesh.ts';

/** From the buttock to the shoulder; neck and head are each animal's own. */
export const felidTrunk: readonly BodySection[] = [
  { at: 'buttock', on: 'root', top: [-0.616, 0.762], bottom: [-0.604, 0.690], half: 0.052 },
  { at: 'dock', on: 'root', top: [-0.586, 0.822], bottom: [-0.588, 0.633], half: 0.092 },
  { at: 'rump', on: 'root', top: [-0.521,  0.853], bottom: [-0.534,  0.599], half: 0.109 },
  { at: 'croup', on: 'root', top: [-0.407, 0.896], bottom: [-0.426,  0.579], half: 0.121 },
  { at: 'flank', on: 'loin', top: [-0.278, 0.906], bottom: [-0.297,  0.563], half: 0.121, follow: [0.25,0.4] },
  { at: 'loin', on: 'loin', top: [-0.138, 0.902], bottom: [-0.173,  0.545], half: 0.132 },
  { at: 'barrel', on: 'back', top: [0.010, 0.902], bottom: [-0.028, 0.500], half: 0.149, follow: 0.5 },
  { at: 'ribs', on: 'back', top: [0.125, 0.922], bottom: [0.119, 0.462], half: 0.155 },
  { at: 'girth', on: 'withers', top: [0.238, 0.968], bottom: [0.263, 0.438], half: 0.149, follow: 0.5 },
  { at: 'withers', on: 'withers', top: [0.327, 1.000], bottom: [0.372, 0.436], half: 0.132 },
  { at: 'shoulder', on: 'withers', top: [0.397, 1.004], bottom: [0.478, 0.480], half: 0.127 },
];

const legs: Readonly<Record<'fore' | 'hind', LegFlesh>> = {
  fore: {
    girdle: [
      { at: 'blade', on: 'scapula', front: [0.501,  0.816], back: [0.362,  0.823], half: 0.040, out: 0.07 },
      { at: 'shoulder', on: 'scapula', front: [0.562,  0.669], back: [0.343,  0.696], half: 0.055, out: 0.078, tied: 'withers', tie: [0.5,0.3] },
      { at: 'arm', on: 'shoulder', front: [0.548,  0.576], back: [0.307,  0.589], half: 0.057, out: 0.08, follow: 0.5, tied: 'withers', tie: [0.35,0.5] },
      { at: 'armLow', on: ['shoulder', 'elbow'], front: [0.459,  0.499], back: [0.276,  0.487], half: 0.053, out: 0.082, follow: [1,0.3], tied: 'withers', tie: [0.05,0.3] },
    ],
    limb: [
      { at: 'elbow', on: 'elbow', down: 0.05, front: 0.069, back: 0.065, half: 0.050, follow: 0.5 },
      { at: 'forearm', on: 'elbow', down: 0.24, front: 0.055, back: 0.053, half: 0.045 },
      { at: 'forearmMid', on: 'elbow', down: 0.52, front: 0.043, back: 0.041, half: 0.037 },
      { at: 'forearmLow', on: 'elbow', down: 0.80, front: 0.034, back: 0.035, half: 0.033 },
      { at: 'carpus', on: 'carpus', down: -0.08, front: 0.035, back: 0.039, half: 0.035, follow: 0.25 },
      { at: 'carpusLow', on: 'carpus', down: 0.20, front: 0.033, back: 0.040, half: 0.035, follow: 0.75 },
      { at: 'pastern', on: 'carpus', down: 0.62, front: 0.030, back: 0.034, half: 0.035 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.030, back: 0.030, half: 0.045, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.039, back: 0.020, half: 0.053 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.036, back: 0.008, half: 0.048 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.026, back: 0.006, half: 0.030 },
    ],
    free: 'forearm',
    behind: 'shoulder',
  },

  hind: {
    girdle: [
      { at: 'pelvis', on: 'hip', front: [-0.345,  0.803], back: [-0.548,  0.799], half: 0.044, out: 0.066, follow: 0 },
      { at: 'rump', on: 'hip', front: [-0.299,  0.715], back: [-0.591,  0.713], half: 0.057, out: 0.076, follow: 0 },
      { at: 'thigh', on: ['stifle', 'hip'], front: [-0.238,  0.595], back: [-0.581,  0.621], half: 0.064, out: 0.08, tied: 'root', tie: [0.9,0.6] },
      { at: 'thighLow', on: ['stifle', 'hip'], front: [-0.212,  0.520], back: [-0.545, 0.538], half: 0.062, out: 0.084, follow: [0.3,1], tied: 'root', tie: [0.5,0.3] },
      { at: 'stifle', on: ['stifle', 'hip'], front: [-0.224,  0.444], back: [-0.500, 0.466], half: 0.055, out: 0.088, follow: [0.4,1], tied: 'root', tie: [0.08,0.1] },
      { at: 'gaskinTop', on: 'stifle', front: [-0.254, 0.378], back: [-0.455, 0.412], half: 0.048, out: 0.09, follow: [1,0.35], tied: 'root', tie: [0,0.03] },
    ],
    limb: [
      { at: 'gaskin', on: 'stifle', down: 0.45, front: 0.052, back: 0.062, half: 0.043 },
      { at: 'gaskinLow', on: 'stifle', down: 0.66, front: 0.039, back: 0.041, half: 0.035 },
      { at: 'hockTop', on: 'stifle', down: 0.88, front: 0.033, back: 0.037, half: 0.031 },
      { at: 'hock', on: 'hock', down: 0.02, front: 0.033, back: 0.056, half: 0.033, lean: 0.034, follow: 0.75 },
      { at: 'hockMid', on: 'hock', down: 0.16, front: 0.030, back: 0.043, half: 0.031, lean: 0.01 },
      { at: 'hockLow', on: 'hock', down: 0.40, front: 0.027, back: 0.031, half: 0.029 },
      { at: 'pastern', on: 'hock', down: 0.78, front: 0.027, back: 0.030, half: 0.031 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.027, back: 0.030, half: 0.043, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.036, back: 0.020, half: 0.048 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.034, back: 0.008, half: 0.043 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.026, back: 0.006, half: 0.027 },
    ],
    free: 'gaskin',
    behind: 'pelvis',
  },
};

/** With bones and muscles so many times as thick. */
export function felidLegs(girth: number): { readonly fore: LegFlesh; readonly hind: LegFlesh } {
  const grown = (leg: LegFlesh): LegFlesh => ({
    ...leg,
    limb: leg.limb.map((section) => ({
      ...section,
      front: girth * section.front,
      back: girth * section.back,
      half: girth * section.half,
    })),
  });
  return { fore: grown(legs.fore), hind: grown(legs.hind) };
}

export const felidFolds: readonly FoldTable[] = [
  { fold: 'flank', leg: 'hind', edge: 'front', length: 0.060 },
  { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.030 },
];
