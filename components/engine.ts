/** The engine as the element has it: one animal at hand; the others come when they are asked for, so that a page loads what it shows. */
import { fleshOf } from '../renderers/bodies.ts';
import { createFigure } from '../renderers/figure.ts';
import { Animal, type AnimalOptions } from '../src/animal.ts';
import { buildSpecies } from '../src/build.ts';
import { book, findSpecies, type SpeciesBook, trust, trusted } from '../src/registry.ts';
import { goingHorse } from '../src/species/horse/going.ts';
import type { Species } from '../src/types.ts';
import { drawing, figures } from './figure-part.ts';

/** The one at hand, in all its gaits. */
const atHand: Species = { ...goingHorse };

/** What is there now. Your own may be added: `species.okapi = table`. */
export const species: SpeciesBook = /* @__PURE__ */ Object.assign(
  book,
  /* @__PURE__ */ trust({ horse: book.horse ?? atHand }),
);

/** What it takes to change a motion, from one gait to any other, and what else the one at hand can be told to do: a page whose animals only go steadily does without. */
export const reins = /* @__PURE__ */ drawing(async () => {
  const { rehearse, studies } = await import('./rehearsal.ts');
  Object.assign(atHand, { motions: [...goingHorse.motions, ...studies] });
  return rehearse();
});

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

/** Whether it has yet to come, or be looked at. */
export function isElsewhere(name: string): boolean {
  return Object.hasOwn(species, name) ? !trusted.has(species[name]) : Object.hasOwn(elsewhere, name);
}

/** Fails with a sentence that says what is wrong with a table, and where. */
export async function fetchSpecies(name: string): Promise<void> {
  if (Object.hasOwn(species, name)) {
    const table = (await import('../src/check/species.ts')).checkSpecies(species[name]);
    createFigure(buildSpecies(table).trueRig, fleshOf(table.name, table.flesh));
  } else {
    // What draws it comes with it; if not, that is told where it is to be drawn.
    figures.load().catch(() => {});
    species[name] ??= (await elsewhere[name]())[name];
  }
  trusted.add(species[name]);
}

export function createAnimal(which: string | Species, options: AnimalOptions = {}): Animal {
  return new Animal(buildSpecies(findSpecies(species, which)), { reins: reins.module?.reins, ...options });
}
