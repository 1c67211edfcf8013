/** Mane, forelock and tail as strokes of a pen: strands that differ, but always in the same way. */

import { addChain, createEdges, type Edges, findEdges } from './contour.ts';
import { addPoint, createTrack, smooth, type Track } from './curve.ts';
import type { Flesh } from './flesh.ts';
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

const edges: Edges = /* @__PURE__ */ createEdges();
const strand: Track = /* @__PURE__ */ createTrack(24);

/** 0..1, scattered evenly over the integers (golden ratio): a strand is different from its neighbours and the same in every frame. */
export function scatter(i: number): number {
  const value = (i + 1) * 0.6180339887498949;
  return value - Math.floor(value);
}

/**
 * The mane lies on the right side of the neck, as in the plates; wind lifts it off and lays it back along the crest.
 * `seen` is how much of the right side is turned to the viewer.
 */
export function drawMane(
  pen: Pen,
  flesh: Flesh,
  view: View,
  colour: string,
  width: number,
  wind: number,
  seen: number,
): void {
  const { mane, world, table, rig } = flesh;
  if (!table.mane || mane.length < 2) return;
  const { strands, length, out } = table.mane;
  const spans = mane.length - 1;
  pen.begin();
  for (let i = 0; i < strands; i++) {
    // One strand leaves the neck sooner than another, so that they never lie all along the crest.
    const gust = Math.min(1, Math.max(0, 1.9 * wind - 0.9 * scatter(4 * i)));
    const lift = gust * gust * (3 - 2 * gust);
    const hang = 1 - lift;
    // Seen from the other side a hanging mane is but its roots, and a streaming one is thinner than a hanging one.
    if (lift < 0.5 ? seen < 0.1 && i % 3 !== 0 : i % 3 === 1) continue;
    const place = (i + 0.2 + 0.6 * scatter(i)) / strands;
    const k = Math.min(spans - 1, Math.floor(place * spans));
    const f = place * spans - k;
    const a = world[mane[k]];
    const b = world[mane[k + 1]];
    const cx = b[0] - a[0];
    const cy = b[1] - a[1];
    const cz = b[2] - a[2];
    const crest = Math.hypot(cx, cy, cz) || 1;

    // Short at both ends of the crest, and no two alike.
    const ends = Math.min(1, 0.6 + 3 * place, 0.45 + 2.4 * (1 - place));
    const full = length * rig.height * ends * (0.62 + 0.38 * scatter(3 * i + 1)) * (1 - 0.35 * lift);
    // Hanging: down, a little back. Streaming: back along the crest, and off it.
    const hx = (0.24 * scatter(2 * i) - 0.42) * hang - (0.95 * lift * cx) / crest;
    const hy = -0.9 * hang + lift * (0.12 + 0.34 * scatter(5 * i) - (0.95 * cy) / crest);
    const hz = (-0.95 * lift * cz) / crest;
    const reach = full / (Math.hypot(hx, hy, hz) || 1);
    const bow = 0.16 * full * (0.3 + 0.7 * scatter(3 * i));

    // The pen does not follow every hair to its root: some show only their ends.
    const from = lift > 0.5 ? 0 : i % 3 === 0 ? 0.05 : 0.2 + 0.5 * scatter(11 * i);
    strand.count = 0;
    for (let step = 0; step < 4; step++) {
      const t = from + ((1 - from) * step) / 3;
      const swing = bow * 4 * t * (1 - t);
      const px = a[0] + f * cx + t * reach * hx + swing * (hang + 0.3 * lift);
      const py = a[1] + f * cy + t * reach * hy + lift * swing;
      const pz = a[2] + f * cz + t * reach * hz + out * rig.height * hang * Math.min(1, 2.2 * t);
      addPoint(strand, pageX(view, px, py, pz), pageY(view, px, py, pz));
    }
    stroke(pen, strand);
  }
  pen.stroke(colour, width);
}

/** One curve through four points that are evenly spaced along it. */
function stroke(pen: Pen, { x, y }: Track): void {
  pen.moveTo(x[0], y[0]);
  pen.curveTo(
    (-5 * x[0] + 18 * x[1] - 9 * x[2] + 2 * x[3]) / 6,
    (-5 * y[0] + 18 * y[1] - 9 * y[2] + 2 * y[3]) / 6,
    (2 * x[0] - 9 * x[1] + 18 * x[2] - 5 * x[3]) / 6,
    (2 * y[0] - 9 * y[1] + 18 * y[2] - 5 * y[3]) / 6,
    x[3],
    y[3],
  );
}

/** Fills the tail with the coat and draws its strands over it; `coat` alone gives a silhouette. The dock draws its upper line down to section 2. */
export function drawTail(
  pen: Pen,
  flesh: Flesh,
  view: View,
  coat: string,
  colour: string,
  width: number,
  dock = false,
): void {
  const { tail, table, rig } = flesh;
  const { strands, ragged } = table.tail;
  pen.begin();
  addChain(pen, flesh, tail, view);
  pen.fill(coat);

  findEdges(flesh, tail, view, edges);
  const { one, two } = edges;
  const last = tail.length - 1;
  const upper = backEdge(flesh, view) === one ? 0 : 1;
  const scale = view.scale * rig.height;
  const tipX = (one.x[last] + two.x[last] - one.x[last - 1] - two.x[last - 1]) / 2;
  const tipY = (one.y[last] + two.y[last] - one.y[last - 1] - two.y[last - 1]) / 2;
  const step = Math.hypot(tipX, tipY) || 1;
  pen.begin();
  for (let i = 0; i < strands; i++) {
    const across = strands > 1 ? i / (strands - 1) : 0.5;
    const rim = i === 0 || i === strands - 1;
    // Beyond the last section each strand goes on as far as it likes, the middle ones farthest, side by side.
    const more = ((ragged * scale) / step) * (0.1 + 1.1 * scatter(5 * i + 1) + 1.8 * across * (1 - across));
    strand.count = 0;
    if (rim) {
      for (let k = dock && across === upper ? 2 : 0; k <= last; k++) addBetween(k, across);
      const end = strand.count - 1;
      addPoint(strand, strand.x[end] + more * tipX, strand.y[end] + more * tipY);
      smooth(pen, strand, false);
      continue;
    }
    // Inner strands begin anywhere, and wander between their neighbours.
    const first = 1 + GROWN + 0.5 * (last - 1 - GROWN) * scatter(i);
    for (let k = 0; k < 4; k++) {
      const drift = 0.16 * (scatter(7 * i + 3 * k) - 0.5);
      const at = first + ((last - first) * k) / 3;
      addBetween(at, Math.min(1, Math.max(0, across + drift)), k === 3 ? more * tipX : 0, k === 3 ? more * tipY : 0);
    }
    stroke(pen, strand);
  }
  pen.stroke(colour, width);
}

/** A point of the tail: at a section or between two, across from edge to edge, and beside that. */
function addBetween(at: number, across: number, offX = 0, offY = 0): void {
  const { one, two } = edges;
  const k = Math.min(one.count - 2, Math.floor(at));
  const f = at - k;
  const x1 = one.x[k] + f * (one.x[k + 1] - one.x[k]);
  const y1 = one.y[k] + f * (one.y[k + 1] - one.y[k]);
  const x2 = two.x[k] + f * (two.x[k + 1] - two.x[k]);
  const y2 = two.y[k] + f * (two.y[k + 1] - two.y[k]);
  addPoint(strand, x1 + across * (x2 - x1) + offX, y1 + across * (y2 - y1) + offY);
}

/** Of the tail's edges, as they were found last, the one along its back. */
function backEdge({ tail, world }: Flesh, view: View): Track {
  const [x, y, z] = world[tail[2].back];
  const [px, py] = [pageX(view, x, y, z), pageY(view, x, y, z)];
  const away = ({ x, y }: Track): number => Math.hypot(x[2] - px, y[2] - py);
  return away(edges.one) < away(edges.two) ? edges.one : edges.two;
}

/** How far behind its root the tail still grows out of the body, in sections. */
const GROWN = 0.3;
/** How much of the hollow before a raised tail is filled. */
const HOLLOW = 0.75;

/**
 * The root of the tail over the quarters: one line from the croup into the tail, however the tail is carried, and the buttock begins under
 * it. Section 1 of the tail lies on the line of the quarters.
 */
export function drawDock(pen: Pen, flesh: Flesh, view: View, coat: string, colour: string, width: number): void {
  const { tail, trunk, world } = flesh;
  const page = (point: number): [number, number] => {
    const at = world[point];
    return [pageX(view, at[0], at[1], at[2]), pageY(view, at[0], at[1], at[2])];
  };
  const [buttock, rump, croup] = [page(trunk[1].front), page(trunk[2].front), page(trunk[3].front)];
  findEdges(flesh, tail, view, edges);
  const upper = backEdge(flesh, view);
  const lower = upper === edges.one ? edges.two : edges.one;
  const [root, skirt, full] = [1, 2, 3].map((i) => [upper.x[i], upper.y[i]]);
  const [inside, under, beyond] = [0, 1, 2].map((i) => [lower.x[i], lower.y[i]]);

  // From rump to tail the line goes along the skin, or all but straight across the hollow before a raised tail.
  const [cx, cy] = [skirt[0] - rump[0], skirt[1] - rump[1]];
  // Which way is out: away from the underside.
  const out = Math.sign(cy * (root[0] - under[0]) - cx * (root[1] - under[1])) / (Math.hypot(cx, cy) || 1);
  const fill = ([x, y]: readonly number[]): readonly number[] => {
    const hollow = HOLLOW * out * Math.max(0, out * (cx * (y - rump[1]) - cy * (x - rump[0])));
    return [x + hollow * cy, y - hollow * cx];
  };
  const [bridge, top] = [fill(buttock), fill(root)];
  // A short step along the croup, and one along the tail, give the line its direction at either end.
  const before = [rump[0] + 0.1 * (croup[0] - buttock[0]), rump[1] + 0.1 * (croup[1] - buttock[1])];
  const after = [skirt[0] + 0.1 * (full[0] - skirt[0]), skirt[1] + 0.1 * (full[1] - skirt[1])];
  const points = [before, rump, bridge, top, skirt, after];

  // From the weight of the contour, which lies outside of the skin, to that of a hair. `side` is -1..1 from the inner to the outer rim.
  const last = points.length - 1;
  const addRim = (k: number, side: number): void => {
    const [a, b] = [points[Math.max(0, k - 1)], points[Math.min(last, k + 1)]];
    const [tx, ty] = [b[0] - a[0], b[1] - a[1]];
    const weight = Math.max(0, Math.min(1, 2 - k / 2)) * width * Math.sign(out);
    const off = ((0.5 + 0.2 * side) * weight) / (Math.hypot(tx, ty) || 1);
    addPoint(strand, points[k][0] + off * ty, points[k][1] - off * tx);
  };

  // No line where tail and body are one; the line under the tail is left.
  const [dx, dy] = [root[0] - under[0], root[1] - under[1]];
  const inset = (0.3 * width) / (Math.hypot(dx, dy) || 1);
  strand.count = 0;
  for (let k = 1; k < 4; k++) addRim(k, 0);
  addPoint(strand, top[0] + GROWN * (skirt[0] - top[0]), top[1] + GROWN * (skirt[1] - top[1]));
  addPoint(
    strand,
    under[0] + GROWN * (beyond[0] - under[0]) + 0.25 * dx,
    under[1] + GROWN * (beyond[1] - under[1]) + 0.25 * dy,
  );
  addPoint(strand, under[0] + inset * dx, under[1] + inset * dy);
  addPoint(strand, inside[0], inside[1]);
  pen.begin();
  pen.moveTo(strand.x[0], strand.y[0]);
  for (let i = 1; i < strand.count; i++) pen.lineTo(strand.x[i], strand.y[i]);
  pen.close();
  pen.fill(coat);

  // Out along one rim and back along the other; a point twice is a corner.
  strand.count = 0;
  addRim(0, 1);
  for (let k = 0; k <= last; k++) addRim(k, 1);
  for (let k = last; k >= 0; k--) addRim(k, -1);
  addRim(0, -1);
  pen.begin();
  smooth(pen, strand, true);
  pen.outline(colour, colour, 0.3 * width);
}
