/** Stage 7: what happened, tick by tick, until somebody takes it. */

import { type Built, nameOfWay } from './build.ts';
import type { Voices } from './gait/voices.ts';
import { FLIGHT, LEAPING, NO_LEAP, STAND, STRIKE, type State } from './state.ts';
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

export class EventLog {
  #events: AnimalEvent[] = [];
  readonly #stood = new Float64Array(4);
  #phase = 0;
  #way = STAND;
  #goal = STAND;
  #changing = false;
  #leap = NO_LEAP;
  #fence: readonly [number, number] = [0, 0];

  /** Forgets the past: nothing has happened yet in this state. */
  start(state: State): void {
    this.#stood.set(state.contact);
    this.#phase = state.phase;
    this.#way = state.way;
    this.#goal = state.goal;
    this.#changing = false;
    this.#leap = state.leap;
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
    this.#noteLeap(state);
    this.#leap = state.leap;
  }

  #noteLeap(state: State): void {
    const leaps = state.leap === LEAPING;
    if (leaps === (this.#leap === LEAPING)) return;
    const { time, leapHeight: height, speed, turn, heading } = state;
    if (leaps) {
      // Half a turn of the way to the top is the direction of the chord to it.
      const until = (state.leapOff + state.leapLand) / 2;
      const half = (turn * until) / 2;
      const way = speed * until * (half === 0 ? 1 : Math.sin(half) / half);
      this.#fence = [state.x + way * Math.cos(heading + half), state.z - way * Math.sin(heading + half)];
    }
    const length = speed * (state.leapLand - state.leapOff);
    this.#add({ type: leaps ? 'leapstart' : 'leapend', time, fence: this.#fence, height, length });
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
