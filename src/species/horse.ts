/** The horse, all its tables together. */
import type { Species } from '../types.ts';
import { everydayHorse } from './horse/everyday.ts';
import { furtherMotions } from './horse/motions.ts';

export const horse: Species = { ...everydayHorse, motions: [...everydayHorse.motions, ...furtherMotions] };
