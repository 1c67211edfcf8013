// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: lengths of a horse, not logarithms
/**
 * The horse's flesh. Depths and widths follow facts/kinematics 1.5 (chest depth 0.45, barrel 0.38 wide, tuck-up 0.36, girths of the legs
 * taken as ellipses); the run of the contour between those numbers was drawn by eye after Muybridge's tracings: choices.
 */
import type { FleshTable } from '../flesh.ts';

// biome-ignore format: a table
export const horseFlesh: FleshTable = {
  trunk: [
    { at: 'buttock',    on: 'root',     top: [-0.526, 0.874], bottom: [-0.554, 0.768], half: 0.060 },
    { at: 'dock',       on: 'root',     top: [-0.486, 0.918], bottom: [-0.522, 0.700], half: 0.115 },
    { at: 'rump',       on: 'root',     top: [-0.400, 0.968], bottom: [-0.420, 0.650], half: 0.150 },
    { at: 'croup',      on: 'root',     top: [-0.290, 0.994], bottom: [-0.300, 0.622], half: 0.168 },
    { at: 'flank',      on: 'loin',     top: [-0.180, 0.984], bottom: [-0.205, 0.606], half: 0.170, follow: [0.25, 0.4] },
    { at: 'loin',       on: 'loin',     top: [-0.075, 0.962], bottom: [-0.110, 0.574], half: 0.182 },
    { at: 'barrel',     on: 'back',     top: [ 0.040, 0.948], bottom: [ 0.010, 0.548], half: 0.190, follow: 0.5 },
    { at: 'ribs',       on: 'back',     top: [ 0.125, 0.956], bottom: [ 0.120, 0.536], half: 0.180 },
    { at: 'girth',      on: 'withers',  top: [ 0.185, 0.984], bottom: [ 0.215, 0.540], half: 0.160, follow: 0.5 },
    { at: 'withers',    on: 'withers',  top: [ 0.231, 1.000], bottom: [ 0.295, 0.553], half: 0.140 },
    { at: 'shoulder',   on: 'withers',  top: [ 0.280, 1.001], bottom: [ 0.372, 0.590], half: 0.135 },
    { at: 'breast',     on: 'withers',  top: [ 0.320, 1.010], bottom: [ 0.436, 0.660], half: 0.128 },
    { at: 'neckBase',   on: 'neckLow',  top: [ 0.358, 1.025], bottom: [ 0.455, 0.735], half: 0.105, follow: [0.6, 0.3] },
    { at: 'neckLow',    on: 'neckLow',  top: [ 0.410, 1.050], bottom: [ 0.490, 0.810], half: 0.085 },
    { at: 'neckMid',    on: 'neckMid',  top: [ 0.470, 1.086], bottom: [ 0.540, 0.880], half: 0.070, follow: 0.6 },
    { at: 'neckUpper',  on: 'neckMid',  top: [ 0.545, 1.130], bottom: [ 0.592, 0.950], half: 0.060 },
    { at: 'neckHigh',   on: 'neckHigh', top: [ 0.620, 1.166], bottom: [ 0.640, 1.010], half: 0.052, follow: 0.6 },
    { at: 'poll',       on: 'head',     top: [ 0.700, 1.186], bottom: [ 0.672, 1.052], half: 0.048, follow: 0.3 },
  ],

  head: [
    { at: 'poll',       on: 'head',     top: [ 0.712, 1.186], bottom: [ 0.664, 1.090], half: 0.045 },
    { at: 'forehead',   on: 'head',     top: [ 0.766, 1.168], bottom: [ 0.652, 1.040], half: 0.058 },
    { at: 'eye',        on: 'head',     top: [ 0.808, 1.112], bottom: [ 0.662, 1.008], half: 0.066 },
    { at: 'jowl',       on: 'head',     top: [ 0.838, 1.048], bottom: [ 0.700, 0.974], half: 0.058 },
    { at: 'cheek',      on: 'head',     top: [ 0.864, 0.990], bottom: [ 0.752, 0.934], half: 0.046 },
    { at: 'nose',       on: 'head',     top: [ 0.893, 0.924], bottom: [ 0.804, 0.882], half: 0.036 },
    { at: 'nostril',    on: 'head',     top: [ 0.922, 0.862], bottom: [ 0.840, 0.834], half: 0.036 },
    { at: 'lips',       on: 'head',     top: [ 0.936, 0.820], bottom: [ 0.860, 0.800], half: 0.034 },
    { at: 'mouth',      on: 'head',     top: [ 0.926, 0.795], bottom: [ 0.884, 0.783], half: 0.028 },
  ],

  ear: [
    { at: 'root',       on: 'head',     top: [ 0.742, 1.176], bottom: [ 0.706, 1.180], half: 0.014 },
    { at: 'middle',     on: 'head',     top: [ 0.762, 1.214], bottom: [ 0.724, 1.214], half: 0.020 },
    { at: 'tip',        on: 'head',     top: [ 0.760, 1.262], bottom: [ 0.760, 1.262], half: 0 },
  ],
  earOut: [0.032, 0.040],
  earPrick: [0.026, 0],

  fore: {
    girdle: [
      { at: 'blade',    on: 'scapula',  front: [0.350, 0.900], back: [0.215, 0.900], half: 0.045, out: 0.080 },
      { at: 'shoulder', on: ['scapula', 'scapula'], front: [0.425, 0.740], back: [0.215, 0.760], half: 0.060, out: 0.090 },
      { at: 'arm',      on: 'shoulder', front: [0.428, 0.668], back: [0.206, 0.660], half: 0.064, out: 0.094, follow: [0.5, 0.6] },
      { at: 'armLow',   on: ['shoulder', 'elbow'], front: [0.385, 0.602], back: [0.205, 0.590], half: 0.060, out: 0.094, follow: [1, 0.2] },
    ],
    limb: [
      { at: 'elbow',    on: 'elbow',   down: 0.02, front: 0.066, back: 0.068, half: 0.052, follow: 0.5 },
      { at: 'forearm',  on: 'elbow',   down: 0.22, front: 0.052, back: 0.052, half: 0.043 },
      { at: 'forearmMid', on: 'elbow', down: 0.48, front: 0.036, back: 0.038, half: 0.034 },
      { at: 'forearmLow', on: 'elbow', down: 0.74, front: 0.026, back: 0.029, half: 0.027 },
      { at: 'kneeTop',  on: 'elbow',   down: 0.90, front: 0.027, back: 0.031, half: 0.027 },
      { at: 'knee',     on: 'carpus',  down: 0.00, front: 0.029, back: 0.031, half: 0.028, follow: 0.5 },
      { at: 'kneeLow',  on: 'carpus',  down: 0.15, front: 0.024, back: 0.027, half: 0.025 },
      { at: 'cannon',   on: 'carpus',  down: 0.34, front: 0.018, back: 0.023, half: 0.019 },
      { at: 'cannonLow', on: 'carpus', down: 0.70, front: 0.017, back: 0.023, half: 0.018 },
      { at: 'fetlockTop', on: 'carpus', down: 0.88, front: 0.020, back: 0.027, half: 0.022 },
      { at: 'fetlock',  on: 'fetlock', down: 0.02, front: 0.022, back: 0.034, half: 0.026, follow: 0.5 },
      { at: 'ergot',    on: 'fetlock', down: 0.26, front: 0.019, back: 0.031, half: 0.022 },
      { at: 'pastern',  on: 'fetlock', down: 0.56, front: 0.016, back: 0.027, half: 0.021 },
      { at: 'coronet',  on: 'coffin',  down: 0.00, front: 0.010, back: 0.037, half: 0.028, lean: 0.020, follow: 0.7 },
    ],
    hoof: { front: [0.007, 0.010], back: [-0.044, -0.010], half: 0.032, sole: 0.039 },
    free: 'forearm',
  },

  hind: {
    girdle: [
      { at: 'pelvis',   on: 'hip', front: [-0.235, 0.880], back: [-0.455, 0.865], half: 0.045, out: 0.090, follow: 0 },
      { at: 'rump',     on: 'hip', front: [-0.200, 0.800], back: [-0.548, 0.790], half: 0.062, out: 0.100, follow: [0.2, 0] },
      { at: 'thigh',    on: 'hip', front: [-0.196, 0.692], back: [-0.555, 0.728], half: 0.070, out: 0.105, follow: [0.25, 0.1] },
      { at: 'thighLow', on: 'hip', front: [-0.210, 0.622], back: [-0.536, 0.658], half: 0.068, out: 0.108, follow: [0.7, 0.4] },
      { at: 'stifle',   on: ['stifle', 'hip'], front: [-0.230, 0.566], back: [-0.496, 0.592], half: 0.062, out: 0.112, follow: [0.4, 0.8] },
      { at: 'gaskinTop', on: 'stifle', front: [-0.258, 0.512], back: [-0.448, 0.534], half: 0.052, out: 0.117, follow: [1, 0.7] },
    ],
    limb: [
      { at: 'gaskin',   on: 'stifle',  down: 0.42, front: 0.047, back: 0.078, half: 0.042 },
      { at: 'gaskinLow', on: 'stifle', down: 0.66, front: 0.035, back: 0.051, half: 0.033 },
      { at: 'hockTop',  on: 'stifle',  down: 0.86, front: 0.034, back: 0.046, half: 0.031 },
      { at: 'hock',     on: 'hock',    down: 0.04, front: 0.036, back: 0.053, half: 0.033, lean: 0.040, follow: 0.75 },
      { at: 'hockMid',  on: 'hock',    down: 0.12, front: 0.031, back: 0.046, half: 0.031, lean: 0.012 },
      { at: 'hockLow',  on: 'hock',    down: 0.25, front: 0.023, back: 0.034, half: 0.025 },
      { at: 'cannon',   on: 'hock',    down: 0.44, front: 0.019, back: 0.027, half: 0.021 },
      { at: 'cannonLow', on: 'hock',   down: 0.74, front: 0.018, back: 0.024, half: 0.019 },
      { at: 'fetlockTop', on: 'hock',  down: 0.90, front: 0.020, back: 0.028, half: 0.023 },
      { at: 'fetlock',  on: 'fetlock', down: 0.02, front: 0.023, back: 0.036, half: 0.026, follow: 0.5 },
      { at: 'ergot',    on: 'fetlock', down: 0.26, front: 0.019, back: 0.031, half: 0.022 },
      { at: 'pastern',  on: 'fetlock', down: 0.56, front: 0.016, back: 0.027, half: 0.021 },
      { at: 'coronet',  on: 'coffin',  down: 0.00, front: 0.010, back: 0.037, half: 0.028, lean: 0.020, follow: 0.7 },
    ],
    hoof: { front: [0.007, 0.010], back: [-0.044, -0.010], half: 0.031, sole: 0.037 },
    free: 'gaskin',
  },

  lines: [
    { line: 'eye',      on: 'head', out: 0.064, slant: 0.7, spot: true, points: [[0.762, 1.087], [0.775, 1.103], [0.797, 1.098], [0.788, 1.082]] },
    { line: 'nostril',  on: 'head', out: 0.032, slant: 0.6, spot: true, points: [[0.896, 0.846], [0.910, 0.854], [0.915, 0.838], [0.903, 0.829]] },
    { line: 'mouth',    on: 'head', out: 0.028, points: [[0.918, 0.788], [0.896, 0.806], [0.872, 0.820]] },
    { line: 'jowl',     on: 'head', out: 0.055, points: [[0.668, 1.085], [0.657, 1.045], [0.662, 1.008]] },
    { line: 'forelock', on: 'head', out: 0.012, weight: 0.6, points: [[0.744, 1.186], [0.770, 1.164], [0.780, 1.136]] },
    { line: 'breast',   on: 'withers', out: 0.060, points: [[0.426, 0.760], [0.433, 0.738], [0.446, 0.720]] },
  ],

  folds: [
    { fold: 'flank', leg: 'hind', edge: 'front', length: 0.075 },
    { fold: 'elbow', leg: 'fore', edge: 'back',  length: 0.035 },
  ],

  mane: {
    roots: [
      { on: 'neckLow',  at: [0.340, 1.014], follow: 0.5 },
      { on: 'neckLow',  at: [0.410, 1.050] },
      { on: 'neckMid',  at: [0.470, 1.086], follow: 0.6 },
      { on: 'neckMid',  at: [0.545, 1.130] },
      { on: 'neckHigh', at: [0.620, 1.166], follow: 0.6 },
      { on: 'head',     at: [0.712, 1.190], follow: 0.4 },
    ],
    strands: 34, length: 0.15, out: 0.075,
  },

  tail: {
    sections: [
      { at: 'dock',     on: 'tail1', down: -0.30, front: 0.010, back: 0.026, half: 0.026, follow: 0.3 },
      { at: 'root',     on: 'tail1', down: 0.25, front: 0.018, back: 0.048, half: 0.030 },
      { at: 'skirt',    on: 'tail2', down: 0.15, front: 0.036, back: 0.060, half: 0.042 },
      { at: 'full',     on: 'tail3', down: 0.05, front: 0.056, back: 0.068, half: 0.056 },
      { at: 'thick',    on: 'tail4', down: 0.05, front: 0.068, back: 0.066, half: 0.062 },
      { at: 'low',      on: 'tail4', down: 0.50, front: 0.062, back: 0.056, half: 0.058 },
      { at: 'end',      on: 'tail4', down: 0.85, front: 0.050, back: 0.046, half: 0.050 },
    ],
    strands: 12, ragged: 0.10,
  },
};
