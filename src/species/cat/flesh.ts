/** The cat's flesh: the lion's trunk and legs made slender, no mane, a small round head with pricked ears. Drawn by eye: choices. */
import { felidFolds, felidLegs, felidTrunk } from '../felid/flesh.ts';
import type { BodySection, FleshTable } from '../flesh.ts';
import { catCoats } from './coats.ts';
import { catRelief } from './relief.ts';

/** Withers are no higher than the back. */
const low: Readonly<Record<string, Partial<BodySection>>> = {
  shoulder: { top: [0.397, 0.975] },
  withers: { top: [0.327, 0.975] },
};

export const catFlesh: FleshTable = {
  trunk: [
    ...felidTrunk.map((section) => ({ ...section, ...low[section.at], half: 0.92 * section.half })),
    { at: 'breast', on: 'withers', top: [0.452, 0.965], bottom: [0.560, 0.590], half: 0.100 },
    { at: 'neckBase', on: 'neckLow', top: [0.512, 0.955], bottom: [0.590, 0.620], half: 0.092, follow: [0.6,0.3] },
    { at: 'neckLow', on: 'neckLow', top: [0.566, 0.950], bottom: [0.630, 0.660], half: 0.086 },
    { at: 'neckMid', on: 'neckMid', top: [0.630, 0.944], bottom: [0.686, 0.690], half: 0.082, follow: 0.6 },
    { at: 'neckHigh', on: 'neckHigh', top: [0.696, 0.938], bottom: [0.742, 0.712], half: 0.082, follow: 0.6 },
    { at: 'poll', on: 'head', top: [0.766, 0.936], bottom: [0.792, 0.728], half: 0.082, follow: 0.3 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.808, 0.938], bottom: [0.728, 0.766], half: 0.090 },
    { at: 'forehead', on: 'head', top: [0.886, 0.938], bottom: [0.787, 0.727], half: 0.120 },
    { at: 'eye', on: 'head', top: [0.936, 0.893], bottom: [0.844, 0.695], half: 0.122 },
    { at: 'stop', on: 'head', top: [0.964, 0.834], bottom: [0.891, 0.678], half: 0.096 },
    { at: 'nose', on: 'head', top: [0.989, 0.798], bottom: [0.930, 0.671], half: 0.072 },
    { at: 'tip', on: 'head', top: [1.008, 0.770], bottom: [0.964, 0.675], half: 0.046 },
  ],

  ear: [
    { at: 'root', on: 'head', top: [0.870, 0.887], bottom: [0.760, 0.905], half: 0.052 },
    { at: 'middle', on: 'head', top: [0.862, 0.959], bottom: [0.779, 0.976], half: 0.042 },
    { at: 'tip', on: 'head', top: [0.829, 1.030], bottom: [0.811, 1.034], half: 0.010 },
  ],
  earOut: [0.076, 0.112],
  earPrick: [0.018, 0],

  ...felidLegs(0.9),
  folds: felidFolds,
  lines: [
    { line: 'eye', on: 'head', out: 0.092, slant: 0.6, spot: true, points: [[0.907, 0.814], [0.926, 0.830], [0.947, 0.818], [0.930, 0.802]] },
    { line: 'nose', on: 'head', out: 0.024, slant: 0.6, spot: true, points: [[1.003, 0.774], [1.018, 0.754], [1.009, 0.738], [0.997, 0.751]] },
    { line: 'mouth', on: 'head', out: 0.036, points: [[0.989, 0.710], [0.959, 0.713], [0.932, 0.730]] },
  ],
  tail: {
    sections: [
      { at: 'dock', on: 'tail1', down: -0.50, front: 0.036, back: 0.016, half: 0.020, follow: 0 },
      { at: 'root', on: 'tail1', down: 0.10, front: 0.024, back: 0.026, half: 0.024 },
      { at: 'middle', on: 'tail2', down: 0.30, front: 0.022, back: 0.023, half: 0.022 },
      { at: 'low', on: 'tail3', down: 0.60, front: 0.020, back: 0.021, half: 0.020 },
      { at: 'end', on: 'tail4', down: 0.70, front: 0.017, back: 0.017, half: 0.017 },
      { at: 'tip', on: 'tail4', down: 1.02, front: 0.006, back: 0.006, half: 0.006 },
    ],
    strands: 2, ragged: 0,
  },
  relief: catRelief,
  coats: catCoats,
};
