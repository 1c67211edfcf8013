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
import { type Numbers, zeros } from '../math/memory.ts';
import { turnOf } from '../math/trig.ts';
import { girdlePosition } from '../skeleton/leg.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';
import { WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';
import type { Sampled } from './stride.ts';

/** Share of its full length that a leg keeps back; and m over which the sinking sets in, more of it at the take-off of a leap, where the croup comes up fast (choices). */
const KEPT = 0.001;
const SOFT = 0.015;
const SOFTER = 0.04;
/** In a hurry it keeps back this much more (choice). */
const KEPT_HURRIED = 0.006;
/** m: for less it does not sink; most strides need none at all then, and the trunk is worked out but once. */
const UNSEEN = 0.0005;
/** A foot counts, where it will come down, from the last part of its swing on, until the first part of the next; shares. */
const COMING = 0.4;
const LEAVING = 0.15;
/** rad: a hoof whose heel is up as far as this rolls on freely (choice). */
const ROLLED = 0.8;
/** Share of the stance over which the trunk comes up again from where it sank for the strike (choice). */
const SLOWLY = 0.8;

const girdle: vec3 = /* @__PURE__ */ zeros(3);

/** Lowers one end's girdle as far as its feet need it; whether it did: that tips the trunk, and moves the other. */
export function stoop(
  rig: Rig,
  plan: FootPlan,
  state: State,
  { sole, hurried, flying, lands, falling }: Sampled,
  pose: Pose,
  rows: Numbers,
  end: number,
): boolean {
  const kept = KEPT + KEPT_HURRIED * hurried;
  let sum = 0;
  for (let i = 2 * end; i < 2 * end + 2; i++) {
    const leg = rig.legs[i];
    if (leg.sprawl) continue; // to sink would hardly help
    const share = state.share[i];
    const comes = share > 1.5 ? 1 : 0;
    const counts = smooth(comes ? (share - 2 + COMING) / COMING : (1 + LEAVING - share) / LEAVING);
    if (counts === 0) continue;
    const late = comes ? 0 : smooth(share);
    const weight = 1 - flying * (1 - late) * (1 - lands[end]);
    const { bones, restCos, restSin } = leg;
    const last = bones.length - 1;
    // The hoof, from its last joint to the toe; one that rolls over it may roll on, until it lengthens the leg.
    const rolled = comes ? 0 : smooth(sole[i] / ROLLED);
    const { cos, sin } = turnOf(plan.tilt[i] - (comes ? counts : 1) * sole[i]);
    const hoof = (1 - rolled) * bones[last];
    girdlePosition(rig, leg, pose, girdle);
    const length = leg.longest * (1 - kept) + rolled * bones[last];
    const x = plan.x[i] - girdle[0];
    const z = plan.z[i] - girdle[2];
    const ahead =
      x * plan.cos -
      z * plan.sin -
      hoof * (restCos[last] * cos - restSin[last] * sin) +
      (comes ? plan.landing[i] : 0) +
      Math.min(state.step[i], state.span[i]) * share * (1 - smooth(share / SLOWLY));
    const aside = x * plan.sin + z * plan.cos;
    const most =
      plan.y[i] -
      comes * plan.high[i] -
      hoof * (restSin[last] * cos + restCos[last] * sin) +
      Math.sqrt(Math.max(0, length * length - ahead * ahead - aside * aside));
    const soft = SOFT + late * flying * SOFTER;
    const over = girdle[1] - (comes && flying > 0 ? falling[i] : 0) - most + soft;
    if (over <= 0) continue;
    const sinks = weight * counts * (over < 2 * soft ? (over * over) / (4 * soft) : over - soft);
    sum += sinks * sinks * sinks;
  }
  if (sum <= UNSEEN ** 3) return false;
  rows[WITHERS - end] -= Math.cbrt(sum) - UNSEEN;
  return true;
}
