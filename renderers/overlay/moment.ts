/**
 * What the live overlays are drawn from: one plain record, filled anew for every frame by whoever owns the animal and the page. SI units,
 * radians; legs in the order LF RF LH RH.
 */
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Box, GroundHeight } from '../ground.ts';
import type { Theme } from '../theme.ts';
import type { View } from '../view.ts';
import { OVERLAYS, type OverlayName, type OverlaySet, type Units } from './names.ts';

export interface Moment {
  pose: Pose;
  view: View;
  theme: Theme;
  /** The part of the page that is drawn on. */
  box: Box;
  /** Of the animal's own lines, page units; overlays keep their ratio to it. */
  lineWidth: number;
  time: number;
  /** 1 while that foot stands. */
  standing: ArrayLike<number>;
  gait: string;
  /** Differs from the gait while it changes. */
  targetGait: string;
  speed: number;
  heading: number;
  strideLength: number;
  strideFrequency: number;
  dutyFactor: number;
  froude: number;
  units: Units;
  /** Level at 0 unless told. */
  ground?: GroundHeight | undefined;
}

/** Of what happened, all that overlays need: the engine's events are such. */
export interface FootEvent {
  readonly type: string;
  readonly time: number;
  readonly leg?: string;
  readonly place?: ArrayLike<number>;
}

/** Words that are none of ours are passed over: who reads an attribute complains. */
export function overlaySet(words: Iterable<string>): OverlaySet {
  const given = new Set(words);
  return Object.fromEntries(OVERLAYS.map((name) => [name, given.has(name)])) as Record<OverlayName, boolean>;
}

const LEVEL: GroundHeight = () => 0;

export function groundOf({ ground }: Moment): GroundHeight {
  return ground ?? LEVEL;
}
