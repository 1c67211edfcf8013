/** A canvas for what is laid under or over a picture that another renderer draws. */
import { createCanvasPen } from './canvas2d.ts';
import type { Box } from './ground.ts';
import type { Pen } from './pen.ts';

export class Ink {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #box = { x: 0, y: 0, width: 0, height: 0 };
  #dpr = 1;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('canvas2d: this canvas has no 2d context');
    this.#canvas = canvas;
    this.#context = context;
  }

  resize(width: number, height: number, dpr: number): void {
    this.#dpr = dpr;
    this.#box.width = width;
    this.#box.height = height;
    this.#canvas.width = Math.max(1, Math.round(width * dpr));
    this.#canvas.height = Math.max(1, Math.round(height * dpr));
  }

  draw(font: string, paint: (pen: Pen, box: Box) => void = () => {}): void {
    this.#context.setTransform(this.#dpr, 0, 0, this.#dpr, 0, 0);
    this.#context.clearRect(0, 0, this.#box.width, this.#box.height);
    paint(createCanvasPen(this.#context, font), this.#box);
  }
}
