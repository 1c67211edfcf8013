/**
 * The skin of a field as triangles, by dual contouring on an octree (Ju et al. 2002): one vertex in every cell that the skin passes, one
 * polygon around every edge of the smallest cells that it crosses, so that cells of different size meet without a crack. Cells are as
 * small as what is there is thin. The skin is followed from one cell to the next, so that nothing is asked of the field elsewhere.
 *
 * A corner, and the smallest cell of which it is the first, is one number: ten bits each for its counts along x, y, z, so that a step along an
 * axis is a number to add. What is known of it is kept cube by cube, and only for cubes near the skin. Only the right side is asked,
 * z >= 0; edges in the median plane are the rim along which the two halves are sewn together.
 */
import type { Field } from './field.ts';
import { type HalfSkin, settle } from './settle.ts';
import { edgesOf, tangleOf } from './signs.ts';
import { each } from './triangles.ts';

/** The largest cell, in smallest ones: as large as a cube of corners. */
const LARGEST = 4;
/** Smallest cells of a block of the field, a multiple of the largest cell. */
export const BLOCK = 8;
/** A cell is at most this share of what it has to show. */
const SHARE = 1;
/** Rounds of untangling at most. */
const UNTANGLE = 6;
/** A corner in the skin itself lies outside: nought is for corners nobody has asked for. */
const TINY = 1e-6;

/** Steps along the axes, and the counts of a corner. */
const STEPS = [1, 1 << 10, 1 << 20];
const MOST = 1023;

/** From the first corner of a cell to the one with these bits, x first. */
const TO_CORNER = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (c) => (c & 1) * STEPS[0] + ((c >> 1) & 1) * STEPS[1] + (c >> 2) * STEPS[2],
);
/** The cells around an edge as the skin meets them: how far their first corners lie before the edge's, in the order of a turn from the next axis to the one after it. */
const TO_CELLS = STEPS.map((_, axis) => {
  const one = STEPS[(axis + 1) % 3];
  const two = STEPS[(axis + 2) % 3];
  return [one + two, two, 0, one];
});

/** `smallest` is the edge of a smallest cell, m. */
export function polygonise(field: Field, smallest: number): HalfSkin {
  const { start } = field;
  const [cubesX, cubesY, cubesZ] = field.blocks.map((count) => (count * BLOCK) / LARGEST + 1);
  /** Where a cube's 64 corners are kept, counted from 1. */
  const cubes = new Uint16Array(cubesX * cubesY * cubesZ);
  let kept = 0;
  const corners = new Float32Array(64 * (cubes.length + 1));
  /** The leaf in which a smallest cell lies, counted from 1. */
  const leafAt = new Uint16Array(corners.length);
  /** The first corner of each leaf, its edge in smallest cells (0 once it is divided), and which corners are inside; leaf 0 is none. */
  const origins = [0];
  const sizes = [0];
  const signs = [0];

  /** How many of them have been visited; the list grows meanwhile. */
  let visited = 1;
  /** Leaves that have smaller neighbours. */
  const coarse = new Set<number>();

  /** Where a corner is kept. */
  const placeOf = (at: number): number => {
    const cube = ((at >> 22) * cubesY + ((at >> 12) & 255)) * cubesX + ((at >> 2) & 255);
    const known = cubes[cube];
    if (known === 0) cubes[cube] = ++kept;
    return 64 * (known || kept) + ((at & 3) | ((at >> 8) & 12) | ((at >> 16) & 48));
  };

  const corner = (at: number): number => {
    const place = placeOf(at);
    if (corners[place] === 0)
      corners[place] =
        field.value(
          start[0] + (at & MOST) * smallest,
          start[1] + ((at >> 10) & MOST) * smallest,
          (at >> 20) * smallest,
        ) || TINY;
    return corners[place];
  };

  const addLeaf = (origin: number, size: number): number => {
    const leaf = sizes.push(size) - 1;
    origins.push(origin);
    signs.push(0);
    const first = placeOf(origin);
    for (let c = first; c < first + 16 * size; c += 16)
      for (let b = c; b < c + 4 * size; b += 4) for (let a = b; a < b + size; a++) leafAt[a] = leaf;
    return leaf;
  };

  /** The skin leads into a cell that is not there yet: it is added, as large as what is there allows. */
  const addMissing = (cell: number): number => {
    for (let size = LARGEST; ; size /= 2) {
      // All counts rounded down to the size.
      const at = cell & ~((size - 1) * TO_CORNER[7]);
      const edge = size * smallest;
      const x = start[0] + (at & MOST) * smallest;
      const y = start[1] + ((at >> 10) & MOST) * smallest;
      if (size === 1 || edge <= SHARE * field.thickness(x, y, (at >> 20) * smallest, edge)) return addLeaf(at, size);
    }
  };

  /** The leaf around an edge; 0 beyond the median plane. */
  const leafIn = (cell: number): number => (cell < 0 ? 0 : leafAt[placeOf(cell)] || addMissing(cell));

  /** Finds which corners of a leaf are inside, and the leaves around the edges that the skin crosses. */
  const visit = (leaf: number): void => {
    const size = sizes[leaf];
    if (size === 0) return;
    const origin = origins[leaf];
    let inside = 0;
    for (let c = 0; c < 8; c++) if (corner(origin + size * TO_CORNER[c]) < 0) inside |= 1 << c;
    signs[leaf] = inside;
    const edges = edgesOf(inside);
    each(4 * edges.length, (k) => {
      const edge = edges[k >> 2];
      const other = leafIn(origin + size * TO_CORNER[edge >> 2] - TO_CELLS[edge & 3][k & 3]);
      if (sizes[other] > size) coarse.add(other);
    });
  };

  /** The corner that is nearest to the skin changes sides where two sheets would share a vertex. Returns how many did. */
  const untangle = (): number => {
    let changed = 0;
    each(visited, (leaf) => {
      const tangled = tangleOf(signs[leaf]);
      if (tangled.length === 0) return;
      const places = tangled.map((c) => origins[leaf] + sizes[leaf] * TO_CORNER[c]);
      const least = places.reduce((a, b) => (Math.abs(corner(a)) < Math.abs(corner(b)) ? a : b));
      corners[placeOf(least)] = corner(least) < 0 ? TINY : -TINY;
      for (let c = 0; c < 8; c++) {
        visit(leafIn(least - TO_CORNER[c]));
      }
      changed++;
    });
    return changed;
  };

  /** Does the skin cross an edge and come back, as smaller neighbours know? Then one vertex cannot stand for what is in the cell. */
  const folded = (leaf: number): boolean => {
    const size = sizes[leaf];
    for (let axis = 0; axis < 3; axis++)
      for (let c = 0; c < 8; c++) {
        if ((c >> axis) & 1) continue;
        const at = origins[leaf] + size * TO_CORNER[c];
        const outside = corner(at) > 0;
        if (corner(at + size * STEPS[axis]) > 0 !== outside) continue;
        for (let step = 1; step < size; step++) {
          const known = corners[placeOf(at + step * STEPS[axis])];
          if (outside ? known < 0 : known > 0) return true;
        }
      }
    return false;
  };

  /** Cells that are too large for what is in them become eight. */
  const refine = (): void => {
    for (const leaf of coarse) {
      const half = sizes[leaf] / 2;
      if (half < 1 || !folded(leaf)) continue;
      sizes[leaf] = signs[leaf] = 0;
      for (let c = 0; c < 8; c++) addLeaf(origins[leaf] + half * TO_CORNER[c], half);
    }
    coarse.clear();
  };

  const triangles: number[] = [];
  const around = [0, 0, 0, 0];
  const ring = [0, 0, 0, 0];
  /** Of every leaf where the skin crosses its edges, added up in cells, and how often it does. */
  let sums = new Float64Array(0);

  /** Of the edge from corner `at`: the polygon between the leaves around it. Smaller cells have the edge in pieces; of equal ones the first draws it. */
  const drawEdge = (own: number, at: number, axis: number): void => {
    const size = sizes[own];
    const cells = TO_CELLS[axis];
    for (let q = 0; q < 4; q++) {
      const cell = at - cells[q];
      const leaf = cell < 0 ? 0 : leafAt[placeOf(cell)];
      around[q] = leaf;
      if (leaf > 0 && (sizes[leaf] < size || (sizes[leaf] === size && leaf < own))) return;
    }
    const from = corner(at);
    const t = (size * from) / (from - corner(at + size * STEPS[axis]));
    let count = 0;
    for (let q = 0; q < 4; q++) {
      const leaf = around[q];
      if (leaf === 0 || (q > 0 && leaf === around[q - 1]) || (q === 3 && leaf === around[0])) continue;
      const sum = 4 * leaf;
      sums[sum] += at & MOST;
      sums[sum + 1] += (at >> 10) & MOST;
      sums[sum + 2] += at >> 20;
      sums[sum + axis] += t;
      sums[sum + 3]++;
      ring[count++] = leaf;
    }
    for (let q = 2; q < count; q++) triangles.push(ring[0], ring[from < 0 ? q - 1 : q], ring[from < 0 ? q : q - 1]);
  };
  const draw = (leaf: number): void => {
    const edges = edgesOf(signs[leaf]);
    for (let e = 0; e < edges.length; e++)
      drawEdge(leaf, origins[leaf] + sizes[leaf] * TO_CORNER[edges[e] >> 2], edges[e] & 3);
  };

  // From the middle of the trunk up to its skin.
  let first =
    Math.floor((field.middle[0] - start[0]) / smallest) +
    STEPS[1] * Math.floor((field.middle[1] - start[1]) / smallest);
  while (corner(first + STEPS[1]) < 0) first += STEPS[1];
  addMissing(first);
  for (let round = 0; round < UNTANGLE; round++) {
    do {
      while (visited < sizes.length) visit(visited++);
      refine();
    } while (visited < sizes.length);
    if (untangle() === 0) break;
  }
  sums = new Float64Array(4 * sizes.length);
  each(sizes.length, draw);

  // Leaves that have a part in the skin become its vertices.
  const vertexOf = new Int32Array(sizes.length);
  const places: number[] = [];
  for (let sum = 0; sum < sums.length; sum += 4) {
    if (sums[sum + 3] === 0) continue;
    vertexOf[sum / 4] = places.length / 3;
    for (let axis = 0; axis < 3; axis++) places.push(start[axis] + (smallest * sums[sum + axis]) / sums[sum + 3]);
  }
  const positions = new Float64Array(places);
  const skin = {
    positions,
    triangles: new Int32Array(triangles.map((leaf) => vertexOf[leaf])),
    normals: new Float64Array(positions.length),
    rim: new Uint8Array(positions.length / 3),
  };
  settle(field, skin, smallest);
  return skin;
}
