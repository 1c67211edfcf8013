/** The lion, all its tables together. */
import type { Species } from '../types.ts';
import { bhatti } from './bhatti.ts';
import { felid } from './felid/felid.ts';
import { lionFlesh } from './lion/flesh.ts';

export const lion: Species = { ...felid, flesh: lionFlesh, presets: bhatti };
