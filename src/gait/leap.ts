/**
 * The leap (Huang 7), entered from a gait that has a lead. When the leading fore foot has left the ground, the stride becomes a jump: the
 * hind feet come down close together, push off at one moment, all fly, the fore feet land one after the other, and the stride goes on.
 *
 *      fore lifts      hind down    both push off                    fore lands  2nd
 *      |---------------|============|- - - - - ballistic flight - - -|===========|==…
 *      0                            leapOff                          leapLand          leapTime, s
 */
import type { Built } from '../build.ts';
import { wrapPhase } from '../math/circle.ts';
import { ASKED, FLIGHT, LEAPING, NO_LEAP, type State } from '../state.ts';
import { GRAVITY } from '../units.ts';
import { replanStance, replanSwing } from './clocks.ts';
import type { Voices } from './voices.ts';

/** s: from landing until the body has recovered (choice). */
export const RECOVERY = 0.28;

/** The gait to leap from: of those with a lead, the first that goes at this speed. */
export function leapGait({ gaits }: Built, speed: number): number {
  let best = -1;
  for (let way = 0; way < gaits.length; way++) {
    if (gaits[way].lead && (best < 0 || gaits[best].range[1] < speed)) best = way;
  }
  return best;
}

/** The legs by their part in the stride: 0 or 1 is the leading fore. */
function leadingFore({ gaits }: Built, { target, mirrored }: State): number {
  return (gaits[target].lead === 'right') === (mirrored === 0) ? 1 : 0;
}

/** Whether this is the moment to begin: asked for, in a gait to leap from, and the leading fore foot has just left the ground. */
function isMoment(built: Built, state: State): boolean {
  const { share, span, change, target, tempo } = state;
  if (
    state.leap !== ASKED ||
    change < 1 ||
    !built.gaits[target]?.lead ||
    state.speed < 0.96 * built.gaits[target].range[0] ||
    Math.abs(state.turn) > TIGHTEST ||
    heaves(state)
  )
    return false;
  const lead = leadingFore(built, state);
  const gone = (share[lead] - 1) * span[lead];
  return gone >= 0 && gone < JUST_LEFT * tempo && share[1 - lead] >= 1 && share[2] >= 1 && share[3] >= 1;
}

/** rad/s: in a tighter turn it does not leap; it straightens before a fence (choices). */
export const STRAIGHTENED = 0.4;
const TIGHTEST = 0.5;
const JUST_LEFT = 0.0125; // s (choice)

/** Whether the ground moves: nobody leaps from that. */
function heaves({ rise, riseRate, relief }: State): boolean {
  return Math.abs(riseRate) > STILL * (1 + rise * rise) || (relief > 0 && relief < 1);
}
const STILL = 0.02; // 1/s (choice)

/** In the tick in which it begins. */
export function beginsLeap({ leap, leapTime }: State): boolean {
  return leap === LEAPING && leapTime === 0;
}

/** Stage 3 of a leap, after the clocks have advanced. */
export function advanceLeap(built: Built, voices: Voices, state: State, dt: number): void {
  if (state.leap === NO_LEAP) return;
  if (isMoment(built, state)) takeOff(built, voices, state);
  else if (state.leap === LEAPING) {
    state.leapTime += dt;
    const before = state.leapTime - dt;
    if (before < state.leapLand && state.leapTime >= state.leapLand) {
      // The body's clock goes on from where the fore foot's landing is in the gait.
      state.phase = wrapPhase(
        voices.stride.down[1 - leadingFore(built, state)] + (state.leapTime - state.leapLand) * state.tempo,
      );
    }
    for (let leg = 2; leg < 4; leg++) guideHind(built, voices, state, leg);
    if (state.leapTime > state.leapLand + RECOVERY) state.leap = NO_LEAP;
  }
}

/** A hind foot that has just come down pushes until take-off; one that has just left comes down as the gait goes on after the landing. */
function guideHind(built: Built, voices: Voices, state: State, leg: number): void {
  const { leapTime, leapOff, leapLand } = state;
  const stands = state.share[leg] < 1;
  const stood = state.contact[leg] !== FLIGHT;
  if (stands && !stood && leapTime < leapOff) replanStance(state, leg, Math.max(0.02, leapOff - leapTime));
  if (stands || !stood || leapTime > leapLand) return;
  const { down } = voices.stride;
  const after = wrapPhase(down[leg] - down[1 - leadingFore(built, state)]);
  replanSwing(voices, state, leg, (leapLand - leapTime) * state.tempo + after);
}

/** s */
function untilStrike({ share, span, tempo }: State, leg: number): number {
  return ((2 - share[leg]) * span[leg]) / tempo;
}

function takeOff(built: Built, voices: Voices, state: State): void {
  const { tempo, speed } = state;
  const { duty, down } = voices.stride;
  const lead = leadingFore(built, state);
  const leadHind = untilStrike(state, 2) > untilStrike(state, 3) ? 2 : 3;
  const first = untilStrike(state, 5 - leadHind);
  const usual = untilStrike(state, leadHind);
  const second = Math.max(first + 0.04, 0.5 * usual);
  const push = Math.min(duty[2] / tempo, (STROKE * built.rig.height) / speed);
  state.leap = LEAPING;
  state.leapTime = 0;
  state.leapOff = Math.max(first + push, second + 0.7 * push);
  state.leapRise = riseFor(built, state.leapHeight, speed);
  state.leapLand = state.leapOff + flightTime(state.leapRise, HIGHER * built.rig.height);
  replanSwing(voices, state, leadHind, second * tempo);
  // A hair later, so that it has landed when the foot comes down, however numbers are rounded.
  replanSwing(voices, state, 1 - lead, (state.leapLand + HAIR) * tempo);
  // It stays folded for most of the flight.
  state.swingRate[1 - lead] = Math.min(
    state.swingRate[1 - lead],
    (FOLDED * (1 - state.swingFrom[1 - lead])) / (state.leapLand * tempo),
  );
  const gap = wrapPhase(down[lead] - down[1 - lead]);
  replanSwing(voices, state, lead, state.leapLand * tempo + LANDING_GAP * gap);
}
const STROKE = 0.6; // of withers height: how far the body goes over hind feet that push (choice)
const HAIR = 1e-6; // s
const FOLDED = 1.2; // (choice)
const LANDING_GAP = 0.6; // of the fore feet's usual distance in time (choice)

/** s, from take-off with this speed upwards until it falls again and is so much higher. */
function flightTime(rise: number, higher: number): number {
  return (rise + Math.sqrt(rise * rise - 2 * GRAVITY * higher)) / GRAVITY;
}
/** Of withers height: how low the body takes off, so that hind legs push until they are stretched out behind; it lands so much higher, with fore legs that reach the ground before they bear (choices). */
export const LOW = 0.07;
export const HIGHER = 0.025;

/** Speed upwards at take-off, m/s, with which the tucked feet clear the fence, also those that pass it before and after the top. */
function riseFor({ rig }: Built, height: number, speed: number): number {
  const early = (0.36 * rig.height) / Math.max(2, speed); // the feet reach this much ahead of the body, and behind it
  const over = Math.max(LEAST_RISE * height, height - TUCKED * rig.height);
  const rise = LOW * rig.height + over + SPARE * speed * height + (GRAVITY * early * early) / 2;
  return Math.sqrt(2 * GRAVITY * rise);
}
const LEAST_RISE = 0.5; // of the fence (choice)
const SPARE = 0.0018; // s/m: the higher and faster, the more room (choice: no foot of any of them cuts the fence)
const TUCKED = 0.3; // of withers height: how high tucked feet are carried, less what they shall clear (choice)
