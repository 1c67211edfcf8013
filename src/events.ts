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
  #goal = STAND;
  #changing = false;

  /** Forgets the past: nothing has happened yet in this state. */
  start(state: State): void {
    this.#stood.set(state.contact);
    this.#phase = state.phase;
    this.#way = state.way;
    this.#goal = state.goal;
    this.#changing = false;
  }

  note(built: Built, state: State, voices: Voices, height: (leg: number) => number): void {
    const { time } = state;
    for (let leg = 0; leg < 4; leg++) {
      const stands = state.contact[leg] !== FLIGHT;
      const stood = this.#stood[leg] !== FLIGHT;
      if (stands !== stood || (state.contact[leg] === STRIKE && !stood)) {
        this.#add({
          type: stands ? 'footfall' : 'liftoff',
          time,
          leg: LEGS[leg],
          place: [state.standX[leg], height(leg), state.standZ[leg]],
        });
      }
      this.#stood[leg] = state.contact[leg];
    }
    if (state.phase < this.#phase - 0.5 && state.tempo > 0) {
      this.#add({
        type: 'stride',
        time,
        gait: nameOfWay(built, state.target),
        length: voices.stride.length,
        duration: 1 / state.tempo,
      });
    }
    this.#phase = state.phase;
    const changing = state.change < 1 || state.way !== state.goal;
    const from = nameOfWay(built, this.#way);
    if (this.#changing && (!changing || state.goal !== this.#goal)) {
      this.#add({ type: 'gaittransitionend', time, from, to: nameOfWay(built, state.way) });
    }
    if (state.way !== this.#way) this.#add({ type: 'gaitchange', time, from, to: nameOfWay(built, state.way) });
    this.#way = state.way;
    if (changing && (!this.#changing || state.goal !== this.#goal)) {
      this.#add({
        type: 'gaittransitionstart',
        time,
        from: nameOfWay(built, state.way),
        to: nameOfWay(built, state.goal),
      });
    }
    this.#changing = changing;
    this.#goal = state.goal;
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
