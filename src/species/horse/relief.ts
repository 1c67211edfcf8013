/**
 * The horse in the round. Widths follow facts/kinematics 1.5; where muscles and grooves run is surface anatomy as any atlas shows it, how
 * high they stand was chosen by eye.
 */
import type { ReliefTable } from '../relief.ts';

// biome-ignore format: a table
export const horseRelief: ReliefTable = {
  shape: {
    trunk: {},
    head: {},
    ear: {},
    fore: {},
    hind: {},
    hoof: {},
  },
  swells: [],
  eye: { at: [0.768, 1.098, 0.055], radius: 0.014 },
  stockings: { fore: [0.28, 0.38], hind: [0.30, 0.42] },
  marks: [],
  mane: { locks: 20, half: 0.022, thick: 0.008 },
  forelock: { at: [0.73, 1.19, 0.0], length: 0.13, locks: 3, half: 0.016, thick: 0.006 },
  tail: { locks: 16, half: 0.022, thick: 0.010 },
};
