/**
 * What may be written in the tag, as types alone: for JSX, templates and editors. Words that are known are offered; others are left to the
 * element, which says what it does not understand, since species and gaits may be your own.
 */
import type { Units } from '../renderers/overlay/names.ts';
import type { FigureName } from '../renderers/renderer.ts';
import type { ViewName } from '../renderers/view.ts';
import type { AttributeName, CAMERAS, LEADS, RENDERERS } from './attributes.ts';
import type { QuadrupedGaitEventMap } from './events.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

/** Offered, but not the only ones. */
type Among<Word extends string> = Word | (string & Record<never, never>);
/** `6` or `12mph`. */
type Measure = number | string;

/** The gaits of the built-in species by all their names, and what else `gait` may be. */
export type GaitWord = 'auto' | 'stand' | 'walk' | 'amble' | 'tolt' | 'trot' | 'rack' | 'pace' | 'canter' | 'gallop';

interface Values {
  species: Among<'horse' | 'dog' | 'greyhound' | 'wolf' | 'lion' | 'cat' | 'lizard' | 'turtle'>;
  gait: Among<GaitWord>;
  speed: Measure;
  heading: Measure;
  slope: Measure;
  lead: (typeof LEADS)[number];
  gaits: string;
  seed: Measure;
  paused: boolean;
  playbackRate: Measure;
  renderer: (typeof RENDERERS)[number];
  figure: FigureName;
  view: ViewName;
  camera: (typeof CAMERAS)[number];
  count: Measure;
  strip: Measure;
  rows: string;
  columns: Measure;
  overlay: string;
  controls: boolean;
  alt: string;
  units: Units;
}

/** From the class, so that editors show what is said there. */
type Properties = Pick<QuadrupedGaitElement, AttributeName>;

type Written = { readonly [Name in keyof Properties]?: Values[Name] | undefined };

type Handlers = {
  readonly [Name in keyof QuadrupedGaitEventMap as `on${Name}`]?:
    | ((event: QuadrupedGaitEventMap[Name]) => void)
    | undefined;
};

/** Attributes, properties and listeners of the tag's own. */
export type QuadrupedGaitProps = Written & { readonly 'playback-rate'?: Measure | undefined } & Handlers;

/** With what any tag may have, where no framework says so itself. */
export type QuadrupedGaitAttributes = QuadrupedGaitProps & {
  readonly children?: unknown;
  readonly class?: string;
  readonly className?: string;
  readonly id?: string;
  readonly key?: string | number;
  readonly ref?: unknown;
  readonly slot?: string;
  readonly style?: unknown;
};

declare global {
  interface HTMLElementTagNameMap {
    'quadruped-gait': QuadrupedGaitElement;
  }
  namespace JSX {
    interface IntrinsicElements {
      'quadruped-gait': QuadrupedGaitAttributes;
    }
  }
}
