/** A pen on a canvas, and the renderer that draws ground and animal with it. The only file of the drawings that knows the DOM. */
import type { Pose } from '../src/skeleton/pose.ts';
import type { Rig } from '../src/skeleton/rig.ts';
import type { FleshTable } from '../src/species/flesh.ts';
import { fleshOf } from './bodies.ts';
import type { Context } from './canvas-letters.ts';
import { createFigure } from './figure.ts';
import type { Flesh } from './flesh.ts';
import { canvasText, canvasThreads } from './others.ts';
import type { Pen } from './pen.ts';
import type { Renderer, Scene } from './renderer.ts';
import { drawScene } from './scene.ts';
import type { Theme } from './theme.ts';
import type { View } from './view.ts';

export interface CanvasPen extends Pen {
  font: string;
}

export function createCanvasPen(context: Context, font = 'serif'): CanvasPen {
  const fill = (colour: string): void => {
    context.fillStyle = colour;
    context.fill();
  };
  const stroke = (colour: string, width: number): void => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  return {
    font,
    begin: () => context.beginPath(),
    moveTo: (x, y) => context.moveTo(x, y),
    lineTo: (x, y) => context.lineTo(x, y),
    curveTo: (x1, y1, x2, y2, x, y) => context.bezierCurveTo(x1, y1, x2, y2, x, y),
    close: () => context.closePath(),
    fill,
    stroke,
    outline(coat, colour, width) {
      stroke(colour, 2 * width);
      fill(coat);
    },
    threads: (...all) => canvasThreads(context, ...all),
    text(...all) {
      canvasText(context, this.font, ...all);
    },
    group() {},
    ungroup() {},
  };
}

/** Colours of an element as literals: a canvas does not know custom properties. Read it when styles change, not every frame. */
export function readTheme(element: Element): Theme {
  const style = getComputedStyle(element);
  const property = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  const ink = property('--gait-ink', style.color);
  // Faint is a veil of the page's own colour, which every canvas can paint.
  const faint = style.color.replace(/^rgba?\(([^,]+),([^,]+),([^,)]+).*$/, 'rgba($1,$2,$3, 0.22)');
  return {
    ink,
    near: property('--gait-near', ink),
    far: property('--gait-far', ink),
    coat: property('--gait-coat', property('--gait-paper', 'Canvas')),
    ground: property('--gait-ground', style.color),
    grid: property('--gait-grid', faint),
    stance: property('--gait-stance', style.color),
    swing: property('--gait-swing', faint),
    accent: property('--gait-accent', '#b5452c'),
    font: property('--gait-font', style.fontFamily || 'serif'),
  };
}

/** Pixels of a line from `--gait-line-width`, if the page says so. */
export function readLineWidth(element: Element): number | undefined {
  const width = Number.parseFloat(getComputedStyle(element).getPropertyValue('--gait-line-width'));
  return Number.isFinite(width) && width > 0 ? width : undefined;
}

export class Canvas2DRenderer implements Renderer {
  /** Page units; as in the plates when undefined. */
  lineWidth: number | undefined;

  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #context: Context;
  readonly #pen: CanvasPen;
  readonly #figure: Flesh;
  readonly #box = { x: 0, y: 0, width: 0, height: 0 };
  #dpr = 1;

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, rig: Rig, flesh?: FleshTable) {
    const context = canvas.getContext('2d') as Context | null;
    if (!context) throw new Error('canvas2d: this canvas has no 2d context');
    this.#canvas = canvas;
    this.#context = context;
    this.#pen = createCanvasPen(context);
    this.#figure = createFigure(rig, fleshOf(rig.name, flesh));
  }

  resize(width: number, height: number, dpr: number): void {
    this.#dpr = dpr;
    this.#box.width = width;
    this.#box.height = height;
    this.#canvas.width = Math.max(1, Math.round(width * dpr));
    this.#canvas.height = Math.max(1, Math.round(height * dpr));
  }

  draw(pose: Pose, view: View, theme: Theme, scene: Scene): void {
    const context = this.#context;
    const box = this.#box;
    context.setTransform(this.#dpr, 0, 0, this.#dpr, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    // A resized canvas has forgotten its line style.
    context.lineCap = 'round';
    context.lineJoin = 'round';
    this.#pen.font = theme.font;
    drawScene(this.#pen, this.#figure, pose, view, theme, scene, box, this.lineWidth);
  }

  destroy(): void {
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }
}
