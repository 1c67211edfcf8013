/** The recipe of a leg that sprawls, its posture the same all through the stride: tilt and toes in degrees, as the skeleton has them in a stand. */
import type { LegPlate, LegTable } from '../../types.ts';

export function sprawlingLeg(
  { sprawl }: LegTable,
  tilt: number,
  toes: number,
  sole: string,
  way: NonNullable<LegPlate['way']>,
): LegPlate {
  const always = (value: number): string => Array(12).fill(value).join(' ');
  return {
    rows: { tilt: always(tilt - (sprawl?.tilt ?? 0)), toes: always(toes - (sprawl?.toes ?? 0)) },
    sole,
    way,
  };
}
