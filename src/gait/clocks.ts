/** Stage 2 and 3: which way to go, and the clocks. The body's clock counts strides; each leg's own starts at its touch-down. */

import { DEFAULTS } from '../defaults.ts';
import { wrapPhase } from '../math/circle.ts';
import { STAND, type State } from '../state.ts';
import type { Voices } from './voices.ts';

/** A finished change becomes the way; a new target starts a new one. A change that is under way is finished first. */
export function chooseMotion(wanted: number, mirrored: number, state: State): void {
  if (state.change >= 1) {
    state.way = state.target;
    state.wayMirrored = state.targetMirrored;
    if (wanted !== state.way || mirrored !== state.wayMirrored) {
      state.target = wanted;
      state.targetMirrored = mirrored;
      state.change = state.way === STAND || wanted === STAND ? 1 : 0;
    }
  }
}

/**
 * A change of gait takes two and a half strides; it waits while the speed is more than the new gait's legs can step at.
 */
export function advanceClocks(voices: Voices, state: State, dt: number): void {
  const strides = state.speed > 0 ? dt / voices.stride.time : 0;
  state.phase = wrapPhase(state.phase + strides);
  if (state.change < 1 && voices.targetStep <= voices.longestStep) {
    state.change = Math.min(1, state.change + strides / DEFAULTS.transitionStrides);
  }
}
