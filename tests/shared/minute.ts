/**
 * A minute of commands, the same in Node, Deno and Chromium: their `Math` differs in the last bits, so positions may differ by 1e-6 m
 * and no more, and what happens must be the same. The fixture was written by Node (`npm run golden`); each runtime compares with it.
 */

import type { AnimalEvent } from '../../src/index.ts';
import { LEGS } from '../../src/units.ts';
import { assert } from './assert.ts';
import type { Case } from './cases.ts';
import { FRAME, type Replay, replay } from './replay.ts';

export const minuteFile = 'tests/fixtures/minute.json';

/** m. How far the runtimes may be apart after a minute. */
const APART = 1e-6;

/** Everything that can be asked for, in a minute: 3600 frames. */
export const minute: Replay = {
  steps: [
    { wait: 20, command: { speed: 1.4 } },
    { wait: 170, command: { speed: 4, gait: 'trot' } },
    { wait: 150, command: { heading: 1.2 } },
    { wait: 140, command: { gait: 'rack', speed: 6 } },
    { wait: 45, command: { gait: 'canter', speed: 7, lead: 'left' } },
    { wait: 190, push: { at: 'withers', velocity: [0, 0, 0.8] } },
    { wait: 120, leap: { height: 0.9 } },
    { wait: 260, command: { lead: 'right', heading: -0.4 } },
    { wait: 170, command: { gait: 'auto', speed: 13, lead: 'auto' } },
    { wait: 220, command: { slope: 0.12 } },
    { wait: 150, command: { heading: 2.4 } },
    { wait: 260, leap: { height: 1.1 } },
    { wait: 200, command: { slope: -0.1, speed: 9 } },
    { wait: 160, command: { gait: 'amble', speed: 3 } },
    { wait: 200, command: { gait: 'walk', speed: 1, slope: 0 } },
    { wait: 120, push: { at: 'croup', velocity: [0.3, 0, -1] } },
    { wait: 150, command: { gait: 'auto', speed: 0 } },
    { wait: 200, command: { heading: -1 } },
    { wait: 240, push: { at: 'withers', velocity: [0, 0, -1.5] } },
    { wait: 150, command: { speed: 17 } },
    { wait: 285 },
  ],
};

const POINTS = ['withers', 'croup', 'muzzle', 'tail', ...LEGS.map((leg) => `${leg}.toe`), 'LF.carpus', 'RH.hock'];

export interface Minute {
  /** Every second: the places of some points, m. */
  readonly places: readonly (readonly number[])[];
  readonly events: readonly string[];
}

const nano = (value: number): number => Math.round(value * 1e9) / 1e9;

/** In ticks, so that a rounded last bit is no difference. */
function tell(event: AnimalEvent): string {
  const about =
    'leg' in event ? event.leg : 'gait' in event ? event.gait : 'from' in event ? `${event.from} ${event.to}` : '';
  return `${Math.round(event.time * 120)} ${event.type} ${about}`.trim();
}

export function liveAMinute(): Minute {
  const places: number[][] = [];
  const events: string[] = [];
  let frames = 0;
  replay(minute, (animal) => {
    if (++frames % Math.round(1 / FRAME) !== 0) return;
    events.push(...animal.takeEvents().map(tell));
    places.push(POINTS.flatMap((point) => animal.landmark(point).map(nano)));
  });
  return { places, events };
}

/** What is different, as a sentence; '' if nothing is. */
export function difference(expected: Minute, actual: Minute): string {
  if (expected.places.length !== actual.places.length)
    return `${actual.places.length} seconds instead of ${expected.places.length}`;
  for (const [second, places] of expected.places.entries()) {
    for (const [i, value] of places.entries()) {
      const off = Math.abs(actual.places[second][i] - value);
      if (!(off <= APART))
        return `after ${second + 1} s ${POINTS[Math.floor(i / 3)]} is ${off.toExponential(1)} m elsewhere`;
    }
  }
  const at = expected.events.findIndex((event, i) => event !== actual.events[i]);
  if (at >= 0) return `event ${at} is '${actual.events[at]}' instead of '${expected.events[at]}'`;
  return expected.events.length === actual.events.length ? '' : `then '${actual.events[expected.events.length]}'`;
}

export function minuteCases(read: (path: string) => string | Promise<string>): Case[] {
  return [
    {
      name: 'a minute of commands takes it to the same places and through the same events, here as elsewhere',
      async run() {
        const expected = JSON.parse(await read(minuteFile)) as Minute;
        assert.equal(difference(expected, liveAMinute()), '');
      },
    },
    {
      name: 'a difference is noticed',
      async run() {
        const expected = JSON.parse(await read(minuteFile)) as Minute;
        const moved = expected.places.map((places, i) => (i === 40 ? places.map((value) => value + 2e-6) : places));
        assert.match(difference(expected, { ...expected, places: moved }), /after 41 s withers is 2\.0e-6 m elsewhere/);
        const events = expected.events.filter((_, i) => i !== 7);
        assert.match(difference(expected, { ...expected, events }), /event \d is/);
      },
    },
  ];
}
