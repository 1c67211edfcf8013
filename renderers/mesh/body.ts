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
import type { HalfSkin } from './settle.ts';
import { simplify } from './simplify.ts';
import { each, normalsOf } from './triangles.ts';
import { EYE, SKIN, type Trimmings } from './trimmings.ts';
import { evenOut, packShares, rankShare, weigh } from './weights.ts';

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

/**
 * The same in steps, for whoever has a page to keep alive meanwhile: field, polygons, hair and eyes, coat, weights; then the body is there and
 * can be drawn, at every size with all it has, until it is given its coarser levels.
 */
export function* growing(
  rig: Rig,
  table: FleshTable,
  relief: ReliefTable = table.relief ?? reliefOf(rig.name),
): Generator<Body | undefined, Body, void> {
  const flesh = buildFlesh(rig, table);
  const cell = rig.height / CELLS;
  const field = createField(flesh, relief, BLOCK * cell);
  yield;
  const raw = polygonise(field, cell);
  yield;
  const trimmings = growTrimmings(flesh, field, relief);
  yield;
  const count = raw.positions.length / 3;
  const vertices = makeRoom(2 * count + trimmings.positions.length / 3);
  const shares = new Float32Array(count * rig.joints.length);
  const faces = normalsOf(raw.positions, raw.triangles);
  const ease = dress(flesh, field, relief, raw, faces, shares, vertices);
  yield;
  const best = new Float32Array(vertices.bones.length);
  evenOut(shares, raw.triangles, ease, vertices.bones, best);
  hang(rig, count, best, trimmings, vertices);
  const indices: number[] = [];
  const { triangles, sparse } = trimmings;
  const join = (right: Int32Array, level: number): Level =>
    joinHalves(right, raw.rim, triangles, level < 2 ? [[0, triangles.length]] : sparse, indices);
  const full = join(raw.triangles, 0);
  const body: Body = { ...vertices, indices: new Uint32Array(indices), levels: [full, full, full] };
  yield body;
  const coarser = simplify(raw, faces, rig.height, FEWER);
  yield;
  const levels = [full, ...coarser.map((right, i) => join(right, i + 1))];
  return Object.assign(body, { levels, indices: new Uint32Array(indices) });
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
  { positions: half, normals: slopes }: HalfSkin,
  faces: Float64Array,
  shares: Float32Array,
  { positions, normals, material }: Vertices,
): Float32Array {
  const { height, joints } = flesh.rig;
  const ease = new Float32Array(half.length / 3);
  const paint = createPaint(field, height, relief);
  each(ease.length, (i) => {
    // From all over the body in turn, so that a compiler soon has seen every case. (A prime that no count of vertices is a multiple of.)
    const v = (65537 * i) % ease.length;
    const at = 3 * v;
    const z = half[at + 2];
    const alike = slopes[at] * faces[at] + slopes[at + 1] * faces[at + 1] + slopes[at + 2] * faces[at + 2];
    // In a crease that is finer than the cells the triangles know better.
    const best = alike < CREASE ? faces : slopes;
    for (let n = at; n < at + 3; n++) {
      positions[n] = half[n];
      normals[n] = best[n];
    }
    field.value(half[at], half[at + 1], z);
    ease[v] = weigh(flesh, field, z, shares, v * joints.length);
    paint(positions, normals, v, material);
  });
  return ease;
}

/** Bones and their shares of the right half; then the left as its image, and what is not skin. */
function hang(rig: Rig, count: number, best: Float32Array, trimmings: Trimmings, body: Vertices): void {
  const { bones, weights, material } = body;
  const mirrored = mirrorJoints(rig);
  each(count, (v) => {
    packShares(4 * v, bones, best, weights);
  });
  for (const list of [bones, weights, material]) list.copyWithin(4 * count, 0, 4 * count);
  for (let k = 4 * count; k < 8 * count; k++) bones[k] = mirrored[bones[k]];
  for (const list of ['positions', 'normals'] as const) {
    body[list].copyWithin(3 * count, 0, 3 * count);
    for (let z = 3 * count + 2; z < 6 * count; z += 3) body[list][z] *= -1;
    body[list].set(trimmings[list], 6 * count);
  }
  let v = 8 * count;
  for (const [{ share, loose, points = 0 }, kind, vertices] of trimmings.strands) {
    share.forEach((part, joint) => {
      rankShare(joint, part, v, bones, best);
    });
    packShares(v, bones, best, weights);
    // Where hair is rooted other hair lies over it; into a nostril falls hardly any light.
    material.set([kind, 255 * points, kind > EYE ? 150 + 102 * loose : kind === EYE ? 255 : 40, 255 * loose], v);
    for (const list of [bones, weights, material])
      for (let n = 1; n < vertices; n++) list.copyWithin(v + 4 * n, v, v + 4);
    v += 4 * vertices;
  }
}

function growTrimmings(flesh: Flesh, field: Field, relief: ReliefTable): Trimmings {
  const out: Trimmings = { positions: [], normals: [], strands: [], triangles: [], sparse: [] };
  if (relief.eye) growInset(flesh, field, relief.eye, EYE, 0, out);
  if (relief.nostril) growInset(flesh, field, relief.nostril, SKIN, 0, out);
  for (const inset of relief.bare ?? []) growInset(flesh, field, inset, SKIN, inset.dark ? 0 : 1, out);
  if (relief.ruff) growRuff(flesh, field, relief.ruff, out);
  growTail(flesh, relief.tail, out);
  return out;
}
