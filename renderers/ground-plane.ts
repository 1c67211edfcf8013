/** The ground as a plane, for views from above the level. */

import { behindEye } from './behind-eye.ts';
import { type Box, type GroundHeight, LONG_MARK, type Marks } from './ground.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import { pageX, pageY, type View } from './view.ts';

/** Lines on the ground, at equal steps of the world, around what the view looks at. */
export function drawGroundPlane(
  pen: Pen,
  view: View,
  box: Box,
  theme: Theme,
  width: number,
  ground: GroundHeight,
  marks: Marks,
): void {
  // Foreshortening makes the box reach farther over the ground than over the page.
  const reach = Math.hypot(box.width, box.height / Math.max(0.15, view.toward[1])) / view.scale;
  const [cx, , cz] = view.target;
  for (const long of [false, true]) {
    pen.begin();
    for (let k = Math.ceil((cx - reach) / marks[0]); k * marks[0] <= cx + reach; k++)
      if ((k % LONG_MARK === 0) === long)
        addGroundLine(pen, view, box, ground, k * marks[0], cz - reach, k * marks[0], cz + reach);
    for (let k = Math.ceil((cz - reach) / marks[1]); k * marks[1] <= cz + reach; k++)
      if ((k % LONG_MARK === 0) === long)
        addGroundLine(pen, view, box, ground, cx - reach, k * marks[1], cx + reach, k * marks[1]);
    pen.stroke(theme.grid, long ? 0.8 * width : 0.4 * width);
  }
}

/** The part of a line from x, y inside the box, `edge` away from its rims, as two shares (Liang and Barsky): a pen has no clipping. */
export function cut(
  box: Box,
  edge: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): [from: number, to: number] | undefined {
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x - box.x - edge],
    [dx, box.x + box.width - edge - x],
    [-dy, y - box.y - edge],
    [dy, box.y + box.height - edge - y],
  ]) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from > to ? undefined : [from, to];
}

function addGroundLine(
  pen: Pen,
  view: View,
  box: Box,
  ground: GroundHeight,
  x1: number,
  z1: number,
  x2: number,
  z2: number,
): void {
  const [hidden, beyond] = [behindEye(view, x1, z1, x2, z2), behindEye(view, x2, z2, x1, z1)];
  if (hidden + beyond >= 1) return;
  const [startX, startZ] = [x1 + hidden * (x2 - x1), z1 + hidden * (z2 - z1)];
  const [endX, endZ] = [x2 + beyond * (x1 - x2), z2 + beyond * (z1 - z2)];
  const [y1, y2] = [ground(startX, startZ), ground(endX, endZ)];
  const [px, py] = [pageX(view, startX, y1, startZ), pageY(view, startX, y1, startZ)];
  const [dx, dy] = [pageX(view, endX, y2, endZ) - px, pageY(view, endX, y2, endZ) - py];
  const part = cut(box, 0, px, py, dx, dy);
  if (!part) return;
  const [from, to] = part;
  pen.moveTo(px + from * dx, py + from * dy);
  pen.lineTo(px + to * dx, py + to * dy);
}
