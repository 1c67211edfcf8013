/**
 * A far thigh that lies just outside the near one would be drawn as a second line along it. A draughtsman leaves that line away: where the
 * far edge runs along the near one, closer than a few widths of the pen, it is tucked in behind it.
 */
import { clamp } from '../src/math/ease.ts';
import { addSkin, createTrack, type Track } from './curve.ts';
import type { Flesh } from './flesh.ts';
import { pageX, pageY, type View } from './view.ts';

/** Widths of the pen: closer than this it is tucked in, and it is left alone from twice that on. */
const CLOSE = 3.5;
/** As many close sections make two edges run along each other. */
const ALONG = 3;

const near: Track = /* @__PURE__ */ createTrack(32);
const inner: Track = /* @__PURE__ */ createTrack(32);
/** Of each section of the far leg: how far outside of the near edge it lies, and where on that edge. */
const away = /* @__PURE__ */ new Float64Array(32);
const foot: Track = /* @__PURE__ */ createTrack(32);

/** Of a far hind leg, before it is drawn. The other leg of its pair is the one beside it in the order LF RF LH RH. */
export function tuck(flesh: Flesh, far: number, view: View, width: number): void {
  if (!(width > 0)) return;
  const { legs, world } = flesh;
  const { chain, free, behind } = legs[far];
  const other = legs[far ^ 1];
  const last = free + 1;
  near.count = 0;
  inner.count = 0;
  for (let i = 0; i <= other.free + 1; i++) {
    addSkin(near, view, world[other.chain[i].back]);
    addSkin(inner, view, world[other.chain[i].front]);
  }
  let together = 0;
  for (let i = behind; i <= last; i++) {
    const at = world[chain[i].back];
    away[i] = outside(pageX(view, at[0], at[1], at[2]), pageY(view, at[0], at[1], at[2]), i);
    // Nearer than half a line the two are one.
    together += closeness(away[i], width) * clamp(away[i] / width - 0.6, 0, 1);
  }
  // In steps as small as the motion's, or the line would blink.
  const weight = clamp(together - ALONG, 0, 1);
  if (weight === 0) return;
  const { right, up, scale } = view;
  for (let i = behind; i <= last; i++) {
    if (away[i] <= 0) continue;
    const at = world[chain[i].back];
    const pull = weight * closeness(away[i], width) * (1 + Math.min(1, width / away[i]));
    const dx = (pull * (foot.x[i] - pageX(view, at[0], at[1], at[2]))) / scale;
    const dy = (-pull * (foot.y[i] - pageY(view, at[0], at[1], at[2]))) / scale;
    for (let axis = 0; axis < 3; axis++) at[axis] += dx * right[axis] + dy * up[axis];
  }
}

/** 1 to 0. */
function closeness(distance: number, width: number): number {
  return clamp(2 - distance / (CLOSE * width), 0, 1);
}

/** How far a point lies outside of the near edge, page units; its nearest place there is noted. Inside: 0. */
function outside(x: number, y: number, index: number): number {
  let least = Infinity;
  let sign = 0;
  for (let i = 0; i + 1 < near.count; i++) {
    const ax = near.x[i];
    const ay = near.y[i];
    const bx = near.x[i + 1] - ax;
    const by = near.y[i + 1] - ay;
    const t = clamp(((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by || 1), 0, 1);
    const px = ax + t * bx;
    const py = ay + t * by;
    const distance = Math.hypot(x - px, y - py);
    if (distance >= least) continue;
    least = distance;
    foot.x[index] = px;
    foot.y[index] = py;
    // Out is away from the front edge.
    sign = Math.sign((x - px) * (px - inner.x[i]) + (y - py) * (py - inner.y[i]));
  }
  return sign > 0 ? least : 0;
}
