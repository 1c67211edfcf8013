/** Words under a plate, in Muybridge's manner: gait, stride, time, interval. */
import type { Stride } from '../src/types.ts';
import { slopeLine, sourceLine } from './others.ts';
import { capital, decimal, figures } from './text.ts';

/** Muybridge's names that mean something else today. */
const MODERN: Readonly<Record<string, string>> = { amble: 'tölt', rack: 'pace' };

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function phasesOf({ frames }: Stride): string {
  return `${numberWord(frames.length)} phase${frames.length === 1 ? '' : 's'}`;
}

export function gaitTitle({ species, gait, lead }: Pick<Stride, 'species' | 'gait' | 'lead'>): string {
  const modern = MODERN[gait];
  const name = modern === undefined ? capital(gait) : `${capital(gait)} (modern ${modern})`;
  return `${capital(species)}. ${name}${lead === undefined ? '' : `, ${lead} lead`}.`;
}

export function strideLine(strip: Stride): string {
  const { speed, strideLength, strideTime, interval } = strip;
  if (!(strideTime > 0)) return `${capital(phasesOf(strip))}.`;
  return (
    `Speed ${figures(speed)} m/s. Length of stride ${decimal(strideLength, 2)} m. ` +
    `Time of stride ${decimal(strideTime, 2)} s. Time-interval ${decimal(interval, 3)} s.`
  );
}

/** For readers who do not see the picture: the feet of every frame. */
export function describeStrip(strip: Stride): string {
  const frames = strip.frames.map(({ number, standing }) => `${number}: ${feetWords(standing)}`);
  return `${phasesOf(strip)} of ${[gaitTitle(strip), slopeLine(strip), sourceLine(strip), strideLine(strip)].filter(Boolean).join(' ')} Feet on the ground: ${frames.join('; ')}.`;
}

const FEET = ['LF', 'RF', 'LH', 'RH'];

export function feetWords(standing: readonly boolean[]): string {
  const feet = FEET.filter((_, i) => standing[i]);
  return feet.length === 0 ? 'in the air' : feet.join(' ');
}
