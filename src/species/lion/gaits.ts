/**
 * The walk of the zoopraxiscope disc: lateral couplets, the fore foot an eighth to a sixth of a stride after the hind (Bhatti 2014; facts/kinematics 4.2).
 * Trot and rotary gallop by the ranges of facts 4.2 and the Froude numbers of 4.5; estimates.
 */
import type { GaitTable } from '../../types.ts';

export const lionGaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    range: [0.4, 2.3], band: [0.4, 2],
    strideTime: { power: [1.24, -0.4] },
    duty: { fore: { linear: [0.71, -0.05] }, hind: { linear: [0.69, -0.05] } },
    footfalls: [{ speed: 1.1, LH: 0, LF: 0.155, RH: 0.5, RF: 0.655 }],
    track: [0.06, 0.06],
  },
  trot: {
    range: [1.7, 5], band: [2, 4.8],
    frequency: { linear: [1.1, 0.16] },
    duty: { fore: { power: [0.44, -0.45], at: 3, most: 0.52 }, hind: { power: [0.41, -0.45], at: 3, most: 0.49 } },
    footfalls: [{ speed: 3, LH: 0, LF: 0.48, RH: 0.5, RF: 0.98 }],
    track: [0.04, 0.068],
  },
  gallop: {
    range: [4.4, 14], band: [4.8, 14],
    frequency: { linear: [1.93, 0.045] },
    duty: { fore: { power: [0.265, -0.38], at: 6 }, hind: { power: [0.255, -0.38], at: 6 } },
    footfalls: [
      { speed: 6, RH: 0, LH: 0.1, LF: 0.4, RF: 0.52 },
      { speed: 14, RH: 0, LH: 0.1, LF: 0.42, RF: 0.54 },
    ],
    lead: 'right',
    track: [0.04, 0.068],
  },
};
