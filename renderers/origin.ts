/** Words under a plate of what is not for every one: a slope, a motion of the library's. */
import type { Phases } from '../src/types.ts';
import { decimal } from './text.ts';

/** Less than this is no hill, degrees. */
const NOTICED = 1;

/** How the ground rises on the way. */
export function slopeLine({ frames, ground }: Pick<Phases, 'frames' | 'ground'>): string {
  if (!ground) return '';
  const [[x1, z1], [x2, z2]] = [frames[0].place, frames[frames.length - 1].place];
  const rise = Math.atan2(ground(x2, z2) - ground(x1, z1), Math.hypot(x2 - x1, z2 - z1)) * (180 / Math.PI);
  if (Math.abs(rise) < NOTICED) return '';
  return `${rise > 0 ? 'Up' : 'Down'} a slope of ${decimal(Math.abs(rise), 0)} degrees.`;
}

/** Where the motion comes from, if it was one of the library's and not the engine's own. */
export function sourceLine({ motion }: Pick<Phases, 'motion'>): string {
  if (motion === undefined) return '';
  return motion.startsWith('plate.') ? 'After Muybridge, Descriptive Zoopraxography, 1893.' : `Motion: ${motion}.`;
}
