/**
 * Everything that changes from tick to tick: plain numbers, so that it can be copied, hashed and replayed.
 * A `way` of going is an index: first the species' gaits, then its library motions played exactly.
 */
import { copyNumbers, type Numbers, zeros } from './math/memory.ts';

export const STAND = -1;

export const FLIGHT = 0;
export const STRIKE = 1;
export const STANCE = 2;

export const NO_LEAP = 0;
export const ASKED = 1;
export const LEAPING = 2;

/** Ways that may sound beside the one that is changed to, when a change is changed again. */
export const MIX = 6;

export interface State {
  time: number;
  speed: number;
  /** The speed the legs are set for: it runs a moment ahead of the body's, so that feet land where they will be needed. */
  pace: number;
  /** m/s^2: how fast the pace changes. */
  surge: number;
  /** The speed whose captured manner of going it has: it follows the pace to the speed wanted; a gait is taken up in the manner of that. */
  manner: number;
  /** m/s: slower than this the legs' tempo does not go, as while stopping. */
  beat: number;
  /** 1 while any of the animator's numbers is not 0. */
  styled: number;
  /** What the slope makes of the stride's time: 1 on the level. */
  stretch: number;
  /** Strides a second. */
  tempo: number;
  /** How much of the stride's life is in the body: 0 in a stand, 1 when it goes. */
  life: number;
  /** Where the middle of the body points, how fast that turns, and how far poll and neck have turned ahead of it. */
  heading: number;
  turn: number;
  poll: number;
  neck: number;
  /** How fast these three change. */
  turnRate: number;
  pollRate: number;
  neckRate: number;
  /** The ground under the body's middle; its rise along x as a tangent, and how fast that changes; and how much of a height function is in force. */
  x: number;
  y: number;
  z: number;
  rise: number;
  riseRate: number;
  relief: number;
  /** The body's clock, strides. */
  phase: number;
  /** The gait it is in and the one it is on the way to, as reported: STAND or a way. */
  way: number;
  goal: number;
  /** The way whose pattern the legs take up, mirrored or not, how far that has come (0..1), and how long it still waits (strides). */
  target: number;
  mirrored: number;
  change: number;
  wait: number;
  /** A leap: NO_LEAP, ASKED or LEAPING; seconds since it began; the fence, m; when it takes off and lands, s; its speed upwards then, m/s. */
  leap: number;
  leapTime: number;
  leapHeight: number;
  leapOff: number;
  leapLand: number;
  leapRise: number;
  /** The ground's height and pitch where it began and where it will land. */
  leapFromY: number;
  leapFromPitch: number;
  leapToY: number;
  leapToPitch: number;
  /** 1 while nothing changes but the clocks and the place: a steady gait, straight on, on the level. */
  calm: number;
  /** 1 until it has recovered from a push. */
  pushed: number;
  /** Per leg: 0..1 through the stance, 1..2 through the swing; and what a whole one takes: m of travel, or strides. */
  readonly share: Numbers;
  readonly span: Numbers;
  /** Per leg: the step it takes or took last on the ground, m. */
  readonly step: Numbers;
  /** Per leg: where in the swing the present plan for it began (0 at lift-off), and how fast the leg went there, per stride. */
  readonly swingFrom: Numbers;
  readonly swingRate: Numbers;
  /** Per leg: phase from its touch-down by the present share of contact; the same as it is told, which goes as the leg does while that share changes, and at lift-off. */
  readonly legPhase: Numbers;
  readonly clock: Numbers;
  readonly lifted: Numbers;
  /** Per leg: contact, the place where it stands. */
  readonly contact: Numbers;
  readonly standX: Numbers;
  readonly standZ: Numbers;
  /** Per leg: how far its place was from where the motion would have it when it left the ground, and how fast that changed. */
  readonly leftX: Numbers;
  readonly leftZ: Numbers;
  readonly leftSpeedX: Numbers;
  readonly leftSpeedZ: Numbers;
  /** Per leg: the touch-down phase it came from when the change began, and how fast that changed then, a whole change. */
  readonly downFrom: Numbers;
  readonly downRate: Numbers;
  /** The ways a change comes from (twice the way, plus one if mirrored), their manners, their weights, and how fast these changed when it began. */
  readonly mixWay: Numbers;
  readonly mixManner: Numbers;
  readonly mixWeight: Numbers;
  readonly mixRate: Numbers;
  /** How the trunk rides on its legs: see body/poise.ts. */
  readonly poise: Numbers;
  /** Push: how far each girdle is off, m, and how fast: fore x y z, hind x y z. */
  readonly push: Numbers;
  readonly pushSpeed: Numbers;
  /** The animator's layer as it stands now, easing to what is wanted: see gait/style.ts. */
  readonly style: Float64Array;
  /** All of the arrays above, but for the style. */
  readonly arrays: readonly Numbers[];
}

export const STYLES = 64;

export function createState(): State {
  const arrays: Numbers[] = [];
  const take = (count: number) => {
    const made = zeros(count);
    arrays.push(made);
    return made;
  };
  return {
    time: 0,
    speed: 0,
    pace: 0,
    surge: 0,
    manner: 0,
    beat: 0,
    styled: 0,
    stretch: 1,
    tempo: 0,
    life: 0,
    heading: 0,
    turn: 0,
    poll: 0,
    neck: 0,
    turnRate: 0,
    pollRate: 0,
    neckRate: 0,
    x: 0,
    y: 0,
    z: 0,
    rise: 0,
    riseRate: 0,
    relief: 0,
    phase: 0,
    way: STAND,
    goal: STAND,
    target: STAND,
    mirrored: 0,
    change: 1,
    wait: 0,
    leap: 0,
    leapTime: 0,
    leapHeight: 0,
    leapOff: 0,
    leapLand: 0,
    leapRise: 0,
    leapFromY: 0,
    leapFromPitch: 0,
    leapToY: 0,
    leapToPitch: 0,
    calm: 0,
    pushed: 0,
    share: take(4),
    span: take(4),
    step: take(4),
    swingFrom: take(4),
    swingRate: take(4),
    legPhase: take(4),
    clock: take(4),
    lifted: take(4),
    contact: take(4),
    standX: take(4),
    standZ: take(4),
    leftX: take(4),
    leftZ: take(4),
    leftSpeedX: take(4),
    leftSpeedZ: take(4),
    downFrom: take(4),
    downRate: take(4),
    mixWay: take(MIX),
    mixManner: take(MIX),
    mixWeight: take(MIX),
    mixRate: take(MIX),
    poise: take(6),
    push: take(6),
    pushSpeed: take(6),
    style: new Float64Array(STYLES),
    arrays,
  };
}

/** A foot that came down in the last tick stands from now on. */
export function standStill({ contact }: State): void {
  for (let leg = 0; leg < 4; leg++) if (contact[leg] === STRIKE) contact[leg] = STANCE;
}

/** A state, whole. Not for every frame: state-copy.ts. */
export function copyState(from: State, to: State): void {
  const numbers = Object.entries(from).filter(([, value]) => typeof value === 'number');
  Object.assign(to, Object.fromEntries(numbers));
  copyArrays(from, to);
}

function copyArrays(from: State, to: State): void {
  for (let i = 0; i < from.arrays.length; i++) copyNumbers(from.arrays[i], to.arrays[i]);
  to.style.set(from.style);
}

export function cloneState(state: State): State {
  const clone = createState();
  copyState(state, clone);
  return clone;
}

/** All that changes in a tick of a steady motion. */
export function copyMoving(from: State, to: State): void {
  to.time = from.time;
  to.x = from.x;
  to.y = from.y;
  to.z = from.z;
  to.phase = from.phase;
  copyArrays(from, to);
}

/** As new, but for the time and the place. */
export function renewState(state: State): void {
  const { time, x, y, z } = state;
  copyState(createState(), state);
  state.time = time;
  state.x = x;
  state.y = y;
  state.z = z;
}

/** FNV-1a over the bits of every number: the same commands on the same JavaScript engine give the same hash. */
export function hashState(state: State): number {
  const numbers = Object.values(state).filter((value) => typeof value === 'number');
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(Float64Array.of(...numbers, ...state.arrays.flat(), ...state.style).buffer))
    hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
