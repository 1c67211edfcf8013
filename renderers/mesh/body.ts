/**
 * The body of an animal in the round, for a renderer that draws skin: one closed surface grown from the species' flesh, with what the
 * bones must carry of every vertex and what a shader must know of its coat; mane, tail and eyes beside it. Made once for a
 * species; nothing here knows a page or a GPU. Metres, the standing pose of the rig.
 */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import type { ReliefTable } from '../../src/species/relief.ts';
import { buildFlesh, type Flesh } from '../flesh.ts';
import { createField, createProbe, type Field } from './field.ts';
import { growTrimmings, SKIN } from './locks.ts';
import { gradient, type HalfSkin, polygonise } from './polygonise.ts';
import { reliefOf } from './reliefs.ts';
import { simplify } from './simplify.ts';
import { packWeights, smoothstep, weighSkin } from './weights.ts';

/** Where a level of detail has its indices: the closed skin first, then eyes and hair (locks, closed too, but not sewn to the skin). */
export interface Level {
  readonly first: number;
  readonly count: number;
  /** How many of them are the skin's. */
  readonly skin: number;
  /** Vertices in use, for whoever chooses. */
  readonly vertices: number;
}

export interface Body {
  /** 3 a vertex, m. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** 4 a vertex: joints of the rig, as in the palette. */
  readonly bones: Uint8Array;
  /** 4 a vertex, together 255. */
  readonly weights: Uint8Array;
  /**
   * 4 a vertex:
   *   what it is: 0 skin, 1 eye, 2 mane and forelock, 3 tail. The same at all corners of a triangle
   *   points: 0 coat .. 255 the colour of the points (lower legs, muzzle, rims of the ears)
   *   ambience: how much of the sky it sees, 255 all
   *   of skin: horn, a ramp whose edge is 128 (compare per pixel and the coronet is a clean line); of hair: how loose it hangs
   */
  readonly material: Uint8Array;
  readonly indices: Uint32Array;
  /** The finest first. */
  readonly levels: readonly Level[];
}

/** Cells for a height of one: smallest and largest. */
const CELLS = 84;
/** Vertices of the skin of each level, about. */
const TARGETS = [12000, 2600, 900];

export function growBody(rig: Rig, table: FleshTable, relief: ReliefTable = reliefOf(rig.name)): Body {
  const flesh = buildFlesh(rig, table);
  const field = createField(flesh, relief);
  const cell = rig.height / CELLS;
  const raw = polygonise(field, cell, 2 * cell);
  const levels = simplify(
    raw,
    TARGETS.map((target) => target / 2),
  );
  const { positions: half, triangles } = compact(raw, levels);
  const trimmings = growTrimmings(flesh, field, relief);

  const count = half.length / 3;
  const more = trimmings.positions.length / 3;
  const all = 2 * count + more;
  const joints = rig.joints.length;
  const shares = weighSkin(flesh, field, half, triangles[0]);
  const body = {
    positions: new Float32Array(3 * all),
    normals: new Float32Array(3 * all),
    bones: new Uint8Array(4 * all),
    weights: new Uint8Array(4 * all),
    material: new Uint8Array(4 * all),
  };
  const mirrored = mirrorJoints(rig);
  const slope = new Float64Array(4);
  const paint = createPainter(flesh, field, relief);
  for (let v = 0; v < count; v++) {
    const x = half[3 * v];
    const y = half[3 * v + 1];
    const z = half[3 * v + 2];
    gradient(field, x, y, z, 0.3 * cell, slope);
    const length = Math.hypot(slope[0], slope[1], slope[2]) || 1;
    const [nx, ny, nz] = [slope[0] / length, slope[1] / length, slope[2] / length];
    const other = count + v;
    body.positions.set([x, y, z], 3 * v);
    body.positions.set([x, y, -z], 3 * other);
    body.normals.set([nx, ny, nz], 3 * v);
    body.normals.set([nx, ny, -nz], 3 * other);
    packWeights(shares, v * joints, joints, 4 * v, body.bones, body.weights);
    for (let k = 0; k < 4; k++) body.bones[4 * other + k] = mirrored[body.bones[4 * v + k]];
    body.weights.copyWithin(4 * other, 4 * v, 4 * v + 4);
    paint(x, y, z, nx, ny, nz, body.material.subarray(4 * v, 4 * v + 4));
    body.material.copyWithin(4 * other, 4 * v, 4 * v + 4);
  }
  body.positions.set(trimmings.positions, 6 * count);
  body.normals.set(trimmings.normals, 6 * count);
  for (let i = 0; i < more; i++) {
    const v = 2 * count + i;
    packWeights(trimmings.shares[i], 0, joints, 4 * v, body.bones, body.weights);
    body.material.set([trimmings.kinds[i], 0, 255, Math.round(255 * trimmings.loose[i])], 4 * v);
  }

  const indices: number[] = [];
  const ranges = triangles.map((right, level): Level => {
    const first = indices.length;
    sew(right, count, indices);
    const skin = indices.length - first;
    const pieces = level < 2 ? [[0, trimmings.triangles.length]] : trimmings.sparse;
    for (const [from, length] of pieces)
      for (let t = from; t < from + length; t++) indices.push(2 * count + trimmings.triangles[t]);
    return { first, count: indices.length - first, skin, vertices: new Set(indices.slice(first)).size };
  });
  return { ...body, indices: Uint32Array.from(indices), levels: ranges };
}

/** Leaves out the vertices that not even the finest level uses. */
function compact(
  { positions }: HalfSkin,
  levels: readonly Int32Array[],
): { positions: Float64Array; triangles: Int32Array[] } {
  const fresh = new Int32Array(positions.length / 3).fill(-1);
  let count = 0;
  for (const v of levels[0]) if (fresh[v] < 0) fresh[v] = count++;
  const kept = new Float64Array(3 * count);
  for (let v = 0; v < fresh.length; v++)
    if (fresh[v] >= 0) kept.set(positions.subarray(3 * v, 3 * v + 3), 3 * fresh[v]);
  return { positions: kept, triangles: levels.map((level) => level.map((v) => fresh[v])) };
}

/** Both halves, and the strip between their rims. */
function sew(right: Int32Array, count: number, out: number[]): void {
  const edges = new Set<number>();
  for (let t = 0; t < right.length; t += 3) {
    const [a, b, c] = [right[t], right[t + 1], right[t + 2]];
    out.push(a, b, c, a + count, c + count, b + count);
    edges
      .add(a * count + b)
      .add(b * count + c)
      .add(c * count + a);
  }
  for (const edge of edges) {
    const a = Math.floor(edge / count);
    const b = edge % count;
    if (!edges.has(b * count + a)) out.push(b, a, a + count, b, a + count, b + count);
  }
}

/** For every joint the one of the other side. */
function mirrorJoints(rig: Rig): number[] {
  const mirrored = rig.joints.map((_, joint) => joint);
  for (const left of rig.legs)
    for (const right of rig.legs)
      if (left.kind === right.kind && left.side === -right.side)
        left.joints.forEach((joint, k) => {
          mirrored[joint] = right.joints[k];
        });
  return mirrored;
}

/** Writes the material of a point of the skin. */
function createPainter({ rig }: Flesh, field: Field, { stockings, marks }: ReliefTable) {
  const { height } = rig;
  const probe = createProbe(field);
  return (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Uint8Array): void => {
    field.probe(x, y, z, probe);
    let nearest = 0;
    let hoof = Infinity;
    for (let tube = 0; tube < probe.distance.length; tube++) {
      if (field.tubes[tube].name === 'hoof') hoof = Math.min(hoof, probe.distance[tube]);
      else if (probe.distance[tube] < probe.distance[nearest]) nearest = tube;
    }
    const leg = probe.distance[nearest];
    const { name } = field.tubes[nearest];
    let points = 0;
    if (name === 'fore' || name === 'hind' || hoof < leg) {
      const [full, none] = stockings[name === 'hind' ? 'hind' : 'fore'];
      points = 1 - smoothstep((y / height - full) / (none - full));
    }
    for (const { at, full, none } of marks) {
      const far = Math.hypot(x / height - at[0], y / height - at[1], z / height - at[2]);
      points = Math.max(points, 1 - smoothstep((far - full) / (none - full)));
    }
    // How much of what is over the skin is open, near and farther off.
    let open = 1;
    for (const far of [0.02, 0.06]) {
      const away = far * height;
      const free = field.value(x + away * nx, y + away * ny, Math.abs(z + away * nz)) / Math.min(away, 0.03 * height);
      open *= 0.45 + 0.55 * Math.min(1, Math.max(0, free));
    }
    out[0] = SKIN;
    out[1] = Math.round(255 * points);
    out[2] = Math.round(255 * open);
    out[3] = hoof === Infinity ? 0 : Math.round(255 * Math.min(1, Math.max(0, 0.5 + (leg - hoof) / (0.02 * height))));
  };
}
