/** The skeleton as a stick figure: tapered limbs with their joints, near legs full, far legs hollow, one line for the back. */
import { type Pose, pointOnJoint } from '../src/skeleton/pose.ts';
import type { RigLeg } from '../src/skeleton/rig.ts';
import { LEGS } from '../src/units.ts';
import { aspectOf, isNear } from './aspect.ts';
import { addChain } from './contour.ts';
import { addPolygon, addSkin, createTrack, roundedPolygon, smooth } from './curve.ts';
import type { Flesh } from './flesh.ts';
import { drawShell } from './hulls.ts';
import type { OutlineStyle } from './parts.ts';
import type { Pen } from './pen.ts';
import { drawRuff } from './ruff.ts';
import { circle } from './shapes.ts';
import { pageX, pageY, type View } from './view.ts';

const track = /* @__PURE__ */ createTrack(32);
const joints = /* @__PURE__ */ createTrack(12);
const tip = /* @__PURE__ */ new Float64Array(3);

export function drawStick(pen: Pen, flesh: Flesh, pose: Pose, view: View, style: OutlineStyle): void {
  const body = aspectOf(pose, flesh.body, view);
  drawShell(pen, flesh, view, style);
  drawRuff(pen, flesh, view, style);
  for (const leg of flesh.legs) if (!isNear(leg.leg, body)) drawLeg(pen, flesh, leg.leg, pose, view, style, false);
  drawSpine(pen, flesh, pose, view, style);
  for (const leg of flesh.legs) if (isNear(leg.leg, body)) drawLeg(pen, flesh, leg.leg, pose, view, style, true);
  drawHead(pen, flesh, view, style);
}

/** Bones as wedges that taper to the foot; the hoof is its own polygon, a paw the last wedge. */
function drawLeg(
  pen: Pen,
  flesh: Flesh,
  leg: RigLeg,
  pose: Pose,
  view: View,
  style: OutlineStyle,
  near: boolean,
): void {
  const { theme, width } = style;
  const count = leg.joints.length;
  const { x: px, y: py } = joints;
  const { joint: last, offset } = flesh.rig.landmarks[`${leg.name}.toe`];
  joints.count = 0;
  for (const joint of leg.joints) addSkin(joints, view, pose.position[joint]);
  addSkin(joints, view, pointOnJoint(pose, last, offset, tip));
  const colour = near ? theme.near : theme.far;
  const thick = (i: number): number => width * (2 - (1.1 * Math.min(i, count - 1)) / (count - 1));
  pen.begin();
  for (let i = 0; i < count; i++) {
    const [dx, dy] = [px[i + 1] - px[i], py[i + 1] - py[i]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [-dy / length, dx / length];
    const [a, b] = [thick(i), thick(i + 1)];
    pen.moveTo(px[i] + a * nx, py[i] + a * ny);
    pen.lineTo(px[i] - a * nx, py[i] - a * ny);
    pen.lineTo(px[i + 1] - b * nx, py[i + 1] - b * ny);
    pen.lineTo(px[i + 1] + b * nx, py[i + 1] + b * ny);
    pen.close();
  }
  addHoof(pen, flesh, leg, view);
  if (near) pen.fill(colour);
  else pen.outline(theme.coat, colour, 0.55 * width);
  // Joints as rings, so that each is seen whichever way its bones point.
  pen.begin();
  for (let i = 0; i < count; i++) circle(pen, px[i], py[i], 1.25 * thick(i) + 0.35 * width);
  pen.outline(theme.coat, colour, (near ? 1.1 : 0.55) * width);
}

function addHoof(pen: Pen, flesh: Flesh, leg: RigLeg, view: View): void {
  const { hoof, toes } = flesh.legs[LEGS.indexOf(leg.name)];
  for (const toe of toes) addChain(pen, flesh, toe, view);
  if (!hoof) return;
  track.count = 0;
  for (const corner of [hoof[0].front, hoof[1].front, hoof[1].back, hoof[0].back])
    addSkin(track, view, flesh.world[corner]);
  addPolygon(pen, track);
}

/** From the tip of the tail over back and neck to the head, and the girdles down to the legs' first joints. */
function drawSpine(pen: Pen, { rig }: Flesh, pose: Pose, view: View, { theme, width }: OutlineStyle): void {
  track.count = 0;
  for (const joint of [...[...rig.tail].reverse(), ...rig.spine, ...rig.neck, rig.head])
    addSkin(track, view, pose.position[joint]);
  pen.begin();
  smooth(pen, track, false);
  pen.stroke(theme.near, 2.2 * width);
  pen.begin();
  for (const leg of rig.legs) {
    const [ax, ay, az] = pose.position[leg.on];
    const [bx, by, bz] = pose.position[leg.joints[0]];
    pen.moveTo(pageX(view, ax, ay, az), pageY(view, ax, ay, az));
    pen.lineTo(pageX(view, bx, by, bz), pageY(view, bx, by, bz));
  }
  pen.stroke(theme.near, 1.2 * width);
  pen.begin();
  for (let i = 0; i < track.count; i++) circle(pen, track.x[i], track.y[i], 1.9 * width);
  pen.fill(theme.near);
}

/** A wedge from poll over cheek to muzzle. */
function drawHead(pen: Pen, { head, world, rig }: Flesh, view: View, { theme, width }: OutlineStyle): void {
  const last = head.length - 2;
  const cheek = Math.floor(last / 2);
  track.count = 0;
  for (const corner of [head[0].front, head[1].front, head[last].front]) addSkin(track, view, world[corner]);
  for (const corner of [head[last].back, head[cheek].back, head[0].back]) addSkin(track, view, world[corner]);
  pen.begin();
  roundedPolygon(pen, track, 0.02 * rig.height * view.scale);
  pen.outline(theme.coat, theme.near, 1.2 * width);
}
