/** Sheets to cut out and set in motion, of the stride that is asked for: the zoopraxiscope's disc, the zoetrope's band, a flip-book. */
import { bandSVG } from '../renderers/band.ts';
import { discSVG } from '../renderers/disc.ts';
import { flipbookSVG } from '../renderers/flipbook.ts';
import type { FigureName } from '../renderers/renderer.ts';
import { PAPERS, type PaperName } from '../renderers/sheet.ts';
import { makeStripOf } from '../src/diagram/strip.ts';
import { commandOf } from './actor.ts';
import { species } from './engine.ts';
import type { Shown } from './shown.ts';

export type { PaperName } from '../renderers/sheet.ts';

/** What draws each, and its pictures: a disc of twelve turns once a second at a canter. */
const SHEETS = {
  disc: { draw: discSVG, frames: 12 },
  band: { draw: bandSVG, frames: 12 },
  flipbook: { draw: flipbookSVG, frames: 24 },
} as const;

export type SheetName = keyof typeof SHEETS;

/** Where paper is Letter (ISO 3166); everywhere else it is A4. */
const LETTER = 'US CA MX GT SV HN NI CR PA CO VE CL PH PR DO BZ'.split(' ');

function usualPaper(): PaperName {
  const { region = '' } = new Intl.Locale(navigator.language || 'en-GB').maximize();
  return LETTER.includes(region) ? 'letter' : 'a4';
}

/** In a round nobody sees where it goes: level, and to the right. */
export function sheetSVG(shown: Shown, name: SheetName, paper = usualPaper()): string {
  if (!Object.hasOwn(SHEETS, name))
    throw new RangeError(`sheet: no '${name}'; expected ${Object.keys(SHEETS).join(', ')}`);
  if (!PAPERS.includes(paper)) throw new RangeError(`paper: no '${paper}'; expected ${PAPERS.join(', ')}`);
  const { draw, frames } = SHEETS[name];
  const strip = makeStripOf(species[shown.species], { ...commandOf(shown), heading: 0, slope: 0, frames });
  return draw(strip, { plain: true, paper, figure: shown.figure as FigureName });
}
