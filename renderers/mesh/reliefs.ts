/** The bodies in the round of the built-in species, by name: what only a renderer of skin carries. */
import { horseRelief } from '../../src/species/horse/relief.ts';
import type { ReliefTable } from '../../src/species/relief.ts';

const reliefs: Readonly<Record<string, ReliefTable>> = { horse: horseRelief };

export function reliefOf(species: string): ReliefTable {
  return Object.hasOwn(reliefs, species) ? reliefs[species] : plain;
}

/** Of a species without a table: its sections as they are. */
const plain: ReliefTable = {
  shape: {},
  swells: [],
  marks: [],
  dock: 0,
  tail: { locks: 12, half: 0.02, thick: 0.01 },
};
