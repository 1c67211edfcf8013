/**
 * BVH, the text format of motion capture: the bones, then a line of angles for each picture. Centimetres, as recordings are, and degrees; each joint turns
 * about z, then x, then y. Blender, Maya, Unreal and three.js read it.
 */
import { wrapPhase } from '../math/circle.ts';
import type { Rig } from '../skeleton/rig.ts';
import { DEGREE } from '../units.ts';
import { makeTake, type Pictures, type TakeOptions } from './take.ts';

const CENTIMETRES = 100;
const STILL = 1 / 30; // s: that of a single picture, where any will do (choice)
const TURNS = 'Zrotation Xrotation Yrotation';

export function formatBVH(pictures: Pictures, options: TakeOptions = {}): string {
  const { rig, times, places, turns } = makeTake(pictures, options);
  const order: number[] = [];
  const hierarchy = boneLines(rig, 0, '', order);
  const angles = turns.map(anglesOf);
  const rows = Array.from(times, (_, key) =>
    [
      ...places.subarray(3 * key, 3 * key + 3).map((metres) => CENTIMETRES * metres),
      ...order.flatMap((joint) => [...angles[joint].subarray(3 * key, 3 * key + 3)]),
    ]
      .map(figure)
      .join(' '),
  );
  const motion = ['MOTION', `Frames: ${times.length}`, `Frame Time: ${(pictures.interval || STILL).toFixed(9)}`];
  return [...['HIERARCHY', ...hierarchy], ...motion, ...rows, ''].join('\n');
}

const ORIGIN: readonly number[] = [0, 0, 0];
const length = (offset: readonly number[]): number => Math.hypot(...offset);

/** A joint with all that hangs on it; `order` is that in which their angles follow. */
function boneLines(rig: Rig, joint: number, indent: string, order: number[]): string[] {
  const { joints, parents, offsets, landmarks } = rig;
  const inner = `${indent}  `;
  const offset = (...metres: readonly number[]) =>
    `OFFSET ${metres.map((value) => figure(CENTIMETRES * value)).join(' ')}`;
  order.push(joint);
  const hanging = joints.flatMap((_, other) => (parents[other] === joint ? other : []));
  // Where a bone ends that nothing hangs on: at the farthest of its landmarks.
  const ends = Object.values(landmarks).filter((mark) => mark.joint === joint);
  const end = ends.reduce((far, { offset }) => (length(offset) > length(far) ? offset : far), ORIGIN);
  return [
    `${indent}${joint === 0 ? 'ROOT' : 'JOINT'} ${joints[joint].replace('.', '_')}`,
    `${indent}{`,
    // The root's place is told with every picture.
    `${inner}${joint === 0 ? offset(0, 0, 0) : offset(...offsets.slice(3 * joint, 3 * joint + 3))}`,
    `${inner}CHANNELS ${joint === 0 ? `6 Xposition Yposition Zposition ${TURNS}` : `3 ${TURNS}`}`,
    ...hanging.flatMap((other) => boneLines(rig, other, inner, order)),
    ...(hanging.length === 0 ? [`${inner}End Site`, `${inner}{`, `${inner}  ${offset(...end)}`, `${inner}}`] : []),
    `${indent}}`,
  ];
}

/** Degrees about z, x and y, 3 a key, of turns R = Rz Rx Ry; none jumps by a whole turn. */
function anglesOf(turns: Float32Array): Float64Array {
  const angles = new Float64Array((3 * turns.length) / 4);
  for (let key = 0; 4 * key < turns.length; key++) {
    const [x, y, z, w] = turns.subarray(4 * key, 4 * key + 4);
    const sine = 2 * (y * z + x * w);
    const radians = [
      Math.atan2(2 * (z * w - x * y), 1 - 2 * (x * x + z * z)),
      Math.asin(Math.max(-1, Math.min(1, sine))),
      Math.atan2(2 * (y * w - x * z), 1 - 2 * (x * x + y * y)),
    ];
    for (let axis = 0; axis < 3; axis++) {
      const degrees = radians[axis] / DEGREE;
      const before = key > 0 ? angles[3 * key - 3 + axis] : degrees;
      angles[3 * key + axis] = before + 360 * (wrapPhase((degrees - before) / 360 + 0.5) - 0.5);
    }
  }
  return angles;
}

/** As exact as it needs to be: a ten thousandth of a degree or of a centimetre. */
function figure(value: number): string {
  return String(Math.round(value * 1e4) / 1e4 + 0);
}
