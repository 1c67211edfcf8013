/**
 * The camera that goes along with an animal: it stands fixed to the directions of the world, so that heading 0 is to the right of the
 * page, keeps the animal in the middle, and goes back when it leaps, so that one sees how high. Shares of withers height, so that any species fits.
 */
import type { Rig } from '../src/skeleton/rig.ts';
import type { Box } from './ground.ts';
import { seenByEye } from './others.ts';
import { makeView, type Station, type Triple, type View, type ViewName } from './view.ts';

/** What is looked at. World metres. */
export interface Subject {
  /** The ground under the middle of the body. */
  readonly place: Triple;
  /** The highest point that must be seen. */
  readonly top: number;
  /** Of the withers over the ground when it stands. */
  readonly height: number;
  /** Where it heads, rad, and how far its tail reaches beyond the usual room, m. */
  readonly heading?: number;
  readonly beyond?: number;
  /** Where the viewer stands in three-quarter view, if not where he usually does. */
  readonly station?: Station | undefined;
}

/** What fits the page: across, above the ground, and below it. */
const ROOM: Readonly<Record<ViewName, readonly [across: number, above: number, below: number]>> = {
  side: [2.3, 1.45, 0.2],
  front: [1.5, 1.45, 0.2],
  rear: [1.5, 1.45, 0.2],
  top: [2.3, 0.95, 0.95],
  'three-quarter': [2.2, 1.45, 0.4],
};

/** Between the top of the poll and the rim: ears. */
const EARS = 0.16;

/** How far the tail of an animal, stretched out behind the pelvis, would reach beyond the room of a side view, m; of most it does not. */
export function beyondOf({ height, rest, offset, tail, landmarks }: Rig): number {
  let long = Math.hypot(...landmarks.tail.offset) - rest[0] - 1.15 * height;
  for (const joint of tail) long += Math.hypot(...offset[joint]);
  return Math.max(0, long);
}

/** Fits the animal into that part of the page. */
export function followView(
  name: ViewName,
  box: Box,
  { place: [x, y, z], top, height: unit, heading = 0, beyond = 0, station }: Subject,
): View {
  const { width, height } = box;
  const [across, above, below] = ROOM[name];
  const high = (name === 'top' ? above : Math.max(above, (top - y) / unit + EARS)) + below;
  // The longer the tail, the farther back is the middle; what that gives it at one end is left over at the other.
  const scale = Math.min(width / (across * unit + 0.8 * beyond), height / high / unit);
  const spare = (height - high * unit * scale) / 2;
  const view = makeView(name, {
    scale,
    target: [x - 0.6 * beyond * Math.cos(heading), y, z + 0.6 * beyond * Math.sin(heading)],
    station,
    x: box.x + width / 2,
    y: box.y + height - spare - below * unit * scale,
  });
  return name === 'three-quarter' ? seenByEye(view, unit) : view;
}
