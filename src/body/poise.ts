/**
 * How high the trunk rides: it follows the steps its feet have really taken, not those the law would have them take. Steps are settled foot by
 * foot, at the strike; in a steady gait the trunk is where they ask for, else it follows them (body/follow-steps.ts). Metres, seconds.
 */
import type { Built } from '../build.ts';
import type { Voices } from '../gait/voices.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import type { State } from '../state.ts';

/** Where each number is kept, with its rate behind it: the pace that the steps speak of, m/s; offsets of withers and croup, m. */
export const STEPPED = 0;
export const FORE = 2;
export const HIND = 4;
export const POISE = 6;

/** The trunk at once where the steps ask for it. */
export function settlePoise(built: Built, voices: Voices, state: State): void {
  const wanted = poiseFor(built, voices, state);
  for (let at = 0; at < POISE; at += 2) {
    state.poise[at] = wanted[at];
    state.poise[at + 1] = 0;
  }
}

/** Where the steps ask for it, in an array that the next call uses again. */
export function poiseFor(built: Built, voices: Voices, state: State): Numbers {
  const { all, count, stride, reach } = voices;
  const { girdle, hips, legs } = built.rig;
  let stepped = 0;
  let fore = 0;
  let hind = 0;
  for (let leg = 0; leg < 4; leg++) {
    // A foot in the air is on its way to the next step; for a longer one it makes room in time.
    const law = stride.step[leg];
    const step = state.share[leg] < 1 && state.step[leg] > law ? state.step[leg] : law;
    stepped += (step > law ? step / (stride.duty[leg] * stride.time) : state.pace) / 4;
    if (legs[leg].sprawl) continue; // its height does not hang on its steps
    const asked = step + reach[leg];
    const height = leg < 2 ? girdle[1] : hips[1];
    let offset = 0;
    for (let v = 0; v < count; v++) {
      const { legs: share, feet } = all[v];
      offset += (share / 2) * groundOffset(height, feet[leg].step, asked);
    }
    if (leg < 2) fore += offset;
    else hind += offset;
  }
  wanted[STEPPED] = stepped;
  wanted[FORE] = fore;
  wanted[HIND] = hind;
  return wanted;
}
const wanted = /* @__PURE__ */ zeros(POISE);

/**
 * G of Huang eq 2, here taken up by the trunk: with longer steps it sinks so that the leg at either end of the stance is as long as it was captured,
 * h^2 + (D/2)^2 = h'^2 + (D'/2)^2; with shorter ones it rises, but only part of the way, as an animal at leisure keeps some bend.
 */
function groundOffset(height: number, captured: number, step: number): number {
  const rise =
    Math.sqrt(Math.max(LOWEST * height * height, height * height + 0.25 * (captured * captured - step * step))) -
    height;
  const away = Math.abs(rise);
  const short = Math.max(0, ROUNDED - away);
  const size = away + short * short * (0.5 / ROUNDED);
  return 0.5 * ((1 + RISE_SHARE) * rise - (1 - RISE_SHARE) * size);
}
const ROUNDED = 0.02; // m: between the two it goes over smoothly
const RISE_SHARE = 0.4; // choice
const LOWEST = 0.64; // no crouch under four fifths of the height (choice)
