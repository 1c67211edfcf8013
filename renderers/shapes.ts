/** Paths of a pen that have names. */
import type { Pen } from './pen.ts';

/** The path of a rectangle. */
export function rectangle(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.moveTo(x, y);
  pen.lineTo(x + width, y);
  pen.lineTo(x + width, y + height);
  pen.lineTo(x, y + height);
  pen.close();
}

/** Handle length that makes four cubics a circle. */
const ROUND = 0.5522847498;

/** The path of a circle. */
export function circle(pen: Pen, x: number, y: number, radius: number): void {
  const handle = ROUND * radius;
  pen.moveTo(x + radius, y);
  pen.curveTo(x + radius, y + handle, x + handle, y + radius, x, y + radius);
  pen.curveTo(x - handle, y + radius, x - radius, y + handle, x - radius, y);
  pen.curveTo(x - radius, y - handle, x - handle, y - radius, x, y - radius);
  pen.curveTo(x + handle, y - radius, x + radius, y - handle, x + radius, y);
  pen.close();
}
