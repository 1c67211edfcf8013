/** The cat in the round: large eyes, round cheeks, short muzzle, cupped ears, a tail of flesh and fur to its tip. By eye: choices. */
import { felidShape, felidSwells } from '../felid/relief.ts';
import type { ReliefTable } from '../relief.ts';

// biome-ignore format: a table
export const catRelief: ReliefTable = {
  shape: {
    ...felidShape,
    head: {
      poll: { blend: 0.05 }, forehead: { blend: 0.03 }, eye: { square: 0.1 }, stop: { square: 0.15, egg: 0.15 }, nose: { square: 0.2, egg: 0.2 }, tip: { cap: 0.014 },
    },
  },
  swells: [
    ...felidSwells,
    [930, 820, 100, 944, 803, 60, 38, 30, -18, -14, 1], // socket
    [919, 880, 70, 933, 863, 30, 34, 30, 8, 8, 1], // brow
    [854, 751, 110, 886, 725, 96, 56, 48, 18, 12, 1], // cheek
    [987, 731, 24, 967, 734, 52, 30, 32, 18, 14, 1], // whisker pad
    [1011, 729, 0, 996, 707, 0, 12, 12, -12, -12, 1], // lip
    [986, 705, 16, 935, 724, 78, 12, 12, -13, -12, 1], // mouth
    [956, 683, 0, 30, 10, 1], // chin
    [868, 905, 100, 849, 983, 113, 42, 22, -38, -18, 1], // ear
  ],
  eye: { at: [0.930, 0.817, 0.084], half: [0.029, 0.024, 0.020], toward: 5, sunk: 0.42 },
  bare: [
    { at: [1.014, 0.749, 0.008], half: [0.011, 0.017, 0.008], toward: 60, sunk: 0.4 }, // nose
    { at: [0.959, 0.713, 0.056], half: [0.028, 0.004, 0.010], toward: -20, sunk: 0.7 }, // lips
    { at: [0.930, 0.817, 0.084], half: [0.039, 0.030, 0.014], toward: 5, sunk: 0.5, dark: true }, // lids
  ],
  marks: [
    { at: [0.980, 0.703, 0.000], full: 0.060, none: 0.090, pale: true }, // muzzle
    { at: [0.590, 0.600, 0], full: 0.060, none: 0.110, pale: true }, // breast
    { at: [0.410, 0.020, 0.1], full: 0.060, none: 0.085, pale: true }, // paws
    { at: [-0.400, 0.020, 0.1], full: 0.060, none: 0.085, pale: true },
    { at: [0.797, 1.020, 0.110], full: 0.020, none: 0.060 }, // ears
    { at: [-1, 0.2, 0], full: 0.08, none: 0.12 }, // tail
  ],
  dock: 6,
  tail: { locks: 0, half: 0.02, thick: 0.01 },
};
