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
import { joinHalves, mirrorJoints } from './halves.ts';
import { growInset } from './insets.ts';
import { growTail } from './locks.ts';
import { createPaint } from './material.ts';
import { BLOCK, polygonise } from './polygonise.ts';
import { reliefOf } from './reliefs.ts';
import { growRuff } from './ruff.ts';
import type { HalfSkin } from './settle.ts';
import { simplify } from './simplify.ts';
import { normalsOf } from './triangles.ts';
import { createTrimmings, EYE, SKIN, type Trimmings } from './trimmings.ts';
import { evenOut, packWeights, weigh } from './weights.ts';

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

/** The same in steps, for whoever has a page to keep alive meanwhile: field, polygons, fewer of them, hair and eyes, coat, weights, levels. */
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
  const triangles = [raw.triangles, ...simplify(raw, rig.height, FEWER)];
  yield;
  const trimmings = growTrimmings(flesh, field, relief);
  yield;
  const count = raw.positions.length / 3;
  const body = makeRoom(2 * count + trimmings.kinds.length);
  const shares = new Float32Array(count * rig.joints.length);
  const ease = dress(flesh, field, relief, raw, shares, body);
  yield;
  evenOut(shares, triangles[0], rig.joints.length, ease);
  hang(rig, shares, trimmings, body);
  yield;
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

type Vertices = Omit<Body, 'indices' | 'levels'>;

function makeRoom(count: number): Vertices {
  return {
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    bones: new Uint8Array(4 * count),
    weights: new Uint8Array(4 * count),
    material: new Uint8Array(4 * count),
  };
}

/** Place, normal and coat of the right half, and what it hangs on. Returns how far each vertex gives way to its neighbours. */
function dress(
  flesh: Flesh,
  field: Field,
  relief: ReliefTable,
  { positions: half, normals: slopes, triangles }: HalfSkin,
  shares: Float32Array,
  { positions, normals, material }: Vertices,
): Float32Array {
  const { height, joints } = flesh.rig;
  const ease = new Float32Array(half.length / 3);
  const faces = normalsOf(half, triangles);
  const probe = createProbe(field);
  const paint = createPaint(field, height, relief);
  const dressVertex = (v: number): void => {
    const at = 3 * v;
    const z = half[at + 2];
    const alike = slopes[at] * faces[at] + slopes[at + 1] * faces[at + 1] + slopes[at + 2] * faces[at + 2];
    // In a crease that is finer than the cells the triangles know better.
    const best = alike < CREASE ? faces : slopes;
    for (let i = at; i < at + 3; i++) {
      positions[i] = half[i];
      normals[i] = best[i];
    }
    field.probe(half[at], half[at + 1], z, probe);
    ease[v] = weigh(flesh, field, probe, z, shares, v * joints.length);
    paint(positions, normals, v, probe, material);
  };
  for (let v = 0; v < ease.length; v++) dressVertex(v);
  return ease;
}

/** Bones and their shares of the right half; then the left as its image, and what is not skin. */
function hang(rig: Rig, shares: Float32Array, trimmings: Trimmings, body: Vertices): void {
  const { positions, normals, bones, weights, material } = body;
  const joints = rig.joints.length;
  const count = shares.length / joints;
  const mirrored = mirrorJoints(rig);
  for (let v = 0; v < count; v++) packWeights(shares, v * joints, joints, 4 * v, bones, weights);
  for (let k = 0; k < 4 * count; k++) bones[4 * count + k] = mirrored[bones[k]];
  weights.copyWithin(4 * count, 0, 4 * count);
  material.copyWithin(4 * count, 0, 4 * count);
  for (const list of [positions, normals]) {
    list.copyWithin(3 * count, 0, 3 * count);
    for (let z = 3 * count + 2; z < 6 * count; z += 3) list[z] = -list[z];
  }
  positions.set(trimmings.positions, 6 * count);
  normals.set(trimmings.normals, 6 * count);
  for (let i = 0; i < trimmings.kinds.length; i++) {
    const v = 2 * count + i;
    packWeights(trimmings.shares[i], 0, joints, 4 * v, bones, weights);
    const kind = trimmings.kinds[i];
    const loose = 255 * trimmings.loose[i];
    // Where hair is rooted other hair lies over it; into a nostril falls hardly any light.
    const open = kind > EYE ? 150 + loose / 2.5 : kind === EYE ? 255 : 40;
    material.set([kind, 255 * trimmings.points[i], open, loose], 4 * v);
  }
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
