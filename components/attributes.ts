/**
 * Every attribute of the element, once: its name, its default, and how what is written there is read. The element, its manifest, the
 * embed code and the tests all go by this table. Degrees, and m/s unless a unit is given.
 */
import { OVERLAYS, UNITS } from '../renderers/overlay/names.ts';
import { FIGURES } from '../renderers/renderer.ts';
import { VIEWS } from '../renderers/view.ts';
import { KMH, MPH } from '../src/units.ts';
import { type NumberRule, type Refused, readNumber, readWord, readWords } from './values.ts';

/** Where the element comes from, for the embed code. */
export const SCRIPT = import.meta.url;

/** What depends on the species that are there. */
export interface Known {
  readonly species: readonly string[];
  /** Gaits by all their names. */
  readonly gaits: ReadonlyMap<string, string>;
  /** m/s */
  readonly fastest: number;
}

type Kind = string | number | boolean;

export interface Attribute<Value extends Kind> {
  readonly name: string;
  readonly initial: Value;
  read(raw: unknown, known: Known): Value | Refused;
}

export const RENDERERS = ['auto', 'canvas2d', 'webgpu', 'svg'] as const;
export const LEADS = ['left', 'right', 'auto'] as const;
export const CAMERAS = ['follow', 'stay'] as const;

const SPEED_UNITS = { 'm/s': 1, mps: 1, mph: MPH, 'km/h': KMH, kmh: KMH, kph: KMH };
const ANGLE_UNITS = { deg: 1, '°': 1, turn: 360, rad: 180 / Math.PI };

const word = (name: string, words: readonly string[], initial = words[0]): Attribute<string> => ({
  name,
  initial,
  read: (raw) => readWord(raw, words),
});
const flag = (name: string): Attribute<boolean> => ({ name, initial: false, read: (raw) => Boolean(raw) });
const number = (name: string, initial: number, rule: NumberRule): Attribute<number> => ({
  name,
  initial,
  read: (raw) => readNumber(raw, rule),
});
const words = (name: string, all: readonly string[]): Attribute<string> => ({
  name,
  initial: '',
  read: (raw) => readWords(raw, all),
});

export const ATTRIBUTES = {
  species: { name: 'species', initial: 'horse', read: (raw, { species }) => readWord(raw, species) },
  gait: {
    name: 'gait',
    initial: 'auto',
    read: (raw, { gaits }) => readWord(raw, new Map([['auto', 'auto'], ['stand', 'stand'], ...gaits])),
  },
  speed: {
    name: 'speed',
    initial: 1.5,
    read: (raw, { fastest }) => readNumber(raw, { least: 0, most: fastest, units: SPEED_UNITS }),
  },
  heading: number('heading', 0, { least: -36000, most: 36000, units: ANGLE_UNITS }),
  slope: number('slope', 0, { least: -30, most: 30, units: ANGLE_UNITS }),
  lead: word('lead', LEADS, 'auto'),
  gaits: { name: 'gaits', initial: '', read: (raw, { gaits }) => readWords(raw, gaits) },
  seed: number('seed', 1, { least: 0, most: 2 ** 31, whole: true }),
  paused: flag('paused'),
  playbackRate: number('playback-rate', 1, { least: 0, most: 8 }),
  renderer: word('renderer', RENDERERS),
  figure: word('figure', FIGURES, 'outline'),
  view: word('view', VIEWS),
  camera: word('camera', CAMERAS),
  count: number('count', 1, { least: 1, most: 5000, whole: true }),
  strip: number('strip', 0, { least: 0, most: 96, whole: true }),
  rows: words('rows', VIEWS),
  columns: number('columns', 0, { least: 0, most: 96, whole: true }),
  overlay: words('overlay', OVERLAYS),
  controls: flag('controls'),
  alt: { name: 'alt', initial: '', read: (raw) => String(raw) },
  units: word('units', UNITS),
} satisfies Readonly<Record<string, Attribute<string> | Attribute<number> | Attribute<boolean>>>;

export type AttributeName = keyof typeof ATTRIBUTES;
export const NAMES = /* @__PURE__ */ Object.keys(ATTRIBUTES) as readonly AttributeName[];

/** For Lit: text goes to the property as it is written, and is read there; what a script sets is written back. */
export const PROPERTIES = /* @__PURE__ */ Object.fromEntries(
  NAMES.map((key) => {
    const { name, initial } = ATTRIBUTES[key];
    const type = typeof initial === 'boolean' ? Boolean : String;
    return [key, { attribute: name, reflect: true, useDefault: true, type }];
  }),
);
