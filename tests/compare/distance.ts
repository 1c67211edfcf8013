/**
 * How far our plates are from Muybridge's: the pinned motion at the tracing's own phases, mean distance of toe, fetlock and carpus or hock
 * in withers heights, with one phase offset a gait and one horizontal offset a girdle (the drawn horses are long).
 */
import { type Animal, createAnimal } from '../../src/index.ts';
import { LEGS, type LegName } from '../../src/units.ts';

export type Point = readonly [number, number];
export type TracedLeg = Readonly<Record<string, Point>>;
export interface TracedFrame {
  readonly n: number;
  readonly phase: number;
  readonly support: readonly string[];
  readonly legs: Readonly<Record<LegName, TracedLeg>>;
}
export interface Comparison {
  readonly gait: string;
  readonly mean: number;
  readonly byPoint: Readonly<Record<string, number>>;
  readonly phaseOffset: number;
  /** Fore and hind, withers heights. */
  readonly girdleOffset: readonly [number, number];
}

export const GAITS = ['walk', 'amble', 'trot', 'rack', 'canter', 'gallop'] as const;

interface TracingFile {
  readonly gaits: Readonly<
    Record<
      string,
      {
        readonly frames: readonly (Readonly<Record<LegName, TracedLeg>> & {
          n: number;
          phase: number;
          support: readonly string[];
        })[];
      }
    >
  >;
}

export function framesOf(tracings: unknown, gait: string): TracedFrame[] {
  return (tracings as TracingFile).gaits[gait].frames.map(({ n, phase, support, LF, RF, LH, RH }) => ({
    n,
    phase,
    support,
    legs: { LF, RF, LH, RH },
  }));
}

export function playPlate(gait: string): Animal {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command({ motion: `plate.${gait}` });
  animal.settle();
  return animal;
}

/** Our points at a phase of the stride, x from the moving middle of the body, in withers heights. */
export function pointsAt(gait: string, phase: number): Record<LegName, Record<string, Point>> {
  const animal = playPlate(gait);
  animal.advance((((phase % 1) + 1) % 1) * animal.strideTime);
  const H = animal.rig.height;
  const [x] = animal.place;
  const read = (name: string): Point => {
    const p = animal.landmark(name);
    return [(p[0] - x) / H, p[1] / H];
  };
  return Object.fromEntries(
    LEGS.map((leg) => [
      leg,
      Object.fromEntries(
        ['toe', 'fetlock', leg[1] === 'F' ? 'carpus' : 'hock'].map((name) => [name, read(`${leg}.${name}`)]),
      ),
    ]),
  ) as Record<LegName, Record<string, Point>>;
}

export function compareGait(tracings: unknown, gait: string): Comparison {
  const frames = framesOf(tracings, gait);
  let best: Comparison | undefined;
  for (let phaseOffset = -0.04; phaseOffset <= 0.0401; phaseOffset += 0.01) {
    const pairs: { girdle: 0 | 1; name: string; ours: Point; theirs: Point }[] = [];
    for (const frame of frames) {
      const ours = pointsAt(gait, frame.phase + phaseOffset);
      for (const leg of LEGS) {
        for (const [name, point] of Object.entries(ours[leg])) {
          pairs.push({ girdle: leg[1] === 'F' ? 0 : 1, name, ours: point, theirs: frame.legs[leg][name] });
        }
      }
    }
    const shift = ([0, 1] as const).map((girdle) => {
      const own = pairs.filter((pair) => pair.girdle === girdle);
      return own.reduce((sum, { ours, theirs }) => sum + theirs[0] - ours[0], 0) / own.length;
    });
    const distance = ({ girdle, ours, theirs }: (typeof pairs)[number]) =>
      Math.hypot(ours[0] + shift[girdle] - theirs[0], ours[1] - theirs[1]);
    const average = (list: typeof pairs) => list.reduce((sum, pair) => sum + distance(pair), 0) / list.length;
    const mean = average(pairs);
    if (!best || mean < best.mean) {
      const names = ['toe', 'fetlock', 'carpus', 'hock'];
      best = {
        gait,
        mean,
        byPoint: Object.fromEntries(names.map((name) => [name, average(pairs.filter((pair) => pair.name === name))])),
        phaseOffset,
        girdleOffset: [shift[0], shift[1]],
      };
    }
  }
  if (!best) throw new Error(`no frames of the ${gait}`);
  return best;
}
