/** What makes triangles a good skin, measured: edges, fans, volumes, crossings, and what they cover seen from the side. */

export type Triangles = ArrayLike<number>;
export type Points = ArrayLike<number>;

/** More than any body has. */
const MOST_VERTICES = 2 ** 20;

/** Directed edges that do not have exactly one partner the other way: 0 in a closed, manifold, consistently wound skin. */
export function looseEdges(triangles: Triangles): number {
  const edges = new Map<number, number>();
  const keyOf = (a: number, b: number): number => a * MOST_VERTICES + b;
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const key = keyOf(triangles[t + e], triangles[t + ((e + 1) % 3)]);
      edges.set(key, (edges.get(key) ?? 0) + 1);
    }
  let loose = 0;
  for (const [key, times] of edges) {
    const partner = keyOf(key % MOST_VERTICES, Math.floor(key / MOST_VERTICES));
    if (times !== 1 || edges.get(partner) !== 1) loose++;
  }
  return loose;
}

/** Vertices whose triangles are not one fan. */
export function pinchedVertices(triangles: Triangles): number {
  const fans = new Map<number, Map<number, number>>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const v = triangles[t + e];
      const fan = fans.get(v) ?? new Map<number, number>();
      fan.set(triangles[t + ((e + 1) % 3)], triangles[t + ((e + 2) % 3)]);
      fans.set(v, fan);
    }
  let pinched = 0;
  for (const fan of fans.values()) {
    const [start] = fan.keys();
    let steps = 0;
    let at: number | undefined = start;
    do {
      at = at === undefined ? undefined : fan.get(at);
      steps++;
    } while (at !== undefined && at !== start && steps <= fan.size);
    if (steps !== fan.size) pinched++;
  }
  return pinched;
}

/** V - E + F: 2 for one skin without a handle. */
export function eulerOf(triangles: Triangles): number {
  return new Set(Array.from(triangles)).size - triangles.length / 2 + triangles.length / 3;
}

/** By the divergence theorem; positive if the triangles look outward. m^3 */
export function volumeOf(points: Points, triangles: Triangles): number {
  let six = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
    six +=
      points[a] * (points[b + 1] * points[c + 2] - points[b + 2] * points[c + 1]) +
      points[a + 1] * (points[b + 2] * points[c] - points[b] * points[c + 2]) +
      points[a + 2] * (points[b] * points[c + 1] - points[b + 1] * points[c]);
  }
  return six / 6;
}

/** Normal of a triangle, as long as twice its area. */
export function normalOf(points: Points, triangles: Triangles, t: number): [number, number, number] {
  const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
  const [ux, uy, uz] = [points[b] - points[a], points[b + 1] - points[a + 1], points[b + 2] - points[a + 2]];
  const [vx, vy, vz] = [points[c] - points[a], points[c + 1] - points[a + 1], points[c + 2] - points[a + 2]];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

/** Does the line from p to q pass through the triangle? Moeller & Trumbore 1997. */
function pierces(points: Points, p: number, q: number, a: number, b: number, c: number): boolean {
  const [px, py, pz] = [points[3 * p], points[3 * p + 1], points[3 * p + 2]];
  const [wx, wy, wz] = [points[3 * q] - px, points[3 * q + 1] - py, points[3 * q + 2] - pz];
  const [ax, ay, az] = [points[3 * a], points[3 * a + 1], points[3 * a + 2]];
  const [ux, uy, uz] = [points[3 * b] - ax, points[3 * b + 1] - ay, points[3 * b + 2] - az];
  const [vx, vy, vz] = [points[3 * c] - ax, points[3 * c + 1] - ay, points[3 * c + 2] - az];
  const [hx, hy, hz] = [wy * vz - wz * vy, wz * vx - wx * vz, wx * vy - wy * vx];
  const det = ux * hx + uy * hy + uz * hz;
  if (Math.abs(det) < 1e-14) return false;
  const [sx, sy, sz] = [px - ax, py - ay, pz - az];
  const u = (sx * hx + sy * hy + sz * hz) / det;
  if (u < 0 || u > 1) return false;
  const [rx, ry, rz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
  const v = (wx * rx + wy * ry + wz * rz) / det;
  if (v < 0 || u + v > 1) return false;
  const t = (vx * rx + vy * ry + vz * rz) / det;
  return t > 0 && t < 1;
}

/**
 * How many triangles each place has where the skin passes through itself, the largest first: triangles that an edge of another one pierces,
 * neighbours excepted, those that touch together. `near` says of two vertices whether they count: parts of the
 * body far apart in the standing animal may well touch, as legs do.
 */
export function crossings(points: Points, triangles: Triangles, near: (a: number, b: number) => boolean): number[] {
  const cell = 0.04;
  const grid = new Map<number, number[]>();
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  const each = (count: number, corner: (k: number) => number, visit: (key: number) => void): void => {
    for (let axis = 0; axis < 3; axis++) {
      low[axis] = Infinity;
      high[axis] = -Infinity;
      for (let k = 0; k < count; k++) {
        const at = Math.floor(points[3 * corner(k) + axis] / cell) + 512;
        low[axis] = Math.min(low[axis], at);
        high[axis] = Math.max(high[axis], at);
      }
    }
    for (let i = low[0]; i <= high[0]; i++)
      for (let j = low[1]; j <= high[1]; j++) for (let k = low[2]; k <= high[2]; k++) visit((i * 1024 + j) * 1024 + k);
  };
  for (let t = 0; t < triangles.length; t += 3)
    each(
      3,
      (k) => triangles[t + k],
      (key) => {
        const list = grid.get(key);
        if (list) list.push(t);
        else grid.set(key, [t]);
      },
    );
  const crossed = new Set<number>();
  for (let t = 0; t < triangles.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const p = triangles[t + e];
      const q = triangles[t + ((e + 1) % 3)];
      if (p > q) continue;
      each(
        2,
        (k) => (k ? q : p),
        (key) => {
          for (const other of grid.get(key) ?? []) {
            const a = triangles[other];
            const b = triangles[other + 1];
            const c = triangles[other + 2];
            if (a === p || a === q || b === p || b === q || c === p || c === q) continue;
            if (pierces(points, p, q, a, b, c) && near(p, a)) crossed.add(other);
          }
        },
      );
    }
  return patchesOf(triangles, crossed);
}

/** Sizes of the groups of triangles that hang together by their corners, the largest first. */
function patchesOf(triangles: Triangles, chosen: ReadonlySet<number>): number[] {
  const around = new Map<number, number[]>();
  for (const t of chosen)
    for (let k = 0; k < 3; k++) around.set(triangles[t + k], [...(around.get(triangles[t + k]) ?? []), t]);
  const left = new Set(chosen);
  const sizes: number[] = [];
  for (const first of chosen) {
    if (!left.delete(first)) continue;
    const patch = [first];
    for (const t of patch)
      for (let k = 0; k < 3; k++)
        for (const other of around.get(triangles[t + k]) ?? []) if (left.delete(other)) patch.push(other);
    sizes.push(patch.length);
  }
  return sizes.sort((a, b) => b - a);
}

/** A picture of what is covered, seen from the side: one byte a pixel. */
export interface Cover {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly left: number;
  readonly bottom: number;
}

export function createCover(left: number, bottom: number, right: number, top: number, scale: number): Cover {
  const [width, height] = [Math.ceil((right - left) * scale), Math.ceil((top - bottom) * scale)];
  return { pixels: new Uint8Array(width * height), width, height, scale, left, bottom };
}

/** Fills a polygon, told as x y x y, by the even-odd rule. */
export function coverPolygon(cover: Cover, polygon: readonly number[]): void {
  const { pixels, width, height, scale, left, bottom } = cover;
  for (let row = 0; row < height; row++) {
    const y = bottom + (row + 0.5) / scale;
    const cuts: number[] = [];
    for (let i = 0; i < polygon.length; i += 2) {
      const [x0, y0] = [polygon[i], polygon[i + 1]];
      const [x1, y1] = [polygon[(i + 2) % polygon.length], polygon[(i + 3) % polygon.length]];
      if (y0 < y !== y1 < y) cuts.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0));
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = Math.max(0, Math.ceil((cuts[i] - left) * scale - 0.5));
      const to = Math.min(width - 1, Math.floor((cuts[i + 1] - left) * scale - 0.5));
      for (let column = from; column <= to; column++) pixels[row * width + column] = 1;
    }
  }
}

export function coverTriangles(cover: Cover, points: Points, triangles: Triangles): void {
  const { pixels, width, height, scale, left, bottom } = cover;
  for (let t = 0; t < triangles.length; t += 3) {
    const [x, y] = [0, 1].map((axis) =>
      [0, 1, 2].map((e) => (points[3 * triangles[t + e] + axis] - (axis ? bottom : left)) * scale - 0.5),
    );
    const area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
    if (area === 0) continue;
    const [c0, c1] = [Math.max(0, Math.ceil(Math.min(...x))), Math.min(width - 1, Math.floor(Math.max(...x)))];
    const [r0, r1] = [Math.max(0, Math.ceil(Math.min(...y))), Math.min(height - 1, Math.floor(Math.max(...y)))];
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        const a = ((x[1] - c) * (y[2] - r) - (x[2] - c) * (y[1] - r)) / area;
        const b = ((x[2] - c) * (y[0] - r) - (x[0] - c) * (y[2] - r)) / area;
        if (a >= 0 && b >= 0 && a + b <= 1) pixels[r * width + c] = 1;
      }
  }
}

/** Share of what either covers that both cover. */
export function overlap(one: Cover, two: Cover): number {
  let [both, either] = [0, 0];
  one.pixels.forEach((pixel, i) => {
    both += pixel & two.pixels[i];
    either += pixel | two.pixels[i];
  });
  return both / either;
}
