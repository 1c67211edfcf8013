/** Easing whose slopes are known. */

/** Slope of `smoother`. */
export function smootherSlope(x: number): number {
  return x <= 0 || x >= 1 ? 0 : 30 * x * x * (1 - x) * (1 - x);
}

/** The cubic with value `from` and slope `leaving` at 0, value 1 and slope `arriving` at 1. */
export function hermite(x: number, from: number, leaving: number, arriving: number): number {
  const gap = 1 - from;
  return from + x * (leaving + x * (3 * gap - 2 * leaving - arriving + x * (leaving + arriving - 2 * gap)));
}
