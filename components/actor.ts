/** The animal of one element: made from the attributes, told what they say, moved on, and set to any time. No page, no pixels. */
import type { Animal, AnimalOptions, Command, Push } from '../src/surface.ts';
import { DEGREE } from '../src/units.ts';
import type { Known } from './attributes.ts';
import { createAnimal, reins, species, speciesNames } from './engine.ts';
import { History } from './history.ts';

/** What of the attributes concerns the animal. */
export interface Wishes {
  readonly species: string;
  readonly gait: string;
  readonly speed: number;
  readonly heading: number;
  readonly slope: number;
  readonly lead: string;
  readonly gaits: string;
  readonly seed: number;
}

/** s: a standing animal that was told nothing for so long has come to rest. */
const REST = 3;
/** s: what is seen of an animal may be a moment ahead of what it has told. */
const HEARD = 0.1;

/** Gaits of a species by their own, their modern and their foreign names. */
export function knownOf(name: string): Known {
  const gaits = new Map<string, string>();
  const tables = Object.entries((Object.hasOwn(species, name) ? species[name] : species.horse)?.gaits ?? {});
  for (const [gait] of tables) gaits.set(gait, gait);
  for (const [gait, { alias }] of tables) if (alias) gaits.set(alias, gait);
  return {
    species: speciesNames(),
    gaits,
    fastest: Math.max(0, ...tables.map(([, { range }]) => range[1])),
  };
}

/** The speeds that can be asked for with a gait, m/s. */
export function speedRange(name: string, gait: string): readonly [number, number] {
  return species[name]?.gaits[gait]?.range ?? [0, gait === 'stand' ? 0 : knownOf(name).fastest];
}

export function commandOf(wishes: Wishes): Command {
  const { gait, speed, heading, slope, lead } = wishes;
  return {
    gait,
    speed,
    heading: heading * DEGREE,
    // Without the reins the ground is level.
    slope: reins.module ? slope * DEGREE : 0,
    lead: lead === 'left' || lead === 'right' ? lead : 'auto',
  };
}

export class Actor {
  readonly animal: Animal;
  readonly #history: History;
  #told = 0;
  /** s: since when it is seen to stand. */
  #stood = Number.NaN;

  /** Steady at once in what it shall do, or going on from where another of its kind was. */
  constructor(wishes: Wishes, before?: Animal) {
    const options: AnimalOptions = {
      seed: wishes.seed,
      ...(wishes.gaits !== '' && { gaits: wishes.gaits.split(' ') }),
    };
    this.animal = createAnimal(wishes.species, options);
    if (before?.rig.name === this.animal.rig.name) this.animal.restore(before.snapshot());
    this.animal.command(commandOf(wishes));
    if (!before) this.animal.settle();
    this.#told = this.animal.time;
    this.#history = new History(this.animal);
  }

  obey(wishes: Wishes): void {
    const command = commandOf(wishes);
    this.#tell((animal) => animal.command(command));
  }

  leap(options: { readonly height?: number }): void {
    this.#tell((animal) => animal.leap(options));
  }

  push(push: Push): void {
    this.#tell((animal) => animal.push(push));
  }

  #tell(tell: (animal: Animal) => void): void {
    this.animal.reins ??= reins.module?.reins;
    this.#history.tell(() => tell(this.animal));
    this.#told = this.animal.time;
  }

  advance(seconds: number): void {
    this.#history.advance(seconds);
    const { gait, time } = this.animal;
    if (gait !== 'stand') this.#stood = Number.NaN;
    else if (!(this.#stood <= time)) this.#stood = time;
  }

  seek(time: number): void {
    this.#history.seek(time);
    this.#told = Math.min(this.#told, this.animal.time);
    this.animal.takeEvents();
  }

  /** Stands, and nothing is left to be done. */
  isAtRest({ heading }: Wishes): boolean {
    const { animal } = this;
    const gap = Math.abs(((((animal.heading / DEGREE - heading + 180) % 360) + 360) % 360) - 180);
    return (
      animal.speed === 0 &&
      animal.gait === 'stand' &&
      animal.targetGait === 'stand' &&
      gap < 0.1 &&
      animal.time - this.#told > REST &&
      animal.time - this.#stood > HEARD
    );
  }
}
