/**
 * Stage 4: turning (Huang 6.2, Sung III.5, Karim 5.1). The wish to turn runs as a wave from the head backwards: the poll turns first,
 * the neck after it, and only then does the body turn, faster the more the neck has turned; the back bends along the path. How fast is
 * limited by the gait at a walk and by the grip of the hooves when it is fast. Radians, positive to the left.
 */
import { DEFAULTS } from '../defaults.ts';
import { wrapPhase } from '../math/circle.ts';
import { clamp, closing } from '../math/ease.ts';
import { isFlying, type State } from '../state.ts';
import { GRAVITY, TURN } from '../units.ts';

export function headingGap(wanted: number, state: State): number {
  return (wrapPhase((wanted - state.heading) / TURN + 0.5) - 0.5) * TURN;
}

export function steerHeading(wanted: number, state: State, dt: number): void {
  if (isFlying(state)) {
    state.heading += state.turn * dt;
    return;
  }
  const gap = headingGap(wanted, state);
  if (gap === 0 && state.turn === 0 && state.neck === 0 && state.poll === 0) return;
  const { turnRate, grip, neckTurn } = DEFAULTS;
  state.poll += (clamp(gap, -neckTurn, neckTurn) - state.poll) * closing(DEFAULTS.pollHalfLife, dt);
  state.neck += (state.poll - state.neck) * closing(DEFAULTS.neckHalfLife, dt);
  const limit = Math.min(
    turnRate,
    DEFAULTS.spotTurnRate + WALKING_ROUND * state.speed,
    (grip * GRAVITY) / Math.max(0.1, state.speed),
  );
  const rate = clamp(state.neck * DEFAULTS.turnGain, -limit, limit);
  state.turn += (rate - state.turn) * closing(DEFAULTS.turnHalfLife, dt);
  state.heading += state.turn * dt;
  if (Math.abs(gap) + Math.abs(state.neck) + Math.abs(state.turn) < 6e-4) {
    state.heading = wanted;
    state.poll = 0;
    state.neck = 0;
    state.turn = 0;
  }
}

/** rad/m: how much faster it turns the faster it walks (choice). */
const WALKING_ROUND = 0.24;

/** How far the back is bent from pelvis to withers: along the path, as far as it can. */
export function spineBend(length: number, state: State): number {
  return clamp((state.turn * length) / (state.speed + 0.8), -DEFAULTS.spineBend, DEFAULTS.spineBend);
}

/** How far it leans to the right: into the curve, so that gravity and the turn press it straight into its feet, but for a share. */
export function lean(state: State): number {
  return state.turn === 0 ? 0 : -DEFAULTS.leanShare * Math.atan((state.speed * state.turn) / GRAVITY);
}
