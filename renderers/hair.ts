/** Mane, forelock and tail as strokes of a pen: strands that differ, but always in the same way. */

import { addChain, createEdges, type Edges, findEdges } from './contour.ts';
import { addPoint, createTrack, smooth, type Track } from './curve.ts';
import type { Flesh } from './flesh.ts';
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

const edges: Edges = /* @__PURE__ */ createEdges();
const strand: Track = /* @__PURE__ */ createTrack(24);

/** Strands that end together. */
const LOCK = 4;

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
  // Hair hangs until the wind is enough, then it streams.
  const lift = wind * wind * (3 - 2 * wind);
  const hang = 1 - lift;
  const spans = mane.length - 1;
  pen.begin();
  for (let i = 0; i < strands; i++) {
    // Seen from the other side a hanging mane is but its roots, and a streaming one is thinner than a hanging one.
    if (hang > 0.5 ? seen < 0.1 && i % 3 !== 0 : i % 2 === 1) continue;
    const lock = Math.floor(i / LOCK);
    const place = (i + 0.2 + 0.6 * scatter(i)) / strands;
    const middle = Math.min(1, ((lock + 0.5) * LOCK) / strands);
    const k = Math.min(spans - 1, Math.floor(place * spans));
    const f = place * spans - k;
    const [a, b] = [world[mane[k]], world[mane[k + 1]]];
    const [cx, cy, cz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const crest = Math.hypot(cx, cy, cz) || 1;
    const [x, y, z] = [a[0] + f * cx, a[1] + f * cy, a[2] + f * cz];

    // Short at both ends of the crest. Strands of a lock lean towards its middle and are about as long.
    const ends = Math.min(1, 0.5 + 2.5 * place, 0.5 + 2.2 * (1 - place));
    const full = length * rig.height * ends * (0.72 + 0.26 * scatter(3 * lock + 1) + 0.1 * scatter(5 * i));
    const gather = 0.3 * (middle - place) * spans * crest * hang;
    // Hanging: down, a little back. Streaming: back along the crest, and off it.
    const hx = (0.3 * scatter(2 * lock) - 0.32) * hang - (0.95 * lift * cx) / crest;
    const hy = -0.97 * hang + lift * (0.3 + 0.3 * scatter(5 * i) - (0.95 * cy) / crest);
    const hz = (-0.95 * lift * cz) / crest;
    const reach = full / (Math.hypot(hx, hy, hz) || 1);
    const dx = reach * hx + (gather * cx) / crest;
    const dy = reach * hy + (gather * cy) / crest;
    const dz = reach * hz;
    const outward = out * rig.height * hang;
    const bow = 0.22 * full * (0.4 + 0.6 * scatter(3 * lock)) * (hang + 0.6 * lift);

    // Most strands show only their ends: the pen does not follow each hair to its root.
    const from = lift > 0.5 ? 0.02 : i % LOCK === 0 ? 0.04 + 0.3 * scatter(3 * i) : 0.42 + 0.4 * scatter(11 * i);
    strand.count = 0;
    for (let step = 0; step <= 2; step++) {
      const t = from + (1 - from) * (step / 2);
      const swing = bow * Math.sin(Math.PI * t);
      const px = x + t * dx + swing;
      const py = y + t * dy + lift * swing;
      const pz = z + t * dz + outward * Math.min(1, 2.2 * t);
      addPoint(strand, pageX(view, px, py, pz), pageY(view, px, py, pz));
    }
    smooth(pen, strand, false);
  }
  pen.stroke(colour, width);
}

/** Fills the tail with the coat and draws its strands over it; `coat` alone gives a silhouette. */
export function drawTail(pen: Pen, flesh: Flesh, view: View, coat: string, colour: string, width: number): void {
  const { tail, table, rig } = flesh;
  const { strands, ragged } = table.tail;
  pen.begin();
  addChain(pen, flesh, tail, view);
  pen.fill(coat);

  findEdges(flesh, tail, view, edges);
  const { one, two } = edges;
  const last = tail.length - 1;
  const scale = view.scale * rig.height;
  const tipX = (one.x[last] + two.x[last] - one.x[last - 1] - two.x[last - 1]) / 2;
  const tipY = (one.y[last] + two.y[last] - one.y[last - 1] - two.y[last - 1]) / 2;
  const step = Math.hypot(tipX, tipY) || 1;
  for (const rim of [true, false]) {
    pen.begin();
    for (let i = 0; i < strands; i++) {
      if ((i === 0 || i === strands - 1) !== rim) continue;
      const across = strands > 1 ? i / (strands - 1) : 0.5;
      const first = rim ? 0 : Math.min(last - 2, Math.floor(5 * scatter(i)));
      strand.count = 0;
      for (let k = first; k <= last; k++) {
        // Inner strands wander between their neighbours.
        const drift = rim ? 0 : 0.16 * (scatter(7 * i + 3 * k) - 0.5);
        const f = Math.min(1, Math.max(0, across + drift));
        addPoint(strand, one.x[k] + f * (two.x[k] - one.x[k]), one.y[k] + f * (two.y[k] - one.y[k]));
      }
      // Beyond the last section each strand goes on as far as it likes, the middle ones farthest, side by side.
      const more = ((ragged * scale) / step) * (0.2 + 0.5 * scatter(5 * i + 1) + 1.8 * across * (1 - across));
      addPoint(strand, strand.x[strand.count - 1] + more * tipX, strand.y[strand.count - 1] + more * tipY);
      smooth(pen, strand, false);
    }
    pen.stroke(colour, rim ? width : 0.75 * width);
  }
}
