/**
 * What overlays remember: when each foot stood, where it stood, and the way of the body. Rings of fixed size, so that an animal may run for
 * days and a frame allocates nothing. Times in s, places in m.
 */
import { LEGS } from '../../src/units.ts';
import type { Flesh } from '../flesh.ts';
import { type Print, printsOf } from '../print.ts';
import type { FootEvent, Moment } from './moment.ts';
import { sizeOf } from './points.ts';

/** The row after the four feet: stretches with no foot on the ground. */
export const AIR = 4;
const ROWS = 5;

/** Stances of a row, prints of all feet, points of the way: a few strides more than are ever shown. */
const STANCES = 32;
export const PRINTS = 64;
export const WAY = 256;
/** m between points of the way, of an animal of 1.60 m. */
const STEP = 0.12;

export interface History {
  /** How large its feet are, against those of an animal of 1.60 m. */
  readonly size: number;
  /** What they leave on the ground, leg by leg. */
  readonly shapes: readonly Print[];
  /** Begin and end of each stance, row by row; the end is Infinity while it lasts. */
  readonly down: Float64Array;
  readonly up: Float64Array;
  /** How many there ever were: the last is at (count - 1) % STANCES. */
  readonly stances: Int32Array;
  /** x y z heading time, and the leg. */
  readonly print: Float64Array;
  readonly printLeg: Int8Array;
  /** x z time */
  readonly way: Float64Array;
  /** Prints and points of the way there ever were. */
  readonly counts: { prints: number; way: number; time: number };
}

export function createHistory(flesh: Flesh): History {
  return {
    size: sizeOf(flesh.rig),
    shapes: printsOf(flesh),
    down: new Float64Array(ROWS * STANCES),
    up: new Float64Array(ROWS * STANCES),
    stances: new Int32Array(ROWS),
    print: new Float64Array(5 * PRINTS),
    printLeg: new Int8Array(PRINTS),
    way: new Float64Array(3 * WAY),
    counts: { prints: 0, way: 0, time: -Infinity },
  };
}

export function forget(history: History): void {
  history.stances.fill(0);
  history.counts.prints = 0;
  history.counts.way = 0;
  history.counts.time = -Infinity;
}

/** Place of the stance `back` before the last of a row, or -1. */
export function stanceAt({ stances }: History, row: number, back: number): number {
  const index = stances[row] - 1 - back;
  return index < 0 || back >= STANCES ? -1 : row * STANCES + (index % STANCES);
}

/** Takes up a frame and what happened since the one before; call it once after each advance, settle or seek. */
export function remember(history: History, moment: Moment, events: readonly FootEvent[]): void {
  const { counts } = history;
  const { time, standing, pose, heading } = moment;
  if (time < counts.time) rewind(history, time);
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    // After a rewind others may tell again what happened before.
    if ((event.type !== 'footfall' && event.type !== 'liftoff') || event.time > time + 1e-9) continue;
    const leg = LEGS.indexOf(event.leg as (typeof LEGS)[number]);
    if (leg < 0) continue;
    const changed = change(history, leg, event.type === 'footfall', event.time);
    if (changed && event.type === 'footfall' && event.place) addPrint(history, leg, event.place, heading, event.time);
  }
  // Feet that stand without having been seen to land: at the start, and after a leap in time.
  for (let leg = 0; leg < AIR; leg++) change(history, leg, standing[leg] === 1, time);
  change(history, AIR, !anyStands(history), time);
  addWay(history, pose.positions[0], pose.positions[2], time);
  counts.time = time;
}

/** s: as far back as bars are ever shown. */
const PAST = 4.5;

/** A leg of a steady gait: how far it is in its own stride, and for what share of it it stands. */
export interface SteadyLeg {
  readonly phase: number;
  readonly duty: number;
}

/**
 * What was before the beginning: a steady animal has always gone as it goes now, so its bars need not start empty. Legs in the order of the
 * rows; a stride of no time is an animal that stands.
 */
export function presume(history: History, time: number, stride: number, legs: readonly SteadyLeg[]): void {
  const events: { leg: number; down: boolean; time: number }[] = [];
  legs.forEach(({ phase, duty }, leg) => {
    if (!(stride > 0)) events.push({ leg, down: true, time: time - PAST });
    for (let back = phase; stride > 0 && back * stride < PAST + stride; back++) {
      events.push({ leg, down: true, time: time - back * stride });
      if (back > duty) events.push({ leg, down: false, time: time - (back - duty) * stride });
    }
  });
  events.sort((one, other) => one.time - other.time);
  for (const { leg, down, time: at } of events) change(history, leg, down, at);
}

/** Whether the foot of a row stands. */
export function stands(history: History, row: number): boolean {
  const last = stanceAt(history, row, 0);
  return last >= 0 && history.up[last] === Infinity;
}

function change(history: History, row: number, down: boolean, time: number): boolean {
  if (stands(history, row) === down) return false;
  const last = stanceAt(history, row, 0);
  if (last >= 0 && time < (down ? history.up[last] : history.down[last])) return false;
  if (down) {
    const next = row * STANCES + (history.stances[row] % STANCES);
    history.down[next] = time;
    history.up[next] = Infinity;
    history.stances[row]++;
  } else {
    history.up[last] = time;
  }
  if (row < AIR) change(history, AIR, !anyStands(history), time);
  return true;
}

function anyStands(history: History): boolean {
  for (let leg = 0; leg < AIR; leg++) if (stands(history, leg)) return true;
  return false;
}

function addPrint(history: History, leg: number, place: ArrayLike<number>, heading: number, time: number): void {
  const { print, printLeg, counts } = history;
  const index = counts.prints++ % PRINTS;
  printLeg[index] = leg;
  print[5 * index] = place[0];
  print[5 * index + 1] = place[1];
  print[5 * index + 2] = place[2];
  print[5 * index + 3] = heading;
  print[5 * index + 4] = time;
}

function addWay({ way, counts, size }: History, x: number, z: number, time: number): void {
  if (counts.way > 0) {
    const last = 3 * ((counts.way - 1) % WAY);
    if (Math.abs(way[last] - x) + Math.abs(way[last + 1] - z) < STEP * size) return;
  }
  const index = 3 * (counts.way++ % WAY);
  way[index] = x;
  way[index + 1] = z;
  way[index + 2] = time;
}

/** Time has gone back: what is still to come has not happened. */
function rewind(history: History, time: number): void {
  const { down, up, stances, print, way, counts } = history;
  for (let row = 0; row < ROWS; row++) {
    let last = stanceAt(history, row, 0);
    while (last >= 0 && stances[row] > 0 && down[last] > time) {
      stances[row]--;
      last = stanceAt(history, row, 0);
    }
    if (last >= 0 && up[last] > time) up[last] = Infinity;
  }
  while (counts.prints > 0 && print[5 * ((counts.prints - 1) % PRINTS) + 4] > time) counts.prints--;
  while (counts.way > 0 && way[3 * ((counts.way - 1) % WAY) + 2] > time) counts.way--;
}
