/** Parts of an animal that every view draws alike: legs with their hooves, ears, head, face, lines of the skin. */
import type { Aspect } from './aspect.ts';
import { addBlock, addChain, addHull, addRim } from './contour.ts';
import { addSkin, createTrack, smooth } from './curve.ts';
import type { BuiltLine, Flesh, FleshLeg } from './flesh.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import type { View } from './view.ts';

/** How much the rims of a hoof are rounded, share of withers height. */
const RIM = 0.014;

const track = /* @__PURE__ */ createTrack(32);

export interface OutlineStyle {
  readonly theme: Theme;
  /** Page units. */
  readonly width: number;
  readonly wind: number;
}

/** A leg from one of its sections down, with its hoof. */
export function addLeg(pen: Pen, flesh: Flesh, leg: FleshLeg, view: View, from: number): void {
  addChain(pen, flesh, leg.chain, view, from);
  if (leg.hoof) addBlock(pen, flesh, leg.hoof, view, RIM);
  for (const toe of leg.toes) addChain(pen, flesh, toe, view);
}

export function drawCoronet(pen: Pen, flesh: Flesh, leg: FleshLeg, view: View, colour: string, width: number): void {
  if (!leg.hoof) return;
  pen.begin();
  addRim(pen, flesh, leg.hoof, 0, view);
  pen.stroke(colour, width);
}

export function drawEar(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle, ear: number): void {
  if (flesh.ears[ear].length === 0) return;
  pen.begin();
  addChain(pen, flesh, flesh.ears[ear], view);
  pen.outline(theme.coat, theme.near, 0.9 * width);
  if (flesh.ruff.length > 0) return;
  // Its root is open: skin runs from the ear into the head.
  pen.begin();
  addChain(pen, flesh, flesh.head, view, 0, 1);
  pen.fill(theme.coat);
}

/** Bulging all over, it is seen as the hull of its sections. */
export function drawShell(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle): void {
  if (flesh.shell.length === 0) return;
  pen.begin();
  addHull(pen, flesh, flesh.shell, 0, flesh.shell.length - 1, view);
  pen.outline(theme.coat, theme.near, width);
}

/** Head over or behind the neck, with a contour of its own. */
export function drawHead(pen: Pen, flesh: Flesh, view: View, style: OutlineStyle, aspect: Aspect): void {
  const { theme, width } = style;
  const far = aspect.right > 0 ? 0 : 1;
  drawEar(pen, flesh, view, style, far);
  pen.begin();
  addChain(pen, flesh, flesh.head, view);
  pen.outline(theme.coat, theme.near, width);
  drawEar(pen, flesh, view, style, 1 - far);
  drawFace(pen, flesh, view, style, aspect);
}

/** Eyes and nostrils, then mouth and cheek. */
export function drawFace(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle, aspect: Aspect): void {
  pen.begin();
  // Eyes and nostrils look sideways and a little forward, so both are seen from the front; lines only from their side.
  const ahead = 0.5 * aspect.front;
  for (const line of flesh.lines)
    if (line.face && line.spot && line.side * aspect.right + ahead > 0.2) addLine(pen, flesh, line, view);
  pen.fill(theme.near);
  pen.begin();
  for (const line of flesh.lines)
    if (line.face && !line.spot && line.side * aspect.right > 0.2) addLine(pen, flesh, line, view);
  pen.stroke(theme.near, 0.8 * width);
}

export function addLine(pen: Pen, flesh: Flesh, line: BuiltLine, view: View): void {
  track.count = 0;
  for (const point of line.points) addSkin(track, view, flesh.world[point]);
  smooth(pen, track, line.spot);
}
