/** The clocks of a steady gait: every leg is where the pattern has it at the body's phase. */
import { wrapPhase } from '../math/circle.ts';
import type { Numbers } from '../math/memory.ts';
import type { State } from '../state.ts';
import type { Voices } from './voices.ts';

/** m/s added to the speed that drives a stance: an animal that steps on the spot steps on (choice). */
export const CREEP = 0.12;
/** Strides: due but for rounding. What is due now happens now, not a tick later. */
export const DUE = 1e-9;

/** Of each leg: where it is in its stride, from its touch-down, and where the pattern has it. */
export interface LegTimes {
  readonly phase: Numbers;
  readonly ideal: Numbers;
}

/** Every leg is where the steady pattern has it at the body's phase, so many seconds from now. */
export function keepTime({ stride }: Voices, state: State, dt: number): void {
  const { duty, down, step, time } = stride;
  state.phase = wrapPhase(state.phase + state.tempo * dt);
  for (let leg = 0; leg < 4; leg++) {
    const phase = wrapPhase(state.phase - down[leg]);
    const stands = phase < duty[leg] - DUE || state.tempo === 0;
    state.step[leg] = step[leg];
    state.swingFrom[leg] = 0;
    state.swingRate[leg] = 1 / (1 - duty[leg]);
    if (stands) {
      state.share[leg] = state.tempo === 0 ? 0.5 : phase / duty[leg];
      state.span[leg] = step[leg] + CREEP * duty[leg] * time;
    } else {
      state.share[leg] = 1 + Math.max(0, phase - duty[leg]) / (1 - duty[leg]);
      state.span[leg] = 1 - duty[leg];
    }
    state.legPhase[leg] = phase;
    state.clock[leg] = phase;
    state.lifted[leg] = duty[leg];
  }
}

/** The legs' clocks as the posture needs them. */
export function readPattern({ stride }: Voices, state: State, out: LegTimes): void {
  for (let leg = 0; leg < 4; leg++) {
    const duty = stride.duty[leg];
    const share = state.share[leg];
    out.phase[leg] = share < 1 ? duty * share : Math.min(1 - 1e-12, duty + (1 - duty) * (share - 1));
    out.ideal[leg] = wrapPhase(state.phase - stride.down[leg]);
  }
}
