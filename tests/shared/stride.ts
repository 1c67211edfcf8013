/** One stride of the horse, measured: everything the published bounds speak of, sampled evenly through the stride. */
import { type Animal, createAnimal } from '../../src/index.ts';
import { DEGREE, LEGS, type LegName } from '../../src/units.ts';

export const SAMPLES = 240;
export const FORE = ['scapula', 'shoulder', 'elbow', 'carpus', 'fetlock'] as const;
export const HIND = ['hip', 'stifle', 'hock', 'fetlock'] as const;

export interface LegTrace {
  readonly duty: number;
  /** Phase of the leg's own stride at each sample. */
  readonly phase: Float64Array;
  readonly stands: boolean[];
  readonly toe: [number, number, number][];
  readonly heelY: Float64Array;
  readonly angles: Readonly<Record<string, Float64Array>>;
}

export interface StrideTrace {
  readonly label: string;
  readonly animal: Animal;
  readonly speed: number;
  readonly strideTime: number;
  readonly strideLength: number;
  readonly down: Readonly<Record<LegName, number>>;
  readonly duty: Readonly<Record<LegName, number>>;
  readonly legs: Readonly<Record<LegName, LegTrace>>;
  /** Heights against the mean, m, and the trunk's pitch, degrees. */
  readonly withers: Float64Array;
  readonly croup: Float64Array;
  readonly poll: Float64Array;
  readonly pitch: Float64Array;
  /** Pitch and yaw of each spinal joint against its parent, degrees. */
  readonly spinePitch: Float64Array[];
  readonly spineYaw: Float64Array[];
  readonly feet: Float64Array;
  readonly travelled: number;
}

const cache = new Map<string, StrideTrace>();

export function traceStride(command: {
  gait?: string;
  speed?: number;
  motion?: string;
  lead?: 'left' | 'right';
}): StrideTrace {
  const label = Object.values(command).join(' ');
  const known = cache.get(label);
  if (known) return known;
  const animal = createAnimal('horse', { seed: 0 });
  animal.command(command);
  animal.settle();
  const strideTime = animal.strideTime;
  const floats = () => new Float64Array(SAMPLES);
  const contacts = Object.fromEntries(animal.contacts.map((contact) => [contact.leg, contact]));
  const legs = Object.fromEntries(
    LEGS.map((leg) => [
      leg,
      {
        duty: contacts[leg].duty,
        phase: floats(),
        stands: new Array<boolean>(SAMPLES),
        toe: new Array<[number, number, number]>(SAMPLES),
        heelY: floats(),
        angles: Object.fromEntries((leg[1] === 'F' ? FORE : HIND).map((name) => [name, floats()])),
      },
    ]),
  ) as Record<LegName, LegTrace>;
  const withers = floats();
  const croup = floats();
  const poll = floats();
  const pitch = floats();
  const feet = floats();
  const spinePitch = animal.rig.spine.slice(1).map(floats);
  const spineYaw = animal.rig.spine.slice(1).map(floats);
  const start = animal.place[0];
  for (let i = 0; i < SAMPLES; i++) {
    animal.advance(strideTime / SAMPLES);
    for (const leg of LEGS) {
      const trace = legs[leg];
      trace.phase[i] = animal.legs[leg].phase;
      trace.stands[i] = animal.legs[leg].contact !== 'flight';
      trace.toe[i] = animal.landmark(`${leg}.toe`);
      trace.heelY[i] = animal.landmark(`${leg}.heel`)[1];
      for (const name in trace.angles) trace.angles[name][i] = animal.angle(`${leg}.${name}`);
      if (trace.stands[i]) feet[i]++;
    }
    const w = animal.landmark('withers');
    const c = animal.landmark('croup');
    withers[i] = w[1];
    croup[i] = c[1];
    poll[i] = animal.landmark('poll')[1];
    pitch[i] = Math.atan2(w[1] - c[1], w[0] - c[0]) / DEGREE;
    animal.rig.spine.slice(1).forEach((joint, s) => {
      const [yaw, up] = localAngles(animal, joint);
      spineYaw[s][i] = yaw;
      spinePitch[s][i] = up;
    });
  }
  const trace: StrideTrace = {
    label,
    animal,
    speed: animal.speed,
    strideTime,
    strideLength: animal.strideLength,
    down: Object.fromEntries(LEGS.map((leg) => [leg, contacts[leg].down])) as Record<LegName, number>,
    duty: Object.fromEntries(LEGS.map((leg) => [leg, contacts[leg].duty])) as Record<LegName, number>,
    legs,
    withers,
    croup,
    poll,
    pitch,
    spinePitch,
    spineYaw,
    feet,
    travelled: animal.place[0] - start,
  };
  cache.set(label, trace);
  return trace;
}

/** Yaw and pitch of a joint against its parent, degrees: where the joint's x axis points in the parent's frame. */
function localAngles(animal: Animal, joint: number): [number, number] {
  const { rotation } = animal.pose;
  const p = rotation[animal.rig.parents[joint]];
  const q = rotation[joint];
  // inverse(p) * q
  const x = p[3] * q[0] - p[0] * q[3] - p[1] * q[2] + p[2] * q[1];
  const y = p[3] * q[1] - p[1] * q[3] - p[2] * q[0] + p[0] * q[2];
  const z = p[3] * q[2] - p[2] * q[3] - p[0] * q[1] + p[1] * q[0];
  const w = p[3] * q[3] + p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const forward = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)];
  return [-Math.atan2(forward[2], forward[0]) / DEGREE, Math.asin(forward[1]) / DEGREE];
}

/** Every tenth of a metre a second. */
function every(from: number, to: number): number[] {
  return Array.from({ length: Math.round(10 * (to - from)) + 1 }, (_, i) => Math.round(10 * from + i) / 10);
}

/** Speeds at which the published bounds must hold. */
export const TESTED: Readonly<Record<string, readonly number[]>> = {
  walk: every(0.9, 2.0),
  amble: every(2.4, 5.5),
  trot: every(2.6, 12),
  rack: every(4, 12),
  canter: every(3.5, 8.5),
  gallop: every(8.5, 18),
};
/** Speeds over each gait's whole own range: what must hold everywhere is tested there. */
export const EVERYWHERE: Readonly<Record<string, readonly number[]>> = {
  walk: [0.3, 0.5, 0.7, ...TESTED.walk, 2.3],
  amble: [2, ...TESTED.amble],
  trot: [2.2, ...TESTED.trot, 12.5],
  rack: [...TESTED.rack, 13],
  canter: [...TESTED.canter, 9],
  gallop: [8, ...TESTED.gallop, 18.5],
};
export const LEADS: Readonly<Record<string, readonly ('left' | 'right')[]>> = {
  canter: ['left', 'right'],
  gallop: ['left', 'right'],
};

export function tracesOf(gait: string, grid = TESTED): StrideTrace[] {
  return grid[gait].flatMap((speed) =>
    (LEADS[gait] ?? [undefined]).map((lead) => traceStride({ gait, speed, ...(lead && { lead }) })),
  );
}

export function range(values: ArrayLike<number>): number {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < values.length; i++) {
    low = Math.min(low, values[i]);
    high = Math.max(high, values[i]);
  }
  return high - low;
}
