/** The lion in the round: broad face, whisker pads, the male's mane in rings of locks from the face to the shoulder. By eye: choices. */
import { felidShape, felidSwells } from '../felid/relief.ts';
import type { ReliefTable, RuffRow } from '../relief.ts';

// biome-ignore format: a table
export const lionRuff: readonly RuffRow[] = [
  // first root, last root (forward, up, out), combed toward, locks, length, dark
  [840, 940, 2, 810, 935, 50, -1, 0.4, -0.1, 5, 140, 0], // brow
  [790, 985, 2, 795, 910, 115, -1, -0.2, 0.1, 7, 170, 0], // between and behind the ears
  [800, 910, 115, 806, 780, 125, -0.9, -0.5, 0.2, 6, 180, 0.1], // cheeks
  [810, 780, 115, 812, 690, 10, -0.9, -0.7, 0.1, 7, 160, 0.2], // beard
  [705, 1010, 10, 715, 920, 130, -1, -0.3, 0.1, 6, 200, 0.4],
  [715, 920, 140, 745, 690, 90, -0.7, -0.8, 0, 7, 220, 0.5],
  [750, 680, 80, 765, 650, 10, -0.5, -1, 0, 4, 200, 0.6],
  [605, 1025, 10, 610, 900, 145, -1, -0.4, 0, 6, 220, 0.8],
  [610, 900, 150, 660, 620, 90, -0.5, -1, 0, 7, 220, 0.9],
  [660, 600, 80, 650, 565, 10, -0.4, -1, 0, 5, 200, 1],
  [500, 1015, 10, 500, 840, 135, -1, -0.6, 0, 6, 140, 1],
  [500, 840, 140, 580, 560, 80, -0.4, -1, 0, 6, 180, 1],
];

// biome-ignore format: a table
export const lionRelief: ReliefTable = {
  shape: {
    ...felidShape,
    head: {
      poll: { blend: 0.05 }, forehead: { square: 0.1, blend: 0.03 }, eye: { square: 0.15 }, stop: { square: 0.2, egg: 0.1 }, cheek: { square: 0.25, egg: 0.15 },
      nose: { square: 0.25, egg: 0.15 }, tip: { square: 0.1, cap: 0.016 },
    },
  },
  swells: [
    ...felidSwells,
    [900, 884, 66, 940, 872, 40, 30, 26, 15, 12, 1], // brow
    [930, 846, 76, 960, 836, 48, 30, 24, -18, -16, 1], // socket
    [890, 800, 95, 935, 780, 85, 34, 30, 9, 6, 1], // cheek bone
    [850, 760, 90, 50, 10, 1], // jowl
    [1034, 706, 36, 1000, 716, 60, 34, 34, 20, 14, 1], // whisker pad
    [975, 796, 66, 1030, 762, 56, 26, 20, -14, -10, 1], // beside the nose
    [1066, 725, 0, 1066, 680, 0, 14, 14, -14, -14, 1], // lip
    [1060, 676, 20, 970, 682, 85, 14, 13, -16, -12, 1], // mouth
    [1030, 640, 0, 36, 12, 1], // chin
    [854, 935, 100, 848, 966, 112, 26, 22, -20, -14, 1], // ear
  ],
  eye: { at: [0.932, 0.846, 0.070], half: [0.021, 0.016, 0.014], toward: -15, sunk: 0.35 },
  bare: [
    { at: [1.058, 0.752, 0.014], half: [0.017, 0.027, 0.010], toward: 60, sunk: 0.5 }, // nose
    { at: [1.052, 0.680, 0.022], half: [0.005, 0.028, 0.010], toward: 90, sunk: 0.6 }, // lips
    { at: [0.932, 0.846, 0.070], half: [0.036, 0.025, 0.012], toward: -15, sunk: 0.5, dark: true }, // lids
  ],
  marks: [
    { at: [0.570, 0.900, 0], full: 0.16, none: 0.21 }, // under the mane
    { at: [0.610, 0.710, 0], full: 0.19, none: 0.23 },
    { at: [1.025, 0.675, 0.035], full: 0.035, none: 0.095, pale: true }, // muzzle
  ],
  ruff: {
    half: 0.022, thick: 0.010, lift: 0.035,
    rows: lionRuff,
  },
  dock: 2,
  tail: { locks: 8, half: 0.014, thick: 0.010, dark: 0.7 },
};
