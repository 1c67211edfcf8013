/**
 * The root of the tail: one line from the croup into the tail, however the tail is carried, and the buttock begins under it. Section 1
 * of the tail lies on the line of the quarters.
 *
 *     croup --- rump
 *                  '-- bridge - top
 *                 buttock |        '-- skirt of the tail
 */
import { clamp } from '../src/math/ease.ts';
import { createEdges, type Edges, findEdges } from './contour.ts';
import { addPoint, addPolygon, createTrack, smooth, type Track } from './curve.ts';
import type { Flesh } from './flesh.ts';
import { backEdge, GROWN } from './hair.ts';
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

/** How much of the hollow before a raised tail is filled. */
const HOLLOW = 0.75;

const edges: Edges = /* @__PURE__ */ createEdges();
const line: Track = /* @__PURE__ */ createTrack(8);
const rim: Track = /* @__PURE__ */ createTrack(24);

/** Points of the line. */
const BEFORE = 0;
const RUMP = 1;
const BRIDGE = 2;
const TOP = 3;
const SKIRT = 4;
const AFTER = 5;

function setPoint({ x, y }: Track, i: number, px: number, py: number): void {
  x[i] = px;
  y[i] = py;
}

function setSkin(track: Track, i: number, at: Float64Array, view: View): void {
  setPoint(track, i, pageX(view, at[0], at[1], at[2]), pageY(view, at[0], at[1], at[2]));
}

/** From rump to tail the line goes along the skin, or all but straight across the hollow before a raised tail. */
function fillHollow({ x, y }: Track, i: number, out: number, cx: number, cy: number): void {
  const hollow = HOLLOW * out * Math.max(0, out * (cx * (y[i] - y[RUMP]) - cy * (x[i] - x[RUMP])));
  x[i] += hollow * cy;
  y[i] -= hollow * cx;
}

/** The weight falls from that of the contour, which lies outside of the skin, to that of a hair. `side` is -1..1 from the inner to the outer rim. */
function addRim(k: number, side: number, width: number): void {
  const { x, y } = line;
  const [a, b] = [Math.max(BEFORE, k - 1), Math.min(AFTER, k + 1)];
  const tx = x[b] - x[a];
  const ty = y[b] - y[a];
  const weight = clamp(2 - k / 2, 0, 1) * width;
  const off = ((0.5 + 0.2 * side) * weight) / (Math.hypot(tx, ty) || 1);
  addPoint(rim, x[k] + off * ty, y[k] - off * tx);
}

/** Seen from the side: over the quarters and the tail, which are one as far as it has `grown` out of them, in sections. */
export function drawDock(
  pen: Pen,
  flesh: Flesh,
  view: View,
  coat: string,
  colour: string,
  width: number,
  grown = GROWN,
): void {
  const { tail, trunk, world } = flesh;
  findEdges(flesh, tail, view, edges);
  const upper = backEdge(flesh, view, edges);
  const lower = upper === edges.one ? edges.two : edges.one;
  const { x, y } = line;
  setSkin(line, BRIDGE, world[trunk[1].front], view);
  setSkin(line, RUMP, world[trunk[2].front], view);
  setPoint(line, TOP, upper.x[1], upper.y[1]);
  setPoint(line, SKIRT, upper.x[2], upper.y[2]);
  // A short step along the croup, and one along the tail, give the line its direction at either end.
  setSkin(line, BEFORE, world[trunk[3].front], view);
  setPoint(line, BEFORE, x[RUMP] + 0.1 * (x[BEFORE] - x[BRIDGE]), y[RUMP] + 0.1 * (y[BEFORE] - y[BRIDGE]));
  setPoint(line, AFTER, x[SKIRT] + 0.1 * (upper.x[3] - x[SKIRT]), y[SKIRT] + 0.1 * (upper.y[3] - y[SKIRT]));

  const cx = x[SKIRT] - x[RUMP];
  const cy = y[SKIRT] - y[RUMP];
  const dx = x[TOP] - lower.x[1];
  const dy = y[TOP] - lower.y[1];
  // Which way is out: away from the underside.
  const sign = Math.sign(cy * dx - cx * dy);
  const out = sign / (Math.hypot(cx, cy) || 1);
  fillHollow(line, BRIDGE, out, cx, cy);
  fillHollow(line, TOP, out, cx, cy);

  // No line where tail and body are one; the line under the tail is left.
  const inset = (0.3 * width) / (Math.hypot(dx, dy) || 1);
  const weight = sign * width;
  rim.count = 0;
  for (let k = RUMP; k <= TOP; k++) addRim(k, 0, weight);
  addPoint(rim, x[TOP] + grown * (x[SKIRT] - x[TOP]), y[TOP] + grown * (y[SKIRT] - y[TOP]));
  addPoint(
    rim,
    lower.x[1] + grown * (lower.x[2] - lower.x[1]) + 0.25 * dx,
    lower.y[1] + grown * (lower.y[2] - lower.y[1]) + 0.25 * dy,
  );
  addPoint(rim, lower.x[1] + inset * dx, lower.y[1] + inset * dy);
  addPoint(rim, lower.x[0], lower.y[0]);
  pen.begin();
  addPolygon(pen, rim);
  pen.fill(coat);

  if (colour === coat) return;
  // Out along one rim and back along the other; a point twice is a corner.
  rim.count = 0;
  addRim(BEFORE, 1, weight);
  for (let k = BEFORE; k <= AFTER; k++) addRim(k, 1, weight);
  for (let k = AFTER; k >= BEFORE; k--) addRim(k, -1, weight);
  addRim(BEFORE, -1, weight);
  pen.begin();
  smooth(pen, rim, true);
  pen.outline(colour, colour, 0.3 * width);
}
