/** How an animal is turned to the viewer: what of it is near, what is far. */
import { vec3 } from 'gl-matrix';
import type { Pose } from '../src/skeleton/pose.ts';
import type { RigLeg } from '../src/skeleton/rig.ts';
import type { View } from './view.ts';

export interface Aspect {
  /** The viewer's direction in a joint's own frame: towards its front, its top, its right. 1 is straight on. */
  readonly front: number;
  readonly top: number;
  readonly right: number;
}

/** Looking across the body, so that the dock is seen from its side; and looking along it rather than across. */
export const SIDE = 0.9;
export const ALONG = 0.35;
/** Looking down on the back. */
export const ABOVE = 0.8;

const FORWARD: vec3 = [1, 0, 0];
const UPWARD: vec3 = [0, 1, 0];
const RIGHTWARD: vec3 = [0, 0, 1];
const axis: vec3 = [0, 0, 0];

export function aspectOf(pose: Pose, joint: number, view: View): Aspect {
  const rotation = pose.rotation[joint];
  const toward = view.toward as unknown as vec3;
  return {
    front: vec3.dot(vec3.transformQuat(axis, FORWARD, rotation), toward),
    top: vec3.dot(vec3.transformQuat(axis, UPWARD, rotation), toward),
    right: vec3.dot(vec3.transformQuat(axis, RIGHTWARD, rotation), toward),
  };
}

/** Positive on the viewer's side of the trunk. A trunk is longer than wide, so the side decides until one looks nearly along it. */
export function legNearness(leg: RigLeg, aspect: Aspect): number {
  return 2 * leg.side * aspect.right + (leg.kind === 'fore' ? 1 : -1) * aspect.front;
}

/** Whether a leg lies on the viewer's side of the trunk. From above, all are under it. */
export function isNear(leg: RigLeg, aspect: Aspect): boolean {
  return aspect.top < ABOVE && legNearness(leg, aspect) > 0.05;
}
