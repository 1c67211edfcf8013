/**
 * A trot at every speed, from a walk with three and four feet down to a run: faster by frequency more than by stride (Reilly & Delancey 1997). Time of the stride
 * and contact of the hind feet as measured in Dipsosaurus from 0.5 to 3.5 m/s (Fieler & Jayne 1998; facts/kinematics 4.2); below that the same law goes on. Fore feet
 * stand shorter (Cieri 2021), by as much as their short legs make them: choice.
 */
import type { GaitTable } from '../../types.ts';

export const lizardGaits: Readonly<Record<string, GaitTable>> = {
  trot: {
    range: [0.3, 3.5], band: [0.3, 3.5],
    frequency: { power: [3.9, 0.406], at: 0.5 },
    duty: { fore: { power: [0.57, -0.52], at: 0.5, most: 0.78 }, hind: { power: [0.63, -0.317], at: 0.5, most: 0.8 } },
    footfalls: [{ speed: 1, LH: 0, LF: 0.5, RH: 0.5, RF: 0 }],
  },
};
