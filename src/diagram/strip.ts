/** A Muybridge plate as numbers: one stride in equal instants, and its footfalls. */
import type { Species, Strip } from '../types.ts';
import { makeFootfalls } from './footfall.ts';
import { makeStride, type StripOptions } from './stride.ts';

export function makeStripOf(species: Species, options: StripOptions = {}): Strip {
  const { contacts, ...stride } = makeStride(species, options);
  return { ...stride, footfalls: makeFootfalls(contacts) };
}
