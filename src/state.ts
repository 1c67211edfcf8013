/**
 * Everything that changes from tick to tick: plain numbers, so that it can be copied, hashed and replayed.
 * A `way` of going is an index: first the species' gaits, then its library motions played exactly.
 */
export const STAND = -1;

export const FLIGHT = 0;
export const STRIKE = 1;
export const STANCE = 2;

export interface State {
  time: number;
  speed: number;
  /** The speed whose tempo the legs keep: ahead of the speed when setting off, else the same. */
  pace: number;
  heading: number;
  /** The ground under the body's middle. */
  x: number;
  z: number;
  /** The body's clock, strides. */
  phase: number;
  /** The way it goes and the one it changes to, how far the change has come (0..1), and whether each is mirrored. */
  way: number;
  target: number;
  change: number;
  wayMirrored: number;
  targetMirrored: number;
  /** Per leg: phase from its touch-down, contact, the place where it stands. */
  readonly legPhase: Float64Array;
  readonly contact: Float64Array;
  readonly standX: Float64Array;
  readonly standZ: Float64Array;
  /** Per leg: how far its place was from where the motion would have it when it left the ground, and how fast that changed. */
  readonly leftX: Float64Array;
  readonly leftZ: Float64Array;
  readonly leftSpeedX: Float64Array;
  readonly leftSpeedZ: Float64Array;
  /** All of the arrays above, end to end. */
  readonly legs: Float64Array;
}

export function createState(): State {
  const legs = new Float64Array(4 * 8);
  const four = (i: number) => legs.subarray(4 * i, 4 * i + 4);
  return {
    time: 0,
    speed: 0,
    pace: 0,
    heading: 0,
    x: 0,
    z: 0,
    phase: 0,
    way: STAND,
    target: STAND,
    change: 1,
    wayMirrored: 0,
    targetMirrored: 0,
    legPhase: four(0),
    contact: four(1),
    standX: four(2),
    standZ: four(3),
    leftX: four(4),
    leftZ: four(5),
    leftSpeedX: four(6),
    leftSpeedZ: four(7),
    legs,
  };
}

/** Written out: a loop over names would be the slowest part of a tick. */
export function copyState(from: State, to: State): void {
  to.time = from.time;
  to.speed = from.speed;
  to.pace = from.pace;
  to.heading = from.heading;
  to.x = from.x;
  to.z = from.z;
  to.phase = from.phase;
  to.way = from.way;
  to.target = from.target;
  to.change = from.change;
  to.wayMirrored = from.wayMirrored;
  to.targetMirrored = from.targetMirrored;
  to.legs.set(from.legs);
}

const bits = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** FNV-1a over the bits of every number: the same commands on the same JavaScript engine give the same hash. */
export function hashState(state: State): number {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    bits.setFloat64(0, value);
    for (let byte = 0; byte < 8; byte++) hash = Math.imul(hash ^ bits.getUint8(byte), 0x01000193);
  };
  for (const value of Object.values(state)) if (typeof value === 'number') add(value);
  state.legs.forEach(add);
  return hash >>> 0;
}
