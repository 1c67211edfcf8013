/** Stages 1, 4 and 5: speed, heading and place. The root follows the law of the stride; standing feet agree with it by construction. */
import { DEFAULTS } from '../defaults.ts';
import { wrapPhase } from '../math/circle.ts';
import type { State } from '../state.ts';
import { GRAVITY, TURN } from '../units.ts';

export function followSpeed(wanted: number, state: State, dt: number): void {
  const gap = wanted - state.speed;
  const pull = (gap * (1 - Math.exp(-dt / DEFAULTS.speedSettling))) / dt;
  const step = Math.max(-DEFAULTS.braking, Math.min(DEFAULTS.acceleration, pull)) * dt;
  state.speed = Math.abs(gap) < 1e-3 ? wanted : state.speed + step;
}

export function steerHeading(wanted: number, state: State, dt: number): void {
  const gap = (wrapPhase((wanted - state.heading) / TURN + 0.5) - 0.5) * TURN;
  if (gap === 0) return;
  const limit = Math.min(DEFAULTS.turnRate, (DEFAULTS.grip * GRAVITY) / Math.max(0.1, state.speed));
  const rate = Math.max(-limit, Math.min(limit, (gap * (1 - Math.exp(-dt / DEFAULTS.speedSettling))) / dt));
  state.heading = Math.abs(gap) < 1e-4 ? wanted : state.heading + rate * dt;
}

export function moveRoot(state: State, dt: number): void {
  state.x += state.speed * Math.cos(state.heading) * dt;
  state.z -= state.speed * Math.sin(state.heading) * dt;
}
