/** The engine without any species: bring your own, as an object, or by name after `species.name = table`; and the reins, if it shall do more than go steadily. */
import { Animal, type AnimalOptions } from './animal.ts';
import { buildSpecies } from './build.ts';
import { makeSequenceOf, type Sequence, type SequenceOptions } from './diagram/sequence.ts';
import type { StripOptions } from './diagram/stride.ts';
import { makeStripOf } from './diagram/strip.ts';
import { findSpecies, type SpeciesBook } from './registry.ts';
import type { Species, Strip } from './types.ts';

export * from './surface.ts';
export { buildSpecies };

export const species: SpeciesBook = {};

export function createAnimal(which: string | Species, options: AnimalOptions = {}): Animal {
  return new Animal(buildSpecies(findSpecies(species, which)), options);
}

export function makeStrip(which: string | Species, options: StripOptions = {}): Strip {
  return makeStripOf(findSpecies(species, which), options);
}

export function makeSequence(which: string | Species, options: SequenceOptions): Sequence {
  return makeSequenceOf(findSpecies(species, which), options);
}
