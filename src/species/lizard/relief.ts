/** The lizard in the round: brow and jowl, a line of scales down the back, a fold of the throat; the tail is flesh to its tip. By eye: choices. */
import type { ReliefTable } from '../relief.ts';

// biome-ignore format: a table
export const lizardRelief: ReliefTable = {
  shape: {
    trunk: { belly: { egg: 0.18 }, barrel: { egg: 0.2 }, girth: { egg: 0.2 }, ribs: { egg: 0.18 }, vent: { cap: 0.02 } },
    head: { poll: { blend: 0.03 }, jowl: { egg: 0.16 }, eye: { egg: 0.12 }, nose: { square: 0.1 } },
    ear: {}, hoof: {},
    fore: { armpit: { blend: 0.03 }, arm: { blend: 0.026 }, elbow: { blend: 0.01 }, toe: { blend: 0.008 } },
    hind: { groin: { blend: 0.036 }, thigh: { blend: 0.03 }, stifle: { blend: 0.012 }, toe: { blend: 0.008 } },
    tail: { root: { blend: 0.04 } },
  },
  swells: [
    [ 0.500,  0.352,  0.062,  0.545,  0.344,  0.054,  0.026,  0.022,  0.012,  0.010, 1], // brow
    [ 0.462,  0.262,  0.080,  0.500,  0.250,  0.076,  0.034,  0.030,  0.008,  0.006, 1], // jowl
    [ 0.448,  0.292,  0.090,  0.448,  0.292,  0.090,  0.013,  0.013, -0.008, -0.008, 1], // ear
    [-0.300,  0.332,  0.000,  0.420,  0.354,  0.000,  0.020,  0.020,  0.006,  0.006, 1], // scales of the back
    [ 0.360,  0.205,  0.030,  0.372,  0.250,  0.075,  0.016,  0.016, -0.006, -0.005, 1], // fold of the throat
    [ 0.630,  0.246,  0.020,  0.500,  0.252,  0.084,  0.010,  0.010, -0.006, -0.006, 1], // mouth
  ],
  eye: { at: [0.528, 0.314, 0.078], half: [0.019, 0.016, 0.012], toward: -8, sunk: 0.4 },
  nostril: { at: [0.613, 0.284, 0.036], half: [0.007, 0.005, 0.004], toward: 30, sunk: 0.5 },
  stockings: { fore: [0, 0.12], hind: [0, 0.12] },
  marks: [{ mark: 'snout', at: [0.63, 0.25, 0], full: 0.03, none: 0.1 }],
  dock: 9,
  tail: { locks: 0, half: 0.02, thick: 0.01 },
};
