/**
 * Mane, forelock and tail as locks: closed, tapered strips with a cut like a lens, laid on the skin or along the bones of the tail,
 * which carry them. Each vertex says how loose it hangs, so that a shader may let the ends sway. Metres, rest pose.
 */
import { vec3 } from 'gl-matrix';
import type { LockTable, ReliefTable } from '../../src/species/relief.ts';
import type { Flesh } from '../flesh.ts';
import { scatter } from '../hair.ts';
import type { Field } from './field.ts';
import { layOn, MANE, TAIL, type Trimmings } from './trimmings.ts';
import { addShare } from './weights.ts';

interface Node {
  readonly at: vec3;
  /** Half the width as a direction, half the thickness as a direction. */
  readonly wide: vec3;
  readonly thick: vec3;
  readonly share: Float32Array;
  readonly loose: number;
}

/** Width along a lock, root to tip. */
const PROFILE = [0.75, 1, 1, 0.9, 0.68, 0.15];

/** A closed strip through the nodes: four corners a node, points at both ends. */
function addLock(nodes: readonly Node[], kind: number, index: number, out: Trimmings): void {
  const first = out.triangles.length;
  const start = out.positions.length / 3;
  const normal = vec3.create();
  const push = (at: vec3, node: Node): void => {
    out.positions.push(at[0], at[1], at[2]);
    out.normals.push(normal[0], normal[1], normal[2]);
    out.shares.push(node.share);
    out.kinds.push(kind);
    out.loose.push(node.loose);
  };
  for (const node of nodes) {
    for (let side = 0; side < 4; side++) {
      const axis = side % 2 === 0 ? node.wide : node.thick;
      const sign = side < 2 ? 1 : -1;
      vec3.scale(normal, axis, sign);
      vec3.normalize(normal, normal);
      // A lens: its edges look as its faces do, a little turned.
      if (side % 2 === 0) vec3.scaleAndAdd(normal, normal, vec3.normalize(vec3.create(), node.thick), 1);
      vec3.normalize(normal, normal);
      push(vec3.scaleAndAdd(vec3.create(), node.at, axis, sign), node);
    }
  }
  for (let n = 0; n + 1 < nodes.length; n++)
    for (let side = 0; side < 4; side++) {
      const a = start + 4 * n + side;
      const b = start + 4 * n + ((side + 1) % 4);
      out.triangles.push(a, a + 4, b, b, a + 4, b + 4);
    }
  const last = start + 4 * (nodes.length - 1);
  out.triangles.push(start, start + 1, start + 2, start, start + 2, start + 3);
  out.triangles.push(last, last + 2, last + 1, last, last + 3, last + 2);
  // The order of the corners decides which way the faces look: outward, whichever way the axes were told.
  const [a, b] = [nodes[0], nodes[1]];
  const run = vec3.sub(vec3.create(), b.at, a.at);
  const turn = vec3.cross(vec3.create(), a.wide, a.thick);
  if (vec3.dot(run, turn) > 0) {
    for (let t = first; t < out.triangles.length; t += 3)
      [out.triangles[t + 1], out.triangles[t + 2]] = [out.triangles[t + 2], out.triangles[t + 1]];
  }
  if (index % 2 === 0) out.sparse.push([first, out.triangles.length - first]);
}

function shareOf(flesh: Flesh, points: readonly (readonly [number, number])[]): Float32Array {
  const share = new Float32Array(flesh.rig.joints.length);
  for (const [point, part] of points) addShare(flesh, point, part, share, 0);
  return share;
}

function restOf({ rig, skin }: Flesh, point: number): vec3 {
  const { pivot, offset } = skin[point];
  return vec3.fromValues(
    rig.rest[3 * pivot] + offset[0],
    rig.rest[3 * pivot + 1] + offset[1],
    rig.rest[3 * pivot + 2] + offset[2],
  );
}

/** On the right side of the neck, as in the plates. */
export function growMane(flesh: Flesh, field: Field, table: LockTable, out: Trimmings): void {
  const { mane, rig } = flesh;
  const { height } = rig;
  const full = (flesh.table.mane?.length ?? 0.1) * height;
  const spans = mane.length - 1;
  const steps = PROFILE.length;
  for (let i = 0; i < table.locks; i++) {
    const place = (i + 0.25 + 0.5 * scatter(i)) / table.locks;
    const k = Math.min(spans - 1, Math.floor(place * spans));
    const f = place * spans - k;
    const [a, b] = [restOf(flesh, mane[k]), restOf(flesh, mane[k + 1])];
    const crest = vec3.normalize(vec3.create(), vec3.sub(vec3.create(), b, a));
    const at = vec3.lerp(vec3.create(), a, b, f);
    const share = shareOf(flesh, [
      [mane[k], 1 - f],
      [mane[k + 1], f],
    ]);
    const ends = Math.min(1, 0.55 + 3 * place, 0.5 + 2.4 * (1 - place));
    const length = full * ends * (0.72 + 0.28 * scatter(3 * i + 1));
    // Down the neck, a little back; now and then one crosses its neighbour.
    const down = vec3.fromValues(-0.3 - 0.3 * (scatter(2 * i) - 0.5), -1, 0.35);
    vec3.normalize(down, down);
    const nodes: Node[] = [];
    at[2] = -0.004 * height;
    for (let n = 0; n < steps; n++) {
      const reached = n / (steps - 1);
      const over = (0.004 + 0.005 * scatter(7 * i) + 0.012 * reached * reached) * height;
      const normal = layOn(field, at, n === 0 ? 0 : over);
      const wide = vec3.scale(vec3.create(), crest, table.half * height * PROFILE[n] * (0.8 + 0.4 * scatter(5 * i)));
      const thick = vec3.scale(vec3.create(), normal, table.thick * height * PROFILE[n]);
      nodes.push({ at: vec3.clone(at), wide, thick, share, loose: reached * reached });
      // At the crest it leaves to the side, then it hangs.
      const side = n === 0 ? 0.9 : 0;
      vec3.scaleAndAdd(at, at, down, (length / (steps - 1)) * (1 - 0.5 * side));
      at[2] += side * 0.03 * height;
    }
    addLock(nodes, MANE, i, out);
  }
}

export function growForelock(
  flesh: Flesh,
  field: Field,
  table: NonNullable<ReliefTable['forelock']>,
  out: Trimmings,
): void {
  const { rig } = flesh;
  const { height } = rig;
  const share = new Float32Array(rig.joints.length);
  share[rig.head] = 1;
  const muzzle = rig.landmarks.muzzle.offset;
  const face = vec3.normalize(vec3.create(), vec3.fromValues(muzzle[0], muzzle[1], 0));
  for (let i = 0; i < table.locks; i++) {
    const across = table.locks > 1 ? (2 * i) / (table.locks - 1) - 1 : 0;
    const at = vec3.fromValues(table.at[0] * height, table.at[1] * height, 0.4 * across * table.half * height);
    const length = table.length * height * (0.8 + 0.35 * scatter(3 * i));
    const nodes: Node[] = [];
    for (let n = 0; n < PROFILE.length; n++) {
      const along = n / (PROFILE.length - 1);
      const normal = layOn(field, at, (0.004 + 0.006 * along) * height);
      const wide = vec3.cross(vec3.create(), normal, face);
      vec3.scale(wide, vec3.normalize(wide, wide), table.half * height * PROFILE[n]);
      nodes.push({
        at: vec3.clone(at),
        wide,
        thick: vec3.scale(vec3.create(), normal, table.thick * height * PROFILE[n]),
        share,
        loose: 0.5 * along * along,
      });
      vec3.scaleAndAdd(at, at, face, length / (PROFILE.length - 1));
      at[2] += 0.004 * height * across;
    }
    addLock(nodes, MANE, i, out);
  }
}

/** Nodes of a lock of the tail for every section. */
const FINER = 2;

/** Through the cuts of the tail's sections, each lock at its own place in them, and beyond the last as far as it likes. */
export function growTail(flesh: Flesh, table: LockTable, out: Trimmings): void {
  const { tail, rig, skin } = flesh;
  const { height } = rig;
  const ragged = flesh.table.tail.ragged * height;
  const last = tail.length - 1;
  const steps = FINER * last;
  const fronts = tail.map(({ front }) => restOf(flesh, front));
  const backs = tail.map(({ back }) => restOf(flesh, back));
  const halves = tail.map(({ side }) => vec3.fromValues(0, 0, skin[side].offset[2]));
  const run = vec3.fromValues(-0.6, -0.8, 0);
  for (let i = 0; i < table.locks; i++) {
    // A sunflower's seeds fill the cut evenly; the first is the core.
    const core = i === 0;
    const far = core ? 0 : 0.72 * Math.sqrt((i + 0.5) / table.locks);
    const turn = 2.39996 * i;
    const nodes: Node[] = [];
    for (let n = 0; n <= steps + 1; n++) {
      const place = Math.min(n, steps) / FINER;
      const k = Math.min(last - 1, Math.floor(place));
      const f = place - k;
      const front = along(fronts, k, f);
      const back = along(backs, k, f);
      const half = along(halves, k, f)[2];
      const at = vec3.lerp(vec3.create(), front, back, 0.5);
      const depth = vec3.scale(vec3.create(), vec3.sub(vec3.create(), front, back), 0.5);
      vec3.scaleAndAdd(at, at, depth, far * Math.cos(turn));
      at[2] += far * half * Math.sin(turn);
      if (n > steps) vec3.scaleAndAdd(at, at, run, ragged * (0.5 + 1.2 * scatter(5 * i + 1)));
      else if (n > 0) vec3.normalize(run, vec3.sub(run, at, nodes[n - 1].at));
      // Looking outward from the middle of the tail.
      const outward = vec3.scale(vec3.create(), vec3.normalize(vec3.create(), depth), Math.cos(turn));
      outward[2] += Math.sin(turn);
      const wide = vec3.normalize(vec3.create(), vec3.cross(vec3.create(), outward, run));
      const share = place / last;
      const size = n > steps ? 0.08 : (0.55 + 0.75 * Math.sin(Math.PI * (0.1 + 0.75 * share))) * (core ? 1.5 : 1);
      nodes.push({
        at,
        wide: vec3.scale(wide, wide, Math.min((core ? 1.6 : 1) * table.half * height * size, 1.1 * half)),
        thick: vec3.scale(
          outward,
          outward,
          Math.min(table.thick * height * size * (core ? 3 : 1), (core ? 1.1 : 0.8) * half),
        ),
        share: shareOf(flesh, [
          [tail[k].front, 0.5 - 0.5 * f],
          [tail[k].back, 0.5 - 0.5 * f],
          [tail[k + 1].front, 0.5 * f],
          [tail[k + 1].back, 0.5 * f],
        ]),
        loose: share * share,
      });
    }
    addLock(nodes, TAIL, i, out);
  }
}

/** Between points k and k + 1 of a smooth line through all (Catmull-Rom). */
function along(points: readonly vec3[], k: number, f: number): vec3 {
  const [b, c] = [points[k], points[k + 1]];
  const a = points[k - 1] ?? b;
  const d = points[k + 2] ?? c;
  const out = vec3.create();
  for (let axis = 0; axis < 3; axis++) {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    out[axis] = q + 0.5 * f * (r - p + f * (2 * p - 5 * q + 4 * r - s + f * (3 * (q - r) + s - p)));
  }
  return out;
}
