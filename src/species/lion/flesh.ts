/** The lion's flesh: long and low, heavy forehand, blunt muzzle, the male's mane, a tufted tail. Drawn by eye after Muybridge's disc: choices. */
import { felidFolds, felidLegs, felidTrunk } from '../felid/flesh.ts';
import type { FleshTable } from '../flesh.ts';
import { lionCoats } from './coats.ts';
import { lionRelief } from './relief.ts';

export const lionFlesh: FleshTable = {
  trunk: [
    ...felidTrunk,
    { at: 'breast', on: 'withers', top: [0.452, 1.008], bottom: [0.572, 0.540], half: 0.132 },
    { at: 'neckBase', on: 'neckLow', top: [0.502, 1.018], bottom: [0.622, 0.546], half: 0.142, follow: [0.6,0.3] },
    { at: 'neckLow', on: 'neckLow', top: [0.556, 1.024], bottom: [0.664, 0.576], half: 0.150 },
    { at: 'neckMid', on: 'neckMid', top: [0.624, 1.022], bottom: [0.712, 0.612], half: 0.152, follow: 0.6 },
    { at: 'neckHigh', on: 'neckHigh', top: [0.694, 1.010], bottom: [0.762, 0.650], half: 0.146, follow: 0.6 },
    { at: 'poll', on: 'head', top: [0.764, 0.980], bottom: [0.806, 0.690], half: 0.128, follow: 0.3 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.810, 0.940], bottom: [0.751, 0.762], half: 0.085 },
    { at: 'forehead', on: 'head', top: [0.874, 0.932], bottom: [0.806, 0.720], half: 0.104 },
    { at: 'eye', on: 'head', top: [0.928, 0.900], bottom: [0.862, 0.690], half: 0.104 },
    { at: 'stop', on: 'head', top: [0.966, 0.852], bottom: [0.912, 0.668], half: 0.086 },
    { at: 'cheek', on: 'head', top: [1.008, 0.816], bottom: [0.960, 0.648], half: 0.076 },
    { at: 'nose', on: 'head', top: [1.046, 0.786], bottom: [1.006, 0.630], half: 0.070 },
    { at: 'tip', on: 'head', top: [1.062, 0.754], bottom: [1.040, 0.644], half: 0.050 },
  ],

  ear: [
    { at: 'root', on: 'head', top: [0.836, 0.890], bottom: [0.786, 0.902], half: 0.030 },
    { at: 'middle', on: 'head', top: [0.844, 0.944], bottom: [0.784, 0.958], half: 0.042 },
    { at: 'tip', on: 'head', top: [0.836, 0.966], bottom: [0.792, 0.976], half: 0.034 },
  ],
  earOut: [0.078, 0.104],
  earPrick: [0.014, 0],

  ...felidLegs(1.12),

  lines: [
    { line: 'eye', on: 'head', out: 0.064, slant: 0.6, spot: true, points: [[0.896, 0.839], [0.911, 0.856], [0.932, 0.847], [0.919, 0.833]] },
    { line: 'nose', on: 'head', out: 0.030, slant: 0.6, spot: true, points: [[1.030, 0.790], [1.066, 0.776], [1.074, 0.750], [1.046, 0.754]] },
    { line: 'mouth', on: 'head', out: 0.034, points: [[1.056, 0.690], [1.006, 0.690], [0.950, 0.712]] },
  ],
  folds: felidFolds,

  mane: {
    roots: [
      { on: 'withers', at: [0.420, 1.004] },
      { on: 'neckLow', at: [0.502, 1.004], follow: 0.6 },
      { on: 'neckLow', at: [0.556, 1.002] },
      { on: 'neckMid', at: [0.624, 0.994], follow: 0.6 },
      { on: 'neckHigh', at: [0.694, 0.978], follow: 0.6 },
      { on: 'head', at: [0.790, 0.950], follow: 0.4 },
    ],
    strands: 46, length: 0.34, out: 0.120,
  },

  tail: {
    sections: [
      { at: 'dock', on: 'tail1', down: -0.50, front: 0.044, back: 0.018, half: 0.024, follow: 0 },
      { at: 'root', on: 'tail1', down: 0.10, front: 0.020, back: 0.022, half: 0.020 },
      { at: 'middle', on: 'tail2', down: 0.30, front: 0.014, back: 0.016, half: 0.015 },
      { at: 'low', on: 'tail3', down: 0.60, front: 0.011, back: 0.012, half: 0.011 },
      { at: 'thin', on: 'tail4', down: 0.50, front: 0.010, back: 0.011, half: 0.010 },
      { at: 'tuft', on: 'tail4', down: 0.85, front: 0.026, back: 0.030, half: 0.026 },
      { at: 'end', on: 'tail4', down: 1.20, front: 0.008, back: 0.010, half: 0.008 },
    ],
    strands: 5, ragged: 0.03,
  },
  relief: lionRelief,
  coats: lionCoats,
};
