/** Every attribute of the tag as a field: what it is called, how it is set, and the group it stands in. */
import { FIGURES, VIEWS } from '../../components/bundle.ts';

interface Common {
  readonly name: string;
  readonly label: string;
}

export type Field = Common &
  (
    | {
        readonly kind: 'range';
        readonly min: number;
        readonly max: number;
        readonly step: number;
        readonly unit: string;
      }
    | { readonly kind: 'list'; readonly words: readonly string[] }
    | { readonly kind: 'set'; readonly words: readonly string[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'text' }
  );

export interface Group {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** What depends on the species that are there and on what they can do. */
export interface Choices {
  readonly species: readonly string[];
  readonly gaits: readonly string[];
}

export function groupsFor({ species, gaits }: Choices): readonly Group[] {
  return [
    {
      title: 'Motion',
      fields: [
        { name: 'species', label: 'Species', kind: 'list', words: species },
        { name: 'gait', label: 'Gait', kind: 'list', words: ['auto', 'stand', ...gaits] },
        { name: 'lead', label: 'Lead', kind: 'list', words: ['auto', 'left', 'right'] },
        { name: 'speed', label: 'Speed', kind: 'range', min: 0, max: 18.5, step: 0.1, unit: 'm/s' },
        { name: 'heading', label: 'Heading', kind: 'range', min: -180, max: 180, step: 5, unit: '°' },
        { name: 'slope', label: 'Slope', kind: 'range', min: -20, max: 20, step: 1, unit: '°' },
        { name: 'gaits', label: 'Gaits to choose from', kind: 'set', words: gaits },
        { name: 'seed', label: 'Seed', kind: 'range', min: 0, max: 20, step: 1, unit: '' },
      ],
    },
    {
      title: 'Clock',
      fields: [
        { name: 'playback-rate', label: 'Playback rate', kind: 'range', min: 0, max: 2, step: 0.05, unit: '×' },
        { name: 'paused', label: 'Paused', kind: 'flag' },
      ],
    },
    {
      title: 'Picture',
      fields: [
        { name: 'figure', label: 'Figure', kind: 'list', words: FIGURES },
        { name: 'view', label: 'View', kind: 'list', words: VIEWS },
        { name: 'camera', label: 'Camera', kind: 'list', words: ['follow', 'stay'] },
        { name: 'renderer', label: 'Renderer', kind: 'list', words: ['auto', 'canvas2d', 'webgpu', 'svg'] },
        { name: 'count', label: 'How many', kind: 'range', min: 1, max: 200, step: 1, unit: '' },
        { name: 'strip', label: 'Frames of a plate', kind: 'range', min: 0, max: 24, step: 1, unit: '' },
        { name: 'columns', label: 'Its columns', kind: 'range', min: 0, max: 12, step: 1, unit: '' },
        { name: 'rows', label: 'Its rows', kind: 'set', words: VIEWS },
        {
          name: 'overlay',
          label: 'Laid over it',
          kind: 'set',
          words: ['footfalls', 'grid', 'labels', 'trail', 'polygon', 'arrow', 'readout'],
        },
      ],
    },
    {
      title: 'Words and controls',
      fields: [
        { name: 'controls', label: 'Controls', kind: 'flag' },
        { name: 'units', label: 'Units', kind: 'list', words: ['si', 'imperial'] },
        { name: 'alt', label: 'What it shows, in words', kind: 'text' },
      ],
    },
  ];
}
