/** Mane, forelock and tail as strokes of a pen: strands that differ, but always in the same way. */

import { clamp, smooth as ease } from '../src/math/ease.ts';
import { addChain, createEdges, type Edges, findEdges } from './contour.ts';
import { addPlace, addPoint, createTrack, smooth, type Track } from './curve.ts';
import type { Flesh } from './flesh.ts';
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

const edges: Edges = /* @__PURE__ */ createEdges();
const strand: Track = /* @__PURE__ */ createTrack(24);

/** How far behind its root the tail still grows out of the body, in sections. */
export const GROWN = 0.3;

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
    const lift = ease(1.9 * wind - 0.9 * scatter(4 * i));
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
      addPlace(strand, view, px, py, pz);
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
  const upper = backEdge(flesh, view, edges) === one ? 0 : 1;
  const scale = view.scale * rig.height;
  const tipX = (one.x[last] + two.x[last] - one.x[last - 1] - two.x[last - 1]) / 2;
  const tipY = (one.y[last] + two.y[last] - one.y[last - 1] - two.y[last - 1]) / 2;
  const step = Math.hypot(tipX, tipY) || 1;
  if (coat === colour && !ragged) return;
  pen.begin();
  for (let i = 0; i < strands; i++) {
    const across = strands > 1 ? i / (strands - 1) : 0.5;
    const rim = i === 0 || i === strands - 1;
    // Beyond the last section each strand goes on as far as it likes, the middle ones farthest, side by side.
    const more = ((ragged * scale) / step) * (0.1 + 1.1 * scatter(5 * i + 1) + 1.8 * across * (1 - across));
    strand.count = 0;
    if (rim) {
      // A silhouette needs no rim but at the ragged end.
      const first = !dock ? 0 : coat === colour ? last - 1 : across === upper ? 2 : 0;
      for (let k = first; k <= last; k++) addBetween(k, across);
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
      addBetween(at, clamp(across + drift, 0, 1), k === 3 ? more * tipX : 0, k === 3 ? more * tipY : 0);
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

/** Of the tail's edges the one along its back. */
export function backEdge({ tail, world }: Flesh, view: View, { one, two }: Edges): Track {
  const at = world[tail[2].back];
  const x = pageX(view, at[0], at[1], at[2]);
  const y = pageY(view, at[0], at[1], at[2]);
  return Math.hypot(one.x[2] - x, one.y[2] - y) < Math.hypot(two.x[2] - x, two.y[2] - y) ? one : two;
}
