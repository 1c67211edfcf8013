/** What a cell's corners tell: counted by three bits, x first; of `signs` a bit is set for each corner that is inside. Worked out when first asked for. */

const crossed: (number[] | undefined)[] = [];
const tangled: (number[] | undefined)[] = [];

/** The edges that the skin crosses: first corner times 4, and axis. */
export function edgesOf(signs: number): readonly number[] {
  let edges = crossed[signs];
  if (!edges) {
    edges = [];
    for (let c = 0; c < 8; c++)
      for (let axis = 0; axis < 3; axis++)
        if (!((c >> axis) & 1) && ((signs >> c) ^ (signs >> (c | (1 << axis)))) & 1) edges.push(4 * c + axis);
    crossed[signs] = edges;
  }
  return edges;
}

/** Where two sheets of skin would share the one vertex of the cell, some corners of which one should change sides: else none. */
export function tangleOf(signs: number): readonly number[] {
  tangled[signs] ??= findTangle(signs);
  return tangled[signs];
}

/** Opposite corners of a face, or of the cell, are on one side and all others on the other. */
function findTangle(signs: number): number[] {
  for (let c = 0; c < 8; c++)
    for (let to = 3; to < 8; to += to === 3 ? 2 : 1) {
      const b = c ^ to;
      const d = c ^ (to & -to);
      const e = c ^ (to & (to - 1));
      const pair = (1 << c) | (1 << b);
      const all = to === 7 ? 255 : pair | (1 << d) | (1 << e);
      if ((signs & all) === pair || (~signs & all) === pair) return to === 7 ? [c, b] : [c, b, d, e];
    }
  return [];
}
