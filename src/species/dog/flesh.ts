/** The dog's flesh: a lean, drop-eared hound. Drawn by eye around the measured skeleton, after photographs of pointers: choices. */
import type { FleshTable } from '../flesh.ts';

export const dogFlesh: FleshTable = {
  trunk: [
    { at: 'buttock',    on: 'root',     top: [-0.500, 0.822], bottom: [-0.492, 0.750], half: 0.045 },
    { at: 'dock',       on: 'root',     top: [-0.468, 0.872], bottom: [-0.470, 0.690], half: 0.080 },
    { at: 'rump',       on: 'root',     top: [-0.400, 0.914], bottom: [-0.410, 0.655], half: 0.095 },
    { at: 'croup',      on: 'root',     top: [-0.310, 0.938], bottom: [-0.325, 0.634], half: 0.105 },
    { at: 'flank',      on: 'loin',     top: [-0.200, 0.948], bottom: [-0.215, 0.618], half: 0.105, follow: [0.25, 0.4] },
    { at: 'loin',       on: 'loin',     top: [-0.090, 0.952], bottom: [-0.118, 0.600], half: 0.115 },
    { at: 'barrel',     on: 'back',     top: [ 0.030, 0.948], bottom: [ 0.000, 0.556], half: 0.130, follow: 0.5 },
    { at: 'ribs',       on: 'back',     top: [ 0.120, 0.950], bottom: [ 0.115, 0.508], half: 0.135 },
    { at: 'girth',      on: 'withers',  top: [ 0.195, 0.966], bottom: [ 0.215, 0.472], half: 0.130, follow: 0.5 },
    { at: 'withers',    on: 'withers',  top: [ 0.265, 0.983], bottom: [ 0.300, 0.470], half: 0.115 },
    { at: 'shoulder',   on: 'withers',  top: [ 0.320, 0.986], bottom: [ 0.380, 0.520], half: 0.110 },
    { at: 'breast',     on: 'withers',  top: [ 0.365, 0.990], bottom: [ 0.444, 0.610], half: 0.100 },
    { at: 'neckBase',   on: 'neckLow',  top: [ 0.402, 1.006], bottom: [ 0.470, 0.702], half: 0.086, follow: [0.6, 0.3] },
    { at: 'neckLow',    on: 'neckLow',  top: [ 0.442, 1.036], bottom: [ 0.502, 0.786], half: 0.078 },
    { at: 'neckMid',    on: 'neckMid',  top: [ 0.486, 1.074], bottom: [ 0.542, 0.856], half: 0.070, follow: 0.6 },
    { at: 'neckHigh',   on: 'neckHigh', top: [ 0.536, 1.112], bottom: [ 0.588, 0.916], half: 0.064, follow: 0.6 },
    { at: 'poll',       on: 'head',     top: [ 0.596, 1.138], bottom: [ 0.622, 0.950], half: 0.060, follow: 0.3 },
  ],

  head: [
    { at: 'poll',       on: 'head',     top: [ 0.640, 1.140], bottom: [ 0.584, 0.982], half: 0.062 },
    { at: 'forehead',   on: 'head',     top: [ 0.704, 1.120], bottom: [ 0.642, 0.958], half: 0.072 },
    { at: 'eye',        on: 'head',     top: [ 0.756, 1.078], bottom: [ 0.700, 0.932], half: 0.060 },
    { at: 'stop',       on: 'head',     top: [ 0.796, 1.030], bottom: [ 0.752, 0.918], half: 0.046 },
    { at: 'cheek',      on: 'head',     top: [ 0.852, 1.002], bottom: [ 0.812, 0.896], half: 0.040 },
    { at: 'nose',       on: 'head',     top: [ 0.906, 0.976], bottom: [ 0.872, 0.876], half: 0.036 },
    { at: 'tip',        on: 'head',     top: [ 0.926, 0.952], bottom: [ 0.902, 0.884], half: 0.028 },
  ],

  ear: [
    { at: 'root',       on: 'head',     top: [ 0.664, 1.116], bottom: [ 0.606, 1.096], half: 0.012 },
    { at: 'middle',     on: 'head',     top: [ 0.684, 1.030], bottom: [ 0.596, 1.024], half: 0.016 },
    { at: 'low',        on: 'head',     top: [ 0.684, 0.970], bottom: [ 0.616, 0.962], half: 0.012 },
    { at: 'tip',        on: 'head',     top: [ 0.652, 0.934], bottom: [ 0.652, 0.934], half: 0 },
  ],
  earOut: [0.062, 0.084],
  earPrick: [0.006, 0],

  fore: {
    girdle: [
      { at: 'blade',    on: 'scapula',  front: [0.412, 0.862], back: [0.270, 0.870], half: 0.035, out: 0.070 },
      { at: 'shoulder', on: 'scapula',  front: [0.474, 0.712], back: [0.250, 0.740], half: 0.048, out: 0.078, tied: 'withers', tie: [0.5, 0.3] },
      { at: 'arm',      on: 'shoulder', front: [0.446, 0.626], back: [0.200, 0.640], half: 0.050, out: 0.080, follow: 0.5, tied: 'withers', tie: [0.35, 0.5] },
      { at: 'armLow',   on: ['shoulder', 'elbow'], front: [0.356, 0.548], back: [0.164, 0.560], half: 0.046, out: 0.082, follow: [1, 0.3], tied: 'withers', tie: [0.05, 0.3] },
    ],
    limb: [
      { at: 'elbow',    on: 'elbow',   down: 0.05, front: 0.055, back: 0.052, half: 0.040, follow: 0.5 },
      { at: 'forearm',  on: 'elbow',   down: 0.24, front: 0.044, back: 0.042, half: 0.036 },
      { at: 'forearmMid', on: 'elbow', down: 0.52, front: 0.034, back: 0.033, half: 0.030 },
      { at: 'forearmLow', on: 'elbow', down: 0.80, front: 0.027, back: 0.028, half: 0.026 },
      { at: 'carpus',   on: 'carpus',  down: -0.08, front: 0.028, back: 0.031, half: 0.028, follow: 0.25 },
      { at: 'carpusLow', on: 'carpus', down: 0.20, front: 0.026, back: 0.032, half: 0.028, follow: 0.75 },
      { at: 'pastern',  on: 'carpus',  down: 0.62, front: 0.024, back: 0.027, half: 0.028 },
      { at: 'knuckle',  on: 'knuckle', down: 0.00, front: 0.024, back: 0.030, half: 0.036, follow: 0.5 },
      { at: 'paw',      on: 'knuckle', down: 0.42, front: 0.031, back: 0.020, half: 0.042 },
      { at: 'digits',   on: 'knuckle', down: 0.78, front: 0.029, back: 0.008, half: 0.038 },
      { at: 'claws',    on: 'knuckle', down: 1.02, front: 0.014, back: 0.000, half: 0.024 },
    ],
    free: 'forearm',
    behind: 'shoulder',
  },

  hind: {
    girdle: [
      { at: 'pelvis',   on: 'hip', front: [-0.255, 0.850], back: [-0.462, 0.846], half: 0.038, out: 0.066, follow: 0 },
      { at: 'rump',     on: 'hip', front: [-0.208, 0.760], back: [-0.506, 0.758], half: 0.050, out: 0.076, follow: 0 },
      { at: 'thigh',    on: ['stifle', 'hip'], front: [-0.160, 0.662], back: [-0.496, 0.664], half: 0.056, out: 0.080, tied: 'root', tie: [0.9, 0.6] },
      { at: 'thighLow', on: ['stifle', 'hip'], front: [-0.134, 0.586], back: [-0.452, 0.568], half: 0.054, out: 0.084, follow: [0.3, 1], tied: 'root', tie: [0.5, 0.3] },
      { at: 'stifle',   on: ['stifle', 'hip'], front: [-0.146, 0.508], back: [-0.402, 0.484], half: 0.048, out: 0.088, follow: [0.4, 1], tied: 'root', tie: [0.08, 0.10] },
      { at: 'gaskinTop', on: 'stifle', front: [-0.180, 0.446], back: [-0.384, 0.420], half: 0.042, out: 0.090, follow: [1, 0.35], tied: 'root', tie: [0, 0.03] },
    ],
    limb: [
      { at: 'gaskin',   on: 'stifle',  down: 0.42, front: 0.040, back: 0.046, half: 0.034 },
      { at: 'gaskinLow', on: 'stifle', down: 0.66, front: 0.031, back: 0.033, half: 0.028 },
      { at: 'hockTop',  on: 'stifle',  down: 0.88, front: 0.026, back: 0.030, half: 0.025 },
      { at: 'hock',     on: 'hock',    down: 0.02, front: 0.026, back: 0.045, half: 0.026, lean: 0.034, follow: 0.75 },
      { at: 'hockMid',  on: 'hock',    down: 0.16, front: 0.024, back: 0.034, half: 0.025, lean: 0.010 },
      { at: 'hockLow',  on: 'hock',    down: 0.40, front: 0.022, back: 0.025, half: 0.023 },
      { at: 'pastern',  on: 'hock',    down: 0.78, front: 0.022, back: 0.024, half: 0.025 },
      { at: 'knuckle',  on: 'knuckle', down: 0.00, front: 0.022, back: 0.030, half: 0.034, follow: 0.5 },
      { at: 'paw',      on: 'knuckle', down: 0.42, front: 0.029, back: 0.020, half: 0.038 },
      { at: 'digits',   on: 'knuckle', down: 0.78, front: 0.027, back: 0.008, half: 0.034 },
      { at: 'claws',    on: 'knuckle', down: 1.02, front: 0.013, back: 0.000, half: 0.022 },
    ],
    free: 'gaskin',
    behind: 'pelvis',
  },

  lines: [
    { line: 'eye',     on: 'head', out: 0.056, slant: 0.6, spot: true, points: [[0.722, 1.046], [0.736, 1.062], [0.756, 1.054], [0.744, 1.040]] },
    { line: 'nose',    on: 'head', out: 0.024, slant: 0.6, spot: true, points: [[0.900, 0.974], [0.930, 0.960], [0.930, 0.934], [0.910, 0.944]] },
    { line: 'mouth',   on: 'head', out: 0.030, points: [[0.906, 0.906], [0.858, 0.918], [0.806, 0.944]] },
  ],

  folds: [
    { fold: 'flank', leg: 'hind', edge: 'front', length: 0.060 },
    { fold: 'elbow', leg: 'fore', edge: 'back',  length: 0.030 },
  ],

  tail: {
    sections: [
      { at: 'dock',     on: 'tail1', down: -0.50, front: 0.040, back: 0.016, half: 0.020, follow: 0 },
      { at: 'root',     on: 'tail1', down: 0.10, front: 0.022, back: 0.024, half: 0.020 },
      { at: 'middle',   on: 'tail2', down: 0.30, front: 0.017, back: 0.019, half: 0.017 },
      { at: 'low',      on: 'tail3', down: 0.50, front: 0.013, back: 0.015, half: 0.013 },
      { at: 'end',      on: 'tail4', down: 0.60, front: 0.008, back: 0.010, half: 0.009 },
      { at: 'tip',      on: 'tail4', down: 1.00, front: 0.003, back: 0.003, half: 0.003 },
    ],
    strands: 2, ragged: 0,
  },
  // By eye: choices.
  relief: {
    shape: {}, swells: [],
    eye: { at: [0.74, 1.05, 0.056], half: [0.016, 0.014, 0.012], toward: -20, sunk: 0.4 },
    marks: [{ at: [0.918, 0.953, 0], full: 0.03, none: 0.045 }],
    dock: 0, tail: { locks: 12, half: 0.02, thick: 0.01 },
  },
  coats: {
    fawn: { body: '#b98a52', points: '#1d1815', under: '#dcc49c', mane: '#b98a52', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.6 },
    black: { body: '#26221f', points: '#141110', under: '#3a332d', mane: '#26221f', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.5 },
    white: { body: '#d9d2c4', points: '#241f1b', under: '#e6e1d6', mane: '#d9d2c4', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.6 },
  },
};
