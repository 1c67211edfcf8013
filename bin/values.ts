/** From the text of an option to its value. Each names the option, what was given and what is allowed. */
import { KMH, MPH } from '../src/units.ts';
import { type Given, UsageError } from './options.ts';

export function refuse(name: string, text: string, allowed: string): never {
  throw new UsageError(`--${name}: expected ${allowed}, got '${text}'`);
}

/** a, b or c */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

export function oneOf<Word extends string>(given: Given, name: string, allowed: readonly Word[]): Word | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  return allowed.find((word) => word === text) ?? refuse(name, text, listed(allowed));
}

/** Words separated by commas. */
export function someOf<Word extends string>(given: Given, name: string, allowed: readonly Word[]): Word[] | undefined {
  const text = given.get(name);
  return text
    ?.split(',')
    .map(
      (word) => allowed.find((known) => known === word.trim()) ?? refuse(name, text, `some of ${allowed.join(',')}`),
    );
}

export function wholeNumber(given: Given, name: string, least: number, most: number): number | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : refuse(name, text, `a whole number from ${least} to ${most}`);
}

/** Any number, also a negative one. */
export function numberOf(given: Given, name: string, [least, most]: readonly [number, number]): number | undefined {
  const text = given.get(name);
  if (text === undefined) return undefined;
  const value = /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : refuse(name, text, `a number from ${least} to ${most}`);
}

const UNITS: Readonly<Record<string, number>> = { '': 1, 'm/s': 1, mph: MPH, 'km/h': KMH };

/** m/s from `6`, `6m/s`, `12mph`, `20km/h`; NaN from anything else. */
export function parseSpeed(text: string): number {
  const [, digits, unit] = /^(\d+\.?\d*|\.\d+) *(m\/s|mph|km\/h|)$/.exec(text) ?? [];
  return Number(digits) * UNITS[unit];
}

/** The range, in m/s, is that of `gait`. */
export function speedOf(given: Given, gait: string, [least, most]: readonly [number, number]): number | undefined {
  const text = given.get('speed');
  if (text === undefined) return undefined;
  const speed = parseSpeed(text);
  if (speed >= least && speed <= most) return speed;
  const range = least === most ? `${least}` : `${least} to ${most} m/s`;
  return refuse('speed', text, `${range} for --gait ${gait}, written 6, 6m/s, 12mph or 20km/h`);
}
