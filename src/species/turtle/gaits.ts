/**
 * A slow and a fast walk (Sung 2013), and nothing else: lateral sequence in diagonal couplets, two to four feet down (Jayes & Alexander 1980). Speeds, times, phases and
 * contacts of facts/kinematics 4.2: 0.05 to 0.12 m/s, strides of 2 to 4 s, the fore foot 0.36 to 0.42 of a stride after the hind, each foot down for 0.78 to 0.85 of it.
 */
import type { GaitTable, Law } from '../../types.ts';

const strideTime: Law = { power: [2, -0.537], at: 0.12 };
const duty: Law = { linear: [0.883, -0.857] };
const law = { strideTime, duty: { fore: duty, hind: duty } };

export const turtleGaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    ...law,
    range: [0.045, 0.085], band: [0.045, 0.08],
    footfalls: [{ speed: 0.05, LH: 0, LF: 0.38, RH: 0.5, RF: 0.88 }],
  },
  'fast-walk': {
    ...law,
    range: [0.07, 0.12], band: [0.08, 0.12],
    footfalls: [{ speed: 0.1, LH: 0, LF: 0.37, RH: 0.5, RF: 0.87 }],
  },
};
