/**
 * Walk: recalled ranges. Pace, trot, canter and gallop: one dog in motion capture (facts/kinematics 4.2), carried to other speeds by the powers
 * that horses follow; the gallop to 10 m/s after Maes 2008. Canter and gallop are rotary: the hind feet have the other lead. Bands by Froude number.
 */
import type { GaitTable } from '../../types.ts';

export const dogGaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    range: [0.3, 1.7], band: [0.3, 1.35],
    strideTime: { power: [0.729, -0.413] },
    duty: { fore: { linear: [0.716, -0.06] }, hind: { linear: [0.696, -0.06] } },
    footfalls: [{ speed: 1, LH: 0, LF: 0.22, RH: 0.5, RF: 0.72 }],
    track: [0.06, 0.087],
  },
  rack: {
    alias: 'pace', range: [0.8, 2.2], band: [1.35, 1.35],
    strideTime: { power: [0.62, -0.413], at: 1.13 },
    duty: { fore: { power: [0.56, -0.3], at: 1.13, most: 0.58 }, hind: { power: [0.51, -0.3], at: 1.13, most: 0.54 } },
    footfalls: [{ speed: 1.13, LH: 0, LF: 0.03, RH: 0.5, RF: 0.53 }],
    track: [0.07, 0.07],
  },
  trot: {
    range: [1.2, 4], band: [1.35, 3.2],
    frequency: { linear: [1.6, 0.28] },
    duty: { fore: { power: [0.44, -0.43], at: 2.21, most: 0.5 }, hind: { power: [0.35, -0.43], at: 2.21, most: 0.42 } },
    footfalls: [{ speed: 2.21, LH: 0, LF: 0.43, RH: 0.5, RF: 0.93 }],
    track: [0.04, 0.07],
  },
  canter: {
    range: [2.4, 4.4], band: [3.2, 3.9],
    frequency: { linear: [1.9, 0.104] },
    duty: { fore: { power: [0.33, -0.48], at: 3.29 }, hind: { power: [0.27, -0.48], at: 3.29 } },
    footfalls: [{ speed: 3.29, RH: 0, LH: 0.18, LF: 0.31, RF: 0.51 }],
    lead: 'right',
    track: [0.04, 0.07],
  },
  gallop: {
    range: [3.6, 10], band: [3.9, 10],
    frequency: { linear: [1.78, 0.126] },
    duty: { fore: { power: [0.27, -0.65], at: 4.16 }, hind: { power: [0.23, -0.5], at: 4.16 } },
    footfalls: [{ speed: 4.16, RH: 0, LH: 0.16, LF: 0.37, RF: 0.55 }],
    lead: 'right',
    track: [0.035, 0.07],
  },
};
