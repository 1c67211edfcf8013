/**
 * A species as a file: JSON with the name and the version of the format, so that a file of tomorrow is refused today with a sentence. How legs sprawl is code,
 * and is told by its name. What comes from a stranger is looked at as any table is.
 */
import { checkSpecies } from '../check/species.ts';
import { sprawling } from '../skeleton/sprawl.ts';
import { TableError } from '../table-error.ts';
import type { Species } from '../types.ts';

const FORMAT = 'quadruped-gait species';
const VERSION = 1;
const SPRAWLING = 'sprawling';

export function formatSpecies(species: Species): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, species }, (_, value) => (value === sprawling ? SPRAWLING : value), 2)}\n`;
}

/** Throws a sentence that says what is wrong with the file, and where. */
export function parseSpecies(text: string): Species {
  const file = read(text);
  if (file?.format !== FORMAT)
    throw new TableError('format', `expected '${FORMAT}', got ${JSON.stringify(file?.format)}`);
  if (file.version !== VERSION)
    throw new TableError('version', `this release reads version ${VERSION}, got ${JSON.stringify(file.version)}`);
  return checkSpecies(file.species as Species);
}

type File = { readonly format?: unknown; readonly version?: unknown; readonly species?: unknown } | null;

function read(text: string): File {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === '__proto__') return undefined;
      // What is left out in the middle of a row is null in JSON.
      if (Array.isArray(value)) return value.map((cell) => cell ?? undefined);
      if (key !== 'manner') return value;
      if (value !== SPRAWLING) throw new TableError('manner', `expected '${SPRAWLING}', got ${JSON.stringify(value)}`);
      return sprawling;
    });
  } catch (error) {
    if (error instanceof TableError) throw error;
    throw new TableError('file', `not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
