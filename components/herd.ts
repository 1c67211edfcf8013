/**
 * The others of a herd: each an animal of its own, with its seed and its place in the stride, told what the first is told. They stand
 * apart at the start, farther from the viewer than the first and around it, and since all go alike they stay so.
 */
import type { HerdMember } from '../renderers/renderer.ts';
import type { Animal } from '../src/surface.ts';
import { commandOf, type Wishes } from './actor.ts';
import { createAnimal } from './engine.ts';

/** Withers heights between neighbours, along and across, and how far each may stray from its place. */
const ALONG = 2.1;
const ACROSS = 1.15;
const STRAY = 0.2;
/** How much lighter or darker one is than another. */
const TONE = 0.14;

interface Member extends HerdMember {
  readonly animal: Animal;
  /** Filled anew with every advance. */
  readonly offset: [number, number, number];
  /** Where its world's origin lies on the ground. */
  readonly home: readonly [number, number];
}

/** 0..1, always the same for the same number (a hash of its bits). */
function chance(n: number): number {
  let bits = Math.imul(n ^ 0x9e3779b9, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Places of a herd on the ground, m, the first at the origin: rows like roof tiles, filled from the first outwards.
 */
export function herdPlaces(count: number, height: number): [x: number, z: number][] {
  const side = Math.ceil(Math.sqrt(2 * count)) + 2;
  const places: [number, number][] = [];
  for (let row = 0; row <= side; row++)
    for (let column = -side; column <= side; column++)
      places.push([(column + 0.5 * (row % 2)) * ALONG * height, -row * ACROSS * height]);
  const far = ([x, z]: [number, number]): number => Math.hypot(0.62 * x, z);
  return places
    .sort((a, b) => far(a) - far(b) || a[0] - b[0])
    .slice(0, count)
    .map(([x, z], i): [number, number] =>
      i === 0
        ? [0, 0]
        : [x + STRAY * height * (2 * chance(2 * i) - 1), z + STRAY * height * (2 * chance(2 * i + 1) - 1)],
    );
}

export class Herd {
  #members: Member[] = [];
  #of = '';
  /** m: how far the farthest is from the first. */
  spread = 0;

  get members(): readonly HerdMember[] {
    return this.#members;
  }

  /** Makes it anew where it must be, and tells it what the first was told. */
  obey(count: number, wishes: Wishes, first: Animal): void {
    const { species, gaits, seed } = wishes;
    const of = [count, species, gaits, seed].join();
    if (of !== this.#of) {
      this.#of = of;
      this.#gather(count, wishes, first);
      return;
    }
    if (this.#members.length === 0) return;
    const command = commandOf(wishes);
    for (const { animal } of this.#members) animal.command(command);
  }

  /** From the start again. */
  forget(): void {
    this.#of = '';
  }

  advance(seconds: number, first: Animal): void {
    for (const { animal } of this.#members) {
      animal.advance(seconds);
      animal.takeEvents();
    }
    this.#place(first);
  }

  #gather(count: number, wishes: Wishes, first: Animal): void {
    const { height } = first.rig;
    const [x0, z0] = first.place;
    const options = { ...(wishes.gaits !== '' && { gaits: wishes.gaits.split(' ') }) };
    const command = commandOf(wishes);
    const places = herdPlaces(count, height);
    this.spread = 0;
    this.#members = places.slice(1).map(([dx, dz], i): Member => {
      const animal = createAnimal(wishes.species, { ...options, seed: wishes.seed === 0 ? 0 : wishes.seed + i + 1 });
      animal.command(command);
      animal.settle();
      animal.advance(chance(3 * i + 7) * animal.strideTime);
      animal.takeEvents();
      this.spread = Math.max(this.spread, Math.hypot(dx, dz));
      const [x, z] = animal.place;
      return {
        animal,
        pose: animal.pose,
        home: [x0 + dx - x, z0 + dz - z],
        offset: [0, 0, 0],
        coat: Math.floor(5 * chance(5 * i + 3)),
        tone: TONE * (2 * chance(7 * i + 1) - 1),
      };
    });
    this.#place(first);
  }

  /** Each stands on the ground of the first: on a slope its own world lies higher or lower. */
  #place(first: Animal): void {
    for (const { animal, home, offset } of this.#members) {
      const [x, z] = animal.place;
      offset[0] = home[0];
      offset[1] = first.groundHeight(x + home[0], z + home[1]) - animal.groundHeight(x, z);
      offset[2] = home[1];
    }
  }
}
