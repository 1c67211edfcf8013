/** Everything that can be wrong with a gait's table. */
import { evaluateLaw } from '../gait/speed-law.ts';
import { requireLead, requireNumber, requireNumbers, requireTable } from '../require.ts';
import { TableError } from '../table-error.ts';
import type { GaitTable, Law } from '../types.ts';
import { LEGS } from '../units.ts';

/**
 * m/s: no gait and no motion is faster. Speeds go with the root of the height (similarity.ts): as tall as is allowed, 20 m, the fastest of ours would gallop
 * at 94, and the fastest there is (29 m/s at 0.8 m) at 145.
 */
export const FASTEST = 200;

export function checkGait(path: string, table: GaitTable): void {
  const { range, band, lead, strideTime, frequency, duty, footfalls } = requireTable(path, table);
  const [slow] = requireNumbers(`${path}.range`, range, 2, 0.001, FASTEST);
  const fast = requireNumber(`${path}.range[1]`, range[1], slow, FASTEST);
  const [least] = requireNumbers(`${path}.band`, band, 2, slow, fast);
  requireNumber(`${path}.band[1]`, band[1], least, fast);
  requireLead(`${path}.lead`, lead);
  const law = strideTime ?? frequency;
  if (!law) throw new TableError(path, 'needs strideTime or frequency');
  checkLaw(`${path}.${strideTime ? 'strideTime' : 'frequency'}`, law);
  for (const speed of [slow, fast]) {
    const value = evaluateLaw(law, speed);
    requireNumber(`${path}: stride time at ${speed} m/s`, strideTime ? value : 1 / value, 0.02, 60);
  }
  for (const end of ['fore', 'hind'] as const) {
    const at = `${path}.duty.${end}`;
    const dutyLaw = duty?.[end];
    checkLaw(at, dutyLaw);
    for (const speed of [slow, fast]) requireNumber(`${at} at ${speed} m/s`, evaluateLaw(dutyLaw, speed), 0.05, 0.95);
  }
  if (!Array.isArray(footfalls) || footfalls.length === 0)
    throw new TableError(`${path}.footfalls`, 'expected a list of at least one row');
  for (const [i, row] of footfalls.entries()) {
    const at = `${path}.footfalls[${i}]`;
    requireTable(at, row);
    requireNumber(`${at}.speed`, row.speed, 0, FASTEST);
    if (i > 0 && row.speed <= footfalls[i - 1].speed) throw new TableError(`${at}.speed`, 'speeds must rise');
    for (const leg of LEGS) requireNumber(`${at}.${leg}`, row[leg], 0, 1);
  }
}

function checkLaw(path: string, law: Law): void {
  requireTable(path, law);
  if ('linear' in law) requireNumbers(`${path}.linear`, law.linear, 2);
  else if ('power' in law) {
    requireNumbers(`${path}.power`, law.power, 2);
    if (law.at !== undefined) requireNumber(`${path}.at`, law.at, 0.001);
  } else throw new TableError(path, 'expected { linear: [a, b] } or { power: [a, b] }');
  if (law.most !== undefined) requireNumber(`${path}.most`, law.most);
}
