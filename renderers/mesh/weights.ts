/**
 * Which bones carry a point of the skin, and how much: what the flesh table says of the sections around it (which joint, how far it follows,
 * what it is tied to), weighed by where the point lies between them; where two tubes meet, by how near each is. Then evened out
 * over the skin, so that a crease has room, and brought to four bones whose bytes add up to 255 exactly.
 */
import type { Flesh } from '../flesh.ts';
import type { Field, Probe } from './field.ts';
import { fansOf } from './triangles.ts';

/** Within this share of height beyond the nearest tube another one still has a say. */
const SHARED = 0.045;
/** Rounds of evening out. */
const ROUNDS = 4;

/** What a point of the right half, found in the field by a probe, hangs on: a row of shares. Returns how far it gives way to its neighbours. */
export function weigh(
  flesh: Flesh,
  { tubes }: Field,
  { distance, segment, along, across }: Probe,
  z: number,
  weights: Float32Array,
  row: number,
): number {
  const { height, joints } = flesh.rig;
  let own = 0;
  for (let tube = 1; tube < tubes.length; tube++) if (distance[tube] < distance[own]) own = tube;
  // In the median plane a leg's pull would tear the two sides apart.
  const apart = smoothstep(z / (0.06 * height));
  let sum = 0;
  for (let tube = 0; tube < tubes.length; tube++) {
    const beyond = (distance[tube] - distance[own]) / (SHARED * height);
    if (!(beyond < 1)) continue;
    const { limb, chain } = tubes[tube];
    const share = (1 - beyond) * (1 - beyond) * (limb ? apart : 1);
    const far = share * smoothstep(along[tube]);
    const front = (1 + across[tube]) / 2;
    const before = chain[segment[tube]];
    const after = chain[segment[tube] + 1];
    addShare(flesh, before.front, (share - far) * front, weights, row);
    addShare(flesh, before.back, (share - far) * (1 - front), weights, row);
    addShare(flesh, after.front, far * front, weights, row);
    addShare(flesh, after.back, far * (1 - front), weights, row);
    sum += share;
  }
  for (let j = row; j < row + joints.length; j++) weights[j] /= sum || 1;
  return segment[own] < tubes[own].free ? 0.5 : 0.25;
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

/** Draws each row by its own ease towards the mean of its neighbours, a few times. */
export function evenOut(weights: Float32Array, triangles: Int32Array, joints: number, ease: Float32Array): void {
  const count = ease.length;
  const { starts, places } = fansOf(triangles, count);
  const before = new Float32Array(weights.length);
  const even = (v: number): void => {
    const row = v * joints;
    for (let j = row; j < row + joints; j++) weights[j] *= 1 - ease[v];
    const share = ease[v] / (starts[v + 1] - starts[v]);
    for (let f = starts[v]; f < starts[v + 1]; f++) {
      const place = places[f] % 3;
      const other = joints * triangles[places[f] - place + ((place + 1) % 3)] - row;
      for (let j = row; j < row + joints; j++) weights[j] += share * before[other + j];
    }
  };
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
