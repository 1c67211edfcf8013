/** The living picture, with any pen: ground, what lies on it, the animal, and what is laid over it. And the same as an SVG document. */
import type { Pose } from '../src/skeleton/pose.ts';
import type { Rig } from '../src/skeleton/rig.ts';
import type { FleshTable } from '../src/species/flesh.ts';
import { fleshOf } from './bodies.ts';
import { createFigure, drawFigure, lineWidthFor } from './figure.ts';
import type { Flesh } from './flesh.ts';
import { drawGrid } from './grid.ts';
import { type Box, drawGroundLine, type GroundHeight, isLevel, type Marks } from './ground.ts';
import { drawGroundPlane } from './others.ts';
import type { Pen } from './pen.ts';
import type { Renderer, Scene } from './renderer.ts';
import { createSvgPen } from './svg.ts';
import { cssTheme, printTheme, type Theme } from './theme.ts';
import type { View } from './view.ts';

export function drawScene(
  pen: Pen,
  figure: Flesh,
  pose: Pose,
  view: View,
  theme: Theme,
  scene: Scene,
  box: Box,
  lineWidth?: number,
): void {
  const width = lineWidth ?? lineWidthFor(figure.rig, view);
  const stage = scene.stage ?? box;
  if (scene.grid && isLevel(view)) drawGrid(pen, view, stage, theme, 0.4 * width);
  drawGround(pen, view, stage, theme, 1.2 * width, scene.ground, scene.marks);
  scene.under?.(pen, box);
  drawFigure(pen, figure, pose, view, theme, { figure: scene.figure, lineWidth: width, wind: scene.wind });
  scene.over?.(pen, box);
}

const USUAL_MARKS: Marks = [0.5, 0.5];

export function drawGround(
  pen: Pen,
  view: View,
  box: Box,
  theme: Theme,
  width: number,
  ground: GroundHeight = () => 0,
  marks: Marks = USUAL_MARKS,
): void {
  if (isLevel(view)) drawGroundLine(pen, view, box, theme, width, ground, marks[0]);
  else drawGroundPlane(pen, view, box, theme, width, ground, marks);
}

export interface SceneSvgOptions {
  /** Page units. */
  readonly width: number;
  readonly height: number;
  readonly title?: string;
  readonly description?: string;
  readonly lineWidth?: number | undefined;
  /** Literal colours and widths, for programs that do not know `var()`. */
  readonly plain?: boolean;
}

export function sceneSVG(figure: Flesh, pose: Pose, view: View, scene: Scene, options: SceneSvgOptions): string {
  const { width, height, title, description, plain = false } = options;
  const theme = plain ? printTheme : cssTheme;
  const lineWidth = options.lineWidth ?? lineWidthFor(figure.rig, view);
  const pen = createSvgPen({
    width,
    height,
    font: theme.font,
    title,
    description,
    paper: theme.paper,
    lineWidth: plain ? undefined : lineWidth,
  });
  drawScene(pen, figure, pose, view, theme, scene, { x: 0, y: 0, width, height }, lineWidth);
  return pen.toString();
}

/** Draws into an element of the page, as SVG: slower than a canvas, but a document like any other. Colours come from the page's CSS. */
export class SvgRenderer implements Renderer {
  lineWidth: number | undefined;

  readonly #place: Element;
  readonly #figure: Flesh;
  #width = 1;
  #height = 1;

  constructor(place: Element, rig: Rig, flesh?: FleshTable) {
    this.#place = place;
    this.#figure = createFigure(rig, fleshOf(rig.name, flesh));
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  draw(pose: Pose, view: View, _theme: Theme, scene: Scene): void {
    this.#place.innerHTML = sceneSVG(this.#figure, pose, view, scene, {
      width: this.#width,
      height: this.#height,
      lineWidth: this.lineWidth,
    });
  }

  destroy(): void {
    this.#place.replaceChildren();
  }
}
