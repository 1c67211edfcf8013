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
 * A tube lies in an upright plane: that of the animal, or, of a leg that is held out sideways, one turned about the upright axis; it is reckoned in its own
 * directions. Left and right are the same: the field is asked on the right side, z >= 0. Metres, rest pose.
 */
import type { ReliefTable, Shape, TubeName } from '../../src/species/relief.ts';
import type { Chain, Flesh } from '../flesh.ts';
import { each } from './triangles.ts';

/** One tube: the trunk, the head, a leg, a hoof, an ear. */
export interface Tube {
  readonly name: TubeName;
  /** Of a leg. */
  readonly limb: boolean;
  readonly chain: Chain;
  /** Index of its first segment; segment k lies between sections k and k + 1. */
  readonly first: number;
  /** The segment from which on it is on its own: of a leg, below elbow or stifle. There skin lies tight on the bone. */
  readonly free: number;
}

/** Where a point lies in the tubes that are near. */
export interface Probe {
  /** How many they are. */
  count: number;
  readonly tube: Float64Array;
  /** Distance from the tube's skin, m. */
  readonly distance: Float64Array;
  /** Counted over all tubes. */
  readonly segment: Float64Array;
  readonly along: Float64Array;
  readonly across: Float64Array;
}

export interface Field {
  readonly tubes: readonly Tube[];
  /** Where the blocks begin, m: a grid of cubes over the right half, each of which knows what is near. */
  readonly start: Float64Array;
  /** How many blocks there are along x, y, z. */
  readonly blocks: readonly number[];
  /** A point deep in the trunk, x and y. */
  readonly middle: readonly [number, number];
  /** What it tells where nothing is near, m. */
  readonly reach: number;
  value(x: number, y: number, z: number): number;
  /** Where the point lies that the field was last asked for. */
  readonly found: Probe;
  /** Is there anything near the box? The least thickness of what is, m; Infinity if nothing. */
  thickness(x: number, y: number, z: number, size: number): number;
}

const STRIDE = 44;
const SWELL = 12;
const SPAN = 7;
const NONE = 255;
const BLEND = 38;
const CAP = 40;
const TURNED = 42;
/** Reach of a tube's field beyond its skin, a share of height. */
const REACH = 0.025;
/** How much a distance out of the median plane counts for a swell: it is told as seen from the side, not how wide the body is there. */
const OUTWARD = 0.4;
/** The fillet of a shape that tells none. A choice. */
const FILLET = 0.02;
/** How fast an end is rounded off, 1 / m: hardly at all, since it is cut. */
const FLAT = 1e-9;
/** No part is thinner than this share of height: cells could not hold it. */
const THIN = 0.006;

/** `block` is the edge of a block, m. */
export function createField(flesh: Flesh, relief: ReliefTable, block: number): Field {
  const { rig, skin } = flesh;
  const { height, rest } = rig;
  const numbers: number[] = [];
  /** Of every segment the box around it, least and greatest, and how thin it is. */
  const spans: number[] = [];
  const owners: number[] = [];
  const tubes: Tube[] = [];

  const pointOf = (index: number, axis: number): number =>
    skin[index].offset[axis] + rest[3 * skin[index].pivot + axis];

  const addTube = (name: Tube['name'], chain: Chain, fine: number, free = chain.length, sole = false): void => {
    const names = relief.sections?.[name]?.split(' ') ?? [];
    const shapes = chain.map(({ at }, i): Shape => relief.shape[name]?.[at ?? names[i]] ?? {});
    const count = chain.length;
    if (count < 2) return;
    // Across it lie the sides of its sections: so its own plane is turned.
    const [sideX, , sideZ] = skin[chain[0].side].offset;
    const [cos, sin] = [sideZ / Math.hypot(sideX, sideZ), -sideX / Math.hypot(sideX, sideZ)];
    const along = (index: number): number => cos * pointOf(index, 0) + sin * pointOf(index, 2);
    // Centre x, y, half axis x, y, half width, centre z, egg and square of every section.
    const rows = chain.map(({ front, back, side }, i) => {
      const [fx, fy, bx, by] = [along(front), pointOf(front, 1), along(back), pointOf(back, 1)];
      const { inward = 0, egg = 0, square = 0, thin = 0 } = shapes[i];
      const z = cos * pointOf(front, 2) - sin * pointOf(front, 0) - inward * height;
      const full = 1 - thin;
      return [
        (fx + bx) / 2,
        (fy + by) / 2,
        (full * (fx - bx)) / 2,
        (full * (fy - by)) / 2,
        full * Math.hypot(skin[side].offset[0], skin[side].offset[2]),
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
    const least = rows.map((row) => Math.min(row[4], Math.hypot(row[2], row[3])));
    const gaps = rows.slice(1).map((row, i) => Math.hypot(row[0] - rows[i][0], row[1] - rows[i][1]) || 1e-6);
    const rate = (i: number, channel: number): number => (rows[i + 1][channel] - rows[i][channel]) / gaps[i];
    const slope = (i: number, channel: number): number =>
      i === 0 || i === count - 1
        ? rate(Math.min(i, count - 2), channel)
        : (rate(i - 1, channel) * gaps[i] + rate(i, channel) * gaps[i - 1]) / (gaps[i - 1] + gaps[i]);
    tubes.push({
      name,
      limb: name === 'fore' || name === 'hind' || name === 'hoof',
      chain,
      first: owners.length,
      free,
    });
    for (let i = 0; i + 1 < count; i++) {
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
      // How fast its ends are rounded off, 1 / m; nought where it goes on.
      const capOf = (k: number): number => height * (shapes[k].cap ?? (0.5 * least[k]) / height);
      const [head, foot] = [i === 0 ? capOf(0) : 0, i === count - 2 && !sole ? capOf(count - 1) : 0];
      numbers.push(head && 1 / head, sole ? FLAT : foot && 1 / foot);
      numbers.push(cos, sin);
      owners.push(tubes.length - 1);
      const ends = [rows[i], rows[i + 1]].map(([x, y, ax, ay, b, z]) => [
        [cos * x - sin * z, Math.abs(cos * ax) + Math.abs(sin * 1.15 * b)],
        [y, Math.abs(ay)],
        [sin * x + cos * z, Math.abs(sin * ax) + Math.abs(cos * 1.15 * b)],
      ]);
      for (const way of [-1, 1])
        for (let axis = 0; axis < 3; axis++) {
          const edges = ends.map(({ [axis]: [centre, half] }) => way * centre + half);
          spans.push(way * (Math.max(...edges) + Math.max(head, foot)));
        }
      spans.push(Math.min(least[i], least[i + 1]) / fine);
    }
  };

  addTube('trunk', flesh.trunk, 1);
  addTube('head', flesh.head, 2.5);
  addTube('ear', flesh.ears[1], 2.5);
  if (relief.dock > 1) addTube('tail', flesh.tail.slice(0, relief.dock), 1);
  for (const { leg, chain, free, hoof, toes } of flesh.legs) {
    if (leg.side < 0) continue;
    addTube(leg.kind, chain, 1, free);
    for (const toe of toes) addTube(leg.kind, toe, 1, 0);
    if (hoof) addTube('hoof', hoof, 1.5, 0, true);
  }
  // Last, so that its own narrow fillet parts it from all that it covers.
  addTube('shell', flesh.shell, 1);

  const segments = Float64Array.from(numbers);
  const boxes = Float64Array.from(spans);
  const count = owners.length;
  /** The tube of a segment; a swell has none. */
  const owner = new Uint8Array(count + relief.swells.length).fill(NONE);
  owner.set(owners);
  const reach = REACH * height;
  // From where, how far (both with `out` stretched), 1 / length squared, reach and height at the first end and what they grow by, and the stretch.
  const swells = Float64Array.from(
    relief.swells.flatMap((swell) => {
      const spot = swell.length < 10;
      const [x, y, z] = swell.map((value) => ((value ?? 0) * height) / 1000);
      const [toX, toY, toZ, wide, wideTo, high, highTo] = (spot ? [0, 1, 2, 3, 3, 4, 4] : [3, 4, 5, 6, 7, 8, 9]).map(
        (i) => ((swell[i] ?? 0) * height) / 1000,
      );
      const outward = swell[spot ? 5 : 10] ?? OUTWARD;
      const [dx, dy, dz] = [toX - x, toY - y, outward * (toZ - z)];
      const square = dx * dx + dy * dy + dz * dz;
      return [x, y, outward * z, dx, dy, dz, square && 1 / square, wide, wideTo - wide, high, highTo - high, outward];
    }),
  );

  // How far along the last swell asked the point lies, and the cut of the last segment there. (Arrays: no number is boxed.)
  const place = new Float64Array(1);
  const cut = new Float64Array(8);
  const list = (): Float64Array => new Float64Array(tubes.length);
  const found: Probe = { count: 0, tube: list(), distance: list(), segment: list(), along: list(), across: list() };
  // Blocks: which segments and swells are near.
  const start = Float64Array.of(Infinity, Infinity, 0);
  const end = [0, 0, 0];
  for (let id = 0; id < boxes.length; id += SPAN)
    for (let axis = 0; axis < 3; axis++) {
      if (axis < 2) start[axis] = Math.min(start[axis], boxes[id + axis] - reach);
      end[axis] = Math.max(end[axis], boxes[id + 3 + axis] + reach);
    }
  const blocks = end.map((last, axis) => Math.ceil((last - start[axis]) / block));
  const [nx, ny, nz] = blocks;
  const shapes = Object.values(relief.shape).flatMap((tube) => Object.values(tube));
  const widest = Math.max(...shapes.map(({ blend = 0 }) => blend), REACH) * height;
  const listed: number[] = [];
  const starts = new Int32Array(nx * ny * nz + 1);
  const half = block / 2;
  /** Enlists an id in the blocks that its box touches, unless `far` from their middle. */
  const enlist = (
    id: number,
    box: ArrayLike<number>,
    at: number,
    margin: number,
    far: (x: number, y: number, z: number) => boolean,
  ): void => {
    const [x0, y0, z0] = [0, 1, 2].map((axis) =>
      Math.max(0, Math.floor((box[at + axis] - margin - start[axis]) / block)),
    );
    const [x1, y1, z1] = blocks.map((most, axis) =>
      Math.min(most - 1, Math.floor((box[at + 3 + axis] + margin - start[axis]) / block)),
    );
    for (let z = z0; z <= z1; z++)
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          if (far(start[0] + (x + 0.5) * block, start[1] + (y + 0.5) * block, (z + 0.5) * block)) continue;
          const here = (z * ny + y) * nx + x;
          starts[here + 1]++;
          listed.push(here, id);
        }
  };
  each(count, (id) => {
    const s = id * STRIDE;
    // The trunk must be known wherever something may still be joined to it, the others as far as their own fillet reaches.
    const own = Math.max(segments[s + BLEND], segments[s + BLEND + 1], reach);
    const [cos, sin] = [segments[s + TURNED], segments[s + TURNED + 1]];
    const wide = half * (Math.abs(cos) + Math.abs(sin));
    enlist(id, boxes, id * SPAN, owner[id] === 0 ? widest : own, (x, y, z) => {
      const own = cos * x + sin * z;
      const g0 = segments[s] * own + segments[s + 1] * y - segments[s + 2];
      const g1 = segments[s + 3] * own + segments[s + 4] * y - segments[s + 5];
      return (
        (segments[s + CAP] === 0 && g0 < -wide * Math.abs(segments[s]) - half * Math.abs(segments[s + 1])) ||
        (segments[s + CAP + 1] === 0 && g1 > wide * Math.abs(segments[s + 3]) + half * Math.abs(segments[s + 4]))
      );
    });
  });
  each(relief.swells.length, (index) => {
    const s = index * SWELL;
    const wide = Math.max(swells[s + 7], swells[s + 7] + swells[s + 8]);
    const around = new Float64Array(6);
    for (let axis = 0; axis < 3; axis++) {
      const stretch = axis === 2 ? 1 / swells[s + 11] : 1;
      const [from, far] = [swells[s + axis], swells[s + 3 + axis]];
      around[axis] = stretch * (from + Math.min(0, far) - wide);
      around[3 + axis] = stretch * (from + Math.max(0, far) + wide);
    }
    const near = (wide + 1.74 * half) ** 2;
    enlist(count + index, around, 0, 0, (x, y, z) => fromSwell(s, x, y, z) > near);
  });
  // In the order in which they came, so that segments of a tube stand together and swells after them.
  for (let at = 1; at < starts.length; at++) starts[at] += starts[at - 1];
  const entries = new Uint16Array(listed.length / 2);
  const next = starts.slice();
  for (let at = 0; at < listed.length; at += 2) entries[next[listed[at]]++] = listed[at + 1];

  const blockOf = (x: number, y: number, z: number): number => {
    const i = Math.floor((x - start[0]) / block);
    const j = Math.floor((y - start[1]) / block);
    const k = Math.floor(z / block);
    return i < 0 || j < 0 || i >= nx || j >= ny || k >= nz ? -1 : (k * ny + j) * nx + i;
  };

  // One function and one way through for all segments: a compiler has done with it early, and once.
  const value = (ahead: number, y: number, right: number): number => {
    const block = blockOf(ahead, y, right);
    found.count = 0;
    if (block < 0) return reach;
    const last = starts[block + 1];
    let near = 0;
    let sum = Infinity;
    let e = starts[block];
    while (e < last) {
      const own = owner[entries[e]];
      if (own === NONE) break;
      let nearest = Infinity;
      let fillet = 1;
      for (; e < last && owner[entries[e]] === own; e++) {
        const s = entries[e] * STRIDE;
        const cos = segments[s + TURNED];
        const sin = segments[s + TURNED + 1];
        const x = cos * ahead + sin * right;
        const g0 = segments[s] * x + segments[s + 1] * y - segments[s + 2];
        const g1 = segments[s + 3] * x + segments[s + 4] * y - segments[s + 5];
        const end = segments[s + CAP + 1];
        const cap = g0 < 0 ? segments[s + CAP] : end;
        const over = g0 < 0 ? -g0 : g1 > 0 ? g1 : 0;
        // Beyond its slab.
        if (over > 0 && (cap === 0 || g0 < 0 === g1 > 0)) continue;
        const t = g0 < 0 ? 0 : g1 > 0 ? 1 : g0 / (g0 - g1 || 1);
        for (let c = 0, at = s + 6; c < 8; c++, at += 4)
          cut[c] = segments[at] + t * (segments[at + 1] + t * (segments[at + 2] + t * segments[at + 3]));
        const ax = cut[2];
        const ay = cut[3];
        const a2 = ax * ax + ay * ay;
        const u = ((x - cut[0]) * ax + (y - cut[1]) * ay) / a2;
        const inU = u < -1 ? -1 : u > 1 ? 1 : u;
        const b = cut[4] * (1 - cut[6] * inU + cut[7] * inU * inU);
        const w = (cos * right - sin * ahead - cut[5]) / b;
        const v = over * cap;
        const k0 = Math.sqrt(u * u + w * w + v * v);
        const k1 = Math.sqrt((u * u) / a2 + (w / b) * (w / b) + v * cap * v * cap);
        const side = (k0 - 1) * (k0 / k1 || Math.sqrt(a2));
        // The rim of a sole, hardly rounded.
        const sole = end === FLAT ? g1 : -Infinity;
        const rim = 0.009 * height;
        const h = Math.max(rim - Math.abs(side - sole), 0) / rim;
        const far = Math.max(side, sole) + 0.25 * h * h * rim;
        if (far >= nearest) continue;
        nearest = far;
        fillet = segments[s + BLEND] + t * (segments[s + BLEND + 1] - segments[s + BLEND]);
        found.segment[near] = entries[e];
        found.along[near] = t;
        found.across[near] = inU;
      }
      if (nearest === Infinity) continue;
      found.tube[near] = own;
      found.distance[near++] = nearest;
      const h = fillet - Math.abs(sum - nearest);
      sum = Math.min(sum, nearest) - (h > 0 ? (h * h) / (4 * fillet) : 0);
    }
    if (near === 0) return reach;
    found.count = near;
    let raise = 0;
    for (; e < last; e++) {
      const s = (entries[e] - count) * SWELL;
      const square = fromSwell(s, ahead, y, right);
      const wide = swells[s + 7] + place[0] * swells[s + 8];
      const q = 1 - square / (wide * wide);
      if (q > 0) raise += q * q * (swells[s + 9] + place[0] * swells[s + 10]);
    }
    return sum - raise;
  };

  /** Square of the distance from a swell's line; how far along it is left in `place`. */
  function fromSwell(s: number, x: number, y: number, z: number): number {
    const px = x - swells[s];
    const py = y - swells[s + 1];
    const pz = z * swells[s + 11] - swells[s + 2];
    const dx = swells[s + 3];
    const dy = swells[s + 4];
    const dz = swells[s + 5];
    let t = (px * dx + py * dy + pz * dz) * swells[s + 6];
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    place[0] = t;
    return (px - t * dx) ** 2 + (py - t * dy) ** 2 + (pz - t * dz) ** 2;
  }

  // The trunk is not turned.
  const centre = STRIDE * Math.floor(flesh.trunk.length / 2) + 6;
  return {
    tubes,
    start,
    blocks,
    middle: [segments[centre], segments[centre + 4]],
    reach,
    value,
    found,
    thickness(x, y, z, size) {
      const at = blockOf(x + size / 2, y + size / 2, z + size / 2);
      if (at < 0) return Infinity;
      let least = Infinity;
      for (let e = starts[at]; e < starts[at + 1] && entries[e] < count; e++) {
        const b = SPAN * entries[e];
        if (boxes[b + 6] >= least) continue;
        if (x + size < boxes[b] || y + size < boxes[b + 1] || z + size < boxes[b + 2]) continue;
        if (x > boxes[b + 3] || y > boxes[b + 4] || z > boxes[b + 5]) continue;
        least = boxes[b + 6];
      }
      return least;
    },
  };
}
