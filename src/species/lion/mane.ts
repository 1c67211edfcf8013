/** The mane of the drawings: each lock of the ruff in the round as a line from its root over its bow to its tip. */
import type { FleshLine } from '../flesh.ts';
import { lionRuff } from './relief.ts';

/** What the rows hang on, from the shoulders forward, and the height of the middle of neck and head, from which locks are bowed away: thousandths. */
const ON = ['withers', 'neckLow', 'neckMid', 'neckHigh', 'head'];
const MIDDLE = 830;

export const lionMane = lionRuff.flatMap(([x, y, z, toX, toY, toZ, ahead, up, right, locks, long]) =>
  [...Array(locks)].map((_, i): FleshLine => {
    // No two alike: golden ratio.
    const own = (0.618 * (7 * i + y)) % 1;
    const place = (i + own) / locks;
    const [rise, aside] = [y + place * (toY - y) - MIDDLE, z + place * (toZ - z)];
    const at = (along: number, off: number): [number, number, number] => {
      const [out, reach] = [(1 + off / Math.hypot(rise, aside)) / 1000, along * long * (1 + own) / 1000];
      return [
        (x + place * (toX - x)) / 1000 + reach * ahead,
        MIDDLE / 1000 + out * rise + reach * up,
        out * aside + reach * right,
      ];
    };
    return { line: '', on: ON[Math.floor(x / 97 - 4.1)], out: 0, points: [at(0, 0), at(0.3, 65), at(0.7, 55)] };
  }),
);
