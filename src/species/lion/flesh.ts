/** The lion's flesh: long and low, heavy forehand, blunt muzzle, the male's mane, a tufted tail. Drawn by eye after Muybridge's disc: choices. */
import type { FleshTable } from '../flesh.ts';

export const lionFlesh: FleshTable = {
  trunk: [
    { at: 'buttock', on: 'root', top: [-0.616, 0.762], bottom: [-0.604, 0.690], half: 0.052 },
    { at: 'dock', on: 'root', top: [-0.586, 0.822], bottom: [-0.588, 0.633], half: 0.092 },
    { at: 'rump', on: 'root', top: [-0.521,  0.853], bottom: [-0.534,  0.599], half: 0.109 },
    { at: 'croup', on: 'root', top: [-0.407, 0.896], bottom: [-0.426,  0.579], half: 0.121 },
    { at: 'flank', on: 'loin', top: [-0.278, 0.906], bottom: [-0.297,  0.563], half: 0.121, follow: [0.25,0.4] },
    { at: 'loin', on: 'loin', top: [-0.138, 0.902], bottom: [-0.173,  0.545], half: 0.132 },
    { at: 'barrel', on: 'back', top: [0.010, 0.902], bottom: [-0.028, 0.500], half: 0.149, follow: 0.5 },
    { at: 'ribs', on: 'back', top: [0.125, 0.922], bottom: [0.119, 0.462], half: 0.155 },
    { at: 'girth', on: 'withers', top: [0.238, 0.968], bottom: [0.263, 0.438], half: 0.149, follow: 0.5 },
    { at: 'withers', on: 'withers', top: [0.327, 1.000], bottom: [0.372, 0.436], half: 0.132 },
    { at: 'shoulder', on: 'withers', top: [0.397, 1.004], bottom: [0.478, 0.480], half: 0.127 },
    { at: 'breast', on: 'withers', top: [0.452, 0.998], bottom: [0.574, 0.560], half: 0.125 },
    { at: 'neckBase', on: 'neckLow', top: [0.502, 1.000], bottom: [0.612, 0.560], half: 0.125, follow: [0.6,0.3] },
    { at: 'neckLow', on: 'neckLow', top: [0.556, 0.998], bottom: [0.652, 0.612], half: 0.125 },
    { at: 'neckMid', on: 'neckMid', top: [0.624, 0.990], bottom: [0.700, 0.650], half: 0.120, follow: 0.6 },
    { at: 'neckHigh', on: 'neckHigh', top: [0.694, 0.974], bottom: [0.752, 0.680], half: 0.110, follow: 0.6 },
    { at: 'poll', on: 'head', top: [0.768, 0.950], bottom: [0.800, 0.708], half: 0.095, follow: 0.3 },
  ],

  head: [
    { at: 'poll', on: 'head', top: [0.810,  0.938], bottom: [0.751,  0.772], half: 0.071 },
    { at: 'forehead', on: 'head', top: [0.872, 0.926], bottom: [0.806, 0.738], half: 0.083 },
    { at: 'eye', on: 'head', top: [0.926, 0.888], bottom: [0.862, 0.704], half: 0.069 },
    { at: 'stop', on: 'head', top: [0.966, 0.846], bottom: [0.912, 0.678], half: 0.062 },
    { at: 'cheek', on: 'head', top: [1.010, 0.812], bottom: [0.966, 0.648], half: 0.060 },
    { at: 'nose', on: 'head', top: [1.052, 0.784], bottom: [1.016, 0.628], half: 0.056 },
    { at: 'tip', on: 'head', top: [1.072, 0.750], bottom: [1.052, 0.642], half: 0.042 },
  ],

  ear: [
    { at: 'root', on: 'head', top: [0.836, 0.936], bottom: [0.784, 0.950], half: 0.014 },
    { at: 'middle', on: 'head', top: [0.838, 0.970], bottom: [0.784, 0.984], half: 0.020 },
    { at: 'tip', on: 'head', top: [0.818, 0.998], bottom: [0.806, 1.002], half: 0.008 },
  ],
  earOut: [0.064, 0.080],
  earPrick: [0.014, 0],

  fore: {
    girdle: [
      { at: 'blade', on: 'scapula', front: [0.501,  0.816], back: [0.362,  0.823], half: 0.040, out: 0.07 },
      { at: 'shoulder', on: 'scapula', front: [0.562,  0.669], back: [0.343,  0.696], half: 0.055, out: 0.078, tied: 'withers', tie: [0.5,0.3] },
      { at: 'arm', on: 'shoulder', front: [0.548,  0.576], back: [0.307,  0.589], half: 0.057, out: 0.08, follow: 0.5, tied: 'withers', tie: [0.35,0.5] },
      { at: 'armLow', on: ['shoulder', 'elbow'], front: [0.459,  0.499], back: [0.276,  0.487], half: 0.053, out: 0.082, follow: [1,0.3], tied: 'withers', tie: [0.05,0.3] },
    ],
    limb: [
      { at: 'elbow', on: 'elbow', down: 0.05, front: 0.069, back: 0.065, half: 0.050, follow: 0.5 },
      { at: 'forearm', on: 'elbow', down: 0.24, front: 0.055, back: 0.053, half: 0.045 },
      { at: 'forearmMid', on: 'elbow', down: 0.52, front: 0.043, back: 0.041, half: 0.037 },
      { at: 'forearmLow', on: 'elbow', down: 0.80, front: 0.034, back: 0.035, half: 0.033 },
      { at: 'carpus', on: 'carpus', down: -0.08, front: 0.035, back: 0.039, half: 0.035, follow: 0.25 },
      { at: 'carpusLow', on: 'carpus', down: 0.20, front: 0.033, back: 0.040, half: 0.035, follow: 0.75 },
      { at: 'pastern', on: 'carpus', down: 0.62, front: 0.030, back: 0.034, half: 0.035 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.030, back: 0.030, half: 0.045, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.039, back: 0.020, half: 0.053 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.036, back: 0.008, half: 0.048 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.018, back: 0.000, half: 0.030 },
    ],
    free: 'forearm',
    behind: 'shoulder',
  },

  hind: {
    girdle: [
      { at: 'pelvis', on: 'hip', front: [-0.345,  0.803], back: [-0.548,  0.799], half: 0.044, out: 0.066, follow: 0 },
      { at: 'rump', on: 'hip', front: [-0.299,  0.715], back: [-0.591,  0.713], half: 0.057, out: 0.076, follow: 0 },
      { at: 'thigh', on: ['stifle', 'hip'], front: [-0.238,  0.595], back: [-0.581,  0.621], half: 0.064, out: 0.08, tied: 'root', tie: [0.9,0.6] },
      { at: 'thighLow', on: ['stifle', 'hip'], front: [-0.212,  0.520], back: [-0.538,  0.527], half: 0.062, out: 0.084, follow: [0.3,1], tied: 'root', tie: [0.5,0.3] },
      { at: 'stifle', on: ['stifle', 'hip'], front: [-0.224,  0.444], back: [-0.489,  0.445], half: 0.055, out: 0.088, follow: [0.4,1], tied: 'root', tie: [0.08,0.1] },
      { at: 'gaskinTop', on: 'stifle', front: [-0.257,  0.383], back: [-0.457,  0.357], half: 0.048, out: 0.09, follow: [1,0.35], tied: 'root', tie: [0,0.03] },
    ],
    limb: [
      { at: 'gaskin', on: 'stifle', down: 0.42, front: 0.050, back: 0.057, half: 0.043 },
      { at: 'gaskinLow', on: 'stifle', down: 0.66, front: 0.039, back: 0.041, half: 0.035 },
      { at: 'hockTop', on: 'stifle', down: 0.88, front: 0.033, back: 0.037, half: 0.031 },
      { at: 'hock', on: 'hock', down: 0.02, front: 0.033, back: 0.056, half: 0.033, lean: 0.034, follow: 0.75 },
      { at: 'hockMid', on: 'hock', down: 0.16, front: 0.030, back: 0.043, half: 0.031, lean: 0.01 },
      { at: 'hockLow', on: 'hock', down: 0.40, front: 0.027, back: 0.031, half: 0.029 },
      { at: 'pastern', on: 'hock', down: 0.78, front: 0.027, back: 0.030, half: 0.031 },
      { at: 'knuckle', on: 'knuckle', down: 0.00, front: 0.027, back: 0.030, half: 0.043, follow: 0.5 },
      { at: 'paw', on: 'knuckle', down: 0.42, front: 0.036, back: 0.020, half: 0.048 },
      { at: 'digits', on: 'knuckle', down: 0.78, front: 0.034, back: 0.008, half: 0.043 },
      { at: 'claws', on: 'knuckle', down: 1.02, front: 0.016, back: 0.000, half: 0.027 },
    ],
    free: 'gaskin',
    behind: 'pelvis',
  },

  lines: [
    { line: 'eye', on: 'head', out: 0.064, slant: 0.6, spot: true, points: [[0.896, 0.839], [0.911, 0.856], [0.932, 0.847], [0.919, 0.833]] },
    { line: 'nose', on: 'head', out: 0.030, slant: 0.6, spot: true, points: [[1.030, 0.790], [1.066, 0.776], [1.074, 0.750], [1.046, 0.754]] },
    { line: 'mouth', on: 'head', out: 0.034, points: [[1.056, 0.690], [1.006, 0.690], [0.950, 0.712]] },
  ],

  folds: [
    { fold: 'flank', leg: 'hind', edge: 'front', length: 0.060 },
    { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.030 },
  ],

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
  // By eye: choices.
  relief: {
    shape: {}, swells: [],
    eye: { at: [0.914, 0.844, 0.064], half: [0.016, 0.014, 0.012], toward: -20, sunk: 0.4 },
    marks: [{ at: [1.053, 0.768, 0], full: 0.03, none: 0.045 }],
    mane: { locks: 20, half: 0.05, thick: 0.012, rows: 4, length: 0.17 },
    dock: 0, tail: { locks: 12, half: 0.02, thick: 0.01 },
  },
  coats: {
    tawny: { body: '#b98d55', points: '#2a1c14', under: '#d9bd8c', mane: '#5a3a20', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.65 },
    dark: { body: '#a17a48', points: '#231811', under: '#c9ab7a', mane: '#2e2018', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.65 },
  },
};
