/** The greyhound: a build of the dog, larger, longer in the leg, and made for one gait. */
import { greyhoundGallop as racing } from '../motion/plates/greyhound-gallop.ts';
import { resize } from '../resize.ts';
import type { Species } from '../types.ts';
import { dog } from './dog.ts';
import { greyhoundFlesh } from './greyhound/flesh.ts';
import { greyhoundGallop } from './greyhound/gallop.ts';
import { greyhoundSkeleton } from './greyhound/skeleton.ts';

const large = /* @__PURE__ */ resize(dog, 0.7);

export const greyhound: Species = {
  ...large,
  name: 'greyhound',
  skeleton: /* @__PURE__ */ greyhoundSkeleton(dog.skeleton),
  flesh: greyhoundFlesh,
  gaits: { ...large.gaits, gallop: greyhoundGallop },
  motions: [...large.motions, racing],
  standing: { ...large.standing, neck: 48, tail: 16 },
};
