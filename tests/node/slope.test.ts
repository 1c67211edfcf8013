/**
 * Uphill, downhill, across and over rolling ground: feet on the surface, hooves flat on it, the body along it.
 * `TABLE=1 node tests/test.mjs node slope` prints what was measured.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Animal, type Command, createAnimal, LEGS } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { assertAll, bound } from '../shared/assert-all.ts';
import { lean, pitch } from '../shared/bearing.ts';
import { faultsOf, GROUNDS } from '../shared/replay.ts';
import { Watcher } from '../shared/watch.ts';

const GAITS = { walk: 1.4, trot: 4, gallop: 11 } as const;
type Gait = keyof typeof GAITS;
const SLOPES = [5, 10, 20, -5, -10, -20];

interface Going {
  readonly watch: Watcher;
  /** Mean of the trunk's rise and lean to the left, rad. */
  readonly pitch: number;
  readonly lean: number;
  /** Mean distance between strikes of a foot, m. */
  readonly step: number;
  readonly speed: number;
  /** Highest heel in the first half of a stance, m over the surface. */
  readonly heel: number;
}

function going(command: Command): Animal {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command(command);
  animal.settle();
  return animal;
}

/** Watches it go for so many seconds. */
function measure(animal: Animal, seconds: number): Going {
  const watch = new Watcher(animal);
  let sumPitch = 0;
  let sumLean = 0;
  let sumSpeed = 0;
  let heel = 0;
  const looks = Math.round(seconds / watch.dt);
  for (let i = 0; i < looks; i++) {
    watch.step();
    sumPitch += pitch(animal, 'croup', 'withers');
    sumLean += lean(animal, 'withers');
    sumSpeed += animal.speed;
    for (const { leg, duty } of animal.contacts) {
      if (animal.legs[leg].contact === 'flight' || animal.legs[leg].phase > 0.5 * duty) continue;
      const [x, y, z] = animal.landmark(`${leg}.heel`);
      heel = Math.max(heel, y - animal.groundHeight(x, z));
    }
  }
  let sum = 0;
  let count = 0;
  for (const leg of LEGS) {
    const own = watch.strikes.filter((strike) => strike.leg === leg);
    for (let i = 1; i < own.length; i++) {
      const [a, b] = [own[i - 1].place, own[i].place];
      sum += Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
      count++;
    }
  }
  return { watch, pitch: sumPitch / looks, lean: sumLean / looks, step: sum / count, speed: sumSpeed / looks, heel };
}

const lines: string[] = [];
function note(name: string, { watch, ...on }: Going): void {
  const cells = [
    (on.pitch / DEGREE).toFixed(1),
    (on.lean / DEGREE).toFixed(1),
    on.step.toFixed(3),
    on.speed.toFixed(2),
    (1000 * on.heel).toFixed(1),
    (1000 * watch.slipped).toFixed(2),
    (1000 * watch.floated).toFixed(2),
    (1000 * watch.sunk).toFixed(2),
    (1000 * watch.lowest).toFixed(0),
    (1000 * Math.max(...watch.misses)).toFixed(1),
  ];
  lines.push([name.padEnd(24), ...cells].join('\t'));
}
after(() => {
  const head = [
    'slope'.padEnd(24),
    'pitch',
    'lean',
    'step',
    'm/s',
    'heel',
    'slip',
    'float',
    'sunk',
    'swing',
    'miss mm',
  ];
  if (process.env.TABLE) console.log(`${head.join('\t')}\n${lines.join('\n')}`);
});

const flat = new Map<Gait, Going>();
function onTheFlat(gait: Gait): Going {
  const known = flat.get(gait) ?? measure(going({ gait, speed: GAITS[gait] }), 6);
  flat.set(gait, known);
  return known;
}

/** What holds on any ground. */
const onAnyGround = ({ watch, heel }: Going): (true | string)[] => [
  ...faultsOf(watch),
  bound(watch.lowest > 0.005, `swings ${(1000 * watch.lowest).toFixed(1)} mm over the surface`),
  bound(heel < 0.005, `a heel ${(1000 * heel).toFixed(1)} mm off the surface where the hoof should be flat`),
  bound(watch.strikes.length >= 8, 'it goes'),
];

describe('a slope', () => {
  for (const gait of Object.keys(GAITS) as Gait[]) {
    const steps = new Map<number, number>();
    for (const angle of SLOPES) {
      it(`of ${angle} degrees at a ${gait}`, () => {
        const slope = angle * DEGREE;
        const animal = going({ gait, speed: GAITS[gait], slope });
        const level = onTheFlat(gait);
        const on = measure(animal, 6);
        note(`${gait} ${angle}`, on);
        steps.set(angle, on.step);
        const [x, z] = animal.place;
        const rise = Math.atan((animal.groundHeight(x + 2, z) - animal.groundHeight(x - 2, z)) / 4);
        const follows = (on.pitch - level.pitch) / slope;
        assertAll([
          ...onAnyGround(on),
          bound(Math.abs(rise - slope) < 1e-6, `the ground rises ${(rise / DEGREE).toFixed(2)} degrees`),
          bound(
            Math.abs(animal.groundHeight(x, z + 3) - animal.groundHeight(x, z - 3)) < 1e-6,
            'the ground rises across',
          ),
          bound(follows > 0.6 && follows < 1.2, `the body's pitch follows by ${follows.toFixed(2)}`),
          bound(
            angle < 0 || on.step < level.step * (1 - 0.001 * angle),
            `steps ${on.step.toFixed(3)} of ${level.step.toFixed(3)} m`,
          ),
          bound(on.speed < level.speed * 1.01, `${on.speed.toFixed(2)} m/s`),
        ]);
      });
    }
    it(`the steeper, the shorter the stride of a ${gait} uphill`, () => {
      const [five, ten, twenty] = [5, 10, 20].map((angle) => steps.get(angle) ?? Number.NaN);
      assert.ok(twenty < 0.99 * ten && ten < 0.995 * five, `${five}, ${ten}, ${twenty} m`);
    });

    it(`across a ${gait}`, () => {
      for (const heading of [Math.PI / 2, -Math.PI / 2, 0.8, Math.PI]) {
        const on = measure(going({ gait, speed: GAITS[gait], slope: 10 * DEGREE, heading }), 5);
        note(`${gait} 10 to ${heading.toFixed(2)}`, on);
        const rise = Math.atan(Math.tan(10 * DEGREE) * Math.cos(heading));
        const off = Math.abs(on.pitch - onTheFlat(gait).pitch - rise);
        assertAll([...onAnyGround(on), bound(off < 4 * DEGREE, `pitch ${(off / DEGREE).toFixed(1)} degrees off`)]);
      }
    });
  }

  it('that changes under way', () => {
    for (const gait of Object.keys(GAITS) as Gait[]) {
      const animal = going({ gait, speed: GAITS[gait] });
      const watch = new Watcher(animal).run(0.3);
      for (const degrees of [10, -10, 20, 0, -20, 5]) {
        animal.command({ slope: degrees * DEGREE });
        watch.run(2.5);
      }
      assertAll(faultsOf(watch).map((fault) => `${gait}: ${fault}`));
    }
  });

  it('under a standing animal: it stands on it', () => {
    for (const degrees of [5, 20, -20]) {
      const animal = going({ speed: 0, slope: degrees * DEGREE });
      const watch = new Watcher(animal).run(1);
      assertAll([
        ...faultsOf(watch),
        bound(animal.gait === 'stand', animal.gait),
        bound(Math.abs(pitch(animal, 'croup', 'withers') / DEGREE - degrees) < 0.4 * Math.abs(degrees), 'pitch'),
      ]);
      animal.command({ speed: 3 });
      watch.run(4);
      animal.command({ speed: 0 });
      watch.run(6);
      assertAll([...faultsOf(watch), bound(animal.gait === 'stand', animal.gait)]);
    }
  });
});

describe('rolling ground', () => {
  for (const [name, ground] of Object.entries(GROUNDS)) {
    if (name === 'flat') continue;
    for (const gait of Object.keys(GAITS) as Gait[]) {
      it(`${name} at a ${gait}`, () => {
        for (const heading of [0, 0.9]) {
          const animal = going({ gait, speed: GAITS[gait], heading, ground });
          const on = measure(animal, 6);
          note(`${name} ${gait} ${heading}`, on);
          const [x, z] = animal.place;
          assertAll([
            ...onAnyGround(on),
            bound(Math.abs(animal.groundHeight(x, z) - ground(x, z)) < 1e-9, 'it knows the ground'),
          ]);
        }
      });
    }
  }

  it('with turns and changes of gait on the way', () => {
    const animal = going({ gait: 'walk', speed: 1.4, ground: GROUNDS.rolling });
    const watch = new Watcher(animal, { ground: GROUNDS.rolling }).run(0.3);
    for (const command of [
      { gait: 'trot', speed: 4 },
      { heading: 1.5 },
      { gait: 'gallop', speed: 11 },
      { heading: -1 },
      { gait: 'canter', speed: 6, lead: 'left' as const },
      { gait: 'auto', speed: 1 },
      { speed: 0 },
    ]) {
      animal.command(command);
      watch.run(3);
    }
    watch.run(4);
    assertAll([...faultsOf(watch), bound(animal.gait === 'stand', animal.gait)]);
  });

  it('the body follows the waves', () => {
    const animal = going({ gait: 'walk', speed: 1.4, ground: GROUNDS.rolling });
    let [low, high] = [Infinity, -Infinity];
    let [down, up] = [Infinity, -Infinity];
    for (let i = 0; i < 60 * 12; i++) {
      animal.advance(1 / 60);
      const [, y] = animal.landmark('withers');
      [low, high] = [Math.min(low, y), Math.max(high, y)];
      const rise = pitch(animal, 'croup', 'withers') / DEGREE;
      [down, up] = [Math.min(down, rise), Math.max(up, rise)];
    }
    // The hills are half a metre from trough to crest, and 5.7 degrees steep; a body as long as it is cuts the corners.
    assert.ok(high - low > 0.35 && high - low < 0.65, `withers rise ${(high - low).toFixed(2)} m`);
    assert.ok(up - down > 5 && up - down < 18, `pitches ${(up - down).toFixed(1)} degrees`);
  });
});

describe('broken ground', () => {
  const NOWHERE = [Number.NaN, Infinity, -Infinity];

  it('is 0 where it has no height', () => {
    for (const hole of NOWHERE) {
      const animal = createAnimal('horse', { seed: 0 });
      const same = createAnimal('horse', { seed: 0 });
      animal.command({ speed: 4, ground: (x) => (x > 3 && x < 5 ? hole : 0) });
      same.command({ speed: 4, ground: () => 0 });
      for (let i = 0; i < 60 * 6; i++) {
        animal.advance(1 / 60);
        same.advance(1 / 60);
      }
      assert.ok(animal.place[0] > 10);
      assert.equal(animal.hash(), same.hash());
    }
  });

  it('that throws does so once, and can be taken away', () => {
    const animal = createAnimal('horse');
    const ground = (x: number): number => {
      if (x > 3) throw new Error('a page mistook itself');
      return 0;
    };
    animal.command({ speed: 4, ground });
    let thrown = 0;
    for (let i = 0; i < 60 * 4; i++) {
      try {
        animal.advance(1 / 60);
      } catch (error) {
        assert.match(String(error), /mistook/);
        thrown++;
      }
    }
    assert.equal(thrown, 1);
    animal.command({ ground: undefined });
    const before = animal.place[0];
    animal.advance(1);
    assert.ok(Math.abs(animal.place[0] - before - animal.speed) < 0.1, 'it goes on as fast as it should');
  });
});
