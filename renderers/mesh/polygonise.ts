/**
 * The skin of a field as triangles, by dual contouring on an octree (Ju et al. 2002): one vertex in every cell that the skin passes, one
 * polygon around every edge of the smallest cells that it crosses, so that cells of different size meet without a crack. Cells are as
 * small as what is there is thin. Vertices are then drawn onto the skin along the gradient.
 *
 * Only the right side is asked, z >= 0; edges in the median plane are the rim along which the two halves are sewn together.
 */
import type { Field } from './field.ts';
import { type HalfSkin, settle, splitPinched } from './settle.ts';

/** Cells of the octree's root, in smallest cells. */
const SHIFT = 3;
const ROOT = 2 ** SHIFT;
const MASK = ROOT - 1;
/** A cell is at most this share of what it has to show. */
const CELLS = 0.7;
/** A cell is looked into when the skin might be this much farther away than its corner: the field's slope is not exactly one. What is missed is found by following the skin. */
const DOUBT = 1.15;

/** Corners of a cell's faces, in turn. */
const FACES = [
  [0, 1, 3, 2],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 3, 7, 6],
  [0, 2, 6, 4],
  [1, 3, 7, 5],
];
/** Rounds of untangling at most. */
const UNTANGLE = 6;

/** The smallest and the largest edge of a cell, m: `largest` is `smallest` doubled a few times. */
export function polygonise(field: Field, smallest: number, largest: number): HalfSkin {
  const { bounds } = field;
  const [bx, by, bz] = [0, 1, 2].map((axis) => 1 + Math.ceil((bounds[3 + axis] - bounds[axis]) / (ROOT * smallest)));
  const [x0, y0, z0] = bounds;
  const [nx, ny, nz] = [bx, by, bz].map((count) => (count - 1) * ROOT);
  // Corners and cells of the roots that the skin passes, in the order in which they were met: most of the box is empty.
  const blocks = new Int32Array(bx * by * bz).fill(-1);
  let corners = new Float32Array(0);
  let leafAt = new Int32Array(0);
  let used = 0;
  const leaves: number[] = [];
  /** Edge of each leaf, in smallest cells; 0 once it is divided. */
  const sizes: number[] = [];
  const vertexOf: number[] = [];
  /** 1 for leaves whose corners were all found on one side. */
  let plain = new Uint8Array(0);

  const slot = (i: number, j: number, k: number): number => {
    const block = ((k >> SHIFT) * by + (j >> SHIFT)) * bx + (i >> SHIFT);
    let base = blocks[block];
    if (base < 0) {
      base = used;
      blocks[block] = base;
      used += ROOT ** 3;
      if (used > corners.length) {
        const [more, cells] = [new Float32Array(2 * used + 2 ** 19), new Int32Array(2 * used + 2 ** 19)];
        more.set(corners);
        cells.set(leafAt);
        [corners, leafAt] = [more, cells];
      }
      corners.fill(Number.NaN, base, used);
      leafAt.fill(-1, base, used);
    }
    return base + (((k & MASK) * ROOT + (j & MASK)) * ROOT + (i & MASK));
  };

  const corner = (i: number, j: number, k: number): number => {
    const at = slot(i, j, k);
    let value = corners[at];
    if (Number.isNaN(value)) {
      value = field.value(x0 + i * smallest, y0 + j * smallest, z0 + k * smallest);
      corners[at] = value;
    }
    return value;
  };

  const addLeaf = (i: number, j: number, k: number, size: number): number => {
    const leaf = sizes.length;
    leaves.push(i, j, k);
    sizes.push(size);
    vertexOf.push(-1);
    for (let c = 0; c < size; c++)
      for (let b = 0; b < size; b++) {
        const at = slot(i, j + b, k + c);
        leafAt.fill(leaf, at, at + size);
      }
    return leaf;
  };

  /** The skin leads into a cell that was passed over: it is added, as large as there is room, at most `size`. */
  const addMissing = (ci: number, cj: number, ck: number, size: number): number => {
    for (let edge = size; ; edge /= 2) {
      const [i, j, k] = [ci - (ci % edge), cj - (cj % edge), ck - (ck % edge)];
      let free = true;
      for (let c = 0; c < edge; c++)
        for (let b = 0; b < edge; b++) for (let a = 0; a < edge; a++) free &&= leafAt[slot(i + a, j + b, k + c)] < 0;
      if (free) return addLeaf(i, j, k, edge);
    }
  };

  const visit = (i: number, j: number, k: number, size: number): void => {
    const edge = size * smallest;
    const half = edge / 2;
    const x = x0 + i * smallest;
    const y = y0 + j * smallest;
    const z = z0 + k * smallest;
    const thick = field.thickness(x, y, z, edge);
    if (thick === Infinity) return;
    if (size > 1 && (edge > 1.001 * largest || edge > CELLS * thick)) {
      if (size < ROOT && Math.abs(field.value(x + half, y + half, z + half)) > DOUBT * 0.87 * edge) return;
      const next = size / 2;
      for (let c = 0; c < 8; c++) visit(i + (c & 1) * next, j + ((c >> 1) & 1) * next, k + (c >> 2) * next, next);
      return;
    }
    if (Math.abs(field.value(x + half, y + half, z + half)) > DOUBT * 0.87 * edge) return;
    addLeaf(i, j, k, size);
  };
  for (let k = 0; k < nz; k += ROOT)
    for (let j = 0; j < ny; j += ROOT) for (let i = 0; i < nx; i += ROOT) visit(i, j, k, ROOT);

  const sums: number[] = [];
  const triangles: number[] = [];
  const vertexIn = (leaf: number, x: number, y: number, z: number): number => {
    let vertex = vertexOf[leaf];
    if (vertex < 0) {
      vertex = sums.length / 4;
      vertexOf[leaf] = vertex;
      sums.push(0, 0, 0, 0);
    }
    sums[4 * vertex] += x;
    sums[4 * vertex + 1] += y;
    sums[4 * vertex + 2] += z;
    sums[4 * vertex + 3]++;
    return vertex;
  };

  const cube = new Float64Array(8);
  /** Has the cell corners on both sides? Leaves their values in `cube`, x fastest. */
  const mixed = (i: number, j: number, k: number, size: number): boolean => {
    let inside = 0;
    for (let c = 0; c < 8; c++) {
      cube[c] = corner(i + (c & 1) * size, j + ((c >> 1) & 1) * size, k + (c >> 2) * size);
      if (cube[c] < 0) inside++;
    }
    return inside > 0 && inside < 8;
  };

  /**
   * Where opposite corners of a face, or of a cell, are on one side and their neighbours on the other, two sheets of skin would share a
   * vertex. The corner that is nearest to the skin changes sides. Returns how many did.
   */
  const untangle = (): number => {
    let changed = 0;
    for (let leaf = 0; leaf < sizes.length; leaf++) {
      const size = sizes[leaf];
      const [i, j, k] = [leaves[3 * leaf], leaves[3 * leaf + 1], leaves[3 * leaf + 2]];
      if (size === 0 || plain[leaf] || !mixed(i, j, k, size)) continue;
      let tangled: readonly number[] | undefined;
      for (const face of FACES) {
        const [a, b, c, d] = face;
        if (cube[a] < 0 === cube[c] < 0 && cube[b] < 0 === cube[d] < 0 && cube[a] < 0 !== cube[b] < 0) tangled = face;
      }
      for (let c = 0; c < 4 && !tangled; c++) {
        const alone = (at: number): boolean => [1, 2, 4].every((bit) => cube[at ^ bit] < 0 !== cube[at] < 0);
        if (cube[c] < 0 === cube[7 - c] < 0 && alone(c) && alone(7 - c)) tangled = [c, 7 - c];
      }
      if (!tangled) continue;
      const least = tangled.reduce((best, c) => (Math.abs(cube[c]) < Math.abs(cube[best]) ? c : best));
      const at = slot(i + (least & 1) * size, j + ((least >> 1) & 1) * size, k + (least >> 2) * size);
      corners[at] = cube[least] < 0 ? 1e-6 : -1e-6;
      changed++;
    }
    return changed;
  };

  /** Does the skin cross an edge and come back, as smaller neighbours know? Then one vertex cannot stand for what is in the cell. */
  const folded = (i: number, j: number, k: number, size: number): boolean => {
    for (let edge = 0; edge < 12; edge++) {
      const axis = edge >> 2;
      const [a, b] = [(edge & 1) * size, ((edge >> 1) & 1) * size];
      const [x, y, z] = axis === 0 ? [i, j + a, k + b] : axis === 1 ? [i + a, j, k + b] : [i + a, j + b, k];
      const at = (step: number): number =>
        corners[slot(x + (axis === 0 ? step : 0), y + (axis === 1 ? step : 0), z + (axis === 2 ? step : 0))];
      // A smaller neighbour has asked for the middle of the edge; else nobody knows of a fold.
      if (Number.isNaN(at(size / 2))) continue;
      const outside = corner(x, y, z) >= 0;
      if (at(size) >= 0 !== outside) continue;
      // What nobody has asked for is not a number, and neither side.
      for (let step = 1; step < size; step++) if (outside ? at(step) < 0 : at(step) >= 0) return true;
    }
    return false;
  };

  /** Cells that are too large for what is in them become eight. Returns how many did. */
  const refine = (): number => {
    let refined = 0;
    for (let leaf = 0; leaf < sizes.length; leaf++) {
      const size = sizes[leaf];
      const [i, j, k] = [leaves[3 * leaf], leaves[3 * leaf + 1], leaves[3 * leaf + 2]];
      if (size < 2 || !folded(i, j, k, size)) continue;
      sizes[leaf] = 0;
      const half = size / 2;
      for (let c = 0; c < 8; c++) addLeaf(i + (c & 1) * half, j + ((c >> 1) & 1) * half, k + (c >> 2) * half, half);
      refined++;
    }
    return refined;
  };

  const ring = [0, 0, 0, 0];
  const around = [0, 0, 0, 0];
  /**
   * An edge from corner (i, j, k) along the axis, `size` smallest cells long, as seen from one of the cells at it. At first only the cells
   * around it are looked for.
   */
  let drawing = false;
  const crossEdge = (leaf: number, axis: number, i: number, j: number, k: number, size: number): void => {
    const start = corner(i, j, k);
    const end = axis === 0 ? corner(i + size, j, k) : axis === 1 ? corner(i, j + size, k) : corner(i, j, k + size);
    if (start < 0 === end < 0) return;
    // The four cells around it, in the order of a turn from the next axis to the one after it.
    for (let q = 0; q < 4; q++) {
      const one = q === 1 || q === 2 ? 0 : -1;
      const two = q < 2 ? -1 : 0;
      const ci = i + (axis === 0 ? 0 : axis === 1 ? two : one);
      const cj = j + (axis === 1 ? 0 : axis === 2 ? two : one);
      const ck = k + (axis === 2 ? 0 : axis === 0 ? two : one);
      if (ci < 0 || cj < 0 || ck < 0 || ci >= nx || cj >= ny || ck >= nz) {
        around[q] = -1;
        continue;
      }
      const found = leafAt[slot(ci, cj, ck)];
      const other = found < 0 ? addMissing(ci, cj, ck, size) : found;
      around[q] = other;
      // Smaller cells have this edge in pieces; of equal ones the first draws it.
      if (sizes[other] < size || (sizes[other] === size && other < leaf)) return;
    }
    if (!drawing) return;
    const t = start / (start - end);
    const x = x0 + smallest * (i + (axis === 0 ? t * size : 0));
    const y = y0 + smallest * (j + (axis === 1 ? t * size : 0));
    const z = z0 + smallest * (k + (axis === 2 ? t * size : 0));
    let count = 0;
    for (let q = 0; q < 4; q++) {
      if (around[q] < 0 || (q > 0 && around[q] === around[q - 1]) || (q === 3 && around[q] === around[0])) continue;
      ring[count++] = vertexIn(around[q], x, y, z);
    }
    if (count < 3) return;
    const outward = start < 0;
    for (let q = 2; q < count; q++) {
      if (outward) triangles.push(ring[0], ring[q - 1], ring[q]);
      else triangles.push(ring[0], ring[q], ring[q - 1]);
    }
  };

  const crossAll = (): void => {
    if (plain.length < sizes.length) {
      const known = plain;
      plain = new Uint8Array(2 * sizes.length);
      plain.set(known);
    }
    for (let leaf = 0; leaf < sizes.length; leaf++) {
      const size = sizes[leaf];
      const i = leaves[3 * leaf];
      const j = leaves[3 * leaf + 1];
      const k = leaves[3 * leaf + 2];
      if (size === 0 || plain[leaf]) continue;
      if (!mixed(i, j, k, size)) {
        if (leaf < plain.length) plain[leaf] = 1;
        continue;
      }
      for (let a = 0; a < 2; a++)
        for (let b = 0; b < 2; b++) {
          crossEdge(leaf, 0, i, j + a * size, k + b * size, size);
          crossEdge(leaf, 1, i + a * size, j, k + b * size, size);
          crossEdge(leaf, 2, i + a * size, j + b * size, k, size);
        }
    }
  };
  for (let round = 0; round < UNTANGLE; round++) {
    do crossAll();
    while (refine() > 0);
    if (untangle() === 0) break;
    plain.fill(0);
  }
  drawing = true;
  crossAll();

  const positions = new Float64Array((sums.length / 4) * 3);
  for (let v = 0; v < sums.length / 4; v++) {
    for (let axis = 0; axis < 3; axis++) positions[3 * v + axis] = sums[4 * v + axis] / sums[4 * v + 3];
  }
  const skin = splitPinched(positions, Int32Array.from(triangles));
  settle(field, skin, smallest);
  return skin;
}
