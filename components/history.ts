/**
 * What an animal was told, and snapshots on the way, so that time can be set: going back restores the nearest snapshot and plays from
 * there what was told. To tell it something new in the past forgets the future. Seconds.
 */
import type { Animal } from '../src/animal.ts';

interface Told {
  readonly time: number;
  readonly tell: () => void;
}

interface Mark {
  readonly time: number;
  /** How much had been told then. */
  readonly told: number;
  readonly snapshot: ReturnType<Animal['snapshot']>;
}

/** s between snapshots at first; when there are too many, every other one goes. */
const SPACING = 1;
const MOST_MARKS = 128;
const MOST_TOLD = 4096;
/** s: as far ahead as a seek goes at once. */
const AHEAD = 600;
const INSTANT = 1e-9;

export class History {
  readonly #animal: Animal;
  #told: Told[] = [];
  #marks: Mark[] = [];
  /** How much of what was told has been played up to now. */
  #played = 0;
  #spacing = SPACING;

  constructor(animal: Animal) {
    this.#animal = animal;
    this.#mark();
  }

  tell(tell: () => void): void {
    const { time } = this.#animal;
    if (this.#played < this.#told.length) {
      this.#told.length = this.#played;
      this.#marks = this.#marks.filter((mark) => mark.time <= time && mark.told <= this.#played);
    }
    tell();
    if (this.#told.push({ time, tell }) > MOST_TOLD) {
      this.#told = [];
      this.#marks = [];
      this.#played = 0;
      this.#mark();
    } else this.#played++;
  }

  advance(seconds: number): void {
    const animal = this.#animal;
    const to = animal.time + seconds;
    for (; this.#played < this.#told.length; this.#played++) {
      const { time, tell } = this.#told[this.#played];
      if (time > to + INSTANT) break;
      if (time > animal.time) animal.advance(time - animal.time);
      tell();
    }
    animal.advance(Math.max(0, to - animal.time));
    if (animal.time >= this.#marks[this.#marks.length - 1].time + this.#spacing) this.#mark();
  }

  seek(time: number): void {
    const animal = this.#animal;
    const to = Math.min(animal.time + AHEAD, Math.max(this.#marks[0].time, time));
    if (to < animal.time) {
      const mark = this.#marks.filter((other) => other.time <= to + INSTANT).at(-1) ?? this.#marks[0];
      animal.restore(mark.snapshot);
      this.#played = mark.told;
    }
    // In steps, so that snapshots are taken on the way.
    while (to - animal.time > this.#spacing) this.advance(this.#spacing);
    if (to > animal.time) this.advance(to - animal.time);
  }

  #mark(): void {
    const { time } = this.#animal;
    this.#marks.push({ time, told: this.#played, snapshot: this.#animal.snapshot() });
    if (this.#marks.length <= MOST_MARKS) return;
    this.#marks = this.#marks.filter((_, i) => i % 2 === 0);
    this.#spacing *= 2;
  }
}
