/**
 * Canis lupus, 80 cm at the shoulder, about 40 kg: long legs, narrow chest. Limb bones as shares of the height after facts/kinematics 4.1 (estimates:
 * humerus 0.28, radius 0.29, femur 0.29, tibia 0.31 of the height, long paws); joints and limits are those of the dog.
 */
import type { SkeletonTable } from '../../types.ts';

export const wolfSkeleton: SkeletonTable = {
  root: [-0.275, 0.85],
  joints: [
    { joint: 'loin',     parent: 'root',     length: 0.125, toward:   10, axes: { pitch: [-40, 40], yaw: [-15, 15], roll: [-15, 15] } },
    { joint: 'back',     parent: 'loin',     length: 0.215, toward:    2, axes: { pitch: [-35, 35], yaw: [-20, 20], roll: [-15, 15] } },
    { joint: 'withers',  parent: 'back',     length: 0.235, toward:   -4, axes: { pitch: [-30, 30], yaw: [-20, 20], roll: [-15, 15] } },
    { joint: 'neckLow',  parent: 'withers',  length: 0.15,  toward:  -14, axes: { pitch: [-70, 50], yaw: [-40, 40], roll: [-15, 15] } },
    { joint: 'neckMid',  parent: 'neckLow',  length: 0.105, toward:   26, axes: { pitch: [-50, 50], yaw: [-40, 40] } },
    { joint: 'neckHigh', parent: 'neckMid',  length: 0.105, toward:   28, axes: { pitch: [-50, 50], yaw: [-40, 40] } },
    { joint: 'head',     parent: 'neckHigh', length: 0.09,  toward:   26, axes: { pitch: [-70, 70], yaw: [-40, 40], roll: [-25, 25] } },
    { joint: 'jaw',      parent: 'head',     length: 0.06,  toward:  -60, axes: { pitch: [-35, 2] } },
    { joint: 'tail1',    parent: 'root',     length: 0.225, toward:  186, axes: { pitch: [-130, 60], yaw: [-60, 60] } },
    { joint: 'tail2',    parent: 'tail1',    length: 0.12,  toward: -128, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
    { joint: 'tail3',    parent: 'tail2',    length: 0.13,  toward: -117, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
    { joint: 'tail4',    parent: 'tail3',    length: 0.12,  toward: -115, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
  ],
  legs: {
    fore: {
      on: 'withers',
      at: [0.082, 0.07],
      joints: [
        { joint: 'scapula',  bone: 0.22,  toward:  -62,  angle: 'cranial', reference: 0, limits: [25, 105], give: 0.6, abduction: [-20, 20] },
        { joint: 'shoulder', bone: 0.28,  toward: -136,  angle: 'caudal',  limits: [60, 165], give: 1 },
        { joint: 'elbow',    bone: 0.31,  toward:  -88,  angle: 'cranial', limits: [45, 168], give: 1 },
        { joint: 'carpus',   bone: 0.13,  toward:  -76,  angle: 'caudal',  limits: [60, 245], give: 0.15 },
        { joint: 'knuckle',  bone: 0.09,  toward:  -24,  angle: 'caudal',  limits: [90, 320], give: 0, alias: 'fetlock' },
      ],
      sole: 0.075,
      track: 0.06,
    },
    hind: {
      on: 'root',
      at: [-0.105, 0.075],
      joints: [
        { joint: 'hip',     bone: 0.29, toward:  -60, angle: 'cranial', reference: 30, limits: [20, 165], give: 1, abduction: [-20, 20], twist: [-10, 10] },
        { joint: 'stifle',  bone: 0.32, toward: -128, angle: 'caudal',  limits: [40, 165], give: 1 },
        { joint: 'hock',    bone: 0.21, toward:  -90, angle: 'cranial', limits: [70, 176], give: 0.7, alias: 'tarsus' },
        { joint: 'knuckle', bone: 0.09, toward:  -24, angle: 'caudal',  limits: [90, 320], give: 0, alias: 'fetlock' },
      ],
      sole: 0.075,
      track: 0.06,
    },
  },
  spine: ['root', 'loin', 'back', 'withers'],
  neck: ['neckLow', 'neckMid', 'neckHigh'],
  head: 'head',
  jaw: 'jaw',
  tail: ['tail1', 'tail2', 'tail3', 'tail4'],
  shares: {
    flex: [0.42, 0.36, 0.22],
    roll: [0.3, 0.3, 0.2],
    bend: [0.4, 0.4, 0.4],
    neck: [0.7, 0.3, 0.3],
    droop: 0.08,
  },
  landmarks: {
    withers: { on: 'withers', at: [0, 0.137] },
    back: { on: 'back', at: [0, 0.06] },
    croup: { on: 'root', at: [-0.05, 0.085] },
    poll: { on: 'head', at: [0.01, 0.07] },
    muzzle: { on: 'head', at: [0.3, -0.12] },
    dock: { on: 'tail1', at: [0, 0.02] },
    tail: { on: 'tail4', at: [-0.07, -0.11] },
  },
};
