/** What one animal works with: made once, so that a frame allocates nothing. And the reins: what it takes to change its motion. */
import type { quat, vec3 } from 'gl-matrix';
import { createInertia } from './body/carried.ts';
import type { Ground, Terrain } from './body/ground.ts';
import { createFootPlan, type FootPlan } from './body/planting.ts';
import { createLegs, type Legs } from './body/reach.ts';
import { createSampled, createSampleScratch, type Sampled, type SampleScratch } from './body/stride.ts';
import type { Built } from './build.ts';
import type { Command, Wishes } from './command.ts';
import type { EventLog, Told } from './events.ts';
import { WISHES } from './gait/style-slots.ts';
import { createVoices, type Voices } from './gait/voices.ts';
import { createIntent, type Intent, workOut } from './intent.ts';
import type { Share } from './math/memory.ts';
import { type Numbers, zeros } from './math/memory.ts';
import type { Size } from './similarity.ts';
import { createPose, type Pose } from './skeleton/pose.ts';
import type { Rig } from './skeleton/rig.ts';
import { createTrunkAngles, type TrunkAngles } from './skeleton/trunk.ts';
import type { State } from './state.ts';

/** Everything inside is in the engine's size (similarity.ts). */
export interface Works {
  readonly built: Built;
  readonly rig: Rig;
  readonly size: Size;
  /** Seed of the small variation between strides; 0 is none. */
  readonly seed: number;
  readonly wishes: Wishes;
  readonly intent: Intent;
  readonly voices: Voices;
  readonly sampled: Sampled;
  readonly scratch: SampleScratch;
  readonly plan: FootPlan;
  readonly terrain: Terrain;
  readonly trunk: TrunkAngles;
  readonly legs: Legs;
  readonly inertia: Float64Array;
  /** That before the last frame: one that takes no time is the same again. */
  readonly before: Float64Array;
  readonly place: vec3;
  readonly base: quat;
  readonly pose: Pose;
}

export function createWorks(built: Built, gaits: readonly string[] | undefined, seed: number): Works {
  const { rig, size } = built;
  const wishes: Wishes = {
    speed: 0,
    heading: 0,
    slope: 0,
    gait: 'auto',
    lead: 'auto',
    motion: '',
    ground: undefined,
    style: new Float64Array(WISHES),
  };
  const intent = createIntent(built, gaits, wishes);
  workOut(intent);
  const share = deskOf(built);
  return {
    built,
    rig,
    size,
    seed,
    wishes,
    intent,
    voices: createVoices(built),
    sampled: createSampled(built, share),
    scratch: createSampleScratch(built, share),
    plan: createFootPlan(share),
    terrain: { relief: undefined },
    trunk: createTrunkAngles(rig, share),
    legs: createLegs(share),
    inertia: createInertia(),
    before: createInertia(),
    place: share(3),
    base: share(4),
    pose: createPose(rig),
  };
}

/**
 * Memory that is written anew before it is read, in every tick or frame: the animals of a species, one after the other, get the same. So a processor
 * that goes through a herd has to fetch only what each has of its own.
 */
function deskOf(built: Built): Share {
  const desk = desks.get(built) ?? [];
  desks.set(built, desk);
  let used = 0;
  return (length) => {
    desk[used] ??= zeros(length);
    return desk[used++];
  };
}
const desks = /* @__PURE__ */ new WeakMap<Built, Numbers[]>();

/** Everything an animal is and was told. */
export interface Snapshot {
  readonly species: string;
  readonly state: State;
  readonly inertia: Float64Array;
  readonly told: Told;
  readonly wishes: Wishes;
  readonly remainder: number;
  readonly relief: Ground | undefined;
}

/**
 * Whoever holds the reins can change the motion at any moment: speed, gait and heading without a jump, leaps, slopes, pushes, styles. Without them an
 * animal goes steadily, straight on, on the level, and is at once in any other steady motion that is commanded.
 */
export interface Reins {
  /** Takes from a command what goes beyond a steady motion. */
  check(works: Works, command: Command, next: Wishes, state: State): void;
  /** Refuses what is no snapshot of such an animal. */
  fits(works: Works, snapshot: Snapshot): void;
  leap(works: Works, state: State, height: number | undefined): void;
  push(works: Works, state: State, at: string, velocity: ArrayLike<number>): void;
  /** All that follows from the wishes, at once. */
  settle(works: Works, state: State): void;
  /** Which motions sound now. */
  listen(works: Works, state: State): void;
  /** s: how long nothing happens to a foot. */
  until(state: State): number;
  tick(works: Works, state: State, dt: number): void;
  /** To look ahead: all that a tick may change. */
  copy(from: State, to: State): void;
  /** `seconds` since the last one. */
  pose(works: Works, state: State, seconds: number): void;
  note(works: Works, log: EventLog, state: State): void;
  groundHeight(works: Works, state: State, x: number, z: number): number;
}
