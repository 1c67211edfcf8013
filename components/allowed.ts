/** What was refused, and what would have been allowed there, in words. */
import type { ErrorDetail } from './events.ts';
import type { Refused, Words } from './values.ts';

/** Where not one of a list is wanted. */
const SENTENCES: Readonly<Record<string, string>> = {
  speed: 'a number such as 6, 6m/s, 12mph, 20km/h',
  heading: 'degrees such as 90 or -45',
  slope: 'degrees from -30 to 30, such as 10',
  seed: 'a whole number such as 1',
  'playback-rate': 'a number from 0 to 8, such as 0.25',
  count: 'a number of animals such as 200',
  strip: 'a number of frames such as 12',
  columns: 'a number of columns such as 4',
  step: 'a number of frames such as 1 or -1',
  seek: 'a time in seconds',
  leap: 'a height in metres such as { height: 1.1 }',
  push: "such as { at: 'withers', velocity: [0, 0, 1] }",
};

/** Where there may be several words. */
const LISTS = ['gaits', 'rows', 'overlay'];

/** By the name of the attribute or method. */
export function allowedFor(name: string, { words, reason }: Refused): string {
  const allowed = words
    ? `${LISTS.includes(name) ? 'any of ' : ''}${listOf(words)}`
    : (SENTENCES[name] ?? 'text or a number');
  return reason ? `${allowed} (${reason})` : allowed;
}

function listOf(words: Words): string {
  return [...('get' in words ? words.keys() : words)].join(', ') || 'nothing';
}

export function refusal(tag: string, source: string, value: unknown, refused: Refused): ErrorDetail {
  const allowed = allowedFor(source, refused);
  const shown = typeof value === 'string' ? `'${value}'` : typeof value === 'object' ? 'an object' : String(value);
  return { source, value, allowed, message: `${tag} ${source}: ${shown} is not understood; allowed: ${allowed}` };
}
