/** The element's events: names and details. All but `error` bubble, all cross shadow roots. */
import type { LegName } from '../src/units.ts';

export interface FootDetail {
  readonly leg: LegName;
  /** World x, y, z, m. */
  readonly place: readonly [number, number, number];
  /** s */
  readonly time: number;
  readonly gait: string;
  /** m/s */
  readonly speed: number;
}

export interface StrideDetail {
  readonly time: number;
  readonly gait: string;
  readonly speed: number;
  /** m, s */
  readonly length: number;
  readonly duration: number;
}

export interface GaitDetail {
  readonly from: string;
  readonly to: string;
  readonly time: number;
  readonly speed: number;
}

export interface LeapDetail {
  readonly time: number;
  readonly speed: number;
  /** Where the top is, world x and z; the fence's height and the flight's length; m. */
  readonly fence: readonly [number, number];
  readonly height: number;
  readonly length: number;
}

/** Of what was asked for: m/s, degrees, or a name. */
export interface ChangeDetail<Value> {
  readonly from: Value;
  readonly to: Value;
  readonly time: number;
}

export interface ClockDetail {
  readonly time: number;
}

export interface ReadyDetail {
  readonly species: string;
  readonly gait: string;
  readonly renderer: string;
}

export interface RendererDetail {
  /** Empty before the first. */
  readonly from: string;
  readonly to: string;
  /** What was asked for, and why it is another. */
  readonly wanted: string;
  readonly reason: string;
}

export interface ErrorDetail {
  /** The attribute, or the method that was called. */
  readonly source: string;
  readonly value: unknown;
  /** What is allowed there. */
  readonly allowed: string;
  /** All of it as a sentence. */
  readonly message: string;
}

export interface EventDetails {
  ready: ReadyDetail;
  play: ClockDetail;
  pause: ClockDetail;
  gaitchange: GaitDetail;
  gaittransitionstart: GaitDetail;
  gaittransitionend: GaitDetail;
  footfall: FootDetail;
  liftoff: FootDetail;
  stride: StrideDetail;
  speedchange: ChangeDetail<number>;
  headingchange: ChangeDetail<number>;
  specieschange: ChangeDetail<string>;
  leapstart: LeapDetail;
  leapend: LeapDetail;
  rendererchange: RendererDetail;
  error: ErrorDetail;
}

export type QuadrupedGaitEventMap = { [Name in keyof EventDetails]: CustomEvent<EventDetails[Name]> };

export function emit<Name extends keyof EventDetails>(
  target: EventTarget,
  name: Name,
  detail: EventDetails[Name],
): void {
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: name !== 'error', composed: true }));
}

/** The user's own doing, as an input element says it: `input` while it goes on, `change` when it is done. */
export function emitUser(target: EventTarget, name: 'input' | 'change'): void {
  target.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
}
