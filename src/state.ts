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
  ticks: number;
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
}

const SCALARS = ['time', 'ticks', 'speed', 'pace', 'heading', 'x', 'z', 'phase', 'way', 'target', 'change', 'wayMirrored', 'targetMirrored'] as const;
const ARRAYS = ['legPhase', 'contact', 'standX', 'standZ', 'leftX', 'leftZ', 'leftSpeedX', 'leftSpeedZ'] as const;

export function createState(): State {
  const four = () => new Float64Array(4);
  return {
    time: 0,
    ticks: 0,
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
    legPhase: four(),
    contact: four(),
    standX: four(),
    standZ: four(),
    leftX: four(),
    leftZ: four(),
    leftSpeedX: four(),
    leftSpeedZ: four(),
  };
}

export function copyState(from: State, to: State): void {
  for (let i = 0; i < SCALARS.length; i++) to[SCALARS[i]] = from[SCALARS[i]];
  for (let i = 0; i < ARRAYS.length; i++) to[ARRAYS[i]].set(from[ARRAYS[i]]);
}

const bits = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** FNV-1a over the bits of every number: the same commands on the same JavaScript engine give the same hash. */
export function hashState(state: State): number {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    bits.setFloat64(0, value);
    for (let byte = 0; byte < 8; byte++) hash = Math.imul(hash ^ bits.getUint8(byte), 0x01000193);
  };
  for (const name of SCALARS) add(state[name]);
  for (const name of ARRAYS) state[name].forEach(add);
  return hash >>> 0;
}
