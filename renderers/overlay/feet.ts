/**
 * Contact marks and the support polygon. A mark lies under each foot that stands, larger for a moment after it struck; the polygon is spanned
 * by the standing toes, with a cross where the body's middle is above it. From the level the polygon is the stretch of ground between them.
 */
import { isLevel } from '../ground.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';
import { pageX, pageY } from '../view.ts';
import { type History, stanceAt } from './history.ts';
import { groundOf, type Moment } from './moment.ts';
import { locate, middle, type Points } from './points.ts';

/** m, of an animal of 1.60 m: radius of a mark seen from above, half width of the cross; s: how long a strike is seen. */
const MARK = 0.085;
const CROSS = 0.06;
const STRIKE = 0.14;

const at = /* @__PURE__ */ new Float64Array(3);
/** Standing toes on the ground, and which of them are corners. */
const toes = /* @__PURE__ */ new Float64Array(12);
const corners = /* @__PURE__ */ new Int8Array(5);

/** Freshness of a contact, 1 at the strike to 0. */
function freshness(history: History, leg: number, time: number): number {
  const last = stanceAt(history, leg, 0);
  return last < 0 ? 0 : Math.max(0, 1 - Math.max(0, time - history.down[last]) / STRIKE);
}

export function drawContacts(pen: Pen, points: Points, history: History, moment: Moment): void {
  const { pose, view, theme, time, standing, lineWidth } = moment;
  const ground = groundOf(moment);
  const level = isLevel(view);
  pen.group('contacts');
  pen.begin();
  for (let leg = 0; leg < points.toes.length; leg++) {
    if (standing[leg] !== 1) continue;
    locate(pose, points.toes[leg], at);
    const y = ground(at[0], at[2]);
    const x = pageX(view, at[0], y, at[2]);
    const py = pageY(view, at[0], y, at[2]);
    const size = Math.max(4, MARK * points.size * view.scale) * (1 + 0.7 * freshness(history, leg, time));
    if (level) {
      // A wedge that points up at the toe, clear of the ground line.
      pen.moveTo(x, py + 1.6 * lineWidth);
      pen.lineTo(x + 0.7 * size, py + 1.6 * lineWidth + size);
      pen.lineTo(x - 0.7 * size, py + 1.6 * lineWidth + size);
      pen.close();
    } else circle(pen, x, py, size);
  }
  if (level) pen.fill(theme.accent);
  else pen.stroke(theme.accent, Math.max(1.2, lineWidth));
  pen.ungroup();
}

/** Collects the standing toes; returns how many. */
function findToes(points: Points, moment: Moment): number {
  const ground = groundOf(moment);
  let count = 0;
  for (let leg = 0; leg < points.toes.length; leg++) {
    if (moment.standing[leg] !== 1) continue;
    locate(moment.pose, points.toes[leg], at);
    toes[3 * count] = at[0];
    toes[3 * count + 1] = ground(at[0], at[2]);
    toes[3 * count++ + 2] = at[2];
  }
  return count;
}

/** Corners of the hull of the toes on the ground, in order (gift wrapping); returns how many. */
function findCorners(count: number): number {
  let first = 0;
  for (let i = 1; i < count; i++) if (toes[3 * i] < toes[3 * first]) first = i;
  let found = 0;
  let here = first;
  do {
    corners[found++] = here;
    let next = here === 0 ? 1 : 0;
    for (let i = 0; i < count; i++) if (i !== here && turn(here, next, i) < 0) next = i;
    here = next;
  } while (here !== first && found < count);
  return found;
}

/** Positive when c lies to the left of the way from a to b. */
function turn(a: number, b: number, c: number): number {
  const ax = toes[3 * a];
  const az = toes[3 * a + 2];
  return (toes[3 * b] - ax) * (toes[3 * c + 2] - az) - (toes[3 * b + 2] - az) * (toes[3 * c] - ax);
}

export function drawPolygon(pen: Pen, points: Points, moment: Moment): void {
  const { view, theme, pose, lineWidth } = moment;
  const count = findToes(points, moment);
  const width = Math.max(1.2, lineWidth);
  const level = isLevel(view);
  pen.group('polygon');
  if (count > 1) {
    const found = findCorners(count);
    pen.begin();
    for (let i = 0; i < found; i++) {
      const k = 3 * corners[i];
      const x = pageX(view, toes[k], toes[k + 1], toes[k + 2]);
      const y = pageY(view, toes[k], toes[k + 1], toes[k + 2]) + (level ? 1.2 * lineWidth : 0);
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    if (found > 2 && !level) {
      pen.close();
      pen.fill(theme.swing);
    }
    pen.stroke(theme.accent, level ? 2.4 * width : 1.2 * width);
  }
  middle(points, pose, at);
  const ground = groundOf(moment)(at[0], at[2]);
  const size = Math.max(4, CROSS * points.size * view.scale);
  drawPlumb(pen, moment, pageX(view, at[0], ground, at[2]), pageY(view, at[0], ground, at[2]), size, level);
  pen.ungroup();
}

/** Where the body's middle is above: a plumb line to the ground, from the level; a cross, from above. */
function drawPlumb(
  pen: Pen,
  { view, theme, lineWidth }: Moment,
  x: number,
  y: number,
  size: number,
  level: boolean,
): void {
  pen.begin();
  if (level) {
    const top = pageY(view, at[0], at[1], at[2]);
    pen.moveTo(x, top);
    pen.lineTo(x, y);
    circle(pen, x, top, 0.5 * size);
  } else {
    pen.moveTo(x - size, y);
    pen.lineTo(x + size, y);
    pen.moveTo(x, y - size);
    pen.lineTo(x, y + size);
  }
  pen.stroke(theme.accent, Math.max(1, 0.8 * lineWidth));
}
