/** What the element draws by itself: an outline of the horse from straight across, and a plate of it, on the level. All else waits for what draws it (others.ts). */
import { areHere } from '../renderers/others.ts';
import type { ViewName } from '../renderers/view.ts';
import { species } from './engine.ts';
import type { Shown } from './shown.ts';

export function canDraw({ figure, species: name, animal }: Shown, views: readonly string[], plain: boolean): boolean {
  const across = Math.cos(animal.heading) ** 2 > 0.999 && views.every((view) => view === 'side');
  return areHere() || (plain && across && figure === 'outline' && !species[name]?.flesh);
}

/** Of a plate, a row of each. */
export function viewsOf({ view, rows }: Shown): readonly ViewName[] {
  return (rows || view).split(' ') as ViewName[];
}

export function canDrawPlate(shown: Shown): boolean {
  return canDraw(shown, viewsOf(shown), shown.slope === 0);
}
