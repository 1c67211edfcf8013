/**
 * What the motions of animals on paws are, and what was measured of their limbs: every tenth of the stride from the limb's own touch-down.
 * Angles in degrees, clinical; `femur` from the vertical, stifle ahead positive; `limb` from shoulder or hip to the toe, from the vertical, forward positive;
 * `toe` in cm above where it stands.
 */
import { dogSkeleton } from '../../src/species/dog/skeleton.ts';
import { greyhoundSkeleton } from '../../src/species/greyhound/skeleton.ts';
import { lionSkeleton } from '../../src/species/lion/skeleton.ts';
import { wolfSkeleton } from '../../src/species/wolf/skeleton.ts';
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
  /** How far the shoulder blade turns with the limb, as a share of the limb's angle. */
  readonly blade?: number;
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
      croup: [-0.6, 0.55, 2, 0.37],
      withers: [-0.6, 0.52, 2, 0.59],
      loin: [0, 4, 2, 0.05],
      neck: [38, 3, 2, 0.34],
      face: [26, 2, 2, 0.15],
      tail: [38, 3, 2, 0.2],
      sway: [0, 0.5, 1, 0.78],
      roll: [0, 3, 1, 0.2],
      bend: [0, 9, 1, 0.5],
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
      loin: [0, 3.5, 2, 0.05],
      neck: [36, 2, 2, 0.34],
      face: [26, 2, 2, 0.15],
      tail: [40, 3, 2, 0.2],
      sway: [0, 1, 1, 0.72],
      roll: [0, 4, 1, 0.22],
      bend: [0, 9, 1, 0.5],
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
      loin: [2, 5, 2, 0.45],
      neck: [36, 2, 2, 0.45],
      face: [24, 1.5, 2, 0.25],
      tail: [52, 5, 2, 0.5],
      sway: [0, 0.4, 1, 0.75],
      roll: [0, 2.5, 1, 0.2],
      bend: [0, 9, 1, 0.5],
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
      croup: [-1.4, 4.6, 1, 0.72],
      withers: [-1.4, 1.2, 1, 0],
      loin: [1, 19, 1, 0.9],
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
      croup: [-1.6, 5, 1, 0.72],
      withers: [-1.6, 1.6, 1, 0.06],
      loin: [2, 23.5, 1, 0.9],
      neck: [30, 8, 1, 0.75],
      face: [20, 4, 1, 0.6],
      tail: [66, 15, 1, 0.95],
      sway: [0, 0.3, 1, 0.6],
      roll: [0, 2, 1, 0.2],
      bend: [0, 3, 1, 0.9],
    },
  },
];

/** The dog's limbs, swung so much farther about the upright. */
const farther = (series: Series, by: number): Series => ({
  ...series,
  rows: { ...series.rows, limb: series.rows.limb.map((angle) => by * angle) },
});

const WOLF = "The dog's measured limbs on a wolf's longer bones; footfalls and speeds after the facts";
const wolf: readonly PawSpec[] = [
  {
    file: 'wolf-walk',
    name: 'walk.wolf',
    gait: 'walk',
    height: 0.8,
    speed: 1.3,
    strideTime: 0.891,
    source: WOLF,
    down: { LF: 0.22, RF: 0.72, LH: 0, RH: 0.5 },
    duty: symmetric(0.63, 0.65),
    limbs: { fore: dogWalkFore, hind: dogWalkHind },
    heelOff: [0.8, 0.74],
    body: {
      croup: [-0.8, 0.8, 2, 0.37],
      withers: [-0.8, 0.8, 2, 0.59],
      loin: [0, 2, 2, 0.1],
      neck: [12, 3, 2, 0.34],
      face: [24, 2, 2, 0.15],
      tail: [12, 3, 2, 0.2],
      sway: [0, 0.6, 1, 0.78],
      roll: [0, 3, 1, 0.2],
      bend: [0, 5, 1, 0.5],
    },
  },
  {
    file: 'wolf-trot',
    name: 'trot.wolf',
    gait: 'trot',
    height: 0.8,
    speed: 2.6,
    strideTime: 0.556,
    source: WOLF,
    down: { LF: 0.47, RF: 0.97, LH: 0, RH: 0.5 },
    duty: symmetric(0.4, 0.44),
    limbs: { fore: dogTrotFore, hind: dogTrotHind },
    heelOff: [0.8, 0.74],
    body: {
      croup: [-1.6, 2, 2, 0.46],
      withers: [-1.6, 1.7, 2, 0.45],
      loin: [1, 2.5, 2, 0.35],
      neck: [16, 1.5, 2, 0.45],
      face: [22, 1.5, 2, 0.25],
      tail: [22, 4, 2, 0.5],
      sway: [0, 0.4, 1, 0.75],
      roll: [0, 2.5, 1, 0.2],
      bend: [0, 5, 1, 0.5],
    },
  },
  {
    file: 'wolf-canter',
    name: 'canter.wolf',
    gait: 'canter',
    height: 0.8,
    speed: 4.2,
    strideTime: 0.527,
    lead: 'right',
    source: WOLF,
    down: { RH: 0, LH: 0.18, LF: 0.31, RF: 0.51 },
    duty: symmetric(0.275, 0.325),
    limbs: { fore: dogGallopFore, hind: dogGallopHind },
    heelOff: [0.8, 0.72],
    body: {
      croup: [-2, 4.8, 1, 0.68],
      withers: [-2, 3.8, 1, 0.06],
      loin: [5, 12, 1, 0.9],
      neck: [18, 6, 1, 0.12],
      face: [22, 4, 1, 0.58],
      tail: [34, 8, 1, 0.95],
      sway: [0, 0.4, 1, 0.6],
      roll: [0, 2, 1, 0.2],
      bend: [0, 3, 1, 0.9],
    },
  },
  {
    file: 'wolf-gallop',
    name: 'gallop.wolf',
    gait: 'gallop',
    height: 0.8,
    speed: 7,
    strideTime: 0.47,
    lead: 'right',
    source: WOLF,
    down: { RH: 0, LH: 0.155, LF: 0.385, RF: 0.56 },
    duty: symmetric(0.205, 0.222),
    limbs: { fore: dogGallopFore, hind: dogGallopHind },
    heelOff: [0.8, 0.72],
    body: {
      croup: [-3, 5.2, 1, 0.66],
      withers: [-3, 3.8, 1, 0.08],
      loin: [7, 17, 1, 0.9],
      neck: [16, 7, 1, 0.15],
      face: [20, 4, 1, 0.6],
      tail: [42, 10, 1, 0.95],
      sway: [0, 0.4, 1, 0.6],
      roll: [0, 2, 1, 0.2],
      bend: [0, 3, 1, 0.9],
    },
  },
];

const greyhound: readonly PawSpec[] = [
  {
    file: 'greyhound-gallop',
    name: 'gallop.greyhound',
    gait: 'gallop',
    height: 0.7,
    speed: 13,
    strideTime: 0.3155,
    lead: 'right',
    source: "The dog's measured gallop, stretched; rhythm and back after Muybridge 1893, the greyhound",
    down: { RH: 0, LH: 0.13, LF: 0.48, RF: 0.63 },
    duty: symmetric(0.17, 0.173),
    limbs: { fore: farther(dogGallopFore, 1.12), hind: farther(dogGallopHind, 1.15) },
    heelOff: [0.8, 0.72],
    body: {
      croup: [-4, 3.4, 1, 0.62],
      withers: [-4, 2.6, 1, 0.12],
      loin: [10, 24, 1, 0.9],
      neck: [26, 12, 1, 0.75],
      face: [20, 5, 1, 0.6],
      tail: [52, 16, 1, 0.95],
      sway: [0, 0.3, 1, 0.6],
      roll: [0, 1.5, 1, 0.2],
      bend: [0, 2, 1, 0.9],
    },
  },
];

/** A cat's walk (facts/kinematics 4.4: hip 82 to 130, stifle 104 to 144, tarsus 104 to 133, thigh 9 to 52 from the vertical); the run of the curves between is a choice. */
const CAT = "A cat's measured joints at a walk on a lion's bones; rhythm and carriage after Muybridge's disc";
const catWalkFore: Series = {
  duty: 0.66,
  rows: {
    elbow: [130, 122, 118, 120, 126, 133, 136, 112, 92, 110],
    carpus: signed([8, 18, 24, 26, 26, 24, 4, -48, -52, -10]),
    limb: [27, 17, 8, -1, -10, -19, -27, -24, 8, 30],
    toe: [0, 0, 0, 0, 0, 0, 1, 6, 7, 4],
  },
};
const catWalkHind: Series = {
  duty: 0.64,
  rows: {
    femur: [46, 38, 31, 24, 17, 11, 10, 24, 44, 52],
    stifle: [140, 128, 122, 120, 122, 128, 124, 106, 108, 132],
    hock: [136, 124, 120, 120, 124, 132, 134, 114, 108, 124],
    limb: [24, 15, 6, -3, -12, -20, -27, -20, 3, 24],
    toe: [0, 0, 0, 0, 0, 0, 1, 5, 5, 2],
  },
};
const LION = "The dog's measured run on a lion's bones, nearer to the ground; estimates within the facts";

const lion: readonly PawSpec[] = [
  {
    file: 'lion-walk',
    name: 'walk.lion',
    gait: 'walk',
    height: 1.05,
    speed: 1.2,
    strideTime: 1.153,
    source: CAT,
    down: { LF: 0.155, RF: 0.655, LH: 0, RH: 0.5 },
    duty: symmetric(0.63, 0.65),
    limbs: { fore: catWalkFore, hind: catWalkHind },
    heelOff: [0.8, 0.76],
    blade: 0.62,
    body: {
      croup: [-2, 1.2, 2, 0.37],
      withers: [-2, 1.4, 2, 0.5],
      loin: [2, 2, 2, 0.1],
      neck: [-4, 3, 2, 0.3],
      face: [32, 3, 2, 0.1],
      tail: [50, 4, 1, 0.2],
      sway: [0, 1.2, 1, 0.78],
      roll: [0, 5, 1, 0.2],
      bend: [0, 6, 1, 0.5],
    },
  },
  {
    file: 'lion-trot',
    name: 'trot.lion',
    gait: 'trot',
    height: 1.05,
    speed: 3,
    strideTime: 0.633,
    source: LION,
    down: { LF: 0.48, RF: 0.98, LH: 0, RH: 0.5 },
    duty: symmetric(0.41, 0.44),
    limbs: { fore: farther(dogTrotFore, 0.95), hind: farther(dogTrotHind, 0.95) },
    heelOff: [0.8, 0.76],
    body: {
      croup: [-3.5, 2.2, 2, 0.46],
      withers: [-3.5, 1.9, 2, 0.45],
      loin: [2, 3, 2, 0.35],
      neck: [2, 2, 2, 0.45],
      face: [28, 2, 2, 0.25],
      tail: [48, 5, 2, 0.5],
      sway: [0, 0.8, 1, 0.75],
      roll: [0, 3, 1, 0.2],
      bend: [0, 6, 1, 0.5],
    },
  },
  {
    file: 'lion-gallop',
    name: 'gallop.lion',
    gait: 'gallop',
    height: 1.05,
    speed: 8,
    strideTime: 0.45,
    lead: 'right',
    source: LION,
    down: { RH: 0, LH: 0.1, LF: 0.405, RF: 0.525 },
    duty: symmetric(0.233, 0.244),
    limbs: { fore: dogGallopFore, hind: dogGallopHind },
    heelOff: [0.8, 0.74],
    body: {
      croup: [-5, 6, 1, 0.66],
      withers: [-5, 4.2, 1, 0.1],
      loin: [10, 21, 1, 0.88],
      neck: [6, 8, 1, 0.75],
      face: [26, 5, 1, 0.6],
      tail: [56, 15, 1, 0.95],
      sway: [0, 0.6, 1, 0.6],
      roll: [0, 2, 1, 0.2],
      bend: [0, 3, 1, 0.9],
    },
  },
];

export const animals: readonly { readonly skeleton: SkeletonTable; readonly specs: readonly PawSpec[] }[] = [
  { skeleton: dogSkeleton, specs: dog },
  { skeleton: wolfSkeleton, specs: wolf },
  { skeleton: lionSkeleton, specs: lion },
  { skeleton: greyhoundSkeleton(dogSkeleton), specs: greyhound },
];
