/**
 * The body of a leap: before take-off it gathers and rises, between take-off and landing its middle is on a parabola, and after landing
 * it sinks in and recovers (Karim's reception, propulsion and ballistic flight, joined to the second derivative). It tips up before
 * and down after. The girdles follow; feet in the air go with their girdle, tucked.
 */
import { DROP, RECOVERY } from '../gait/leap.ts';
import { smoother } from '../math/ease.ts';
import type { Rig } from '../skeleton/rig.ts';
import { BODY_ROWS } from '../skeleton/trunk.ts';
import { FLIGHT, LEAPING, type State } from '../state.ts';
import { GRAVITY } from '../units.ts';
import { CROUP, type Sampled, WITHERS } from './stride.ts';

const NECK = /* @__PURE__ */ BODY_ROWS.indexOf('neck');
const LOIN = /* @__PURE__ */ BODY_ROWS.indexOf('loin');

/** rad: never tips further (choice). */
const STEEPEST = 0.4;
const STEEPNESS = 0.75;
/** m of withers height: the croup is this low when the hind legs are stretched out behind at take-off. */
const STRETCHED_LOW = 0.045;
/** Of withers height: how far the feet are tucked, fore and hind (choices). */
const TUCK = [0.25, 0.2];

/** The quintic from rest at 0 to a height with a speed and free fall at `end`, at time t. */
function rising(t: number, end: number, height: number, speed: number): number {
  const x = t / end;
  const v = speed * end;
  const a = -GRAVITY * end * end;
  return x * x * x * (10 * height - 4 * v + a / 2 + x * (-15 * height + 7 * v - a + x * (6 * height - 3 * v + a / 2)));
}

/** Lifts trunk and feet of a leaping animal; `posture` is how it carries itself in the air. */
export function addLeap(rig: Rig, posture: Float64Array, state: State, sampled: Sampled): void {
  if (state.leap !== LEAPING) return;
  const { leapTime: t, leapOff: off, leapLand: land, leapRise: rise } = state;
  const tipped = Math.min(STEEPEST, STEEPNESS * Math.atan(rise / Math.max(1, state.speed)));
  const half = (rig.girdle[0] - rig.hips[0]) / 2;
  const start = half * Math.sin(tipped) - STRETCHED_LOW * rig.height;
  let middle = 0;
  let tip = 0;
  let share = 0;
  if (t < off) {
    middle = rising(t, off, start, rise);
    tip = tipped * smoother(t / off);
    share = smoother(t / off);
  } else if (t < land) {
    const flown = t - off;
    middle = start + flown * (rise - (GRAVITY / 2) * flown);
    tip = tipped * Math.cos((Math.PI * flown) / (land - off));
    share = 1;
  } else {
    middle = rising(
      Math.max(0, land + RECOVERY - t),
      RECOVERY,
      start - DROP * rig.height,
      GRAVITY * (land - off) - rise,
    );
    share = 1 - smoother((t - land) / RECOVERY);
    tip = -tipped * share;
  }
  const { rows } = sampled;
  for (let r = 0; r < rows.length; r++) rows[r] += share * (posture[r] - rows[r]);
  // Over the top the loin is rounded and the neck stretched; at take-off and landing the other way.
  rows[LOIN] += share * 0.5 * (tipped - Math.abs(tip));
  rows[NECK] += share * (0.4 * tip - 0.25);
  const fore = middle + half * Math.sin(tip);
  const hind = middle - half * Math.sin(tip);
  rows[WITHERS] += fore;
  rows[CROUP] += hind;
  for (let leg = 0; leg < 4; leg++) {
    if (state.contact[leg] !== FLIGHT) continue;
    // A foot that left before take-off rises with the body from the ground; one that lands after it comes down with it.
    const tuck =
      rig.height *
      TUCK[leg >> 1] *
      share *
      tucked(t, leg < 2 ? 0 : off, leg < 2 ? land : land + RECOVERY) *
      Math.min(1, 0.5 + state.leapHeight);
    sampled.toeY[leg] += Math.max(0, leg < 2 ? fore : hind) + tuck;
  }
}

/** From 0 to 1 and back between two times. */
function tucked(t: number, from: number, to: number): number {
  const x = (t - from) / (to - from);
  return x <= 0 || x >= 1 ? 0 : smoother(2.5 * Math.min(x, 1 - x));
}
