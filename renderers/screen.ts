/** Muybridge's screen behind ground that is not level: threads to the bottom of the box, and the hill before them. */
import { drawBaseline, drawGrid, groundY } from './grid.ts';
import type { Box, GroundHeight } from './ground.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import type { View } from './view.ts';

/** Points of the ground line. */
const STEPS = 48;

const xAt = (box: Box, i: number): number => box.x + (box.width * i) / STEPS;

function isFlat(view: View, box: Box, ground: GroundHeight): boolean {
  const y = groundY(view, box.x, ground);
  for (let i = 1; i <= STEPS; i++) if (Math.abs(groundY(view, xAt(box, i), ground) - y) > 0.05) return false;
  return true;
}

/** The threads, down to the ground; under a slope the hill will hide them. */
export function drawScreen(pen: Pen, view: View, box: Box, theme: Theme, width: number, ground: GroundHeight): void {
  let low = box.y;
  for (let i = 0; i <= STEPS; i++) low = Math.max(low, groundY(view, xAt(box, i), ground));
  const screen = { ...box, height: Math.min(low, box.y + box.height) - box.y };
  // The grid ends at height 0 of the world, or at the bottom of its box.
  drawGrid(pen, { ...view, y: screen.y + screen.height - view.scale * view.target[1] }, screen, theme, width);
}

/** The line the animal stands on, following the ground; what is under it hides the screen. */
export function drawHill(pen: Pen, view: View, box: Box, theme: Theme, width: number, ground: GroundHeight): void {
  if (isFlat(view, box, ground)) {
    drawBaseline(pen, box, groundY(view, box.x, ground), theme, width);
    return;
  }
  const trace = (): void => {
    for (let i = 0; i <= STEPS; i++) {
      const [x, y] = [xAt(box, i), groundY(view, xAt(box, i), ground) + width / 2];
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
  };
  pen.begin();
  trace();
  pen.lineTo(box.x + box.width, box.y + box.height + width);
  pen.lineTo(box.x, box.y + box.height + width);
  pen.close();
  pen.fill(theme.paper ?? theme.coat);
  pen.begin();
  trace();
  pen.stroke(theme.ground, width);
}
