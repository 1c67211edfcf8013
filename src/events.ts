/** Stage 7: what happened, tick by tick, until somebody takes it. */

import { type Built, nameOfWay } from './build.ts';
import type { Voices } from './gait/voices.ts';
import { FLIGHT, STAND, STRIKE, type State } from './state.ts';
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
    };

/** Events nobody takes are forgotten, oldest first. */
const MOST = 256;

export class EventLog {
  #events: AnimalEvent[] = [];
  readonly #stood = new Float64Array(4);
  #phase = 0;
  #way = STAND;
  #target = STAND;

  /** Forgets the past: nothing has happened yet in this state. */
  start(state: State): void {
    this.#stood.set(state.contact);
    this.#phase = state.phase;
    this.#way = state.target;
    this.#target = state.target;
  }

  note(built: Built, state: State, voices: Voices): void {
    const { time } = state;
    for (let leg = 0; leg < 4; leg++) {
      const stands = state.contact[leg] !== FLIGHT;
      const stood = this.#stood[leg] !== FLIGHT;
      if (stands !== stood || (state.contact[leg] === STRIKE && !stood)) {
        this.#add({
          type: stands ? 'footfall' : 'liftoff',
          time,
          leg: LEGS[leg],
          place: [state.standX[leg], 0, state.standZ[leg]],
        });
      }
      this.#stood[leg] = state.contact[leg];
    }
    if (state.phase < this.#phase && state.speed > 0) {
      this.#add({
        type: 'stride',
        time,
        gait: nameOfWay(built, state.target),
        length: voices.stride.length,
        duration: voices.stride.time,
      });
    }
    this.#phase = state.phase;
    if (state.target !== this.#target) {
      this.#add({
        type: 'gaittransitionstart',
        time,
        from: nameOfWay(built, this.#way),
        to: nameOfWay(built, state.target),
      });
      this.#target = state.target;
    }
    if (state.change >= 1 && this.#way !== state.target) {
      this.#add({
        type: 'gaittransitionend',
        time,
        from: nameOfWay(built, this.#way),
        to: nameOfWay(built, state.target),
      });
      this.#add({ type: 'gaitchange', time, from: nameOfWay(built, this.#way), to: nameOfWay(built, state.target) });
      this.#way = state.target;
    }
  }

  take(): AnimalEvent[] {
    const taken = this.#events;
    this.#events = [];
    return taken;
  }

  #add(event: AnimalEvent): void {
    this.#events.push(event);
    if (this.#events.length > MOST) this.#events.shift();
  }
}
