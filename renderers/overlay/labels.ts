/**
 * Names of the joints, as in an anatomist's plate: a dot on each, a thin line, and the name outside the animal, forelegs ahead, hind legs behind,
 * the back above. Legs of the far side have none; names keep their distance from each other.
 */
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Landmark, Rig } from '../../src/skeleton/rig.ts';
import type { Box } from '../ground.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';
import { nearness, pageX, pageY, type View } from '../view.ts';
import { write } from './letters.ts';
import type { Moment } from './moment.ts';
import { locate, sizeOf } from './points.ts';
import { letterSize } from './room.ts';

interface Label {
  readonly text: string;
  readonly at: Landmark;
  /** Which leg, or -1 for the body. */
  readonly leg: number;
  /** Of the body: 0 above, 1 ahead, -1 behind. */
  readonly to: number;
}

export interface Labels {
  readonly rig: Rig;
  /** From the top of each leg down. */
  readonly list: readonly Label[];
  /** Of each: its place on the page, and the end of its line; how many are shown. */
  readonly place: Float64Array;
  readonly shown: Int16Array;
}

/** Points of a leg that are no joints, or lie in the hoof; and of the body what needs no name. */
const NO_JOINT = /\.(heel|toe|coffin)$|^(tail|back)$/;
const AHEAD = /^(muzzle|poll)$/;
const BEHIND = /^dock$/;

/** Distance of the names from hip and shoulder, and of those above from the skin, shares of withers height. */
const BESIDE_FORE = 0.36;
const BESIDE_HIND = 0.52;
const ABOVE = 0.12;
/** m, of an animal of 1.60 m: radius of a dot; less apart in depth than this, left and right are equally near; so far behind the girdles is before the middle. */
const DOT = 0.018;
const ALONG = 0.05;
const BEFORE = 0.1;

export function createLabels(rig: Rig): Labels {
  const list: Label[] = [];
  for (const [name, at] of Object.entries(rig.landmarks)) {
    const leg = rig.legs.findIndex((other) => name.startsWith(`${other.name}.`));
    // Two names for one joint are one joint.
    const twice = leg >= 0 && list.some((label) => label.at.joint === at.joint);
    if (twice || NO_JOINT.test(name)) continue;
    list.push({
      text: name.slice(name.indexOf('.') + 1),
      at,
      leg,
      to: AHEAD.test(name) ? 1 : BEHIND.test(name) ? -1 : 0,
    });
  }
  return { rig, list, place: new Float64Array(4 * list.length), shown: new Int16Array(list.length) };
}

export function drawLabels(pen: Pen, labels: Labels, moment: Moment, stage: Box): void {
  const { view, theme, box } = moment;
  const { list, place, shown } = labels;
  const size = 0.92 * letterSize(box);
  const dot = Math.max(1.6, DOT * sizeOf(labels.rig) * view.scale);
  const count = layOut(labels, moment, stage, size);
  pen.group('labels');
  pen.begin();
  for (let i = 0; i < count; i++) {
    pen.moveTo(place[4 * i], place[4 * i + 1]);
    pen.lineTo(place[4 * i + 2], place[4 * i + 3]);
  }
  pen.stroke(theme.accent, 0.6);
  pen.begin();
  for (let i = 0; i < count; i++) circle(pen, place[4 * i], place[4 * i + 1], dot);
  pen.outline(theme.accent, theme.coat, 0.5 * dot);
  for (let i = 0; i < count; i++) {
    const x = place[4 * i + 2];
    const y = place[4 * i + 3];
    const side = x - place[4 * i];
    if (side === 0) write(pen, list[shown[i]].text, x, y - 0.2 * size, size, theme.ink, 'middle');
    else if (side > 0) write(pen, list[shown[i]].text, x + 0.25 * size, y + 0.33 * size, size, theme.ink, 'start');
    else write(pen, list[shown[i]].text, x - 0.25 * size, y + 0.33 * size, size, theme.ink, 'end');
  }
  pen.ungroup();
}

const at = /* @__PURE__ */ new Float64Array(3);

/** Finds dots and ends of lines; returns how many are shown. */
function layOut({ rig, list, place, shown }: Labels, moment: Moment, stage: Box, size: number): number {
  const { pose, view, heading } = moment;
  const plan = view.toward[1] > 0.8;
  // Towards the head on the page: 1 right, -1 left.
  const ahead = view.right[0] * Math.cos(heading) - view.right[2] * Math.sin(heading) < -0.1 ? -1 : 1;
  const along = !plan && Math.abs(depthOf(rig, 0, pose, view) - depthOf(rig, 1, pose, view)) <= ALONG * sizeOf(rig);
  let count = 0;
  let leg = -1;
  for (let i = 0; i < list.length; i++) {
    const label = list[i];
    if (label.leg >= 0 ? !isShown(rig, label.leg, pose, view) : along && !isBefore(rig, label.at, pose, view)) continue;
    locate(pose, label.at, at);
    const x = pageX(view, at[0], at[1], at[2]);
    const y = pageY(view, at[0], at[1], at[2]);
    let side = label.leg < 0 ? ahead * label.to : rig.legs[label.leg].kind === 'fore' ? ahead : -ahead;
    let toX = x;
    let toY = Math.max(stage.y + size, y - ABOVE * rig.height * view.scale);
    if (plan || (along && label.leg < 0)) {
      side = 1;
      toX = x + 0.3 * rig.height * view.scale;
      toY = y;
    } else if (label.leg >= 0) {
      const first = pose.position[rig.legs[label.leg].joints[0]];
      const firstX = pageX(view, first[0], first[1], first[2]);
      if (along) side = firstX < pageX(view, pose.positions[0], pose.positions[1], pose.positions[2]) ? -1 : 1;
      const beside = along ? 0.25 : rig.legs[label.leg].kind === 'fore' ? BESIDE_FORE : BESIDE_HIND;
      toX = firstX + side * beside * rig.height * view.scale;
      // A leg that reaches beyond the column takes its name along.
      if ((toX - x) * side < size) toX = x + side * size;
      toY = y;
    } else if (side !== 0) {
      toX = x + side * (side === ahead ? 0.13 : 0.06) * rig.height * view.scale;
      toY = y;
    }
    // Down a leg, and down the page, each name under the one before.
    if (side !== 0 && count > 0 && leg === label.leg && (label.leg >= 0 || along)) {
      const above = place[4 * count - 1];
      if (toY < above + size) toY = above + size;
    }
    leg = label.leg;
    place[4 * count] = x;
    place[4 * count + 1] = y;
    place[4 * count + 2] = toX;
    place[4 * count + 3] = toY;
    shown[count++] = i;
  }
  return count;
}

/** Legs of the viewer's side; from an end, both of that end; from above none, the trunk hides them. */
function isShown(rig: Rig, leg: number, pose: Pose, view: View): boolean {
  if (view.toward[1] > 0.8) return false;
  // LF RF LH RH: the last bit is the side, the one before it the end.
  const depth = depthOf(rig, leg, pose, view);
  const beside = depth - depthOf(rig, leg ^ 1, pose, view);
  return Math.abs(beside) > ALONG * sizeOf(rig) ? beside > 0 : depth > depthOf(rig, leg ^ 2, pose, view);
}

/** Seen from an end: whether a point of the body is before its middle. */
function isBefore(rig: Rig, landmark: Landmark, pose: Pose, view: View): boolean {
  locate(pose, landmark, at);
  const fore = depthOf(rig, 0, pose, view);
  const hind = depthOf(rig, 2, pose, view);
  return nearness(view, at[0], at[1], at[2]) > Math.max(fore, hind) - BEFORE * sizeOf(rig);
}

function depthOf(rig: Rig, leg: number, pose: Pose, view: View): number {
  const first = pose.position[rig.legs[leg].joints[0]];
  return nearness(view, first[0], first[1], first[2]);
}
