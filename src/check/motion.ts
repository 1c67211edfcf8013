/** Everything that can be wrong with a plate. */
import { legRole } from '../motion/build-clip.ts';
import { requireLead, requireName, requireNumber, requireNumbers, requireTable } from '../require.ts';
import { BODY_ROWS } from '../skeleton/trunk.ts';
import { TableError } from '../table-error.ts';
import type { LegPlate, LegTable, Plate, Species, WaveRow } from '../types.ts';
import { LEGS } from '../units.ts';
import { FASTEST } from './gait.ts';

export function checkMotions({ name, motions, gaits, skeleton }: Species): void {
  if (!Array.isArray(motions)) throw new TableError(`${name}.motions`, 'expected a list of motions');
  for (const [i, plate] of motions.entries()) {
    const path = `${name}.motions[${i}]`;
    requireTable(path, plate);
    requireName(`${path}.name`, plate.name, 'a motion');
    if (motions.findIndex((other) => other.name === plate.name) !== i)
      throw new TableError(`${path}.name`, `'${plate.name}' stands twice`);
    if (!Object.keys(gaits).includes(plate.gait)) throw new TableError(`${path}.gait`, `no gait '${plate.gait}'`);
    const { track } = gaits[plate.gait];
    checkPlate(`${name}.motions['${plate.name}']`, plate, skeleton.legs);
    for (let end = 0; end < 2; end++)
      if (!skeleton.legs[end === 0 ? 'fore' : 'hind'].sprawl)
        requireNumber(`${name}.gaits.${plate.gait}.track[${end}]`, track?.[end], 0, 1);
  }
  for (const gait of Object.keys(gaits))
    if (!motions.some((plate) => plate.gait === gait && plate.blends !== false))
      throw new TableError(`${name}.motions`, `gait '${gait}' has no motion`);
}

function checkPlate(path: string, plate: Plate, legs: Species['skeleton']['legs']): void {
  const { speed, strideTime, lead, contacts, body } = plate;
  requireNumber(`${path}.speed`, speed, 0.001, FASTEST);
  requireNumber(`${path}.strideTime`, strideTime, 0.02, 60);
  requireLead(`${path}.lead`, lead);
  let keys = 0;
  for (const row of BODY_ROWS) {
    if (row === 'lash' && !body?.lash) continue;
    const count = countKeys(`${path}.body.${row}`, body?.[row]);
    keys ||= count;
    if (count !== keys) throw new TableError(`${path}.body.${row}`, `has ${count} keys, the first row has ${keys}`);
  }
  for (const name of LEGS) {
    requireNumber(`${path}.contacts.${name}.down`, contacts?.[name]?.down, 0, 1);
    requireNumber(`${path}.contacts.${name}.duty`, contacts?.[name]?.duty, 0.05, 0.95);
  }
  requireTable(`${path}.legs`, plate.legs);
  LEGS.forEach((name, index) => {
    const kind = name[1] === 'F' ? 'fore' : 'hind';
    if (!(kind in plate.legs) && lead === undefined)
      throw new TableError(`${path}.lead`, 'trailing and leading legs: needs a lead');
    const role = legRole(plate, index);
    const table = (plate.legs as Record<string, LegPlate>)[role];
    checkLeg(`${path}.legs.${role}`, legs[kind], requireTable(`${path}.legs.${role}`, table));
  });
}

function checkLeg(path: string, { joints, sprawl }: LegTable, { rows, sole, way }: LegPlate): void {
  const keys = countRow(`${path}.sole`, sole);
  const names = sprawl ? ['tilt', 'toes'] : joints.slice(0, -1).map(({ joint }) => joint);
  for (const name of names) {
    const count = countRow(`${path}.rows.${name}`, rows?.[name]);
    if (count !== keys) throw new TableError(`${path}.rows.${name}`, `has ${count} keys, sole has ${keys}`);
  }
  if (sprawl) requireNumbers(`${path}.way`, way, 3, -1, 1);
}

/** Keys of a row. */
function countRow(path: string, text: string | undefined): number {
  if (typeof text !== 'string') throw new TableError(path, 'is missing');
  const values = text.trim().split(/\s+/).map(Number);
  for (const [i, value] of values.entries()) requireNumber(`${path}[${i}]`, value, -400, 400);
  if (values.length < 12) throw new TableError(path, `a row needs at least 12 key phases, got ${values.length}`);
  return values.length;
}

/** Of a wave as many as it is sampled at. */
function countKeys(path: string, row: WaveRow | string | undefined): number {
  if (typeof row === 'string') return countRow(path, row);
  const [, , cycles] = requireNumbers(path, row, 4, -400, 400);
  if (!Number.isInteger(cycles)) throw new TableError(`${path}[2]`, `${cycles} cycles do not close the stride`);
  return 12;
}
