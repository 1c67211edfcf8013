/**
 * The grid, fixed in the world: a foot that slid would be seen to. From the level Muybridge's threads, every 5 cm if there is room for them and
 * heavy every half metre, with the metres under the ground; else squares of half a metre on the ground with their metres.
 */

import { behindEye } from '../behind-eye.ts';
import { groundY } from '../grid.ts';
import { type Box, isLevel } from '../ground.ts';
import type { Pen } from '../pen.ts';
import { pageX, pageY } from '../view.ts';
import { wordOf, write } from './letters.ts';
import { groundOf, type Moment } from './moment.ts';
import { letterSize } from './room.ts';

const FINE = 0.05;
const HEAVY = 0.5;
/** Page units: nearer to each other than this, threads are a grey wall. */
const LEAST = 4;

const screen: { -readonly [Key in keyof Box]: Box[Key] } = { x: 0, y: 0, width: 0, height: 0 };

export function drawWorldGrid(pen: Pen, moment: Moment, box: Box): void {
  pen.group('grid');
  if (isLevel(moment.view)) {
    drawThreads(pen, moment, box, FINE, 0.35);
    drawThreads(pen, moment, box, HEAVY, 0.8);
    drawMetres(pen, moment, box);
  } else {
    drawSquares(pen, moment, box, HEAVY, 0.35);
    drawSquares(pen, moment, box, 2 * HEAVY, 0.7);
  }
  pen.ungroup();
}

/** World coordinate along the page at its left edge. */
function leftEdge({ view }: Moment, box: Box): number {
  const { right, target, scale } = view;
  return right[0] * target[0] + right[2] * target[2] + (box.x - view.x) / scale;
}

function drawThreads(pen: Pen, moment: Moment, box: Box, metres: number, weight: number): void {
  const { view, theme, lineWidth } = moment;
  const step = metres * view.scale;
  if (step < LEAST) return;
  const ground = groundOf(moment);
  const low = Math.max(groundY(view, box.x, ground), groundY(view, box.x + box.width, ground));
  screen.x = box.x;
  screen.y = box.y;
  screen.width = box.width;
  screen.height = Math.min(low, box.y + box.height) - box.y;
  const left = leftEdge(moment, box);
  const first = box.x + (Math.ceil(left / metres - 1e-9) * metres - left) * view.scale;
  const width = weight * Math.max(0.8, 0.45 * lineWidth);
  pen.threads(screen, true, first, step, theme.grid, width);
  // Height 0 of the world carries a thread.
  const zero = view.y + view.scale * view.target[1];
  const top = zero - Math.floor((zero - box.y) / step + 1e-9) * step;
  pen.threads(screen, false, top, step, theme.grid, width);
}

/** Whole metres, beside their marks under the ground line. */
function drawMetres(pen: Pen, moment: Moment, box: Box): void {
  const { view, theme } = moment;
  const size = 0.85 * letterSize(moment.box);
  const left = leftEdge(moment, box);
  const ground = groundOf(moment);
  for (let metre = Math.ceil(left); metre < left + box.width / view.scale; metre++) {
    const x = box.x + (metre - left) * view.scale;
    if (x > box.x + box.width - 2 * size) continue;
    write(pen, wordOf(metre), x + 0.4 * size, groundY(view, x, ground) + 1.2 * size, size, theme.ink, 'start');
  }
}

function drawSquares(pen: Pen, moment: Moment, box: Box, step: number, weight: number): void {
  const { view, theme, lineWidth } = moment;
  // Foreshortening makes the box reach farther over the ground. (V8's Math.hypot allocates.)
  const far = box.height / Math.max(0.15, view.toward[1]);
  const reach = Math.sqrt(box.width * box.width + far * far) / view.scale;
  // The middle of the box on the ground: the view's own point may lie elsewhere on the page.
  const cx = view.target[0];
  const cz = view.target[2];
  pen.begin();
  for (let k = Math.ceil((cx - reach) / step); k * step <= cx + reach; k++)
    addLine(pen, moment, box, k * step, cz - reach, k * step, cz + reach);
  for (let k = Math.ceil((cz - reach) / step); k * step <= cz + reach; k++)
    addLine(pen, moment, box, cx - reach, k * step, cx + reach, k * step);
  pen.stroke(theme.grid, weight * Math.max(0.9, lineWidth));
}

let from = 0;
let to = 1;

/** Narrows the part of a line that is seen by one edge of the box (Liang and Barsky). */
function clip(step: number, room: number): boolean {
  if (step === 0) return room >= 0;
  if (step < 0) from = Math.max(from, room / step);
  else to = Math.min(to, room / step);
  return from <= to;
}

function addLine(pen: Pen, moment: Moment, box: Box, x1: number, z1: number, x2: number, z2: number): void {
  const { view } = moment;
  const ground = groundOf(moment);
  const parallel = view.distance === undefined;
  const hidden = parallel ? 0 : behindEye(view, x1, z1, x2, z2);
  const beyond = parallel ? 0 : behindEye(view, x2, z2, x1, z1);
  if (hidden + beyond >= 1) return;
  const startX = x1 + hidden * (x2 - x1);
  const startZ = z1 + hidden * (z2 - z1);
  const endX = x2 + beyond * (x1 - x2);
  const endZ = z2 + beyond * (z1 - z2);
  const y1 = ground(startX, startZ);
  const y2 = ground(endX, endZ);
  const x = pageX(view, startX, y1, startZ);
  const y = pageY(view, startX, y1, startZ);
  const dx = pageX(view, endX, y2, endZ) - x;
  const dy = pageY(view, endX, y2, endZ) - y;
  from = 0;
  to = 1;
  if (!clip(-dx, x - box.x) || !clip(dx, box.x + box.width - x)) return;
  if (!clip(-dy, y - box.y) || !clip(dy, box.y + box.height - y)) return;
  pen.moveTo(x + from * dx, y + from * dy);
  pen.lineTo(x + to * dx, y + to * dy);
}
