/** Species by name. */
import type { Species } from './types.ts';

export type SpeciesBook = Record<string, Species>;

/** The one book that the engine with its animals and the element share: what is added to it, both know. */
export const book: SpeciesBook = {};

/** Tables that are in order: ours, and those that have been looked at. */
export const trusted = /* @__PURE__ */ new WeakSet<Species>();

/** A book of our own. */
export function trust(tables: SpeciesBook): SpeciesBook {
  for (const table of Object.values(tables)) trusted.add(table);
  return tables;
}

export function findSpecies(book: SpeciesBook, which: string | Species): Species {
  if (typeof which !== 'string') return which;
  if (Object.hasOwn(book, which)) return book[which];
  throw new RangeError(`species: no '${which}'; there are ${Object.keys(book).join(', ') || 'none registered'}`);
}
