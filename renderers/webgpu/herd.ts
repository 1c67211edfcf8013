/**
 * All animals of a picture in one buffer, sorted by how large they are seen: each size is one instanced draw with the mesh that is fine
 * enough for it. Who is out of the picture is left out.
 */
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Rig } from '../../src/skeleton/rig.ts';
import { writePalette } from '../mesh/palette.ts';
import type { HerdMember } from '../renderer.ts';
import { pageX, pageY, scaleAt, type View } from '../view.ts';
import { COATS_IN_FRAME, type FrameData } from './frame.ts';

/** Pixels of withers height, from which on the finest, the next, … mesh is drawn. A choice: a triangle stays about a pixel. */
const SIZES = [170, 60];
/** m around an animal: what of it, or of its shadow, may still be seen. */
const REACH = 2.6;

/** Whence floats are told, of an animal whose world lies elsewhere in this one. */
const origin: [number, number, number] = [0, 0, 0];

export class Herd {
  readonly #rig: Rig;
  readonly #levels: number;
  #levelOf: Uint8Array = new Uint8Array(16);
  readonly #counts: Int32Array;
  readonly #next: Int32Array;

  constructor(rig: Rig, levels: number) {
    this.#rig = rig;
    this.#levels = levels;
    this.#counts = new Int32Array(levels + 1);
    this.#next = new Int32Array(levels + 1);
  }

  /** How many are drawn with each level, after `write`. */
  get counts(): Int32Array {
    return this.#counts;
  }

  /** Writes the matrices of all that are seen; returns how many those are. `width` and `height` of the page, `dpr` its pixels a unit. */
  write(
    pose: Pose,
    others: readonly HerdMember[],
    view: View,
    width: number,
    height: number,
    dpr: number,
    from: readonly [number, number, number],
    out: FrameData,
  ): number {
    const all = 1 + others.length;
    if (this.#levelOf.length < all) this.#levelOf = new Uint8Array(2 * all);
    const counts = this.#counts.fill(0);
    for (let i = 0; i < all; i++) {
      const member = i === 0 ? undefined : others[i - 1];
      const level = this.#sizeOf(member?.pose ?? pose, member, view, width, height, dpr);
      this.#levelOf[i] = level;
      counts[level]++;
    }
    const shown = all - counts[this.#levels];
    out.reserve(shown);
    let sum = 0;
    for (let level = 0; level < this.#levels; level++) {
      this.#next[level] = sum;
      sum += counts[level];
    }
    for (let i = 0; i < all; i++) {
      const level = this.#levelOf[i];
      if (level === this.#levels) continue;
      const member = i === 0 ? undefined : others[i - 1];
      const palette = out.palette(this.#next[level]++);
      for (let k = 0; k < 3; k++) origin[k] = from[k] - (member ? member.offset[k] : 0);
      writePalette(this.#rig, member?.pose ?? pose, origin, palette);
      palette[3] = member ? member.coat % COATS_IN_FRAME : 0;
      palette[7] = member ? member.tone : 0;
    }
    return shown;
  }

  /** The level it is drawn with, or one more than there are. */
  #sizeOf(pose: Pose, member: HerdMember | undefined, view: View, width: number, height: number, dpr: number): number {
    const { positions } = pose;
    const x = positions[0] + (member?.offset[0] ?? 0);
    const y = positions[1] + (member?.offset[1] ?? 0);
    const z = positions[2] + (member?.offset[2] ?? 0);
    const scale = scaleAt(view, x, y, z);
    if (member) {
      if (scale === 0) return this.#levels;
      const px = pageX(view, x, y, z);
      const py = pageY(view, x, y, z);
      const margin = REACH * scale;
      if (px < -margin || px > width + margin || py < -margin || py > height + margin) return this.#levels;
    }
    const tall = scale * this.#rig.height * dpr;
    let level = 0;
    while (level < this.#levels - 1 && tall < (SIZES[level] ?? 0)) level++;
    return level;
  }
}
