/** The lizard, all its tables together. */
import type { Species } from '../types.ts';
import { lizardFlesh } from './lizard/flesh.ts';
import { lizardGaits } from './lizard/gaits.ts';
import { lizardTrots } from './lizard/motions.ts';
import { lizardSkeleton } from './lizard/skeleton.ts';

export const lizard: Species = {
  name: 'lizard',
  height: 0.135,
  skeleton: lizardSkeleton,
  flesh: lizardFlesh,
  gaits: lizardGaits,
  motions: lizardTrots,
  standing: { croup: -0.6, withers: -0.4, loin: 0, neck: 22, face: -2, tail: 80, sway: 0, roll: 0, bend: 0 },
};
