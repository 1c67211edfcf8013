/**
 * Canis familiaris, 52 cm at the withers, about 30 kg: a pointer's frame. Limb bones, the distance of the girdles and the joints' heights
 * after a dog in motion capture (facts/kinematics 4.1: humerus 15.2, radius 17.8, femur 16.0, tibia 18.0, metatarsus 10.8, shoulder to
 * hip 41.5 cm). It stands on its digits. Limits are those seen in its trot and gallop, widened; the rest are choices.
 */
import type { SkeletonTable } from '../../types.ts';

export const dogSkeleton: SkeletonTable = {
  root: [-0.25, 0.86],
  joints: [
    { joint: 'loin',     parent: 'root',     length: 0.12,  toward:   12, axes: { pitch: [-40, 40], yaw: [-15, 15], roll: [-15, 15] } },
    { joint: 'back',     parent: 'loin',     length: 0.2,   toward:    3, axes: { pitch: [-35, 35], yaw: [-20, 20], roll: [-15, 15] } },
    { joint: 'withers',  parent: 'back',     length: 0.215, toward:   -6, axes: { pitch: [-30, 30], yaw: [-20, 20], roll: [-15, 15] } },
    { joint: 'neckLow',  parent: 'withers',  length: 0.13,  toward:  -12, axes: { pitch: [-70, 50], yaw: [-40, 40], roll: [-15, 15] } },
    { joint: 'neckMid',  parent: 'neckLow',  length: 0.1,   toward:   45, axes: { pitch: [-50, 50], yaw: [-40, 40] } },
    { joint: 'neckHigh', parent: 'neckMid',  length: 0.1,   toward:   47, axes: { pitch: [-50, 50], yaw: [-40, 40] } },
    { joint: 'head',     parent: 'neckHigh', length: 0.085, toward:   45, axes: { pitch: [-70, 70], yaw: [-40, 40], roll: [-25, 25] } },
    { joint: 'jaw',      parent: 'head',     length: 0.055, toward:  -60, axes: { pitch: [-35, 2] } },
    { joint: 'tail1',    parent: 'root',     length: 0.215, toward:  184, axes: { pitch: [-130, 60], yaw: [-60, 60] } },
    { joint: 'tail2',    parent: 'tail1',    length: 0.13,  toward: -128, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
    { joint: 'tail3',    parent: 'tail2',    length: 0.14,  toward: -118, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
    { joint: 'tail4',    parent: 'tail3',    length: 0.14,  toward: -117, axes: { pitch: [-60, 60], yaw: [-60, 60] } },
  ],
  legs: {
    fore: {
      on: 'withers',
      at: [0.066, 0.085],
      joints: [
        { joint: 'scapula',  bone: 0.2,   toward:  -62,  angle: 'cranial', reference: 0, limits: [25, 105], give: 0.6, abduction: [-20, 20] },
        { joint: 'shoulder', bone: 0.292, toward: -138,  angle: 'caudal',  limits: [60, 165], give: 1 },
        { joint: 'elbow',    bone: 0.342, toward:  -88,  angle: 'cranial', limits: [45, 168], give: 1 },
        { joint: 'carpus',   bone: 0.13,  toward:  -75,  angle: 'caudal',  limits: [60, 245], give: 0.15 },
        { joint: 'knuckle',  bone: 0.085, toward:  -25,  angle: 'caudal',  limits: [90, 320], give: 0, alias: 'fetlock' },
      ],
      sole: 0.07,
      track: 0.09,
    },
    hind: {
      on: 'root',
      at: [-0.102, 0.09],
      joints: [
        { joint: 'hip',     bone: 0.308, toward:  -60, angle: 'cranial', reference: 30, limits: [20, 165], give: 1, abduction: [-20, 20], twist: [-10, 10] },
        { joint: 'stifle',  bone: 0.346, toward: -130, angle: 'caudal',  limits: [40, 165], give: 1 },
        { joint: 'hock',    bone: 0.2,   toward:  -90, angle: 'cranial', limits: [70, 176], give: 0.7, alias: 'tarsus' },
        { joint: 'knuckle', bone: 0.085, toward:  -25, angle: 'caudal',  limits: [90, 320], give: 0, alias: 'fetlock' },
      ],
      sole: 0.07,
      track: 0.09,
    },
  },
  spine: ['root', 'loin', 'back', 'withers'],
  neck: ['neckLow', 'neckMid', 'neckHigh'],
  head: 'head',
  jaw: 'jaw',
  tail: ['tail1', 'tail2', 'tail3', 'tail4'],
  shares: {
    flex: [0.34, 0.48, 0.18], // the whole back bends, most behind the ribs and in the loins
    roll: [0.3, 0.3, 0.2],
    bend: [0.4, 0.4, 0.4],
    neck: [0.7, 0.3, 0.3],
    droop: 0.16,
  },
  landmarks: {
    withers: { on: 'withers', at: [0, 0.127] },
    back: { on: 'back', at: [0, 0.055] },
    croup: { on: 'root', at: [-0.05, 0.08] },
    poll: { on: 'head', at: [0.02, 0.06] },
    muzzle: { on: 'head', at: [0.29, -0.13] },
    dock: { on: 'tail1', at: [0, 0.02] },
    tail: { on: 'tail4', at: [-0.125, -0.06] },
  },
};
