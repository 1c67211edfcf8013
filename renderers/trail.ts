/** Seen from above: the way the animal took and the prints of its feet, hind feet filled, fore feet open. */
import type { Footprint, PathPoint } from '../src/diagram/sequence.ts';
import type { Box } from './ground.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import { pageX, pageY, type View } from './view.ts';

/** Half the length and half the width of a print, m: about a hoof's. */
const LENGTH = 0.07;
const WIDTH = 0.06;

function inside(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

export function drawPath(
  pen: Pen,
  path: readonly PathPoint[],
  view: View,
  box: Box,
  theme: Theme,
  width: number,
): void {
  pen.begin();
  let down = false;
  for (const { place } of path) {
    const [x, y] = [pageX(view, place[0], 0, place[1]), pageY(view, place[0], 0, place[1])];
    const seen = inside(box, x, y);
    if (seen && !down) pen.moveTo(x, y);
    else if (seen) pen.lineTo(x, y);
    down = seen;
  }
  pen.stroke(theme.swing, 1.5 * width);
}

/** Toe ahead of the print's middle, heels open: the arch of a shoe. */
export function drawFootprints(
  pen: Pen,
  prints: readonly Footprint[],
  view: View,
  box: Box,
  theme: Theme,
  width: number,
): void {
  for (const hind of [false, true]) {
    pen.begin();
    for (const { leg, place, heading } of prints) {
      if ((leg === 'LH' || leg === 'RH') !== hind) continue;
      const [c, s] = [Math.cos(heading), Math.sin(heading)];
      // Ahead and to the right of the toe, shares of the print.
      const x = (ahead: number, right: number): number =>
        pageX(
          view,
          place[0] + LENGTH * ahead * c + WIDTH * right * s,
          0,
          place[2] - LENGTH * ahead * s + WIDTH * right * c,
        );
      const y = (ahead: number, right: number): number =>
        pageY(
          view,
          place[0] + LENGTH * ahead * c + WIDTH * right * s,
          0,
          place[2] - LENGTH * ahead * s + WIDTH * right * c,
        );
      if (!inside(box, x(-1, 0), y(-1, 0))) continue;
      pen.moveTo(x(-2, -0.7), y(-2, -0.7));
      pen.curveTo(x(-1.2, -1.3), y(-1.2, -1.3), x(0, -1), y(0, -1), x(0, 0), y(0, 0));
      pen.curveTo(x(0, 1), y(0, 1), x(-1.2, 1.3), y(-1.2, 1.3), x(-2, 0.7), y(-2, 0.7));
      if (hind) pen.close();
    }
    if (hind) pen.fill(theme.stance);
    else pen.stroke(theme.stance, width);
  }
}
