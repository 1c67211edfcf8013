/** The trunk follows the steps of its feet smoothly, with continuous rate. */
import type { Built } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import type { Voices } from '../gait/voices.ts';
import { createSpring, spring } from '../math/spring.ts';
import { CROUP, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import { FORE, HIND, POISE, poiseFor, STEPPED } from './poise.ts';
import { addedReach } from './style.ts';

const AT_ONCE = /* @__PURE__ */ createSpring(DEFAULTS.poiseHalfLife, DEFAULTS.tick);
const SLOWLY = /* @__PURE__ */ createSpring(2 * DEFAULTS.poiseHalfLife, DEFAULTS.tick);

/** Moves the trunk on towards what the steps ask for; at once if dt is 0. */
export function followSteps(built: Built, voices: Voices, state: State, dt: number): void {
  if (voices.resting && dt > 0 && isSteady(voices, state)) return;
  for (let leg = 0; leg < 4; leg++) voices.reach[leg] = addedReach(built.rig, voices.stride.step, state, leg);
  const wanted = poiseFor(built, voices, state);
  // In a change it gathers itself: lower, its legs have room.
  if (state.change < 1 || state.pace !== state.speed) {
    wanted[FORE] -= DEFAULTS.gathering;
    wanted[HIND] -= DEFAULTS.gathering;
  }
  // Legs that are borrowed from another gait bring some of its height along.
  if (voices.lent > 0) {
    for (let v = 0; v < voices.count; v++) {
      const { clip, weight, legs } = voices.all[v];
      wanted[FORE] += BROUGHT * (legs - weight) * clip.mean[WITHERS];
      wanted[HIND] += BROUGHT * (legs - weight) * clip.mean[CROUP];
    }
  }
  const { poise } = state;
  for (let at = 0; at < POISE; at += 2) {
    const there = dt === 0 || Math.abs(poise[at] - wanted[at]) + Math.abs(poise[at + 1]) < CLOSE;
    // The whole posture hangs on the pace: slowly.
    const moved = spring(at === STEPPED ? SLOWLY : AT_ONCE, poise[at], poise[at + 1], wanted[at], dt);
    poise[at] = there ? wanted[at] : moved[0];
    poise[at + 1] = there ? 0 : moved[1];
  }
  voices.resting = isSteady(voices, state);
}
const BROUGHT = 0.5; // of the other gait's height (choice: the rest is room to fold them under a trunk that gallops on)
const CLOSE = 1e-6; // m and m/s: as good as there

/** Whether the trunk is where the steps of a steady gait have it: then nothing needs to be worked out again. */
function isSteady({ stride }: Voices, { poise, share, step, change, pace, speed, styled }: State): boolean {
  if (change < 1 || pace !== speed || styled !== 0 || poise[STEPPED] !== pace) return false;
  if (poise[STEPPED + 1] !== 0 || poise[FORE + 1] !== 0 || poise[HIND + 1] !== 0) return false;
  for (let leg = 0; leg < 4; leg++) if (share[leg] < 1 && step[leg] !== stride.step[leg]) return false;
  return true;
}
