/**
 * How high the trunk rides: it follows the steps its feet have really taken, not those the law would have them take. Steps are settled foot by
 * foot, at the strike; the trunk follows them smoothly, with continuous rate, and in a steady gait is where they ask for. Metres, seconds.
 */
import type { Built } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import type { Voices } from '../gait/voices.ts';
import { createSpring, spring } from '../math/spring.ts';
import { CROUP, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import { addedReach } from './style.ts';

/** Where each number is kept, with its rate behind it: the pace that the steps speak of, m/s; offsets of withers and croup, m. */
export const STEPPED = 0;
export const FORE = 2;
export const HIND = 4;
export const POISE = 6;

const AT_ONCE = /* @__PURE__ */ createSpring(DEFAULTS.poiseHalfLife, DEFAULTS.tick);
const SLOWLY = /* @__PURE__ */ createSpring(2 * DEFAULTS.poiseHalfLife, DEFAULTS.tick);

/** Moves the trunk on towards what the steps ask for; at once if dt is 0. */
export function followSteps(built: Built, voices: Voices, state: State, dt: number): void {
  const { stride } = voices;
  if (voices.resting && dt > 0 && isSteady(voices, state)) return;
  const { girdle, hips } = built.rig;
  let stepped = 0;
  // In a change it gathers itself: lower, its legs have room.
  let fore = state.change < 1 || state.pace !== state.speed ? -DEFAULTS.gathering : 0;
  let hind = fore;
  for (let leg = 0; leg < 4; leg++) {
    // A foot in the air is on its way to the next step; for a longer one it makes room in time.
    const step = state.share[leg] < 1 ? Math.max(state.step[leg], stride.step[leg]) : stride.step[leg];
    stepped += (step === stride.step[leg] ? state.pace : step / (stride.duty[leg] * stride.time)) / 4;
    if (built.rig.legs[leg].sprawl) continue; // its height does not hang on its steps
    const reach = step + addedReach(built.rig, stride.step, state, leg);
    const height = leg < 2 ? girdle[1] : hips[1];
    let offset = 0;
    for (let v = 0; v < voices.count; v++) {
      const { clip, legs, mirrored } = voices.all[v];
      offset += legs * groundOffset(height, clip.legs[mirrored ? leg ^ 1 : leg].step, reach);
    }
    if (leg < 2) fore += offset / 2;
    else hind += offset / 2;
  }
  // Legs that are borrowed from another gait bring some of its height along.
  if (voices.lent > 0) {
    for (let v = 0; v < voices.count; v++) {
      const { clip, weight, legs } = voices.all[v];
      fore += BROUGHT * (legs - weight) * clip.mean[WITHERS];
      hind += BROUGHT * (legs - weight) * clip.mean[CROUP];
    }
  }
  wanted[STEPPED] = stepped; // the whole posture hangs on it: slowly
  wanted[FORE] = fore;
  wanted[HIND] = hind;
  const { poise } = state;
  for (let at = 0; at < POISE; at += 2) {
    const there = dt === 0 || Math.abs(poise[at] - wanted[at]) + Math.abs(poise[at + 1]) < CLOSE;
    const moved = spring(at === STEPPED ? SLOWLY : AT_ONCE, poise[at], poise[at + 1], wanted[at], dt);
    poise[at] = there ? wanted[at] : moved[0];
    poise[at + 1] = there ? 0 : moved[1];
  }
  voices.resting = isSteady(voices, state);
}
const wanted = /* @__PURE__ */ new Float64Array(POISE);
const BROUGHT = 0.5; // of the other gait's height (choice: the rest is room to fold them under a trunk that gallops on)
const CLOSE = 1e-6; // m and m/s: as good as there

/** Whether the trunk is where the steps of a steady gait have it: then nothing needs to be worked out again. */
function isSteady({ stride }: Voices, { poise, share, step, change, pace, speed, styled }: State): boolean {
  if (change < 1 || pace !== speed || styled !== 0 || poise[STEPPED] !== pace) return false;
  if (poise[STEPPED + 1] !== 0 || poise[FORE + 1] !== 0 || poise[HIND + 1] !== 0) return false;
  for (let leg = 0; leg < 4; leg++) if (share[leg] < 1 && step[leg] !== stride.step[leg]) return false;
  return true;
}

/**
 * G of Huang eq 2, here taken up by the trunk: with longer steps it sinks so that the leg at either end of the stance is as long as it was captured,
 * h^2 + (D/2)^2 = h'^2 + (D'/2)^2; with shorter ones it rises, but only part of the way, as an animal at leisure keeps some bend.
 */
function groundOffset(height: number, captured: number, step: number): number {
  const rise =
    Math.sqrt(Math.max(LOWEST * height * height, height * height + 0.25 * (captured * captured - step * step))) -
    height;
  const away = Math.abs(rise);
  const size = away < ROUNDED ? (away * away) / (2 * ROUNDED) + ROUNDED / 2 : away;
  return 0.5 * ((1 + RISE_SHARE) * rise - (1 - RISE_SHARE) * size);
}
const ROUNDED = 0.02; // m: between the two it goes over smoothly
const RISE_SHARE = 0.4; // choice
const LOWEST = 0.64; // no crouch under four fifths of the height (choice)
