/**
 * Stage 3: the clocks of an animal whose motion changes, all in seconds and strides, never in frames. The body's clock counts strides. Each leg has its own (Huang eq 3-9): while
 * a foot stands, the ground that passes under the body drives it, so that a standing foot is where it belongs at any change of speed;
 * in the air it runs so that the foot comes down when the pattern that is being taken up wants it.
 */
import type { Built } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import { clamp, smoother } from '../math/ease.ts';
import { hermite, smootherSlope } from '../math/slopes.ts';
import { closing, createClosing } from '../math/spring.ts';
import { turnOf } from '../math/trig.ts';
import { FLIGHT, LEAPING, STAND, type State } from '../state.ts';
import { isFlying } from './flying.ts';
import { goingOn, goingOnSlope, listVoices } from './mixture.ts';
import { CREEP, DUE, type LegTimes } from './pattern-clock.ts';
import { leftAfter, NEARLY_OVER, OVER } from './resting.ts';
import type { Voices } from './voices.ts';

/** In the middle of a swing a leg's clock keeps between these shares of its usual rate; setting off it is hurried less (choices within 0.5 and 2). */
const SLOWEST_SWING = 0.72;
const FASTEST_SWING = 1.85;
const FIRST_SWING = 1.45;
/** At its ends, between these (choices); in the middle of a gait it leaves at most at its usual rate. */
const SLOWEST_END = 0.5;
const FASTEST_END = 1.4;
/** A standing foot's clock keeps at least this share of its usual rate; setting off from a stand, or stopping, this, wherever the ground is (choices). */
const SLOWEST_STANCE = 0.55;
const UNDRIVEN = 0.9;
/** m: while it sets off a shorter stance than this is not hurried much by the ground: there is room for more (choices). */
const SHORT = 0.7;
const UNHURRIED_STANCE = 1.1;
/** Strides that setting off takes (choice). */
const FIRST_STRIDES = 2.4;
/** A stance takes between these shares of its usual way. */
const SHORTEST_STANCE = 0.94;
const LONGEST_STANCE = 1;
/** m/s: slower than this a foot may wait on the ground for its turn. */
const SLOW = 0.5;
/** A foot that waits for its turn stays clear of being due; when its turn has come it leaves as soon as time goes on. */
const WAITING = 1 - 1e-6;
const READY = 1 - 1e-8;
/** Setting off, a foot that may wait does so when more or less than these shares of its swing's time are left, and unless it is this far behind its girdle, m. */
const EARLIEST_SWING = 1.32;
const LATEST_SWING = 0.4;
/** Slow, no swing is hurried below this share of its usual time (choice). */
const UNHURRIED = 0.88;
const STRETCHED = 0.3;
const SPREAD = 0.75; // of how far it can be spread (choice)
/** m: a standing foot this near to its place need not be moved (choice). */
const TOLERANCE = 0.019;

const TEMPO = /* @__PURE__ */ createClosing(DEFAULTS.tempoHalfLife, DEFAULTS.tick);

export function advanceClocks(built: Built, voices: Voices, state: State, awake: boolean, dt: number): void {
  if (!awake) state.tempo = 0;
  const strides = followTempo(voices, state, awake, dt);
  advanceBody(voices, state, strides);
  state.life = clamp(state.life + (awake ? dt : -dt) / DEFAULTS.waking, 0, 1);
  if (state.change < 1) {
    if (state.wait > 0) state.wait -= strides;
    else
      state.change = Math.min(
        1,
        state.change + strides / (state.way === STAND ? FIRST_STRIDES : DEFAULTS.transitionStrides),
      );
  }
  const { before: began, stride } = voices;
  for (let leg = 0; leg < 4; leg++) began[leg] = stride.step[leg];
  began[4] = voices.going;
  listVoices(built, state, voices);
  foreseeLanding(voices, state);
  const { share, span, legPhase, clock } = state;
  for (let leg = 0; leg < 4; leg++) {
    const before = share[leg];
    if (before < 1) standOn(built, voices, state, leg, dt);
    else {
      share[leg] += strides / span[leg];
      if (share[leg] > 2 - DUE) strike(voices, state, leg, Math.max(0, share[leg] - 2) * span[leg], strides);
    }
    const strikes = before >= 1 && share[leg] < 1;
    if (share[leg] >= 1) progressLeg(voices, state, leg);
    // A clock that hardly moves stays, rather than go back, when its share of ground contact becomes smaller.
    const phase = phaseOf(voices, state, leg);
    if (strikes || phase > legPhase[leg]) legPhase[leg] = phase;
    if (strikes) clock[leg] = phase;
    else tellClock(voices, state, leg, before, strides);
  }
}

/** The tempo nears the law's; how many strides are gone meanwhile. A leap is timed in seconds: what it planned in strides holds. */
function followTempo({ stride }: Voices, state: State, awake: boolean, dt: number): number {
  const { tempo } = state;
  const gap = 1 / stride.time - tempo;
  if (awake && gap !== 0 && !isFlying(state)) state.tempo += Math.abs(gap) < 1e-9 ? gap : gap * closing(TEMPO, dt);
  return ((tempo + state.tempo) / 2) * dt;
}

/**
 * The clock that is told, which goes as the leg does: in a stance to the share of contact, in a swing to 1, from where it is though that share
 * changes meanwhile; where the share comes to meet it, or runs away, it goes on.
 */
function tellClock(voices: Voices, state: State, leg: number, before: number, strides: number): void {
  const duty = voices.stride.duty[leg];
  const { share, span, clock, lifted, goal } = state;
  const swung = share[leg] - 1;
  const stood = Math.min(0, swung) + 1 - before;
  // One that waits, or whose turn has come, does not go on.
  if (stood > OVER) {
    const gone = strides - Math.max(0, swung) * span[leg];
    const even = ((duty - clock[leg]) * stood) / (1 - before);
    clock[leg] += clamp(even, goal === STAND ? 0 : LEAST_TOLD * gone, MOST_TOLD * gone);
    lifted[leg] = clock[leg];
  }
  if (swung < 0) return;
  if (stood > OVER) progressLeg(voices, state, leg);
  // What this tick adds as the swing is planned now: so it never goes back when that changes.
  const was = swungBy(voices, state, leg, Math.max(1, before));
  clock[leg] += (1 - clock[leg]) * clamp((voices.swung[leg] - was) / (1 - was), 0, WAITING);
}
const LEAST_TOLD = 0.66; // of its usual rate (choices within 0.5 and 2)
const MOST_TOLD = 1.8;

/**
 * The body's clock goes with the tempo, but gives way to the legs' when these are late or early all together, as they are while the
 * ground passes more slowly than the steps are meant for. So no leg has to hurry to be in time.
 */
function advanceBody(voices: Voices, state: State, strides: number): void {
  const { phase, change, legPhase } = state;
  let early = 0;
  if (state.leap !== LEAPING) {
    const share = smoother(change);
    const on = goingOn(change);
    for (let leg = 0; leg < 4; leg++)
      early += phaseDifference(phase - downBy(voices, state, leg, share, on), legPhase[leg]);
  }
  const heed = 1 + clamp((HEED / 4) * early, -MOST_SLOWING, MOST_HASTE);
  state.phase = wrapPhase(phase + strides * heed);
}
const HEED = 3; // by how much of the tempo, a stride of difference (choices)
const MOST_SLOWING = 0.15;
const MOST_HASTE = 0.05;

function standOn(built: Built, voices: Voices, state: State, leg: number, dt: number): void {
  if (state.tempo === 0) return;
  const duty = voices.stride.duty[leg];
  const usual = state.tempo / duty;
  const stops = state.goal === STAND;
  const stopping = state.surge > 0 ? 0 : clamp(1 - state.pace / SLOW, 0, 1);
  const slowest = state.step[leg] === 0 ? UNDRIVEN : SLOWEST_STANCE + stopping * (UNDRIVEN - SLOWEST_STANCE);
  const least = ((state.legPhase[leg] + slowest * state.tempo * dt) / duty - state.share[leg]) / dt;
  let rate = (voices.passing + CREEP) / state.span[leg];
  if (state.way === STAND) rate = Math.min(rate, usual * Math.max(UNHURRIED_STANCE, state.span[leg] / SHORT));
  rate = Math.max(rate, least);
  // Stopping, it comes to rest at the end, but for what the ground moves.
  const left = 1 - state.share[leg];
  if (stops) rate = Math.min(rate, voices.passing / state.span[leg] + (left - leftAfter(left, dt)) / dt);
  const before = state.share[leg];
  state.share[leg] += rate * dt;
  if (state.share[leg] < 1 - (stops ? NEARLY_OVER : DUE)) return;
  // In a stand, and close to one, feet wait for their turn, and those that stand well need not move.
  if (state.speed < SLOW && before < READY) {
    const away = timeToDown(voices, state, leg) / (1 - duty);
    const off = Math.abs(state.leftX[leg]) + Math.abs(state.leftZ[leg]);
    const rests = state.pace === 0 && off < TOLERANCE;
    // Squaring up, one foot of a pair at a time.
    const waits = state.pace === 0 ? state.contact[leg ^ 1] === FLIGHT : away > EARLIEST_SWING || away < LATEST_SWING;
    if (rests || (waits && !isStretched(built, state, leg))) {
      state.share[leg] = WAITING;
      return;
    }
    if (before >= WAITING) {
      state.share[leg] = READY;
      return;
    }
  }
  lift(voices, state, leg, (Math.max(0, state.share[leg] - 1) / rate) * state.tempo, rate / usual);
}

/** Whether a standing foot is so far behind, or aside, that it cannot wait. */
function isStretched({ rig }: Built, state: State, leg: number): boolean {
  const { joints, spread } = rig.legs[leg];
  const x = state.standX[leg] - state.x;
  const z = state.standZ[leg] - state.z;
  const { cos, sin } = turnOf(state.heading);
  if (x * cos - z * sin < rig.rest[3 * joints[0]] - STRETCHED) return true;
  return Math.abs(x * sin + z * cos - rig.rest[3 * joints[0] + 2]) > SPREAD * spread * rig.rest[3 * joints[0] + 1];
}

/** Strides until this leg should come down, as the pattern will be by then. */
function timeToDown(voices: Voices, state: State, leg: number): number {
  const usual = 1 - voices.stride.duty[leg];
  return usual + phaseDifference(state.phase + usual, downSoon(voices, state, leg, usual));
}

/** The touch-down phase of a leg so many strides from now. */
function downSoon(voices: Voices, state: State, leg: number, strides: number): number {
  const change = state.change + Math.max(0, strides - state.wait) / DEFAULTS.transitionStrides;
  return downAt(voices, state, leg, Math.min(1, change));
}

/** The touch-down phase of a leg when the change has come so far. */
export function downAt(voices: Voices, state: State, leg: number, change: number): number {
  return downBy(voices, state, leg, smoother(change), goingOn(change));
}

/** The same, with this share of the new pattern; what moved has gone `on` so far. */
function downBy({ stride }: Voices, { downFrom, downRate }: State, leg: number, share: number, on: number): number {
  const down = stride.down[leg];
  if (share === 1) return down;
  const from = downFrom[leg];
  return from + share * phaseDifference(from, down) + downRate[leg] * on;
}

/** How fast that moves, a whole change. */
export function downRateAt(voices: Voices, state: State, leg: number, change: number): number {
  const way = phaseDifference(state.downFrom[leg], voices.stride.down[leg]);
  return smootherSlope(change) * way + state.downRate[leg] * goingOnSlope(change);
}

/** Leaves the ground; `ago` strides of the swing have gone. Its clock goes on as fast as it went, `pace` times the usual, and lands as fast as it will go on. */
function lift(voices: Voices, state: State, leg: number, ago: number, pace: number): void {
  const usual = 1 - voices.stride.duty[leg];
  const from = clamp(pace, state.goal === STAND ? 0 : SLOWEST_END, state.way === STAND ? FASTEST_END : 1);
  // In the middle of the cubic its rate is 3/2 of the mean less a quarter of those at both ends.
  const ends = (from + voices.landing) / 4;
  const fastest = state.way === STAND ? FIRST_SWING : FASTEST_SWING;
  const shortest = state.goal === STAND ? UNHURRIED : 1.5 / (fastest + ends);
  const span = usual * clamp((timeToDown(voices, state, leg) + ago) / usual, shortest, 1.5 / (SLOWEST_SWING + ends));
  state.span[leg] = span;
  state.swingFrom[leg] = 0;
  state.swingRate[leg] = from / usual;
  state.share[leg] = 1 + ago / span;
}

/** Comes down; `ago` strides of the stance have gone, of the tick's `strides`. The ground it will cover is settled then. */
function strike(voices: Voices, state: State, leg: number, ago: number, strides: number): void {
  const { before, stride, late } = voices;
  const { duty, step } = stride;
  const seconds = duty[leg] / state.tempo;
  late[leg] = ago / strides;
  state.step[leg] = step[leg] + late[leg] * (before[leg] - step[leg]);
  state.span[leg] = state.step[leg] + CREEP * seconds;
  if (state.change < 1) state.span[leg] *= strideToCome(voices, state, leg, ago);
  state.share[leg] = ((state.speed + CREEP) * ago) / (state.tempo * state.span[leg]);
}

/** What the stride of a foot that came down `ago` strides ago will take, in strides: longer or shorter while the pattern changes. Its stance takes its part of that. */
function strideToCome(voices: Voices, state: State, leg: number, ago: number): number {
  const stride = 1 + phaseDifference(state.phase - ago, downSoon(voices, state, leg, 1));
  return clamp(stride, SHORTEST_STANCE, LONGEST_STANCE);
}

/** Makes what is left of a stance take so many seconds. */
export function replanStance(state: State, leg: number, seconds: number): void {
  state.span[leg] = ((state.speed + CREEP) * seconds) / (1 - state.share[leg]);
}

/** Makes what is left of a swing take so many strides: from where the leg is, as fast as it is. */
export function replanSwing(voices: Voices, state: State, leg: number, strides: number): void {
  const step = 1e-3;
  foreseeLanding(voices, state);
  progressLeg(voices, state, leg);
  const from = voices.swung[leg];
  state.share[leg] -= step;
  progressLeg(voices, state, leg);
  state.swingRate[leg] = (from - voices.swung[leg]) / (step * state.span[leg]);
  state.swingFrom[leg] = from;
  state.share[leg] = 1;
  state.span[leg] = strides;
}

/** Works out how far a swinging leg has come, 0..1; its landing is foreseen. */
function progressLeg(voices: Voices, state: State, leg: number): void {
  voices.swung[leg] = swungBy(voices, state, leg, state.share[leg]);
}

function swungBy(voices: Voices, state: State, leg: number, share: number): number {
  const span = state.span[leg];
  const from = state.swingFrom[leg];
  const most = 2.8 * (1 - from); // steeper ends would make it run backwards between
  const leaving = Math.min(most, state.swingRate[leg] * span);
  // While the share of contact grows, by the one it left with: the end of a swing does not pull at its middle.
  const stood = Math.min(state.lifted[leg], voices.stride.duty[leg]);
  const arriving = Math.min(most, (span * voices.landing) / (1 - stood));
  return hermite(share - 1, from, leaving, arriving);
}

/** How fast a leg's clock will go when its foot stands, as a share of its usual rate: a foot that lands at that rate rests on the ground at once. */
function foreseeLanding(voices: Voices, { speed, tempo }: State): void {
  voices.landing = clamp((speed + CREEP) / (voices.stride.length * tempo + CREEP), SLOWEST_END, FASTEST_END);
}

/** Where a leg is in its stride: its clock, could that go back while the share of ground contact changes. */
function phaseOf({ stride, swung }: Voices, { share }: State, leg: number): number {
  const duty = stride.duty[leg];
  return share[leg] < 1 ? duty * share[leg] : Math.min(1 - 1e-12, duty + (1 - duty) * swung[leg]);
}

/** The legs' clocks as the posture needs them, and where the pattern has each: it changes smoothly, and a leg may be a little off it. */
export function readClocks(voices: Voices, state: State, out: LegTimes): void {
  foreseeLanding(voices, state);
  const share = smoother(state.change);
  const on = goingOn(state.change);
  for (let leg = 0; leg < 4; leg++) {
    if (state.share[leg] >= 1) progressLeg(voices, state, leg);
    else voices.swung[leg] = 0;
    out.phase[leg] = phaseOf(voices, state, leg);
    out.ideal[leg] = wrapPhase(state.phase - downBy(voices, state, leg, share, on));
  }
}

/** Sets off from a stand: a hind foot leaves first, and the others take their turns from where they stand. */
export function wakeClocks(built: Built, voices: Voices, state: State): void {
  listVoices(built, state, voices);
  const { duty, down, step, time } = voices.stride;
  state.tempo = 1 / time;
  const first = state.mirrored === 1 ? 3 : 2;
  state.phase = wrapPhase(down[first] + duty[first]);
  for (let leg = 0; leg < 4; leg++) {
    const phase = wrapPhase(state.phase - down[leg]);
    const air = (phase - duty[leg]) / (1 - duty[leg]);
    // One that would be about to come down has done so.
    const share = leg === first || (air >= 0 && air < LATE) ? WAITING : air < 0 ? phase / duty[leg] : 0;
    state.share[leg] = share;
    state.step[leg] = step[leg];
    // From the middle of a step on half of it is left.
    state.span[leg] = ((0.5 * state.beat + CREEP) * duty[leg] * time) / Math.max(0.1, 1 - share);
    state.downFrom[leg] = down[leg];
    state.leftSpeedX[leg] = 0;
    state.leftSpeedZ[leg] = 0;
    state.legPhase[leg] = phaseOf(voices, state, leg);
    state.clock[leg] = state.legPhase[leg];
    state.lifted[leg] = duty[leg];
  }
}

/** Share of its swing from which on a foot does not leave the ground when it sets off (choice). */
const LATE = 0.4;

export function isSquare(state: State): boolean {
  for (let leg = 0; leg < 4; leg++) {
    if (state.share[leg] >= 1 || Math.abs(state.leftX[leg]) + Math.abs(state.leftZ[leg]) >= TOLERANCE) return false;
  }
  return true;
}
