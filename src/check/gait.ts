/** Everything that can be wrong with a gait's table. */
import { evaluateLaw } from '../gait/speed-law.ts';
import { requireNumber } from '../require.ts';
import { TableError } from '../table-error.ts';
import type { GaitTable } from '../types.ts';
import { LEGS } from '../units.ts';

export function checkGait(path: string, table: GaitTable): void {
  const { range, band, strideTime, frequency, duty, footfalls } = table;
  const slow = requireNumber(`${path}.range[0]`, range?.[0], 0.001, 60);
  const fast = requireNumber(`${path}.range[1]`, range?.[1], slow, 60);
  const least = requireNumber(`${path}.band[0]`, band?.[0], slow, fast);
  requireNumber(`${path}.band[1]`, band?.[1], least, fast);
  const law = strideTime ?? frequency;
  if (!law) throw new TableError(path, 'needs strideTime or frequency');
  for (const speed of range) {
    const value = evaluateLaw(law, speed);
    requireNumber(`${path}: stride time at ${speed} m/s`, strideTime ? value : 1 / value, 0.02, 60);
  }
  for (const end of ['fore', 'hind'] as const) {
    const dutyLaw = duty?.[end];
    if (!dutyLaw) throw new TableError(`${path}.duty.${end}`, 'is missing');
    for (const speed of range)
      requireNumber(`${path}.duty.${end} at ${speed} m/s`, evaluateLaw(dutyLaw, speed), 0.05, 0.95);
  }
  if (!footfalls?.length) throw new TableError(`${path}.footfalls`, 'needs at least one row');
  footfalls.forEach((row, i) => {
    const at = `${path}.footfalls[${i}]`;
    requireNumber(`${at}.speed`, row.speed, 0, 60);
    if (i > 0 && row.speed <= footfalls[i - 1].speed) throw new TableError(`${at}.speed`, 'speeds must rise');
    for (const leg of LEGS) requireNumber(`${at}.${leg}`, row[leg], 0, 1);
  });
}
