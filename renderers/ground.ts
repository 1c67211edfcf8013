/**
 * Ground and grid, fixed in the world, so that a foot that slides is seen and a distance can be read off. Behind the animal Muybridge
 * hung threads every 5 cm, every tenth (from the ends: every sixth) heavy.
 */
import { line, type Pen, type Rectangle } from './pen.ts';
import type { Theme } from './theme.ts';
import { behindEye, pageX, pageY, type View } from './view.ts';

/** A rectangle of the page. */
export type Box = Rectangle;

/** Height of the ground at a place of the world, m. */
export type GroundHeight = (x: number, z: number) => number;

const THREAD = 0.05;
/** m between marks on the ground, along x and along z of the world; seen from the level, along the line. Infinity for none. */
export type Marks = readonly [x: number, z: number];
const USUAL_MARKS: Marks = [0.5, 0.5];
/** How many of them make a long one. */
export const LONG_MARK = 2;

/** Whether the ground is seen as a line. */
export function isLevel(view: View): boolean {
  return view.toward[1] === 0;
}

/** World coordinate along a direction, at distance `page` from the view's own point. */
function worldAlong(axis: readonly [number, number, number], { target, scale }: View, page: number): number {
  return axis[0] * target[0] + axis[1] * target[1] + axis[2] * target[2] + page / scale;
}

/** Threads behind the animal, inside the box, down to the ground at height 0. */
export function drawGrid(pen: Pen, view: View, box: Box, theme: Theme, width: number): void {
  const ground = Math.min(box.y + box.height, view.y + view.scale * view.target[1]);
  const across = view.name === 'side';
  const left = worldAlong(view.right, view, box.x - view.x);
  const screen = { ...box, height: ground - box.y };
  // From the ends the screen had heavy threads every 30 cm, and upright ones alone. Fine threads lie under the heavy ones.
  for (const [metres, weight] of [
    [THREAD, 0.45 * width],
    [(across ? 10 : 6) * THREAD, width],
  ]) {
    const step = metres * view.scale;
    const first = (Math.ceil(left / metres - 1e-9) * metres - left) * view.scale;
    pen.threads(screen, true, box.x + first, step, theme.grid, weight);
    if (!across) continue;
    const rows = Math.floor(screen.height / step + 1e-9);
    pen.threads(screen, false, ground - rows * step, step, theme.grid, weight);
  }
}

/** Where the ground lies on the page below a place of the page; for a view from the level. */
export function groundY(view: View, x: number, ground: GroundHeight): number {
  const { right, target, scale } = view;
  const off = (x - view.x) / scale;
  return view.y - scale * (ground(target[0] + off * right[0], target[2] + off * right[2]) - target[1]);
}

/** Metres written under the ground line, one at every heavy thread that is a whole metre. */
export function drawMetres(
  pen: Pen,
  view: View,
  box: Box,
  theme: Theme,
  size: number,
  ground: GroundHeight = () => 0,
): void {
  const left = worldAlong(view.right, view, box.x - view.x);
  const right = worldAlong(view.right, view, box.x + box.width - view.x);
  for (let k = Math.ceil(left); k <= right; k++) {
    const x = box.x + (k - left) * view.scale;
    if (x < box.x + size || x > box.x + box.width - size) continue;
    const y = groundY(view, x, ground);
    pen.text(`${k}`, x, y + 1.35 * size, { size, colour: theme.ink, align: 'middle' });
  }
}

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

/** A line with marks below it, at equal steps of the world. */
function drawGroundLine(
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

/** Lines on the ground, at equal steps of the world, around what the view looks at. */
function drawGroundPlane(
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

/** The plain line each figure of a plate stands on. */
export function drawBaseline(pen: Pen, box: Box, y: number, theme: Theme, width: number): void {
  line(pen, box.x, y + width / 2, box.x + box.width, y + width / 2, theme.ground, width);
}
