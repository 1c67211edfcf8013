/** Stage 5: place. */
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';

/** Along the heading, on the ground as it rises; `speed` is the mean. The plan faces where the tick began: it turned evenly since. */
export function moveRoot(plan: FootPlan, state: State, speed: number, dt: number): void {
  const { cos, sin } = plan;
  const step = speed * plan.level * dt;
  const turned = (state.heading - plan.heading) / 2;
  const x = step * (cos - turned * sin);
  state.x += x;
  state.y += x * state.rise;
  state.z -= step * (sin + turned * cos);
}
