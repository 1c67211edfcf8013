/** The stride that is asked for, as a plate: live with the attributes, in the page's colours or in ink on paper. */
import type { Pen } from '../renderers/pen.ts';
import { drawStrip, layoutStrip, type StripSvgOptions, stripSVG } from '../renderers/plate.ts';
import type { FigureName } from '../renderers/renderer.ts';
import { printTheme } from '../renderers/theme.ts';
import { makeStripOf } from '../src/diagram/strip.ts';
import type { Strip } from '../src/types.ts';
import { commandOf } from './actor.ts';
import { species } from './engine.ts';
import { viewsOf } from './plain.ts';
import { reins } from './reins.ts';
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

function makePlate(shown: Shown, frames: number): Strip {
  return makeStripOf(species[shown.species], { ...commandOf(shown), frames, reins: reins.module?.reins });
}

function plateOptions(shown: Shown, frames: number, columns = columnsFor(shown, frames)): StripSvgOptions {
  return { columns, figure: shown.figure as FigureName, views: viewsOf(shown), frameWidth: 230 };
}

export function plateSVG(shown: Shown, frames: number, plain: boolean, columns?: number): string {
  return stripSVG(makePlate(shown, frames), { ...plateOptions(shown, frames, columns), plain });
}

/** The size of a plate in ink on paper, and what draws it. */
export function plateDrawing(shown: Shown, frames: number) {
  const plate = makePlate(shown, frames);
  const options = plateOptions(shown, frames);
  const { width, height } = layoutStrip(plate, options);
  return { width, height, draw: (pen: Pen) => drawStrip(pen, plate, { ...options, theme: printTheme }) };
}
