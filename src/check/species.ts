/** Everything that can be wrong with an animal's tables is found here, and only here: builders take what they are given. */
import { builds } from '../build.ts';
import { requireNumber } from '../require.ts';
import { BODY_ROWS } from '../skeleton/trunk.ts';
import { TableError } from '../table-error.ts';
import type { Species } from '../types.ts';
import { checkGait } from './gait.ts';
import { checkMotions } from './motion.ts';
import { checkSkeleton } from './skeleton.ts';

/** The species itself, if all is well with it. Throws a sentence that says what is wrong, and where. */
export function checkSpecies(species: Species): Species {
  if (!species?.name) throw new TableError('species.name', 'a species needs a name');
  if (builds.has(species)) return species;
  const { name } = species;
  for (const part of ['skeleton', 'gaits', 'motions'] as const) {
    if (typeof species[part] !== 'object' || species[part] === null)
      throw new TableError(`${name}.${part}`, 'is missing');
  }
  requireNumber(`${name}.height`, species.height, 0.005, 20);
  checkSkeleton(`${name}.skeleton`, species.skeleton);
  for (const [gait, table] of Object.entries(species.gaits)) checkGait(`${name}.gaits.${gait}`, table);
  if (Object.keys(species.gaits).length === 0)
    throw new TableError(`${name}.gaits`, 'a species needs at least one gait');
  checkMotions(species);
  for (const row of BODY_ROWS) if (row !== 'lash') requireNumber(`${name}.standing.${row}`, species.standing?.[row]);
  requireNumber(`${name}.bold`, species.bold ?? 0, 0, 9);
  return species;
}
