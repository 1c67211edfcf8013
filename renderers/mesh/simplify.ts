/**
 * Fewer triangles for the same skin. In rounds: every vertex looks for the neighbour onto which it can be drawn at the least change of
 * shape, and those that are cheap enough are, as long as none of them touch each other. Since a vertex is only ever drawn onto a
 * neighbour, all levels of detail share one set of vertices. The skin stays closed and manifold, no triangle turns over; a rim
 * shrinks only along itself.
 */
import type { HalfSkin } from './settle.ts';
import { each, type Fans, fansOf, measureFace } from './triangles.ts';

/** A triangle may lean away from the skin at its corners by at most the angle of this cosine, and must be at least so high for the length of its longest edge. */
const TURN = 0.2;
const SLIVER = 0.1;
/** How much the length of an edge counts beside the change of shape: keeps flat parts evenly covered. A choice. */
const LENGTH = 0.001;
/** What is cheap in the first round, m squared, and how much dearer it may be in each that follows. */
const CHEAP = 1.5e-7;
const DEARER = 1.8;
const ROUNDS = 40;

/** The triangles that are left when about so many vertices are, for each target, from many to few. `height` of the animal, m. */
export function simplify(
  { positions, triangles, rim }: HalfSkin,
  normals: Float64Array,
  height: number,
  targets: readonly number[],
): Int32Array[] {
  const count = positions.length / 3;
  /** What has been lost already where a vertex is. */
  const lost = new Float64Array(count);
  const costs = new Float64Array(count).fill(Infinity);
  const onto = new Int32Array(count);
  const marks = new Int32Array(count);
  /** 1 where the triangles have changed since the costs were worked out: in the same round nothing more is done there. */
  const changed = new Uint8Array(count).fill(1);
  const moved = new Int32Array(count).map((_, v) => v);
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
      const area = measureFace(positions, moved[current[t]], moved[current[t + 1]], moved[current[t + 2]], face);
      let leans = area < SLIVER * face[3];
      for (let e = t; e < t + 3; e++) {
        const n = 3 * moved[current[e]];
        leans ||= face[0] * normals[n] + face[1] * normals[n + 1] + face[2] * normals[n + 2] < TURN * area;
      }
      moved[v] = v;
      if (leans) return false;
    }
    // Along the rim an edge has one triangle, elsewhere two; as many common neighbours, or something would be pinched.
    return common === shared && shared === (rim[v] ? 1 : 2);
  };

  /** How far a neighbour lies from the plane in which a vertex' skin lies, squared, and a share of how far away it is. */
  const costOf = (v: number, to: number): number => {
    let off = 0;
    let square = 0;
    for (let i = 0; i < 3; i++) {
      const gap = positions[3 * to + i] - positions[3 * v + i];
      off += gap * normals[3 * v + i];
      square += gap * gap;
    }
    return lost[v] + off * off + LENGTH * square;
  };

  /** Finds the cheapest neighbour of a vertex. */
  const look = (v: number): void => {
    if (!changed[v] || moved[v] !== v) return;
    let least = Infinity;
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      // One corner a triangle is enough, since the next triangle has the other; but not at a rim.
      const place = places[f] % 3;
      for (let e = 1; e < (rim[v] ? 3 : 2); e++) {
        const to = current[places[f] - place + ((place + e) % 3)];
        if (rim[v] && !rim[to]) continue;
        const cost = costOf(v, to);
        if (cost >= least) continue;
        least = cost;
        onto[v] = to;
      }
    }
    costs[v] = least;
  };

  const draw = (v: number): void => {
    const to = onto[v];
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      const t = places[f] - (places[f] % 3);
      changed[current[t]] = changed[current[t + 1]] = changed[current[t + 2]] = 1;
    }
    lost[to] = Math.max(lost[to], costs[v]);
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

  let most = CHEAP * height * height;
  const round = (target: number): void => {
    each(count, look);
    changed.fill(0);
    each(count, (v) => {
      if (used <= target || costs[v] > most || changed[v] || changed[onto[v]]) return;
      if (mayJoin(v, onto[v])) draw(v);
      // Not before something has changed here.
      else costs[v] = Infinity;
    });
    gather();
    most *= DEARER;
  };

  return targets.map((target) => {
    for (let i = 0; i < ROUNDS && used > target; i++) round(target);
    return current.slice();
  });
}

const face = /* @__PURE__ */ new Float64Array(4);
