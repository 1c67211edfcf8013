/**
 * Any gait to any other, and from and to a stand, from twelve phases of the stride, on both leads.
 * `TABLE=1 node tests/test.mjs node transitions` prints the worst of every pair; `PAIR=walk-trot` measures that pair alone.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Animal, createAnimal } from '../../src/index.ts';
import { GRAVITY } from '../../src/units.ts';
import { assertAll, bound } from '../shared/assert-all.ts';
import { faultsOf } from '../shared/replay.ts';
import {
  type Change,
  changesOf,
  changesOnTheWay,
  flyingChanges,
  type Measured,
  measureChange,
  sumUp,
  tableHead,
  tableLine,
  WAYS,
  wrongOrder,
} from '../shared/transition.ts';
import { type Strike, Watcher } from '../shared/watch.ts';

const wanted = process.env.PAIR;
const lines: string[] = [];

function check(name: string, changes: readonly Change[]): void {
  if (wanted && wanted !== name) return;
  it(name, () => {
    const all: Measured[] = changes.map(measureChange);
    lines.push(tableLine(name, all));
    const faults = sumUp(all);
    assert.ok(faults.length === 0, `\n  ${faults.join('\n  ')}\n`);
  });
}

describe('a change of gait', () => {
  for (const from of WAYS) {
    for (const to of WAYS) if (from !== to) check(`${from}-${to}`, changesOf(from, to));
  }
});

describe('a flying change', () => {
  for (const gait of ['canter', 'gallop']) check(`${gait}-${gait}`, flyingChanges(gait));
});

const ON_THE_WAY = [
  ['walk', 'trot', 'gallop'],
  ['walk', 'gallop', 'stand'],
  ['trot', 'rack', 'trot'],
  ['trot', 'canter', 'walk'],
  ['rack', 'amble', 'canter'],
  ['canter', 'gallop', 'trot'],
  ['gallop', 'stand', 'gallop'],
  ['gallop', 'walk', 'canter'],
] as const;

describe('a change of mind', () => {
  for (const [from, via, to] of ON_THE_WAY) check(`${from}-${via}-${to}`, changesOnTheWay(from, via, to));
});

describe('speed', () => {
  const FOUR = ['walk', 'trot', 'canter', 'gallop'];
  const changes = (animal: Animal): string[] =>
    animal.takeEvents().flatMap((event) => (event.type === 'gaitchange' ? [`${event.from} ${event.to}`] : []));

  it('that grows slowly takes it through the gaits, and back', () => {
    const animal = createAnimal('horse', { gaits: FOUR, seed: 0 });
    const watch = new Watcher(animal);
    const told: string[] = [];
    for (let step = 1; step <= 64; step++) {
      animal.command({ speed: step <= 32 ? step / 2 : (64 - step) / 2 });
      watch.run(1);
      told.push(...changes(animal));
    }
    watch.run(3);
    told.push(...changes(animal));
    assert.deepEqual(told, [
      'stand walk',
      'walk trot',
      'trot canter',
      'canter gallop',
      'gallop canter',
      'canter trot',
      'trot walk',
      'walk stand',
    ]);
    assertAll(faultsOf(watch));
  });

  it('that jumps takes it straight from a walk to a gallop', () => {
    const animal = createAnimal('horse', { gaits: FOUR, seed: 0 });
    animal.command({ speed: 1.4 });
    animal.settle();
    const watch = new Watcher(animal).run(0.5);
    animal.command({ speed: 14 });
    watch.run(8);
    assert.deepEqual(changes(animal), ['walk gallop']);
    assertAll([
      ...faultsOf(watch),
      bound(Math.abs(animal.speed - 14) < 0.05, `${animal.speed} m/s`),
      // A push is harder than the mean: it lasts for less than half of the time.
      bound(watch.acceleration <= GRAVITY, `${watch.acceleration} m/s^2`),
    ]);
  });

  it('any steady one is there within 6 s of standing', () => {
    for (const speed of [0.3, 1, 2, 3, 5, 7, 9, 12, 15, 18.5]) {
      const animal = createAnimal('horse', { seed: 0 });
      animal.command({ speed });
      const watch = new Watcher(animal).run(6);
      assertAll([
        ...faultsOf(watch).map((fault) => `${speed} m/s: ${fault}`),
        bound(Math.abs(animal.speed - speed) < 0.01 * speed, `${animal.speed.toFixed(2)} m/s instead of ${speed}`),
      ]);
    }
  });
});

describe('from a stand', () => {
  for (const [gait, speed] of [
    ['walk', 1.6],
    ['amble', 3],
    ['trot', 4],
    ['rack', 6],
    ['canter', 6],
    ['gallop', 12],
    ['auto', 5],
  ] as const) {
    it(`into ${gait} it gains ground at once`, () => {
      const animal = createAnimal('horse', { seed: 0 });
      animal.command({ gait, speed });
      animal.advance(1);
      assert.ok(animal.place[0] > 0.5, `${animal.place[0]} m in the first second`);
      animal.advance(1);
      assert.ok(animal.place[0] > 2, `${animal.place[0]} m in two`);
      // What is reported is what was asked for, not the walk on the way.
      const told = animal
        .takeEvents()
        .flatMap((event) => (event.type === 'gaittransitionstart' ? [`${event.from} ${event.to}`] : []));
      assert.deepEqual(told, [`stand ${gait === 'auto' ? animal.targetGait : gait}`]);
    });
  }

  it('who does not walk does not walk off', () => {
    const lifted = (gaits: readonly string[]): string[] => {
      const animal = createAnimal('horse', { gaits, seed: 0 });
      animal.command({ speed: 4 });
      animal.advance(0.1);
      return Object.entries(animal.legs).flatMap(([leg, { contact }]) => (contact === 'flight' ? [leg] : []));
    };
    assert.deepEqual(lifted(['walk', 'trot']), ['LH'], 'one foot first');
    assert.deepEqual(lifted(['trot', 'canter']), ['RF', 'LH'], 'a diagonal pair');
  });

  it('a foot stands where it came down, whatever the frame rate', () => {
    for (const species of ['horse', 'lion', 'cat']) {
      for (const rate of [24, 50, 60, 97, 144, 240]) {
        const animal = createAnimal(species, { seed: 0 });
        const watch = new Watcher(animal, { dt: 1 / rate });
        animal.command({ speed: 1.2 * animal.rig.height });
        watch.run(2);
        assert.ok(watch.slipped < 0.001, `${species} at ${rate} frames a second: ${watch.slipped} m`);
      }
    }
  });
});

describe('the measure of a change', () => {
  const strikes = (legs: string): Strike[] =>
    legs.split(' ').map((leg, i) => ({
      leg: leg as Strike['leg'],
      time: i / 4,
      strides: i / 4,
      place: [0, 0, 0],
    }));
  const walk = [0.77, 0.27, 0, 0.5];

  it('knows the order of a walk', () => {
    assert.equal(wrongOrder(strikes('LF RH RF LH LF RH RF LH LF RH'), 0, walk, 'walk'), '');
    assert.match(wrongOrder(strikes('LF RH RF LH LF RF RH LH RF LF'), 1.3, walk, 'walk'), /RF twice/);
    assert.match(wrongOrder(strikes('LH LF RH RF LH RF RH LF LH RF RH LF LH'), 1.1, walk, 'walk'), /out of order/);
  });
  it('sees a foot that lands twice', () => {
    assert.match(wrongOrder(strikes('LF RH RF LH RF RH LF LH LF'), 9, walk, 'walk'), /twice/);
  });
});

after(() => {
  if (process.env.TABLE) console.log(`${tableHead}\n${lines.join('\n')}`);
});
