/**
 * Fewer triangles for the same skin. In rounds: every vertex looks for the neighbour onto which it can be drawn at the least change of
 * shape, as measured by quadrics (Garland & Heckbert 1997), and the cheapest are, as long as none of them touch each other. Since a
 * vertex is only ever drawn onto a neighbour, all levels of detail share one set of vertices. The skin stays closed and manifold,
 * no triangle turns over; a rim shrinks only along itself.
 */
import type { HalfSkin } from './settle.ts';
import { type Fans, fansOf, measureFace, normalsOf, rimOf } from './triangles.ts';

/** A triangle may lean away from the skin at its corners by at most the angle of this cosine, and must be at least so high for the length of its longest edge. */
const TURN = 0.2;
const SLIVER = 0.1;
/** How much the length of an edge counts beside the change of shape: keeps flat parts evenly covered. A choice. */
const LENGTH = 2e-4;
/** Share of the vertices that is looked at in a round, the cheapest. */
const ROUND = 0.4;
const ROUNDS = 24;
/** One of so many is asked what it costs, to know what is cheap. */
const SAMPLE = 5;

/** The triangles that are left when about so many vertices are, for each target, from many to few. */
export function simplify({ positions, triangles }: HalfSkin, targets: readonly number[]): Int32Array[] {
  const count = positions.length / 3;
  const normals = normalsOf(positions, triangles);
  const quadrics = quadricsOf(positions, triangles);
  const rim = rimOf(triangles, count);
  const costs = new Float64Array(count);
  const onto = new Int32Array(count);
  const marks = new Int32Array(count);
  const locked = new Uint8Array(count);
  const moved = new Int32Array(count);
  const movedTo = (v: number): number => (moved[v] < 0 ? v : moved[v]);
  let mark = 0;
  let current = triangles;
  let fans: Fans = fansOf(current, count);
  /** The first corner of the triangle in that place of the fans. */
  const faceAt = (f: number): number => fans.places[f] - (fans.places[f] % 3);

  /** Would the skin stay manifold, and no triangle turn over or become a sliver? */
  const mayJoin = (v: number, to: number): boolean => {
    const { starts } = fans;
    const moving = (w: number): number => (w === v ? to : w);
    mark++;
    for (let f = starts[to]; f < starts[to + 1]; f++) for (let e = 0; e < 3; e++) marks[current[faceAt(f) + e]] = mark;
    marks[to] = marks[v] = 0;
    let common = 0;
    let shared = 0;
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      const t = faceAt(f);
      let touches = false;
      for (let e = 0; e < 3; e++) {
        const other = current[t + e];
        touches ||= other === to;
        if (marks[other] !== mark) continue;
        common++;
        marks[other] = 0;
      }
      if (touches) {
        shared++;
        continue;
      }
      const area = measureFace(positions, moving(current[t]), moving(current[t + 1]), moving(current[t + 2]), face);
      if (area < SLIVER * face[3]) return false;
      for (let e = 0; e < 3; e++) {
        const n = 3 * moving(current[t + e]);
        if (face[0] * normals[n] + face[1] * normals[n + 1] + face[2] * normals[n + 2] < TURN * area) return false;
      }
      // Nor may one come to lie between rim and rim.
      if (rim[to] && !rim[v]) {
        let rims = 0;
        for (let e = 0; e < 3; e++) rims += rim[current[t + e]];
        if (rims > 1) return false;
      }
    }
    // Along the rim an edge has one triangle, elsewhere two; as many common neighbours, or something would be pinched.
    return common === shared && shared === (rim[v] ? 1 : 2);
  };

  /** Finds the cheapest neighbour of every vertex; returns how many vertices there are. */
  const look = (): number => {
    fans = fansOf(current, count);
    const { starts, places } = fans;
    let used = 0;
    for (let v = 0; v < count; v++) {
      costs[v] = Infinity;
      if (starts[v] === starts[v + 1]) continue;
      used++;
      for (let f = starts[v]; f < starts[v + 1]; f++) {
        // One corner a triangle is enough, since the next triangle has the other; but not at a rim.
        const place = places[f] % 3;
        for (let e = 1; e < (rim[v] ? 3 : 2); e++) {
          const to = current[places[f] - place + ((place + e) % 3)];
          if (rim[v] && !rim[to]) continue;
          const cost = costOf(positions, quadrics, v, to);
          if (cost >= costs[v]) continue;
          costs[v] = cost;
          onto[v] = to;
        }
      }
    }
    return used;
  };

  return targets.map((target) => {
    for (let round = 0; round < ROUNDS; round++) {
      const used = look();
      if (used <= target) break;
      // The costs of every few vertices are enough to know what is cheap.
      const some = costs.filter((cost, v) => cost < Infinity && v % SAMPLE === 0).sort();
      const dearest = some[Math.floor(ROUND * some.length)];
      let left = used;
      locked.fill(0);
      moved.fill(-1);
      for (let v = 0; v < count && left > target; v++) {
        const to = onto[v];
        if (costs[v] > dearest || locked[v] || locked[to] || !mayJoin(v, to)) continue;
        for (let f = fans.starts[v]; f < fans.starts[v + 1]; f++)
          for (let e = 0; e < 3; e++) locked[current[faceAt(f) + e]] = 1;
        for (let i = 0; i < 10; i++) quadrics[10 * to + i] += quadrics[10 * v + i];
        moved[v] = to;
        left--;
      }
      if (left === used) break;
      const kept = new Int32Array(current.length);
      let size = 0;
      for (let t = 0; t < current.length; t += 3) {
        const a = movedTo(current[t]);
        const b = movedTo(current[t + 1]);
        const c = movedTo(current[t + 2]);
        if (a === b || b === c || c === a) continue;
        kept[size++] = a;
        kept[size++] = b;
        kept[size++] = c;
      }
      current = kept.slice(0, size);
    }
    return current;
  });
}

const face = /* @__PURE__ */ new Float64Array(4);
const plane = /* @__PURE__ */ new Float64Array(4);

/** The sum of squared distances from the planes of a vertex' triangles, weighted by area: ten numbers a vertex. */
function quadricsOf(positions: Float64Array, triangles: Int32Array): Float64Array {
  const quadrics = new Float64Array((10 * positions.length) / 3);
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * triangles[t];
    const area = measureFace(positions, triangles[t], triangles[t + 1], triangles[t + 2], face) || 1e-12;
    const x = face[0] / area;
    const y = face[1] / area;
    const z = face[2] / area;
    const d = -(x * positions[a] + y * positions[a + 1] + z * positions[a + 2]);
    plane[0] = x;
    plane[1] = y;
    plane[2] = z;
    plane[3] = d;
    for (let e = 0; e < 3; e++) {
      let q = 10 * triangles[t + e];
      for (let i = 0; i < 4; i++) for (let j = i; j < 4; j++) quadrics[q++] += area * plane[i] * plane[j];
    }
  }
  return quadrics;
}

/** What it costs to draw vertex v onto its neighbour. */
function costOf(positions: Float64Array, quadrics: Float64Array, v: number, to: number): number {
  const q = 10 * v;
  const x = positions[3 * to];
  const y = positions[3 * to + 1];
  const z = positions[3 * to + 2];
  const dx = positions[3 * v] - x;
  const dy = positions[3 * v + 1] - y;
  const dz = positions[3 * v + 2] - z;
  const square = dx * dx + dy * dy + dz * dz;
  return (
    x * (quadrics[q] * x + 2 * (quadrics[q + 1] * y + quadrics[q + 2] * z + quadrics[q + 3])) +
    y * (quadrics[q + 4] * y + 2 * (quadrics[q + 5] * z + quadrics[q + 6])) +
    z * (quadrics[q + 7] * z + 2 * quadrics[q + 8]) +
    quadrics[q + 9] +
    LENGTH * square * square
  );
}
