/** Everything that can be wrong with a skeleton's table. */

import { requireName, requireNumber, requireNumbers, requireRange, requireTable } from '../require.ts';
import { standingAngle } from '../skeleton/rig.ts';
import { TableError } from '../table-error.ts';
import type { Axes, LegTable, SkeletonTable } from '../types.ts';
import { LEGS } from '../units.ts';

/** Landmarks that every animal has. */
const LANDMARKS = ['withers', 'back', 'croup', 'poll', 'muzzle', 'dock', 'tail'];

export function checkSkeleton(path: string, table: SkeletonTable): void {
  for (const list of ['joints', 'spine', 'neck', 'tail'] as const) {
    if (!Array.isArray(table[list]) || table[list].length === 0) throw new TableError(`${path}.${list}`, 'is missing');
  }
  checkPlace(`${path}.root`, table.root);
  const names = ['root'];
  for (const [i, row] of table.joints.entries()) {
    const at = `${path}.joints[${i}]`;
    const { joint, parent, length, toward, axes } = requireTable(at, row);
    requireNumber(`${at}.length`, length, 0.001, 3);
    requireNumber(`${at}.toward`, toward, -360, 360);
    checkJoint(names, at, joint, axes);
    if (!names.includes(parent)) throw new TableError(`${at}.parent`, `no joint '${parent}' before '${joint}'`);
    names.push(joint);
  }
  for (const leg of LEGS) {
    const kind = leg[1] === 'F' ? 'fore' : 'hind';
    const at = `${path}.legs.${kind}`;
    checkLeg(names, at, leg, requireTable(at, table.legs?.[kind]));
  }
  const requireJoint = (at: string, joint: string): void => {
    if (!names.includes(joint)) throw new TableError(at, `no joint '${joint}'`);
  };
  for (const [mark, row] of Object.entries(table.landmarks ?? {})) {
    const here = `${path}.landmarks.${mark}`;
    const { on, at } = requireTable(here, row);
    requireJoint(`${here}.on`, on);
    requireNumbers(`${here}.at`, at, 2);
  }
  for (const mark of LANDMARKS)
    if (!table.landmarks?.[mark]) throw new TableError(`${path}.landmarks.${mark}`, 'is missing');
  for (const list of ['spine', 'neck', 'tail'] as const)
    for (const [i, joint] of table[list].entries()) requireJoint(`${path}.${list}[${i}]`, joint);
  requireJoint(`${path}.head`, table.head);
  requireJoint(`${path}.jaw`, table.jaw);
  checkShares(`${path}.shares`, table);
}

/** Forward and up, or outward. */
function checkPlace(path: string, place: readonly [number, number]): void {
  requireNumbers(path, place, 2, -2, 2);
  requireNumber(`${path}[1]`, place[1], 0, 2);
}

function checkJoint(names: readonly string[], path: string, name: string, axes: Axes): void {
  requireName(`${path}.joint`, name, 'a joint');
  requireTable(`${path}.axes`, axes);
  if (names.includes(name)) throw new TableError(`${path}.joint`, `'${name}' stands twice`);
  for (const axis of ['pitch', 'yaw', 'roll'] as const) {
    const range = axes[axis];
    if (range) requireRange(`${path}.axes.${axis}`, range);
  }
}

function checkLeg(names: string[], path: string, leg: string, table: LegTable): void {
  const { on, joints, at, sprawl, sole, track } = table;
  if (!names.includes(on)) throw new TableError(`${path}.on`, `no joint '${on}'`);
  if (!Array.isArray(joints) || joints.length < 3)
    throw new TableError(`${path}.joints`, 'a leg needs at least three joints');
  for (const [i, row] of joints.entries()) {
    const here = `${path}.joints[${i}]`;
    const { bone, toward, give } = requireTable(here, row);
    requireNumber(`${here}.bone`, bone, 0.005, 2);
    requireNumber(`${here}.toward`, toward, -360, 360);
    requireNumber(`${here}.give`, give, 0, 1);
  }
  if (sprawl !== undefined) {
    const { manner } = requireTable(`${path}.sprawl`, sprawl);
    if (typeof manner?.check !== 'function') throw new TableError(`${path}.sprawl.manner`, "expected 'sprawling'");
    manner.check(path, table);
  }
  checkPlace(`${path}.at`, at);
  joints.forEach(({ joint, alias, angle, reference, limits, abduction, twist }, i) => {
    const here = `${path}.joints[${i}]`;
    if (angle !== 'cranial' && angle !== 'caudal')
      throw new TableError(`${here}.angle`, `expected 'cranial' or 'caudal', got '${String(angle)}'`);
    if (i === 0) requireNumber(`${here}.reference`, reference, -360, 360);
    const [low, high] = requireRange(`${here}.limits`, limits);
    const standing = standingAngle(joints, i);
    if (standing < low || standing > high)
      throw new TableError(`${here}.limits`, `the standing angle ${standing.toFixed(1)} is outside ${low} to ${high}`);
    const name = `${leg}.${requireName(`${here}.joint`, joint, 'a joint')}`;
    if (alias !== undefined) requireName(`${here}.alias`, alias, 'a joint');
    checkJoint(names, here, name, { ...(abduction && { roll: abduction }), ...(twist && { yaw: twist }) });
    names.push(name);
  });
  requireNumber(`${path}.sole`, sole, 0, 1);
  requireNumber(`${path}.track`, track, 0, 1);
}

function checkShares(path: string, { shares, spine, neck, tail }: SkeletonTable): void {
  const checkRow = (row: 'flex' | 'roll' | 'bend' | 'neck' | 'lash' | 'tail' | 'supple', count: number): void => {
    const values = shares?.[row];
    if (values?.length !== count) throw new TableError(`${path}.${row}`, `expected ${count} numbers`);
    requireNumbers(`${path}.${row}`, values, count, -2, 2);
  };
  for (const row of ['flex', 'roll', 'bend'] as const) checkRow(row, spine.length - 1);
  checkRow('neck', neck.length);
  requireNumber(`${path}.droop`, shares?.droop, -1, 1);
  if (shares?.lash) checkRow('lash', spine.length - 1 + tail.length);
  if (shares?.tail) checkRow('tail', tail.length);
  if (shares?.supple) checkRow('supple', 1);
}
