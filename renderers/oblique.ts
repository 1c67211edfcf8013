/** The contour of an animal that is seen from anywhere but straight across, as outline.ts draws it: from ahead and behind, from between these, from above; and of one with a ruff or a shell. */
import type { Pose } from '../src/skeleton/pose.ts';
import { drawAbove } from './above.ts';
import { ABOVE, ALONG, type Aspect, SIDE } from './aspect.ts';
import { addChain } from './contour.ts';
import { drawDock } from './dock.ts';
import type { Flesh } from './flesh.ts';
import { drawMane, drawTail } from './hair.ts';
import { addButtock, drawShell } from './hulls.ts';
import {
  addShoulders,
  drawEar,
  drawFace,
  drawFarLegs,
  drawMarks,
  drawNearLegs,
  type OutlineStyle,
  sortLegs,
} from './parts.ts';
import type { Pen } from './pen.ts';
import { drawRuff } from './ruff.ts';
import type { View } from './view.ts';

const END_ON = 0.92;
/** Enough of a side is seen to round off the end of the trunk. */
const OBLIQUE = 0.2;

/** Whether it did: one that is seen from straight across is left to outline.ts. */
export function drawOblique(
  pen: Pen,
  flesh: Flesh,
  pose: Pose,
  view: View,
  style: OutlineStyle,
  body: Aspect,
  head: Aspect,
): boolean {
  const { shell, ruff } = flesh.table;
  if (Math.abs(body.right) > SIDE && Math.abs(body.front) <= ALONG && !shell && !ruff) return false;
  if (body.top > ABOVE) drawAbove(pen, flesh, pose, view, style);
  else drawTurned(pen, flesh, view, style, body, head);
  return true;
}

function drawTurned(pen: Pen, flesh: Flesh, view: View, style: OutlineStyle, body: Aspect, head: Aspect): void {
  const { theme, width, wind } = style;
  // Looking along the body rather than across it, head, neck and quarters get contours of their own.
  const headAhead = body.front > ALONG;
  const headBehind = body.front < -ALONG;
  sortLegs(flesh, body);

  const tailBehind = body.front > -ALONG;
  const dock = Math.abs(body.right) > SIDE;
  if (tailBehind && headAhead) drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width);
  if (headBehind) {
    drawHead(pen, flesh, view, style, head);
    drawRuff(pen, flesh, view, style);
  }
  drawFarLegs(pen, flesh, view, style, body, dock);

  // Between the hind legs when seen from the side; from the front it hangs behind them all.
  if (tailBehind && !headAhead) drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width, dock);
  if (!headAhead && !headBehind) drawEar(pen, flesh, view, style, head.right > 0 ? 0 : 1);
  pen.begin();
  addChain(pen, flesh, flesh.trunk, view);
  if (!dock && Math.abs(body.right) > OBLIQUE) addButtock(pen, flesh, view);
  if (!headAhead && !headBehind) addChain(pen, flesh, flesh.head, view);
  addShoulders(pen, flesh, view, body);
  pen.outline(theme.coat, theme.near, width);

  if (dock) drawDock(pen, flesh, view, theme.coat, theme.near, width);

  // Seen end-on, quarters or chest stand out against the barrel behind them.
  if (Math.abs(body.front) > END_ON) {
    pen.begin();
    if (body.front < 0) addChain(pen, flesh, flesh.trunk, view, 0, flesh.quarters);
    else addChain(pen, flesh, flesh.trunk, view, flesh.chest, flesh.neck);
    addShoulders(pen, flesh, view, body);
    pen.outline(theme.coat, theme.near, width);
  }
  drawNearLegs(pen, flesh, view, style, body);
  drawShell(pen, flesh, view, style);
  drawMarks(pen, flesh, view, style, body);

  if (headAhead) {
    pen.begin();
    addChain(pen, flesh, flesh.trunk, view, flesh.neck);
    pen.outline(theme.coat, theme.near, width);
    pen.begin();
    addChain(pen, flesh, flesh.trunk, view, flesh.chest, flesh.neck + 1);
    pen.fill(theme.coat);
    drawMane(pen, flesh, view, theme.near, 0.55 * width, wind, body.right);
    drawRuff(pen, flesh, view, style);
    drawHead(pen, flesh, view, style, head);
  } else if (!headBehind) {
    drawRuff(pen, flesh, view, style);
    drawEar(pen, flesh, view, style, head.right > 0 ? 1 : 0);
    drawFace(pen, flesh, view, style, head);
  }
  // A hanging mane is not seen past the quarters from straight behind.
  if (!headAhead && (!headBehind || body.right > 0.25))
    drawMane(pen, flesh, view, theme.near, 0.55 * width, wind, body.right);
  if (!tailBehind) drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width);
}

/** Head over or behind the neck, with a contour of its own. */
function drawHead(pen: Pen, flesh: Flesh, view: View, style: OutlineStyle, aspect: Aspect): void {
  const { theme, width } = style;
  const far = aspect.right > 0 ? 0 : 1;
  drawEar(pen, flesh, view, style, far);
  pen.begin();
  addChain(pen, flesh, flesh.head, view);
  pen.outline(theme.coat, theme.near, width);
  drawEar(pen, flesh, view, style, 1 - far);
  drawFace(pen, flesh, view, style, aspect);
}
