/** Stage 5: place. */
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';

/** Along the heading, on the ground as it rises; `speed` is the mean. */
export function moveRoot(plan: FootPlan, state: State, speed: number, dt: number): void {
  const step = speed * plan.level * dt;
  const x = step * plan.cos;
  state.x += x;
  state.y += x * state.rise;
  state.z -= step * plan.sin;
}
