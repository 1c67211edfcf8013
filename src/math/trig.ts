/**
 * Angles to turns without Math's sine and cosine: several times as fast, and the same in every JavaScript engine.
 */

/**
 * The tangent t of half an angle: its cosine is (1 - t^2) / (1 + t^2), its sine 2 t / (1 + t^2), and both belong together to the last bit.
 * Lambert's continued fraction, eight levels deep; beyond 80 degrees Math's own.
 */
export function halfTangent(angle: number): number {
  const y = 0.5 * angle;
  const s = y * y;
  if (s > 0.5) return Math.tan(y);
  return (y * (2027025 - s * (270270 - s * (6930 - s * 36)))) / (2027025 - s * (945945 - s * (51975 - s * (630 - s))));
}

/** For slopes of up to a fifth by a series. */
export function arctangent(slope: number): number {
  const s = slope * slope;
  return s > 0.04
    ? Math.atan(slope)
    : slope *
        (1 -
          s * (1 / 3) +
          s * s * (1 / 5 - s * (1 / 7)) +
          s * s * (s * s) * (1 / 9 - s * (1 / 11) + s * s * (1 / 13 - s * (1 / 15))));
}
