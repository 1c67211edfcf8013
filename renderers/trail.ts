/** Seen from above: the way the animal took and the prints of its feet, hind feet filled, fore feet open. */
import type { Footprint, PathPoint } from '../src/diagram/sequence.ts';
import { LEGS } from '../src/units.ts';
import type { Flesh } from './flesh.ts';
import type { Box } from './ground.ts';
import type { Pen } from './pen.ts';
import { addPrint, LENGTH, printsOf } from './print.ts';
import type { Theme } from './theme.ts';
import { pageX, pageY, type View } from './view.ts';

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

export function drawFootprints(
  pen: Pen,
  prints: readonly Footprint[],
  view: View,
  box: Box,
  theme: Theme,
  width: number,
  figure: Flesh,
): void {
  const size = figure.rig.height / 1.6;
  const shapes = printsOf(figure);
  for (const hind of [false, true]) {
    pen.begin();
    for (const { leg, place, heading } of prints) {
      if ((leg === 'LH' || leg === 'RH') !== hind) continue;
      const [x, z] = [place[0] - size * LENGTH * Math.cos(heading), place[2] + size * LENGTH * Math.sin(heading)];
      if (!inside(box, pageX(view, x, 0, z), pageY(view, x, 0, z))) continue;
      addPrint(pen, view, shapes[LEGS.indexOf(leg)], place[0], 0, place[2], heading, size, hind);
    }
    if (hind) pen.fill(theme.stance);
    else pen.stroke(theme.stance, width);
  }
}
