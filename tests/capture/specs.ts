/**
 * What each of the eleven motions is: gait, speed, stride, footfalls, the rhythm of the trunk, and what its limbs are captured from.
 * Speeds and strides: Muybridge's six from the laws at the drawn stance; the others from Drevemo 1980, Witte 2006, Back 1997 and the
 * stride laws. Trunk amplitudes: Licka 2001 (trot), Faber 2000, Dunbar 2008; where those are silent, choices within their bounds.
 */
import type { BodyRow } from '../../src/skeleton/trunk.ts';
import type { LegName } from '../../src/units.ts';

/** mean, amplitude, cycles a stride, phase of the maximum */
export type Wave = readonly [mean: number, amplitude?: number, cycles?: number, maximum?: number];

export interface Bounds {
  /** Fore and hind fetlock at mid-stance; carpus at its most folded. */
  readonly fetlockPeak: readonly [fore: number, hind: number];
  readonly fetlockMost: number;
  readonly carpusLeast: number;
  readonly carpusFold: readonly [number, number];
}

export interface Spec {
  readonly name: string;
  readonly gait: string;
  readonly speed: number;
  readonly strideTime: number;
  readonly lead?: 'left' | 'right';
  readonly plate?: string;
  readonly blends?: false;
  readonly source: string;
  readonly down: Readonly<Record<LegName, number>>;
  readonly duty: Readonly<Record<LegName, number>>;
  readonly from: { readonly tracing?: string; readonly published?: string };
  /** Share of the stance at which the heel leaves the ground, fore and hind. */
  readonly heelOff: readonly [number, number];
  readonly bounds: Bounds;
  /** The captured legs reach for a step longer than their own by this factor, where the gait is also used at higher speeds. */
  readonly reserve?: number;
  /** Hooves rise no higher than this, m, fore and hind. */
  /** Top speed of a swinging hoof against its mean, 1.58 unless told. */
  readonly hoofSpeed?: number;
  readonly highest?: readonly [number, number];
  readonly body: Readonly<Record<BodyRow, Wave>>;
}

const symmetric = (hind: number, fore: number) => ({ LF: fore, RF: fore, LH: hind, RH: hind });
const beats = (lf: number) => ({ LF: lf % 1, RF: (lf + 0.5) % 1, LH: 0, RH: 0.5 });
const MUYBRIDGE = 'Muybridge 1893, Descriptive Zoopraxography';

const walkBounds: Bounds = { fetlockPeak: [217, 217], fetlockMost: 220.5, carpusLeast: 123, carpusFold: [127, 134] };
const trotBounds: Bounds = { fetlockPeak: [232, 232], fetlockMost: 237, carpusLeast: 93, carpusFold: [97, 106] };
const canterBounds: Bounds = { fetlockPeak: [235, 235], fetlockMost: 243, carpusLeast: 88, carpusFold: [91, 99] };
const gallopBounds: Bounds = { fetlockPeak: [246, 246], fetlockMost: 252, carpusLeast: 73, carpusFold: [78, 90] };

export const specs: readonly Spec[] = [
  {
    name: 'plate.walk',
    gait: 'walk',
    speed: 2.0,
    strideTime: 0.92,
    plate: 'walk',
    source: `${MUYBRIDGE}, the walk`,
    down: beats(0.195),
    duty: symmetric(0.56, 0.605),
    from: { tracing: 'walk', published: 'walk' },
    heelOff: [0.66, 0.66],
    bounds: walkBounds,
    reserve: 1.01,
    body: {
      croup: [-4, 1.3, 2, 0.37],
      withers: [-3.2, 1.3, 2, 0.56],
      loin: [0, 2, 2, 0.1],
      neck: [27, 4.5, 2, 0.3],
      face: [62, 2.5, 2, 0.12],
      tail: [22, 2, 2, 0.2],
      sway: [0, 1.4, 1, 0.78],
      roll: [0, 2.5, 1, 0.2],
      bend: [0, 2.2, 1, 0.5],
    },
  },
  {
    name: 'walk.ordinary',
    gait: 'walk',
    speed: 1.6,
    strideTime: 1.0795,
    source: 'Hodson, Clayton & Lanovaz 2000; Back 1995; Vincelette 2023',
    down: beats(0.24),
    duty: symmetric(0.612, 0.612),
    from: { published: 'walk' },
    heelOff: [0.68, 0.68],
    bounds: walkBounds,
    reserve: 1.02,
    body: {
      croup: [-4, 1.3, 2, 0.35],
      withers: [-3, 1.3, 2, 0.59],
      loin: [0, 2, 2, 0.1],
      neck: [33, 4.5, 2, 0.34],
      face: [60, 2.5, 2, 0.15],
      tail: [14, 2, 2, 0.2],
      sway: [0, 1.4, 1, 0.78],
      roll: [0, 2.5, 1, 0.2],
      bend: [0, 2.2, 1, 0.5],
    },
  },
  {
    name: 'plate.amble',
    gait: 'amble',
    speed: 4.5,
    strideTime: 0.54,
    plate: 'amble',
    source: `${MUYBRIDGE}, the amble`,
    down: beats(0.17),
    duty: symmetric(0.39, 0.4),
    from: { tracing: 'amble' },
    heelOff: [0.74, 0.72],
    bounds: { fetlockPeak: [226, 226], fetlockMost: 238, carpusLeast: 75, carpusFold: [60, 115] },
    reserve: 1.06,
    body: {
      croup: [-5, 1.2, 2, 0.45],
      withers: [-4, 1.2, 2, 0.62],
      loin: [0, 1.5, 2, 0.1],
      neck: [36, 2.5, 2, 0.4],
      face: [58, 1.5, 2, 0.2],
      tail: [38, 2, 2, 0.3],
      sway: [0, 1.2, 1, 0.75],
      roll: [0, 2, 1, 0.2],
      bend: [0, 2, 1, 0.5],
    },
  },
  {
    name: 'plate.trot',
    gait: 'trot',
    speed: 12,
    strideTime: 0.455,
    plate: 'trot',
    blends: false,
    source: `${MUYBRIDGE}, the racing trot`,
    down: { LF: 0.4905, RF: 0.9905, LH: 0, RH: 0.5 },
    duty: symmetric(0.252, 0.23),
    from: { tracing: 'trot' },
    heelOff: [0.78, 0.74],
    bounds: { fetlockPeak: [236, 234], fetlockMost: 246, carpusLeast: 52, carpusFold: [50, 110] },
    reserve: 1.035,
    body: {
      croup: [-10, 3.1, 2, 0.38],
      withers: [-8, 2.7, 2, 0.37],
      loin: [0, 1.5, 2, 0.3],
      neck: [38, 1.5, 2, 0.38],
      face: [56, 1, 2, 0.2],
      tail: [55, 3, 2, 0.45],
      sway: [0, 1, 1, 0.75],
      roll: [0, 1.5, 1, 0.2],
      bend: [0, 4.5, 1, 0.5],
    },
  },
  {
    name: 'trot.working',
    gait: 'trot',
    speed: 4,
    strideTime: 0.6807,
    source: 'Holmstrom 1994; McGuigan & Wilson 2003; Licka 2001',
    down: beats(0.52),
    duty: symmetric(0.4, 0.4),
    from: { published: 'trot' },
    heelOff: [0.74, 0.72],
    bounds: trotBounds,
    reserve: 1.03,
    body: {
      croup: [-6, 3.7, 2, 0.45],
      withers: [-5, 3.2, 2, 0.45],
      loin: [0, 1.6, 2, 0.35],
      neck: [42, 1.5, 2, 0.45],
      face: [60, 1, 2, 0.25],
      tail: [24, 3, 2, 0.5],
      sway: [0, 1.4, 1, 0.75],
      roll: [0, 2, 1, 0.2],
      bend: [0, 1.8, 1, 0.5],
    },
  },
  {
    name: 'trot.racing',
    gait: 'trot',
    speed: 12,
    strideTime: 0.455,
    source: 'Drevemo 1980; limbs after Muybridge 1893 within the published folds',
    down: beats(0.53),
    duty: symmetric(0.257, 0.242),
    from: { tracing: 'trot', published: 'trot' },
    heelOff: [0.78, 0.76],
    bounds: trotBounds,
    highest: [0.6, 0.22],
    reserve: 1.02,
    body: {
      croup: [-11.5, 3.3, 2, 0.38],
      withers: [-8.5, 2.85, 2, 0.38],
      loin: [0, 1.5, 2, 0.3],
      neck: [38, 1.5, 2, 0.38],
      face: [56, 1, 2, 0.2],
      tail: [50, 3, 2, 0.45],
      sway: [0, 1, 1, 0.75],
      roll: [0, 1.5, 1, 0.2],
      bend: [0, 4.5, 1, 0.5],
    },
  },
  {
    name: 'plate.rack',
    gait: 'rack',
    speed: 7.5,
    strideTime: 0.56,
    plate: 'rack',
    source: `${MUYBRIDGE}, the rack`,
    down: beats(0.089),
    duty: symmetric(0.315, 0.285),
    from: { tracing: 'rack' },
    heelOff: [0.76, 0.72],
    bounds: { fetlockPeak: [230, 230], fetlockMost: 242, carpusLeast: 70, carpusFold: [60, 110] },
    reserve: 1.02,
    body: {
      croup: [-9.5, 2.6, 2, 0.43],
      withers: [-7.5, 2.4, 2, 0.46],
      loin: [0, 1.5, 2, 0.3],
      neck: [44, 1.5, 2, 0.45],
      face: [50, 1, 2, 0.25],
      tail: [48, 3, 2, 0.5],
      sway: [0, 1.8, 1, 0.69],
      roll: [0, 2.5, 1, 0.19],
      bend: [0, 4.5, 1, 0.5],
    },
  },
  {
    name: 'plate.canter',
    gait: 'canter',
    speed: 5,
    strideTime: 0.56,
    lead: 'left',
    plate: 'canter',
    source: `${MUYBRIDGE}, the canter`,
    down: { RH: 0, RF: 0.111, LH: 0.2, LF: 0.411 },
    duty: { RH: 0.33, RF: 0.4, LH: 0.411, LF: 0.422 },
    from: { tracing: 'canter', published: 'canter' },
    heelOff: [0.76, 0.74],
    bounds: canterBounds,
    hoofSpeed: 1.5,
    reserve: 1.03,
    body: {
      croup: [-7, 3.4, 1, 0.8],
      withers: [-5.5, 3.5, 1, 0.12],
      loin: [0, 5, 1, 0.95],
      neck: [38, 5.5, 1, 0.12],
      face: [58, 2.5, 1, 0.55],
      tail: [40, 5, 1, 0.95],
      sway: [0, 0.8, 1, 0.6],
      roll: [0, 1.5, 1, 0.2],
      bend: [1, 1.5, 1, 0.9],
    },
  },
  {
    name: 'canter.working',
    gait: 'canter',
    speed: 6,
    strideTime: 0.5348,
    lead: 'right',
    source: 'Back 1997; McGuigan & Wilson 2003; FEI art. 405',
    down: { LH: 0, RH: 0.27, LF: 0.29, RF: 0.53 },
    duty: symmetric(0.345, 0.345),
    from: { published: 'canter' },
    heelOff: [0.76, 0.74],
    bounds: canterBounds,
    reserve: 1.1,
    body: {
      croup: [-7.5, 3.5, 1, 0.8],
      withers: [-6, 3.6, 1, 0.2],
      loin: [0, 6, 1, 0.95],
      neck: [40, 6, 1, 0.2],
      face: [60, 3, 1, 0.62],
      tail: [38, 5, 1, 0.95],
      sway: [0, 0.8, 1, 0.6],
      roll: [0, 1.5, 1, 0.2],
      bend: [1, 1.5, 1, 0.9],
    },
  },
  {
    name: 'plate.gallop',
    gait: 'gallop',
    speed: 14,
    strideTime: 0.445,
    lead: 'right',
    plate: 'gallop',
    blends: false,
    source: `${MUYBRIDGE}, the gallop`,
    down: { LH: 0, RH: 0.182, LF: 0.325, RF: 0.545 },
    duty: { LH: 0.222, RH: 0.222, LF: 0.213, RF: 0.222 },
    from: { tracing: 'gallop', published: 'gallop' },
    heelOff: [0.8, 0.76],
    bounds: gallopBounds,
    reserve: 1.035,
    body: {
      croup: [-11, 3.3, 1, 0.72],
      withers: [-9.5, 3.5, 1, 0.16],
      loin: [2, 12, 1, 0.96],
      neck: [30, 4.5, 1, 0.2],
      face: [48, 2, 1, 0.6],
      tail: [72, 5, 1, 0.95],
      sway: [0, 0.6, 1, 0.6],
      roll: [0, 1.2, 1, 0.2],
      bend: [1, 1.5, 1, 0.9],
    },
  },
  {
    name: 'gallop.racing',
    gait: 'gallop',
    speed: 17,
    strideTime: 0.4195,
    lead: 'right',
    source: 'Witte 2006; Parsons 2008; Hildebrand 1959',
    down: { LH: 0, RH: 0.19, LF: 0.41, RF: 0.59 },
    duty: symmetric(0.224, 0.184),
    from: { published: 'gallop' },
    heelOff: [0.8, 0.76],
    bounds: gallopBounds,
    hoofSpeed: 1.5,
    reserve: 1.02,
    body: {
      croup: [-14, 3.3, 1, 0.72],
      withers: [-11.5, 3.5, 1, 0.18],
      loin: [2, 14, 1, 0.96],
      neck: [28, 4.5, 1, 0.2],
      face: [46, 2, 1, 0.6],
      tail: [76, 4, 1, 0.95],
      sway: [0, 0.6, 1, 0.6],
      roll: [0, 1.2, 1, 0.2],
      bend: [1, 1.5, 1, 0.9],
    },
  },
];
