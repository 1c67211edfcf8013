/**
 * A motion as other programs want it: the root's place and every joint's turn against its parent, key by key. Taken from the pictures of a strip or a
 * sequence. Metres, seconds, quaternions x y z w.
 */
import { quat, vec3 } from 'gl-matrix';
import type { Ground } from '../body/ground.ts';
import type { Pose } from '../skeleton/pose.ts';
import type { Rig } from '../skeleton/rig.ts';

/** What a strip (one stride) and a sequence (anything that happens) have in common. */
export interface Pictures {
  readonly species: string;
  /** Of one stride. */
  readonly gait?: string;
  readonly rig: Rig;
  /** s from picture to picture. */
  readonly interval: number;
  readonly frames: readonly Shot[];
  /** Of one stride, m and s: then it is closed, so that it can be played on and on. */
  readonly strideLength?: number;
  readonly strideTime?: number;
  readonly ground?: Ground;
}

interface Shot {
  readonly pose: Pose;
  /** Under the middle of the body, world x and z, m; and the ground as it was then. */
  readonly place: readonly [number, number];
  readonly ground?: Ground;
}

export interface TakeOptions {
  /** On the spot, as on a treadmill: it is the ground that is left out. No unless told. */
  readonly inPlace?: boolean;
}

export interface Take {
  readonly rig: Rig;
  readonly times: Float32Array;
  /** Of the root, 3 a key. */
  readonly places: Float32Array;
  /** Of each joint, 4 a key; neighbours are on the same side, so that one may go straight from key to key. */
  readonly turns: readonly Float32Array[];
}

export function makeTake(pictures: Pictures, { inPlace = false }: TakeOptions = {}): Take {
  const { rig, frames, interval, strideTime } = pictures;
  // What stands still is one picture.
  const keys = interval > 0 ? frames.length + (strideTime === undefined ? 0 : 1) : 1;
  const times = Float32Array.from({ length: keys }, (_, key) => key * interval);
  const places = new Float32Array(3 * keys);
  const turns = rig.joints.map(() => new Float32Array(4 * keys));
  const turn = quat.create();
  const stride = strideOf(pictures);
  for (let key = 0; key < keys; key++) {
    // The first picture once more, a stride further on, closes it.
    const shot = frames[key % frames.length];
    const [fromX, fromY, fromZ] = standOf(pictures, shot);
    const gone = inPlace ? [-fromX, -fromY, -fromZ] : key < frames.length ? [0, 0, 0] : stride;
    places.set(
      shot.pose.position[0].map((metres, axis) => metres + gone[axis]),
      3 * key,
    );
    turns.forEach((list, joint) => {
      turnOf(rig, shot.pose, joint, turn);
      if (key > 0 && quat.dot(turn, list.subarray(4 * key - 4, 4 * key)) < 0) quat.scale(turn, turn, -1);
      list.set(turn, 4 * key);
    });
  }
  return { rig, times, places, turns };
}

/** The place on the ground under an animal. */
function standOf({ ground }: Pictures, shot: Shot): [number, number, number] {
  const [x, z] = shot.place;
  return [x, (shot.ground ?? ground)?.(x, z) ?? 0, z];
}

/** Where it is after a stride, from where it was: as it went from the first picture to the last, and on. */
function strideOf(pictures: Pictures): readonly number[] {
  const { frames } = pictures;
  const first = standOf(pictures, frames[0]);
  if (frames.length === 1) return strideAhead(pictures, first);
  const last = standOf(pictures, frames[frames.length - 1]);
  return last.map((metres, axis) => ((metres - first[axis]) * frames.length) / (frames.length - 1));
}

/** Of one picture alone: as the head is turned, which is held straight ahead whatever the back does; a stride is as long as its way over the ground. */
function strideAhead(pictures: Pictures, [fromX, fromY, fromZ]: readonly number[]): readonly number[] {
  const { rig, frames, strideLength = 0 } = pictures;
  const [shot] = frames;
  const [x, , z] = vec3.transformQuat([0, 0, 0], [0, 0, 1], shot.pose.rotation[rig.head]);
  const [ahead, aside] = [z, -x].map((share) => (share * strideLength) / Math.hypot(x, z));
  const [, toY] = standOf(pictures, { ...shot, place: [fromX + ahead, fromZ + aside] });
  const way = [ahead, toY - fromY, aside];
  const far = Math.hypot(...way) || 1;
  return way.map((metres) => (metres * strideLength) / far);
}

/** Against its parent. */
function turnOf({ parents }: Rig, { rotation }: Pose, joint: number, out: quat): void {
  quat.copy(out, rotation[joint]);
  if (parents[joint] < 0) return;
  const parent = quat.conjugate(quat.create(), rotation[parents[joint]]);
  quat.multiply(out, parent, out);
}
