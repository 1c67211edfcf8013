/**
 * Anything that happens, in equal instants: a script of commands is played and pictures are taken on the way, with what changed, where the
 * feet stood and what was leapt. Seconds count from the settled start; a script's first step is how it starts.
 */
import { Animal } from '../animal.ts';
import { buildSpecies } from '../build.ts';
import * as DEFAULTS from '../defaults.ts';
import type { AnimalEvent } from '../events.ts';
import { clamp } from '../math/ease.ts';
import { STEEPEST } from '../reined.ts';
import { reins } from '../reins.ts';
import { copyPose, createPose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { FleshTable } from '../species/flesh.ts';
import type { Species, StripFrame } from '../types.ts';
import { LEGS, type LegName } from '../units.ts';
import { checkScript, checkTimes, play, type Script, type ScriptStep } from './script.ts';

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
  /**
   * The gait changes; or only its lead (at the end it may be the old one again), or the motion, from one of that gait to another. `back`: a
   * change that had begun is given up.
   */
  readonly what: 'gait' | 'lead' | 'old lead' | 'motion' | 'back';
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
  /** Those asked for, as long as nobody gave a height function: rise along world +x, and the heading then, rad. */
  readonly slopes: readonly { readonly slope: number; readonly heading: number }[];
  /** Height of the ground at a place of the world in the end, m. */
  readonly ground: GroundHeight;
}

/** Ground and leaps as the animal knows them. */
type Grounded = Animal & { groundHeight?(x: number, z: number): number };
type Lead = Animal['lead'];
/** With the lead before and after it. */
interface Change {
  readonly event: Extract<AnimalEvent, { readonly to: string }>;
  readonly before: Lead;
  readonly after: Lead;
}
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
  const changes: Change[] = [];
  const headings = new Map<AnimalEvent, number>();
  let lead: Lead;
  play(animal, script, to, stops, (time, stop) => {
    const { place, heading } = animal;
    for (const event of animal.takeEvents()) {
      const { type, fence, height } = event as Leapt;
      // A fence is there before it is leapt.
      if (type === 'leapstart' && fence) fences.push({ place: fence, height: height ?? 0, heading });
      if (event.type === 'gaittransitionstart' || event.type === 'gaittransitionend')
        changes.push({ event, before: lead, after: animal.lead });
      if (event.time < from - TICK || event.time > to + TICK) continue;
      events.push(event);
      headings.set(event, heading);
    }
    lead = animal.lead;
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
    marks: marksOf(changes)
      .filter(({ time }) => time >= from - TICK && time <= to + TICK)
      .map((mark) => ({
        ...mark,
        // What happens in a tick may show in a picture of that tick, before it is told.
        frame: frames.findIndex(
          ({ time, changing }) => time >= mark.time - (changing === (mark.type === 'begin') ? DEFAULTS.tick : 0) - TICK,
        ),
        place: whereAt(mark.time).place,
      })),
    path,
    footprints: events.flatMap((event) =>
      event.type === 'footfall'
        ? [{ leg: event.leg, time: event.time, place: event.place, heading: headings.get(event) ?? 0 }]
        : [],
    ),
    fences,
    slopes: slopesOf(script, from, to).map(({ slope, at }) => ({ slope, heading: whereAt(at).heading })),
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

/** In the order of time. */
function marksOf(changes: readonly Change[]): Omit<ChangeMark, 'frame' | 'place'>[] {
  const marks: Omit<ChangeMark, 'frame' | 'place'>[] = [];
  /** What is under way, and the lead it began on. */
  let under: { readonly what: ChangeMark['what']; readonly to: string; readonly lead: Lead } | undefined;
  changes.forEach(({ event: { type, time, from, to }, before, after }, i) => {
    const elsewhere = under !== undefined && under.to !== to;
    let what: ChangeMark['what'] = 'gait';
    if (type === 'gaittransitionstart') {
      if (from === to) what = elsewhere ? 'back' : before && after && before !== after ? 'lead' : 'motion';
      under = { what, to, lead: before };
      marks.push({ type: 'begin', what, time, from, to });
      return;
    }
    // What ends because something else begins is told by that.
    if (changes[i + 1]?.event.time === time) return;
    if (elsewhere) what = 'back';
    else if (under && under.what !== 'back') what = under.what;
    if (what === 'lead' && under?.lead === after) what = 'old lead';
    under = undefined;
    marks.push({ type: 'end', what, time, from, to });
  });
  return marks;
}

/** The slopes asked for from the first picture to the last, and the one it is on in the first. */
function slopesOf(
  script: readonly (ScriptStep & { readonly at: number })[],
  from: number,
  to: number,
): { readonly slope: number; readonly at: number }[] {
  if (script.some(({ ground }) => ground)) return [];
  const asked = script.flatMap(({ slope, at }) =>
    slope === undefined || at > to ? [] : [{ slope: clamp(slope, -STEEPEST, STEEPEST), at }],
  );
  return asked.filter((_, i) => i + 1 === asked.length || asked[i + 1].at > from);
}
