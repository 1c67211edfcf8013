/**
 * A foot in the air that would be farther from its girdle than the leg is long lags behind, softly, the more so the higher it is: a leg that is straightened at speed would stop dead,
 * and its knee be thrown. One about to stand is left where it is (body/stoop.ts makes room for it).
 *
 *     to  L - m + over m / (over + m)       L: the leg as straight as its joints allow, m: the margin, over: how far beyond L - m
 */
import type { vec3 } from 'gl-matrix';
import { smooth } from '../math/ease.ts';
import { halfTangent } from '../math/trig.ts';
import { girdlePosition } from '../skeleton/leg.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { FootPlan } from './planting.ts';
import type { Sampled } from './stride.ts';

/** m, at the most, and of its height: the margin (choices). */
const MARGIN = 0.04;
const BY_HEIGHT = 0.5;
/** m: up to this height a hoof that has rolled over its toe may roll on (choice); rad: so far its heel is up then, as in body/stoop.ts. */
const LOW = 0.1;
const ROLLED = 0.8;
const LEFT = 0.01; // m: lower a foot that has just left is still where it stood (choice)

const girdle: vec3 = /* @__PURE__ */ new Float64Array(3);

/** `roused`: how far it does so, 0..1. */
export function keepWithinReach(rig: Rig, plan: FootPlan, { sole }: Sampled, pose: Pose, roused: number): void {
  for (let i = 0; i < 4; i++) {
    const leg = rig.legs[i];
    const high = plan.high[i];
    if (leg.sprawl || high <= 0) continue;
    const { bones, restCos, restSin } = leg;
    const last = bones.length - 1;
    // From the toe to the last joint; of a hoof that rolls on, to the toe itself.
    const rolled = smooth(sole[i] / ROLLED) * (1 - smooth(high / LOW));
    const tan = halfTangent(plan.tilt[i] - sole[i]);
    const scale = ((1 - rolled) * bones[last]) / (1 + tan * tan);
    const cos = scale * (1 - tan * tan);
    const sin = scale * 2 * tan;
    const back = restCos[last] * cos - restSin[last] * sin;
    girdlePosition(rig, leg, pose, girdle);
    const x = plan.x[i] - back * plan.cos - girdle[0];
    const y = plan.y[i] - restSin[last] * cos - restCos[last] * sin - girdle[1];
    const z = plan.z[i] + back * plan.sin - girdle[2];
    const far = Math.sqrt(x * x + y * y + z * z);
    const margin = Math.min(MARGIN, BY_HEIGHT * high);
    const over = far - leg.longest - rolled * bones[last] + margin;
    if (over <= 0) continue;
    const share = (roused * smooth(high / LEFT) * over * over) / ((over + margin) * far);
    plan.x[i] -= share * x;
    plan.y[i] -= share * y;
    plan.z[i] -= share * z;
  }
}
