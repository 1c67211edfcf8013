/** The whole engine, for scripts that want more than the element: every gait of the horse, and the reins in hand. */
import { reins } from './engine.ts';
import type * as whole from './whole.ts';

export type Engine = typeof whole;

export async function loadEngine(): Promise<Engine> {
  return (await Promise.all([import('./whole.ts'), reins.load()]))[0];
}
