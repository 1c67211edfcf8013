/**
 * The trail of an animal that runs: prints of its feet where they stood, hind feet filled, fore feet open, and from above the way of the body.
 * Prints of the last stride in full colour, older ones faint. From the level a print is a dash under the ground line.
 */
import { type Box, isLevel } from '../ground.ts';
import type { Pen } from '../pen.ts';
import { addPrint, LENGTH } from '../print.ts';
import { pageX, pageY, type View } from '../view.ts';
import { type History, PRINTS, WAY } from './history.ts';
import { groundOf, type Moment } from './moment.ts';

/** From the level: how deep under the ground line fore and hind prints lie, and how thick they are, in line widths. */
const DEPTH = [2.6, 5] as const;
const THICK = 1.8;
const LEAST_PRINT = 3;

export function drawTrail(pen: Pen, history: History, moment: Moment, box: Box): void {
  pen.group('trail');
  const level = isLevel(moment.view);
  if (!level) drawWay(pen, history, moment, box);
  for (let fresh = 0; fresh < 2; fresh++) {
    if (level) drawDashes(pen, history, moment, box, fresh === 1);
    else {
      drawPrints(pen, history, moment, box, fresh === 1, false);
      drawPrints(pen, history, moment, box, fresh === 1, true);
    }
  }
  pen.ungroup();
}

/** Place of a print of that age and kind in the rings, or -1. */
function printAt({ printLeg, print, counts }: History, back: number, moment: Moment, fresh: boolean): number {
  const index = (counts.prints - 1 - back) % PRINTS;
  const age = moment.time - print[5 * index + 4];
  const stride = moment.strideFrequency > 0 ? 1 / moment.strideFrequency : 1;
  return age < 0 || age <= stride !== fresh || printLeg[index] < 0 ? -1 : index;
}

function drawPrints(pen: Pen, history: History, moment: Moment, box: Box, fresh: boolean, hind: boolean): void {
  const { view, theme, lineWidth } = moment;
  const { print, printLeg, counts } = history;
  // On a small picture a hoof is drawn larger than it is, or nobody would see it.
  const size = Math.max(history.size, LEAST_PRINT / (LENGTH * view.scale));
  pen.begin();
  for (let back = 0; back < Math.min(PRINTS, counts.prints); back++) {
    const index = printAt(history, back, moment, fresh);
    if (index < 0 || printLeg[index] >= 2 !== hind) continue;
    const k = 5 * index;
    if (!isInside(view, box, print[k], print[k + 1], print[k + 2])) continue;
    addPrint(
      pen,
      view,
      history.shapes[printLeg[index]],
      print[k],
      print[k + 1],
      print[k + 2],
      print[k + 3],
      size,
      hind,
    );
  }
  const colour = fresh ? theme.stance : theme.swing;
  if (hind) pen.fill(colour);
  else pen.stroke(colour, Math.max(1, 0.7 * lineWidth));
}

function drawDashes(pen: Pen, history: History, moment: Moment, box: Box, fresh: boolean): void {
  const { view, theme, lineWidth } = moment;
  const { print, printLeg, counts } = history;
  const width = Math.max(0.9, lineWidth);
  pen.begin();
  for (let back = 0; back < Math.min(PRINTS, counts.prints); back++) {
    const index = printAt(history, back, moment, fresh);
    if (index < 0) continue;
    const k = 5 * index;
    if (!isInside(view, box, print[k], print[k + 1], print[k + 2])) continue;
    const half = Math.max(LEAST_PRINT, history.size * LENGTH * view.scale);
    const x = pageX(view, print[k], print[k + 1], print[k + 2]);
    const y = pageY(view, print[k], print[k + 1], print[k + 2]) + width * DEPTH[printLeg[index] >= 2 ? 1 : 0];
    pen.moveTo(x - half, y);
    pen.lineTo(x + half, y);
  }
  pen.stroke(fresh ? theme.stance : theme.swing, THICK * width);
}

function isInside(view: View, box: Box, x: number, y: number, z: number): boolean {
  const px = pageX(view, x, y, z);
  const py = pageY(view, x, y, z);
  return px >= box.x && px <= box.x + box.width && py >= box.y && py <= box.y + box.height;
}

/** The line over which the body went. */
function drawWay(pen: Pen, { way, counts }: History, moment: Moment, box: Box): void {
  const { view, theme, lineWidth } = moment;
  const ground = groundOf(moment);
  pen.begin();
  let down = false;
  for (let back = 0; back < Math.min(WAY, counts.way); back++) {
    const k = 3 * ((counts.way - 1 - back) % WAY);
    if (way[k + 2] > moment.time) break;
    const y = ground(way[k], way[k + 1]);
    const seen = isInside(view, box, way[k], y, way[k + 1]);
    if (seen && down) pen.lineTo(pageX(view, way[k], y, way[k + 1]), pageY(view, way[k], y, way[k + 1]));
    else if (seen) pen.moveTo(pageX(view, way[k], y, way[k + 1]), pageY(view, way[k], y, way[k + 1]));
    down = seen;
  }
  pen.stroke(theme.swing, 1.5 * Math.max(1, lineWidth));
}
