/** Stages 1, 4 and 5: speed, heading and place. The root follows the law of the stride; standing feet agree with it by construction. */
import { DEFAULTS } from '../defaults.ts';
import type { Voices } from '../gait/voices.ts';
import { wrapPhase } from '../math/circle.ts';
import { FLIGHT, type State } from '../state.ts';
import { GRAVITY, TURN } from '../units.ts';
import type { FootPlan } from './planting.ts';

/** Speed eases to what is wanted, but no faster than the legs can step at, and gently while a standing foot is off its mark. */
export function followSpeed(wanted: number, voices: Voices, state: State, dt: number): void {
  if (wanted === state.speed && state.pace === state.speed) return;
  const steps = voices.stride.step;
  const longest = Math.max(steps[0], steps[1], steps[2], steps[3]);
  const reachable = longest > voices.longestStep ? Math.min(wanted, state.speed) : wanted;
  const gap = reachable - state.speed;
  const pull = (gap * (1 - Math.exp(-dt / DEFAULTS.speedSettling))) / dt;
  const patience = Math.max(LEAST_PATIENCE, Math.min(1, 2 - strain(state) / STRAIN));
  const step = Math.max(-DEFAULTS.braking, Math.min(DEFAULTS.acceleration, pull)) * patience * dt;
  state.speed = Math.abs(gap) < 1e-3 ? reachable : state.speed + step;
  state.pace = Math.max(state.speed, Math.min(wanted, DEFAULTS.startSpeed));
}

/** How far the worst standing foot is from where the motion would have it, m. */
function strain(state: State): number {
  let worst = 0;
  for (let leg = 0; leg < 4; leg++) {
    if (state.contact[leg] !== FLIGHT) worst = Math.max(worst, Math.abs(state.leftX[leg]) + Math.abs(state.leftZ[leg]));
  }
  return worst;
}
const STRAIN = 0.08; // m: from here on speed changes more gently (choice)
const LEAST_PATIENCE = 0.1;

export function steerHeading(wanted: number, state: State, dt: number): void {
  const gap = (wrapPhase((wanted - state.heading) / TURN + 0.5) - 0.5) * TURN;
  if (gap === 0) return;
  const limit = Math.min(DEFAULTS.turnRate, (DEFAULTS.grip * GRAVITY) / Math.max(0.1, state.speed));
  const rate = Math.max(-limit, Math.min(limit, (gap * (1 - Math.exp(-dt / DEFAULTS.speedSettling))) / dt));
  state.heading = Math.abs(gap) < 1e-4 ? wanted : state.heading + rate * dt;
}

export function moveRoot(plan: FootPlan, state: State, dt: number): void {
  state.x += state.speed * plan.cos * dt;
  state.z -= state.speed * plan.sin * dt;
}
