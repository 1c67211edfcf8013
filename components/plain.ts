/** What the element draws by itself: an outline from the level, of an animal without a ruff. All else waits for what draws it (others.ts). */
import { areHere } from '../renderers/others.ts';
import { species } from './engine.ts';
import type { Shown } from './shown.ts';

export function canDraw({ figure, species: name }: Shown, views: readonly string[], plain: boolean): boolean {
  const level = views.every((view) => view === 'side' || view === 'front' || view === 'rear');
  return areHere() || (plain && level && figure === 'outline' && !species[name]?.flesh?.ruff);
}
