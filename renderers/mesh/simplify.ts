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
  const costs = new Float64Array(count).fill(Infinity);
  const some = new Float64Array(Math.ceil(count / SAMPLE));
  const onto = new Int32Array(count);
  const marks = new Int32Array(count);
  /** 1 where the triangles have changed since the costs were worked out: in the same round nothing more is done there. */
  const changed = new Uint8Array(count).fill(1);
  const moved = Int32Array.from(costs, (_, v) => v);
  let mark = 0;
  let used = count;
  let current = triangles.slice();
  let { starts, places }: Fans = fansOf(current, count);

  /** Would the skin stay manifold, and no triangle turn over or become a sliver? */
  const mayJoin = (v: number, to: number): boolean => {
    mark++;
    for (let f = starts[to]; f < starts[to + 1]; f++) {
      const t = places[f] - (places[f] % 3);
      marks[current[t]] = marks[current[t + 1]] = marks[current[t + 2]] = mark;
    }
    marks[to] = marks[v] = 0;
    let common = 0;
    let shared = 0;
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      const t = places[f] - (places[f] % 3);
      let touches = false;
      let rims = 0;
      for (let e = t; e < t + 3; e++) {
        const other = current[e];
        rims += rim[other];
        if (other === to) touches = true;
        if (marks[other] !== mark) continue;
        common++;
        marks[other] = 0;
      }
      if (touches) {
        shared++;
        continue;
      }
      // Nor may one come to lie between rim and rim.
      if (rim[to] && !rim[v] && rims > 1) return false;
      moved[v] = to;
      const [a, b, c] = [moved[current[t]], moved[current[t + 1]], moved[current[t + 2]]];
      moved[v] = v;
      const area = measureFace(positions, a, b, c, face);
      if (area < SLIVER * face[3] || !leans(a, area) || !leans(b, area) || !leans(c, area)) return false;
    }
    // Along the rim an edge has one triangle, elsewhere two; as many common neighbours, or something would be pinched.
    return common === shared && shared === (rim[v] ? 1 : 2);
  };
  const leans = (v: number, area: number): boolean =>
    face[0] * normals[3 * v] + face[1] * normals[3 * v + 1] + face[2] * normals[3 * v + 2] >= TURN * area;

  /** Finds the cheapest neighbour of a vertex. */
  const look = (v: number): void => {
    let least = Infinity;
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      // One corner a triangle is enough, since the next triangle has the other; but not at a rim.
      const place = places[f] % 3;
      for (let e = 1; e < (rim[v] ? 3 : 2); e++) {
        const to = current[places[f] - place + ((place + e) % 3)];
        if (rim[v] && !rim[to]) continue;
        const cost = costOf(positions, quadrics, v, to);
        if (cost >= least) continue;
        least = cost;
        onto[v] = to;
      }
    }
    costs[v] = least;
  };

  /** So much may a vertex cost in this round, by the costs of every few. */
  const dearest = (): number => {
    let size = 0;
    for (let v = 0; v < count; v += SAMPLE) if (costs[v] < Infinity) some[size++] = costs[v];
    return size > 0 ? some.subarray(0, size).sort()[Math.floor(ROUND * size)] : Infinity;
  };

  const draw = (v: number): void => {
    const to = onto[v];
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      const t = places[f] - (places[f] % 3);
      changed[current[t]] = changed[current[t + 1]] = changed[current[t + 2]] = 1;
    }
    for (let i = 0; i < 10; i++) quadrics[10 * to + i] += quadrics[10 * v + i];
    moved[v] = to;
    costs[v] = Infinity;
    used--;
  };

  /** Leaves out the triangles that have become lines. */
  const gather = (): void => {
    let size = 0;
    for (let t = 0; t < current.length; t += 3) {
      const a = moved[current[t]];
      const b = moved[current[t + 1]];
      const c = moved[current[t + 2]];
      if (a === b || b === c || c === a) continue;
      current[size++] = a;
      current[size++] = b;
      current[size++] = c;
    }
    current = current.subarray(0, size);
    ({ starts, places } = fansOf(current, count));
  };

  const round = (target: number): boolean => {
    for (let v = 0; v < count; v++) if (changed[v] && moved[v] === v) look(v);
    changed.fill(0);
    const most = dearest();
    const before = used;
    for (let v = 0; v < count && used > target; v++) {
      if (costs[v] > most || costs[v] === Infinity || changed[v] || changed[onto[v]]) continue;
      if (mayJoin(v, onto[v])) draw(v);
      // Not before something has changed here.
      else costs[v] = Infinity;
    }
    gather();
    return used < before;
  };

  return targets.map((target) => {
    for (let i = 0; i < ROUNDS && used > target && round(target); i++);
    return current.slice();
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
