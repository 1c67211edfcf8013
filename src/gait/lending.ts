/**
 * Far beyond its own speeds, as an amble into which a gallop brakes, the animal keeps the footfalls of a gait, but its legs go as in the one
 * of its even gaits that reaches from slow to fast, with that gait's time and contact: a slow gait's legs would have to be thrown.
 */
import type { Built } from '../build.ts';
import { clamp, smooth } from '../math/ease.ts';
import { createStride, type Gait, type Stride, strideAt } from './speed-law.ts';

const BEYOND = 0.6; // of the speed from which on legs are lent: so much faster, they are all the other gait's (choice)
/** Times the speed up to which that gait is chosen: its legs are lent as they are then, not as in a race (choice). */
export const COLLECTED = 1.2;

/** How far a gait's legs are another's: when it goes much faster than it is done now, its manner, or is chosen. */
export function lentAt({ farthest }: Built, gait: Gait, manner: number, pace: number): number {
  const { lead, band } = gait;
  const from = Math.max(manner, band[1], farthest.band[0]);
  if (pace <= from || lead !== undefined || gait === farthest) return 0;
  return smooth((pace - from) / (BEYOND * from));
}

const other = /* @__PURE__ */ createStride();

/** Gives a gait's stride so much of the other's time and contact. */
export function lendStride(
  built: Built,
  gait: Gait,
  manner: number,
  pace: number,
  mirrored: boolean,
  out: Stride,
): void {
  const lent = lentAt(built, gait, manner, pace);
  if (lent === 0) return;
  const { farthest } = built;
  const [slow, fast] = farthest.range;
  strideAt(farthest, clamp(pace, slow, fast), mirrored, other);
  hurryStride(built, fast, pace, other);
  out.time += lent * (other.time - out.time);
  for (let leg = 0; leg < 4; leg++) out.duty[leg] += lent * (other.duty[leg] - out.duty[leg]);
}

/** Share of withers height: longer than this no foot stands in a gait that is too slow for the speed. */
const LONGEST_STEP = 0.7;

/** The stride at a pace beyond the gait's top. */
export function hurryStride({ gaits, rig }: Built, top: number, pace: number, out: Stride): void {
  if (pace <= top) return;
  const fastest = gaits[gaits.length - 1];
  const edge = out.time;
  out.time = Math.max(edge * Math.sqrt(top / pace), Math.min(edge, fastest.strideTime(fastest.range[1])));
  for (let leg = 0; leg < 4; leg++) {
    const longest = Math.max(LONGEST_STEP * rig.height, top * out.duty[leg] * edge);
    out.duty[leg] = Math.min(out.duty[leg], longest / (pace * out.time));
  }
}
