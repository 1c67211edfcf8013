/** How a body lies in the world: where its parts point, how it leans, as anybody could measure on a photograph. Radians; left is positive. */
import type { Animal } from '../../src/index.ts';
import { TURN } from '../../src/units.ts';

/** The difference of two directions the short way round. */
export function turnFrom(from: number, to: number): number {
  const gap = to - from;
  return gap - TURN * Math.round(gap / TURN);
}

/** Where the line from one landmark to another points, seen from above: 0 is +x, positive towards -z. */
export function bearing(animal: Animal, from: string, to: string): number {
  const [ax, , az] = animal.landmark(from);
  const [bx, , bz] = animal.landmark(to);
  return Math.atan2(-(bz - az), bx - ax);
}

/** The line's rise. */
export function pitch(animal: Animal, from: string, to: string): number {
  const [ax, ay, az] = animal.landmark(from);
  const [bx, by, bz] = animal.landmark(to);
  return Math.atan2(by - ay, Math.hypot(bx - ax, bz - az));
}

/** How far a joint's own right-hand axis points up: positive leans left. */
export function lean(animal: Animal, joint: string): number {
  const [x, y, z, w] = animal.pose.rotation[animal.rig.joints.indexOf(joint)];
  return Math.asin(2 * (y * z - w * x));
}

/** A place as the animal sees it: forward of and right of the ground under its middle. */
export function inBody(animal: Animal, [x, , z]: readonly [number, number, number]): [forward: number, right: number] {
  const [px, pz] = animal.place;
  const [cos, sin] = [Math.cos(animal.heading), Math.sin(animal.heading)];
  const [dx, dz] = [x - px, z - pz];
  return [dx * cos - dz * sin, dx * sin + dz * cos];
}
