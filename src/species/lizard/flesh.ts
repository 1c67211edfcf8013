/** The lizard's flesh: low and broad, a deep blunt head, no ears, a tail as thick as its hips that thins to a whip, long toes. Drawn by eye: choices. */
import type { FleshTable } from '../flesh.ts';
import { toe } from '../sprawl/toes.ts';
import { lizardCoats } from './coats.ts';
import { lizardRelief } from './relief.ts';

export const lizardFlesh: FleshTable = {
  trunk: [
    { at: 'vent', on: 'root', top: [-0.385, 0.312], bottom: [-0.380, 0.212], half: 0.046 },
    { at: 'base', on: 'root', top: [-0.345, 0.338], bottom: [-0.345, 0.200], half: 0.062 },
    { at: 'rump', on: 'root', top: [-0.300, 0.356], bottom: [-0.300, 0.192], half: 0.074 },
    { at: 'hips', on: 'root', top: [-0.235, 0.362], bottom: [-0.235, 0.184], half: 0.082 },
    { at: 'flank', on: 'loin', top: [-0.145, 0.362], bottom: [-0.145, 0.172], half: 0.098, follow: 0.5 },
    { at: 'belly', on: 'loin', top: [-0.070, 0.356], bottom: [-0.070, 0.164], half: 0.112 },
    { at: 'barrel', on: 'back', top: [0.005, 0.358], bottom: [0.005, 0.162], half: 0.118, follow: 0.5 },
    { at: 'girth', on: 'back', top: [0.075, 0.358], bottom: [0.075, 0.164], half: 0.116 },
    { at: 'ribs', on: 'ribs', top: [0.145, 0.356], bottom: [0.145, 0.168], half: 0.110, follow: 0.5 },
    { at: 'breast', on: 'ribs', top: [0.215, 0.352], bottom: [0.215, 0.174], half: 0.100 },
    { at: 'withers', on: 'withers', top: [0.275, 0.347], bottom: [0.275, 0.182], half: 0.092, follow: 0.5 },
    { at: 'shoulder', on: 'withers', top: [0.322, 0.344], bottom: [0.325, 0.192], half: 0.080 },
    { at: 'neck', on: 'neckLow', top: [0.360, 0.345], bottom: [0.366, 0.206], half: 0.068 },
    { at: 'nape', on: 'neckHigh', top: [0.398, 0.352], bottom: [0.402, 0.216], half: 0.066, follow: 0.6 },
    { at: 'poll', on: 'head', top: [0.430, 0.360], bottom: [0.432, 0.220], half: 0.070, follow: 0.4 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.424, 0.358], bottom: [0.424, 0.218], half: 0.070 },
    { at: 'jowl', on: 'head', top: [0.468, 0.366], bottom: [0.464, 0.210], half: 0.086 },
    { at: 'eye', on: 'head', top: [0.516, 0.366], bottom: [0.514, 0.208], half: 0.080 },
    { at: 'stop', on: 'head', top: [0.560, 0.348], bottom: [0.560, 0.210], half: 0.062 },
    { at: 'nose', on: 'head', top: [0.602, 0.316], bottom: [0.602, 0.216], half: 0.046 },
    { at: 'tip', on: 'head', top: [0.630, 0.284], bottom: [0.626, 0.228], half: 0.026 },
  ],

  ear: [],
  earOut: [0, 0],
  earPrick: [0, 0],

  fore: {
    girdle: [],
    limb: [
      { at: 'armpit', on: 'shoulder', down: -0.20, front: 0.034, back: 0.042, half: 0.046, follow: 0.3 },
      { at: 'arm', on: 'shoulder', down: 0.12, front: 0.034, back: 0.038, half: 0.042 },
      { at: 'armMid', on: 'shoulder', down: 0.55, front: 0.029, back: 0.031, half: 0.034 },
      { at: 'elbow', on: 'elbow', down: 0.00, front: 0.025, back: 0.026, half: 0.027, follow: 0.5 },
      { at: 'forearm', on: 'elbow', down: 0.34, front: 0.025, back: 0.026, half: 0.027 },
      { at: 'forearmLow', on: 'elbow', down: 0.80, front: 0.017, back: 0.018, half: 0.020 },
      { at: 'wrist', on: 'wrist', down: 0.00, front: 0.015, back: 0.015, half: 0.018, follow: 0.5 },
      { at: 'palm', on: 'wrist', down: 0.28, front: 0.012, back: 0.013, half: 0.024 },
      { at: 'ball', on: 'wrist', down: 0.48, front: 0.010, back: 0.010, half: 0.026 },
    ],
    toes: [
      toe('wrist', -34, 0.72, 0.008),
      toe('wrist', -17, 0.92, 0.008),
      toe('wrist', 0, 1, 0.008),
      toe('wrist', 16, 0.96, 0.008),
      toe('wrist', 34, 0.74, 0.008),
    ],
    free: 'armMid',
    behind: 'armpit',
  },

  hind: {
    girdle: [],
    limb: [
      { at: 'groin', on: 'hip', down: -0.20, front: 0.050, back: 0.052, half: 0.064, follow: 0.3 },
      { at: 'thigh', on: 'hip', down: 0.12, front: 0.049, back: 0.050, half: 0.058 },
      { at: 'thighMid', on: 'hip', down: 0.55, front: 0.040, back: 0.042, half: 0.046 },
      { at: 'stifle', on: 'stifle', down: 0.00, front: 0.031, back: 0.033, half: 0.034, follow: 0.5 },
      { at: 'shank', on: 'stifle', down: 0.30, front: 0.032, back: 0.034, half: 0.034 },
      { at: 'shankLow', on: 'stifle', down: 0.80, front: 0.019, back: 0.020, half: 0.021 },
      { at: 'hock', on: 'hock', down: 0.00, front: 0.017, back: 0.018, half: 0.020, follow: 0.5 },
      { at: 'instep', on: 'hock', down: 0.22, front: 0.014, back: 0.014, half: 0.024 },
      { at: 'ball', on: 'hock', down: 0.42, front: 0.011, back: 0.011, half: 0.026 },
    ],
    toes: [
      toe('hock', -30, 0.48, 0.009),
      toe('hock', -20, 0.66, 0.009),
      toe('hock', -10, 0.86, 0.009),
      toe('hock', 0, 1, 0.009),
      toe('hock', 26, 0.56, 0.009),
    ],
    free: 'thighMid',
    behind: 'groin',
  },

  lines: [
    { line: 'eye', on: 'head', out: 0.078, slant: 0.4, spot: true, points: [[0.508, 0.308], [0.522, 0.324], [0.542, 0.318], [0.528, 0.300]] },
    { line: 'nostril', on: 'head', out: 0.034, slant: 0.6, spot: true, points: [[0.608, 0.282], [0.614, 0.288], [0.619, 0.282], [0.613, 0.277]] },
    { line: 'mouth', on: 'head', out: 0.060, slant: 0.3, points: [[0.624, 0.244], [0.570, 0.246], [0.500, 0.252], [0.462, 0.264]] },
    { line: 'ear', on: 'head', out: 0.080, points: [[0.446, 0.304], [0.452, 0.292], [0.448, 0.280]] },
  ],

  folds: [],

  tail: {
    sections: [
      { at: 'root', on: 'tail1', down: -0.10, front: 0.046, back: 0.046, half: 0.048, follow: 0.3 },
      { at: 'thick', on: 'tail1', down: 0.30, front: 0.042, back: 0.042, half: 0.044 },
      { at: 'upper', on: 'tail2', down: 0.00, front: 0.036, back: 0.036, half: 0.038, follow: 0.5 },
      { at: 'middle', on: 'tail3', down: 0.00, front: 0.029, back: 0.029, half: 0.031, follow: 0.5 },
      { at: 'low', on: 'tail4', down: 0.00, front: 0.022, back: 0.022, half: 0.024, follow: 0.5 },
      { at: 'thin', on: 'tail5', down: 0.00, front: 0.016, back: 0.016, half: 0.017, follow: 0.5 },
      { at: 'whip', on: 'tail6', down: 0.00, front: 0.010, back: 0.010, half: 0.011, follow: 0.5 },
      { at: 'end', on: 'tail6', down: 0.60, front: 0.006, back: 0.006, half: 0.007 },
      { at: 'tip', on: 'tail6', down: 1.00, front: 0.002, back: 0.002, half: 0.002 },
    ],
    strands: 2, ragged: 0,
  },

  relief: lizardRelief,
  coats: lizardCoats,
};
