/** What a renderer is to the element: it turns a pose into pixels and knows nothing of the engine. */
import type { Pose } from '../src/skeleton/pose.ts';
import type { Box, GroundHeight, Marks } from './ground.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import type { Triple, View } from './view.ts';

export const FIGURES = ['stick', 'outline', 'silhouette'] as const;
export type FigureName = (typeof FIGURES)[number];

/** What else there is to say about a frame. */
export interface Scene {
  readonly figure: FigureName;
  /** 0 still air, 1 a gallop: mane and tail stream with it. */
  readonly wind: number;
  /** Height of the ground under a place of the world, m; level at 0 unless told. */
  readonly ground?: GroundHeight;
  /** Marks on the ground every half metre and the grid behind. */
  readonly grid?: boolean;
  /** Between marks on the ground; half a metre unless told. */
  readonly marks?: Marks;
  /** The part of the page for ground and grid; all of it unless told. */
  readonly stage?: Box;
  /** More to draw, on the ground under the animal and over it, in the box of the page. */
  readonly under?: (pen: Pen, box: Box) => void;
  readonly over?: (pen: Pen, box: Box) => void;
  /** s, of the animal's own clock, and the prints its feet left: for renderers that show them. */
  readonly time?: number;
  readonly prints?: Prints;
  /** Others of its kind, and how far from it they are, m. */
  readonly herd?: readonly HerdMember[];
  readonly spread?: number;
}

/** A ring of prints, the last at (counts.prints - 1) modulo its length: x y z heading time of each. */
export interface Prints {
  readonly print: Float64Array;
  readonly counts: { readonly prints: number };
}

/** One more animal of the same rig. */
export interface HerdMember {
  readonly pose: Pose;
  /** Where the origin of its world lies, m. */
  readonly offset: Triple;
  /** Which of the coats, and how much lighter than others. */
  readonly coat: number;
  readonly tone: number;
}

export interface Renderer {
  /** CSS pixels and device pixels a CSS pixel. */
  resize(width: number, height: number, dpr: number): void;
  draw(pose: Pose, view: View, theme: Theme, scene: Scene): void;
  destroy(): void;
}
