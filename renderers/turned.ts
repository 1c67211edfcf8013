/**
 * A pen whose paper is turned, stretched and moved: what is drawn with it about the origin arrives elsewhere on another pen's page. Lines keep
 * their width. Threads are for upright screens and are not drawn.
 */
import type { Pen } from './pen.ts';

export interface Placing {
  /** Where the origin arrives. */
  readonly x: number;
  readonly y: number;
  /** Clockwise on the page, rad. */
  readonly turn?: number;
  /** Along the paper's own x, before turning. */
  readonly stretch?: number;
}

export function turnedPen(pen: Pen, { x: ox, y: oy, turn = 0, stretch = 1 }: Placing): Pen {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const mapX = (x: number, y: number): number => ox + c * stretch * x - s * y;
  const mapY = (x: number, y: number): number => oy + s * stretch * x + c * y;
  return {
    begin: () => pen.begin(),
    moveTo: (x, y) => pen.moveTo(mapX(x, y), mapY(x, y)),
    lineTo: (x, y) => pen.lineTo(mapX(x, y), mapY(x, y)),
    curveTo: (x1, y1, x2, y2, x, y) =>
      pen.curveTo(mapX(x1, y1), mapY(x1, y1), mapX(x2, y2), mapY(x2, y2), mapX(x, y), mapY(x, y)),
    close: () => pen.close(),
    fill: (colour) => pen.fill(colour),
    stroke: (colour, width) => pen.stroke(colour, width),
    outline: (fill, line, width) => pen.outline(fill, line, width),
    threads: () => {},
    text: (text, x, y, style) => pen.text(text, mapX(x, y), mapY(x, y), { ...style, turn: turn + (style.turn ?? 0) }),
    group: (name, label) => pen.group(name, label),
    ungroup: () => pen.ungroup(),
  };
}
