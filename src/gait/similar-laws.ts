/**
 * Laws for an animal of which none were measured, from another's: its strides by Sung's regression Fr = a L^b (III.3; Froude number, stride length in
 * hip heights), its contacts by Hoyt's T_c = a v^b, which grows with the leg. All are powers of the speed, as tables have them. SI.
 */
import { fitPowerLaw, type PowerLaw } from '../math/power-law.ts';
import type { GaitTable, Law, Range } from '../types.ts';
import { GRAVITY } from '../units.ts';
import { fitContactTime, type Gait } from './speed-law.ts';

/** Sung's constants of a gait over a range of speeds; `hips` is their height, m. */
export function fitStrideLength(gait: Gait, hips: number, [slow, fast]: Range = gait.range): PowerLaw {
  const speeds = Array.from({ length: 24 }, (_, i) => slow * (fast / slow) ** (i / 23));
  return fitPowerLaw(
    speeds.map((speed) => (speed * gait.strideTime(speed)) / hips),
    speeds.map((speed) => speed ** 2 / (GRAVITY * hips)),
  );
}

/** Stride time and contact shares of that gait for an animal whose hips are `other` m high, with the speeds it is gone at: for its table. */
export function similarLaws(
  gait: Gait,
  hips: number,
  other: number,
): Pick<GaitTable, 'range' | 'band' | 'duty'> & { readonly strideTime: Law } {
  const faster = Math.sqrt(other / hips); // speeds, and times
  const { a, b } = fitStrideLength(gait, hips);
  const stride = [other * (GRAVITY * other * a) ** (-1 / b), 2 / b - 1] as const;
  const duty = (end: 'fore' | 'hind'): Law => {
    const contact = fitContactTime(gait, end);
    return { power: [(contact.a * faster ** (1 - contact.b)) / stride[0], contact.b - stride[1]] };
  };
  const scaled = ([slow, fast]: Range): Range => [slow * faster, fast * faster];
  return {
    range: scaled(gait.range),
    band: scaled(gait.band),
    strideTime: { power: stride },
    duty: { fore: duty('fore'), hind: duty('hind') },
  };
}
