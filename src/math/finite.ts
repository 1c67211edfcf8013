/** The value, if it is a number that can be reckoned with. */
export function finite(path: string, value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new RangeError(`${path}: expected a finite number, got ${String(value)}`);
}
