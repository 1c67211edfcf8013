/** What a plate has besides where it goes up or down, and where its motion comes from: few do. */
import type { Stride } from '../src/types.ts';
import { groundY } from './grid.ts';
import { type GroundHeight, isLevel } from './ground.ts';
import { decimal } from './text.ts';
import type { View } from './view.ts';

/** How far a hill falls away under the line on which the animal stands, in any of the views, up to `reach` on both sides of it. Page units. */
export function fallOf(ground: GroundHeight, views: readonly View[], reach: number): number {
  const level = views.filter(isLevel);
  return Math.max(0, ...level.flatMap((view) => [-reach, reach].map((x) => groundY(view, x, ground))));
}

/** Less than this is no hill, degrees. */
const NOTICED = 1;

/** How the ground rises on the way. */
export function slopeLine({ frames, ground }: Pick<Stride, 'frames' | 'ground'>): string {
  if (!ground) return '';
  const [[x1, z1], [x2, z2]] = [frames[0].place, frames[frames.length - 1].place];
  const rise = Math.atan2(ground(x2, z2) - ground(x1, z1), Math.hypot(x2 - x1, z2 - z1)) * (180 / Math.PI);
  if (Math.abs(rise) < NOTICED) return '';
  return `${rise > 0 ? 'Up' : 'Down'} a slope of ${decimal(Math.abs(rise), 0)} degrees.`;
}

/** Where the motion comes from, if it was one of the library's and not the engine's own. */
export function sourceLine({ motion }: Pick<Stride, 'motion'>): string {
  if (motion === undefined) return '';
  return motion.startsWith('plate.') ? 'After Muybridge, Descriptive Zoopraxography, 1893.' : `Motion: ${motion}.`;
}
