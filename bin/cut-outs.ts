/** The commands for things to cut out and set in motion: disc, band, flip-book. */
import { BAND_FRAMES, bandSVG } from '../renderers/band.ts';
import { discSVG } from '../renderers/disc.ts';
import { FLIPBOOK_FRAMES, flipbookSVG } from '../renderers/flipbook.ts';
import { FIGURES } from '../renderers/renderer.ts';
import { PAPERS } from '../renderers/sheet.ts';
import { DISC_FIGURES } from '../src/diagram/disc.ts';
import { makeSequence, makeStrip, type Sequence, type Strip } from '../src/index.ts';
import { asUsage, happeningOptions, isHappening, readHappening } from './happening.ts';
import { motionOptions, readMotion } from './motion.ts';
import type { Given, OptionTable } from './options.ts';
import { outputOptions } from './output.ts';
import { help, type Picture } from './picture.ts';
import { numberOf, oneOf, wholeNumber } from './values.ts';

const STRETCH = [0.5, 2] as const;

type Range = readonly [number, number];

/** A panorama is no round thing. */
const { panorama: _, ...happenings } = happeningOptions;

function options([least, most]: Range, usual: number, own: OptionTable): OptionTable {
  return {
    ...motionOptions,
    ...happenings,
    frames: { value: `${least}..${most}`, about: `pictures (${usual})` },
    figure: { value: FIGURES.join('|'), about: 'how the animal is drawn (outline)' },
    ...own,
    paper: { value: PAPERS.join('|'), about: 'the sheet it is printed on (a4)' },
    'no-instructions': { about: 'no words beside it' },
    ...outputOptions,
    ...help,
  };
}

const stretch = (usual: number): OptionTable => ({
  stretch: { value: STRETCH.join('..'), about: `how much longer than in life the figures are (${usual})` },
});

/** One stride, or anything that happens. */
function source(given: Given, [least, most]: Range, usual: number): Strip | Sequence {
  const frames = wholeNumber(given, 'frames', least, most) ?? usual;
  if (isHappening(given)) {
    const { species, ...rest } = readHappening(given);
    return asUsage(() => makeSequence(species, { ...rest, frames }));
  }
  const { species, command } = readMotion(given);
  return makeStrip(species, { ...command, frames });
}

/** What all three are told. */
function common(given: Given) {
  const figure = oneOf(given, 'figure', FIGURES);
  const paper = oneOf(given, 'paper', PAPERS);
  const long = numberOf(given, 'stretch', STRETCH);
  return {
    plain: true,
    instructions: !given.has('no-instructions'),
    ...(figure && { figure }),
    ...(paper && { paper }),
    ...(long !== undefined && { stretch: long }),
  };
}

export const cutOuts: Readonly<Record<string, Picture>> = {
  disc: {
    about: 'a zoopraxiscope disc to cut out and spin',
    example: 'quadruped-gait disc --gait gallop --frames 13 -o disc.svg',
    options: options(DISC_FIGURES, 12, {
      feet: { value: 'out|in', about: 'towards the rim, as Muybridge has them, or the middle (out)' },
      ...stretch(1),
      'no-slits': { about: "no slits to look through: as Muybridge's discs" },
    }),
    svg(given) {
      const feet = oneOf(given, 'feet', ['out', 'in']);
      const slits = !given.has('no-slits');
      const rest = common(given);
      return discSVG(source(given, DISC_FIGURES, 12), { ...rest, slits, ...(feet && { feet }) });
    },
  },
  band: {
    about: 'a zoetrope to cut out, bend and spin',
    example: 'quadruped-gait band --gait trot --paper letter -o band.svg',
    options: options(BAND_FRAMES, 12, stretch(1.25)),
    svg(given) {
      const rest = common(given);
      return bandSVG(source(given, BAND_FRAMES, 12), rest);
    },
  },
  flipbook: {
    about: 'the leaves of a flip-book to cut out and staple',
    example: 'quadruped-gait flipbook --leap 1.1 --frames 30 -o leap.svg',
    options: options(FLIPBOOK_FRAMES, 24, {}),
    svg(given) {
      const rest = common(given);
      return flipbookSVG(source(given, FLIPBOOK_FRAMES, 24), rest);
    },
  },
};
