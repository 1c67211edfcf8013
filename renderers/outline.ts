/**
 * The animal as contour, after Muybridge's tracings of 1893: far legs first, then the body with the upper parts of the near legs as one
 * shape, then the near legs, whose upper ends are filled once more so that no line crosses them.
 */
import type { Pose } from '../src/skeleton/pose.ts';
import { ABOVE, type Aspect, aspectOf, isNear, legNearness } from './aspect.ts';
import { addChain } from './contour.ts';
import { addButtock, drawDock } from './dock.ts';
import type { Flesh } from './flesh.ts';
import { addFolds } from './fold.ts';
import { drawMane, drawTail } from './hair.ts';
import { drawAbove, drawRuff } from './others.ts';
import { addLeg, addLine, drawCoronet, drawEar, drawFace, drawHead, drawShell, type OutlineStyle } from './parts.ts';
import type { Pen } from './pen.ts';
import { tuck } from './tuck.ts';
import type { View } from './view.ts';

/** Looking along the body rather than across it: head, neck and quarters get contours of their own. */
const ALONG = 0.35;
const END_ON = 0.92;
/** Enough of a side is seen to round off the end of the trunk. */
const OBLIQUE = 0.2;

/** Indices of the legs, the farthest first. */
const order: number[] = [0, 1, 2, 3];

function sortLegs(flesh: Flesh, aspect: Aspect): void {
  // In whole floats: seen end on, a pair is equally near but for rounding.
  const near = (i: number): number => Math.fround(legNearness(flesh.legs[i].leg, aspect));
  order.sort((a, b) => near(a) - near(b) || a - b);
}

export function drawOutline(pen: Pen, flesh: Flesh, pose: Pose, view: View, style: OutlineStyle): void {
  const { theme, width, wind } = style;
  const body = aspectOf(pose, flesh.body, view);
  const head = aspectOf(pose, flesh.rig.head, view);
  if (body.top > ABOVE) {
    drawAbove(pen, flesh, pose, view, style);
    return;
  }
  const headAhead = body.front > ALONG;
  const headBehind = body.front < -ALONG;
  sortLegs(flesh, body);

  const tailBehind = body.front > -ALONG;
  const dock = Math.abs(body.right) > 0.9;
  if (tailBehind && headAhead) drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width);
  if (headBehind) {
    drawHead(pen, flesh, view, style, head);
    drawRuff(pen, flesh, view, style);
  }

  for (const i of order) {
    const leg = flesh.legs[i];
    if (isNear(leg.leg, body)) continue;
    if (dock && leg.leg.kind === 'hind') tuck(flesh, i, view, width);
    pen.begin();
    addLeg(pen, flesh, leg, view, leg.behind);
    pen.outline(theme.coat, theme.far, 0.9 * width);
    drawCoronet(pen, flesh, leg, view, theme.far, 0.7 * width);
  }

  // Between the hind legs when seen from the side; from the front it hangs behind them all.
  if (tailBehind && !headAhead) drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width, dock);
  if (!headAhead && !headBehind) drawEar(pen, flesh, view, style, head.right > 0 ? 0 : 1);
  pen.begin();
  addChain(pen, flesh, flesh.trunk, view);
  if (!dock && Math.abs(body.right) > OBLIQUE) addButtock(pen, flesh, view);
  if (!headAhead && !headBehind) addChain(pen, flesh, flesh.head, view);
  for (const leg of flesh.legs) if (isNear(leg.leg, body)) addChain(pen, flesh, leg.chain, view, 0, leg.free + 1);
  pen.outline(theme.coat, theme.near, width);

  if (dock) drawDock(pen, flesh, view, theme.coat, theme.near, width);

  // Seen end-on, quarters or chest stand out against the barrel behind them.
  if (Math.abs(body.front) > END_ON) {
    pen.begin();
    if (body.front < 0) addChain(pen, flesh, flesh.trunk, view, 0, flesh.quarters);
    else addChain(pen, flesh, flesh.trunk, view, flesh.chest, flesh.neck);
    for (const leg of flesh.legs) if (isNear(leg.leg, body)) addChain(pen, flesh, leg.chain, view, 0, leg.free + 1);
    pen.outline(theme.coat, theme.near, width);
  }

  for (const i of order) {
    const leg = flesh.legs[i];
    if (!isNear(leg.leg, body)) continue;
    pen.begin();
    addLeg(pen, flesh, leg, view, leg.free);
    pen.outline(theme.coat, theme.near, width);
    // The plug: no line where leg and body are one.
    pen.begin();
    addChain(pen, flesh, leg.chain, view, Math.max(0, leg.free - 3), leg.free + 1);
    pen.fill(theme.coat);
    drawCoronet(pen, flesh, leg, view, theme.near, 0.7 * width);
  }

  drawShell(pen, flesh, view, style);
  pen.begin();
  for (const line of flesh.lines) if (!line.face && line.side * body.right > 0.3) addLine(pen, flesh, line, view);
  for (const leg of flesh.legs) if (leg.leg.side * body.right > 0.85) addFolds(pen, flesh, leg, view);
  pen.stroke(theme.near, 0.8 * width);

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
