/**
 * The body as a field: negative inside, positive outside, nearly metres near the skin. It is grown from the chains of sections that also
 * give the outline figure. Between two sections of a chain every quantity (centre, axes, width) runs along a cubic, so that a chain is
 * one smooth tube with elliptic, bent cuts; tubes are joined by a fillet, and swells raise or lower the skin.
 *
 *      section k        k + 1        g0, g1: distances beyond the planes of the two sections
 *         |     .p       /           t = g0 / (g0 - g1)
 *         |--g0-->--g1--/            p in the cut at t: u from edge to edge, w across, both -1..1 on the skin
 *         |            /             field: (|(u, w)| - 1), scaled to metres
 *
 * Left and right are the same: the field is asked on the right side, z >= 0. Metres, rest pose.
 */
import type { ReliefTable, Shape } from '../../src/species/relief.ts';
import type { Chain, Flesh } from '../flesh.ts';

/** One tube: the trunk, the head, a leg, a hoof, an ear. */
export interface Tube {
  readonly name: keyof ReliefTable['shape'];
  readonly chain: Chain;
  /** Index of its first segment; segment k lies between sections k and k + 1. */
  readonly first: number;
  /** The segment from which on it is on its own: of a leg, below elbow or stifle. There skin lies tight on the bone. */
  readonly free: number;
}

/** Where a point lies in each tube: written by `probe`. */
export interface Probe {
  /** Distance from the tube's skin, m; Infinity where the tube is far. */
  readonly distance: Float64Array;
  readonly segment: Int32Array;
  readonly along: Float64Array;
  readonly across: Float64Array;
}

export interface Field {
  readonly tubes: readonly Tube[];
  /** Size of the body: least and greatest x, y, z. */
  readonly bounds: Float64Array;
  /** What it tells where nothing is near, m. */
  readonly reach: number;
  value(x: number, y: number, z: number): number;
  probe(x: number, y: number, z: number, out: Probe): void;
  /** Is there anything near the box? The least thickness of what is, m; Infinity if nothing. */
  thickness(x: number, y: number, z: number, size: number): number;
}

const STRIDE = 42;
const SWELL = 11;
const BLEND = 38;
const CAP = 40;
/** Reach of a tube's field beyond its skin, and the edge of a block that knows what is near: shares of height. */
const REACH = 0.025;
const BLOCK = 0.04;
/** How much a distance out of the median plane counts for a swell: it is told as seen from the side, not how wide the body is there. */
const OUTWARD = 0.4;
/** Defaults of a shape: fillet and cap. Choices. */
const FILLET = 0.02;
const FLAT = -1;
/** No part is thinner than this share of height: cells could not hold it. */
const THIN = 0.006;

interface Span {
  readonly box: Float64Array;
  readonly thick: number;
}

export function createProbe(field: Field): Probe {
  const count = field.tubes.length;
  return {
    distance: new Float64Array(count),
    segment: new Int32Array(count),
    along: new Float64Array(count),
    across: new Float64Array(count),
  };
}

export function createField(flesh: Flesh, relief: ReliefTable): Field {
  const { rig, skin } = flesh;
  const { height, rest } = rig;
  const numbers: number[] = [];
  const spans: Span[] = [];
  const owners: number[] = [];
  const tubes: Tube[] = [];

  const pointOf = (index: number, axis: number): number =>
    skin[index].offset[axis] + rest[3 * skin[index].pivot + axis];

  const addTube = (name: Tube['name'], chain: Chain, fine: number, free = chain.length, sole = false): void => {
    const shapes = chain.map(({ at }): Shape => relief.shape[name][at] ?? {});
    const count = chain.length;
    // Centre x, y, half axis x, y, half width, centre z, egg and square of every section.
    const rows = chain.map(({ front, back, side }, i) => {
      const [fx, fy, bx, by] = [pointOf(front, 0), pointOf(front, 1), pointOf(back, 0), pointOf(back, 1)];
      const { inward = 0, egg = 0, square = 0, thin = 0 } = shapes[i];
      const z = pointOf(front, 2) - inward * height;
      const full = 1 - thin;
      return [
        (fx + bx) / 2,
        (fy + by) / 2,
        (full * (fx - bx)) / 2,
        (full * (fy - by)) / 2,
        full * skin[side].offset[2],
        z,
        egg,
        square,
      ];
    });
    // A section of no depth, like the tip of an ear, takes the direction of its neighbour.
    for (const [i, row] of rows.entries()) {
      const other = rows[i > 0 ? i - 1 : 1];
      if (Math.hypot(row[2], row[3]) > 1e-6) continue;
      row[2] = 0.3 * other[2];
      row[3] = 0.3 * other[3];
    }
    for (const row of rows) row[4] = Math.max(row[4], THIN * height);
    const gaps = rows.slice(1).map((row, i) => Math.hypot(row[0] - rows[i][0], row[1] - rows[i][1]) || 1e-6);
    const slope = (i: number, channel: number): number => {
      const before = i > 0 ? (rows[i][channel] - rows[i - 1][channel]) / gaps[i - 1] : undefined;
      const after = i < count - 1 ? (rows[i + 1][channel] - rows[i][channel]) / gaps[i] : undefined;
      if (before === undefined || after === undefined) return before ?? after ?? 0;
      return (before * gaps[i] + after * gaps[i - 1]) / (gaps[i - 1] + gaps[i]);
    };
    tubes.push({ name, chain, first: owners.length, free });
    for (let i = 0; i + 1 < count; i++) {
      const at = numbers.length;
      for (const k of [i, i + 1]) {
        const [x, y, ax, ay] = rows[k];
        const [toX, toY] = [rows[i + 1][0] - rows[i][0], rows[i + 1][1] - rows[i][1]];
        const length = Math.hypot(ax, ay) * Math.sign(toX * ay - toY * ax || 1);
        numbers.push(ay / length, -ax / length, (x * ay - y * ax) / length);
      }
      for (let channel = 0; channel < 8; channel++) {
        const [from, to] = [rows[i][channel], rows[i + 1][channel]];
        const [out, into] = [slope(i, channel) * gaps[i], slope(i + 1, channel) * gaps[i]];
        numbers.push(from, out, 3 * (to - from) - 2 * out - into, 2 * (from - to) + out + into);
      }
      for (const { blend = FILLET } of [shapes[i], shapes[i + 1]]) numbers.push(blend * height);
      const capOf = (k: number): number =>
        (shapes[k].cap ?? (0.5 * Math.min(rows[k][4], Math.hypot(rows[k][2], rows[k][3]))) / height) * height;
      numbers.push(i === 0 ? capOf(0) : 0, i === count - 2 ? (sole ? FLAT : capOf(count - 1)) : 0);
      owners.push(tubes.length - 1);
      spans.push({
        box: boxOf(numbers, at),
        thick: Math.min(...[i, i + 1].flatMap((k) => [rows[k][4], Math.hypot(rows[k][2], rows[k][3])])) / fine,
      });
    }
  };

  addTube('trunk', flesh.trunk, 1);
  addTube('head', flesh.head, 1.7);
  addTube('ear', flesh.ears[1], 2);
  if (relief.dock > 1) addTube('tail', flesh.tail.slice(0, relief.dock), 1);
  for (const { leg, chain, free, hoof } of flesh.legs) {
    if (leg.side < 0) continue;
    addTube(leg.kind, chain, 1, free);
    if (hoof) addTube('hoof', hoof, 1.5, 0, true);
  }

  const segments = Float64Array.from(numbers);
  const owner = Uint8Array.from(owners);
  const swells = Float64Array.from(
    relief.swells.flatMap((swell) => [
      ...swell.slice(0, 10).map((value) => (value ?? 0) * height),
      swell[10] ?? OUTWARD,
    ]),
  );

  // Blocks: which segments and swells are near.
  const bounds = Float64Array.of(Infinity, Infinity, 0, -Infinity, -Infinity, -Infinity);
  for (const { box } of spans) {
    for (let axis = 0; axis < 3; axis++) {
      if (axis < 2) bounds[axis] = Math.min(bounds[axis], box[axis]);
      bounds[3 + axis] = Math.max(bounds[3 + axis], box[3 + axis]);
    }
  }
  const shapes = Object.values(relief.shape).flatMap((tube) => Object.values(tube));
  const block = BLOCK * height;
  const widest = Math.max(...shapes.map(({ blend = 0 }) => blend), REACH) * height;
  const reach = REACH * height;
  for (let axis = 0; axis < 6; axis++) if (axis !== 2) bounds[axis] += axis < 3 ? -reach : reach;
  const [nx, ny, nz] = [0, 1, 2].map((axis) => Math.ceil((bounds[3 + axis] - bounds[axis]) / block));
  const starts = new Int32Array(nx * ny * nz + 1);
  const count = owner.length;
  /** Visits every block that the box touches, or would with that margin. */
  const eachBlock = (box: ArrayLike<number>, margin: number, visit: (block: number) => void): void => {
    const range = (axis: number, most: number): [number, number] => [
      Math.max(0, Math.floor((box[axis] - margin - bounds[axis]) / block)),
      Math.min(most - 1, Math.floor((box[3 + axis] + margin - bounds[axis]) / block)),
    ];
    const [x0, x1] = range(0, nx);
    const [y0, y1] = range(1, ny);
    const [z0, z1] = range(2, nz);
    for (let z = z0; z <= z1; z++)
      for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) visit((z * ny + y) * nx + x);
  };
  const enlistAll = (visit: (block: number, id: number) => void): void => {
    for (const [id, { box }] of spans.entries()) {
      // The trunk must be known wherever something may still be joined to it, the others as far as their own fillet reaches.
      const s = id * STRIDE + BLEND;
      const own = Math.max(segments[s], segments[s + 1]);
      eachBlock(box, owner[id] === 0 ? widest : Math.max(own, reach), (at) => visit(at, id));
    }
    for (let k = 0; k < swells.length; k += SWELL) {
      const wide = Math.max(swells[k + 6], swells[k + 7]);
      const box = [0, 1, 2, 3, 4, 5].map((i) => {
        const far = i % 3 === 2 ? wide / swells[k + 10] : wide;
        const other = swells[k + ((i + 3) % 6)];
        return i < 3 ? Math.min(swells[k + i], other) - far : Math.max(swells[k + i], other) + far;
      });
      eachBlock(box, 0, (at) => visit(at, count + k / SWELL));
    }
  };
  // First how many there are in each block, then which: swells after segments.
  enlistAll((at) => {
    starts[at + 1]++;
  });
  for (let at = 1; at < starts.length; at++) starts[at] += starts[at - 1];
  const entries = new Uint16Array(starts[starts.length - 1]);
  const next = starts.slice();
  enlistAll((at, id) => {
    entries[next[at]++] = id;
  });

  const blockOf = (x: number, y: number, z: number): number => {
    const i = Math.floor((x - bounds[0]) / block);
    const j = Math.floor((y - bounds[1]) / block);
    const k = Math.floor(z / block);
    return i < 0 || j < 0 || i >= nx || j >= ny || k >= nz ? -1 : (k * ny + j) * nx + i;
  };

  // Where the point lies in the last segment asked: along it, and from edge to edge. (An array: no number is boxed.)
  const place = new Float64Array(2);
  const cubic = (at: number, t: number): number =>
    segments[at] + t * (segments[at + 1] + t * (segments[at + 2] + t * segments[at + 3]));

  /** Distance from the skin of one segment; Infinity outside its slab. */
  const segmentValue = (id: number, x: number, y: number, z: number): number => {
    const s = id * STRIDE;
    const g0 = segments[s] * x + segments[s + 1] * y - segments[s + 2];
    const g1 = segments[s + 3] * x + segments[s + 4] * y - segments[s + 5];
    let t: number;
    let v = 0;
    let cut = -Infinity;
    let cap = 1;
    if (g0 < 0) {
      cap = segments[s + CAP];
      if (cap === 0 || g1 > 0) return Infinity;
      t = 0;
      v = -g0 / cap;
    } else if (g1 > 0) {
      cap = segments[s + CAP + 1];
      if (cap === 0) return Infinity;
      t = 1;
      if (cap === FLAT) {
        cut = g1;
        cap = 1;
      } else v = g1 / cap;
    } else {
      const span = g0 - g1;
      if (span < 1e-9) return Infinity;
      t = g0 / span;
      if (segments[s + CAP + 1] === FLAT) cut = g1;
    }
    const cx = cubic(s + 6, t);
    const cy = cubic(s + 10, t);
    const ax = cubic(s + 14, t);
    const ay = cubic(s + 18, t);
    const cz = cubic(s + 26, t);
    const a2 = ax * ax + ay * ay;
    const a = Math.sqrt(a2);
    const u = ((x - cx) * ax + (y - cy) * ay) / a2;
    const inU = u < -1 ? -1 : u > 1 ? 1 : u;
    const b = cubic(s + 22, t) * (1 - cubic(s + 30, t) * inU + cubic(s + 34, t) * inU * inU);
    const w = (z - cz) / b;
    place[0] = t;
    place[1] = inU;
    const k0 = Math.sqrt(u * u + w * w + v * v);
    const k1 = Math.sqrt((u / a) * (u / a) + (w / b) * (w / b) + (v / cap) * (v / cap));
    const side = k1 < 1e-9 ? -Math.min(a, b) : (k0 * (k0 - 1)) / k1;
    if (cut === -Infinity) return side;
    // The rim of a sole, hardly rounded.
    const rim = 0.009 * height;
    const h = Math.max(rim - Math.abs(side - cut), 0) / rim;
    return Math.max(side, cut) + 0.25 * h * h * rim;
  };

  const nearest = new Float64Array(tubes.length);
  const fillet = new Float64Array(tubes.length);

  const value = (x: number, y: number, z: number): number => {
    const at = blockOf(x, y, z);
    if (at < 0) return reach;
    nearest.fill(Infinity);
    let raise = 0;
    for (let e = starts[at]; e < starts[at + 1]; e++) {
      const id = entries[e];
      if (id < count) {
        const found = segmentValue(id, x, y, z);
        const tube = owner[id];
        if (found < nearest[tube]) {
          nearest[tube] = found;
          const s = id * STRIDE + BLEND;
          fillet[tube] = segments[s] + place[0] * (segments[s + 1] - segments[s]);
        }
      } else raise += swellValue((id - count) * SWELL, x, y, z);
    }
    let sum = nearest[0];
    for (let tube = 1; tube < nearest.length; tube++) {
      const other = nearest[tube];
      if (other === Infinity) continue;
      const k = fillet[tube];
      const h = k - Math.abs(sum - other);
      sum = Math.min(sum, other) - (h > 0 ? (h * h) / (4 * k) : 0);
    }
    return sum === Infinity ? reach : sum - raise;
  };

  const swellValue = (s: number, x: number, y: number, z: number): number => {
    const dx = swells[s + 3] - swells[s];
    const dy = swells[s + 4] - swells[s + 1];
    const dz = swells[s + 10] * (swells[s + 5] - swells[s + 2]);
    const px = x - swells[s];
    const py = y - swells[s + 1];
    const pz = swells[s + 10] * (z - swells[s + 2]);
    const length = dx * dx + dy * dy + dz * dz;
    let t = length > 0 ? (px * dx + py * dy + pz * dz) / length : 0;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const qx = px - t * dx;
    const qy = py - t * dy;
    const qz = pz - t * dz;
    const wide = swells[s + 6] + t * (swells[s + 7] - swells[s + 6]);
    const q = 1 - (qx * qx + qy * qy + qz * qz) / (wide * wide);
    return q <= 0 ? 0 : q * q * (swells[s + 8] + t * (swells[s + 9] - swells[s + 8]));
  };

  return {
    tubes,
    bounds,
    reach,
    value,
    probe(x, y, z, out) {
      out.distance.fill(Infinity);
      const at = blockOf(x, y, z);
      if (at < 0) return;
      for (let e = starts[at]; e < starts[at + 1] && entries[e] < count; e++) {
        const id = entries[e];
        const found = segmentValue(id, x, y, z);
        const tube = owner[id];
        if (found >= out.distance[tube]) continue;
        out.distance[tube] = found;
        out.segment[tube] = id - tubes[tube].first;
        out.along[tube] = place[0];
        out.across[tube] = place[1];
      }
    },
    thickness(x, y, z, size) {
      const at = blockOf(x + size / 2, y + size / 2, z + size / 2);
      if (at < 0) return Infinity;
      let least = Infinity;
      for (let e = starts[at]; e < starts[at + 1] && entries[e] < count; e++) {
        const { box, thick } = spans[entries[e]];
        if (thick >= least) continue;
        if (x + size < box[0] || y + size < box[1] || z + size < box[2]) continue;
        if (x > box[3] || y > box[4] || z > box[5]) continue;
        least = thick;
      }
      return least;
    },
  };
}

/** The box around a segment, by its cuts. */
function boxOf(numbers: readonly number[], at: number): Float64Array {
  const box = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
  const cubic = (channel: number, t: number): number => {
    const s = at + 6 + 4 * channel;
    return numbers[s] + t * (numbers[s + 1] + t * (numbers[s + 2] + t * numbers[s + 3]));
  };
  const cap = Math.max(numbers[at + CAP], numbers[at + CAP + 1], 0);
  for (let t = 0; t <= 1; t += 0.25) {
    const [cx, cy, ax, ay, b, cz] = [0, 1, 2, 3, 4, 5].map((channel) => cubic(channel, t));
    const half = 1.15 * b;
    const size = [Math.abs(ax), Math.abs(ay), half];
    [cx, cy, cz].forEach((centre, axis) => {
      box[axis] = Math.min(box[axis], centre - size[axis] - cap);
      box[3 + axis] = Math.max(box[3 + axis], centre + size[axis] + cap);
    });
  }
  return box;
}
