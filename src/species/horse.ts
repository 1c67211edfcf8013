/** The horse, all its tables together. */
import type { Species } from '../types.ts';
import { goingHorse } from './horse/going.ts';
import { studies } from './horse/studies.ts';

export const horse: Species = { ...goingHorse, motions: [...goingHorse.motions, ...studies] };
