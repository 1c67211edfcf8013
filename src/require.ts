/** Numbers of authored tables, or where the fault lies. */
import { TableError } from './table-error.ts';
import type { Range } from './types.ts';

export function requireNumber(path: string, value: unknown, least = -Infinity, most = Infinity): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TableError(path, `expected a number, got ${String(value)}`);
  if (value < least || value > most) throw new TableError(path, `${value} is outside ${least} to ${most}`);
  return value;
}

export function requireRange(path: string, range: Range): Range {
  const least = requireNumber(`${path}[0]`, range?.[0]);
  const most = requireNumber(`${path}[1]`, range?.[1]);
  if (least > most) throw new TableError(path, `lower limit ${least} is above upper limit ${most}`);
  return range;
}
