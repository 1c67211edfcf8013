/** The turtle in the round: shields that bulge between their seams, a flat plastron, a beak; legs and head in the skin's colour. By eye: choices. */
import type { PointMark, ReliefPoint, ReliefTable, Swell } from '../relief.ts';
import { cuts, dome, seams, WIDER } from './shell.ts';

/** A little within the skin, thousandths. */
const onRim = (x: number, y: number, z: number): ReliefPoint => [1000 * x, 1000 * y, 990 * z];

/** A groove along each seam. */
const grooves = seams.flatMap(([, ...points]) =>
  points.slice(1).map(([x, round], i): Swell => {
    const [from, to] = [dome(...points[i], true), dome(x, round, true)];
    return [...onRim(...from), ...onRim(...to), 26, 26, -11, -11, 1];
  }),
);

/** The rim stands out over the legs. */
const rim = cuts.slice(1).map(([, x, , , half, low], i): Swell => {
  const [, fromX, , , fromHalf, fromLow] = cuts[i];
  return [...onRim(fromX, fromLow, fromHalf), ...onRim(x, low, half), 45, 45, 14, 14, 1];
});

/** The pale middle of each shield, in the skin's colour. */
const areolas = [
  ...[-0.385, -0.195, 0.005, 0.2, 0.37].map((x) => dome(x, 0, true)),
  ...[-0.3, -0.095, 0.105, 0.29].map((x) => dome(x, 58, true)),
].map((at): PointMark => ({ at, full: 0.02, none: 0.085 }));

// biome-ignore format: a table
export const turtleRelief: ReliefTable = {
  shape: {
    shell: Object.fromEntries(cuts.map(([at]) => [at, { ...WIDER, blend: 0.004 }])),
    head: { poll: { blend: 0.03 } },
    fore: { armpit: { blend: 0.02 }, arm: { blend: 0.02 }, toe: { blend: 0.012 } },
    hind: { groin: { blend: 0.02 }, thigh: { blend: 0.02 }, toe: { blend: 0.012 } },
    tail: { root: { blend: 0.02 } },
  },
  swells: [
    ...grooves,
    ...rim,
    [  690,   344,    52,   715,   330,    46,    20,    16,     8,     6, 1], // brow
    [  745,   276,    10,   660,   282,    72,    10,    10,    -6,    -6, 1], // mouth
  ],
  eye: { at: [0.694, 0.326, 0.060], half: [0.013, 0.011, 0.009], toward: -10, sunk: 0.4 },
  nostril: { at: [0.745, 0.312, 0.014], half: [0.005, 0.004, 0.003], toward: 20, sunk: 0.5 },
  stockings: { fore: [1, 1.1], hind: [1, 1.1] },
  marks: [
    ...areolas,
    { at: [0.66, 0.300, 0], full: 0.15, none: 0.17 },
    { at: [0.54, 0.235, 0], full: 0.08, none: 0.10 },
    { at: [-0.50, 0.140, 0], full: 0.05, none: 0.07 },
  ],
  dock: 5,
  tail: { locks: 0, half: 0.02, thick: 0.01 },
};
