/**
 * Contours of an animal that is seen from anywhere: what is turned to the viewer is drawn as hulls of the ellipses that its sections are, and ribbons end in
 * them. The single file has it beside it (others.ts).
 */
import { addRibbon, addWithin, edges, findEdges } from './contour.ts';
import { addPoint, createTrack, orient, roundedPolygon, smooth, type Track } from './curve.ts';
import type { Chain, Contour, Flesh } from './flesh.ts';
import type { OutlineStyle } from './parts.ts';
import type { Pen } from './pen.ts';
import type { View } from './view.ts';

/** A chain foreshortened to less than this is drawn as hulls. */
const FORESHORTENED = 0.5;
const ELLIPSE = 14;

const track: Track = /* @__PURE__ */ createTrack(160);
const hull: Track = /* @__PURE__ */ createTrack(64);

const hulled: Contour = {
  addChain(pen, flesh, chain, view, from, to) {
    findEdges(flesh, chain, view, edges);
    if (from === 0 && faces(flesh, chain, from, view)) addHull(pen, flesh, chain, from, from, view);
    if (to === chain.length - 1 && faces(flesh, chain, to, view)) addHull(pen, flesh, chain, to, to, view);
    let start = from;
    for (let i = from; i <= to; i++) {
      const ends = i === to;
      const hulled = !ends && seen(flesh, chain, i, view) < FORESHORTENED;
      if (!hulled && !ends) continue;
      if (i > start) addRibbon(pen, chain.length, start, i);
      if (hulled) addHull(pen, flesh, chain, i, i + 1, view);
      start = i + 1;
    }
  },
  addBlock(pen, flesh, chain, view, rim) {
    findHull(flesh, chain, 0, 1, view);
    straighten(hull, 0.02 * rim * flesh.rig.height * view.scale);
    roundedPolygon(pen, hull, rim * flesh.rig.height * view.scale);
  },
};

/** None in the single file until it has been loaded. */
export function contourOf(): Contour | undefined {
  return hulled;
}

/** How much of the way between the centres of two sections is seen: 1 across the sight, 0 along it. */
function seen(flesh: Flesh, chain: Chain, i: number, view: View): number {
  const { world } = flesh;
  const a = world[chain[i].front];
  const b = world[chain[i].back];
  const c = world[chain[i + 1].front];
  const d = world[chain[i + 1].back];
  const x = c[0] + d[0] - a[0] - b[0];
  const y = c[1] + d[1] - a[1] - b[1];
  const z = c[2] + d[2] - a[2] - b[2];
  const length = Math.hypot(x, y, z);
  if (length < 1e-9) return 0;
  const along = (x * view.toward[0] + y * view.toward[1] + z * view.toward[2]) / length;
  return Math.sqrt(Math.max(0, 1 - along * along));
}

/** Whether a section shows enough of its face to the viewer to round off the end of a ribbon. */
function faces(flesh: Flesh, chain: Chain, i: number, view: View): boolean {
  const { world } = flesh;
  const front = world[chain[i].front];
  const back = world[chain[i].back];
  const side = world[chain[i].side];
  const px = front[0] - back[0];
  const py = front[1] - back[1];
  const pz = front[2] - back[2];
  const { toward } = view;
  const area =
    (py * side[2] - pz * side[1]) * toward[0] +
    (pz * side[0] - px * side[2]) * toward[1] +
    (px * side[1] - py * side[0]) * toward[2];
  return Math.abs(area) > 0.2 * Math.hypot(px, py, pz) * Math.hypot(side[0], side[1], side[2]) + 1e-9;
}

function findHull(flesh: Flesh, chain: Chain, from: number, to: number, view: View): void {
  track.count = 0;
  for (let i = from; i <= to; i++)
    for (let k = 0; k < ELLIPSE; k++) {
      const angle = (2 * Math.PI * k) / ELLIPSE;
      addWithin(track, view, flesh, chain[i], Math.cos(angle) / 2, Math.sin(angle));
    }
  convexHull(track, hull);
  orient(hull);
}

/** Adds the hull of a few sections as a closed part. */
export function addHull(pen: Pen, flesh: Flesh, chain: Chain, from: number, to: number, view: View): void {
  findHull(flesh, chain, from, to, view);
  smooth(pen, hull, true);
}

/**
 * The end of the trunk, seen from elsewhere than the side: sections grow small at the end of the trunk, and its contour is the envelope of their ellipses, which lies outside
 * of the ribbon; without it there is a notch before the tail.
 */
export function addButtock(pen: Pen, flesh: Flesh, view: View): void {
  addHull(pen, flesh, flesh.trunk, 0, flesh.quarters, view);
}

/** Bulging all over, a shell is seen as the hull of its sections. */
export function drawShell(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle): void {
  if (flesh.shell.length === 0) return;
  pen.begin();
  addHull(pen, flesh, flesh.shell, 0, flesh.shell.length - 1, view);
  pen.outline(theme.coat, theme.near, width);
}

/** The convex hull of `points`, into `hull` (gift wrapping: there are few points). */
function convexHull(points: Track, hull: Track): void {
  const { count, x, y } = points;
  hull.count = 0;
  if (count === 0) return;
  let start = 0;
  for (let i = 1; i < count; i++) if (x[i] < x[start] || (x[i] === x[start] && y[i] < y[start])) start = i;
  let here = start;
  do {
    addPoint(hull, x[here], y[here]);
    let next = -1;
    for (let i = 0; i < count; i++) {
      const dx = x[i] - x[here];
      const dy = y[i] - y[here];
      if (dx * dx + dy * dy < 1e-12) continue;
      if (next < 0) {
        next = i;
        continue;
      }
      const turn = (x[next] - x[here]) * dy - (y[next] - y[here]) * dx;
      const further = dx * dx + dy * dy > (x[next] - x[here]) ** 2 + (y[next] - y[here]) ** 2;
      if (turn > 0 || (turn === 0 && further)) next = i;
    }
    if (next < 0) return;
    here = next;
  } while ((Math.abs(x[here] - x[start]) > 1e-9 || Math.abs(y[here] - y[start]) > 1e-9) && hull.count < count);
}

/** Leaves out the points of a closed polygon that lie within that distance of the line between their neighbours. */
function straighten(track: Track, distance: number): void {
  const { x, y } = track;
  for (let i = 0; i < track.count && track.count > 4; ) {
    const a = (i + track.count - 1) % track.count;
    const c = (i + 1) % track.count;
    const dx = x[c] - x[a];
    const dy = y[c] - y[a];
    const off = Math.abs((x[i] - x[a]) * dy - (y[i] - y[a]) * dx);
    if (off > distance * Math.hypot(dx, dy)) {
      i++;
      continue;
    }
    x.copyWithin(i, i + 1, track.count);
    y.copyWithin(i, i + 1, track.count);
    track.count--;
  }
}
