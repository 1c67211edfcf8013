/** Many bounds at once: all that are broken are named, not only the first. */

/** Each check is true, or what is wrong. */
export function assertAll(checks: readonly (true | string)[]): void {
  const faults = checks.filter((check) => check !== true);
  if (faults.length > 0) throw new Error(faults.join('\n    '));
}

export const bound = (good: boolean, what: string): true | string => good || what;
