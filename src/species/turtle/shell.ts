/** The shell: its cuts, and the seams between its shields. Shares of its length; by eye: choices. */

/** Back to front: x, top, bottom, half the width, and the rim where the shell ends over the legs. */
export const cuts = [
  ['tailRim', -0.505, 0.235, 0.170, 0.105, 0.180],
  ['pygal', -0.468, 0.330, 0.124, 0.205, 0.176],
  ['rump', -0.370, 0.452, 0.100, 0.288, 0.190],
  ['croup', -0.230, 0.543, 0.090, 0.334, 0.196],
  ['dome', -0.060, 0.577, 0.088, 0.346, 0.184],
  ['crown', 0.110, 0.570, 0.088, 0.338, 0.184],
  ['chest', 0.265, 0.525, 0.090, 0.306, 0.200],
  ['nuchal', 0.385, 0.450, 0.098, 0.246, 0.226],
  ['headRim', 0.455, 0.376, 0.124, 0.172, 0.256],
  ['brow', 0.484, 0.336, 0.150, 0.090, 0.280],
] as const;

/** How much wider than an ellipse its cuts are in the round: towards the rim, and towards top and rim. */
export const WIDER = { egg: 0.32, square: 0.06 };

/** A point of the dome, forward, up and out: at x, that far round from the top, degrees. Drawn, or in the round. */
export function dome(x: number, round: number, solid = false): readonly [number, number, number] {
  const k = Math.max(1, cuts.findIndex((cut, i) => i > 0 && x <= cut[1]));
  const share = (x - cuts[k - 1][1]) / (cuts[k][1] - cuts[k - 1][1]);
  const [top, bottom, half] = ([2, solid ? 5 : 3, 4] as const).map((i) => cuts[k - 1][i] + share * (cuts[k][i] - cuts[k - 1][i]));
  const up = Math.cos((round * Math.PI) / 180);
  const wider = solid ? 1 - WIDER.egg * up + WIDER.square * up * up : 1;
  return [x, top - ((top - bottom) / 2) * (1 - up), wider * half * Math.sin((round * Math.PI) / 180)];
}

/** A name, and points of the dome: x, and how far round from the top, degrees. */
export type Seam = readonly [string, ...(readonly (readonly [number, number])[])];

export const seams: readonly Seam[] = [
  ['vertebrals', [-0.455, 26], [-0.4, 36], [-0.29, 30], [-0.2, 37], [-0.095, 30], [0.01, 37], [0.105, 30], [0.2, 37], [0.29, 30], [0.38, 38], [0.448, 28]],
  ['marginals', [-0.485, 62], [-0.4, 80], [-0.23, 84], [0, 86], [0.23, 84], [0.37, 76], [0.45, 56]],
  ...[-0.29, -0.095, 0.105, 0.29].map((x): Seam => ['vertebral', [x, 0], [x, 30]]),
  ...[-0.4, -0.2, 0.01, 0.2, 0.38].map((x): Seam => ['costal', [x, 37], [x, 60], [0.96 * x, 83]]),
];
