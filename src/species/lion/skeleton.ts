/**
 * Panthera leo, 1.05 m at the shoulder, about 160 kg. Limb bones as shares of the height after facts/kinematics 4.1 (estimates: humerus 0.32, radius 0.29,
 * femur 0.35, tibia 0.30; felids of all sizes keep one crouched posture, Day & Jayne 2007); the trunk is long and low, broad paws, head carried under the withers.
 * Its fore limbs are spread to 30 degrees: sedated dogs' shoulders alone go to 32.6 (Cook 2005), and no cat's go less.
 */
import type { SkeletonTable } from '../../types.ts';

export const lionSkeleton: SkeletonTable = {
  root: [-0.33, 0.8],
  joints: [
    { joint: 'loin',     parent: 'root',     length: 0.14,  toward:   10, axes: { pitch: [-45, 45], yaw: [-20, 20], roll: [-15, 15] } },
    { joint: 'back',     parent: 'loin',     length: 0.25,  toward:   -2, axes: { pitch: [-40, 40], yaw: [-22, 22], roll: [-15, 15] } },
    { joint: 'withers',  parent: 'back',     length: 0.29,  toward:    2, axes: { pitch: [-30, 30], yaw: [-22, 22], roll: [-15, 15] } },
    { joint: 'neckLow',  parent: 'withers',  length: 0.17,  toward:  -18, axes: { pitch: [-70, 60], yaw: [-45, 45], roll: [-15, 15] } },
    { joint: 'neckMid',  parent: 'neckLow',  length: 0.095, toward:   14, axes: { pitch: [-60, 60], yaw: [-45, 45] } },
    { joint: 'neckHigh', parent: 'neckMid',  length: 0.095, toward:   16, axes: { pitch: [-60, 60], yaw: [-45, 45] } },
    { joint: 'head',     parent: 'neckHigh', length: 0.085, toward:   14, axes: { pitch: [-75, 75], yaw: [-45, 45], roll: [-25, 25] } },
    { joint: 'jaw',      parent: 'head',     length: 0.07,  toward:  -62, axes: { pitch: [-40, 2] } },
    { joint: 'tail1',    parent: 'root',     length: 0.26,  toward:  184, axes: { pitch: [-110, 80], yaw: [-60, 60] } },
    { joint: 'tail2',    parent: 'tail1',    length: 0.2,   toward: -128, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
    { joint: 'tail3',    parent: 'tail2',    length: 0.2,   toward: -106, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
    { joint: 'tail4',    parent: 'tail3',    length: 0.2,   toward: -122, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
  ],
  legs: {
    fore: {
      on: 'withers',
      at: [0.09, 0.1],
      joints: [
        { joint: 'scapula',  bone: 0.21, toward:  -60,  angle: 'cranial', reference: 0, limits: [20, 110], give: 0.8, abduction: [-30, 30] },
        { joint: 'shoulder', bone: 0.3,  toward: -134,  angle: 'caudal',  limits: [55, 165], give: 1 },
        { joint: 'elbow',    bone: 0.29, toward:  -90,  angle: 'cranial', limits: [45, 168], give: 1 },
        { joint: 'carpus',   bone: 0.11, toward:  -76,  angle: 'caudal',  limits: [60, 245], give: 0.15 },
        { joint: 'knuckle',  bone: 0.1,  toward:  -20,  angle: 'caudal',  limits: [90, 320], give: 0, alias: 'fetlock' },
      ],
      sole: 0.09,
      track: 0.1,
    },
    hind: {
      on: 'root',
      at: [-0.11, 0.1],
      joints: [
        { joint: 'hip',     bone: 0.33, toward:  -60, angle: 'cranial', reference: 30, limits: [20, 165], give: 1, abduction: [-24, 24], twist: [-10, 10] },
        { joint: 'stifle',  bone: 0.3,  toward: -126, angle: 'caudal',  limits: [40, 165], give: 1 },
        { joint: 'hock',    bone: 0.16, toward:  -88, angle: 'cranial', limits: [65, 176], give: 0.7, alias: 'tarsus' },
        { joint: 'knuckle', bone: 0.1,  toward:  -20, angle: 'caudal',  limits: [90, 320], give: 0, alias: 'fetlock' },
      ],
      sole: 0.09,
      track: 0.1,
    },
  },
  spine: ['root', 'loin', 'back', 'withers'],
  neck: ['neckLow', 'neckMid', 'neckHigh'],
  head: 'head',
  jaw: 'jaw',
  tail: ['tail1', 'tail2', 'tail3', 'tail4'],
  shares: {
    flex: [0.4, 0.36, 0.24],
    roll: [0.25, 0.25, 0.2],
    bend: [0.4, 0.4, 0.5],
    neck: [0.7, 0.3, 0.3],
    droop: -0.14, // its end curls up again
  },
  landmarks: {
    withers: { on: 'withers', at: [0, 0.17] },
    back: { on: 'back', at: [0, 0.08] },
    croup: { on: 'root', at: [-0.05, 0.1] },
    poll: { on: 'head', at: [0.0, 0.09] },
    muzzle: { on: 'head', at: [0.29, -0.16] },
    dock: { on: 'tail1', at: [0, 0.025] },
    tail: { on: 'tail4', at: [-0.18, -0.08] },
  },
};
