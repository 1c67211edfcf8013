/** What is written on things to cut out. */
import type { CutOut } from '../src/diagram/disc.ts';
import { capital } from './text.ts';

/** As Muybridge wrote on the rims: the animal and what it does. */
const DOING: Readonly<Record<string, string>> = {
  walk: 'walking',
  amble: 'ambling',
  trot: 'trotting',
  rack: 'racking',
  canter: 'cantering',
  gallop: 'galloping',
  stand: 'standing',
};

export function cutTitle({ species, gaits, fences }: CutOut): string {
  const doing = fences.length > 0 ? ['leaping'] : gaits.map((gait) => DOING[gait] ?? gait);
  return `${capital(species)} ${doing.join(', then ')}`;
}

/** `: 2.2 turns a second are its true speed`; of an animal that stands, nothing. */
export function paceWords({ duration }: CutOut, count: number, one: string, many = `${one}s`): string {
  const rate = Math.round((10 * count) / duration) / 10;
  if (!(rate > 0 && rate < 1000)) return '';
  const whole = rate >= 10 ? Math.round(rate) : rate;
  return whole === 1 ? `: one ${one} a second is its true speed` : `: ${whole} ${many} a second are its true speed`;
}
