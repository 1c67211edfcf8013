/**
 * Which bones carry a point of the skin, and how much: what the flesh table says of the sections around it (which joint, how far it follows,
 * what it is tied to), weighed by where the point lies between them; where two tubes meet, by how near each is. Then evened out
 * over the skin, so that a crease has room, and brought to four bones whose bytes add up to 255 exactly.
 */
import type { Flesh } from '../flesh.ts';
import { createProbe, type Field } from './field.ts';

/** Within this share of height beyond the nearest tube another one still has a say. */
const SHARED = 0.045;
/** Rounds of evening out. */
const ROUNDS = 4;

/** A share for every joint of every vertex of the right half. */
export function weighSkin(
  flesh: Flesh,
  field: Field,
  positions: Float64Array,
  triangles: ArrayLike<number>,
): Float32Array {
  const { rig } = flesh;
  const joints = rig.joints.length;
  const count = positions.length / 3;
  const weights = new Float32Array(count * joints);
  const probe = createProbe(field);
  const shared = SHARED * rig.height;

  const addPoint = (row: number, index: number, share: number): void => addShare(flesh, index, share, weights, row);

  for (let v = 0; v < count; v++) {
    const [x, y, z] = positions.subarray(3 * v, 3 * v + 3);
    field.probe(x, y, z, probe);
    const least = Math.min(...probe.distance);
    field.tubes.forEach(({ name, chain }, tube) => {
      const beyond = (probe.distance[tube] - least) / shared;
      if (!(beyond < 1)) return;
      // In the median plane a leg's pull would tear the two sides apart.
      const limb = name === 'fore' || name === 'hind' || name === 'hoof';
      const share = (1 - beyond) ** 2 * (limb ? smoothstep(z / (0.06 * rig.height)) : 1);
      const k = probe.segment[tube];
      const along = smoothstep(probe.along[tube]);
      const front = (1 + probe.across[tube]) / 2;
      const row = v * joints;
      addPoint(row, chain[k].front, share * (1 - along) * front);
      addPoint(row, chain[k].back, share * (1 - along) * (1 - front));
      addPoint(row, chain[k + 1].front, share * along * front);
      addPoint(row, chain[k + 1].back, share * along * (1 - front));
    });
  }
  for (let round = 0; round < ROUNDS; round++) even(weights, triangles, joints, count);
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

/** Each vertex half way towards the mean of its neighbours. */
function even(weights: Float32Array, triangles: ArrayLike<number>, joints: number, count: number): void {
  const sums = new Float32Array(weights.length);
  const met = new Uint8Array(count);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let e = 0; e < 3; e++) {
      const a = triangles[t + e] * joints;
      const b = triangles[t + ((e + 1) % 3)] * joints;
      for (let j = 0; j < joints; j++) sums[a + j] += weights[b + j];
      met[triangles[t + e]]++;
    }
  }
  for (let v = 0; v < count; v++) {
    const row = v * joints;
    let own = 0;
    for (let j = 0; j < joints; j++) own += weights[row + j];
    const share = 1 / (own || 1);
    let all = 0;
    for (let j = 0; j < joints; j++) all += sums[row + j];
    for (let j = 0; j < joints; j++)
      weights[row + j] = 0.5 * (weights[row + j] * share + (met[v] ? sums[row + j] / (all || 1) : 0));
  }
}

/** The four greatest shares of a row, as bytes that add up to 255. `swap` names the bone of the other side for each. */
export function packWeights(
  weights: Float32Array,
  row: number,
  joints: number,
  swap: ArrayLike<number>,
  at: number,
  bones: Uint8Array,
  bytes: Uint8Array,
): void {
  let sum = 0;
  for (let n = 0; n < 4; n++) {
    let best = -1;
    for (let j = 0; j < joints; j++) {
      let taken = false;
      for (let m = 0; m < n; m++) taken ||= found[m] === j;
      if (!taken && (best < 0 || weights[row + j] > weights[row + best])) best = j;
    }
    found[n] = best;
    sum += weights[row + best];
  }
  let left = 255;
  for (let n = 3; n > 0; n--) {
    const share = Math.round((255 * weights[row + found[n]]) / sum);
    bones[at + n] = share > 0 ? swap[found[n]] : swap[found[0]];
    bytes[at + n] = share;
    left -= share;
  }
  bones[at] = swap[found[0]];
  bytes[at] = left;
}

const found = [0, 0, 0, 0];
