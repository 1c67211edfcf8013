/** The shapes of the outline, filled. */
import type { Pose } from '../src/skeleton/pose.ts';
import { ABOVE, ALONG, aspectOf, isNear, SIDE } from './aspect.ts';
import { addChain } from './contour.ts';
import { drawDock } from './dock.ts';
import type { Flesh } from './flesh.ts';
import { drawMane, drawTail } from './hair.ts';
import { addButtock } from './hulls.ts';
import { addLeg, type OutlineStyle } from './parts.ts';
import type { Pen } from './pen.ts';
import { addRuff } from './ruff.ts';
import type { View } from './view.ts';

export function drawSilhouette(pen: Pen, flesh: Flesh, pose: Pose, view: View, style: OutlineStyle): void {
  const { theme, width, wind } = style;
  const body = aspectOf(pose, flesh.body, view);
  const across = Math.abs(body.right) > ALONG && body.top < ABOVE;
  const dock = Math.abs(body.right) > SIDE;
  drawTail(pen, flesh, view, theme.near, theme.near, width, across);
  for (const near of [false, true]) {
    pen.begin();
    for (const leg of flesh.legs) {
      if (isNear(leg.leg, body) === near) addLeg(pen, flesh, leg, view, 0);
    }
    if (near) {
      for (const part of [flesh.trunk, flesh.shell, flesh.head, ...flesh.ears])
        if (part.length > 0) addChain(pen, flesh, part, view);
      addRuff(pen, flesh, view);
      if (across && !dock) addButtock(pen, flesh, view);
    }
    pen.fill(near ? theme.near : theme.far);
  }
  if (dock) drawDock(pen, flesh, view, theme.near, theme.near, 0.1 * width, 1);
  drawMane(pen, flesh, view, theme.near, width, wind, body.right);
}
