/**
 * The cat: felids from 4 to 200 kg keep one crouched posture (Day & Jayne 2007), so it is the lion's rig and limbs at 30 cm, with its own rhythm
 * (facts/kinematics 4.2: walk at 0.54 to 0.80 m/s with strides of half a metre, trot of 2.5 to 3 and gallop of 3 to 4 strides a second), no mane, a
 * small round head with pricked ears and a tail carried high. What is not measured is a choice.
 */
import { resizePlates } from '../resize.ts';
import type { GaitTable, KeyRow, Species, WaveRow } from '../types.ts';
import { catFlesh } from './cat/flesh.ts';
import { felidMotions, felidStanding } from './felid/felid.ts';
import { lionSkeleton } from './lion/skeleton.ts';

const gaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    range: [0.2, 0.92], band: [0.2, 0.9],
    strideTime: { power: [0.65, -0.34] },
    duty: { fore: { linear: [0.715, -0.09] }, hind: { linear: [0.695, -0.09] } },
    footfalls: [{ speed: 0.7, LH: 0, LF: 0.23, RH: 0.5, RF: 0.73 }],
    track: [0.05, 0.075],
  },
  trot: {
    range: [0.8, 2.7], band: [0.9, 2.5],
    frequency: { linear: [2.05, 0.38] },
    duty: { fore: { power: [0.45, -0.4], at: 1.6, most: 0.47 }, hind: { power: [0.43, -0.4], at: 1.6, most: 0.45 } },
    footfalls: [{ speed: 1.6, LH: 0, LF: 0.48, RH: 0.5, RF: 0.98 }],
    track: [0.04, 0.068],
  },
  gallop: {
    range: [2.3, 7.5], band: [2.5, 7.5],
    frequency: { linear: [2.65, 0.18] },
    duty: { fore: { power: [0.29, -0.65], at: 3.2, most: 0.3 }, hind: { power: [0.285, -0.65], at: 3.2, most: 0.3 } },
    footfalls: [
      { speed: 3.207, RH: 0, LH: 0.1, LF: 0.4, RF: 0.52 },
      { speed: 7.483, RH: 0, LH: 0.1, LF: 0.42, RF: 0.54 },
    ],
    lead: 'right',
    track: [0.04, 0.068],
  },
};

/** How much higher than a lion it carries neck and tail, degrees: a cat looks over its back. */
const HIGHER: Readonly<Record<string, readonly [neck: number, tail: number]>> = {
  walk: [26, 22],
  trot: [20, 20],
  gallop: [10, 6],
};

const raised = (row: WaveRow | KeyRow, by: number): WaveRow | KeyRow =>
  typeof row === 'string' ? row : [row[0] + by, row[1], row[2], row[3]];

const motions = /* @__PURE__ */ resizePlates(felidMotions, 0.3 / 1.05).map(({ body, ...plate }) => {
  const [neck, tail] = HIGHER[plate.gait];
  return { ...plate, body: { ...body, croup: raised(body.croup, -0.3), neck: raised(body.neck, neck), tail: raised(body.tail, tail) } };
});

export const cat: Species = {
  name: 'cat',
  height: 0.3,
  skeleton: lionSkeleton,
  flesh: catFlesh,
  gaits,
  motions,
  standing: { ...felidStanding, neck: 24, face: 24, tail: 60 },
};
