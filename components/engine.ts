/** The engine as the element has it: one animal at hand; the others come when they are asked for, so that a page loads what it shows. */
import { fleshOf } from '../renderers/bodies.ts';
import { createFigure } from '../renderers/figure.ts';
import { Animal, type AnimalOptions } from '../src/animal.ts';
import { buildSpecies } from '../src/build.ts';
import { buildGraph, gaitFor } from '../src/gait/graph.ts';
import { book, findSpecies, type SpeciesBook, trust, trusted } from '../src/registry.ts';
import { everydayHorse } from '../src/species/horse/everyday.ts';
import type { Species } from '../src/types.ts';
import { Part } from './part.ts';

/** The one at hand, so far only to stand, to walk and to trot. */
const atHand: Species = { ...everydayHorse };

/** What is there now. Your own may be added: `species.okapi = table`. */
export const species: SpeciesBook = /* @__PURE__ */ Object.assign(
  book,
  /* @__PURE__ */ trust({ horse: book.horse ?? atHand }),
);

/** What else it does: for all that are there, at once. */
export const gaits = /* @__PURE__ */ new Part(async () => {
  const { furtherMotions } = await import('../src/species/horse/motions.ts');
  return Object.assign(atHand, { motions: [...atHand.motions, ...furtherMotions] });
});

/** What it takes to change a motion, from one gait to any other: a page whose animals only go steadily does without. */
export const reins = /* @__PURE__ */ new Part(async () =>
  (await Promise.all([import('./rehearsal.ts'), gaits.load()]))[0].rehearse(),
);

/** Whether its motions are there for what it shall do. */
export function isAtHand({
  species: name,
  gait,
  speed,
  gaits: repertoire,
}: {
  readonly species: string;
  readonly gait: string;
  readonly speed: number;
  readonly gaits: string;
}): boolean {
  if (gait === 'stand' || gaits.module || species[name] !== atHand) return true;
  const graph = buildGraph(buildSpecies(atHand).gaits);
  const chosen = gait === 'auto' && repertoire === '' ? graph.gaits[gaitFor(graph, speed)].name : gait;
  return atHand.motions.some((motion) => motion.gait === chosen);
}

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
  } else species[name] ??= (await elsewhere[name]())[name];
  trusted.add(species[name]);
}

export function createAnimal(which: string | Species, options: AnimalOptions = {}): Animal {
  return new Animal(buildSpecies(findSpecies(species, which)), { reins: reins.module?.reins, ...options });
}
