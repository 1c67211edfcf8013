/**
 * Which bones carry a point of the skin, and how much: what the flesh table says of the sections around it (which joint, how far it follows,
 * what it is tied to), weighed by where the point lies between them; where two tubes meet, by how near each is. Then evened out
 * over the skin, so that a crease has room, and brought to four bones whose bytes add up to 255 exactly.
 */
import type { Flesh } from '../flesh.ts';
import { createProbe, type Field } from './field.ts';
import { fansOf } from './triangles.ts';

/** Within this share of height beyond the nearest tube another one still has a say. */
const SHARED = 0.045;
/** Rounds of evening out. */
const ROUNDS = 4;

/** A share for every joint of every vertex of the right half. */
export function weighSkin(flesh: Flesh, field: Field, positions: Float64Array, triangles: Int32Array): Float32Array {
  const { rig } = flesh;
  const { tubes } = field;
  const joints = rig.joints.length;
  const count = positions.length / 3;
  const weights = new Float32Array(count * joints);
  const probe = createProbe(field);
  const shared = SHARED * rig.height;
  const ease = new Float32Array(count);

  const weigh = (v: number): void => {
    const z = positions[3 * v + 2];
    field.probe(positions[3 * v], positions[3 * v + 1], z, probe);
    let nearest = 0;
    for (let tube = 1; tube < tubes.length; tube++) if (probe.distance[tube] < probe.distance[nearest]) nearest = tube;
    const least = probe.distance[nearest];
    ease[v] = probe.segment[nearest] < tubes[nearest].free ? 0.5 : 0.25;
    for (let tube = 0; tube < tubes.length; tube++) {
      const { name, chain } = tubes[tube];
      const beyond = (probe.distance[tube] - least) / shared;
      if (!(beyond < 1)) continue;
      // In the median plane a leg's pull would tear the two sides apart.
      const limb = name === 'fore' || name === 'hind' || name === 'hoof';
      const share = (1 - beyond) ** 2 * (limb ? smoothstep(z / (0.06 * rig.height)) : 1);
      const k = probe.segment[tube];
      const along = smoothstep(probe.along[tube]);
      const front = (1 + probe.across[tube]) / 2;
      const row = v * joints;
      addShare(flesh, chain[k].front, share * (1 - along) * front, weights, row);
      addShare(flesh, chain[k].back, share * (1 - along) * (1 - front), weights, row);
      addShare(flesh, chain[k + 1].front, share * along * front, weights, row);
      addShare(flesh, chain[k + 1].back, share * along * (1 - front), weights, row);
    }
  };
  for (let v = 0; v < count; v++) weigh(v);
  evenOut(weights, triangles, joints, ease);
  return weights;
}

/** Adds what a point of the flesh hangs on to a row of shares. */
export function addShare({ rig, skin }: Flesh, index: number, share: number, weights: Float32Array, row: number): void {
  const { pivot, follow, tied, tie = 0 } = skin[index];
  const own = tied === undefined ? share : share * (1 - tie);
  const parent = rig.parents[pivot];
  weights[row + pivot] += own * (parent < 0 ? 1 : follow);
  if (parent >= 0) weights[row + parent] += own * (1 - follow);
  if (tied !== undefined) weights[row + tied] += share * tie;
}

export function smoothstep(t: number): number {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
}

/** Makes rows add up to 1, then draws each by its own ease towards the mean of its neighbours, a few times. */
function evenOut(weights: Float32Array, triangles: Int32Array, joints: number, ease: Float32Array): void {
  const count = ease.length;
  const { starts, places } = fansOf(triangles, count);
  const before = new Float32Array(weights.length);
  // Most joints have no share in a row: a bit for each that has, the 33rd again the first.
  const bits = new Int32Array(count);
  /** Adds a row of `before` times a share to a row. */
  const add = (to: number, from: number, share: number): void => {
    for (let rest = bits[from]; rest !== 0; rest &= rest - 1)
      for (let j = 31 - Math.clz32(rest & -rest); j < joints; j += 32)
        weights[to * joints + j] += share * before[from * joints + j];
    bits[to] |= bits[from];
  };
  const bring = (v: number): void => {
    const row = v * joints;
    let sum = 0;
    for (let j = 0; j < joints; j++) {
      if (weights[row + j] === 0) continue;
      sum += weights[row + j];
      bits[v] |= 1 << (j & 31);
    }
    for (let j = row; j < row + joints; j++) weights[j] /= sum || 1;
  };
  const even = (v: number): void => {
    add(v, v, -ease[v]);
    const share = ease[v] / (starts[v + 1] - starts[v]);
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      const place = places[f] % 3;
      add(v, triangles[places[f] - place + ((place + 1) % 3)], share);
    }
  };
  for (let v = 0; v < count; v++) bring(v);
  for (let round = 0; round < ROUNDS; round++) {
    before.set(weights);
    for (let v = 0; v < count; v++) even(v);
  }
}

/** The four greatest shares of a row, as bytes that add up to 255. */
export function packWeights(
  shares: Float32Array,
  row: number,
  joints: number,
  at: number,
  bones: Uint8Array,
  bytes: Uint8Array,
): void {
  best.fill(0);
  which.fill(0);
  for (let j = 0; j < joints; j++) {
    const share = shares[row + j];
    if (share <= best[3]) continue;
    let n = 3;
    for (; n > 0 && share > best[n - 1]; n--) {
      best[n] = best[n - 1];
      which[n] = which[n - 1];
    }
    best[n] = share;
    which[n] = j;
  }
  const sum = best[0] + best[1] + best[2] + best[3];
  let left = 255;
  for (let n = 3; n > 0; n--) {
    const byte = Math.round((255 * best[n]) / sum);
    bones[at + n] = which[byte > 0 ? n : 0];
    bytes[at + n] = byte;
    left -= byte;
  }
  bones[at] = which[0];
  bytes[at] = left;
}

const best = /* @__PURE__ */ new Float64Array(4);
const which = /* @__PURE__ */ new Uint8Array(4);
