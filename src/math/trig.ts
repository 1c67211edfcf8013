/**
 * Sine and cosine of small angles, as short series: twice as fast as Math's, and the same in every JavaScript engine. Beyond a quarter of
 * a radian, where the series would not be exact to the last bits, Math's own.
 */

export function sine(angle: number): number {
  const s = angle * angle;
  return s > 0.06 ? Math.sin(angle) : angle * (1 + s * (-1 / 6 + s * (1 / 120 + s * (-1 / 5040 + s * (1 / 362880)))));
}

/** For slopes of up to a fifth by a series, too. */
export function arctangent(slope: number): number {
  const s = slope * slope;
  return s > 0.04
    ? Math.atan(slope)
    : slope *
        (1 + s * (-1 / 3 + s * (1 / 5 + s * (-1 / 7 + s * (1 / 9 + s * (-1 / 11 + s * (1 / 13 + s * (-1 / 15))))))));
}

export function cosine(angle: number): number {
  const s = angle * angle;
  return s > 0.06
    ? Math.cos(angle)
    : 1 + s * (-1 / 2 + s * (1 / 24 + s * (-1 / 720 + s * (1 / 40320 + s * (-1 / 3628800)))));
}
