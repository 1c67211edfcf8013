/** The stride that is asked for, as a plate: live with the attributes, in the page's colours or in ink on paper. */
import { type StripSvgOptions, stripSVG } from '../renderers/plate.ts';
import type { FigureName } from '../renderers/renderer.ts';
import { makeStride } from '../src/diagram/stride.ts';
import type { Stride } from '../src/types.ts';
import { commandOf, type Wishes } from './actor.ts';
import { reins, species } from './engine.ts';
import { viewsOf } from './plain.ts';
import { PAGE, type Shown } from './shown.ts';

/** CSS pixels a column needs so that its letters can be read; from an end the animal is half as broad. */
const COLUMN = { side: 240, end: 110 };

/** How much closer columns may stand so that rows are of equal length. */
const SQUEEZE = 1.3;

/** As many as are asked for, or as there is room for, in rows of equal length where there is a choice. */
export function columnsFor(shown: Shown, frames: number, width = PAGE.width): number {
  const end = viewsOf(shown).every((view) => view === 'front' || view === 'rear');
  const fits = Math.max(2, Math.min(end ? 12 : 6, (width || PAGE.width) / (end ? COLUMN.end : COLUMN.side)));
  let best = Math.round(fits);
  for (let columns = 2; columns <= SQUEEZE * fits; columns++) {
    const [even, nearer] = [frames % columns === 0, Math.abs(columns - fits) < Math.abs(best - fits)];
    if (even && (nearer || frames % best > 0)) best = columns;
  }
  return Math.min(frames, shown.columns || best);
}

export function makePlate(shown: Wishes, frames: number): Stride {
  return makeStride(species[shown.species], { ...commandOf(shown), frames, reins: reins.module?.reins });
}

export function plateOptions(shown: Shown, frames: number, columns = columnsFor(shown, frames)): StripSvgOptions {
  return { columns, figure: shown.figure as FigureName, views: viewsOf(shown), frameWidth: 230, title: shown.alt };
}

export function plateSVG(shown: Shown, frames: number, plain: boolean, columns?: number): string {
  return stripSVG(makePlate(shown, frames), { ...plateOptions(shown, frames, columns), plain });
}
