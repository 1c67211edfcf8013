/** The turtle's flesh: a domed shell with its shields, a wrinkled neck with a beaked head, club feet with claws, hardly a tail. Drawn by eye: choices. */
import type { BodySection, FleshLine, FleshTable } from '../flesh.ts';
import { toe } from '../sprawl/toes.ts';
import { turtleCoats } from './coats.ts';
import { turtleRelief } from './relief.ts';
import { cuts, dome, type Seam, seams } from './shell.ts';

/** A line over the shell through points of it. */
const seam = ([line, ...points]: Seam): FleshLine => ({
  line,
  on: 'shell',
  out: 0,
  points: points.map(([x, round]) => dome(x, round)),
});

export const turtleFlesh: FleshTable = {
  trunk: [
    ...cuts.map(([at, x, top, bottom, half]): BodySection => ({ at, on: 'shell', top: [x, 0.55 * top + 0.1], bottom: [x, bottom], half: 0.68 * half })),
    { at: 'collar', on: 'withers', top: [0.475, 0.300], bottom: [0.470, 0.160], half: 0.090, follow: 0 },
    { at: 'neckBase', on: 'neckLow', top: [0.500, 0.282], bottom: [0.500, 0.168], half: 0.062, follow: 0.8 },
    { at: 'neck', on: 'neckMid', top: [0.540, 0.296], bottom: [0.552, 0.188], half: 0.056, follow: 0.8 },
    { at: 'poll', on: 'head', top: [0.585, 0.352], bottom: [0.612, 0.238], half: 0.056, follow: 0.5 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.590, 0.360], bottom: [0.604, 0.244], half: 0.056 },
    { at: 'crown', on: 'head', top: [0.636, 0.376], bottom: [0.640, 0.240], half: 0.070 },
    { at: 'eye', on: 'head', top: [0.684, 0.368], bottom: [0.684, 0.242], half: 0.064 },
    { at: 'stop', on: 'head', top: [0.724, 0.340], bottom: [0.720, 0.250], half: 0.048 },
    { at: 'beak', on: 'head', top: [0.750, 0.310], bottom: [0.742, 0.250], half: 0.028 },
  ],

  shell: cuts.map(([at, x, top, , half, rim]): BodySection => ({ at, on: 'shell', top: [x, top], bottom: [x, rim], half })),

  ear: [],
  earOut: [0, 0],
  earPrick: [0, 0],

  fore: {
    girdle: [],
    limb: [
      { at: 'armpit', on: 'shoulder', down: -0.2, front: 0.1, back: 0.1, half: 0.1 },
      { at: 'arm', on: 'shoulder', down: 0.4, front: 0.09, back: 0.09, half: 0.1 },
      { at: 'elbow', on: 'elbow', down: 0.00, front: 0.074, back: 0.074, half: 0.080, follow: 0.5 },
      { at: 'forearm', on: 'elbow', down: 0.45, front: 0.064, back: 0.064, half: 0.074 },
      { at: 'wrist', on: 'wrist', down: 0.00, front: 0.052, back: 0.052, half: 0.064, follow: 0.5 },
      { at: 'palm', on: 'wrist', down: 0.40, front: 0.040, back: 0.030, half: 0.060 },
      { at: 'ball', on: 'wrist', down: 0.74, front: 0.026, back: 0.012, half: 0.052 },
    ],
    toes: [
      toe('wrist', -34, 0.98, 0.011),
      toe('wrist', -17, 1.04, 0.011),
      toe('wrist', 0, 1.06, 0.011),
      toe('wrist', 17, 1.04, 0.011),
      toe('wrist', 34, 0.98, 0.011),
    ],
    free: 'arm',
    behind: 'armpit',
  },

  hind: {
    girdle: [],
    limb: [
      { at: 'groin', on: 'hip', down: -0.10, front: 0.062, back: 0.062, half: 0.078, follow: 0.5 },
      { at: 'thigh', on: 'hip', down: 0.45, front: 0.064, back: 0.062, half: 0.074 },
      { at: 'stifle', on: 'stifle', down: 0.00, front: 0.056, back: 0.056, half: 0.064, follow: 0.5 },
      { at: 'shank', on: 'stifle', down: 0.45, front: 0.052, back: 0.052, half: 0.058 },
      { at: 'hock', on: 'hock', down: 0.00, front: 0.046, back: 0.046, half: 0.054, follow: 0.5 },
      { at: 'instep', on: 'hock', down: 0.40, front: 0.038, back: 0.030, half: 0.056 },
      { at: 'ball', on: 'hock', down: 0.76, front: 0.028, back: 0.012, half: 0.050 },
    ],
    toes: [
      toe('hock', -24, 1, 0.011),
      toe('hock', -8, 1.05, 0.011),
      toe('hock', 8, 1.05, 0.011),
      toe('hock', 24, 1, 0.011),
    ],
    free: 'thigh',
    behind: 'groin',
  },

  lines: [
    ...seams.map(seam),
    { line: 'eye', on: 'head', out: 0.062, slant: 0.4, spot: true, points: [[0.680, 0.324], [0.690, 0.335], [0.705, 0.330], [0.695, 0.317]] },
    { line: 'nostril', on: 'head', out: 0.016, slant: 0.3, spot: true, points: [[0.738, 0.314], [0.742, 0.318], [0.746, 0.313], [0.742, 0.309]] },
    { line: 'mouth', on: 'head', out: 0.044, slant: 0.4, points: [[0.746, 0.276], [0.716, 0.282], [0.676, 0.278], [0.652, 0.288]] },
  ],

  folds: [],

  tail: {
    sections: [
      { at: 'root', on: 'tail1', down: -0.60, front: 0.030, back: 0.030, half: 0.034, follow: 0 },
      { at: 'thick', on: 'tail1', down: 0.00, front: 0.026, back: 0.026, half: 0.028 },
      { at: 'middle', on: 'tail1', down: 0.60, front: 0.020, back: 0.020, half: 0.022 },
      { at: 'end', on: 'tail2', down: 0.30, front: 0.012, back: 0.012, half: 0.013 },
      { at: 'tip', on: 'tail2', down: 1.00, front: 0.004, back: 0.004, half: 0.004 },
    ],
    strands: 2, ragged: 0,
  },

  relief: turtleRelief,
  coats: turtleCoats,
};
