/**
 * Which bones carry a point of the skin, and how much: what the flesh table says of the sections around it (which joint, how far it follows,
 * what it is tied to), weighed by where the point lies between them; where two tubes meet, by how near each is. Then evened out
 * over the skin, so that a crease has room, and brought to four bones whose bytes add up to 255 exactly.
 */
import type { Flesh } from '../flesh.ts';
import type { Field } from './field.ts';
import { each, fansOf } from './triangles.ts';

/** Within this share of height beyond the nearest tube another one still has a say. */
const SHARED = 0.045;
/** Rounds of evening out. */
const ROUNDS = 8;

/** What the point of the right half for which the field was last asked hangs on: a row of shares. Returns how far it gives way to its neighbours. */
export function weigh(
  flesh: Flesh,
  { tubes, found: { count, tube, distance, segment, along, across } }: Field,
  z: number,
  weights: Float32Array,
  row: number,
): number {
  const { height } = flesh.rig;
  let own = 0;
  for (let n = 1; n < count; n++) if (distance[n] < distance[own]) own = n;
  // In the median plane a leg's pull would tear the two sides apart.
  const apart = smoothstep(z / (0.06 * height));
  // A shell bends nowhere, and what it covers slides under it.
  const shelled = tubes[tube[own]].name === 'shell';
  let sum = 0;
  for (let n = 0; n < count; n++) {
    const beyond = Math.min(1, (distance[n] - distance[own]) / (SHARED * height));
    say[n] = (1 - beyond) * (1 - beyond) * (tubes[tube[n]].limb ? apart : 1);
    if ((tubes[tube[n]].name === 'shell') !== shelled) say[n] = 0;
    sum += say[n];
  }
  for (let n = 0; n < count; n++) {
    const { chain, first } = tubes[tube[n]];
    const far = smoothstep(along[n]);
    const share = say[n] / (sum || 1);
    for (let k = 0; k < 4 && share > 0; k++) {
      const { front, back } = chain[segment[n] - first + (k >> 1)];
      const ahead = (1 + across[n]) / 2;
      addShare(
        flesh,
        k & 1 ? back : front,
        share * (k < 2 ? 1 - far : far) * (k & 1 ? 1 - ahead : ahead),
        weights,
        row,
      );
    }
  }
  if (shelled) return 0;
  return segment[own] - tubes[tube[own]].first < tubes[tube[own]].free ? 0.45 : 0.28;
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

/** Draws each row by its own ease towards the mean of its neighbours, a few times, and ranks what comes of it. Joint by joint, since each carries but a small part of the skin. */
export function evenOut(
  weights: Float32Array,
  triangles: Int32Array,
  ease: Float32Array,
  bones: Uint8Array,
  shares: Float32Array,
): void {
  const joints = weights.length / ease.length;
  const { starts, places } = fansOf(triangles, ease.length);
  const before = new Float32Array(ease.length);
  const pull = Float64Array.from(ease, (own, v) => own / (starts[v + 1] - starts[v]));
  /** The vertices that each joint carries. */
  const carried = Array.from({ length: joints }, (): number[] => []);
  each(weights.length, (at) => {
    if (weights[at] > 0) carried[at % joints].push(Math.floor(at / joints));
  });
  carried.forEach((own, joint) => {
    const keep = (i: number): void => {
      const at = own[i] * joints + joint;
      before[own[i]] = weights[at];
      weights[at] *= 1 - ease[own[i]];
    };
    /** To those around it. */
    const give = (i: number): void => {
      const v = own[i];
      for (let f = starts[v]; f < starts[v + 1]; f++) {
        const place = places[f];
        const other = triangles[place % 3 === 0 ? place + 2 : place - 1];
        const gift = before[v] * pull[other];
        // A shell takes nothing: it must not stand in the list for it.
        if (gift === 0) continue;
        const at = other * joints + joint;
        if (weights[at] === 0) own.push(other);
        weights[at] += gift;
      }
    };
    for (let round = 0; round < ROUNDS; round++) {
      const { length } = own;
      each(length, keep);
      each(length, give);
    }
    each(own.length, (i) => {
      rankShare(joint, weights[own[i] * joints + joint], 4 * own[i], bones, shares);
    });
  });
}

/** Ranks a joint's share of a vertex among the four greatest, which stand from `at` on. */
export function rankShare(joint: number, share: number, at: number, bones: Uint8Array, shares: Float32Array): void {
  if (share <= shares[at + 3]) return;
  let n = at + 3;
  for (; n > at && share > shares[n - 1]; n--) {
    shares[n] = shares[n - 1];
    bones[n] = bones[n - 1];
  }
  shares[n] = share;
  bones[n] = joint;
}

/** Four shares as bytes that add up to 255. */
export function packShares(at: number, bones: Uint8Array, shares: Float32Array, bytes: Uint8Array): void {
  const sum = shares[at] + shares[at + 1] + shares[at + 2] + shares[at + 3];
  bytes[at] = 255;
  for (let n = at + 3; n > at; n--) {
    bytes[n] = Math.round((255 * shares[n]) / sum);
    bytes[at] -= bytes[n];
    if (bytes[n] === 0) bones[n] = bones[at];
  }
}

/** The say of every tube at a point. */
const say = /* @__PURE__ */ new Float64Array(256);
