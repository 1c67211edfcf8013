/** A fence: three rails between two uprights, square to the way it is leapt. */
import type { Fence } from '../src/diagram/sequence.ts';
import type { Box, GroundHeight } from './ground.ts';
import { cut } from './ground-plane.ts';
import type { Pen } from './pen.ts';
import { circle } from './shapes.ts';
import type { Theme } from './theme.ts';
import { nearness, pageX, pageY, type Triple, type View } from './view.ts';

/** m: half the width, how far uprights stand above the top rail, half the thickness of a pole. */
const HALF = 1.25;
const OVER = 0.12;
const POLE = 0.045;
const RAILS = 3;

/** Whether it stands between the viewer and a place. */
export function isBefore({ place }: Fence, [x, z]: readonly [number, number], view: View): boolean {
  return nearness(view, place[0], 0, place[1]) > nearness(view, x, 0, z) + 0.3;
}

/** What of it lies inside the box. */
export function drawFence(
  pen: Pen,
  fence: Fence,
  view: View,
  box: Box,
  theme: Theme,
  width: number,
  ground: GroundHeight,
): void {
  const { place, height, heading } = fence;
  const [sideX, sideZ] = [Math.sin(heading) * HALF, Math.cos(heading) * HALF];
  const foot = ground(...place);
  const at = (side: number, up: number): Triple => [place[0] + side * sideX, foot + up, place[1] + side * sideZ];
  pen.group('fence', `fence of ${Math.round(100 * height)} cm`);
  // Uprights first: from the side the ends of the rails are seen on them.
  for (const side of [-1, 1]) drawPole(pen, view, box, theme, width, at(side, 0), at(side, height + OVER));
  for (let rail = 1; rail <= RAILS; rail++) {
    const up = (height * rail) / RAILS - POLE;
    drawPole(pen, view, box, theme, width, at(-1, up), at(1, up));
  }
  pen.ungroup();
}

/** m: a fence farther away is not in the picture. */
const NEAR = 3.5;

/** Whether it belongs to a picture of the animal at that place. */
export function isNearby({ place }: Fence, [x, z]: readonly [number, number]): boolean {
  return Math.hypot(place[0] - x, place[1] - z) < NEAR;
}

/** A pole between two points of the world, cut off at the edges of the box; seen from its end it is a ring. */
function drawPole(pen: Pen, view: View, box: Box, theme: Theme, width: number, a: Triple, b: Triple): void {
  const radius = POLE * view.scale;
  let [ax, ay, bx, by] = [pageX(view, ...a), pageY(view, ...a), pageX(view, ...b), pageY(view, ...b)];
  // Uprights go down to the ground, which is the bottom of the box.
  const part = cut({ ...box, height: box.height + radius }, radius, ax, ay, bx - ax, by - ay);
  if (!part) return;
  [ax, ay, bx, by] = [
    ax + part[0] * (bx - ax),
    ay + part[0] * (by - ay),
    ax + part[1] * (bx - ax),
    ay + part[1] * (by - ay),
  ];
  const length = Math.hypot(bx - ax, by - ay);
  pen.begin();
  if (length < radius) circle(pen, ax, ay, radius);
  else {
    const [nx, ny] = [((by - ay) * radius) / length, ((ax - bx) * radius) / length];
    pen.moveTo(ax + nx, ay + ny);
    pen.lineTo(ax - nx, ay - ny);
    pen.lineTo(bx - nx, by - ny);
    pen.lineTo(bx + nx, by + ny);
    pen.close();
  }
  pen.outline(theme.coat, theme.ground, 0.8 * width);
}
