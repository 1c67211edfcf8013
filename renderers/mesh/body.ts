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
import { growInset } from './insets.ts';
import { growForelock, growMane, growTail } from './locks.ts';
import { polygonise } from './polygonise.ts';
import { reliefOf } from './reliefs.ts';
import { gradient, type HalfSkin } from './settle.ts';
import { simplify } from './simplify.ts';
import { normalsOf, rimOf } from './triangles.ts';
import { createTrimmings, DARK, EYE, SKIN, type Trimmings } from './trimmings.ts';
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
const CELLS = [144, 36];
/** How far around a vertex its normal is taken, in cells: finer relief than the skin can hold would only glitter. */
const SOFT = 1.1;
/** Cosine of the angle by which a vertex' normal may differ from that of its triangles. */
const CREASE = 0.4;
/** How far from the skin it is asked for the sky, shares of height, and how much darker each answer can make it. Choices. */
const SKY = [0.012, 0.03, 0.06, 0.1];
const SHADE = 0.4;
/** Vertices of the skin of each level, about. */
const TARGETS = [10000, 2600, 900];

export function growBody(rig: Rig, table: FleshTable, relief: ReliefTable = reliefOf(rig.name)): Body {
  const flesh = buildFlesh(rig, table);
  const field = createField(flesh, relief);
  const [cell, largest] = CELLS.map((cells) => rig.height / cells);
  const raw = polygonise(field, cell, largest);
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
  const faces = normalsOf(half, triangles[0]);
  const paint = createPainter(flesh, field, relief);
  for (let v = 0; v < count; v++) {
    const x = half[3 * v];
    const y = half[3 * v + 1];
    const z = half[3 * v + 2];
    gradient(field, x, y, z, SOFT * cell, slope);
    const length = Math.sqrt(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]) || 1;
    let nx = slope[0] / length;
    let ny = slope[1] / length;
    let nz = slope[2] / length;
    // In a crease that is finer than the cells the triangles know better.
    if (nx * faces[3 * v] + ny * faces[3 * v + 1] + nz * faces[3 * v + 2] < CREASE) {
      nx = faces[3 * v];
      ny = faces[3 * v + 1];
      nz = faces[3 * v + 2];
    }
    const other = count + v;
    body.positions[3 * v] = body.positions[3 * other] = x;
    body.positions[3 * v + 1] = body.positions[3 * other + 1] = y;
    body.positions[3 * v + 2] = z;
    body.positions[3 * other + 2] = -z;
    body.normals[3 * v] = body.normals[3 * other] = nx;
    body.normals[3 * v + 1] = body.normals[3 * other + 1] = ny;
    body.normals[3 * v + 2] = nz;
    body.normals[3 * other + 2] = -nz;
    packWeights(shares, v * joints, joints, 4 * v, body.bones, body.weights);
    for (let k = 0; k < 4; k++) body.bones[4 * other + k] = mirrored[body.bones[4 * v + k]];
    body.weights.copyWithin(4 * other, 4 * v, 4 * v + 4);
    paint(x, y, z, nx, ny, nz, body.material, 4 * v);
    body.material.copyWithin(4 * other, 4 * v, 4 * v + 4);
  }
  body.positions.set(trimmings.positions, 6 * count);
  body.normals.set(trimmings.normals, 6 * count);
  for (let i = 0; i < more; i++) {
    const v = 2 * count + i;
    packWeights(trimmings.shares[i], 0, joints, 4 * v, body.bones, body.weights);
    const dark = trimmings.kinds[i] === DARK;
    const loose = Math.round(255 * trimmings.loose[i]);
    body.material.set(dark ? [SKIN, 255, 40, 0] : [trimmings.kinds[i], 0, 255, loose], 4 * v);
  }

  const pieces = triangles.map((right, level) => {
    const skin = sew(right, count);
    const ranges = level < 2 ? [[0, trimmings.triangles.length]] : trimmings.sparse;
    const rest = ranges.flatMap(([from, length]) => trimmings.triangles.slice(from, from + length));
    const indices = new Uint32Array(skin.length + rest.length);
    indices.set(skin);
    rest.forEach((v, i) => {
      indices[skin.length + i] = 2 * count + v;
    });
    return { indices, skin: skin.length };
  });
  const indices = new Uint32Array(pieces.reduce((sum, piece) => sum + piece.indices.length, 0));
  let first = 0;
  const ranges = pieces.map(({ indices: own, skin }): Level => {
    indices.set(own, first);
    first += own.length;
    return { first: first - own.length, count: own.length, skin, vertices: countUsed(own, all) };
  });
  return { ...body, indices, levels: ranges };
}

function growTrimmings(flesh: Flesh, field: Field, relief: ReliefTable): Trimmings {
  const out = createTrimmings();
  if (relief.eye) growInset(flesh, field, relief.eye, EYE, out);
  if (relief.nostril) growInset(flesh, field, relief.nostril, DARK, out);
  if (relief.mane && flesh.mane.length > 1) growMane(flesh, field, relief.mane, out);
  if (relief.forelock) growForelock(flesh, field, relief.forelock, out);
  growTail(flesh, relief.tail, out);
  return out;
}

function countUsed(indices: Uint32Array, all: number): number {
  const seen = new Uint8Array(all);
  let used = 0;
  for (let i = 0; i < indices.length; i++) {
    used += 1 - seen[indices[i]];
    seen[indices[i]] = 1;
  }
  return used;
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
function sew(right: Int32Array, count: number): Uint32Array {
  const rim = rimOf(right, count);
  // Edges between vertices of the rim: those that have no partner are the rim.
  const edges = new Set<number>();
  const add = (a: number, b: number): void => {
    if (rim[a] && rim[b]) edges.add(a * count + b);
  };
  for (let t = 0; t < right.length; t += 3) {
    add(right[t], right[t + 1]);
    add(right[t + 1], right[t + 2]);
    add(right[t + 2], right[t]);
  }
  const strip: number[] = [];
  for (const edge of edges) {
    const a = Math.floor(edge / count);
    const b = edge % count;
    if (!edges.has(b * count + a)) strip.push(b, a, a + count, b, a + count, b + count);
  }
  const out = new Uint32Array(2 * right.length + strip.length);
  out.set(right);
  for (let t = 0, at = right.length; t < right.length; t += 3, at += 3) {
    out[at] = right[t] + count;
    out[at + 1] = right[t + 2] + count;
    out[at + 2] = right[t + 1] + count;
  }
  out.set(strip, 2 * right.length);
  return out;
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
  return (x: number, y: number, z: number, nx: number, ny: number, nz: number, out: Uint8Array, to: number): void => {
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
      const [dx, dy, dz] = [x / height - at[0], y / height - at[1], z / height - at[2]];
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz);
      points = Math.max(points, 1 - smoothstep((far - full) / (none - full)));
    }
    // How much of what is over the skin is open, near and farther off.
    let open = 1;
    for (const far of SKY) {
      const away = far * height;
      const free = field.value(x + away * nx, y + away * ny, Math.abs(z + away * nz));
      // Where nothing is near the field is but a constant; elsewhere it is a distance, roughly.
      if (free !== field.reach) open *= 1 - SHADE * (1 - Math.max(0, Math.min(1, (1.3 * free) / away)));
    }
    out[to] = SKIN;
    out[to + 1] = Math.round(255 * points);
    out[to + 2] = Math.round(255 * open);
    out[to + 3] =
      hoof === Infinity ? 0 : Math.round(255 * Math.min(1, Math.max(0, 0.5 + (leg - hoof) / (0.02 * height))));
  };
}
