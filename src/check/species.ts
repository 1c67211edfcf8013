/** Everything that can be wrong with an animal's tables is found here, and only here: builders take what they are given. */
import { builds } from '../build.ts';
import { requireName, requireNumber, requireTable } from '../require.ts';
import { BODY_ROWS } from '../skeleton/trunk.ts';
import { TableError } from '../table-error.ts';
import type { Species } from '../types.ts';
import { LEGS } from '../units.ts';
import { checkGait } from './gait.ts';
import { checkMotions } from './motion.ts';
import { checkSkeleton } from './skeleton.ts';

/** The species itself, if all is well with it. Throws a sentence that says what is wrong, and where. */
export function checkSpecies(species: Species): Species {
  const name = requireName('species.name', species?.name, 'a species');
  if (!builds.has(species)) within(name, () => checkParts(name, species));
  return species;
}

function checkParts(name: string, species: Species): void {
  for (const part of ['skeleton', 'gaits', 'motions'] as const) requireTable(`${name}.${part}`, species[part]);
  requireNumber(`${name}.height`, species.height, 0.005, 20);
  if (species.sluggish !== undefined) requireNumber(`${name}.sluggish`, species.sluggish, 0.01, 100);
  within(`${name}.skeleton`, (path) => checkSkeleton(path, species.skeleton));
  for (const [gait, table] of Object.entries(species.gaits)) {
    within(`${name}.gaits.${gait}`, (path) => checkGait(path, table));
    checkGaitName(`${name}.gaits.${gait}`, gait);
    if (table.alias !== undefined) checkGaitName(`${name}.gaits.${gait}.alias`, table.alias);
  }
  if (Object.keys(species.gaits).length === 0)
    throw new TableError(`${name}.gaits`, 'a species needs at least one gait');
  within(`${name}.motions`, () => checkMotions(species));
  for (const row of BODY_ROWS) if (row !== 'lash') requireNumber(`${name}.standing.${row}`, species.standing?.[row]);
  requireNumber(`${name}.bold`, species.bold ?? 0, 0, 9);
  for (const [preset, phases] of Object.entries(species.presets ?? {}))
    for (const leg of LEGS) requireNumber(`${name}.presets.${preset}.${leg}`, phases?.[leg]);
}

function checkGaitName(path: string, name: string): void {
  requireName(path, name, 'a gait');
  if (name === 'auto' || name === 'stand')
    throw new TableError(path, `'${name}' is a command of its own: this gait could not be asked for`);
}

/** Whatever else a check stumbles over, of which nobody thought, is a fault of the part that it looks at. */
function within(path: string, check: (path: string) => void): void {
  try {
    check(path);
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError(path, `is not laid out as a species' is: ${error instanceof Error ? error.message : error}`);
  }
}
