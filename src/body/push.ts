/**
 * A push at a girdle (Karim 5.2). The body gives as on a spring, critically damped, over its standing feet; what it is off by goes over into
 * its place, so that the feet, one after the other, step to where it went. Metres, seconds; world x, y, z for fore, then hind.
 */

import * as DEFAULTS from '../defaults.ts';
import { clamp } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import { closing, createClosing } from '../math/spring.ts';
import { turnOf } from '../math/trig.ts';
import type { Rig } from '../skeleton/rig.ts';
import { CROUP, WITHERS } from '../skeleton/trunk.ts';
import { FLIGHT, type State } from '../state.ts';
import { asideOf, roomAside } from './spread.ts';

/** How much of a push at one girdle the other one feels. */
const FELT = 0.3;
/** m/s: no push moves a girdle faster. */
const HARDEST = 2;

const GIVING = /* @__PURE__ */ createClosing(DEFAULTS.pushGiving, DEFAULTS.tick);

/** `unit`: what one of the engine's m/s is in the velocity's. */
export function pushGirdle(state: State, fore: boolean, unit: number, velocity: ArrayLike<number>): void {
  for (let k = 0; k < 6; k++) {
    const here = k < 3 === fore;
    const speed = state.pushSpeed[k] + ((here ? 1 : FELT) * velocity[k % 3]) / unit;
    state.pushSpeed[k] = clamp(speed, -HARDEST, HARDEST);
  }
  state.pushed = 1;
}

export function recoverPush(rig: Rig, state: State, dt: number): void {
  if (state.pushed === 0) return;
  const { push, pushSpeed } = state;
  const rate = DEFAULTS.pushRecovery + DEFAULTS.pushBracing * state.speed;
  const decay = Math.exp(-rate * dt);
  let left = 0;
  for (let k = 0; k < 6; k++) {
    const drive = pushSpeed[k] + rate * push[k];
    push[k] = (push[k] + drive * dt) * decay;
    pushSpeed[k] = (pushSpeed[k] - drive * rate * dt) * decay;
    left += Math.abs(push[k]) + Math.abs(pushSpeed[k]);
  }
  if (left < 1e-4) {
    push.fill(0);
    pushSpeed.fill(0);
    state.pushed = 0;
    return;
  }
  // The place goes after the body: sideways and along.
  const share = closing(GIVING, dt);
  const x = ((push[0] + push[3]) / 2) * share;
  const z = ((push[2] + push[5]) / 2) * share;
  state.x += x;
  state.y += x * state.rise;
  state.z += z;
  for (let k = 0; k < 6; k += 3) {
    push[k] -= x;
    push[k + 2] -= z;
  }
  // From the next tick on: a foot that came down in this one did not stand all the while.
  brace(rig, state, dt);
}

/** Feet that stand hold the body back before they are spread too far. */
function brace(rig: Rig, { share, contact, standX, standZ, x, z, heading, push, pushSpeed }: State, dt: number): void {
  const held = closing(HOLDING, dt);
  const { cos, sin } = turnOf(heading);
  for (let leg = 0; leg < 4; leg++) {
    // One that comes down in this tick has no place yet.
    if (share[leg] >= 1 || contact[leg] === FLIGHT) continue;
    const end = leg < 2 ? 0 : 3;
    const aside = asideOf(rig, leg, standX[leg] - x - push[end], standZ[leg] - z - push[end + 2], cos, sin);
    const room = roomAside(rig, leg, aside);
    const speed = pushSpeed[end] * sin + pushSpeed[end + 2] * cos;
    // How much further aside the push soon takes it.
    const further = -Math.sign(aside) * speed * SOON;
    if (further <= room) continue;
    const less = held * speed * (1 - room / further);
    pushSpeed[end] -= less * sin;
    pushSpeed[end + 2] -= less * cos;
  }
}
const SOON = 0.15; // s (choice)
const HOLDING = /* @__PURE__ */ createClosing(0.016, DEFAULTS.tick); // s (choice)

/** Up and down; sideways and along is the body's place. */
export function addPush({ push }: State, rows: Numbers): void {
  rows[WITHERS] += push[1];
  rows[CROUP] += push[4];
}
