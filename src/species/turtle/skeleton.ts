/**
 * A marginated tortoise, its shell 34 cm long: that length is its size. Limb bones after facts/kinematics 4.1 (humerus 0.35, radius 0.25, femur 0.40, tibia 0.30 of the shell's height,
 * which is 0.54 of its length; estimates), hands and feet, limits and how it stands are choices. The root is the pelvis, and the withers are the shoulder girdle: both
 * turn inside the shell, which bends nowhere; the shoulders a little late, as the fore feet are in a walk with diagonal couplets.
 */
import { sprawling } from '../../skeleton/sprawl.ts';
import type { SkeletonTable } from '../../types.ts';

export const turtleSkeleton: SkeletonTable = {
  root: [-0.24, 0.27],
  joints: [
    { joint: 'shell',    parent: 'root',     length: 0.02, toward:    0, axes: { yaw: [-30, 30] } },
    { joint: 'withers',  parent: 'shell',    length: 0.45, toward:    0, axes: { yaw: [-30, 30] } },
    { joint: 'neckLow',  parent: 'withers',  length: 0.14, toward:  -16, axes: { pitch: [-50, 50], yaw: [-50, 50], roll: [-15, 15] } },
    { joint: 'neckMid',  parent: 'neckLow',  length: 0.1,  toward:   14, axes: { pitch: [-50, 50], yaw: [-50, 50] } },
    { joint: 'neckHigh', parent: 'neckMid',  length: 0.08, toward:   30, axes: { pitch: [-50, 50], yaw: [-50, 50] } },
    { joint: 'head',     parent: 'neckHigh', length: 0.05, toward:   30, axes: { pitch: [-70, 70], yaw: [-50, 50], roll: [-25, 25] } },
    { joint: 'jaw',      parent: 'head',     length: 0.03, toward:  -60, axes: { pitch: [-30, 2] } },
    { joint: 'tail1',    parent: 'root',     length: 0.24, toward: -164, axes: { pitch: [-60, 60], yaw: [-40, 40] } },
    { joint: 'tail2',    parent: 'tail1',    length: 0.05, toward: -130, axes: { pitch: [-60, 60], yaw: [-40, 40] } },
  ],
  legs: {
    fore: {
      on: 'withers',
      at: [0, 0.17],
      joints: [
        { joint: 'shoulder', bone: 0.21,  toward: -18, angle: 'caudal', reference: -90, limits: [10, 150], give: 1, twist: [-90, 90] },
        { joint: 'elbow',    bone: 0.155, toward: -68, angle: 'caudal', limits: [35, 177], give: 1 },
        { joint: 'wrist',    bone: 0.12,  toward: -13, angle: 'caudal', limits: [60, 330], give: 0, alias: 'carpus', twist: [-90, 90] },
      ],
      sole: 0.117,
      track: 0.3,
      sprawl: { manner: sprawling, tilt: 15, toes: 12 },
    },
    hind: {
      on: 'root',
      at: [0, 0.13],
      joints: [
        { joint: 'hip',    bone: 0.215, toward: -14, angle: 'caudal', reference: -90, limits: [10, 150], give: 1, twist: [-90, 90] },
        { joint: 'stifle', bone: 0.16,  toward: -74, angle: 'caudal', limits: [35, 177], give: 1 },
        { joint: 'hock',   bone: 0.13,  toward: -12, angle: 'caudal', limits: [60, 330], give: 0, alias: 'tarsus', twist: [-90, 90] },
      ],
      sole: 0.127,
      track: 0.3,
      sprawl: { manner: sprawling, tilt: 30, toes: 18 },
    },
  },
  spine: ['root', 'shell', 'withers'],
  neck: ['neckLow', 'neckMid', 'neckHigh'],
  head: 'head',
  jaw: 'jaw',
  tail: ['tail1', 'tail2'],
  shares: {
    flex: [0, 0],
    roll: [0, 0],
    bend: [1, 0.8],
    neck: [0.3, 0.4, 0.3],
    droop: 0,
    tail: [-0.3, -0.3],
    lash: [0, 0.82, 0, 0],
    supple: [0],
  },
  landmarks: {
    withers: { on: 'shell', at: [0.33, 0.24] },
    back: { on: 'shell', at: [0.2, 0.305] },
    croup: { on: 'shell', at: [-0.1, 0.21] },
    poll: { on: 'head', at: [0, 0.05] },
    muzzle: { on: 'head', at: [0.15, -0.05] },
    dock: { on: 'tail1', at: [0, 0.02] },
    tail: { on: 'tail2', at: [-0.03, -0.04] },
  },
};
