/**
 * The contour of a chain of sections in a view. Where the chain lies across the line of sight its outline is a ribbon through the
 * two points of each ellipse whose skin is seen edge-on; where it points at the viewer (a trunk from the front), it is
 * the hull of neighbouring ellipses (hulls.ts).
 *
 *        ribbon                     hulls
 *      .--o---o--.               .-----.
 *     (   |   |   )             ( (( ) ) )     o: skin seen edge-on
 *      '--o---o--'               '-----'
 */
import {
  addPlace,
  addPoint,
  addSkin,
  createTrack,
  cross,
  orient,
  roundedPolygon,
  smooth,
  smoothPart,
  type Track,
} from './curve.ts';
import type { Chain, Contour, Flesh, Section } from './flesh.ts';
import type { Pen } from './pen.ts';
import type { View } from './view.ts';

/** Cosine of the angle below which a crease is too sharp. */
const SHARP = 0.4;

/** The two edge-on points of every section of a chain, on the page. */
export interface Edges {
  readonly one: Track;
  readonly two: Track;
}

export function createEdges(): Edges {
  return { one: createTrack(64), two: createTrack(64) };
}

/** Of the chain that was looked at last. */
export const edges: Edges = /* @__PURE__ */ createEdges();
const track: Track = /* @__PURE__ */ createTrack(160);
const centres: Track = /* @__PURE__ */ createTrack(64);

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/**
 * On an ellipse with half axes p (front - back) / 2 and q (side), skin is seen edge-on where its normal is square to the sight:
 * at the angle whose tangent is -(p.sight / p.p) / (q.sight / q.q), scaled by the axes.
 */
export function findEdges(flesh: Flesh, chain: Chain, view: View, out: Edges): void {
  const { world } = flesh;
  const { toward } = view;
  out.one.count = 0;
  out.two.count = 0;
  centres.count = 0;
  // The offset of the section before: an edge stays on its side of the chain.
  let ux = 0;
  let uy = 0;
  let uz = 0;
  for (let i = 0; i < chain.length; i++) {
    const front = world[chain[i].front];
    const back = world[chain[i].back];
    const side = world[chain[i].side];
    const px = (front[0] - back[0]) / 2;
    const py = (front[1] - back[1]) / 2;
    const pz = (front[2] - back[2]) / 2;
    const depth = Math.sqrt(px * px + py * py + pz * pz);
    const half = Math.sqrt(dot(side, side));
    let ahead = 1;
    let beside = 0;
    if (depth > 1e-9 && half > 1e-9) {
      const facing = (px * toward[0] + py * toward[1] + pz * toward[2]) / depth;
      const lateral = dot(side, toward) / half;
      // cos and sin of the angle from the normal's condition, without an arctangent.
      const c = lateral / half;
      const s = -facing / depth;
      const length = Math.hypot(c, s);
      if (length > 1e-9) {
        ahead = c / length;
        beside = s / length;
      }
    }
    let wx = ahead * px + beside * side[0];
    let wy = ahead * py + beside * side[1];
    let wz = ahead * pz + beside * side[2];
    if (i > 0 && wx * ux + wy * uy + wz * uz < 0) {
      wx = -wx;
      wy = -wy;
      wz = -wz;
    }
    ux = wx;
    uy = wy;
    uz = wz;
    const x = (front[0] + back[0]) / 2;
    const y = (front[1] + back[1]) / 2;
    const z = (front[2] + back[2]) / 2;
    addPlace(out.one, view, x + wx, y + wy, z + wz);
    addPlace(out.two, view, x - wx, y - wy, z - wz);
    addPlace(centres, view, x, y, z);
  }
  tidy(out.one);
  tidy(out.two);
}

function tidy(edge: Track): void {
  for (let pass = 0; pass < 4; pass++) crease(edge);
  cutLoops(edge);
  blunt(edge);
  join(edge);
}

/** Where an edge crosses itself within a few sections, what lies between becomes the crossing. */
function cutLoops(edge: Track): void {
  const { x, y, count } = edge;
  for (let i = 0; i + 1 < count; i++) {
    for (let j = Math.min(count - 2, i + 5); j > i + 1; j--) {
      const share = cross(edge, i, edge, j);
      if (share < 0) continue;
      const px = x[i] + share * (x[i + 1] - x[i]);
      const py = y[i] + share * (y[i + 1] - y[i]);
      x.fill(px, i + 1, j + 1);
      y.fill(py, i + 1, j + 1);
      break;
    }
  }
}

/** The tip of a sharp crease is drawn out towards its neighbours: skin does not cut deep into a leg. */
function blunt({ x, y, count }: Track): void {
  for (let i = 1; i + 1 < count; ) {
    // A run of equal points is one tip.
    let last = i;
    while (last + 2 < count && same(x, y, last, last + 1)) last++;
    const ax = x[i - 1] - x[i];
    const ay = y[i - 1] - y[i];
    const bx = x[last + 1] - x[i];
    const by = y[last + 1] - y[i];
    const sharp = ax * bx + ay * by > SHARP * Math.hypot(ax, ay) * Math.hypot(bx, by);
    if (sharp) {
      const px = x[i] + 0.35 * (ax + bx);
      const py = y[i] + 0.35 * (ay + by);
      x.fill(px, i, last + 1);
      y.fill(py, i, last + 1);
    }
    i = last + 1;
  }
}

/** Points all but equal would turn the curve about: they become one. */
function join({ x, y, count }: Track): void {
  for (let i = 0; i + 1 < count; i++) {
    const apart = Math.hypot(x[i + 1] - x[i], y[i + 1] - y[i]);
    if (apart > 0.2 * Math.hypot(centres.x[i + 1] - centres.x[i], centres.y[i + 1] - centres.y[i])) continue;
    x[i + 1] = x[i];
    y[i + 1] = y[i];
  }
}

function same(x: Float64Array, y: Float64Array, i: number, j: number): boolean {
  return Math.abs(x[i] - x[j]) < 1e-9 && Math.abs(y[i] - y[j]) < 1e-9;
}

/**
 * In the hollow of a bent joint sections overlap and their edge would run backwards into a loop. There the two points become one: the
 * crease of the skin.
 */
function crease({ x, y, count }: Track): void {
  for (let i = 0; i + 1 < count; i++) {
    const cx = centres.x[i + 1] - centres.x[i];
    const cy = centres.y[i + 1] - centres.y[i];
    const forward = (x[i + 1] - x[i]) * cx + (y[i + 1] - y[i]) * cy;
    if (forward >= 0.25 * (cx * cx + cy * cy)) continue;
    x[i] = x[i + 1] = (x[i] + x[i + 1]) / 2;
    y[i] = y[i + 1] = (y[i] + y[i + 1]) / 2;
  }
}

/** Adds a point of a section: `ahead` of its middle, -1/2..1/2 from the back to the front edge, and `beside` it, -1..1 from side to side. */
export function addWithin(
  out: Track,
  view: View,
  { world }: Flesh,
  section: Section,
  ahead: number,
  beside: number,
): void {
  const front = world[section.front];
  const back = world[section.back];
  const side = world[section.side];
  const x = (0.5 + ahead) * front[0] + (0.5 - ahead) * back[0] + beside * side[0];
  const y = (0.5 + ahead) * front[1] + (0.5 - ahead) * back[1] + beside * side[1];
  const z = (0.5 + ahead) * front[2] + (0.5 - ahead) * back[2] + beside * side[2];
  addPlace(out, view, x, y, z);
}

/** Adds the sections `from` to `to` of a chain to the pen's path, as closed parts that together are its shape. */
export function addChain(pen: Pen, flesh: Flesh, chain: Chain, view: View, from = 0, to = chain.length - 1): void {
  (flesh.contour ?? ribbons).addChain(pen, flesh, chain, view, from, to);
}

/** Adds a body with flat ends between two sections: a hoof. Its rims are rounded by that share of withers height. */
export function addBlock(pen: Pen, flesh: Flesh, chain: Chain, view: View, rim: number): void {
  (flesh.contour ?? ribbons).addBlock(pen, flesh, chain, view, rim);
}

/** For an animal that is seen from straight across: no part of it is turned to the viewer. */
const ribbons: Contour = {
  addChain(pen, flesh, chain, view, from, to) {
    findEdges(flesh, chain, view, edges);
    addRibbon(pen, chain.length, from, to);
  },
  addBlock(pen, { world, rig }, [top, sole], view, rim) {
    track.count = 0;
    for (const corner of [top.front, sole.front, sole.back, top.back]) addSkin(track, view, world[corner]);
    orient(track);
    // Seen edge-on its corners are sharper.
    roundedPolygon(pen, track, 0.5 * rim * rig.height * view.scale);
  },
};

/** Adds the part of the chain between two sections whose edges have been found. */
export function addRibbon(pen: Pen, count: number, from: number, to: number): void {
  // Which edge comes first decides which way round the part runs; see `orient`.
  const { one, two } = edges;
  let sum = 0;
  for (let i = from; i < to; i++) {
    sum +=
      (one.x[i] - two.x[i + 1]) * (one.y[i + 1] - two.y[i]) - (one.x[i + 1] - two.x[i]) * (one.y[i] - two.y[i + 1]);
  }
  const up = sum >= 0 ? one : two;
  const down = sum >= 0 ? two : one;
  track.count = 0;
  for (let i = 0; i < count; i++) addPoint(track, up.x[i], up.y[i]);
  for (let i = count - 1; i >= 0; i--) addPoint(track, down.x[i], down.y[i]);
  smoothPart(pen, track, from, to);
}

/** Adds the half of a section's rim that is turned to the viewer, as an open line. */
export function addRim(pen: Pen, flesh: Flesh, chain: Chain, i: number, view: View): void {
  findEdges(flesh, chain, view, edges);
  const { world } = flesh;
  const { toward } = view;
  const front = world[chain[i].front];
  const back = world[chain[i].back];
  const side = world[chain[i].side];
  // Square to both: the point of the rim that comes nearest to the viewer.
  const ahead = (dot(front, toward) - dot(back, toward)) / 2;
  const beside = dot(side, toward);
  const length = Math.hypot(ahead, beside) || 1;
  track.count = 0;
  addPoint(track, edges.one.x[i], edges.one.y[i]);
  addWithin(track, view, flesh, chain[i], ahead / length / 2, beside / length);
  addPoint(track, edges.two.x[i], edges.two.y[i]);
  smooth(pen, track, false);
}
