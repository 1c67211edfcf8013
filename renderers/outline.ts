/**
 * The animal as contour, after Muybridge's tracings of 1893: far legs first, then the body with the upper parts of the near legs as one
 * shape, then the near legs, whose upper ends are filled once more so that no line crosses them. From straight across; oblique.ts is for all other views.
 */
import type { Pose } from '../src/skeleton/pose.ts';
import { aspectOf } from './aspect.ts';
import { addChain } from './contour.ts';
import { drawDock } from './dock.ts';
import type { Flesh } from './flesh.ts';
import { drawMane, drawTail } from './hair.ts';
import { drawOblique } from './others.ts';
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
import type { View } from './view.ts';

export function drawOutline(pen: Pen, flesh: Flesh, pose: Pose, view: View, style: OutlineStyle): void {
  const { theme, width, wind } = style;
  const body = aspectOf(pose, flesh.body, view);
  const head = aspectOf(pose, flesh.rig.head, view);
  if (drawOblique(pen, flesh, pose, view, style, body, head)) return;
  const near = head.right > 0 ? 1 : 0;
  sortLegs(flesh, body);
  drawFarLegs(pen, flesh, view, style, body, true);
  // Between the hind legs.
  drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width, true);
  drawEar(pen, flesh, view, style, 1 - near);
  pen.begin();
  addChain(pen, flesh, flesh.trunk, view);
  addChain(pen, flesh, flesh.head, view);
  addShoulders(pen, flesh, view, body);
  pen.outline(theme.coat, theme.near, width);
  drawDock(pen, flesh, view, theme.coat, theme.near, width);
  drawNearLegs(pen, flesh, view, style, body);
  drawMarks(pen, flesh, view, style, body);
  drawEar(pen, flesh, view, style, near);
  drawFace(pen, flesh, view, style, head);
  drawMane(pen, flesh, view, theme.near, 0.55 * width, wind, body.right);
}
