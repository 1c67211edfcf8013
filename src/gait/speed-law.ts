/**
 * What a gait does at a speed (Huang eq 1, after Hoyt 2000): each foot stands for T_c seconds and covers D = v T_c under the body; the
 * stride takes T. T_c comes from the measured duty laws; Hoyt's form T_c = a v^b is fitted to them, good to a few per cent. SI.
 */

import { phaseDifference, wrapPhase } from '../math/circle.ts';
import { clamp } from '../math/ease.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { fitPowerLaw, type PowerLaw } from '../math/power-law.ts';
import type { Size } from '../similarity.ts';
import type { GaitTable, Law, Range } from '../types.ts';
import { LEGS } from '../units.ts';

export interface Gait {
  readonly name: string;
  readonly range: Range;
  readonly band: Range;
  readonly lead: 'left' | 'right' | undefined;
  readonly strideTime: (speed: number) => number;
  readonly duty: { readonly fore: (speed: number) => number; readonly hind: (speed: number) => number };
  /** Speeds at which footfalls are given, and four touch-down phases for each, in the order of LEGS. */
  readonly footfallSpeeds: Numbers;
  readonly footfalls: Numbers;
}

/** The stride at one speed. Legs in the order of LEGS. */
export interface Stride {
  time: number;
  length: number;
  readonly down: Numbers;
  readonly duty: Numbers;
  /** D of each foot, m. */
  readonly step: Numbers;
}

export function createStride(): Stride {
  return { time: 1, length: 0, down: zeros(4), duty: zeros(4), step: zeros(4) };
}

export function evaluateLaw(law: Law, speed: number): number {
  const value =
    'linear' in law ? law.linear[0] + law.linear[1] * speed : law.power[0] * (speed / (law.at ?? 1)) ** law.power[1];
  return Math.min(law.most ?? Infinity, value);
}

/** In the engine's size: `size` is what that comes to in the table's. */
export function buildGait(name: string, table: GaitTable, size: Size): Gait {
  const { range, band, lead, strideTime, frequency, duty, footfalls } = table;
  const speeds = ([slow, fast]: Range): Range => [slow / size.speed, fast / size.speed];
  const law = (of: Law | undefined) => (speed: number) => (of ? evaluateLaw(of, speed * size.speed) : 0);
  const [time, beat] = [law(strideTime), law(frequency)];
  return {
    name,
    range: speeds(range),
    band: speeds(band),
    lead,
    strideTime: (speed) => (strideTime ? time(speed) : 1 / beat(speed)) / size.time,
    duty: { fore: law(duty.fore), hind: law(duty.hind) },
    footfallSpeeds: footfalls.map((row) => row.speed / size.speed),
    footfalls: footfalls.flatMap((row) => LEGS.map((leg) => row[leg])),
  };
}

/** The stride of a gait at a speed; `mirrored` swaps left and right (the other lead). */
export function strideAt(gait: Gait, speed: number, mirrored: boolean, out: Stride): void {
  out.time = gait.strideTime(speed);
  out.length = speed * out.time;
  const { footfallSpeeds: speeds, footfalls } = gait;
  let row = 0;
  while (row < speeds.length - 2 && speed > speeds[row + 1]) row++;
  const next = Math.min(row + 1, speeds.length - 1);
  const share = next === row ? 0 : clamp((speed - speeds[row]) / (speeds[next] - speeds[row]), 0, 1);
  const fore = gait.duty.fore(speed);
  const hind = gait.duty.hind(speed);
  for (let leg = 0; leg < 4; leg++) {
    const read = mirrored ? leg ^ 1 : leg;
    const from = footfalls[4 * row + read];
    out.down[leg] = wrapPhase(from + share * phaseDifference(from, footfalls[4 * next + read]));
    out.duty[leg] = leg < 2 ? fore : hind;
    out.step[leg] = speed * out.duty[leg] * out.time;
  }
}

/** Hoyt's constants of a gait, per foot, fitted over a range of speeds. */
export function fitContactTime(gait: Gait, end: 'fore' | 'hind', [slow, fast]: Range = gait.range): PowerLaw {
  const speeds = Array.from({ length: 24 }, (_, i) => slow * (fast / slow) ** (i / 23));
  return fitPowerLaw(
    speeds,
    speeds.map((speed) => gait.duty[end](speed) * gait.strideTime(speed)),
  );
}
