/** Parts of an animal that are drawn alike wherever it is seen from: legs with their hooves, ears, face, lines of the skin. */
import { type Aspect, isNear, legNearness } from './aspect.ts';
import { addBlock, addChain, addRim } from './contour.ts';
import { addSkin, createTrack, smooth } from './curve.ts';
import type { BuiltLine, Flesh, FleshLeg } from './flesh.ts';
import { addFolds } from './fold.ts';
import type { Pen } from './pen.ts';
import type { Theme } from './theme.ts';
import { tuck } from './tuck.ts';
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

/** Indices of the legs, the farthest first. */
const order: number[] = [0, 1, 2, 3];

/** To be called before the legs are drawn. */
export function sortLegs(flesh: Flesh, aspect: Aspect): void {
  // In whole floats: seen end on, a pair is equally near but for rounding.
  const near = (i: number): number => Math.fround(legNearness(flesh.legs[i].leg, aspect));
  order.sort((a, b) => near(a) - near(b) || a - b);
}

/** Those on the other side of the trunk; seen from straight `across`, a far thigh is tucked in behind the near one. */
export function drawFarLegs(
  pen: Pen,
  flesh: Flesh,
  view: View,
  { theme, width }: OutlineStyle,
  body: Aspect,
  across: boolean,
): void {
  for (const i of order) {
    const leg = flesh.legs[i];
    if (isNear(leg.leg, body)) continue;
    if (across && leg.leg.kind === 'hind') tuck(flesh, i, view, width);
    pen.begin();
    addLeg(pen, flesh, leg, view, leg.behind);
    pen.outline(theme.coat, theme.far, 0.9 * width);
    drawCoronet(pen, flesh, leg, view, theme.far, 0.7 * width);
  }
}

/** Adds the upper parts of the near legs, which are one shape with the body. */
export function addShoulders(pen: Pen, flesh: Flesh, view: View, body: Aspect): void {
  for (const leg of flesh.legs) if (isNear(leg.leg, body)) addChain(pen, flesh, leg.chain, view, 0, leg.free + 1);
}

/** Those on the viewer's side. */
export function drawNearLegs(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle, body: Aspect): void {
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
}

/** Lines and folds of the skin. */
export function drawMarks(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle, body: Aspect): void {
  pen.begin();
  for (const line of flesh.lines) if (!line.face && line.side * body.right > 0.3) addLine(pen, flesh, line, view);
  for (const leg of flesh.legs) if (leg.leg.side * body.right > 0.85) addFolds(pen, flesh, leg, view);
  pen.stroke(theme.near, 0.8 * width);
}
