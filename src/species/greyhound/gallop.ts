/**
 * The dog's gaits at the greyhound's size, and its own gallop: rotary, in a race with two suspensions, gathered after the fore feet and stretched after
 * the hind (Muybridge 1893), 3.5 strides a second at 16 m/s, duty 0.14 to 0.17 (facts/kinematics 4.2), top speed 17 m/s (Hudson 2012).
 */
import type { GaitTable } from '../../types.ts';

export const greyhoundGallop: GaitTable = {
  range: [4.2, 17.5], band: [4.6, 17.5],
  frequency: { linear: [1.74, 0.11] },
  duty: { fore: { power: [0.26, -0.527], at: 6 }, hind: { power: [0.255, -0.527], at: 6 } },
  footfalls: [
    { speed: 5, RH: 0, LH: 0.15, LF: 0.38, RF: 0.55 },
    { speed: 11, RH: 0, LH: 0.13, LF: 0.53, RF: 0.673 },
  ],
  lead: 'right',
  track: [0.03, 0.065],
};
