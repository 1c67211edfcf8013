/**
 * What distances are read off: behind the animal Muybridge hung threads every 5 cm, every tenth (from the ends: every sixth) heavy. And the
 * metres that are written under the ground.
 */
import type { Box, GroundHeight } from './ground.ts';
import { line, type Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import { type View, worldAlong } from './view.ts';

const THREAD = 0.05;

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

/** The plain line each figure of a plate stands on. */
export function drawBaseline(pen: Pen, box: Box, y: number, theme: Theme, width: number): void {
  line(pen, box.x, y + width / 2, box.x + box.width, y + width / 2, theme.ground, width);
}
