/**
 * The others of a herd: each an animal of its own, with its seed and its place in the stride, told what the first is told. They stand
 * apart at the start, farther from the viewer than the first and around it, and since all go alike they stay so.
 */
import { fleshOf } from '../renderers/bodies.ts';
import { createFigure, drawFigure } from '../renderers/figure.ts';
import type { Flesh } from '../renderers/flesh.ts';
import type { Pen } from '../renderers/pen.ts';
import type { HerdMember, Scene } from '../renderers/renderer.ts';
import type { Theme } from '../renderers/theme.ts';
import type { Triple, View } from '../renderers/view.ts';
import type { Pose } from '../src/skeleton/pose.ts';
import type { Rig } from '../src/skeleton/rig.ts';
import type { Animal } from '../src/surface.ts';
import { commandOf, type Wishes } from './actor.ts';
import { createAnimal, reins, species } from './engine.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

/** Lengths of an animal between neighbours, along and across, and how far each may stray from its place: whichever way all turn, nose and tail stay apart. */
const ALONG = 1.35;
const ACROSS = 1.03;
const STRAY = 0.06;
/** Of the height. */
const ENDS = 0.3;
/** How many are drawn with a pen: as many as a page draws without stuttering. A choice. */
const PENNED = 48;
/** s: whoever is farther behind the first does not catch up. */
const LEAP = 1;
/** How much of its reach is shown. */
const SHOWN = 0.12;
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

/** m from the muzzle to the end of the tail, with a little room. */
export function lengthOf({ height, rest, landmarks: { muzzle, tail } }: Rig): number {
  return rest[3 * muzzle.joint] + muzzle.offset[0] - rest[3 * tail.joint] - tail.offset[0] + ENDS * height;
}

/**
 * Places of a herd on the ground, m, the first at the origin: rows like roof tiles, filled from the first outwards.
 */
export function herdPlaces(count: number, length: number): [x: number, z: number][] {
  const side = Math.ceil(Math.sqrt(2 * count)) + 2;
  const places: [number, number][] = [];
  for (let row = 0; row <= side; row++)
    for (let column = -side; column <= side; column++)
      places.push([(column + 0.5 * (row % 2)) * ALONG * length, -row * ACROSS * length]);
  const far = ([x, z]: [number, number]): number => Math.hypot(0.62 * x, z);
  return places
    .sort((a, b) => far(a) - far(b) || a[0] - b[0])
    .slice(0, count)
    .map(([x, z], i): [number, number] =>
      i === 0
        ? [0, 0]
        : [x + STRAY * length * (2 * chance(2 * i) - 1), z + STRAY * length * (2 * chance(2 * i + 1) - 1)],
    );
}

export class Herd {
  readonly #host: QuadrupedGaitElement;
  #members: readonly Member[] = [];
  #of = '';
  #count = 1;
  #lit = false;
  #figure: Flesh | undefined;
  /** s, of the first when it was last followed. */
  #time = 0;
  /** m: how far the farthest is from the first. */
  #spread = 0;

  /** `arrived` is called when it can be drawn. */
  constructor(host: QuadrupedGaitElement, arrived: () => void) {
    this.#host = host;
    queueMicrotask(() => {
      this.muster(host.activeRenderer === 'webgpu');
      arrived();
    });
  }

  /** It is looked at as one large animal, of which the first is seen whole. */
  get eye(): { readonly height: number } {
    return { height: this.#host.animal.rig.height + SHOWN * this.#spread };
  }

  /** The picture with it: with a pen those behind the first come before it, the others after. */
  fill(scene: Scene, view: View, theme: Theme, lineWidth?: number): Scene {
    this.#follow();
    const all = { ...scene, herd: this.#members, spread: this.#spread };
    if (this.#lit) return all;
    const { rig, pose } = this.#host.animal;
    const nearness = ({ positions }: Pose, offset: Triple): number =>
      view.toward.reduce((sum, toward, k) => sum + toward * (positions[k] + offset[k]), 0);
    const own = nearness(pose, [0, 0, 0]);
    const others = this.#members
      .map((member) => ({ ...member, ahead: nearness(member.pose, member.offset) - own }))
      .sort((a, b) => a.ahead - b.ahead);
    if (this.#figure?.rig !== rig)
      this.#figure = createFigure(rig, fleshOf(rig.name, species[this.#host.species]?.flesh));
    const figure = this.#figure;
    const [x, y, z] = view.target;
    const draw = (pen: Pen, before: boolean): void => {
      for (const { pose: theirs, offset, ahead } of others) {
        if (ahead > 0 !== before) continue;
        const from = { ...view, target: [x - offset[0], y - offset[1], z - offset[2]] as const };
        drawFigure(pen, figure, theirs, from, theme, { ...scene, ...(lineWidth !== undefined && { lineWidth }) });
      }
    };
    return {
      ...all,
      under(pen, box) {
        scene.under?.(pen, box);
        draw(pen, false);
      },
      over(pen, box) {
        draw(pen, true);
        scene.over?.(pen, box);
      },
    };
  }

  /** Makes it anew where it must be, and tells it what the first was told. With a pen not all of them can be drawn. */
  muster(lit = false): void {
    this.#lit = lit;
    const { species, gaits, seed, animal: first } = this.#host;
    const count = lit ? this.#host.count : Math.min(this.#host.count, PENNED);
    const of = [species, gaits, seed].join();
    if (of !== this.#of) this.#members = [];
    const command = commandOf(this.#host);
    for (const { animal } of this.#members) {
      animal.reins ??= reins.module?.reins;
      if (animal.reins) animal.command(command);
    }
    if (of === this.#of && count === this.#count) return;
    this.#of = of;
    this.#count = count;
    this.#time = first.time;
    this.#gather(count, this.#host, first);
  }

  /** Goes on as far as the first has; gathers around it anew if that has leapt in time. */
  #follow(): void {
    const { time } = this.#host.animal;
    const seconds = time - this.#time;
    if (seconds < 0 || seconds > LEAP) {
      this.#of = '';
      this.muster(this.#lit);
    } else if (seconds > 0) {
      for (const { animal } of this.#members) {
        animal.advance(seconds);
        animal.takeEvents();
      }
      this.#place(this.#host.animal);
    }
    this.#time = time;
  }

  #gather(count: number, wishes: Wishes, first: Animal): void {
    const [x0, z0] = first.place;
    const options = { ...(wishes.gaits !== '' && { gaits: wishes.gaits.split(' ') }) };
    const command = commandOf(wishes);
    const places = herdPlaces(count, lengthOf(first.rig));
    this.#spread = Math.max(0, ...places.map(([x, z]) => Math.hypot(x, z)));
    // Those that are there stay as they are.
    this.#members = places.slice(1).map(([dx, dz], i): Member => {
      if (this.#members[i]) return this.#members[i];
      const animal = createAnimal(wishes.species, { ...options, seed: wishes.seed === 0 ? 0 : wishes.seed + i + 1 });
      animal.command(command);
      animal.settle();
      animal.advance(chance(3 * i + 7) * animal.strideTime);
      animal.takeEvents();
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
