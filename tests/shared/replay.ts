/**
 * A bug report is a command list: what was asked for, and after how many frames of 1/60 s. It is plain JSON, so that what a random
 * run found can be pasted into a test and played again.
 */
import { type Animal, type Command, createAnimal } from '../../src/index.ts';
import { GRAVITY } from '../../src/units.ts';
import { asLargeAsTheHorse, HORSE, hipShare } from './alike.ts';
import { type Bounds, Watcher } from './watch.ts';

export const FRAME = 1 / 60;

export interface Step {
  /** Frames to wait before. */
  readonly wait: number;
  readonly command?: Omit<Command, 'ground'>;
  readonly leap?: { readonly height: number };
  readonly push?: { readonly at: 'withers' | 'croup'; readonly velocity: readonly [number, number, number] };
}

export interface Replay {
  /** Who; the horse unless given. Every other is as large as the horse (alike.ts): a list is in one animal's metres and seconds. */
  readonly species?: string;
  readonly ground?: GroundName;
  /** Advances a frame is cut into; 1 unless given. */
  readonly parts?: number;
  readonly steps: readonly Step[];
}

/** Height functions by name, m: functions are no JSON. */
export const GROUNDS = {
  flat: () => 0,
  rolling: (x: number, z: number) => 0.25 * Math.sin(x / 2.5) + 0.1 * Math.sin(z),
  /** 3 in 10 across the way, as far as a meadow goes. */
  hillside: (_x: number, z: number) => 0.2 * z,
  bumps: (x: number, z: number) => 0.04 * Math.sin(2 * x) * Math.cos(2 * z),
} as const;
export type GroundName = keyof typeof GROUNDS;

/** Does what a step says, without the waiting. */
export function act(animal: Animal, { command, leap, push }: Step): void {
  if (command) animal.command(command);
  if (leap) animal.leap(leap);
  if (push) animal.push(push);
}

/** An animal on the list's ground, before its first step. */
export function beginning({ species = HORSE, ground }: Replay): Animal {
  const animal = createAnimal(asLargeAsTheHorse(species), { seed: 0 });
  if (ground) {
    animal.command({ ground: GROUNDS[ground] });
    animal.settle();
  }
  return animal;
}

/** Plays a list and returns the animal; `look` is called after every advance. */
export function replay(list: Replay, look?: (animal: Animal) => void): Animal {
  const animal = beginning(list);
  const parts = list.parts ?? 1;
  for (const step of list.steps) {
    for (let i = 0; i < step.wait * parts; i++) {
      animal.advance(FRAME / parts);
      look?.(animal);
    }
    act(animal, step);
  }
  return animal;
}

/** Plays a list under a watch. `look` may stop it by returning true. */
export function replayWatched(list: Replay, look?: (watch: Watcher) => boolean): Watcher {
  const animal = beginning(list);
  const parts = list.parts ?? 1;
  const watch = new Watcher(animal, { dt: FRAME / parts });
  const [slow, fast] = jumpBounds(list.species ?? HORSE, parts);
  let fastUntil = 0;
  for (const step of list.steps) {
    for (let i = 0; i < step.wait * parts; i++) {
      if (animal.speed > SLOW) fastUntil = watch.time + RECENT;
      watch.bounds = watch.time < fastUntil ? fast : slow;
      watch.step();
      if (look?.(watch)) return watch;
    }
    act(animal, step);
    if (step.push) watch.pardon(2);
    if (step.leap || step.push) fastUntil = watch.time + LEAP;
  }
  return watch;
}

// ---------------------------------------------------------------------------------------------------------- no jumps

/** m/s and s: an animal that was slower for so long has no reason to move its legs as at a gallop. */
const SLOW = 3.5;
const RECENT = 1.5;
/** s: longest time from asking for a leap to its end. */
const LEAP = 8;

/** m/s, m/s^2 and m that any joint may always do: the trunk leans, looks round and leaps. */
const ALWAYS = { moving: 2, lurching: 60, tearing: 0.015 };

interface Steady {
  readonly gait: string;
  readonly speed: number;
}

const HORSES = {
  slow: [
    { gait: 'walk', speed: 2.2 },
    { gait: 'amble', speed: 4 },
    { gait: 'trot', speed: 5 },
    { gait: 'canter', speed: 5 },
  ],
  fast: [
    { gait: 'trot', speed: 12 },
    { gait: 'rack', speed: 13 },
    { gait: 'canter', speed: 9 },
    { gait: 'gallop', speed: 18.5 },
  ],
};

/** Its gaits as a slow animal goes them, and each as fast as it gets. */
function steadyGaits(species: string): Readonly<Record<'slow' | 'fast', readonly Steady[]>> {
  if (species === HORSE) return HORSES;
  const gaits = Object.entries(asLargeAsTheHorse(species).gaits);
  return {
    slow: gaits.flatMap(([gait, { range }]) => (range[0] <= 5 ? [{ gait, speed: Math.min(5, range[1]) }] : [])),
    fast: gaits.map(([gait, { range }]) => ({ gait, speed: range[1] })),
  };
}

const known = new Map<string, readonly [Bounds, Bounds]>();

/** One and a half times what steady gaits do is no jump yet: for a slow animal and for a fast one. */
function jumpBounds(species: string, parts: number): readonly [Bounds, Bounds] {
  const key = `${species} ${parts}`;
  const before = known.get(key);
  if (before) return before;
  const steady = steadyGaits(species);
  const [slow, fast] = [steady.slow, steady.fast].map((commands): Bounds => {
    const table = asLargeAsTheHorse(species);
    const { rig } = createAnimal(table);
    const floats = (): Float64Array => new Float64Array(rig.joints.length);
    const bounds = { moving: floats(), lurching: floats(), tearing: floats() };
    for (const command of commands) {
      const animal = createAnimal(table, { seed: 0 });
      animal.command(command);
      animal.settle();
      const watch = new Watcher(animal, { dt: FRAME / parts }).run(4);
      rig.joints.forEach((joint, j) => {
        const other = rig.joints.indexOf(joint.replace(/^[LR](?=[FH]\.)/, (side) => (side === 'L' ? 'R' : 'L')));
        for (const k of [j, other]) {
          for (const what of ['moving', 'lurching', 'tearing'] as const)
            bounds[what][k] = Math.max(bounds[what][k], 1.5 * watch[what][j], ALWAYS[what]);
        }
      });
    }
    return bounds;
  });
  known.set(key, [slow, fast]);
  return [slow, fast];
}

// ----------------------------------------------------------------------------------------------------------- faults

/** Of a horse, m; of others as much less as their hips are lower. */
export const MOST_SLIP = 0.002;
export const MOST_OFF_GROUND = 0.003;

/** What no list of commands may do, as sentences. */
export function faultsOf(watch: Watcher): string[] {
  const faults: string[] = [];
  const must = (good: boolean, what: string): void => {
    if (!good) faults.push(what);
  };
  const small = hipShare(watch.animal);
  must(watch.finite, 'a number is not finite');
  must(watch.stretched <= 1e-6, `a bone is ${millimetres(watch.stretched)} off`);
  must(watch.beyond <= 0.01, `${watch.beyondJoint} is ${watch.beyond.toFixed(2)} degrees beyond its limit`);
  watch.slip.forEach((slip, i) => {
    must(slip <= small * MOST_SLIP, `${['LF', 'RF', 'LH', 'RH'][i]} slips ${millimetres(slip)}`);
  });
  must(watch.sunk <= small * MOST_OFF_GROUND, `a hoof is ${millimetres(watch.sunk)} in the ground`);
  must(watch.floated <= small * MOST_OFF_GROUND, `a foot stands ${millimetres(watch.floated)} off the ground`);
  must(watch.jumped <= 1, `${watch.jumpedJoint} jumps: ${watch.jumped.toFixed(2)} of what is allowed`);
  must(watch.braking <= 0.6 * GRAVITY, `brakes with ${(watch.braking / GRAVITY).toFixed(2)} g`);
  must(watch.lateral <= 0.5 * GRAVITY + 1e-6, `turns with ${(watch.lateral / GRAVITY).toFixed(2)} g`);
  must(watch.wentBack <= AHEAD, `a clock goes back by ${watch.wentBack.toFixed(4)}`);
  return faults;
}

/** Strides: so much a picture between two ticks may be ahead of the next tick's. */
const AHEAD = 1e-6;
const millimetres = (metres: number): string => `${(1000 * metres).toFixed(1)} mm`;

/** What a list does wrong, when it first does, and the list to play again; '' if nothing. */
export function complaint(list: Replay): string {
  const watch = replayWatched(list);
  const faults = faultsOf(watch);
  if (faults.length === 0) return '';
  let first = '';
  replayWatched(list, (now) => {
    const [fault] = faultsOf(now);
    if (fault) first = `first at ${now.time.toFixed(3)} s: ${fault}`;
    return fault !== undefined;
  });
  return `${faults.join('; ')}\n  ${first}\n  replay: ${JSON.stringify(list)}`;
}
