/**
 * The one inverse kinematics: turn a leg's hinges as little as possible away from the captured posture so that the foot is where it
 * must be, sole at a given angle. Newton steps with weighted least change,
 *
 *     d = W J^T (J W J^T)^-1 e        W: how readily each joint gives
 *
 * inside the joint limits. Two unknown coordinates, so the inverse is that of a 2 x 2 matrix.
 */
import { type Chain, solveChain } from '../skeleton/leg.ts';
import type { RigLeg } from '../skeleton/rig.ts';

const STEPS = 12;
const CLOSE_ENOUGH = 1e-7; // m
const LARGEST = 0.25; // rad

/** `rotations` holds the captured posture and is changed in place; returns how far the foot stays from its place, m. */
export function reachFoot(
  leg: RigLeg,
  toeX: number,
  toeY: number,
  soleDirection: number,
  rotations: Float64Array,
  chain: Chain,
): number {
  const last = leg.joints.length - 1;
  const goalX = toeX - leg.bones[last] * Math.cos(soleDirection);
  const goalY = toeY - leg.bones[last] * Math.sin(soleDirection);
  const { x, y } = chain;
  let miss = Infinity;
  let frozen = 0; // bit i: joint i has met its limit, the others take over
  for (let step = 0; ; step++) {
    solveChain(leg, rotations, chain);
    const errorX = goalX - x[last];
    const errorY = goalY - y[last];
    miss = Math.sqrt(errorX * errorX + errorY * errorY);
    if (miss < CLOSE_ENOUGH || step === STEPS) break;
    let xx = 1e-9;
    let xy = 0;
    let yy = 1e-9;
    for (let i = 0; i < last; i++) {
      if (frozen & (1 << i)) continue;
      const jx = y[i] - y[last];
      const jy = x[last] - x[i];
      xx += leg.give[i] * jx * jx;
      xy += leg.give[i] * jx * jy;
      yy += leg.give[i] * jy * jy;
    }
    const scale = 1 / (xx * yy - xy * xy);
    let pullX = (yy * errorX - xy * errorY) * scale;
    let pullY = (xx * errorY - xy * errorX) * scale;
    // Near full stretch a Newton step overshoots wildly: no joint turns more than LARGEST at once.
    let largest = 0;
    for (let i = 0; i < last; i++) {
      if (frozen & (1 << i)) continue;
      largest = Math.max(largest, Math.abs(leg.give[i] * ((y[i] - y[last]) * pullX + (x[last] - x[i]) * pullY)));
    }
    if (largest > LARGEST) {
      pullX *= LARGEST / largest;
      pullY *= LARGEST / largest;
    }
    for (let i = 0; i < last; i++) {
      if (frozen & (1 << i)) continue;
      const turned = rotations[i] + leg.give[i] * ((y[i] - y[last]) * pullX + (x[last] - x[i]) * pullY);
      rotations[i] = Math.min(leg.most[i], Math.max(leg.least[i], turned));
      if (rotations[i] !== turned) frozen |= 1 << i;
    }
  }
  let turned = 0;
  for (let i = 0; i < last; i++) turned += rotations[i];
  rotations[last] = soleDirection - leg.directions[last] - turned;
  chain.direction[last] = soleDirection;
  x[last + 1] = x[last] + leg.bones[last] * Math.cos(soleDirection);
  y[last + 1] = y[last] + leg.bones[last] * Math.sin(soleDirection);
  return miss;
}
