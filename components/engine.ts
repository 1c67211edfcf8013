/** The engine as the element has it: one animal at hand; the others come when they are asked for, so that a page loads what it shows. */
import { fleshOf } from '../renderers/bodies.ts';
import { createFigure } from '../renderers/figure.ts';
import { Animal, type AnimalOptions } from '../src/animal.ts';
import { buildSpecies } from '../src/build.ts';
import { makeStripOf, type StripOptions } from '../src/diagram/strip.ts';
import { book, findSpecies, type SpeciesBook } from '../src/registry.ts';
import { horse } from '../src/species/horse.ts';
import type { Species, Strip } from '../src/types.ts';
import type { Reins } from '../src/works.ts';
import { reins } from './reins.ts';

/** What is there now. Your own may be added: `species.okapi = table`. */
export const species: SpeciesBook = /* @__PURE__ */ Object.assign(book, { horse });

/** Those that come when they are asked for, each from a file of its own. */
const elsewhere: Readonly<Record<string, () => Promise<Readonly<Record<string, Species>>>>> = {
  dog: () => import('../src/species/dog.ts'),
  greyhound: () => import('../src/species/greyhound.ts'),
  wolf: () => import('../src/species/wolf.ts'),
  lion: () => import('../src/species/lion.ts'),
  cat: () => import('../src/species/cat.ts'),
  lizard: () => import('../src/species/lizard.ts'),
  turtle: () => import('../src/species/turtle.ts'),
};

/** Who can be asked for. */
export function speciesNames(): string[] {
  return [...new Set([...Object.keys(species), ...Object.keys(elsewhere)])];
}

/** Tables that are in order: ours, and those that have been looked at. */
const known = /* @__PURE__ */ new WeakSet<Species>([horse]);

/** Whether it has yet to come, or be looked at. */
export function isElsewhere(name: string): boolean {
  return Object.hasOwn(species, name) ? !known.has(species[name]) : Object.hasOwn(elsewhere, name);
}

/** Fails with a sentence that says what is wrong with a table, and where. */
export async function fetchSpecies(name: string): Promise<void> {
  if (Object.hasOwn(species, name)) {
    const table = (await import('../src/check/species.ts')).checkSpecies(species[name]);
    createFigure(buildSpecies(table).trueRig, fleshOf(table.name, table.flesh));
  } else species[name] ??= (await elsewhere[name]())[name];
  known.add(species[name]);
}

/** Fetches what it takes to change a motion; animals made from then on have it in hand. */
export async function loadReins(): Promise<Reins> {
  return (await reins.load()).reins;
}

export function createAnimal(which: string | Species, options: AnimalOptions = {}): Animal {
  return new Animal(buildSpecies(findSpecies(species, which)), { reins: reins.module?.reins, ...options });
}

export function makeStrip(which: string | Species, options: StripOptions = {}): Strip {
  return makeStripOf(findSpecies(species, which), { reins: reins.module?.reins, ...options });
}
