/**
 * The animal in the element: what it does can be read off, it can be told to do something, and its clock can be set. What happens to it is
 * dispatched as events, once a frame.
 */
import type { PropertyValues } from '@lit/reactive-element';
import type { Animal, AnimalEvent, Push } from '../src/surface.ts';
import { Actor, type Wishes } from './actor.ts';
import { reins, species, speciesNames } from './engine.ts';
import { type EventDetails, emit } from './events.ts';
import { ReadProperties } from './properties.ts';
import { Refused } from './values.ts';

/** s: what a step is. */
const FRAME = 1 / 60;

/** Changes that make another animal, and changes that it obeys. */
const MAKING = ['species', 'gaits', 'seed'] as const;
const TELLING = ['gait', 'speed', 'heading', 'slope', 'lead'] as const;
const WISHES = [...MAKING, ...TELLING] as const;

export abstract class ActingElement extends ReadProperties {
  #actor: Actor | undefined;

  /** What happened, or that time has leapt: the picture remembers it. */
  protected abstract note(events: readonly AnimalEvent[], leapt: boolean): void;
  /** Something is to be done: the loop may have to run. */
  protected abstract wake(): void;
  /** Whether the reins are in hand; if not they are fetched, `again` if they did not come before, and an update follows. */
  protected abstract takeReins(again?: boolean): boolean;

  get #acting(): Actor {
    this.#actor ??= new Actor(this);
    return this.#actor;
  }

  // ---------------------------------------------------------------------------------------------------------- reading

  /** The animal itself: everything the engine tells. */
  get animal(): Animal {
    return this.#acting.animal;
  }
  /** Seconds; setting it seeks. */
  get currentTime(): number {
    return this.animal.time;
  }
  set currentTime(seconds: number) {
    this.seek(seconds);
  }
  /** The gait it is in. */
  get currentGait(): string {
    return this.animal.gait;
  }
  /** 0..1 of the stride. */
  get phase(): number {
    return this.animal.phase;
  }
  /** Metres. */
  get strideLength(): number {
    return this.animal.strideLength;
  }
  /** Strides a second. */
  get strideFrequency(): number {
    return this.animal.strideFrequency;
  }
  /** Share of the stride a foot stands, mean of the four. */
  get dutyFactor(): number {
    return this.animal.dutyFactor;
  }
  /** Speed squared by gravity and height of the hips. */
  get froude(): number {
    return this.animal.froude;
  }
  /** Touch-down and share of the stride of each foot. */
  get contacts(): Animal['contacts'] {
    return this.animal.contacts;
  }
  /** What the species can do. */
  get availableGaits(): readonly string[] {
    return Object.keys(species[this.species]?.gaits ?? {});
  }
  /** Who can be asked for. */
  get availableSpecies(): readonly string[] {
    return speciesNames();
  }
  // ------------------------------------------------------------------------------------------------------------ acting

  /** Lets the clock run. */
  play(): void {
    this.paused = false;
  }
  /** Stops the clock. */
  pause(): void {
    this.paused = true;
  }
  /** Pauses, and goes on or back by so many frames of 1/60 s. */
  step(frames = 1): void {
    const count = Number(frames);
    if (!Number.isFinite(count)) {
      this.refuse('step', frames);
      return;
    }
    this.paused = true;
    if (count < 0) this.seek(this.currentTime + count * FRAME);
    else this.advanceBy(Math.min(count, 3600) * FRAME);
    this.requestUpdate();
  }
  /** Sets the time, seconds: back, it plays again what was; ahead, it goes there at once, ten minutes at the most. */
  seek(seconds: number): void {
    const time = Number(seconds);
    if (!Number.isFinite(time)) {
      this.refuse('seek', seconds);
      return;
    }
    this.#acting.seek(time);
    this.note([], true);
    this.requestUpdate();
  }
  /** Starts again at 0 s, steady in what is asked for. */
  reset(): void {
    this.#actor = new Actor(this);
    this.note([], true);
    this.requestUpdate();
  }
  /** Leaps over a fence of that height, m, as soon as the stride allows. */
  leap(options: { readonly height?: number } = {}): void {
    this.#act('leap', options, (actor) => actor.leap(options));
  }
  /** Pushes it, m/s, at the withers or the croup. */
  push(push: Push): void {
    this.#act('push', push, (actor) => actor.push(push));
  }
  #act(name: string, value: unknown, act: (actor: Actor) => void): void {
    if (!this.takeReins(true)) {
      this.#later.push(() => this.#act(name, value, act));
      return;
    }
    try {
      act(this.#acting);
    } catch (reason) {
      this.refuse(name, value, new Refused(undefined, (reason as Error).message));
    }
    this.wake();
  }

  // ------------------------------------------------------------------------------------------------------------ moving

  /** Stands, and nothing is left to be done. */
  protected get atRest(): boolean {
    return this.#acting.isAtRest(this);
  }

  protected advanceBy(seconds: number): void {
    const { animal } = this;
    this.#acting.advance(seconds);
    const events = animal.takeEvents();
    this.note(events, false);
    for (const event of events) this.#tell(event, animal);
  }

  #tell({ type, ...detail }: AnimalEvent, { gait, speed }: Animal): void {
    // The engine's events carry what the element's promise, but for gait and speed.
    emit(this, type, { gait, speed, ...detail } as EventDetails[typeof type]);
  }

  /** What was asked for and waits for the reins: a change of the animal, of what it is told, acts. */
  #making = false;
  #telling = false;
  #later: (() => void)[] = [];

  /** What was asked for when the first picture was, if that had to wait. */
  #first: Wishes | undefined;

  /** Does what the changed attributes say: at once where there is no motion, else from now on. */
  protected obey(changed: PropertyValues<this>, atOnce: boolean): void {
    const other = changed.has('species');
    this.#making ||= MAKING.some((key) => changed.has(key));
    this.#telling ||= TELLING.some((key) => changed.has(key));
    const jumps = atOnce || other || !this.hasUpdated || !this.#actor;
    if (this.#making || this.#telling || this.#later.length > 0) {
      // A steady gait on the level is there at once; changes wait for what they need, and until that is there all goes on as it was.
      if ((!jumps || this.slope !== 0 || this.#later.length > 0) && !this.takeReins()) return;
      // What was said of another animal than the one that has come meanwhile is not for this one.
      if (jumps) this.#actor = new Actor(this.#first?.species === this.species ? this.#first : this);
      else if (this.#making) this.#actor = new Actor(this, this.animal);
      else if (this.#telling) this.#acting.obey(this);
    }
    this.#making = false;
    this.#telling = false;
    for (const act of this.#later.splice(0)) act();
    this.#goOn();
  }

  /** What was said while the first picture had to wait is a change, from that on. */
  #goOn(): void {
    const first = this.#first;
    this.#first = undefined;
    if (!first || !WISHES.some((key) => first[key] !== this[key])) return;
    this.#telling = true;
    queueMicrotask(() => this.requestUpdate());
  }

  /** The first picture waits for what it needs, or until that will never come. */
  protected override scheduleUpdate() {
    const update = () => super.scheduleUpdate();
    if (this.hasUpdated || this.slope === 0 || reins.module) return update();
    this.#first = Object.fromEntries(WISHES.map((key) => [key, this[key]])) as unknown as Wishes;
    return reins.load().then(update, update);
  }
}
