/** The footfalls that belong to a plate. */
import { footfallsSVG } from '../renderers/footfall.ts';
import { makeFootfalls } from '../src/diagram/footfall.ts';
import type { Animal } from '../src/surface.ts';

export function diagramSVG({ contacts }: Animal): string {
  return footfallsSVG(makeFootfalls(contacts), { width: 480 });
}
