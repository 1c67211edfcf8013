/**
 * The skin of a field as triangles, by dual contouring on an octree (Ju et al. 2002): one vertex in every cell that the skin passes, one
 * polygon around every edge of the smallest cells that it crosses, so that cells of different size meet without a crack. Cells are as
 * small as what is there is thin. The skin is followed from one cell to the next, so that nothing is asked of the field elsewhere.
 *
 * Corners and cells are counted through, x fastest, so that a step along an axis is a number to add. Only the right side is asked,
 * z >= 0; edges in the median plane are the rim along which the two halves are sewn together.
 */
import type { Field } from './field.ts';
import { type HalfSkin, settle } from './settle.ts';
import { edgesOf, tangleOf } from './signs.ts';

/** The largest cell, in smallest ones. */
const LARGEST = 4;
/** Smallest cells of a block of the field, a multiple of the largest cell. */
export const BLOCK = 8;
/** A cell is at most this share of what it has to show. */
const SHARE = 0.8;
/** Rounds of untangling at most. */
const UNTANGLE = 6;
/** A corner in the skin itself lies outside: nought is for corners nobody has asked for. */
const TINY = 1e-6;

/** `smallest` is the edge of a smallest cell, m. */
export function polygonise(field: Field, smallest: number): HalfSkin {
  const [x0, y0] = field.start;
  const [cellsX, cellsY, cellsZ] = field.blocks.map((count) => count * BLOCK);
  const row = cellsX + 1;
  const sheet = row * (cellsY + 1);
  const steps = [1, row, sheet];
  const corners = new Float32Array(sheet * (cellsZ + 1));
  /** The leaf in which a smallest cell lies, counted from 1. */
  const leafAt = new Int32Array(corners.length);
  /** The first corner of each leaf, its edge in smallest cells (0 once it is divided), and which corners are inside. */
  const origins: number[] = [];
  const sizes: number[] = [];
  const signs: number[] = [];
  /** From the first corner of a cell to the one with these bits, x first. */
  const toCorner = Int32Array.from({ length: 8 }, (_, c) => (c & 1) + ((c >> 1) & 1) * row + (c >> 2) * sheet);

  /** Of a corner or cell its counts along x, y, z. */
  const countsOf = (at: number): [number, number, number] => [
    at % row,
    Math.floor((at % sheet) / row),
    Math.floor(at / sheet),
  ];

  const corner = (at: number): number => {
    if (corners[at] === 0) {
      const [i, j, k] = countsOf(at);
      corners[at] = field.value(x0 + i * smallest, y0 + j * smallest, k * smallest) || TINY;
    }
    return corners[at];
  };

  const addLeaf = (origin: number, size: number): number => {
    sizes.push(size);
    const leaf = origins.push(origin);
    for (let c = 0; c < size; c++)
      for (let b = 0; b < size; b++) {
        const at = origin + b * row + c * sheet;
        for (let a = 0; a < size; a++) leafAt[at + a] = leaf;
      }
    return leaf;
  };

  /** The skin leads into a cell that is not there yet: it is added, as large as what is there allows and there is room for. */
  const addMissing = (cell: number): number => {
    const [i, j, k] = countsOf(cell);
    for (let size = LARGEST; ; size /= 2) {
      const [a, b, c] = [i % size, j % size, k % size];
      const edge = size * smallest;
      const thick = field.thickness(x0 + (i - a) * smallest, y0 + (j - b) * smallest, (k - c) * smallest, edge);
      if (size > 1 && edge > SHARE * thick) continue;
      const origin = cell - a - b * row - c * sheet;
      let taken = 0;
      for (let z = 0; z < size; z++)
        for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) taken += leafAt[origin + x + y * row + z * sheet];
      if (taken === 0) return addLeaf(origin, size);
    }
  };

  /** A bit for each corner that is inside. */
  const signsOf = (origin: number, size: number): number => {
    let inside = 0;
    for (let c = 0; c < 8; c++) if (corner(origin + size * toCorner[c]) < 0) inside |= 1 << c;
    return inside;
  };

  /** The corner that is nearest to the skin changes sides where two sheets would share a vertex. Returns how many did. */
  const untangle = (): number => {
    let changed = 0;
    for (let leaf = 0; leaf < sizes.length; leaf++) {
      if (tangleOf(signs[leaf]).length === 0) continue;
      // A neighbour may have changed one of its corners.
      const tangled = tangleOf(signsOf(origins[leaf], sizes[leaf]));
      if (tangled.length === 0) continue;
      const places = tangled.map((c) => origins[leaf] + sizes[leaf] * toCorner[c]);
      const least = places.reduce((a, b) => (Math.abs(corners[a]) < Math.abs(corners[b]) ? a : b));
      corners[least] = corners[least] < 0 ? TINY : -TINY;
      changed++;
    }
    return changed;
  };

  /** Does the skin cross an edge and come back, as smaller neighbours know? Then one vertex cannot stand for what is in the cell. */
  const folded = (origin: number, size: number): boolean => {
    for (let axis = 0; axis < 3; axis++)
      for (let c = 0; c < 8; c++) {
        if ((c >> axis) & 1) continue;
        const along = steps[axis];
        const at = origin + size * toCorner[c];
        // A smaller neighbour has asked for the middle of the edge; else nobody knows of a fold.
        if (corners[at + (size / 2) * along] === 0) continue;
        const outside = corner(at) > 0;
        if (corner(at + size * along) > 0 !== outside) continue;
        for (let place = 1; place < size; place++) {
          const known = corners[at + place * along];
          if (outside ? known < 0 : known > 0) return true;
        }
      }
    return false;
  };

  /** Cells that are too large for what is in them become eight. Returns how many did. */
  const refine = (): number => {
    let refined = 0;
    const count = sizes.length;
    for (let leaf = 0; leaf < count; leaf++) {
      const size = sizes[leaf];
      if (size < 2 || !folded(origins[leaf], size)) continue;
      sizes[leaf] = signs[leaf] = 0;
      for (let c = 0; c < 8; c++) addLeaf(origins[leaf] + (size / 2) * toCorner[c], size / 2);
      refined++;
    }
    return refined;
  };

  /** The cells around an edge as the skin meets them: how far their first corners lie before the edge's, in the order of a turn from the next axis to the one after it. */
  const toCells = steps.map((_, axis) => {
    const [one, two] = [steps[(axis + 1) % 3], steps[(axis + 2) % 3]];
    return [one + two, two, 0, one];
  });
  /** The leaf around an edge; 0 beyond the median plane. */
  const leafIn = (cell: number): number => (cell < 0 ? 0 : leafAt[cell] || addMissing(cell));

  /** Follows the skin from that leaf on, over the edges that it crosses. */
  const follow = (from: number): void => {
    for (let leaf = from; leaf < sizes.length; leaf++) {
      const size = sizes[leaf];
      if (size === 0) continue;
      signs[leaf] = signsOf(origins[leaf], size);
      const edges = edgesOf(signs[leaf]);
      for (let e = 0; e < edges.length; e++) {
        const at = origins[leaf] + size * toCorner[edges[e] >> 2];
        const cells = toCells[edges[e] & 3];
        for (let q = 0; q < 4; q++) leafIn(at - cells[q]);
      }
    }
  };

  const sums: number[] = [];
  const triangles: number[] = [];
  const around = [0, 0, 0, 0];
  const ring = [0, 0, 0, 0];
  let vertices = new Int32Array(0);
  const vertexOf = (leaf: number): number => {
    if (vertices[leaf] < 0) {
      vertices[leaf] = sums.length / 4;
      sums.push(0, 0, 0, 0);
    }
    return vertices[leaf];
  };

  /** Of the edge from corner `at`: the polygon between the vertices around it. Smaller cells have the edge in pieces; of equal ones the first draws it. */
  const drawEdge = (own: number, at: number, axis: number): void => {
    const size = sizes[own - 1];
    const cells = toCells[axis];
    for (let q = 0; q < 4; q++) {
      const leaf = leafIn(at - cells[q]);
      around[q] = leaf;
      if (leaf > 0 && (sizes[leaf - 1] < size || (sizes[leaf - 1] === size && leaf < own))) return;
    }
    const start = corners[at];
    const t = (size * start) / (start - corners[at + size * steps[axis]]);
    const [i, j, k] = countsOf(at);
    let count = 0;
    for (let q = 0; q < 4; q++) {
      const leaf = around[q];
      if (leaf === 0 || (q > 0 && leaf === around[q - 1]) || (q === 3 && leaf === around[0])) continue;
      const vertex = vertexOf(leaf);
      sums[4 * vertex] += i + (axis === 0 ? t : 0);
      sums[4 * vertex + 1] += j + (axis === 1 ? t : 0);
      sums[4 * vertex + 2] += k + (axis === 2 ? t : 0);
      sums[4 * vertex + 3]++;
      ring[count++] = vertex;
    }
    for (let q = 2; q < count; q++)
      if (start < 0) triangles.push(ring[0], ring[q - 1], ring[q]);
      else triangles.push(ring[0], ring[q], ring[q - 1]);
  };
  const draw = (leaf: number): void => {
    if (sizes[leaf] === 0) return;
    const edges = edgesOf(signs[leaf]);
    for (let e = 0; e < edges.length; e++)
      drawEdge(leaf + 1, origins[leaf] + sizes[leaf] * toCorner[edges[e] >> 2], edges[e] & 3);
  };

  // From the middle of the trunk up to its skin.
  let first = Math.floor((field.middle[0] - x0) / smallest) + row * Math.floor((field.middle[1] - y0) / smallest);
  while (corner(first + row) < 0) first += row;
  addMissing(first);
  for (let round = 0; round < UNTANGLE; round++) {
    let followed = 0;
    do {
      follow(followed);
      followed = sizes.length;
    } while (refine() > 0);
    if (untangle() === 0) break;
  }
  vertices = new Int32Array(sizes.length + 1).fill(-1);
  for (let leaf = 0; leaf < origins.length; leaf++) draw(leaf);

  const count = sums.length / 4;
  const positions = new Float64Array(3 * count);
  const slopes = new Float64Array(3 * count);
  for (let leaf = 0; leaf < sizes.length; leaf++) {
    const v = vertices[leaf + 1];
    if (v < 0) continue;
    for (let axis = 0; axis < 3; axis++) {
      positions[3 * v + axis] = field.start[axis] + (smallest * sums[4 * v + axis]) / sums[4 * v + 3];
      let slope = 0;
      for (let c = 0; c < 8; c++) {
        const value = corners[origins[leaf] + sizes[leaf] * toCorner[c]];
        slope += (c >> axis) & 1 ? value : -value;
      }
      slopes[3 * v + axis] = slope;
    }
  }
  const skin = { positions, triangles: Int32Array.from(triangles) };
  settle(field, skin, slopes, smallest);
  return skin;
}
