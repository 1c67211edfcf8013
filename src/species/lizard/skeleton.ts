/**
 * Dipsosaurus dorsalis, the desert iguana, 13.5 cm from snout to vent: its size is that length, not a height. Bones as shares of it after facts/kinematics 4.1
 * (iguanid: humerus 0.20, radius 0.16, hand 0.15; femur 0.24, tibia 0.23, foot 0.28; girdles 0.55 apart, head 0.22, tail 1.5 to 2.0; estimates); limits, widths and
 * how it stands are choices, its hips so high and its feet so wide that the thighs stay below the horizontal (facts 4.4). Four joints between the girdles, so that the trunk bends as one wave; the tail's shares are a wave that travels to its tip,
 * from 0.07 to 0.19 of the length aside, half a stride behind at its middle (facts 4.4).
 */
import { sprawling } from '../../skeleton/sprawl.ts';
import type { SkeletonTable } from '../../types.ts';

export const lizardSkeleton: SkeletonTable = {
  root: [-0.275, 0.265],
  joints: [
    { joint: 'loin',     parent: 'root',     length: 0.1375, toward:    1, axes: { pitch: [-15, 15], yaw: [-25, 25], roll: [-10, 10] } },
    { joint: 'back',     parent: 'loin',     length: 0.1375, toward:    1, axes: { pitch: [-15, 15], yaw: [-25, 25], roll: [-10, 10] } },
    { joint: 'ribs',     parent: 'back',     length: 0.1375, toward:    0, axes: { pitch: [-15, 15], yaw: [-25, 25], roll: [-10, 10] } },
    { joint: 'withers',  parent: 'ribs',     length: 0.1375, toward:    0, axes: { pitch: [-15, 15], yaw: [-25, 25], roll: [-10, 10] } },
    { joint: 'neckLow',  parent: 'withers',  length: 0.05,   toward:    4, axes: { pitch: [-40, 40], yaw: [-45, 45], roll: [-15, 15] } },
    { joint: 'neckHigh', parent: 'neckLow',  length: 0.045,  toward:   14, axes: { pitch: [-40, 40], yaw: [-45, 45] } },
    { joint: 'head',     parent: 'neckHigh', length: 0.045,  toward:   16, axes: { pitch: [-50, 60], yaw: [-50, 50], roll: [-20, 20] } },
    { joint: 'jaw',      parent: 'head',     length: 0.03,   toward:  -70, axes: { pitch: [-35, 2] } },
    { joint: 'tail1',    parent: 'root',     length: 0.09,   toward: -176, axes: { pitch: [-30, 40], yaw: [-45, 45] } },
    { joint: 'tail2',    parent: 'tail1',    length: 0.22,   toward: -172, axes: { pitch: [-30, 30], yaw: [-60, 60] } },
    { joint: 'tail3',    parent: 'tail2',    length: 0.26,   toward: -171, axes: { pitch: [-30, 30], yaw: [-60, 60] } },
    { joint: 'tail4',    parent: 'tail3',    length: 0.28,   toward: -172, axes: { pitch: [-30, 30], yaw: [-60, 60] } },
    { joint: 'tail5',    parent: 'tail4',    length: 0.28,   toward: -175, axes: { pitch: [-30, 30], yaw: [-60, 60] } },
    { joint: 'tail6',    parent: 'tail5',    length: 0.28,   toward: -178, axes: { pitch: [-30, 30], yaw: [-60, 60] } },
  ],
  legs: {
    fore: {
      on: 'withers',
      at: [0, 0.07],
      joints: [
        { joint: 'shoulder', bone: 0.2,  toward: -14, angle: 'caudal', reference: -90, limits: [10, 160], give: 1, twist: [-90, 90] },
        { joint: 'elbow',    bone: 0.16, toward: -75, angle: 'caudal', limits: [30, 177], give: 1 },
        { joint: 'wrist',    bone: 0.15, toward:  -9, angle: 'caudal', limits: [60, 330], give: 0, alias: 'carpus', twist: [-90, 90] },
      ],
      sole: 0.148,
      track: 0.32,
      sprawl: { manner: sprawling, tilt: -38, toes: 40 },
    },
    hind: {
      on: 'root',
      at: [0, 0.07],
      joints: [
        { joint: 'hip',    bone: 0.24, toward: -16, angle: 'caudal', reference: -90, limits: [10, 170], give: 1, twist: [-90, 90] },
        { joint: 'stifle', bone: 0.23, toward: -73, angle: 'caudal', limits: [25, 177], give: 1 },
        { joint: 'hock',   bone: 0.28, toward:  -6, angle: 'caudal', limits: [60, 330], give: 0, alias: 'tarsus', twist: [-90, 90] },
      ],
      sole: 0.278,
      track: 0.42,
      sprawl: { manner: sprawling, tilt: 65, toes: 40 },
    },
  },
  spine: ['root', 'loin', 'back', 'ribs', 'withers'],
  neck: ['neckLow', 'neckHigh'],
  head: 'head',
  jaw: 'jaw',
  tail: ['tail1', 'tail2', 'tail3', 'tail4', 'tail5', 'tail6'],
  shares: {
    flex: [0.25, 0.25, 0.25, 0.25],
    roll: [0.25, 0.25, 0.25, 0.25],
    bend: [0.28, 0.5, 0.42, 0.15],
    neck: [0.6, 0.4],
    droop: -0.05,
    tail: [-0.23, -0.44, -1, -0.74, 0.41, 1.4],
    lash: [0, 0, 0, 0, 0.31, 0.63, 0.05, -0.95, -1.32, -0.46],
  },
  landmarks: {
    withers: { on: 'withers', at: [0, 0.075] },
    back: { on: 'back', at: [0, 0.085] },
    croup: { on: 'root', at: [0, 0.07] },
    poll: { on: 'head', at: [0.01, 0.06] },
    muzzle: { on: 'head', at: [0.215, -0.035] },
    dock: { on: 'tail1', at: [0, 0.05] },
    tail: { on: 'tail6', at: [-0.3, 0.004] },
  },
};
