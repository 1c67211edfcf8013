/**
 * The horse's flesh. Depths and widths follow facts/kinematics 1.5 (chest depth 0.45, barrel 0.38 wide, tuck-up 0.36, girths of the legs
 * taken as ellipses); the run of the contour between those numbers was drawn by eye after Muybridge's tracings: choices.
 */
import type { FleshTable } from '../flesh.ts';

export const horseFlesh: FleshTable = {
  trunk: [
    { on: 'root',     top: [-0.508, 0.904], bottom: [-0.503, 0.826], half: 0.060 }, // buttock
    { on: 'root',     top: [-0.470, 0.934], bottom: [-0.496, 0.748], half: 0.115 }, // dock
    { on: 'root',     top: [-0.400, 0.967], bottom: [-0.420, 0.694], half: 0.150 }, // rump
    { on: 'root',     top: [-0.300, 0.987], bottom: [-0.312, 0.656], half: 0.168 }, // croup
    { on: 'loin',     top: [-0.190, 0.981], bottom: [-0.215, 0.630], half: 0.170, follow: [0.25, 0.4] }, // flank
    { on: 'loin',     top: [-0.080, 0.962], bottom: [-0.118, 0.598], half: 0.182 }, // loin
    { on: 'back',     top: [ 0.035, 0.950], bottom: [ 0.005, 0.564], half: 0.190, follow: 0.5 }, // barrel
    { on: 'back',     top: [ 0.120, 0.954], bottom: [ 0.120, 0.545], half: 0.180 }, // ribs
    { on: 'withers',  top: [ 0.185, 0.978], bottom: [ 0.215, 0.544], half: 0.160, follow: 0.5 }, // girth
    { on: 'withers',  top: [ 0.238, 0.998], bottom: [ 0.292, 0.560], half: 0.140 }, // withers
    { on: 'withers',  top: [ 0.285, 1.006], bottom: [ 0.362, 0.600], half: 0.135 }, // shoulder
    { on: 'withers',  top: [ 0.325, 1.016], bottom: [ 0.424, 0.668], half: 0.128 }, // breast
    { on: 'neckLow',  top: [ 0.362, 1.032], bottom: [ 0.446, 0.736], half: 0.105, follow: [0.6, 0.3] }, // neckBase
    { on: 'neckLow',  top: [ 0.408, 1.058], bottom: [ 0.482, 0.812], half: 0.085 }, // neckLow
    { on: 'neckMid',  top: [ 0.468, 1.096], bottom: [ 0.534, 0.884], half: 0.070, follow: 0.6 }, // neckMid
    { on: 'neckMid',  top: [ 0.542, 1.139], bottom: [ 0.588, 0.956], half: 0.060 }, // neckUpper
    { on: 'neckHigh', top: [ 0.620, 1.172], bottom: [ 0.638, 1.020], half: 0.052, follow: 0.6 }, // neckHigh
    { on: 'head',     top: [ 0.700, 1.187], bottom: [ 0.674, 1.062], half: 0.048, follow: 0.3 }, // poll
  ],

  head: [
    { on: 'head',     top: [ 0.712, 1.186], bottom: [ 0.666, 1.099], half: 0.045 }, // poll
    { on: 'head',     top: [ 0.761, 1.167], bottom: [ 0.657, 1.055], half: 0.058 }, // forehead
    { on: 'head',     top: [ 0.797, 1.114], bottom: [ 0.668, 1.021], half: 0.066 }, // eye
    { on: 'head',     top: [ 0.824, 1.055], bottom: [ 0.703, 0.989], half: 0.058 }, // jowl
    { on: 'head',     top: [ 0.849, 0.999], bottom: [ 0.753, 0.951], half: 0.046 }, // cheek
    { on: 'head',     top: [ 0.877, 0.937], bottom: [ 0.802, 0.901], half: 0.036 }, // nose
    { on: 'head',     top: [ 0.906, 0.880], bottom: [ 0.836, 0.856], half: 0.036 }, // nostril
    { on: 'head',     top: [ 0.919, 0.842], bottom: [ 0.853, 0.824], half: 0.034 }, // lips
    { on: 'head',     top: [ 0.910, 0.818], bottom: [ 0.872, 0.806], half: 0.028 }, // mouth
  ],

  ear: [
    { on: 'head',     top: [ 0.742, 1.176], bottom: [ 0.706, 1.180], half: 0.014 }, // root
    { on: 'head',     top: [ 0.762, 1.214], bottom: [ 0.724, 1.214], half: 0.020 }, // middle
    { on: 'head',     top: [ 0.760, 1.262], bottom: [ 0.760, 1.262], half: 0 }, // tip
  ],
  earOut: [0.032, 0.040],
  earPrick: [0.026, 0],

  fore: {
    girdle: [
      { on: 'scapula',  front: [0.345, 0.900], back: [0.215, 0.900], half: 0.045, out: 0.080 }, // blade
      { at: 'shoulder', on: 'scapula',  front: [0.404, 0.750], back: [0.213, 0.765], half: 0.060, out: 0.090, tied: 'withers', tie: [0.6, 0.3] },
      { on: 'shoulder', front: [0.418, 0.676], back: [0.208, 0.665], half: 0.064, out: 0.094, follow: 0.5, tied: 'withers', tie: [0.45, 0.6] }, // arm
      { on: ['shoulder', 'elbow'], front: [0.384, 0.608], back: [0.207, 0.598], half: 0.060, out: 0.094, follow: [1, 0.3], tied: 'withers', tie: [0.1, 0.4] }, // armLow
    ],
    limb: [
      { on: 'elbow',   down: 0.03, front: 0.063, back: 0.064, half: 0.052, follow: 0.5 }, // elbow
      { at: 'forearm',  on: 'elbow',   down: 0.22, front: 0.050, back: 0.050, half: 0.043 },
      { on: 'elbow', down: 0.48, front: 0.036, back: 0.038, half: 0.034 }, // forearmMid
      { on: 'elbow', down: 0.74, front: 0.026, back: 0.028, half: 0.027 }, // forearmLow
      { on: 'elbow',   down: 0.90, front: 0.027, back: 0.029, half: 0.027 }, // kneeTop
      { on: 'carpus',  down: -0.05, front: 0.029, back: 0.030, half: 0.028, follow: 0.25 }, // knee
      { on: 'carpus',  down: 0.06, front: 0.028, back: 0.030, half: 0.028, follow: 0.75 }, // kneeMid
      { on: 'carpus',  down: 0.19, front: 0.023, back: 0.027, half: 0.024 }, // kneeLow
      { on: 'carpus',  down: 0.36, front: 0.018, back: 0.022, half: 0.019 }, // cannon
      { on: 'carpus', down: 0.70, front: 0.017, back: 0.022, half: 0.018 }, // cannonLow
      { on: 'carpus', down: 0.88, front: 0.020, back: 0.026, half: 0.022 }, // fetlockTop
      { on: 'fetlock', down: 0.02, front: 0.022, back: 0.033, half: 0.026, follow: 0.5 }, // fetlock
      { on: 'fetlock', down: 0.26, front: 0.019, back: 0.030, half: 0.022 }, // ergot
      { on: 'fetlock', down: 0.56, front: 0.016, back: 0.025, half: 0.021 }, // pastern
      { on: 'coffin',  down: 0.00, front: 0.010, back: 0.036, half: 0.028, lean: 0.020, follow: 0.7 }, // coronet
    ],
    hoof: { front: [0.007, 0.010], back: [-0.042, -0.010], half: 0.032, sole: 0.039 },
    free: 'forearm',
    behind: 'shoulder',
  },

  hind: {
    girdle: [
      { at: 'pelvis',   on: 'hip', front: [-0.235, 0.880], back: [-0.484, 0.882], half: 0.045, out: 0.090, follow: 0 },
      { on: 'hip', front: [-0.200, 0.800], back: [-0.519, 0.810], half: 0.062, out: 0.100, follow: 0 }, // rump
      { on: ['stifle', 'hip'], front: [-0.188, 0.704], back: [-0.527, 0.738], half: 0.070, out: 0.105, tied: 'root', tie: [0.95, 0.75] }, // thigh
      { on: ['stifle', 'hip'], front: [-0.200, 0.632], back: [-0.516, 0.670], half: 0.068, out: 0.108, follow: [0.3, 1], tied: 'root', tie: [0.60, 0.42] }, // thighLow
      { on: ['stifle', 'hip'], front: [-0.230, 0.570], back: [-0.494, 0.604], half: 0.062, out: 0.112, follow: [0.4, 1], tied: 'root', tie: [0.10, 0.16] }, // stifle
      { on: 'stifle', front: [-0.260, 0.514], back: [-0.462, 0.548], half: 0.052, out: 0.117, follow: [1, 0.35], tied: 'root', tie: [0, 0.04] }, // gaskinTop
    ],
    limb: [
      { at: 'gaskin',   on: 'stifle',  down: 0.46, front: 0.045, back: 0.072, half: 0.042 },
      { on: 'stifle', down: 0.66, front: 0.035, back: 0.052, half: 0.033 }, // gaskinLow
      { on: 'stifle',  down: 0.86, front: 0.033, back: 0.045, half: 0.031 }, // hockTop
      { on: 'hock',    down: 0.04, front: 0.035, back: 0.052, half: 0.033, lean: 0.040, follow: 0.75 }, // hock
      { on: 'hock',    down: 0.12, front: 0.030, back: 0.045, half: 0.031, lean: 0.012 }, // hockMid
      { on: 'hock',    down: 0.25, front: 0.023, back: 0.033, half: 0.025 }, // hockLow
      { on: 'hock',    down: 0.44, front: 0.019, back: 0.026, half: 0.021 }, // cannon
      { on: 'hock',   down: 0.74, front: 0.018, back: 0.024, half: 0.019 }, // cannonLow
      { on: 'hock',  down: 0.90, front: 0.020, back: 0.027, half: 0.023 }, // fetlockTop
      { on: 'fetlock', down: 0.02, front: 0.023, back: 0.035, half: 0.026, follow: 0.5 }, // fetlock
      { on: 'fetlock', down: 0.26, front: 0.019, back: 0.030, half: 0.022 }, // ergot
      { on: 'fetlock', down: 0.56, front: 0.016, back: 0.025, half: 0.021 }, // pastern
      { on: 'coffin',  down: 0.00, front: 0.010, back: 0.036, half: 0.028, lean: 0.020, follow: 0.7 }, // coronet
    ],
    hoof: { front: [0.007, 0.010], back: [-0.042, -0.010], half: 0.031, sole: 0.037 },
    free: 'gaskin',
    behind: 'pelvis',
  },

  lines: [
    { on: 'head', out: 0.064, slant: 0.7, spot: true, points: [[0.749, 1.091], [0.765, 1.109], [0.787, 1.104], [0.778, 1.086]] }, // eye
    { on: 'head', out: 0.032, slant: 0.6, spot: true, points: [[0.884, 0.866], [0.896, 0.873], [0.900, 0.859], [0.889, 0.851]] }, // nostril
    { on: 'head', out: 0.028, points: [[0.902, 0.814], [0.883, 0.828], [0.865, 0.838]] }, // mouth
    { on: 'head', out: 0.055, points: [[0.686, 1.094], [0.669, 1.061], [0.668, 1.027]] }, // jowl
    { on: 'head', out: 0.012, points: [[0.744, 1.185], [0.765, 1.164], [0.772, 1.140]] }, // forelock
    { on: 'neckLow', out: 0.030, follow: 0.3, points: [[0.443, 0.738], [0.432, 0.762], [0.428, 0.788]] }, // breast
  ],

  folds: [
    { leg: 'hind', edge: 'front', length: 0.075 }, // flank
    { leg: 'fore', edge: 'back',  length: 0.035 }, // elbow
  ],

  mane: {
    roots: [
      { on: 'neckLow',  at: [0.345, 1.024], follow: 0.5 },
      { on: 'neckLow',  at: [0.408, 1.058] },
      { on: 'neckMid',  at: [0.468, 1.096], follow: 0.6 },
      { on: 'neckMid',  at: [0.542, 1.139] },
      { on: 'neckHigh', at: [0.620, 1.172], follow: 0.6 },
      { on: 'head',     at: [0.712, 1.190], follow: 0.4 },
    ],
    strands: 34, length: 0.165, out: 0.075,
  },

  tail: {
    sections: [
      { on: 'tail1', down: -0.58, front: 0.050, back: 0.022, half: 0.022, follow: 0 }, // dock
      { on: 'tail1', down: 0.00, front: 0.004, back: 0.058, half: 0.028 }, // root
      { on: 'tail2', down: 0.15, front: -0.012, back: 0.096, half: 0.040 }, // skirt
      { on: 'tail3', down: 0.05, front: 0.004, back: 0.124, half: 0.054 }, // full
      { on: 'tail4', down: 0.05, front: 0.024, back: 0.128, half: 0.060 }, // thick
      { on: 'tail4', down: 0.50, front: 0.030, back: 0.112, half: 0.056 }, // low
      { on: 'tail4', down: 0.85, front: 0.020, back: 0.080, half: 0.044 }, // end
    ],
    strands: 12, ragged: 0.09,
  },
};
