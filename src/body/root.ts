/** Stage 5: place. */
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';

/** Along the heading, on the ground as it rises. */
export function moveRoot(plan: FootPlan, state: State, dt: number): void {
  const step = state.speed * plan.level * dt;
  const x = step * plan.cos;
  state.x += x;
  state.y += x * state.rise;
  state.z -= step * plan.sin;
}
