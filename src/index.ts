/** The engine with all built-in species. */
import { Animal, type AnimalOptions } from './animal.ts';
import { type Built, buildSpecies as build } from './build.ts';
import { checkSpecies } from './check/species.ts';
import { makeSequenceOf, type Sequence, type SequenceOptions } from './diagram/sequence.ts';
import type { StripOptions } from './diagram/stride.ts';
import { makeStripOf } from './diagram/strip.ts';
import { book, findSpecies, type SpeciesBook, trust } from './registry.ts';
import { reins } from './reins.ts';
import { cat } from './species/cat.ts';
import { dog } from './species/dog.ts';
import { greyhound } from './species/greyhound.ts';
import { horse } from './species/horse.ts';
import { lion } from './species/lion.ts';
import { lizard } from './species/lizard.ts';
import { turtle } from './species/turtle.ts';
import { wolf } from './species/wolf.ts';
import type { Species, Strip } from './types.ts';

export { bhatti } from './motion/plates/bhatti.ts';
export * from './surface.ts';

const ours: SpeciesBook = {
  horse,
  dog,
  greyhound,
  wolf,
  lion,
  cat,
  lizard,
  turtle,
};

/** Add your own: `species.okapi = table`. */
export const species: SpeciesBook = /* @__PURE__ */ Object.assign(book, /* @__PURE__ */ trust(ours));

export function buildSpecies(table: Species): Built {
  return build(checkSpecies(table));
}

export function createAnimal(which: string | Species, options: AnimalOptions = {}): Animal {
  return new Animal(buildSpecies(findSpecies(species, which)), { reins, ...options });
}

export function makeStrip(which: string | Species, options: StripOptions = {}): Strip {
  return makeStripOf(checkSpecies(findSpecies(species, which)), { reins, ...options });
}

export function makeSequence(which: string | Species, options: SequenceOptions): Sequence {
  return makeSequenceOf(checkSpecies(findSpecies(species, which)), options);
}
