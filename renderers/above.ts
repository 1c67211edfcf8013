/**
 * The animal from above: legs under the trunk, shoulders and thighs one shape with it, the line of the back (which shows how the spine
 * bends), shoulder blades and hips, then tail, neck with mane, and the head with both ears.
 *
 *          .--.    .-----.    .--.___
 *   ~~~~~~(  (      ------      )    >==o
 *          '--'    '-----'    '--'""
 *     tail  hips    ribs    shoulders head
 */
import type { Pose } from '../src/skeleton/pose.ts';
import { aspectOf } from './aspect.ts';
import { addChain, addWithin } from './contour.ts';
import { addSkin, createTrack, smooth } from './curve.ts';
import type { Flesh } from './flesh.ts';
import { drawMane, drawTail, scatter } from './hair.ts';
import { drawShell } from './hulls.ts';
import { addLeg, addLine, drawCoronet, type OutlineStyle } from './parts.ts';
import type { Pen } from './pen.ts';
import { drawRuff } from './ruff.ts';
import { pageX, pageY, type View } from './view.ts';

const track = /* @__PURE__ */ createTrack(32);

/** Blades and hips: how far out on the section of the trunk they begin and end, shares of its half width. */
const BLADE = [0.3, 0.62, 0.86] as const;
const HIP = [0.45, 0.66, 0.8] as const;

/** The mane is laid along the crest, as if by this wind. */
const LAID = 0.85;
/** A tail that hangs is seen from its root: shorter than this share of its length. */
const HANGS = 0.45;
const TUFT = 9;
/** How much farther out than they are the tips of the ears are drawn, in half distances of their roots. */
const SPLAY = 1;

export function drawAbove(pen: Pen, flesh: Flesh, pose: Pose, view: View, style: OutlineStyle): void {
  const { theme, width, wind } = style;
  for (const leg of flesh.legs) {
    pen.begin();
    addLeg(pen, flesh, leg, view, leg.free - 1);
    pen.outline(theme.coat, theme.far, 0.9 * width);
    drawCoronet(pen, flesh, leg, view, theme.far, 0.7 * width);
  }
  pen.begin();
  addChain(pen, flesh, flesh.trunk, view);
  for (const leg of flesh.legs) if (leg.leg.kind === 'fore') addChain(pen, flesh, leg.chain, view, 0, 1);
  pen.outline(theme.coat, theme.near, width);

  drawTailAbove(pen, flesh, view, style);
  drawShell(pen, flesh, view, style);
  pen.begin();
  const bare = flesh.shell.length === 0;
  if (bare) addBack(pen, flesh, view);
  for (const side of bare ? [-1, 1] : []) {
    addAcross(pen, flesh, view, flesh.chest - 1, side, BLADE);
    addAcross(pen, flesh, view, flesh.quarters - 1, side, HIP);
  }
  for (const line of flesh.lines) if (line.above) addLine(pen, flesh, line, view);
  pen.stroke(theme.near, 0.6 * width);
  drawRuff(pen, flesh, view, style);
  drawHeadAbove(pen, flesh, pose, view, style);
  drawMane(pen, flesh, view, theme.near, 0.55 * width, Math.max(LAID, wind), 1);
}

/** From the dock to the withers. */
function addBack(pen: Pen, { trunk, chest, world }: Flesh, view: View): void {
  track.count = 0;
  for (let i = 1; i <= chest; i++) addSkin(track, view, world[trunk[i].front]);
  smooth(pen, track, false);
}

/** A line over sections of the trunk from `first` on, each at its own share of the half width. */
function addAcross(pen: Pen, flesh: Flesh, view: View, first: number, side: number, shares: readonly number[]): void {
  track.count = 0;
  for (let k = 0; k < shares.length; k++) addWithin(track, view, flesh, flesh.trunk[first + k], 0.5, side * shares[k]);
  smooth(pen, track, false);
}

/** Head over the neck without a line across the poll, eyes and nostrils of both sides, both ears. */
function drawHeadAbove(pen: Pen, flesh: Flesh, pose: Pose, view: View, { theme, width }: OutlineStyle): void {
  pen.begin();
  addChain(pen, flesh, flesh.head, view);
  pen.outline(theme.coat, theme.near, width);
  pen.begin();
  addChain(pen, flesh, flesh.trunk, view, flesh.trunk.length - 3);
  addChain(pen, flesh, flesh.head, view, 0, 1);
  pen.fill(theme.coat);
  const { right } = aspectOf(pose, flesh.rig.head, view);
  pen.begin();
  for (const line of flesh.lines)
    if (line.face && line.spot && line.side * right > -0.5) addLine(pen, flesh, line, view);
  pen.fill(theme.near);
  if (flesh.ears[0].length > 0) drawEarsAbove(pen, flesh, view, theme.coat, theme.near, 0.7 * width);
}

/** Leaves that point forward and out: seen straight from above an ear is a ring, and two rings are eyes. */
function drawEarsAbove(
  pen: Pen,
  { ears, world }: Flesh,
  view: View,
  coat: string,
  colour: string,
  width: number,
): void {
  const x = (at: Float64Array): number => pageX(view, at[0], at[1], at[2]);
  const y = (at: Float64Array): number => pageY(view, at[0], at[1], at[2]);
  const [left, right] = [world[ears[0][0].front], world[ears[1][0].front]];
  const [ox, oy] = [(x(right) - x(left)) / 2, (y(right) - y(left)) / 2];
  pen.begin();
  for (let i = 0; i < 2; i++) {
    const { front, back } = ears[i][0];
    const side = 2 * i - 1;
    const [rx, ry] = [x(world[back]), y(world[back])];
    const [fx, fy] = [x(world[front]) - rx, y(world[front]) - ry];
    const tip = world[ears[i][ears[i].length - 1].front];
    const [tx, ty] = [x(tip) + SPLAY * side * ox, y(tip) + SPLAY * side * oy];
    // The near edge bows inwards, the far one outwards.
    const bow = 0.45 * side;
    pen.moveTo(rx, ry);
    pen.curveTo(rx + fx, ry + fy, tx - 0.4 * (tx - rx) - bow * ox, ty - 0.4 * (ty - ry) - bow * oy, tx, ty);
    pen.curveTo(rx + 0.6 * (tx - rx) + bow * ox, ry + 0.6 * (ty - ry) + bow * oy, rx + bow * ox, ry + bow * oy, rx, ry);
    pen.close();
  }
  pen.outline(coat, colour, width);
}

/** Streaming, it is hair; hanging, the dock and the top of what falls from it. */
function drawTailAbove(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle): void {
  const { tail, world } = flesh;
  const [a, b] = [world[tail[0].front], world[tail[tail.length - 1].front]];
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const { toward } = view;
  const along = Math.abs(dx * toward[0] + dy * toward[1] + dz * toward[2]) / (Math.hypot(dx, dy, dz) || 1);
  if (1 - along * along > HANGS * HANGS) {
    drawTail(pen, flesh, view, theme.coat, theme.near, 0.6 * width);
    return;
  }
  pen.begin();
  for (let i = 0; i < TUFT; i++) {
    const out = (2 * i) / (TUFT - 1) - 1;
    track.count = 0;
    // From one place of the dock they fan out over its fullest section.
    for (let k = 1; k <= 4; k++) {
      const ahead = (k / 4) * (0.15 * scatter(i) - 0.5 * Math.sqrt(1 - 0.8 * out * out));
      addWithin(track, view, flesh, tail[k], ahead, 0.9 * out);
    }
    smooth(pen, track, false);
  }
  pen.stroke(theme.near, 0.6 * width);
}
