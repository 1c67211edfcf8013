/** The engine beside the element, for scripts: with the reins in hand, and every gait. */
import type { StripOptions } from '../src/diagram/stride.ts';
import { makeStripOf } from '../src/diagram/strip.ts';
import { findSpecies } from '../src/registry.ts';
import type { Species, Strip } from '../src/types.ts';
import { createAnimal, reins, species } from './engine.ts';

export { makeFootfalls } from '../src/diagram/footfall.ts';
export { createAnimal };

export function makeStrip(which: string | Species, options: StripOptions = {}): Strip {
  return makeStripOf(findSpecies(species, which), { reins: reins.module?.reins, ...options });
}
