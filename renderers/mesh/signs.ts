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
        if (!((c >> axis) & 1) && differ(signs, c, c | (1 << axis))) edges.push(4 * c + axis);
    crossed[signs] = edges;
  }
  return edges;
}

/** Where two sheets of skin would share the one vertex of the cell, some corners of which one should change sides: else none. */
export function tangleOf(signs: number): readonly number[] {
  tangled[signs] ??= findTangle(signs);
  return tangled[signs];
}

/** Opposite corners of a face, or of the cell, are on one side and their neighbours on the other. */
function findTangle(signs: number): number[] {
  const alone = (at: number): boolean => [1, 2, 4].every((bit) => differ(signs, at, at ^ bit));
  for (let c = 0; c < 8; c++) {
    for (const face of [3, 5, 6]) {
      const one = face & -face;
      const corners = [c, c ^ one, c ^ face ^ one, c ^ face];
      if (!differ(signs, c, c ^ face) && differ(signs, c, corners[1]) && differ(signs, c, corners[2])) return corners;
    }
    if (!differ(signs, c, 7 - c) && alone(c) && alone(7 - c)) return [c, 7 - c];
  }
  return [];
}

function differ(signs: number, a: number, b: number): boolean {
  return (((signs >> a) ^ (signs >> b)) & 1) === 1;
}
