/**
 * Root, spine, neck, head and tail. A posture of the trunk is ten readable numbers (the body rows of a plate); this file turns
 * them into joint angles and, by forward kinematics, into world positions. Metres and radians.
 */
import type { quat, vec3 } from 'gl-matrix';
import { clamp } from '../math/ease.ts';
import { type Numbers, type Share, zeros } from '../math/memory.ts';
import { turnOf } from '../math/trig.ts';
import type { Pose } from './pose.ts';
import type { Rig } from './rig.ts';

/** The rows every plate gives for the body, in the order they are stored. */
export const BODY_ROWS = [
  'croup', // height of the root against standing
  'withers', // height of the withers against standing
  'loin', // flexion of the loin, hips tucked under positive
  'neck', // inclination of the neck above the horizontal
  'face', // inclination of the face below the horizontal
  'tail', // dock away from hanging straight down
  'sway', // whole body to the right
  'roll', // pelvis leans right
  'bend', // pelvis turns left against the withers
  'lash', // a second turn to the left, of what the shares say: out of step with the first, both make a wave that travels
] as const;
/** Those that every plate has: the lash may be left out. */
export type BodyRow = Exclude<(typeof BODY_ROWS)[number], 'lash'>;
/** Where each is, written out so that a minifier can put the number in its place. */
export const CROUP = 0;
export const WITHERS = 1;
export const LOIN = 2;
export const NECK = 3;
export const FACE = 4;
export const TAIL = 5;
export const SWAY = 6;
export const ROLL = 7;
export const BEND = 8;
export const LASH = 9;

/** Share of a lean into a curve that the head takes back (choice; animals keep their eyes level). */
const HEAD_UPRIGHT = 0.5;

/** Yaw, pitch and roll of every trunk joint, and the root's offset from where it stands. */
export interface TrunkAngles {
  readonly angles: Numbers;
  /** Up and right, m. */
  up: number;
  right: number;
  /** A turn: how far each joint of the spine turns the back, neck and poll turn from there, left positive; and the lean that the head takes back. */
  readonly bends: Numbers;
  neck: number;
  poll: number;
  lean: number;
  /** The tail to its left. */
  swing: number;
  /** How far the withers rise with the loin's flexion, m/rad. */
  readonly lift: number;
  /** How many joints come first that legs hang on, and the withers. */
  readonly back: number;
}

export function createTrunkAngles(rig: Rig, share: Share = zeros): TrunkAngles {
  let turned = 1;
  let lift = 0;
  for (let i = 1; i < rig.spine.length; i++) {
    lift += turned * rig.offsets[3 * rig.spine[i]];
    turned -= rig.shares.flex[i - 1];
  }
  return {
    angles: share(3 * trunkCount(rig)),
    up: 0.5,
    right: 0.5,
    bends: zeros(rig.spine.length),
    neck: 0,
    poll: 0,
    lean: 0,
    swing: 0,
    lift,
    back: 1 + Math.max(...rig.spine, ...rig.legs.map(({ on }) => on)),
  };
}

/** Number of joints that belong to the trunk: they come first in every rig. */
export function trunkCount(rig: Rig): number {
  return rig.legs[0].joints[0];
}

/** Writes the joint angles of a posture. */
function bendTrunk(rig: Rig, rows: Numbers, out: TrunkAngles): void {
  const { spine, neck, tail, rest } = rig;
  const { angles } = out;
  const flexion = rows[LOIN];
  const withers = spine[spine.length - 1];
  // A flexed loin would lift the withers: the trunk's pitch takes that back, so that the rows mean what they say.
  const pitch = (rows[WITHERS] - rows[CROUP] - out.lift * flexion) / (rest[3 * withers] - rest[0]);

  out.up = rows[CROUP];
  out.right = rows[SWAY];
  angles[0] = rows[BEND] + out.bends[0];
  angles[1] = pitch + flexion;
  angles[2] = rows[ROLL];
  let leftYaw = rows[BEND];
  let leftRoll = rows[ROLL];
  for (let i = 1; i < spine.length; i++) {
    const at = 3 * spine[i];
    const yaw = rows[LASH] * rig.shares.lash[i - 1] - rows[BEND] * rig.shares.bend[i - 1];
    angles[at] = yaw + out.bends[i];
    angles[at + 1] = -flexion * rig.shares.flex[i - 1];
    angles[at + 2] = -rows[ROLL] * rig.shares.roll[i - 1];
    leftYaw += yaw;
    leftRoll += angles[at + 2];
  }

  const neckTurn = rows[NECK] - rig.standingNeck - pitch;
  let carried = pitch;
  for (let i = 0; i < neck.length; i++) {
    const at = 3 * neck[i];
    angles[at] = (i === 0 ? -leftYaw : 0) + out.neck / neck.length;
    angles[at + 1] = neckTurn * rig.shares.neck[i];
    angles[at + 2] = i === 0 ? -leftRoll - HEAD_UPRIGHT * out.lean : 0;
    carried += angles[at + 1];
  }
  angles[3 * rig.head] = out.poll - out.neck;
  angles[3 * rig.head + 1] = -(rows[FACE] - rig.standingFace) - carried;

  const rise = rows[TAIL] - rig.standingTail;
  for (let i = 0; i < tail.length; i++) {
    const at = 3 * tail[i];
    if (rig.axes[tail[i]].yaw)
      angles[at] = out.swing + rows[BEND] * rig.shares.tail[i] + rows[LASH] * rig.shares.lash[spine.length - 1 + i];
    const { dock } = rig;
    angles[at + 1] = i === 0 ? clamp(-rise - pitch - flexion, dock[0], dock[1]) : rise * rig.shares.droop;
  }
}

/** q = yaw about y, then pitch about z, then roll about x, all in the moving frame. */
export function eulerToQuat(out: quat, yaw: number, pitch: number, roll: number): void {
  const { cos: cy, sin: sy } = turnOf(yaw / 2);
  const { cos: cz, sin: sz } = turnOf(pitch / 2);
  const { cos: cx, sin: sx } = turnOf(roll / 2);
  out[0] = sy * sz * cx + cy * cz * sx;
  out[1] = sy * cz * cx + cy * sz * sx;
  out[2] = cy * sz * cx - sy * cz * sx;
  out[3] = cy * cz * cx - sy * sz * sx;
}

/**
 * The trunk in a posture: its angles, and root and spine, which legs hang on; then, once these stay, the `ends`: neck, head and tail. `place` is the ground under the
 * body's middle, `base` the body's own heading and lean. Forward kinematics, written out on the flat arrays; most trunk joints only pitch, and then need no more than a hinge.
 */
export function solveTrunk(
  rig: Rig,
  rows: Numbers,
  trunk: TrunkAngles,
  place: vec3,
  base: quat,
  pose: Pose,
  ends = false,
): void {
  if (!ends) bendTrunk(rig, rows, trunk);
  const { angles, back } = trunk;
  const { parents, offsets } = rig;
  const { positions, rotations } = pose;
  // So V8 knows that no place is too large a number, and does not check every sum.
  const from = ends ? back & 0xffff : 0;
  const to = (ends ? trunkCount(rig) : back) & 0xffff;
  let qx = base[0];
  let qy = base[1];
  let qz = base[2];
  let qw = base[3];
  let onX = place[0];
  let onY = place[1];
  let onZ = place[2];
  for (let j = from; j < to; j++) {
    const at3 = 3 * j;
    const at4 = 4 * j;
    const x = offsets[at3];
    let y = offsets[at3 + 1];
    let z = offsets[at3 + 2];
    if (j === 0) {
      y += trunk.up;
      z = trunk.right;
    } else if (j === from || parents[j] !== j - 1) {
      // Most hang on the one before.
      const on3 = 3 * parents[j];
      const on4 = 4 * parents[j];
      qx = rotations[on4];
      qy = rotations[on4 + 1];
      qz = rotations[on4 + 2];
      qw = rotations[on4 + 3];
      onX = positions[on3];
      onY = positions[on3 + 1];
      onZ = positions[on3 + 2];
    }
    const ux = 2 * (qy * z - qz * y);
    const uy = 2 * (qz * x - qx * z);
    const uz = 2 * (qx * y - qy * x);
    onX += x + qw * ux + qy * uz - qz * uy;
    onY += y + qw * uy + qz * ux - qx * uz;
    onZ += z + qw * uz + qx * uy - qy * ux;
    positions[at3] = onX;
    positions[at3 + 1] = onY;
    positions[at3 + 2] = onZ;

    // Yaw, then pitch, then roll.
    if (angles[at3] !== 0) {
      const { cos, sin } = turnOf(angles[at3] / 2);
      const x = qx * cos - qz * sin;
      const y = qy * cos + qw * sin;
      qz = qz * cos + qx * sin;
      qw = qw * cos - qy * sin;
      qx = x;
      qy = y;
    }
    const { cos, sin } = turnOf(angles[at3 + 1] / 2);
    const rx = qx * cos + qy * sin;
    const ry = qy * cos - qx * sin;
    const rz = qz * cos + qw * sin;
    qw = qw * cos - qz * sin;
    qx = rx;
    qy = ry;
    qz = rz;
    if (angles[at3 + 2] !== 0) {
      const { cos, sin } = turnOf(angles[at3 + 2] / 2);
      const x = qx * cos + qw * sin;
      const y = qy * cos + qz * sin;
      qz = qz * cos - qy * sin;
      qw = qw * cos - qx * sin;
      qx = x;
      qy = y;
    }
    rotations[at4] = qx;
    rotations[at4 + 1] = qy;
    rotations[at4 + 2] = qz;
    rotations[at4 + 3] = qw;
  }
}
