/**
 * Smooth curves through points of the page: Catmull-Rom with chord lengths as parameter (a short step between long ones makes no loop,
 * and the curve stays rounder than with their roots), written as cubic Béziers. Two equal points in a row make a corner.
 */
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

/** Points of a curve, reused from curve to curve so that a frame allocates nothing. */
export interface Track {
  count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function createTrack(capacity: number): Track {
  return { count: 0, x: new Float64Array(capacity), y: new Float64Array(capacity) };
}

export function addPoint(track: Track, x: number, y: number): void {
  track.x[track.count] = x;
  track.y[track.count++] = y;
}

/** A place of the world, where the view shows it. */
export function addPlace(track: Track, view: View, x: number, y: number, z: number): void {
  addPoint(track, pageX(view, x, y, z), pageY(view, x, y, z));
}

/** The same of a point of the skin. */
export function addSkin(track: Track, view: View, at: Float64Array): void {
  addPlace(track, view, at[0], at[1], at[2]);
}

/** Twice the area, positive when the points run clockwise on the page (y down). */
function signedArea({ count, x, y }: Track): number {
  let sum = 0;
  for (let i = 0, j = count - 1; i < count; j = i++) sum += x[j] * y[i] - x[i] * y[j];
  return sum;
}

/** All closed parts of a path must run the same way round, or the non-zero rule would punch holes where two overlap. */
export function orient(track: Track): void {
  if (signedArea(track) < 0) reverse(track);
}

function reverse(track: Track): void {
  const { count, x, y } = track;
  for (let i = 0, j = count - 1; i < j; i++, j--) {
    const px = x[i];
    const py = y[i];
    x[i] = x[j];
    y[i] = y[j];
    x[j] = px;
    y[j] = py;
  }
}

/** Slope at the middle of three numbers at distances before and after it. */
function slope(before: number, here: number, after: number, near: number, far: number): number {
  if (near < 1e-9) return far < 1e-9 ? 0 : (after - here) / far;
  if (far < 1e-9) return (here - before) / near;
  return (here - before) / near - (after - before) / (near + far) + (after - here) / far;
}

/** The curve from point i to the next, continuing the pen's path. Neighbours wrap round when the track is closed. */
function addSpan(pen: Pen, { count, x, y }: Track, i: number, closed: boolean): void {
  const a = closed ? (i + count - 1) % count : Math.max(0, i - 1);
  const c = (i + 1) % count;
  const d = closed ? (i + 2) % count : Math.min(count - 1, i + 2);
  const before = Math.hypot(x[i] - x[a], y[i] - y[a]);
  const span = Math.hypot(x[c] - x[i], y[c] - y[i]);
  const after = Math.hypot(x[d] - x[c], y[d] - y[c]);
  if (span < 1e-9) return;
  const third = span / 3;
  pen.curveTo(
    x[i] + third * slope(x[a], x[i], x[c], before, span),
    y[i] + third * slope(y[a], y[i], y[c], before, span),
    x[c] - third * slope(x[i], x[c], x[d], span, after),
    y[c] - third * slope(y[i], y[c], y[d], span, after),
    x[c],
    y[c],
  );
}

/** Adds the curve to the pen's path; `begin` and paint are the caller's. */
export function smooth(pen: Pen, track: Track, closed: boolean): void {
  const { count, x, y } = track;
  if (count < 2) return;
  pen.moveTo(x[0], y[0]);
  for (let i = 0; i < (closed ? count : count - 1); i++) addSpan(pen, track, i, closed);
  if (closed) pen.close();
}

/**
 * Adds a part of a ring whose points run up one edge of a ribbon and back down the other: rungs `from` to `to`, cut straight
 * across unless the ring itself ends there. The edges of a part are exactly those of the whole.
 */
export function smoothPart(pen: Pen, ring: Track, from: number, to: number): void {
  const { count, x, y } = ring;
  const last = count / 2 - 1;
  pen.moveTo(x[from], y[from]);
  for (let i = from; i < to; i++) addSpan(pen, ring, i, true);
  const turn = count - 1 - to;
  if (to === last) addSpan(pen, ring, last, true);
  else pen.lineTo(x[turn], y[turn]);
  for (let i = turn; i < count - 1 - from; i++) addSpan(pen, ring, i, true);
  if (from === 0) addSpan(pen, ring, count - 1, true);
  pen.close();
}

/** Adds the closed polygon to the pen's path. */
export function addPolygon(pen: Pen, { count, x, y }: Track): void {
  pen.moveTo(x[0], y[0]);
  for (let i = 1; i < count; i++) pen.lineTo(x[i], y[i]);
  pen.close();
}

/** The same, its corners rounded off by up to that radius. */
export function roundedPolygon(pen: Pen, { count, x, y }: Track, radius: number): void {
  if (count < 3) return;
  for (let i = 0; i < count; i++) {
    const a = (i + count - 1) % count;
    const c = (i + 1) % count;
    const before = Math.hypot(x[a] - x[i], y[a] - y[i]);
    const after = Math.hypot(x[c] - x[i], y[c] - y[i]);
    // Short sides share what they have between their two corners.
    const f = Math.min(0.5, radius / before);
    const g = Math.min(0.5, radius / after);
    const px = x[i] + f * (x[a] - x[i]);
    const py = y[i] + f * (y[a] - y[i]);
    const qx = x[i] + g * (x[c] - x[i]);
    const qy = y[i] + g * (y[c] - y[i]);
    if (i === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
    pen.curveTo(px + 0.6 * (x[i] - px), py + 0.6 * (y[i] - py), qx + 0.6 * (x[i] - qx), qy + 0.6 * (y[i] - qy), qx, qy);
  }
  pen.close();
}

/** Where span i of one track crosses span j of another: the share of span i before the crossing, or -1. */
export function cross(one: Track, i: number, two: Track, j: number): number {
  const ax = one.x[i + 1] - one.x[i];
  const ay = one.y[i + 1] - one.y[i];
  const bx = two.x[j + 1] - two.x[j];
  const by = two.y[j + 1] - two.y[j];
  const area = ax * by - ay * bx;
  if (Math.abs(area) < 1e-9) return -1;
  const dx = two.x[j] - one.x[i];
  const dy = two.y[j] - one.y[i];
  const s = (dx * by - dy * bx) / area;
  const t = (dx * ay - dy * ax) / area;
  return s >= 0 && s <= 1 && t >= 0 && t <= 1 ? s : -1;
}
