/** The lizard in the round: brow and jowl, a line of scales down the back, a fold of the throat; the tail is flesh to its tip. By eye: choices. */
import type { ReliefTable } from '../relief.ts';

// biome-ignore format: a table
export const lizardRelief: ReliefTable = {
  shape: {
    trunk: { belly: { egg: 0.18 }, barrel: { egg: 0.2 }, girth: { egg: 0.2 }, ribs: { egg: 0.18 }, vent: { cap: 0.02 } },
    head: { poll: { blend: 0.03 }, jowl: { egg: 0.16 }, eye: { egg: 0.12 }, nose: { square: 0.1 } },
    fore: { armpit: { blend: 0.03 }, arm: { blend: 0.026 }, elbow: { blend: 0.01 }, toe: { blend: 0.008 } },
    hind: { groin: { blend: 0.036 }, thigh: { blend: 0.03 }, stifle: { blend: 0.012 }, toe: { blend: 0.008 } },
    tail: { root: { blend: 0.04 } },
  },
  swells: [
    [  500,   352,    62,   545,   344,    54,    26,    22,    12,    10, 1], // brow
    [  462,   262,    80,   500,   250,    76,    34,    30,     8,     6, 1], // jowl
    [  448,   292,    90,    13,    -8, 1], // ear
    [ -300,   356,     0,   420,   354,     0,    20,    20,     6,     6, 1], // scales of the back
    [  360,   205,    30,   372,   250,    75,    16,    16,    -6,    -5, 1], // fold of the throat
    [  630,   246,    20,   500,   252,    84,    10,    10,    -6,    -6, 1], // mouth
  ],
  eye: { at: [0.528, 0.314, 0.078], half: [0.019, 0.016, 0.012], toward: -8, sunk: 0.4 },
  nostril: { at: [0.613, 0.284, 0.036], half: [0.007, 0.005, 0.004], toward: 30, sunk: 0.5 },
  stockings: { fore: [0, 0.12], hind: [0, 0.12] },
  marks: [{ at: [0.63, 0.25, 0], full: 0.03, none: 0.1 }],
  dock: 9,
  tail: { locks: 0, half: 0.02, thick: 0.01 },
};
