/** Stage 7: what happened, tick by tick, until somebody takes it. */

import { type Built, nameOfWay } from './build.ts';
import type { Voices } from './gait/voices.ts';
import type { Numbers } from './math/memory.ts';
import type { Size } from './similarity.ts';
import { FLIGHT, type State } from './state.ts';
import { LEGS, type LegName } from './units.ts';

export type AnimalEvent =
  | {
      readonly type: 'footfall' | 'liftoff';
      readonly time: number;
      readonly leg: LegName;
      readonly place: readonly [number, number, number];
    }
  | {
      readonly type: 'stride';
      readonly time: number;
      readonly gait: string;
      readonly length: number;
      readonly duration: number;
    }
  | {
      readonly type: 'gaitchange' | 'gaittransitionstart' | 'gaittransitionend';
      readonly time: number;
      readonly from: string;
      readonly to: string;
    }
  | {
      /** Where the top of the leap will be, or was, world x and z; the fence's height and the flight's length, m. */
      readonly type: 'leapstart' | 'leapend';
      readonly time: number;
      readonly fence: readonly [number, number];
      readonly height: number;
      readonly length: number;
    };

/** Events nobody takes are forgotten, oldest first. */
const MOST = 256;

/** What has been told: the last that was seen of everything that makes an event. */
export interface Told {
  stood: number;
  phase: number;
  way: number;
  goal: number;
  changing: boolean;
  leap: number;
  fence: readonly [number, number];
  length: number;
}

/** Which feet stand, a bit each. */
function standing(contact: Numbers): number {
  let feet = 0;
  for (let leg = 0; leg < 4; leg++) if (contact[leg] !== FLIGHT) feet |= 1 << leg;
  return feet;
}

export class EventLog {
  readonly size: Size;
  #events: AnimalEvent[] = [];
  /** The last that was seen, from the start. */
  declare last: Told;

  constructor(size: Size) {
    this.size = size;
  }

  /** Forgets the past: nothing has happened yet in this state. */
  start({ contact, phase, way, goal, leap }: State): void {
    this.last = { stood: standing(contact), phase, way, goal, changing: false, leap, fence: [0, 0], length: 0 };
  }

  /** A copy, to resume from. */
  told(): Told {
    return { ...this.last };
  }

  /** Goes on from there: what happened since has not. */
  resume(told: Told): void {
    this.last = { ...told };
    this.#events = [];
  }

  note(built: Built, state: State, voices: Voices, height: (leg: number) => number): void {
    const told = this.last;
    const { length } = this.size;
    const time = state.time * this.size.time;
    const feet = standing(state.contact);
    const moved = feet ^ told.stood;
    for (let leg = 0; moved >> leg; leg++)
      if (moved & (1 << leg))
        this.add({
          type: feet & (1 << leg) ? 'footfall' : 'liftoff',
          time,
          leg: LEGS[leg],
          place: [length * state.standX[leg], length * height(leg), length * state.standZ[leg]],
        });
    told.stood = feet;
    if (state.phase < told.phase - 0.5 && state.tempo > 0) {
      this.add({
        type: 'stride',
        time,
        gait: nameOfWay(built, state.target),
        length: length * voices.stride.length,
        duration: this.size.time / state.tempo,
      });
    }
    told.phase = state.phase;
  }

  take(): AnimalEvent[] {
    const taken = this.#events;
    this.#events = [];
    return taken;
  }

  add(event: AnimalEvent): void {
    // Half of them at a time: to move all up for each that comes would cost more than the rest of a tick's events.
    if (this.#events.push(event) > MOST) this.#events.splice(0, MOST / 2);
  }
}
