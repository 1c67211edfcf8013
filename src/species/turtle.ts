/** The turtle, all its tables together. */
import type { Species } from '../types.ts';
import { turtleFlesh } from './turtle/flesh.ts';
import { turtleGaits } from './turtle/gaits.ts';
import { turtleWalks } from './turtle/motions.ts';
import { turtleSkeleton } from './turtle/skeleton.ts';

export const turtle: Species = {
  name: 'turtle',
  height: 0.34,
  sluggish: 4,
  skeleton: turtleSkeleton,
  flesh: turtleFlesh,
  gaits: turtleGaits,
  motions: turtleWalks,
  standing: { croup: -0.5, withers: -0.5, loin: 0, neck: 20, face: 16, tail: 40, sway: 0, roll: 0, bend: 0 },
};
