/**
 * The one inverse kinematics: turn a leg's hinges as little as possible away from the captured posture so that the toe is where it
 * must be. Damped Newton steps with weighted least change,
 *
 *     d = W J^T (J W J^T + lambda I)^-1 e        W: how readily each joint gives
 *
 * inside the joint limits. Two unknown coordinates, so the inverse is that of a 2 x 2 matrix. The damping keeps a leg near full
 * stretch calm and lets it point at a place it cannot reach. A hoof that has begun to roll over its toe may roll further.
 */
import { type Chain, solveChain } from '../skeleton/leg.ts';
import type { RigLeg } from '../skeleton/rig.ts';

const STEPS = 10;
const CLOSE_ENOUGH = 1e-7; // m
const DAMPING = 6e-3; // m^2, small beside a squared leg length

/** `rotations` holds the captured posture and is changed in place; returns how far the foot stays from its place, m. */
export function reachFoot(
  leg: RigLeg,
  toeX: number,
  toeY: number,
  soleDirection: number,
  soleGive: number,
  rotations: Float64Array,
  chain: Chain,
): number {
  const last = leg.joints.length - 1;
  const hoof = leg.bones[last];
  const { x, y } = chain;
  const { give, least, most } = leg;
  for (let i = 0; i < last; i++) rotations[i] = Math.min(most[i], Math.max(least[i], rotations[i]));
  let sole = soleDirection;
  let miss = 0;
  for (let step = 0; ; step++) {
    solveChain(leg, rotations, chain);
    const soleX = -hoof * Math.sin(sole);
    const soleY = hoof * Math.cos(sole);
    const errorX = toeX - soleY - x[last];
    const errorY = toeY + soleX - y[last];
    miss = Math.sqrt(errorX * errorX + errorY * errorY);
    if (miss < CLOSE_ENOUGH || step === STEPS) break;
    let xx = DAMPING + soleGive * soleX * soleX;
    let xy = soleGive * soleX * soleY;
    let yy = DAMPING + soleGive * soleY * soleY;
    for (let i = 0; i < last; i++) {
      const jx = y[i] - y[last];
      const jy = x[last] - x[i];
      if (blocked(jx * errorX + jy * errorY, rotations[i], least[i], most[i])) continue;
      xx += give[i] * jx * jx;
      xy += give[i] * jx * jy;
      yy += give[i] * jy * jy;
    }
    const scale = 1 / (xx * yy - xy * xy);
    const pullX = (yy * errorX - xy * errorY) * scale;
    const pullY = (xx * errorY - xy * errorX) * scale;
    for (let i = 0; i < last; i++) {
      const jx = y[i] - y[last];
      const jy = x[last] - x[i];
      if (blocked(jx * errorX + jy * errorY, rotations[i], least[i], most[i])) continue;
      rotations[i] = Math.min(most[i], Math.max(least[i], rotations[i] + give[i] * (jx * pullX + jy * pullY)));
    }
    sole += soleGive * (soleX * pullX + soleY * pullY);
  }
  holdSole(leg, sole, rotations);
  chain.direction[last] = sole;
  x[last + 1] = x[last] + hoof * Math.cos(sole);
  y[last + 1] = y[last] + hoof * Math.sin(sole);
  return miss;
}

/** A joint at its limit that is asked to go further leaves the work to the others. */
function blocked(wish: number, rotation: number, least: number, most: number): boolean {
  return (wish > 0 && rotation >= most) || (wish < 0 && rotation <= least);
}

/** Turns the last joint so that the sole keeps its direction, whatever the joints above do. */
function holdSole(leg: RigLeg, soleDirection: number, rotations: Float64Array): void {
  const last = leg.joints.length - 1;
  let turned = 0;
  for (let i = 0; i < last; i++) turned += rotations[i];
  rotations[last] = soleDirection - leg.directions[last] - turned;
}
