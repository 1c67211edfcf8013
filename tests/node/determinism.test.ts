/**
 * The same commands, the same animal: replayed, restored from a snapshot, at any frame rate; and a minute of commands as in the other
 * runtimes. `npm run golden` writes the minute's fixture anew.
 */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { type Animal, createAnimal } from '../../src/index.ts';
import { createState } from '../../src/state.ts';
import { copyChanging } from '../../src/state-copy.ts';
import { liveAMinute, minute, minuteCases, minuteFile } from '../shared/minute.ts';
import { act, beginning, FRAME, GROUNDS, type Replay, replay } from '../shared/replay.ts';

if (process.env.UPDATE_GOLDEN) writeFileSync(minuteFile, `${JSON.stringify(liveAMinute())}\n`);

describe('a minute of commands', () => {
  for (const { name, run } of minuteCases((path) => readFileSync(path, 'utf8'))) it(name, run);

  it('lasts a minute and has everything in it', () => {
    assert.equal(minute.steps.reduce((sum, { wait }) => sum + wait, 0) * FRAME, 60);
    const { places, events } = liveAMinute();
    assert.equal(places.length, 60);
    for (const what of [
      'footfall',
      'liftoff',
      'stride',
      'gaittransitionstart',
      'gaittransitionend',
      'gaitchange',
      'leapstart',
      'leapend',
    ])
      assert.ok(
        events.some((event) => event.includes(what)),
        what,
      );
    assert.equal(events.filter((event) => event.includes('leapend')).length, 2);
  });
});

/** Shorter, so that it can be played in many ways; waits are even, for slow frames. */
const list: Replay = { steps: minute.steps.map((step) => ({ ...step, wait: 2 * Math.round(step.wait / 8) })) };

/** Hashes after every step. */
function hashes(one: Replay, frame = FRAME): number[] {
  const animal = beginning(one);
  return one.steps.map((step) => {
    const count = Math.round((step.wait * FRAME) / frame);
    for (let i = 0; i < count; i++) animal.advance(frame);
    act(animal, step);
    return animal.hash();
  });
}

describe('the same commands', () => {
  const expected = hashes(list);

  it('give the same hash', () => {
    assert.deepEqual(hashes(list), expected);
    assert.equal(replay(list).hash(), expected.at(-1));
    assert.ok(new Set(expected).size > list.steps.length / 2, 'and the hash tells states apart');
  });

  for (const rate of [30, 90, 120, 144, 240, 1000]) {
    it(`give the same hash at ${rate} frames a second`, () => {
      const even: Replay = { steps: list.steps.map((step) => ({ ...step, wait: 60 * Math.ceil(step.wait / 60) })) };
      assert.deepEqual(hashes(even, 1 / rate), hashes(even));
    });
  }

  it('on rolling ground too', () => {
    assert.deepEqual(hashes({ ...list, ground: 'rolling' }), hashes({ ...list, ground: 'rolling' }));
  });

  it('another push, another leap, another slope: another hash', () => {
    const base: Replay = { steps: [{ wait: 0, command: { speed: 7 } }, { wait: 240 }] };
    const others = [
      { push: { at: 'withers' as const, velocity: [0, 0, 0.1] as const } },
      { push: { at: 'croup' as const, velocity: [0, 0, 0.1] as const } },
      { leap: { height: 0.8 } },
      { leap: { height: 0.81 } },
      { command: { slope: 0.01 } },
      { command: { heading: 0.01 } },
      { command: { lead: 'left' as const } },
    ].map((what) => replay({ steps: [...base.steps, { wait: 0, ...what }, { wait: 60 }] }).hash());
    others.push(replay({ steps: [...base.steps, { wait: 60 }] }).hash());
    assert.equal(new Set(others).size, others.length);
  });
});

describe('to look ahead', () => {
  it('every number of the state is copied', () => {
    const [from, to] = [createState(), createState()];
    const names = Object.keys(from).filter((name) => typeof Reflect.get(from, name) === 'number');
    for (const [i, name] of names.entries()) Reflect.set(from, name, i + 0.5);
    const lists = Object.values(from).filter((value) => Array.isArray(value) && value !== from.arrays);
    for (const [i, list] of [...lists, from.style].entries())
      for (let k = 0; k < list.length; k++) list[k] = -i - k / 100 - 0.5;
    copyChanging(from, to);
    assert.ok(names.length > 40 && lists.length > 20);
    assert.deepEqual(to, from);
  });
});

describe('a snapshot', () => {
  /** Plays steps and returns all that can be told apart. */
  function play(animal: Animal, steps: Replay['steps']): unknown {
    const events: unknown[] = [];
    const seen: number[] = [];
    for (const step of steps) {
      for (let i = 0; i < step.wait; i++) {
        animal.advance(FRAME);
        events.push(...animal.takeEvents());
      }
      act(animal, step);
      seen.push(animal.hash());
    }
    return { seen, events, positions: [...animal.pose.positions], time: animal.time, gait: animal.gait };
  }

  for (const frames of [0, 37, 210, 333, 480, 561]) {
    it(`after ${frames} frames: what follows is the same from there, as often as one likes`, () => {
      const animal = beginning(list);
      let left = frames;
      let done = 0;
      for (const step of list.steps) {
        const wait = Math.min(left, step.wait);
        for (let i = 0; i < wait; i++) animal.advance(FRAME);
        left -= wait;
        if (wait < step.wait || left === 0) break;
        act(animal, step);
        done++;
      }
      const rest = list.steps.slice(done + 1);
      animal.takeEvents();
      const snapshot = animal.snapshot();
      const [hash, positions] = [animal.hash(), [...animal.pose.positions]];
      const first = play(animal, rest);
      assert.notEqual(animal.hash(), hash);

      animal.restore(snapshot);
      assert.equal(animal.hash(), hash);
      assert.deepEqual([...animal.pose.positions], positions, 'the pose is that of the snapshot');
      assert.deepEqual(play(animal, rest), first);

      // In another animal, which has done something else meanwhile.
      const other = createAnimal('horse', { seed: 0 });
      other.command({ gait: 'gallop', speed: 15, heading: 2 });
      other.advance(3.3);
      other.takeEvents();
      other.restore(snapshot);
      assert.deepEqual(play(other, rest), first);
    });
  }

  it('within a tick: the rest of it is kept', () => {
    const animal = createAnimal('horse', { seed: 0 });
    animal.command({ speed: 6 });
    animal.advance(1.003);
    const snapshot = animal.snapshot();
    animal.advance(1.0061);
    const [hash, time] = [animal.hash(), animal.time];
    animal.restore(snapshot);
    assert.ok(Math.abs(animal.time - 1.003) < 1e-9);
    animal.advance(1.0061);
    assert.deepEqual([animal.hash(), animal.time], [hash, time]);
  });

  it('keeps the wishes: what was asked for before is still wanted after', () => {
    const animal = createAnimal('horse', { seed: 0 });
    animal.command({ speed: 8, heading: 1, ground: GROUNDS.rolling });
    animal.settle();
    animal.command({ gait: 'trot', speed: 4 });
    const snapshot = animal.snapshot();
    animal.command({ gait: 'stand', speed: 0, heading: -1 });
    animal.advance(2);
    animal.restore(snapshot);
    animal.advance(6);
    assert.deepEqual([animal.gait, animal.speed.toFixed(3)], ['trot', '4.000']);
  });

  it('is not changed by what comes after it', () => {
    const animal = createAnimal('horse', { seed: 0 });
    animal.command({ speed: 6 });
    animal.advance(1);
    const snapshot = animal.snapshot();
    const hash = animal.hash();
    for (let i = 0; i < 3; i++) {
      animal.advance(2);
      animal.push({ at: 'withers', velocity: [0, 0, 1] });
      animal.restore(snapshot);
      assert.equal(animal.hash(), hash);
    }
  });
});
