/**
 * The trunk makes room for what a change of gait or the animator asks of the legs: where a foot's place would be out of reach, its girdle sinks, smoothly and in time,
 *
 *     girdle   |\                height <= ankle + sqrt(L^2 - d^2)
 *              | \ L             L: the leg from girdle to ankle as straight as its joints allow
 *              |__\ ankle
 *               d
 */
import type { vec3 } from 'gl-matrix';
import { smooth } from '../math/ease.ts';
import { girdlePosition } from '../skeleton/leg.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import { CROUP, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';
import type { Sampled } from './stride.ts';
import { needsRoom } from './style.ts';

/** Share of its full length that a leg keeps back; and m over which the sinking sets in (choices). */
const KEPT = 0;
const SOFT = 0.012;
/** A foot counts from the last part of its swing on until the first part of the next, shares. */
const NEARLY = 0.25;
const LOW = 0.15; // m above the ground

const girdle: vec3 = /* @__PURE__ */ new Float64Array(3);
const lengths = /* @__PURE__ */ new WeakMap<RigLeg, number>();

/** From the girdle joint to the ankle with every joint between as straight as it goes, m. */
function longest(leg: RigLeg): number {
  let length = lengths.get(leg);
  if (length !== undefined) return length;
  const last = leg.bones.length - 1;
  let toward = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < last; i++) {
    if (i > 0) {
      const straight = leg.directions[i - 1] - leg.directions[i];
      const turn = Math.max(
        leg.least[i],
        Math.min(leg.most[i], straight - 2 * Math.PI * Math.round(straight / (2 * Math.PI))),
      );
      toward += leg.directions[i] + turn - leg.directions[i - 1];
    }
    x += leg.bones[i] * Math.cos(toward);
    y += leg.bones[i] * Math.sin(toward);
  }
  length = Math.hypot(x, y);
  lengths.set(leg, length);
  return length;
}

/** Lowers the girdles as far as their feet need it; whether it did. */
export function stoop(
  rig: Rig,
  plan: FootPlan,
  state: State,
  step: Float64Array,
  { sole, centre, flying }: Sampled,
  pose: Pose,
  rows: Float64Array,
): boolean {
  const needs = (1 - flying) * needsRoom(state);
  if (needs === 0) return false;
  let sank = false;
  for (let end = 0; end < 2; end++) {
    let sum = 0;
    for (let i = 2 * end; i < 2 * end + 2; i++) {
      const leg = rig.legs[i];
      const last = leg.bones.length - 1;
      const toward = leg.directions[last] - sole[i] + plan.tilt[i];
      const run = leg.bones[last] * Math.cos(toward);
      const length = longest(leg) * (1 - KEPT);
      girdlePosition(rig, leg, pose, girdle);
      const share = state.share[i];
      const counts =
        share < 1 ? 1 : smooth((Math.abs(share - 1.5) - 0.5 + NEARLY) / NEARLY) * Math.max(0, 1 - plan.high[i] / LOW);
      if (counts === 0) continue;
      const x = plan.x[i] - girdle[0];
      const z = plan.z[i] - girdle[2];
      let ahead = x * plan.cos - z * plan.sin;
      const aside = x * plan.sin + z * plan.cos;
      // In the air what counts is where it stood, or will stand.
      if (share > 1.5) ahead = centre[i] + step[i] / 2;
      else if (share >= 1) ahead = centre[i] - step[i] / 2 + state.leftX[i] * plan.cos - state.leftZ[i] * plan.sin;
      ahead -= run;
      const most =
        plan.y[i] -
        plan.high[i] -
        leg.bones[last] * Math.sin(toward) +
        Math.sqrt(Math.max(0, length * length - ahead * ahead - aside * aside));
      const over = girdle[1] - most + SOFT;
      if (over <= 0) continue;
      sum += (counts * (over < 2 * SOFT ? (over * over) / (4 * SOFT) : over - SOFT)) ** 3;
    }
    if (sum === 0) continue;
    rows[end === 0 ? WITHERS : CROUP] -= needs * Math.cbrt(sum);
    sank = true;
  }
  return sank;
}
