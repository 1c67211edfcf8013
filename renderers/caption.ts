/** Words under a plate, in Muybridge's manner: gait, stride, time, interval. */
import type { Strip } from '../src/types.ts';
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

export function gaitTitle({ species, gait, lead }: Pick<Strip, 'species' | 'gait' | 'lead'>): string {
  const modern = MODERN[gait];
  const name = modern === undefined ? capital(gait) : `${capital(gait)} (modern ${modern})`;
  return `${capital(species)}. ${name}${lead === undefined ? '' : `, ${lead} lead`}.`;
}

export function strideLine(strip: Strip): string {
  const { speed, strideLength, strideTime, interval } = strip;
  if (!(strideTime > 0)) return `${capital(numberWord(strip.frames.length))} phases.`;
  return (
    `Speed ${figures(speed)} m/s. Length of stride ${decimal(strideLength, 2)} m. ` +
    `Time of stride ${decimal(strideTime, 2)} s. Time-interval ${decimal(interval, 3)} s.`
  );
}

/** Less than this is no hill, degrees. */
const NOTICED = 1;

/** How the ground rises on the way. */
export function slopeLine({ frames, ground }: Pick<Strip, 'frames' | 'ground'>): string {
  if (!ground) return '';
  const [[x1, z1], [x2, z2]] = [frames[0].place, frames[frames.length - 1].place];
  const rise = Math.atan2(ground(x2, z2) - ground(x1, z1), Math.hypot(x2 - x1, z2 - z1)) * (180 / Math.PI);
  if (Math.abs(rise) < NOTICED) return '';
  return `${rise > 0 ? 'Up' : 'Down'} a slope of ${decimal(Math.abs(rise), 0)} degrees.`;
}

/** Where the motion comes from, if it was one of the library's and not the engine's own. */
export function sourceLine({ motion }: Pick<Strip, 'motion'>): string {
  if (motion === undefined) return '';
  return motion.startsWith('plate.') ? 'After Muybridge, Descriptive Zoopraxography, 1893.' : `Motion: ${motion}.`;
}

/** For readers who do not see the picture: the feet of every frame. */
export function describeStrip(strip: Strip): string {
  const frames = strip.frames.map(({ number, standing }) => `${number}: ${feetWords(standing)}`);
  return `${numberWord(strip.frames.length)} phases of ${[gaitTitle(strip), slopeLine(strip), sourceLine(strip), strideLine(strip)].filter(Boolean).join(' ')} Feet on the ground: ${frames.join('; ')}.`;
}

const FEET = ['LF', 'RF', 'LH', 'RH'];

export function feetWords(standing: readonly boolean[]): string {
  const feet = FEET.filter((_, i) => standing[i]);
  return feet.length === 0 ? 'in the air' : feet.join(' ');
}
