/**
 * What the motions of animals on paws are, and what was measured of their limbs: every tenth of the stride from the limb's own touch-down.
 * Angles in degrees, clinical; `femur` from the vertical, stifle ahead positive; `limb` from shoulder or hip to the toe, from the vertical, forward positive;
 * `toe` in cm above where it stands.
 */
import { dogSkeleton } from '../../src/species/dog/skeleton.ts';
import type { SkeletonTable } from '../../src/types.ts';
import type { Heading } from './table.ts';

export interface Series {
  /** Share of the stride the measured limb stood. */
  readonly duty: number;
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

export interface PawSpec extends Heading {
  readonly file: string;
  /** Withers, m. */
  readonly height: number;
  /** By role, or for both legs of an end: fore, hind, trailFore, … */
  readonly limbs: Readonly<Record<string, Series>>;
  /** Share of the stance at which the heel of the paw leaves the ground. */
  readonly heelOff: readonly [fore: number, hind: number];
  /** The legs reach for a step longer than their own by this factor. */
  readonly reserve?: number;
  readonly pawSpeed?: number;
  /** Angle of the hanging digits at the knuckle. */
  readonly hanging?: number;
}

/** Measured on one dog of the public motion-capture set of the MANN work (numbers from facts/kinematics 4.3; the data is not shipped). */
const MOCAP = 'A dog in motion capture (numbers after the public MANN recordings)';
const signed = (values: readonly number[]) => values.map((value) => 180 + value);

const dogTrotFore: Series = {
  duty: 0.44,
  rows: {
    elbow: [120, 116, 111, 120, 137, 131, 98, 74, 81, 104],
    carpus: signed([7, 25, 37, 41, 23, -27, -76, -69, -24, 1]),
    limb: [25, 12, -2, -17, -29, -31, -20, 11, 36, 38],
    toe: [0, 0, 0, 0, 1, 2, 5, 8, 10, 7],
  },
};
const dogTrotHind: Series = {
  duty: 0.35,
  rows: {
    femur: [42, 35, 24, 9, 3, 16, 40, 56, 53, 44],
    stifle: [121, 103, 99, 109, 110, 89, 69, 74, 104, 128],
    hock: [141, 123, 125, 142, 149, 136, 114, 112, 133, 148],
    limb: [15, 3, -12, -26, -34, -31, -15, 5, 17, 21],
    toe: [0, 0, 1, 3, 6, 7, 6, 5, 3, 1],
  },
};
const dogGallopFore: Series = {
  duty: 0.27,
  rows: {
    elbow: [131, 116, 134, 156, 113, 78, 73, 89, 112, 127],
    carpus: signed([31, 49, 34, -9, -64, -72, -42, -17, -3, 6]),
    limb: [23, -4, -30, -42, -34, -4, 35, 56, 57, 44],
    toe: [0, 0, 1, 5, 10, 15, 21, 24, 20, 9],
  },
};
const dogGallopHind: Series = {
  duty: 0.23,
  rows: {
    femur: [49, 29, 7, -4, 3, 20, 42, 62, 71, 68],
    stifle: [113, 98, 113, 116, 93, 68, 56, 65, 91, 114],
    hock: [125, 110, 150, 157, 145, 121, 108, 112, 128, 146],
    limb: [21, -5, -28, -39, -45, -39, -21, 5, 26, 34],
    toe: [0, 1, 4, 11, 19, 21, 19, 13, 8, 4],
  },
};
const dogWalkFore: Series = {
  duty: 0.56,
  rows: {
    elbow: [123, 118, 108, 112, 123, 132, 126, 99, 83, 105],
    carpus: signed([8, 16, 20, 22, 22, 16, -14, -62, -50, -8]),
    limb: [24, 12, 0, -11, -18, -25, -30, -19, 16, 32],
    toe: [0, 0, 0, 0, 0, 0, 2, 5, 5, 3],
  },
};
const dogWalkHind: Series = {
  duty: 0.51,
  rows: {
    stifle: [121, 106, 101, 101, 105, 111, 97, 82, 89, 111],
    hock: [146, 132, 131, 133, 138, 150, 149, 128, 126, 142],
    limb: [21, 12, 1, -9, -19, -27, -27, -12, 8, 22],
    toe: [0, 0, 0, 0, 0, 1, 3, 4, 3, 1],
  },
};

const symmetric = (hind: number, fore: number) => ({ LF: fore, RF: fore, LH: hind, RH: hind });

const dog: readonly PawSpec[] = [
  {
    file: 'dog-walk',
    name: 'walk.dog',
    gait: 'walk',
    height: 0.52,
    speed: 1.1,
    strideTime: 0.7,
    source: MOCAP,
    down: { LF: 0.22, RF: 0.72, LH: 0, RH: 0.5 },
    duty: symmetric(0.63, 0.65),
    limbs: { fore: dogWalkFore, hind: dogWalkHind },
    heelOff: [0.8, 0.74],
    body: {
      croup: [-0.6, 0.6, 2, 0.37],
      withers: [-0.6, 0.6, 2, 0.59],
      loin: [0, 2, 2, 0.1],
      neck: [38, 3, 2, 0.34],
      face: [26, 2, 2, 0.15],
      tail: [38, 3, 2, 0.2],
      sway: [0, 0.5, 1, 0.78],
      roll: [0, 3, 1, 0.2],
      bend: [0, 5, 1, 0.5],
    },
  },
  {
    file: 'dog-rack',
    name: 'rack.dog',
    gait: 'rack',
    height: 0.52,
    speed: 1.13,
    strideTime: 0.62,
    source: MOCAP,
    down: { LF: 0.03, RF: 0.53, LH: 0, RH: 0.5 },
    duty: symmetric(0.51, 0.56),
    limbs: { fore: dogWalkFore, hind: dogWalkHind },
    heelOff: [0.8, 0.74],
    body: {
      croup: [-0.8, 0.7, 2, 0.27],
      withers: [-0.8, 0.7, 2, 0.3],
      loin: [0, 2, 2, 0.1],
      neck: [36, 2, 2, 0.34],
      face: [26, 2, 2, 0.15],
      tail: [40, 3, 2, 0.2],
      sway: [0, 1, 1, 0.72],
      roll: [0, 4, 1, 0.22],
      bend: [0, 3, 1, 0.5],
    },
  },
  {
    file: 'dog-trot',
    name: 'trot.dog',
    gait: 'trot',
    height: 0.52,
    speed: 2.21,
    strideTime: 0.451,
    source: MOCAP,
    down: { LF: 0.43, RF: 0.93, LH: 0, RH: 0.5 },
    duty: symmetric(0.35, 0.44),
    limbs: { fore: dogTrotFore, hind: dogTrotHind },
    heelOff: [0.8, 0.74],
    body: {
      croup: [-1.2, 1.8, 2, 0.45],
      withers: [-1.2, 1.5, 2, 0.43],
      loin: [2, 3, 2, 0.35],
      neck: [36, 2, 2, 0.45],
      face: [24, 1.5, 2, 0.25],
      tail: [52, 5, 2, 0.5],
      sway: [0, 0.4, 1, 0.75],
      roll: [0, 2.5, 1, 0.2],
      bend: [0, 4, 1, 0.5],
    },
  },
  {
    file: 'dog-canter',
    name: 'canter.dog',
    gait: 'canter',
    height: 0.52,
    speed: 3.29,
    strideTime: 0.446,
    lead: 'right',
    source: MOCAP,
    down: { RH: 0, LH: 0.18, LF: 0.31, RF: 0.51 },
    duty: symmetric(0.27, 0.33),
    limbs: { fore: dogGallopFore, hind: dogGallopHind },
    heelOff: [0.8, 0.72],
    body: {
      croup: [-1.4, 3.4, 1, 0.68],
      withers: [-1.4, 2.6, 1, 0.06],
      loin: [6, 13, 1, 0.9],
      neck: [34, 6, 1, 0.12],
      face: [22, 4, 1, 0.58],
      tail: [62, 10, 1, 0.95],
      sway: [0, 0.3, 1, 0.6],
      roll: [0, 2, 1, 0.2],
      bend: [0, 3, 1, 0.9],
    },
  },
  {
    file: 'dog-gallop',
    name: 'gallop.dog',
    gait: 'gallop',
    height: 0.52,
    speed: 4.6,
    strideTime: 0.424,
    lead: 'right',
    source: MOCAP,
    down: { RH: 0, LH: 0.16, LF: 0.37, RF: 0.55 },
    duty: symmetric(0.22, 0.25),
    limbs: { fore: dogGallopFore, hind: dogGallopHind },
    heelOff: [0.8, 0.72],
    body: {
      croup: [-1.6, 3.6, 1, 0.66],
      withers: [-1.6, 2.6, 1, 0.08],
      loin: [8, 17, 1, 0.9],
      neck: [30, 7, 1, 0.15],
      face: [20, 4, 1, 0.6],
      tail: [66, 12, 1, 0.95],
      sway: [0, 0.3, 1, 0.6],
      roll: [0, 2, 1, 0.2],
      bend: [0, 3, 1, 0.9],
    },
  },
];

export const animals: readonly { readonly skeleton: SkeletonTable; readonly specs: readonly PawSpec[] }[] = [
  { skeleton: dogSkeleton, specs: dog },
];
