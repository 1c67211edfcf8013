/** Draws an animal with a pen, as stick figure, outline or silhouette: one table of flesh, one pose, any view. */
import { clamp } from '../src/math/ease.ts';
import type { Pose } from '../src/skeleton/pose.ts';
import type { Rig } from '../src/skeleton/rig.ts';
import type { FleshTable } from '../src/species/flesh.ts';
import { buildFlesh, type Flesh, poseFlesh } from './flesh.ts';
import { contourOf, drawSilhouette, drawStick } from './others.ts';
import { drawOutline } from './outline.ts';
import type { Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import type { Theme } from './theme.ts';
import type { View } from './view.ts';

/** Weight of the plates' lines as a share of withers height, and the least that still prints. */
const LINE = 0.0108;
const LEAST_WIDTH = 0.6;

export interface FigureOptions {
  readonly figure?: FigureName;
  /** Page units; as in the plates unless told. */
  readonly lineWidth?: number;
  /** 0 still air, 1 a gallop. */
  readonly wind?: number;
}

/** The memory a figure is drawn with: make one for each animal, draw with it as often as you like. */
export function createFigure(rig: Rig, flesh: FleshTable): Flesh {
  return buildFlesh(rig, flesh);
}

export function lineWidthFor(rig: Rig, view: View): number {
  return Math.max(LEAST_WIDTH, LINE * rig.height * view.scale);
}

export function drawFigure(
  pen: Pen,
  figure: Flesh,
  pose: Pose,
  view: View,
  theme: Theme,
  options: FigureOptions = {},
): void {
  const style = {
    theme,
    width: options.lineWidth ?? lineWidthFor(figure.rig, view),
    wind: clamp(options.wind ?? 0, 0, 1),
  };
  poseFlesh(figure, pose, style.wind);
  figure.contour = contourOf();
  const kind = options.figure ?? 'outline';
  if (kind === 'stick') drawStick(pen, figure, pose, view, style);
  else if (kind === 'silhouette') drawSilhouette(pen, figure, pose, view, style);
  else drawOutline(pen, figure, pose, view, style);
}

/** How much mane and tail stream at a speed, m/s, of an animal of that height: from a brisk walk to a full gallop, by Froude's measure. */
export function windAt(speed: number, height: number): number {
  return clamp((speed / Math.sqrt(9.81 * height) - 0.5) / 1.3, 0, 1);
}
