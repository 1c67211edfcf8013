/** The ground, fixed in the world, so that a foot that slides is seen; from the level it is a line. */
import type { Pen, Rectangle } from './pen.ts';
import type { Theme } from './theme.ts';
import { type View, worldAlong } from './view.ts';

/** A rectangle of the page. */
export type Box = Rectangle;

/** Height of the ground at a place of the world, m. */
export type GroundHeight = (x: number, z: number) => number;

/** m between marks on the ground, along x and along z of the world; seen from the level, along the line. Infinity for none. */
export type Marks = readonly [x: number, z: number];
/** How many of them make a long one. */
export const LONG_MARK = 2;

/** Whether the ground is seen as a line. */
export function isLevel(view: View): boolean {
  return view.toward[1] === 0;
}

/** A line with marks below it, at equal steps of the world. */
export function drawGroundLine(
  pen: Pen,
  view: View,
  box: Box,
  theme: Theme,
  width: number,
  ground: GroundHeight,
  mark: number,
): void {
  const { right, target } = view;
  const centre = worldAlong(right, view, 0);
  const from = worldAlong(right, view, box.x - view.x);
  const to = worldAlong(right, view, box.x + box.width - view.x);
  const height = (along: number): number => {
    const off = along - centre;
    return ground(target[0] + off * right[0], target[2] + off * right[2]);
  };
  const x = (along: number): number => box.x + (along - from) * view.scale;
  const y = (along: number): number => view.y - (height(along) - target[1]) * view.scale + width / 2;
  pen.begin();
  const steps = 24;
  for (let i = 0; i <= steps; i++) {
    const along = from + ((to - from) * i) / steps;
    if (i === 0) pen.moveTo(x(along), y(along));
    else pen.lineTo(x(along), y(along));
  }
  pen.stroke(theme.ground, width);
  pen.begin();
  for (let k = Math.ceil(from / mark); k * mark <= to; k++) {
    const along = k * mark;
    pen.moveTo(x(along), y(along));
    pen.lineTo(x(along), y(along) + (k % LONG_MARK === 0 ? 7 : 4) * width);
  }
  pen.stroke(theme.ground, 0.6 * width);
}
