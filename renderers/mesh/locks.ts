/**
 * Hair as locks: closed, tapered strips with a cut like a lens; those of the tail run along its bones, which carry them. Each vertex says how loose it hangs, so that a shader may let the ends sway. Metres, rest pose.
 */
import type { ReliefTable } from '../../src/species/relief.ts';
import type { Flesh } from '../flesh.ts';
import { scatter } from '../hair.ts';
import { type Strand, TAIL, type Trimmings } from './trimmings.ts';
import { cross, dot, plus, type Triple, times, unit } from './triple.ts';
import { addShare } from './weights.ts';

export interface Node extends Strand {
  readonly at: Triple;
  /** Half the width as a direction, half the thickness as a direction. */
  readonly wide: Triple;
  readonly thick: Triple;
  /** Of a ball: how far its skin looks along it here. */
  readonly ahead?: Triple;
}

/** A closed tube through the nodes: so many corners a node, both ends shut. With four its cut is a lens. */
export function addLock(nodes: readonly Node[], kind: number, index: number, out: Trimmings, corners = 4): void {
  const first = out.triangles.length;
  const start = out.positions.length / 3;
  for (const node of nodes) {
    const { at, wide, thick, ahead } = node;
    const across = times(wide, 1 / dot(wide, wide));
    const up = times(thick, 1 / dot(thick, thick));
    out.strands.push([node, kind, corners]);
    for (let c = 0; c < corners; c++) {
      const turn = (2 * Math.PI * c) / corners;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      // Of an ellipse; the edges of a lens look as its faces do, a little turned.
      const along = plus(times(across, cos), up, sin);
      const normal = ahead ? plus(along, ahead) : c % 2 === 0 ? plus(unit(along), unit(thick)) : along;
      out.positions.push(...plus(plus(at, wide, cos), thick, sin));
      out.normals.push(...unit(normal));
    }
  }
  // The order of the corners decides which way the faces look: outward, whichever way the axes were told.
  const [{ at, wide, thick }, next] = nodes;
  const turned = dot(plus(next.at, at, -1), cross(wide, thick)) > 0;
  const face = (a: number, b: number, c: number): void => {
    out.triangles.push(start + a, start + (turned ? c : b), start + (turned ? b : c));
  };
  const end = corners * (nodes.length - 1);
  for (let a = 0; a < end; a++) {
    const b = (a + 1) % corners === 0 ? a + 1 - corners : a + 1;
    face(a, a + corners, b);
    face(b, a + corners, b + corners);
  }
  for (let c = 2; c < corners; c++) {
    face(0, c - 1, c);
    face(end, end + c, end + c - 1);
  }
  if (index % 2 === 0) out.sparse.push([first, out.triangles.length - first]);
}

function restOf({ rig, skin }: Flesh, point: number): Triple {
  const { pivot, offset } = skin[point];
  return [rig.rest[3 * pivot] + offset[0], rig.rest[3 * pivot + 1] + offset[1], rig.rest[3 * pivot + 2] + offset[2]];
}

/** Nodes of a lock of the tail for every section. */
const FINER = 2;

/** Through the cuts of the tail's sections, each lock at its own place in them, and beyond the last as far as it likes. */
export function growTail(flesh: Flesh, table: ReliefTable['tail'], out: Trimmings): void {
  const { tail, rig, skin } = flesh;
  const { height } = rig;
  const ragged = flesh.table.tail.ragged * height;
  const last = tail.length - 1;
  const steps = FINER * last;
  const fronts = tail.map(({ front }) => restOf(flesh, front));
  const backs = tail.map(({ back }) => restOf(flesh, back));
  const halves = tail.map(({ side }): Triple => [0, 0, skin[side].offset[2]]);
  for (let i = 0; i < table.locks; i++) {
    // A sunflower's seeds fill the cut evenly; the first is the core.
    const core = i === 0;
    const far = core ? 0 : 0.72 * Math.sqrt((i + 0.5) / table.locks);
    const [cos, sin] = [Math.cos(2.39996 * i), Math.sin(2.39996 * i)];
    const nodes: Node[] = [];
    let run: Triple = [-0.6, -0.8, 0];
    for (let n = 0; n <= steps + 1; n++) {
      const place = Math.min(n, steps) / FINER;
      const k = Math.min(last - 1, Math.floor(place));
      const f = place - k;
      const [front, back] = [along(fronts, k, f), along(backs, k, f)];
      const half = along(halves, k, f)[2];
      const depth = times(plus(front, back, -1), 0.5);
      let at = plus(plus(back, depth, 1 + far * cos), [0, 0, far * half * sin]);
      if (n > steps) at = plus(at, run, ragged * (0.5 + 1.2 * scatter(5 * i + 1)));
      else if (n > 0) run = unit(plus(at, nodes[n - 1].at, -1));
      // Looking outward from the middle of the tail.
      const outward = plus(times(unit(depth), cos), [0, 0, sin]);
      const down = place / last;
      const share = new Float32Array(rig.joints.length);
      for (const end of [0, 1])
        for (const point of [tail[k + end].front, tail[k + end].back])
          addShare(flesh, point, 0.5 * (end ? f : 1 - f), share, 0);
      const size = n > steps ? 0.08 : (0.55 + 0.75 * Math.sin(Math.PI * (0.1 + 0.75 * down))) * (core ? 1.5 : 1);
      const most = half / (height * size);
      nodes.push({
        at,
        wide: times(unit(cross(outward, run)), height * size * Math.min((core ? 1.6 : 1) * table.half, 1.1 * most)),
        thick: times(outward, height * size * Math.min((core ? 3 : 1) * table.thick, (core ? 1.1 : 0.8) * most)),
        share,
        loose: down * down,
        points: down > (table.dark ?? 1) ? 1 : 0,
      });
    }
    addLock(nodes, TAIL, i, out);
  }
}

/** Between points k and k + 1 of a smooth line through all (Catmull-Rom). */
function along(points: readonly Triple[], k: number, f: number): Triple {
  const [b, c] = [points[k], points[k + 1]];
  const a = points[k - 1] ?? b;
  const d = points[k + 2] ?? c;
  const on = (i: 0 | 1 | 2): number =>
    b[i] +
    0.5 * f * (c[i] - a[i] + f * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i] + f * (3 * (b[i] - c[i]) + d[i] - a[i])));
  return [on(0), on(1), on(2)];
}
