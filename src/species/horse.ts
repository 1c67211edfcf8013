/** The horse, all its tables together. */
import type { Species } from '../types.ts';
import { beyondWalking } from './horse/motions.ts';
import { walkingHorse } from './horse/walking.ts';

export const horse: Species = {
  ...walkingHorse,
  ...beyondWalking,
  motions: [...walkingHorse.motions, ...beyondWalking.motions],
};
