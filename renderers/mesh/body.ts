/**
 * The body of an animal in the round, for a renderer that draws skin: one closed surface grown from the species' flesh, with what the
 * bones must carry of every vertex and what a shader must know of its coat; mane, tail and eyes beside it. Made once for a
 * species; nothing here knows a page or a GPU. Metres, the standing pose of the rig.
 */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import type { ReliefTable } from '../../src/species/relief.ts';
import { buildFlesh, type Flesh } from '../flesh.ts';
import { createField, type Field } from './field.ts';
import { joinHalves, mirrorJoints } from './halves.ts';
import { growInset } from './insets.ts';
import { growTail } from './locks.ts';
import { createPaint } from './material.ts';
import { BLOCK, polygonise } from './polygonise.ts';
import { reliefOf } from './reliefs.ts';
import { growRuff } from './ruff.ts';
import { gradient } from './settle.ts';
import { simplify } from './simplify.ts';
import { normalsOf } from './triangles.ts';
import { createTrimmings, EYE, SKIN, type Trimmings } from './trimmings.ts';
import { packWeights, weighSkin } from './weights.ts';

/** Where a level of detail has its indices: the closed skin first, then eyes and hair (locks, closed too, but not sewn to the skin). */
export interface Level {
  readonly first: number;
  readonly count: number;
  /** How many of them are the skin's. */
  readonly skin: number;
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
   *   points: 0 coat .. 255 the colour of the points (lower legs, muzzle, rims of the ears); of an eye: its pupil
   *   ambience: how much of the sky it sees, 255 all
   *   of skin: horn, a ramp whose edge is 128 (compare per pixel and the coronet is a clean line), below 90 how pale it is; of hair: how loose it hangs
   */
  readonly material: Uint8Array;
  readonly indices: Uint32Array;
  /** The finest first. */
  readonly levels: readonly Level[];
}

/** Smallest cells for a height of one. */
const CELLS = 144;
/** How far around a vertex its normal is taken, in cells: finer relief than the skin can hold would only glitter. */
const SOFT = 1.1;
/** Cosine of the angle by which a vertex' normal may differ from that of its triangles. */
const CREASE = 0.4;
/** Vertices of half the skin of each coarser level, about. */
const FEWER = [1300, 450];

export function growBody(rig: Rig, table: FleshTable, relief?: ReliefTable): Body {
  const growth = growing(rig, table, relief);
  for (;;) {
    const { done, value } = growth.next();
    if (done) return value;
  }
}

/** The same in steps, for whoever has a page to keep alive meanwhile: field, polygons, fewer of them, hair and eyes, weights, coat, levels. */
export function* growing(
  rig: Rig,
  table: FleshTable,
  relief: ReliefTable = table.relief ?? reliefOf(rig.name),
): Generator<void, Body, void> {
  const flesh = buildFlesh(rig, table);
  const cell = rig.height / CELLS;
  const field = createField(flesh, relief, BLOCK * cell);
  yield;
  const raw = polygonise(field, cell);
  yield;
  const { positions: half } = raw;
  const triangles = [raw.triangles, ...simplify(raw, rig.height, FEWER)];
  yield;
  const trimmings = growTrimmings(flesh, field, relief);
  yield;
  const shares = weighSkin(flesh, field, half, triangles[0]);
  yield;

  const body = dress(flesh, field, relief, half, triangles[0], shares, trimmings);
  yield;
  const count = half.length / 3;
  const whole: [number, number] = [0, trimmings.triangles.length];
  const pieces = triangles.map((right, level) =>
    joinHalves(right, count, trimmings.triangles, level < 2 ? [whole] : trimmings.sparse),
  );
  const indices = new Uint32Array(pieces.reduce((sum, piece) => sum + piece.indices.length, 0));
  let first = 0;
  const ranges = pieces.map(({ indices: own, skin }): Level => {
    indices.set(own, first);
    first += own.length;
    return { first: first - own.length, count: own.length, skin };
  });
  return { ...body, indices, levels: ranges };
}

/** What a shader is told of every vertex: of the right half, of the left, of what is not skin. */
function dress(
  { rig }: Flesh,
  field: Field,
  relief: ReliefTable,
  half: Float64Array,
  triangles: Int32Array,
  shares: Float32Array,
  trimmings: Trimmings,
): Omit<Body, 'indices' | 'levels'> {
  const joints = rig.joints.length;
  const count = half.length / 3;
  const more = trimmings.kinds.length;
  const all = 2 * count + more;
  const positions = new Float32Array(3 * all);
  const normals = new Float32Array(3 * all);
  const bones = new Uint8Array(4 * all);
  const weights = new Uint8Array(4 * all);
  const material = new Uint8Array(4 * all);
  const mirrored = mirrorJoints(rig);
  const slope = new Float64Array(4);
  const faces = normalsOf(half, triangles);
  const paint = createPaint(field, rig.height, relief);
  const soft = (SOFT * rig.height) / CELLS;
  const dressVertex = (v: number): void => {
    gradient(field, half[3 * v], half[3 * v + 1], half[3 * v + 2], soft, slope);
    const length = Math.sqrt(slope[0] * slope[0] + slope[1] * slope[1] + slope[2] * slope[2]) || 1;
    let alike = 0;
    for (let i = 0; i < 3; i++) alike += (slope[i] / length) * faces[3 * v + i];
    for (let i = 3 * v; i < 3 * v + 3; i++) {
      positions[i] = half[i];
      // In a crease that is finer than the cells the triangles know better.
      normals[i] = alike < CREASE ? faces[i] : slope[i - 3 * v] / length;
    }
    packWeights(shares, v * joints, joints, 4 * v, bones, weights);
    paint(positions, normals, v, material);
    for (let k = 4 * v; k < 4 * v + 4; k++) bones[4 * count + k] = mirrored[bones[k]];
  };
  for (let v = 0; v < count; v++) dressVertex(v);
  weights.copyWithin(4 * count, 0, 4 * count);
  material.copyWithin(4 * count, 0, 4 * count);
  for (const list of [positions, normals]) {
    list.copyWithin(3 * count, 0, 3 * count);
    for (let z = 3 * count + 2; z < 6 * count; z += 3) list[z] = -list[z];
  }
  positions.set(trimmings.positions, 6 * count);
  normals.set(trimmings.normals, 6 * count);
  for (let i = 0; i < more; i++) {
    const v = 2 * count + i;
    packWeights(trimmings.shares[i], 0, joints, 4 * v, bones, weights);
    const kind = trimmings.kinds[i];
    const loose = 255 * trimmings.loose[i];
    // Where hair is rooted other hair lies over it; into a nostril falls hardly any light.
    const open = kind > EYE ? 150 + loose / 2.5 : kind === EYE ? 255 : 40;
    material.set([kind, 255 * trimmings.points[i], open, loose], 4 * v);
  }
  return { positions, normals, bones, weights, material };
}

function growTrimmings(flesh: Flesh, field: Field, relief: ReliefTable): Trimmings {
  const out = createTrimmings();
  if (relief.eye) growInset(flesh, field, relief.eye, EYE, 0, out);
  if (relief.nostril) growInset(flesh, field, relief.nostril, SKIN, 0, out);
  for (const inset of relief.bare ?? []) growInset(flesh, field, inset, SKIN, inset.dark ? 0 : 1, out);
  if (relief.ruff) growRuff(flesh, field, relief.ruff, out);
  growTail(flesh, relief.tail, out);
  return out;
}
