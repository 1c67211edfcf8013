/** What a renderer is to the element: it turns a pose into pixels and knows nothing of the engine. */
import type { Pose } from '../src/skeleton/pose.ts';
import type { Box, GroundHeight } from './ground.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import type { View } from './view.ts';

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
  /** The part of the page for ground and grid; all of it unless told. */
  readonly stage?: Box;
  /** More to draw, on the ground under the animal and over it, in the box of the page. */
  readonly under?: (pen: Pen, box: Box) => void;
  readonly over?: (pen: Pen, box: Box) => void;
}

export interface Renderer {
  /** CSS pixels and device pixels a CSS pixel. */
  resize(width: number, height: number, dpr: number): void;
  draw(pose: Pose, view: View, theme: Theme, scene: Scene): void;
  destroy(): void;
}
