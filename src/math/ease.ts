/** Easing: from 0 to 1 with flat ends. */

/** Zero slope and curvature at both ends. */
export function smoother(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x * x * x * (x * (6 * x - 15) + 10);
}

/** Zero slope at both ends. */
export function smooth(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x);
}

/** Kept between two, whichever is the larger. */
export function between(value: number, one: number, other: number): number {
  return clamp(value, Math.min(one, other), Math.max(one, other));
}

export function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}
