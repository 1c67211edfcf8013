/**
 * Equus caballus, 1.60 m at the withers: 35 joints, 61 degrees of freedom as in Huang 2013.
 * Lengths: osteometry and the GaitSym horse (scaled to Buchner 1997). Standing directions close those lengths on the ground.
 * Limits: Clayton, Back, McGuigan & Wilson; widened where Muybridge's drawings go further (the carpus folds to 50 degrees).
 * Positions of the vertebral joints, the limits of the spine how readily a joint gives and how the trunk shares its motions are choices.
 */
import type { SkeletonTable } from '../../types.ts';

export const horseSkeleton: SkeletonTable = {
  root: [-0.219, 0.9],
  joints: [
    { joint: 'loin',     parent: 'root',     length: 0.088, toward:    4, axes: { pitch: [-20, 20], yaw: [-8, 8], roll: [-8, 8] } },
    { joint: 'back',     parent: 'loin',     length: 0.175, toward:   -1, axes: { pitch: [-10, 10], yaw: [-10, 10], roll: [-8, 8] } },
    { joint: 'withers',  parent: 'back',     length: 0.19,  toward:   -9, axes: { pitch: [-10, 10], yaw: [-10, 10], roll: [-8, 8] } },
    { joint: 'neckLow',  parent: 'withers',  length: 0.151, toward:  -24, axes: { pitch: [-60, 40], yaw: [-40, 40], roll: [-15, 15] } },
    { joint: 'neckMid',  parent: 'neckLow',  length: 0.16,  toward:   39, axes: { pitch: [-45, 40], yaw: [-40, 40] } },
    { joint: 'neckHigh', parent: 'neckMid',  length: 0.18,  toward:   43, axes: { pitch: [-45, 40], yaw: [-40, 40] } },
    { joint: 'head',     parent: 'neckHigh', length: 0.147, toward:   43, axes: { pitch: [-60, 60], yaw: [-30, 30], roll: [-20, 20] } },
    { joint: 'jaw',      parent: 'head',     length: 0.065, toward:  -80, axes: { pitch: [-20, 2] } },
    { joint: 'tail1',    parent: 'root',     length: 0.29,  toward:  188, axes: { pitch: [-110, 30], yaw: [-40, 40] } },
    { joint: 'tail2',    parent: 'tail1',    length: 0.1,   toward: -126, axes: { pitch: [-60, 60], yaw: [-40, 40] } },
    { joint: 'tail3',    parent: 'tail2',    length: 0.14,  toward: -104, axes: { pitch: [-60, 60], yaw: [-40, 40] } },
    { joint: 'tail4',    parent: 'tail3',    length: 0.15,  toward:  -96, axes: { pitch: [-60, 60] } },
  ],
  legs: {
    fore: {
      on: 'withers',
      at: [0.0625, 0.094],
      joints: [
        { joint: 'scapula',  bone: 0.1875, toward:  -62.6, angle: 'cranial', reference: 0, limits: [36, 94], give: 0.5, abduction: [-15, 15] },
        { joint: 'shoulder', bone: 0.172,  toward: -126,   angle: 'caudal',  limits: [90, 140], give: 1 },
        { joint: 'elbow',    bone: 0.253,  toward:  -90,   angle: 'cranial', limits: [75, 162], give: 1 },
        { joint: 'carpus',   bone: 0.178,  toward:  -90,   angle: 'caudal',  limits: [50, 195], give: 0.1 },
        { joint: 'fetlock',  bone: 0.0844, toward:  -60,   angle: 'caudal',  limits: [110, 258], give: 0.25 },
        { joint: 'coffin',   bone: 0.0594, toward:  -47.5, angle: 'caudal',  limits: [80, 300], give: 0 },
      ],
      sole: 0.081,
      track: 0.084,
    },
    hind: {
      on: 'root',
      at: [-0.125, 0.119],
      joints: [
        { joint: 'hip',     bone: 0.2375, toward:  -79.3, angle: 'cranial', reference: 32, limits: [52, 158], give: 1, abduction: [-15, 15], twist: [-10, 10] },
        { joint: 'stifle',  bone: 0.25,   toward: -116.6, angle: 'caudal',  limits: [65, 162], give: 1 },
        { joint: 'hock',    bone: 0.225,  toward:  -90,   angle: 'cranial', limits: [80, 172], give: 0.7, alias: 'tarsus' },
        { joint: 'fetlock', bone: 0.0813, toward:  -57.5, angle: 'caudal',  limits: [110, 258], give: 0.25 },
        { joint: 'coffin',  bone: 0.0594, toward:  -47.5, angle: 'caudal',  limits: [80, 300], give: 0 },
      ],
      sole: 0.081,
      track: 0.084,
    },
  },
  spine: ['root', 'loin', 'back', 'withers'],
  neck: ['neckLow', 'neckMid', 'neckHigh'],
  head: 'head',
  jaw: 'jaw',
  tail: ['tail1', 'tail2', 'tail3', 'tail4'],
  shares: {
    flex: [0.6, 0.25, 0.15],
    roll: [0.3, 0.3, 0.1], // the withers keep 0.3, after Faber 2000 (4 of 13 degrees)
    bend: [0.4, 0.4, 0.4], // the withers turn a fifth the other way
    neck: [0.7, 0.3, 0.3], // with three equal bones the axis turns by a + 2/3 b + 1/3 c = 1
    droop: 0.22,
  },
  landmarks: {
    withers: { on: 'withers', at: [0, 0.127] },
    back: { on: 'back', at: [0, 0.045] },
    croup: { on: 'root', at: [-0.062, 0.094] },
    poll: { on: 'head', at: [0, 0.045] },
    muzzle: { on: 'head', at: [0.197, -0.341] },
    dock: { on: 'tail1', at: [-0.01, 0.035] },
    tail: { on: 'tail4', at: [-0.012, -0.16] },
  },
};
