/**
 * A zoopraxiscope disc as numbers (Muybridge 1893): the pictures of a stride, or of anything that happens, around a circle. The first stands at the
 * bottom, each next one a step farther in the direction the animal faces there, so that a disc turned the other way shows them in order at
 * one place. With the feet towards the middle it is the same from the top, the other way round. Angles in rad from straight down, anticlockwise.
 *
 *          7 . 6
 *       8        5      the animal faces right at the bottom,
 *      9    o     4     the disc turns clockwise
 *      10         3
 *        11     2
 *           12 1
 */
import type { Rig } from '../skeleton/rig.ts';
import type { FleshTable } from '../species/flesh.ts';
import type { Strip, StripFrame } from '../types.ts';
import type { Fence, Sequence } from './sequence.ts';

/** Fewer figures show no motion, more are too small to be cut out. */
export const DISC_FIGURES = [4, 24] as const;

/** A picture of a cut-out, whatever it was made from. */
export interface CutOutFrame extends StripFrame {
  readonly speed: number;
  readonly heading: number;
  /** Height of the ground under it, m. */
  readonly height: number;
}

/** What discs, bands and flip-books are made from. */
export interface CutOut {
  readonly species: string;
  readonly rig: Rig;
  readonly flesh?: FleshTable;
  /** In the order they are shown. */
  readonly gaits: readonly string[];
  readonly frames: readonly CutOutFrame[];
  readonly fences: readonly Fence[];
  /** s: how long the whole takes in life, once round. */
  readonly duration: number;
}

/** Where the feet are: towards the rim, as Muybridge has them, or towards the middle. */
export type Feet = 'out' | 'in';

export interface DiscFigure {
  readonly frame: CutOutFrame;
  readonly angle: number;
}

export interface Disc extends CutOut {
  readonly feet: Feet;
  readonly figures: readonly DiscFigure[];
  /** Between two figures, rad. */
  readonly step: number;
}

/** A stride ends where it begins; a sequence has a last picture, after which the disc begins anew. */
export function makeCutOut(source: Strip | Sequence): CutOut {
  const { species, rig, flesh } = source;
  const common = { species, rig, ...(flesh && { flesh }) };
  if ('fences' in source) {
    const { frames, fences, from, to, interval } = source;
    const gaits = [...new Set(frames.map(({ gait }) => gait))];
    return { ...common, gaits, frames, fences, duration: to - from + interval };
  }
  const { speed, strideTime } = source;
  const frames = source.frames.map((frame) => ({ ...frame, speed, heading: 0, height: 0 }));
  return { ...common, gaits: [source.gait], frames, fences: [], duration: strideTime };
}

export function makeDisc(source: Strip | Sequence, feet: Feet = 'out'): Disc {
  const cutOut = makeCutOut(source);
  const count = cutOut.frames.length;
  if (count < DISC_FIGURES[0] || count > DISC_FIGURES[1])
    throw new RangeError(`disc: expected ${DISC_FIGURES[0]} to ${DISC_FIGURES[1]} frames, got ${count}`);
  const step = (2 * Math.PI) / count;
  const angleOf = (i: number): number => (feet === 'out' ? i * step : Math.PI - i * step);
  return { ...cutOut, feet, step, figures: cutOut.frames.map((frame, i) => ({ frame, angle: angleOf(i) })) };
}
