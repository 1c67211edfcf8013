/** Pictures of everything that is drawn: what the golden files hold, byte by byte, and what a person looks through. */
import { footfallsSVG } from '../renderers/footfall.ts';
import { type StripSvgOptions, stripSVG } from '../renderers/strip.ts';
import { type Command, makeStrip } from '../src/index.ts';

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
  ...gaits.map((command) => ({
    name: `footfalls-${command.gait}`,
    title: `${command.gait}, footfalls`,
    svg: () => footfallsSVG(makeStrip('horse', command), { plain: true }),
  })),
];
