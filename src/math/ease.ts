/** Easing: from 0 to 1 with flat ends. */

/** Zero slope and curvature at both ends. */
export function smoother(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x * x * x * (x * (6 * x - 15) + 10);
}

/** Slope of `smoother`. */
export function smootherSlope(x: number): number {
  return x <= 0 || x >= 1 ? 0 : 30 * x * x * (1 - x) * (1 - x);
}

/** Zero slope at both ends. */
export function smooth(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x);
}

export function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}

/** The cubic with value `from` and slope `leaving` at 0, value 1 and slope `arriving` at 1. */
export function hermite(x: number, from: number, leaving: number, arriving: number): number {
  const gap = 1 - from;
  return from + x * (leaving + x * (3 * gap - 2 * leaving - arriving + x * (leaving + arriving - 2 * gap)));
}
