/** The flesh of the built-in species, by name: what the engine alone does not carry. A species of your own brings its own table. */
import type { FleshTable } from '../src/species/flesh.ts';
import { horseFlesh } from '../src/species/horse/flesh.ts';

const bodies: Readonly<Record<string, FleshTable>> = { horse: horseFlesh };

export function fleshOf(species: string, flesh?: FleshTable): FleshTable {
  const table = flesh ?? (Object.hasOwn(bodies, species) ? bodies[species] : undefined);
  if (!table)
    throw new RangeError(
      `flesh: no drawing for '${species}'; give the species a flesh table, there are ${Object.keys(bodies).join(', ')}`,
    );
  return table;
}
