/**
 * A pen: the few things the drawings ask of a surface. Canvas and SVG each have one, so every picture is drawn by one routine.
 * Page units, y down. A path may have several parts; they are filled together (non-zero rule).
 */

export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  readonly align?: 'start' | 'middle' | 'end';
  readonly italic?: boolean;
  readonly bold?: boolean;
  /** Clockwise about its place, rad. */
  readonly turn?: number;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Pen {
  begin(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  close(): void;
  fill(colour: string): void;
  stroke(colour: string, width: number): void;
  /**
   * Strokes all parts, then fills them over the strokes: what is left is a line of that width around their union, outside of it.
   * This is how a leg grows out of a body without a line across.
   */
  outline(fill: string, line: string, width: number): void;
  /**
   * Threads across a rectangle, upright or level, at equal steps, the first at `from` (a coordinate of the page): a screen of a hundred
   * lines is one thing to say, not a hundred.
   */
  threads(box: Rectangle, upright: boolean, from: number, step: number, colour: string, width: number): void;
  text(text: string, x: number, y: number, style: TextStyle): void;
  /** Opens a group with a class for style sheets and tests, and a label for readers of the picture. */
  group(name: string, label?: string): void;
  ungroup(): void;
}

/** A dashless straight line. */
export function line(pen: Pen, x1: number, y1: number, x2: number, y2: number, colour: string, width: number): void {
  pen.begin();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke(colour, width);
}
