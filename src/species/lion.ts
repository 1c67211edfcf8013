/** The lion, all its tables together. */
import type { Species } from '../types.ts';
import { felidMotions, felidStanding } from './felid/felid.ts';
import { lionFlesh } from './lion/flesh.ts';
import { lionGaits } from './lion/gaits.ts';
import { lionSkeleton } from './lion/skeleton.ts';

export const lion: Species = {
  name: 'lion',
  height: 1.05,
  skeleton: lionSkeleton,
  gaits: lionGaits,
  motions: felidMotions,
  standing: felidStanding,
  flesh: lionFlesh,
};
