/** The wolf's flesh: long legs, narrow chest, ruff, pricked ears and a brush. Drawn by eye around the skeleton: choices. */
import type { FleshTable } from '../flesh.ts';

export const wolfFlesh: FleshTable = {
  trunk: [
    { at: 'buttock', on: 'root', top: [-0.535, 0.815], bottom: [-0.522, 0.745], half: 0.045 },
    { at: 'dock', on: 'root', top: [-0.510,  0.862], bottom: [-0.512,  0.680], half: 0.080 },
    { at: 'rump', on: 'root', top: [-0.437,  0.904], bottom: [-0.447,  0.645], half: 0.095 },
    { at: 'croup', on: 'root', top: [-0.340,  0.928], bottom: [-0.356,  0.624], half: 0.105 },
    { at: 'flank', on: 'loin', top: [-0.225,  0.935], bottom: [-0.241,  0.605], half: 0.105, follow: [0.25,0.4] },
    { at: 'loin', on: 'loin', top: [-0.106,  0.939], bottom: [-0.136,  0.587], half: 0.115 },
    { at: 'barrel', on: 'back', top: [0.023,  0.932], bottom: [-0.009,  0.540], half: 0.130, follow: 0.5 },
    { at: 'ribs', on: 'back', top: [0.120,  0.934], bottom: [0.115,  0.492], half: 0.135 },
    { at: 'girth', on: 'withers', top: [0.205, 0.970], bottom: [0.226,  0.462], half: 0.130, follow: 0.5 },
    { at: 'withers', on: 'withers', top: [0.280, 0.998], bottom: [0.318,  0.460], half: 0.115 },
    { at: 'shoulder', on: 'withers', top: [0.340, 1.006], bottom: [0.404,  0.510], half: 0.110 },
    { at: 'breast', on: 'withers', top: [0.388, 1.010], bottom: [0.490, 0.585], half: 0.100 },
    { at: 'neckBase', on: 'neckLow', top: [0.432, 1.020], bottom: [0.536, 0.650], half: 0.086, follow: [0.6,0.3] },
    { at: 'neckLow', on: 'neckLow', top: [0.482,  1.045], bottom: [0.551,  0.758], half: 0.078 },
    { at: 'neckMid', on: 'neckMid', top: [0.546,  1.054], bottom: [0.610,  0.803], half: 0.070, follow: 0.6 },
    { at: 'neckHigh', on: 'neckHigh', top: [0.617,  1.062], bottom: [0.677,  0.837], half: 0.064, follow: 0.6 },
    { at: 'poll', on: 'head', top: [0.698,  1.063], bottom: [0.728,  0.846], half: 0.060, follow: 0.3 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.745,  1.054], bottom: [0.687,  0.891], half: 0.062 },
    { at: 'forehead', on: 'head', top: [0.811,  1.034], bottom: [0.747,  0.867], half: 0.072 },
    { at: 'eye', on: 'head', top: [0.864,  0.990], bottom: [0.807,  0.840], half: 0.060 },
    { at: 'stop', on: 'head', top: [0.905,  0.941], bottom: [0.864, 0.834], half: 0.046 },
    { at: 'cheek', on: 'head', top: [0.963, 0.906], bottom: [0.926, 0.818], half: 0.040 },
    { at: 'nose', on: 'head', top: [1.018, 0.880], bottom: [0.990, 0.800], half: 0.036 },
    { at: 'tip', on: 'head', top: [1.039,  0.861], bottom: [1.015,  0.790], half: 0.028 },
  ],

  ear: [
    { at: 'root', on: 'head', top: [0.796, 1.034], bottom: [0.728, 1.048], half: 0.014 },
    { at: 'middle', on: 'head', top: [0.792, 1.088], bottom: [0.732, 1.098], half: 0.018 },
    { at: 'tip', on: 'head', top: [0.756, 1.160], bottom: [0.756, 1.160], half: 0 },
  ],
  earOut: [0.045, 0.066],
  earPrick: [0.024, 0],

  fore: {
    girdle: [
      { at: 'blade', on: 'scapula', front: [0.444,  0.848], back: [0.302,  0.856], half: 0.035, out: 0.07 },
      { at: 'shoulder', on: 'scapula', front: [0.506,  0.698], back: [0.282,  0.726], half: 0.048, out: 0.078, tied: 'withers', tie: [0.5,0.3] },
      { at: 'arm', on: 'shoulder', front: [0.488,  0.594], back: [0.242,  0.608], half: 0.050, out: 0.08, follow: 0.5, tied: 'withers', tie: [0.35,0.5] },
      { at: 'armLow', on: ['shoulder', 'elbow'], front: [0.398,  0.516], back: [0.221,  0.529], half: 0.046, out: 0.082, follow: [1,0.3], tied: 'withers', tie: [0.05,0.3] },
    ],
    limb: [
      { at: 'elbow', on: 'elbow', down: 0.05, front: 0.055, back: 0.052, half: 0.040, follow: 0.5 },
      { at: 'forearm', on: 'elbow', down: 0.24, front: 0.044, back: 0.042, half: 0.036 },
      { at: 'forearmMid', on: 'elbow', down: 0.52, front: 0.034, back: 0.033, half: 0.030 },
      { at: 'forearmLow', on: 'elbow', down: 0.80, front: 0.027, back: 0.028, half: 0.026 },
      { at: 'carpus', on: 'carpus', down: -0.08, front: 0.028, back: 0.031, half: 0.028, follow: 0.25 },
      { at: 'carpusLow', on: 'carpus', down: 0.20, front: 0.026, back: 0.032, half: 0.028, follow: 0.75 },
      { at: 'pastern', on: 'carpus', down: 0.62, front: 0.024, back: 0.027, half: 0.028 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.024, back: 0.030, half: 0.036, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.031, back: 0.020, half: 0.042 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.029, back: 0.008, half: 0.038 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.014, back: 0.000, half: 0.024 },
    ],
    free: 'forearm',
    behind: 'shoulder',
  },

  hind: {
    girdle: [
      { at: 'pelvis', on: 'hip', front: [-0.283,  0.832], back: [-0.490,  0.828], half: 0.038, out: 0.066, follow: 0 },
      { at: 'rump', on: 'hip', front: [-0.236,  0.742], back: [-0.534,  0.740], half: 0.050, out: 0.076, follow: 0 },
      { at: 'thigh', on: ['stifle', 'hip'], front: [-0.197,  0.660], back: [-0.524,  0.646], half: 0.056, out: 0.08, tied: 'root', tie: [0.9,0.6] },
      { at: 'thighLow', on: ['stifle', 'hip'], front: [-0.171,  0.584], back: [-0.480,  0.550], half: 0.054, out: 0.084, follow: [0.3,1], tied: 'root', tie: [0.5,0.3] },
      { at: 'stifle', on: ['stifle', 'hip'], front: [-0.183,  0.506], back: [-0.430,  0.466], half: 0.048, out: 0.088, follow: [0.4,1], tied: 'root', tie: [0.08,0.1] },
      { at: 'gaskinTop', on: 'stifle', front: [-0.217,  0.444], back: [-0.421,  0.418], half: 0.042, out: 0.09, follow: [1,0.35], tied: 'root', tie: [0,0.03] },
    ],
    limb: [
      { at: 'gaskin', on: 'stifle', down: 0.42, front: 0.040, back: 0.046, half: 0.034 },
      { at: 'gaskinLow', on: 'stifle', down: 0.66, front: 0.031, back: 0.033, half: 0.028 },
      { at: 'hockTop', on: 'stifle', down: 0.88, front: 0.026, back: 0.030, half: 0.025 },
      { at: 'hock', on: 'hock', down: 0.02, front: 0.026, back: 0.045, half: 0.026, lean: 0.034, follow: 0.75 },
      { at: 'hockMid', on: 'hock', down: 0.16, front: 0.024, back: 0.034, half: 0.025, lean: 0.01 },
      { at: 'hockLow', on: 'hock', down: 0.40, front: 0.022, back: 0.025, half: 0.023 },
      { at: 'pastern', on: 'hock', down: 0.78, front: 0.022, back: 0.024, half: 0.025 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.022, back: 0.030, half: 0.034, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.029, back: 0.020, half: 0.038 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.027, back: 0.008, half: 0.034 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.013, back: 0.000, half: 0.022 },
    ],
    free: 'gaskin',
    behind: 'pelvis',
  },

  lines: [
    { line: 'eye', on: 'head', out: 0.056, slant: 0.6, spot: true, points: [[0.829, 0.957], [0.844, 0.974], [0.864, 0.966], [0.852, 0.951]] },
    { line: 'nose', on: 'head', out: 0.024, slant: 0.6, spot: true, points: [[1.013, 0.883], [1.044, 0.869], [1.044, 0.842], [1.023, 0.852]] },
    { line: 'mouth', on: 'head', out: 0.030, points: [[1.019, 0.813], [0.969, 0.825], [0.916, 0.852]] },
  ],

  folds: [
    { fold: 'flank', leg: 'hind', edge: 'front', length: 0.060 },
    { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.030 },
  ],

  tail: {
    sections: [
      { at: 'dock', on: 'tail1', down: -0.50, front: 0.040, back: 0.018, half: 0.022, follow: 0 },
      { at: 'root', on: 'tail1', down: 0.15, front: 0.026, back: 0.034, half: 0.028 },
      { at: 'brush', on: 'tail2', down: 0.30, front: 0.036, back: 0.050, half: 0.042 },
      { at: 'full', on: 'tail3', down: 0.30, front: 0.042, back: 0.056, half: 0.046 },
      { at: 'low', on: 'tail4', down: 0.30, front: 0.036, back: 0.046, half: 0.038 },
      { at: 'end', on: 'tail4', down: 1.00, front: 0.014, back: 0.020, half: 0.014 },
    ],
    strands: 7, ragged: 0.03,
  },
  // By eye: choices.
  relief: {
    shape: {}, swells: [],
    eye: { at: [0.847, 0.962, 0.056], half: [0.016, 0.014, 0.012], toward: -20, sunk: 0.4 },
    marks: [{ at: [1.03, 0.862, 0], full: 0.03, none: 0.045 }],
    dock: 0, tail: { locks: 12, half: 0.02, thick: 0.01 },
  },
  coats: {
    grey: { body: '#7d776c', points: '#1c1917', under: '#c2b8a5', mane: '#6b655b', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.7 },
    arctic: { body: '#d8d4c8', points: '#231f1c', under: '#e8e5dc', mane: '#d8d4c8', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.7 },
    black: { body: '#2b2825', points: '#141210', under: '#3d3833', mane: '#2b2825', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.65 },
  },
};
