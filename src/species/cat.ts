/**
 * The cat: felids from 4 to 200 kg keep one crouched posture (Day & Jayne 2007), so it is the lion's rig and limbs at 30 cm, with its own rhythm
 * (facts/kinematics 4.2: walk at 0.54 to 0.80 m/s with strides of half a metre, trot of 2.5 to 3 and gallop of 3 to 4 strides a second), no mane, a
 * small round head with pricked ears and a tail carried high. What is not measured is a choice.
 */
import { resize } from '../similarity.ts';
import type { GaitTable, Species } from '../types.ts';
import type { BodySection, FleshTable } from './flesh.ts';
import { lionFlesh } from './lion/flesh.ts';
import { lion } from './lion.ts';

const small = /* @__PURE__ */ resize(lion, 0.3);

const gaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    ...small.gaits.walk,
    range: [0.2, 1], band: [0.2, 0.95],
    strideTime: { power: [0.58, -0.5] },
    footfalls: [{ speed: 0.7, LH: 0, LF: 0.21, RH: 0.5, RF: 0.71 }],
  },
  trot: { ...small.gaits.trot, range: [0.8, 2.7], band: [0.95, 2.5], frequency: { linear: [1.75, 0.5] } },
  gallop: { ...small.gaits.gallop, range: [2.3, 7.5], band: [2.5, 7.5], frequency: { linear: [2.7, 0.18] } },
};

/** Without a mane the neck is slim. */
const slim: Readonly<Record<string, Partial<BodySection>>> = {
  shoulder: { top: [0.397, 0.975] },
  withers: { top: [0.327, 0.975] },
  breast: { top: [0.452, 0.965], bottom: [0.560, 0.590], half: 0.100 },
  neckBase: { top: [0.512, 0.955], bottom: [0.590, 0.640], half: 0.082 },
  neckLow: { top: [0.566, 0.950], bottom: [0.624, 0.690], half: 0.075 },
  neckMid: { top: [0.630, 0.944], bottom: [0.676, 0.720], half: 0.070 },
  neckHigh: { top: [0.696, 0.938], bottom: [0.732, 0.738], half: 0.068 },
  poll: { top: [0.766, 0.936], bottom: [0.786, 0.744], half: 0.066 },
};

const { mane: _, ...smooth } = lionFlesh;

const flesh: FleshTable = {
  ...smooth,
  trunk: lionFlesh.trunk.map((section) => ({ ...section, ...slim[section.at] })),
  head: [
    { at: 'poll', on: 'head', top: [0.800, 0.946], bottom: [0.752, 0.776], half: 0.078 },
    { at: 'forehead', on: 'head', top: [0.862, 0.942], bottom: [0.806, 0.744], half: 0.094 },
    { at: 'eye', on: 'head', top: [0.918, 0.908], bottom: [0.864, 0.718], half: 0.088 },
    { at: 'stop', on: 'head', top: [0.956, 0.858], bottom: [0.912, 0.706], half: 0.066 },
    { at: 'nose', on: 'head', top: [0.984, 0.822], bottom: [0.950, 0.706], half: 0.050 },
    { at: 'tip', on: 'head', top: [0.998, 0.796], bottom: [0.982, 0.718], half: 0.034 },
  ],
  ear: [
    { at: 'root', on: 'head', top: [0.856, 0.936], bottom: [0.788, 0.950], half: 0.014 },
    { at: 'middle', on: 'head', top: [0.850, 0.986], bottom: [0.790, 0.998], half: 0.018 },
    { at: 'tip', on: 'head', top: [0.812, 1.056], bottom: [0.812, 1.056], half: 0 },
  ],
  earOut: [0.062, 0.084],
  earPrick: [0.018, 0],
  lines: [
    { line: 'eye', on: 'head', out: 0.080, slant: 0.6, spot: true, points: [[0.888, 0.848], [0.904, 0.866], [0.926, 0.858], [0.912, 0.842]] },
    { line: 'nose', on: 'head', out: 0.020, slant: 0.6, spot: true, points: [[0.976, 0.820], [0.998, 0.810], [1.000, 0.794], [0.984, 0.800]] },
    { line: 'mouth', on: 'head', out: 0.030, points: [[0.990, 0.760], [0.960, 0.758], [0.930, 0.772]] },
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
  // By eye: choices.
  relief: {
    shape: {}, swells: [],
    eye: { at: [0.908, 0.853, 0.08], half: [0.020, 0.017, 0.014], toward: -20, sunk: 0.4 },
    marks: [{ at: [0.992, 0.804, 0], full: 0.015, none: 0.03 }],
    dock: 0, tail: { locks: 12, half: 0.02, thick: 0.01 },
  },
  coats: {
    ginger: { body: '#b8753a', points: '#8a5228', under: '#dfb98a', mane: '#b8753a', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.65 },
    grey: { body: '#7b7a78', points: '#3a3836', under: '#b5b2ac', mane: '#7b7a78', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.65 },
    black: { body: '#262322', points: '#171514', under: '#332f2d', mane: '#262322', hoof: '#2a2521', eye: '#1a0f08', roughness: 0.55 },
  },
};

export const cat: Species = {
  ...small,
  name: 'cat',
  flesh,
  gaits,
  standing: { ...small.standing, neck: 24, face: 24, tail: 60 },
};
