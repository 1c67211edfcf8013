/**
 * Angles to turns without Math's sine and cosine: several times as fast, and the same in every JavaScript engine.
 */

/**
 * Cosine and sine of any angle, in a record that the next call uses again. Half the angle has the tangent p / q, by Lambert's continued fraction, ten levels
 * deep, which is exact up to half a turn; and what is more is less the other way round. Both belong together to the last bits.
 */
export function turnOf(angle: number): Turn {
  let y = 0.5 * angle;
  if (y * y > 2.5) y -= Math.PI * Math.round(y / Math.PI);
  const s = y * y;
  const ss = s * s;
  const p = y * (654729075 - s * 91891800 + ss * (2837835 - s * 25740 + ss * 55));
  const q = 654729075 - s * 310134825 + ss * (18918900 - s * 315315 + ss * (1485 - s));
  const scale = 1 / (q * q + p * p);
  turn.cos = (q * q - p * p) * scale;
  turn.sin = 2 * p * q * scale;
  return turn;
}

interface Turn {
  cos: number;
  sin: number;
}
const turn: Turn = { cos: 0.5, sin: 0.5 };

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
