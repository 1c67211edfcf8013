/** The recipe of a leg that sprawls, its posture the same all through the stride: tilt and toes in degrees. */
import type { LegPlate } from '../../types.ts';

export function sprawlingLeg(tilt: number, toes: number, sole: string, way: NonNullable<LegPlate['way']>): LegPlate {
  const always = (value: number): string => Array(12).fill(value).join(' ');
  return { rows: { tilt: always(tilt), toes: always(toes) }, sole, way };
}
