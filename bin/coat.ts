/** The coat that an animal shall wear: of its own by name, or any colour. */
import { coatNames } from '../renderers/mesh/coat.ts';
import { species } from '../src/index.ts';
import { type Given, type OptionTable, UsageError } from './options.ts';

export const coatOptions: OptionTable = {
  coat: { value: 'bay|#7d4524', about: "its coat, by name or colour (the species' own)" },
};

export function readCoat(given: Given, name: string): string | undefined {
  const coat = given.get('coat');
  const names = coatNames(name, species[name]?.flesh?.coats);
  if (coat !== undefined && !names.includes(coat) && !/^#([\da-f]{3}|[\da-f]{6})$/i.test(coat))
    throw new UsageError(`--coat: expected ${[...names, 'a colour such as #7d4524'].join(', ')}, got '${coat}'`);
  return coat;
}
