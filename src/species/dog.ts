/** The dog, all its tables together. */
import { dogCanter } from '../motion/plates/dog-canter.ts';
import { dogGallop } from '../motion/plates/dog-gallop.ts';
import { dogRack } from '../motion/plates/dog-rack.ts';
import { dogTrot } from '../motion/plates/dog-trot.ts';
import { dogWalk } from '../motion/plates/dog-walk.ts';
import type { Species } from '../types.ts';
import { dogFlesh } from './dog/flesh.ts';
import { dogGaits } from './dog/gaits.ts';
import { dogSkeleton } from './dog/skeleton.ts';

export const dog: Species = {
  name: 'dog',
  height: 0.52,
  skeleton: dogSkeleton,
  flesh: dogFlesh,
  gaits: dogGaits,
  motions: [dogWalk, dogRack, dogTrot, dogCanter, dogGallop],
  standing: { croup: 0, withers: 0, loin: 0, neck: 45, face: 26, tail: 35, sway: 0, roll: 0, bend: 0 },
};
