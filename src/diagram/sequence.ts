/**
 * Anything that happens, in equal instants: a script of commands is played and pictures are taken on the way, with what changed, where the
 * feet stood and what was leapt. Seconds count from the settled start; a script's first step is how it starts.
 */
import { Animal } from '../animal.ts';
import { buildSpecies } from '../build.ts';
import type { AnimalEvent } from '../events.ts';
import { reins } from '../reins.ts';
import { copyPose, createPose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { FleshTable } from '../species/flesh.ts';
import type { Species, StripFrame } from '../types.ts';
import { LEGS, type LegName } from '../units.ts';
import { checkScript, checkTimes, play, type Script } from './script.ts';

export interface SequenceOptions {
  readonly script: Script;
  /** Seconds of the first and the last picture; left out, it ends half a stride after all that was asked for is done. */
  readonly from?: number;
  readonly to?: number;
  /** Instead of `to`. */
  readonly duration?: number;
  readonly frames?: number;
  readonly seed?: number;
}

export interface SequenceFrame extends StripFrame {
  /** m/s, rad */
  readonly speed: number;
  readonly heading: number;
  /** Of the ground under `place`, m. */
  readonly height: number;
  readonly gait: string;
  /** In the middle of a change of gait. */
  readonly changing: boolean;
  /** Height of the ground as it was then, m: a slope may be tilted under the animal. */
  readonly ground: GroundHeight;
}

export type GroundHeight = (x: number, z: number) => number;

/** Where the middle of the body was, every so often. */
export interface PathPoint {
  readonly time: number;
  readonly place: readonly [number, number];
  readonly heading: number;
}

/** A change of gait begins or ends: at that time, and in that picture (the first in which it shows). */
export interface ChangeMark {
  readonly type: 'begin' | 'end';
  readonly time: number;
  readonly frame: number;
  readonly from: string;
  readonly to: string;
  readonly place: readonly [number, number];
}

export interface Footprint {
  readonly leg: LegName;
  readonly time: number;
  readonly place: readonly [number, number, number];
  readonly heading: number;
}

export interface Fence {
  readonly place: readonly [number, number];
  readonly height: number;
  /** The way it is leapt, rad. */
  readonly heading: number;
}

export interface Sequence {
  readonly species: string;
  readonly rig: Rig;
  readonly flesh?: FleshTable;
  /** s */
  readonly from: number;
  readonly to: number;
  readonly interval: number;
  readonly frames: readonly SequenceFrame[];
  /** From the first picture to the last. */
  readonly events: readonly AnimalEvent[];
  readonly marks: readonly ChangeMark[];
  readonly path: readonly PathPoint[];
  readonly footprints: readonly Footprint[];
  readonly fences: readonly Fence[];
  /** Height of the ground at a place of the world in the end, m. */
  readonly ground: GroundHeight;
}

/** Ground and leaps as the animal knows them. */
type Grounded = Animal & { groundHeight?(x: number, z: number): number };
type Leapt = { readonly type: string; readonly fence?: readonly [number, number]; readonly height?: number };

export function makeSequenceOf(species: Species, options: SequenceOptions): Sequence {
  const { frames: count = 12, seed = 0 } = options;
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new RangeError(`frames: expected a whole number from 1 to 1000, got ${String(count)}`);
  const script = checkScript(options.script);
  const built = buildSpecies(species);
  const { from, to } = checkTimes(options, () => new Animal(built, { seed, reins }), script);
  const animal: Grounded = new Animal(built, { seed, reins });
  const ground: GroundHeight = (x, z) => animal.groundHeight?.(x, z) ?? 0;

  const interval = count > 1 ? (to - from) / (count - 1) : 0;
  const stops = Array.from({ length: count }, (_, i) => from + i * interval);
  const frames: SequenceFrame[] = [];
  const events: AnimalEvent[] = [];
  const path: PathPoint[] = [];
  const fences: Fence[] = [];
  const headings = new Map<AnimalEvent, number>();
  play(animal, script, to, stops, (time, stop) => {
    const { place, heading } = animal;
    for (const event of animal.takeEvents()) {
      const { type, fence, height } = event as Leapt;
      // A fence is there before it is leapt.
      if (type === 'leapstart' && fence) fences.push({ place: fence, height: height ?? 0, heading });
      if (event.time < from - TICK || event.time > to + TICK) continue;
      events.push(event);
      headings.set(event, heading);
    }
    if (time >= from - TICK) path.push({ time, place, heading });
    if (stop >= 0) frames.push(picture(animal, stop, time, ground));
  });
  const whereAt = (time: number): PathPoint => path.find((point) => point.time >= time) ?? path[path.length - 1];
  return {
    species: species.name,
    rig: animal.rig,
    ...(species.flesh && { flesh: species.flesh }),
    from,
    to,
    interval,
    frames,
    events,
    marks: events.flatMap((event) => markOf(event, frames, whereAt(event.time).place)),
    path,
    footprints: events.flatMap((event) =>
      event.type === 'footfall'
        ? [{ leg: event.leg, time: event.time, place: event.place, heading: headings.get(event) ?? 0 }]
        : [],
    ),
    fences,
    ground,
  };
}

/** s, m: what is nearer than this is one. */
const TICK = 1e-6;

/** m: what of the ground is looked at to see whether it is a plane. */
const AROUND = 1.5;

/** The ground as it is now: a plane is remembered, anything else is taken to stay. */
function groundNow(ground: GroundHeight, [x, z]: readonly [number, number]): GroundHeight {
  const here = ground(x, z);
  const [east, south] = [ground(x + AROUND, z) - here, ground(x, z + AROUND) - here];
  const plane: GroundHeight = (px, pz) => here + ((px - x) * east + (pz - z) * south) / AROUND;
  for (const share of [-1, -0.6, -0.3, 0.4, 0.8]) {
    const [px, pz] = [x + share * AROUND, z - 0.9 * share * AROUND];
    if (Math.abs(ground(px, z) - plane(px, z)) + Math.abs(ground(px, pz) - plane(px, pz)) > TICK) return ground;
  }
  return plane;
}

function picture(animal: Animal, index: number, time: number, ground: GroundHeight): SequenceFrame {
  const pose = createPose(animal.rig);
  copyPose(animal.pose, pose);
  return {
    number: index + 1,
    time,
    phase: animal.phase,
    pose,
    place: animal.place,
    standing: LEGS.map((leg) => animal.legs[leg].contact !== 'flight'),
    speed: animal.speed,
    heading: animal.heading,
    height: ground(...animal.place),
    ground: groundNow(ground, animal.place),
    gait: animal.gait,
    changing: animal.inTransition,
  };
}

function markOf(
  event: AnimalEvent,
  frames: readonly SequenceFrame[],
  place: readonly [number, number],
): readonly ChangeMark[] {
  if (event.type !== 'gaittransitionstart' && event.type !== 'gaittransitionend') return [];
  const { time, from, to } = event;
  const frame = frames.findIndex((other) => other.time >= time - TICK);
  return [{ type: event.type === 'gaittransitionstart' ? 'begin' : 'end', time, frame, from, to, place }];
}
