/** What several steps ask of triangles: the normal of one, the mean normals of vertices, which triangles meet at a vertex. */

/** Does something so many times. Loops over much work go through here, so that no compiler takes the work into each of them and compiles it again. */
export function each(count: number, act: (index: number) => void): void {
  for (let i = 0; i < count; i++) act(i);
}

/** Writes the normal of triangle a b c, as long as twice its area, and the square of its longest edge to `out`; returns that length. */
export function measureFace(positions: Float64Array, a: number, b: number, c: number, out: Float64Array): number {
  const ux = positions[3 * b] - positions[3 * a];
  const uy = positions[3 * b + 1] - positions[3 * a + 1];
  const uz = positions[3 * b + 2] - positions[3 * a + 2];
  const vx = positions[3 * c] - positions[3 * a];
  const vy = positions[3 * c + 1] - positions[3 * a + 1];
  const vz = positions[3 * c + 2] - positions[3 * a + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const u = ux * ux + uy * uy + uz * uz;
  const v = vx * vx + vy * vy + vz * vz;
  out[0] = x;
  out[1] = y;
  out[2] = z;
  out[3] = Math.max(u, v, u + v - 2 * (ux * vx + uy * vy + uz * vz));
  return Math.sqrt(x * x + y * y + z * z);
}

const normal = /* @__PURE__ */ new Float64Array(4);

/** Of every vertex the mean normal of its triangles, by area. */
export function normalsOf(positions: Float64Array, triangles: Int32Array): Float64Array {
  const normals = new Float64Array(positions.length);
  each(triangles.length / 3, (face) => {
    const t = 3 * face;
    measureFace(positions, triangles[t], triangles[t + 1], triangles[t + 2], normal);
    for (let e = t; e < t + 3; e++) for (let i = 0; i < 3; i++) normals[3 * triangles[e] + i] += normal[i];
  });
  each(positions.length / 3, (v) => {
    const n = 3 * v;
    const length = Math.sqrt(
      normals[n] * normals[n] + normals[n + 1] * normals[n + 1] + normals[n + 2] * normals[n + 2],
    );
    for (let i = n; i < n + 3; i++) normals[i] /= length || 1;
  });
  return normals;
}

/** Places of each vertex in the list of triangles: those of vertex v stand in `places` from starts[v] to starts[v + 1]. */
export interface Fans {
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

export function fansOf(triangles: Int32Array, count: number): Fans {
  const starts = new Int32Array(count + 1);
  each(triangles.length, (t) => {
    starts[triangles[t] + 1]++;
  });
  for (let v = 0; v < count; v++) starts[v + 1] += starts[v];
  const places = new Int32Array(triangles.length);
  const next = starts.slice();
  each(triangles.length, (t) => {
    places[next[triangles[t]]++] = t;
  });
  return { starts, places };
}
