/** The greyhound's flesh: deep chest, tucked-up loins, long narrow head, folded ears, a whip of a tail. Drawn by eye after Muybridge's tracing: choices. */
import type { FleshTable } from '../flesh.ts';

export const greyhoundFlesh: FleshTable = {
  trunk: [
    { at: 'buttock', on: 'root', top: [-0.496,  0.822], bottom: [-0.488,  0.750], half: 0.038 },
    { at: 'dock', on: 'root', top: [-0.464,  0.872], bottom: [-0.466,  0.690], half: 0.067 },
    { at: 'rump', on: 'root', top: [-0.397,  0.914], bottom: [-0.407, 0.680], half: 0.080 },
    { at: 'croup', on: 'root', top: [-0.309,  0.938], bottom: [-0.324, 0.672], half: 0.088 },
    { at: 'flank', on: 'loin', top: [-0.205,  0.968], bottom: [-0.220, 0.700], half: 0.088, follow: [0.25,0.4] },
    { at: 'loin', on: 'loin', top: [-0.097,  0.972], bottom: [-0.124, 0.672], half: 0.097 },
    { at: 'barrel', on: 'back', top: [0.025,  0.965], bottom: [-0.005, 0.585], half: 0.109, follow: 0.5 },
    { at: 'ribs', on: 'back', top: [0.113,  0.967], bottom: [0.108, 0.515], half: 0.113 },
    { at: 'girth', on: 'withers', top: [0.187, 0.974], bottom: [0.207, 0.448], half: 0.109, follow: 0.5 },
    { at: 'withers', on: 'withers', top: [0.256, 0.996], bottom: [0.290, 0.440], half: 0.097 },
    { at: 'shoulder', on: 'withers', top: [0.310, 0.996], bottom: [0.369, 0.490], half: 0.092 },
    { at: 'breast', on: 'withers', top: [0.352, 0.990], bottom: [0.434, 0.596], half: 0.084 },
    { at: 'neckBase', on: 'neckLow', top: [0.395,  0.977], bottom: [0.450,  0.734], half: 0.072, follow: [0.6,0.3] },
    { at: 'neckLow', on: 'neckLow', top: [0.427,  1.001], bottom: [0.475,  0.801], half: 0.066 },
    { at: 'neckMid', on: 'neckMid', top: [0.487,  1.056], bottom: [0.532,  0.882], half: 0.059, follow: 0.6 },
    { at: 'neckHigh', on: 'neckHigh', top: [0.551,  1.112], bottom: [0.593,  0.956], half: 0.054, follow: 0.6 },
    { at: 'poll', on: 'head', top: [0.618,  1.152], bottom: [0.639,  1.002], half: 0.050, follow: 0.3 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.657,  1.165], bottom: [0.606,  1.019], half: 0.052 },
    { at: 'forehead', on: 'head', top: [0.716,  1.146], bottom: [0.659,  0.997], half: 0.060 },
    { at: 'eye', on: 'head', top: [0.762, 1.100], bottom: [0.718, 0.984], half: 0.050 },
    { at: 'stop', on: 'head', top: [0.802, 1.060], bottom: [0.768, 0.974], half: 0.039 },
    { at: 'cheek', on: 'head', top: [0.853, 1.034], bottom: [0.824, 0.956], half: 0.034 },
    { at: 'nose', on: 'head', top: [0.904, 1.008], bottom: [0.880, 0.940], half: 0.030 },
    { at: 'tip', on: 'head', top: [0.920,  0.992], bottom: [0.898,  0.929], half: 0.024 },
  ],

  ear: [
    { at: 'root', on: 'head', top: [0.676, 1.146], bottom: [0.634, 1.140], half: 0.010 },
    { at: 'middle', on: 'head', top: [0.646, 1.126], bottom: [0.612, 1.104], half: 0.012 },
    { at: 'tip', on: 'head', top: [0.592, 1.082], bottom: [0.592, 1.082], half: 0 },
  ],
  earOut: [0.046, 0.062],
  earPrick: [0.010, 0],

  fore: {
    girdle: [
      { at: 'blade', on: 'scapula', front: [0.403,  0.886], back: [0.261,  0.894], half: 0.029, out: 0.07 },
      { at: 'shoulder', on: 'scapula', front: [0.465,  0.736], back: [0.241,  0.764], half: 0.040, out: 0.078, tied: 'withers', tie: [0.5,0.3] },
      { at: 'arm', on: 'shoulder', front: [0.438,  0.646], back: [0.192,  0.660], half: 0.042, out: 0.08, follow: 0.5, tied: 'withers', tie: [0.35,0.5] },
      { at: 'armLow', on: ['shoulder', 'elbow'], front: [0.348,  0.568], back: [0.156,  0.580], half: 0.039, out: 0.082, follow: [1,0.3], tied: 'withers', tie: [0.05,0.3] },
    ],
    limb: [
      { at: 'elbow', on: 'elbow', down: 0.05, front: 0.047, back: 0.045, half: 0.034, follow: 0.5 },
      { at: 'forearm', on: 'elbow', down: 0.24, front: 0.038, back: 0.036, half: 0.031 },
      { at: 'forearmMid', on: 'elbow', down: 0.52, front: 0.029, back: 0.028, half: 0.026 },
      { at: 'forearmLow', on: 'elbow', down: 0.80, front: 0.023, back: 0.024, half: 0.022 },
      { at: 'carpus', on: 'carpus', down: -0.08, front: 0.024, back: 0.027, half: 0.024, follow: 0.25 },
      { at: 'carpusLow', on: 'carpus', down: 0.20, front: 0.022, back: 0.028, half: 0.024, follow: 0.75 },
      { at: 'pastern', on: 'carpus', down: 0.62, front: 0.021, back: 0.023, half: 0.024 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.021, back: 0.030, half: 0.031, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.027, back: 0.020, half: 0.036 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.025, back: 0.008, half: 0.033 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.012, back: 0.000, half: 0.021 },
    ],
    free: 'forearm',
    behind: 'shoulder',
  },

  hind: {
    girdle: [
      { at: 'pelvis', on: 'hip', front: [-0.255,  0.895], back: [-0.462,  0.891], half: 0.032, out: 0.066, follow: 0 },
      { at: 'rump', on: 'hip', front: [-0.208,  0.805], back: [-0.506,  0.803], half: 0.042, out: 0.076, follow: 0 },
      { at: 'thigh', on: ['stifle', 'hip'], front: [-0.157,  0.702], back: [-0.496,  0.709], half: 0.047, out: 0.08, tied: 'root', tie: [0.9,0.6] },
      { at: 'thighLow', on: ['stifle', 'hip'], front: [-0.131,  0.626], back: [-0.452,  0.613], half: 0.045, out: 0.084, follow: [0.3,1], tied: 'root', tie: [0.5,0.3] },
      { at: 'stifle', on: ['stifle', 'hip'], front: [-0.143,  0.548], back: [-0.402,  0.529], half: 0.040, out: 0.088, follow: [0.4,1], tied: 'root', tie: [0.08,0.1] },
      { at: 'gaskinTop', on: 'stifle', front: [-0.177,  0.486], back: [-0.381,  0.460], half: 0.035, out: 0.09, follow: [1,0.35], tied: 'root', tie: [0,0.03] },
    ],
    limb: [
      { at: 'gaskin', on: 'stifle', down: 0.42, front: 0.034, back: 0.040, half: 0.029 },
      { at: 'gaskinLow', on: 'stifle', down: 0.66, front: 0.027, back: 0.028, half: 0.024 },
      { at: 'hockTop', on: 'stifle', down: 0.88, front: 0.022, back: 0.026, half: 0.022 },
      { at: 'hock', on: 'hock', down: 0.02, front: 0.022, back: 0.039, half: 0.022, lean: 0.034, follow: 0.75 },
      { at: 'hockMid', on: 'hock', down: 0.16, front: 0.021, back: 0.029, half: 0.022, lean: 0.01 },
      { at: 'hockLow', on: 'hock', down: 0.40, front: 0.019, back: 0.022, half: 0.020 },
      { at: 'pastern', on: 'hock', down: 0.78, front: 0.019, back: 0.021, half: 0.022 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.019, back: 0.030, half: 0.029, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.025, back: 0.020, half: 0.033 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.023, back: 0.008, half: 0.029 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.011, back: 0.000, half: 0.019 },
    ],
    free: 'gaskin',
    behind: 'pelvis',
  },

  lines: [
    { line: 'eye', on: 'head', out: 0.047, slant: 0.6, spot: true, points: [[0.733, 1.078], [0.746, 1.093], [0.764, 1.086], [0.753, 1.073]] },
    { line: 'nose', on: 'head', out: 0.020, slant: 0.6, spot: true, points: [[0.897, 1.012], [0.924, 0.999], [0.924, 0.975], [0.906, 0.984]] },
    { line: 'mouth', on: 'head', out: 0.025, points: [[0.902, 0.949], [0.858, 0.960], [0.810, 0.984]] },
  ],

  folds: [
    { fold: 'flank', leg: 'hind', edge: 'front', length: 0.060 },
    { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.030 },
  ],

  tail: {
    sections: [
      { at: 'dock', on: 'tail1', down: -0.50, front: 0.034, back: 0.014, half: 0.017, follow: 0 },
      { at: 'root', on: 'tail1', down: 0.10, front: 0.016, back: 0.018, half: 0.015 },
      { at: 'middle', on: 'tail2', down: 0.30, front: 0.011, back: 0.012, half: 0.011 },
      { at: 'low', on: 'tail3', down: 0.50, front: 0.008, back: 0.009, half: 0.008 },
      { at: 'end', on: 'tail4', down: 0.60, front: 0.006, back: 0.006, half: 0.006 },
      { at: 'tip', on: 'tail4', down: 1.00, front: 0.002, back: 0.002, half: 0.002 },
    ],
    strands: 2, ragged: 0,
  },
  // By eye: choices.
  relief: {
    shape: {}, swells: [],
    eye: { at: [0.749, 1.083, 0.047], half: [0.016, 0.014, 0.012], toward: -20, sunk: 0.4 },
    marks: [{ at: [0.913, 0.993, 0], full: 0.03, none: 0.045 }],
    dock: 0, tail: { locks: 12, half: 0.02, thick: 0.01 },
  },
  coats: {
    blue: { body: '#6f7378', points: '#1b1a1b', under: '#a9aaa8', mane: '#6f7378', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.5 },
    sand: { body: '#c4a06c', points: '#1d1815', under: '#e3d2b0', mane: '#c4a06c', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.5 },
  },
};
