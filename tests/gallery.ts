/** Pictures of everything that is drawn: what the golden files hold, byte by byte, and what a person looks through. */
import { bandSVG } from '../renderers/band.ts';
import { discSVG } from '../renderers/disc.ts';
import { flipbookSVG } from '../renderers/flipbook.ts';
import { footfallsSVG } from '../renderers/footfall.ts';
import { type SequenceSvgOptions, sequenceSVG } from '../renderers/sequence.ts';
import { type StripSvgOptions, stripSVG } from '../renderers/strip.ts';
import { type Command, makeSequence, makeStrip, type SequenceOptions } from '../src/index.ts';

export interface GalleryPicture {
  readonly name: string;
  readonly title: string;
  svg(): string;
}

/** Huang's six gaits, each at a speed where it is at home. */
const gaits: readonly (Command & { readonly gait: string })[] = [
  { gait: 'walk', speed: 1.6 },
  { gait: 'amble', speed: 3.5 },
  { gait: 'trot', speed: 4 },
  { gait: 'rack', speed: 6 },
  { gait: 'canter', speed: 6, lead: 'right' },
  { gait: 'gallop', speed: 14, lead: 'right' },
];

function strip(name: string, title: string, command: Command, options: StripSvgOptions = {}): GalleryPicture {
  return {
    name,
    title,
    // Plain colours, so that every viewer shows the files.
    svg: () => stripSVG(makeStrip('horse', { ...command, frames: 12 }), { plain: true, columns: 4, ...options }),
  };
}

function sequence(
  name: string,
  title: string,
  options: SequenceOptions,
  drawing: SequenceSvgOptions = {},
): GalleryPicture {
  return {
    name,
    title,
    svg: () => sequenceSVG(makeSequence('horse', options), { plain: true, columns: 6, ...drawing }),
  };
}

export const gallery: readonly GalleryPicture[] = [
  ...gaits.map((command) => strip(`strip-${command.gait}`, `${command.gait}, outline`, command)),
  // This one leaves its colours to the page.
  strip('strip-stick', 'trot, stick figure', { gait: 'trot', speed: 4 }, { figure: 'stick', plain: false }),
  strip('strip-silhouette', 'gallop, silhouette', { gait: 'gallop', speed: 14 }, { figure: 'silhouette' }),
  strip(
    'strip-views',
    'walk from the side, front and rear',
    { motion: 'plate.walk' },
    { views: ['side', 'front', 'rear'] },
  ),
  sequence('sequence-walk-trot', 'from a walk into a trot', {
    script: [
      { gait: 'walk', speed: 1.4 },
      { at: 0.5, gait: 'trot', speed: 4 },
    ],
    duration: 3.2,
    frames: 18,
  }),
  sequence('sequence-leap', 'over a fence', {
    script: [{ gait: 'canter', speed: 7, leap: { height: 1.1 } }],
    from: 0.4,
    duration: 1.5,
    frames: 18,
  }),
  sequence(
    'sequence-turn',
    'a turn, from above and behind',
    {
      script: [
        { gait: 'trot', speed: 4 },
        { at: 0.2, heading: 1.2 },
      ],
      duration: 2.4,
      frames: 6,
    },
    { views: ['side', 'rear', 'top'] },
  ),
  ...gaits.map((command) => ({
    name: `footfalls-${command.gait}`,
    title: `${command.gait}, footfalls`,
    svg: () => footfallsSVG(makeStrip('horse', command), { plain: true }),
  })),
  {
    name: 'disc-gallop',
    title: "gallop, zoopraxiscope disc as Muybridge's",
    svg: () => discSVG(makeStrip('horse', { gait: 'gallop', speed: 14, frames: 13 }), { plain: true, slits: false }),
  },
  {
    name: 'disc-walk',
    title: 'walk, disc with slits, feet inwards',
    svg: () =>
      discSVG(makeStrip('horse', { gait: 'walk', speed: 1.6, frames: 10 }), {
        plain: true,
        feet: 'in',
        figure: 'silhouette',
        paper: 'letter',
      }),
  },
  {
    name: 'band-trot',
    title: 'trot, zoetrope band',
    svg: () => bandSVG(makeStrip('horse', { gait: 'trot', speed: 4, frames: 12 }), { plain: true }),
  },
  {
    name: 'flipbook-canter',
    title: 'canter, flip-book',
    svg: () => flipbookSVG(makeStrip('horse', { gait: 'canter', speed: 6, frames: 15 }), { plain: true }),
  },
];
