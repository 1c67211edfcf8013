/**
 * The six gaits of Huang, under Muybridge's names: his amble is the modern tolt, his rack the modern pace.
 * Stride frequency and duty laws for a horse of 1.60 m: trot anchored on Drevemo 1980, gallop on Witte 2006, the others fitted to
 * recalled strides (see the README for how sure each is). Footfalls: Muybridge 1882, Vincelette 2023, Holmstrom 1994, Wilson 1988, Witte 2006.
 */
import type { GaitTable } from '../../types.ts';

export const horseGaits: Readonly<Record<string, GaitTable>> = {
  walk: {
    range: [0.3, 2.3], band: [0.3, 2.2],
    strideTime: { power: [1.5, -0.7] },
    duty: { fore: { linear: [0.74, -0.08] }, hind: { linear: [0.74, -0.08] } },
    footfalls: [
      { speed: 1.0, LH: 0, LF: 0.23, RH: 0.5, RF: 0.73 },
      { speed: 1.6, LH: 0, LF: 0.24, RH: 0.5, RF: 0.74 },
      { speed: 2.0, LH: 0, LF: 0.25, RH: 0.5, RF: 0.75 },
    ],
    track: [0.06, 0.09],
  },
  amble: {
    alias: 'tolt', range: [2.0, 5.5], band: [2.2, 3.3],
    frequency: { linear: [0.73, 0.247] },
    duty: { fore: { linear: [0.55, -0.03], most: 0.485 }, hind: { linear: [0.55, -0.03], most: 0.485 } },
    footfalls: [{ speed: 3.5, LH: 0, LF: 0.25, RH: 0.5, RF: 0.75 }],
    track: [0.07, 0.07],
  },
  trot: {
    range: [2.2, 12.5], band: [3.3, 5.0],
    frequency: { linear: [1.105, 0.091] },
    duty: { fore: { power: [0.4, -0.43], at: 4, most: 0.48 }, hind: { power: [0.4, -0.43], at: 4, most: 0.48 } },
    footfalls: [
      { speed: 3, LH: 0, LF: 0.5, RH: 0.5, RF: 0 },
      { speed: 4, LH: 0, LF: 0.52, RH: 0.5, RF: 0.02 },
      { speed: 12, LH: 0, LF: 0.53, RH: 0.5, RF: 0.03 },
    ],
    track: [0.047, 0.065],
  },
  rack: {
    alias: 'pace', range: [4.0, 13], band: [5.0, 6.5],
    frequency: { linear: [1.105, 0.091] },
    duty: { fore: { power: [0.388, -0.43], at: 4, most: 0.4656 }, hind: { power: [0.388, -0.43], at: 4, most: 0.4656 } },
    footfalls: [
      { speed: 6, LH: 0, LF: 0.05, RH: 0.5, RF: 0.55 },
      { speed: 12, LH: 0, LF: 0.08, RH: 0.5, RF: 0.58 },
    ],
    track: [0.06, 0.06],
  },
  canter: {
    range: [3.5, 9.0], band: [6.5, 9.0],
    frequency: { linear: [1.42, 0.075] },
    duty: { fore: { power: [0.345, -0.48], at: 6 }, hind: { power: [0.345, -0.48], at: 6 } },
    // right lead: LH trailing, RH leading, LF trailing, RF leading
    footfalls: [
      { speed: 4, LH: 0, RH: 0.24, LF: 0.25, RF: 0.48 },
      { speed: 6, LH: 0, RH: 0.27, LF: 0.29, RF: 0.53 },
      { speed: 7, LH: 0, RH: 0.26, LF: 0.305, RF: 0.54 }, // choice: still three beats
      { speed: 8, LH: 0, RH: 0.24, LF: 0.33, RF: 0.55 },
    ],
    lead: 'right',
    track: [0.03, 0.05],
  },
  gallop: {
    range: [8.0, 18.5], band: [9.0, 18.5],
    frequency: { linear: [1.602, 0.046] },
    duty: { fore: { power: [0.265, -0.574], at: 9 }, hind: { power: [0.287, -0.39], at: 9 } },
    footfalls: [
      { speed: 9, LH: 0, RH: 0.16, LF: 0.37, RF: 0.55 },
      { speed: 14, LH: 0, RH: 0.18, LF: 0.4, RF: 0.58 },
      { speed: 17, LH: 0, RH: 0.19, LF: 0.41, RF: 0.59 },
      { speed: 18.5, LH: 0, RH: 0.187, LF: 0.4, RF: 0.572 }, // choice: one support still follows the other
    ],
    lead: 'right',
    track: [0.025, 0.045],
  },
};

/** Huang 2013, Table 1: T_c = a v^b, read as m/s and as the time in a stride with at least one foot on the ground. Kept for comparison. */
export const huangTable1: Readonly<Record<string, { readonly a: number; readonly b: number }>> = {
  walk: { a: 1.688057, b: -0.71476 },
  amble: { a: 1.826353, b: -0.51021 },
  trot: { a: 1.407662, b: -0.74782 },
  rack: { a: 2.386013, b: -0.90153 },
  canter: { a: 2.005463, b: -0.96045 },
  gallop: { a: 1.14589, b: -0.42978 },
};
