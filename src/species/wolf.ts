/** The wolf, all its tables together. */
import { wolfCanter } from '../motion/plates/wolf-canter.ts';
import { wolfGallop } from '../motion/plates/wolf-gallop.ts';
import { wolfTrot } from '../motion/plates/wolf-trot.ts';
import { wolfWalk } from '../motion/plates/wolf-walk.ts';
import type { Species } from '../types.ts';
import { wolfFlesh } from './wolf/flesh.ts';
import { wolfGaits } from './wolf/gaits.ts';
import { wolfSkeleton } from './wolf/skeleton.ts';

export const wolf: Species = {
  name: 'wolf',
  height: 0.8,
  skeleton: wolfSkeleton,
  flesh: wolfFlesh,
  gaits: wolfGaits,
  motions: [wolfWalk, wolfTrot, wolfCanter, wolfGallop],
  standing: { croup: 0, withers: 0, loin: 0, neck: 20, face: 24, tail: 8, sway: 0, roll: 0, bend: 0 },
};
