/** One stride in equal instants with its footfalls: the numbers of a Muybridge plate. */
import type { Species, Strip } from '../types.ts';
import { makeFootfalls } from './footfall.ts';
import { makePhases, type StripOptions } from './phases.ts';

export type { StripOptions };

export function makeStripOf(species: Species, options: StripOptions = {}): Strip {
  const { frames = 12 } = options;
  if (!Number.isInteger(frames) || frames < 1 || frames > 1000)
    throw new RangeError(`frames: expected a whole number from 1 to 1000, got ${String(frames)}`);
  const { phases, animal } = makePhases(species, options);
  return { ...phases, footfalls: makeFootfalls(animal.contacts) };
}
