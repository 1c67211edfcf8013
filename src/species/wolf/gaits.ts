/**
 * Speeds by Froude number (facts/kinematics 4.5), the travelling trot of 8 km/h with strides of 1.4 to 1.7 m and a duty of 0.40 to 0.45, top speed 15.6 m/s
 * (facts 4.2). Footfalls and the powers of speed are those of the dog, by dynamic similarity. It sets its feet all but in one line.
 */
import type { GaitTable } from '../../types.ts';

export const wolfGaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    range: [0.4, 2.1], band: [0.4, 1.75],
    strideTime: { power: [1.0, -0.44] },
    duty: { fore: { linear: [0.716, -0.05] }, hind: { linear: [0.696, -0.05] } },
    footfalls: [{ speed: 1.2, LH: 0, LF: 0.22, RH: 0.5, RF: 0.72 }],
    track: [0.03, 0.057],
  },
  trot: {
    range: [1.5, 5], band: [1.75, 4.3],
    frequency: { linear: [1.28, 0.2] },
    duty: { fore: { power: [0.45, -0.43], at: 2.5, most: 0.52 }, hind: { power: [0.41, -0.43], at: 2.5, most: 0.48 } },
    footfalls: [{ speed: 2.5, LH: 0, LF: 0.47, RH: 0.5, RF: 0.97 }],
    track: [0.01, 0.036],
  },
  canter: {
    range: [3, 5.6], band: [4.3, 5],
    frequency: { linear: [1.54, 0.085] },
    duty: { fore: { power: [0.33, -0.48], at: 4.1 }, hind: { power: [0.28, -0.48], at: 4.1 } },
    footfalls: [{ speed: 4.1, RH: 0, LH: 0.18, LF: 0.31, RF: 0.51 }],
    lead: 'right',
    track: [0.02, 0.045],
  },
  gallop: {
    range: [4.6, 15], band: [5, 15],
    frequency: { linear: [1.5, 0.09] },
    duty: { fore: { power: [0.26, -0.6], at: 5.4 }, hind: { power: [0.235, -0.52], at: 5.4 } },
    footfalls: [
      { speed: 5.4, RH: 0, LH: 0.16, LF: 0.37, RF: 0.55 },
      { speed: 12, RH: 0, LH: 0.14, LF: 0.42, RF: 0.58 },
    ],
    lead: 'right',
    track: [0.02, 0.045],
  },
};
