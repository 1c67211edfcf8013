/** Numbers of authored tables, and what they stand in, or where the fault lies. */
import { TableError } from './table-error.ts';
import type { Range } from './types.ts';

export function requireNumber(path: string, value: unknown, least = -Infinity, most = Infinity): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TableError(path, `expected a number, got ${String(value)}`);
  if (value < least || value > most) throw new TableError(path, `${value} is outside ${least} to ${most}`);
  return value;
}

/** A list that begins with so many numbers. */
export function requireNumbers(path: string, list: unknown, count: number, least?: number, most?: number): number[] {
  return Array.from({ length: count }, (_, i) =>
    requireNumber(`${path}[${i}]`, Array.isArray(list) ? list[i] : undefined, least, most),
  );
}

export function requireRange(path: string, range: Range): Range {
  const [least, most] = requireNumbers(path, range, 2);
  if (least > most) throw new TableError(path, `lower limit ${least} is above upper limit ${most}`);
  return range;
}

/** Something with parts of its own. */
export function requireTable<Table>(path: string, table: Table): NonNullable<Table> {
  if (table === undefined) throw new TableError(path, 'is missing');
  if (typeof table !== 'object' || table === null)
    throw new TableError(path, `expected an object, got ${String(table)}`);
  return table;
}

export function requireName(path: string, name: unknown, whose: string): string {
  if (typeof name !== 'string' || name === '')
    throw new TableError(path, `${whose} needs a name, a string that is not empty`);
  return name;
}

export function requireLead(path: string, lead: unknown): void {
  if (lead !== undefined && lead !== 'left' && lead !== 'right')
    throw new TableError(path, `expected 'left' or 'right', got '${String(lead)}'`);
}
