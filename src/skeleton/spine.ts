/**
 * The flexible spine (Karim 5.4): between the two girdles lies a Hermite curve, tangent to the pelvis at one end and to the withers at
 * the other, sampled by the lengths of the bones. For the bends a back can do it is linear in the bend, so it is sampled once.
 */

import { type Numbers, zeros } from '../math/memory.ts';
import type { Rig } from './rig.ts';

const known = /* @__PURE__ */ new WeakMap<Rig, Numbers>();

/** Bends the back from pelvis to withers, half of it on either side of the line between the girdles. */
export function bendBack(rig: Rig, bend: number, bends: Numbers): void {
  const shares = known.get(rig) ?? sharesOf(rig);
  bends[0] = -bend / 2;
  for (let i = 1; i < bends.length; i++) bends[i] = bend * shares[i - 1];
}

function sharesOf(rig: Rig): Numbers {
  const bones = rig.spine.slice(1).map((joint) => Math.hypot(...rig.offsets.slice(3 * joint, 3 * joint + 3)));
  const shares = bendShares(bones);
  known.set(rig, shares);
  return shares;
}

/** How the joints after the first share a bend of 1 rad from pelvis to withers; they sum to 1. `bones` are the lengths between joints. */
export function bendShares(bones: readonly number[]): Numbers {
  const whole = bones.reduce((sum, bone) => sum + bone, 0);
  // Sideways place on the curve that leaves at -1/2 and arrives at +1/2 rad, both ends on the line between the girdles.
  const side = (s: number) => whole * (-0.5 * (s - 2 * s * s + s * s * s) + 0.5 * (s * s * s - s * s));
  const shares = zeros(bones.length);
  let before = -0.5;
  let at = bones[0];
  for (let i = 1; i <= bones.length; i++) {
    const direction = i === bones.length ? 0.5 : (side((at + bones[i]) / whole) - side(at / whole)) / bones[i];
    shares[i - 1] = direction - before;
    before = direction;
    at += bones[i] ?? 0;
  }
  return shares;
}
