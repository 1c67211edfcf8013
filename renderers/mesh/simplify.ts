/**
 * Fewer triangles for the same skin: edges are drawn together one after the other, the one that changes the shape least first, as
 * measured by quadrics (Garland & Heckbert 1997). A vertex is only ever drawn onto a neighbour, so that all levels of
 * detail share one set of vertices. The skin stays closed and manifold: a rim shrinks only along itself.
 */
import type { HalfSkin } from './polygonise.ts';
import { rimOf } from './polygonise.ts';

/** A triangle may turn by at most the angle of this cosine. */
const TURN = 0.3;
/** How much the length of an edge counts beside the change of shape: keeps flat parts evenly covered. A choice. */
const LENGTH = 2e-4;

/** The triangles that are left when at most so many vertices are, for each target, from many to few. */
export function simplify({ positions, triangles }: HalfSkin, targets: readonly number[]): Int32Array[] {
  const count = positions.length / 3;
  const corners = Int32Array.from(triangles);
  const alive = new Uint8Array(corners.length / 3).fill(1);
  const rim = rimOf(corners, count);
  const stamp = new Int32Array(count);
  const gone = new Uint8Array(count);
  const fans: number[][] = Array.from({ length: count }, () => []);
  for (let t = 0; t < corners.length; t++) fans[corners[t]].push(Math.floor(t / 3));

  // Quadrics: the sum of squared distances from the planes of a vertex' triangles, weighted by area.
  const quadrics = new Float64Array(10 * count);
  const normal = new Float64Array(3);
  const normalOf = (a: number, b: number, c: number): number => {
    const [ax, ay, az] = [positions[3 * a], positions[3 * a + 1], positions[3 * a + 2]];
    const [ux, uy, uz] = [positions[3 * b] - ax, positions[3 * b + 1] - ay, positions[3 * b + 2] - az];
    const [vx, vy, vz] = [positions[3 * c] - ax, positions[3 * c + 1] - ay, positions[3 * c + 2] - az];
    normal[0] = uy * vz - uz * vy;
    normal[1] = uz * vx - ux * vz;
    normal[2] = ux * vy - uy * vx;
    const length = Math.sqrt(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
    if (length > 0) for (let i = 0; i < 3; i++) normal[i] /= length;
    return length / 2;
  };
  const addPlane = (v: number, x: number, y: number, z: number, d: number, weight: number): void => {
    const q = 10 * v;
    quadrics[q] += weight * x * x;
    quadrics[q + 1] += weight * x * y;
    quadrics[q + 2] += weight * x * z;
    quadrics[q + 3] += weight * x * d;
    quadrics[q + 4] += weight * y * y;
    quadrics[q + 5] += weight * y * z;
    quadrics[q + 6] += weight * y * d;
    quadrics[q + 7] += weight * z * z;
    quadrics[q + 8] += weight * z * d;
    quadrics[q + 9] += weight * d * d;
  };
  for (let t = 0; t < corners.length; t += 3) {
    const a = corners[t];
    const area = normalOf(a, corners[t + 1], corners[t + 2]);
    const [x, y, z] = normal;
    const d = -(x * positions[3 * a] + y * positions[3 * a + 1] + z * positions[3 * a + 2]);
    for (let e = 0; e < 3; e++) addPlane(corners[t + e], x, y, z, d, area);
  }
  const errorAt = (v: number, p: number): number => {
    const q = 10 * v;
    const [x, y, z] = [positions[3 * p], positions[3 * p + 1], positions[3 * p + 2]];
    return (
      x * (quadrics[q] * x + 2 * (quadrics[q + 1] * y + quadrics[q + 2] * z + quadrics[q + 3])) +
      y * (quadrics[q + 4] * y + 2 * (quadrics[q + 5] * z + quadrics[q + 6])) +
      z * (quadrics[q + 7] * z + 2 * quadrics[q + 8]) +
      quadrics[q + 9]
    );
  };

  const heap = createHeap(8 * count);
  /** The cheapest way to do away with a vertex goes into the heap. */
  const offer = (v: number): void => {
    let best = -1;
    let least = Infinity;
    for (const t of fans[v]) {
      if (!alive[t]) continue;
      for (let e = 0; e < 3; e++) {
        const to = corners[3 * t + e];
        if (to === v || (rim[v] && !rim[to])) continue;
        const dx = positions[3 * v] - positions[3 * to];
        const dy = positions[3 * v + 1] - positions[3 * to + 1];
        const dz = positions[3 * v + 2] - positions[3 * to + 2];
        const square = dx * dx + dy * dy + dz * dz;
        const cost = errorAt(v, to) + LENGTH * square * square;
        if (cost < least && !refused.has(v * count + to)) {
          least = cost;
          best = to;
        }
      }
    }
    if (best >= 0) heap.push(least, v, best, stamp[v]);
  };
  const refused = new Set<number>();

  /** Would the skin stay manifold, and no triangle turn over? */
  const mayJoin = (v: number, to: number): boolean => {
    let common = 0;
    let sharedTriangles = 0;
    const around = new Set<number>();
    for (const t of fans[to]) if (alive[t]) for (let e = 0; e < 3; e++) around.add(corners[3 * t + e]);
    const mine = new Set<number>();
    for (const t of fans[v]) {
      if (!alive[t]) continue;
      const [a, b, c] = [corners[3 * t], corners[3 * t + 1], corners[3 * t + 2]];
      for (const other of [a, b, c]) if (other !== v && other !== to) mine.add(other);
      if (a === to || b === to || c === to) {
        sharedTriangles++;
        continue;
      }
      const before = normalOf(a, b, c);
      const [x, y, z] = normal;
      const after = normalOf(a === v ? to : a, b === v ? to : b, c === v ? to : c);
      if (after < 0.02 * before || after < 1e-9 || x * normal[0] + y * normal[1] + z * normal[2] < TURN) return false;
      // No sliver: the height over the longest edge.
      const [p, q, r] = [a === v ? to : a, b === v ? to : b, c === v ? to : c];
      const longest = Math.max(squareOf(p, q), squareOf(q, r), squareOf(r, p));
      if (2 * after < 0.08 * longest) return false;
      // Nor one that lies between rim and rim.
      if (rim[p] && rim[q] && rim[r]) return false;
    }
    for (const other of mine) if (around.has(other)) common++;
    // Along the rim an edge has one triangle, elsewhere two; as many common neighbours, or something would be pinched.
    return common === sharedTriangles && sharedTriangles === (rim[v] ? 1 : 2);
  };
  const squareOf = (a: number, b: number): number =>
    (positions[3 * a] - positions[3 * b]) ** 2 +
    (positions[3 * a + 1] - positions[3 * b + 1]) ** 2 +
    (positions[3 * a + 2] - positions[3 * b + 2]) ** 2;

  for (let v = 0; v < count; v++) offer(v);
  let left = count;
  const levels: Int32Array[] = [];
  for (const target of targets) {
    while (left > target && heap.pop()) {
      const [v, to] = [heap.from, heap.to];
      if (gone[v] || heap.stamp !== stamp[v]) continue;
      if (gone[to] || !mayJoin(v, to)) {
        if (!gone[to]) refused.add(v * count + to);
        offer(v);
        continue;
      }
      for (const t of fans[v]) {
        if (!alive[t]) continue;
        let flat = false;
        for (let e = 0; e < 3; e++) flat ||= corners[3 * t + e] === to;
        if (flat) {
          alive[t] = 0;
          continue;
        }
        for (let e = 0; e < 3; e++) if (corners[3 * t + e] === v) corners[3 * t + e] = to;
        fans[to].push(t);
      }
      fans[to] = fans[to].filter((t) => alive[t]);
      for (let i = 0; i < 10; i++) quadrics[10 * to + i] += quadrics[10 * v + i];
      gone[v] = 1;
      left--;
      for (const t of fans[to])
        for (let e = 0; e < 3; e++) {
          const other = corners[3 * t + e];
          if (other === to && e > 0) continue;
          stamp[other]++;
        }
      const ring = new Set<number>();
      for (const t of fans[to]) for (let e = 0; e < 3; e++) ring.add(corners[3 * t + e]);
      for (const other of ring) {
        for (const third of ring) refused.delete(other * count + third);
        offer(other);
      }
    }
    levels.push(corners.filter((_, i) => alive[Math.floor(i / 3)]));
  }
  return levels;
}

/** A heap of (cost, from, to, stamp), the least cost first; `pop` says whether there was one and leaves it in the fields. */
function createHeap(room: number) {
  let costs = new Float64Array(room);
  let items = new Int32Array(3 * room);
  let size = 0;
  const swap = (a: number, b: number): void => {
    [costs[a], costs[b]] = [costs[b], costs[a]];
    for (let i = 0; i < 3; i++) [items[3 * a + i], items[3 * b + i]] = [items[3 * b + i], items[3 * a + i]];
  };
  const heap = {
    from: 0,
    to: 0,
    stamp: 0,
    push(cost: number, from: number, to: number, stamp: number): void {
      if (size === costs.length) {
        const [moreCosts, moreItems] = [new Float64Array(2 * size), new Int32Array(6 * size)];
        moreCosts.set(costs);
        moreItems.set(items);
        [costs, items] = [moreCosts, moreItems];
      }
      let at = size++;
      costs[at] = cost;
      items.set([from, to, stamp], 3 * at);
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (costs[parent] <= costs[at]) break;
        swap(at, parent);
        at = parent;
      }
    },
    pop(): boolean {
      if (size === 0) return false;
      heap.from = items[0];
      heap.to = items[1];
      heap.stamp = items[2];
      size--;
      swap(0, size);
      let at = 0;
      for (;;) {
        let least = at;
        for (const child of [2 * at + 1, 2 * at + 2]) if (child < size && costs[child] < costs[least]) least = child;
        if (least === at) break;
        swap(at, least);
        at = least;
      }
      return true;
    },
  };
  return heap;
}
