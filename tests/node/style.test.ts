/** The animator's layer: nothing when off, each parameter as it says, smooth whenever it is switched, and feet that stand all the same. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  type Animal,
  type AnimalEvent,
  BODY_STYLE,
  bhatti,
  type Command,
  createAnimal,
  LEG_STYLE,
  LEGS,
  type LegName,
  type LegStyle,
  type Style,
} from '../../src/index.ts';
import { OTHERS } from '../shared/alike.ts';
import { LOOK, Watcher } from '../shared/watch.ts';

const WAYS: readonly Command[] = [
  { gait: 'stand', speed: 0 },
  { gait: 'walk', speed: 0.6 },
  { gait: 'walk', speed: 1.6 },
  { gait: 'amble', speed: 3 },
  { gait: 'trot', speed: 4 },
  { gait: 'rack', speed: 6 },
  { gait: 'canter', speed: 6 },
  { gait: 'gallop', speed: 11 },
  { gait: 'gallop', speed: 18 },
];

/** Each parameter at both of its bounds, on one leg and on all; knobs and presets. */
const STYLES: [name: string, style: Style][] = [
  ...Object.entries(BODY_STYLE).flatMap(([name, ends]) =>
    ends.map((value): [string, Style] => [`${name} ${value}`, { [name]: value }]),
  ),
  ...Object.entries(LEG_STYLE).flatMap(([name, ends]) =>
    ends.flatMap((value): [string, Style][] => [
      [`${name} ${value}`, onAll({ [name]: value })],
      [`RH ${name} ${value}`, { legs: { RH: { [name]: value } } }],
    ]),
  ),
  ['energy', { energy: 1 }],
  ['weariness', { weariness: 1 }],
  ...Object.keys(bhatti).map((preset): [string, Style] => [preset, { preset }]),
];

function onAll(leg: LegStyle): Style {
  return { legs: Object.fromEntries(LEGS.map((name) => [name, leg])) };
}

function steady(command: Command): Animal {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command(command);
  animal.settle();
  return animal;
}

/** Over some whole strides: the mean of a number, its least and its most. */
function overStrides(animal: Animal, read: () => number, strides = 2) {
  const steps = 120 * strides;
  let [sum, least, most] = [0, Infinity, -Infinity];
  for (let i = 0; i < steps; i++) {
    animal.advance((strides * (animal.strideTime || 1)) / steps);
    const value = read();
    sum += value;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { mean: sum / steps, least, most, range: most - least };
}

// ------------------------------------------------------------------------------------------------------------------ off

describe('style off', () => {
  const commands: Command[] = [{ speed: 1.5 }, { speed: 4 }, { speed: 9, heading: 1 }, { speed: 0 }];
  const live = (...styles: Command[]): [hash: number, pose: Float64Array][] => {
    const animal = createAnimal('horse');
    for (const style of styles) animal.command(style);
    return commands.map((command) => {
      animal.command(command);
      for (let i = 0; i < 130; i++) animal.advance(0.013);
      return [animal.hash(), Float64Array.from(animal.pose.positions)];
    });
  };
  const plain = live();

  it('is the same motion, bit for bit', () => {
    const zeros = Object.fromEntries(Object.keys(BODY_STYLE).map((name) => [name, 0]));
    const noLeg = Object.fromEntries(Object.keys(LEG_STYLE).map((name) => [name, 0]));
    for (const style of [null, {}, { ...zeros, energy: 0, weariness: 0, ...onAll(noLeg) }])
      assert.deepEqual(live({ style }), plain);
    assert.deepEqual(live({ style: { energy: 1, preset: 'lion-run' } }, { style: null }), plain);
  });

  it('is the same state again when it was switched off', () => {
    const stand = steady({ speed: 0 });
    const before = stand.snapshot().state.style.slice();
    stand.command({ style: { energy: 0.7, preset: 'lion-walk' } });
    stand.advance(2);
    assert.notDeepEqual(stand.snapshot().state.style, before);
    stand.command({ style: {} });
    stand.advance(6);
    assert.deepEqual(stand.snapshot().state.style, before);
  });

  it('rests once it is there: a steady style is steady', () => {
    const animal = steady({ gait: 'trot', speed: 4 });
    animal.command({ style: { weariness: 0.4, legs: { LF: { impact: 0.1 } } } });
    animal.advance(8);
    const { style } = animal.snapshot().state;
    animal.advance(1);
    assert.deepEqual(animal.snapshot().state.style, style);
    const settled = steady({ gait: 'trot', speed: 4, style: { weariness: 0.4, legs: { LF: { impact: 0.1 } } } });
    assert.deepEqual(settled.snapshot().state.style, style);
  });
});

// ------------------------------------------------------------------------------------------------------- what each does

describe('each parameter does what it says', () => {
  const trot: Command = { gait: 'trot', speed: 3.5 };
  const walk: Command = { gait: 'walk', speed: 1.6 };
  const withers = (animal: Animal) => () => animal.landmark('withers')[1];
  const highest = (animal: Animal, leg: LegName) => () => animal.landmark(`${leg}.toe`)[1];
  const ahead = (animal: Animal, mark: string) => () => animal.landmark(mark)[0] - animal.landmark('withers')[0];

  /** A number of the plain animal, and of the same animal in that style. */
  function compare(
    command: Command,
    style: Style,
    measure: (animal: Animal) => number,
  ): { plain: number; styled: number; more: number } {
    const plain = measure(steady(command));
    const styled = measure(steady({ ...command, style }));
    return { plain, styled, more: styled - plain };
  }

  it('bodyHeight', () => {
    const height = (animal: Animal) => overStrides(animal, withers(animal)).mean;
    const up = compare(trot, { bodyHeight: 0.015 }, height).more;
    assert.ok(up > 0.01 && up < 0.04, `${up}`);
    const down = compare(walk, { bodyHeight: -0.04 }, height).more;
    assert.ok(down < -0.04 && down > -0.07, `${down}`);
    assert.ok(compare({ speed: 0 }, { bodyHeight: -0.04 }, (animal) => withers(animal)()).more < -0.05);
  });

  it('bounce', () => {
    for (const command of [trot, { gait: 'canter', speed: 6 }]) {
      const range = (animal: Animal) => overStrides(animal, withers(animal)).range;
      const more = compare(command, { bounce: 0.5 }, range);
      assert.ok(more.styled > 1.3 * more.plain && more.styled < 1.7 * more.plain, JSON.stringify(more));
      const less = compare(command, { bounce: -0.5 }, range);
      assert.ok(less.styled < 0.7 * less.plain, JSON.stringify(less));
    }
  });

  it('headHeight, neckReach and headNod', () => {
    const poll = (animal: Animal) => overStrides(animal, () => animal.landmark('poll')[1]).mean;
    assert.ok(compare(walk, { headHeight: 0.3 }, poll).more > 0.08);
    assert.ok(compare(walk, { headHeight: -0.6 }, poll).more < -0.25);
    const muzzle = (animal: Animal) => overStrides(animal, ahead(animal, 'muzzle')).mean;
    assert.ok(compare(walk, { neckReach: 0.4 }, muzzle).more > 0.1);
    assert.ok(compare(walk, { neckReach: -0.3 }, muzzle).more < -0.1);
    const nod = (animal: Animal) =>
      overStrides(animal, () => animal.landmark('poll')[1] - animal.landmark('withers')[1]).range;
    assert.ok(compare(walk, { headNod: 1 }, nod).more > 0.01);
    assert.ok(compare(walk, { headNod: -1 }, nod).more < -0.01);
  });

  it('tailCarriage and tailSwing', () => {
    const tail = (animal: Animal) => overStrides(animal, () => animal.landmark('tail')[1]).mean;
    assert.ok(compare(walk, { tailCarriage: 0.8 }, tail).more > 0.05);
    const aside = (animal: Animal) => overStrides(animal, () => animal.landmark('tail')[2], 3).range;
    assert.ok(compare(walk, { tailSwing: 0.6 }, aside).more > 0.04);
    assert.ok(compare({ speed: 0 }, { tailSwing: 0.6 }, aside).more > 0.08);
  });

  /** Times of a leg's footfalls in strides, from the body's clock, and share of the stride it stands. */
  function contact(animal: Animal, leg: LegName): { down: number; duty: number } {
    animal.advance(3);
    animal.takeEvents();
    let [down, lifted] = [Number.NaN, Number.NaN];
    const start = animal.time - animal.phase * animal.strideTime;
    animal.advance(2.2 * animal.strideTime);
    for (const event of animal.takeEvents()) {
      if (!('leg' in event) || event.leg !== leg) continue;
      const strides = (event.time - start) / animal.strideTime;
      if (event.type === 'footfall' && Number.isNaN(down)) down = strides;
      if (event.type === 'liftoff' && down < strides && Number.isNaN(lifted)) lifted = strides;
    }
    return { down: down % 1, duty: lifted - down };
  }
  const turned = (more: number) => more - Math.round(more);

  it('impact: that leg comes down later, the others as before', () => {
    for (const command of [trot, walk, { gait: 'canter', speed: 6 }]) {
      for (const leg of ['LF', 'RH'] as const) {
        const style = { legs: { [leg]: { impact: 0.1 } } };
        for (const other of LEGS) {
          const later = turned(compare(command, style, (animal) => contact(animal, other).down).more);
          assert.ok(Math.abs(later - (other === leg ? 0.1 : 0)) < 0.015, `${other} ${later}`);
        }
      }
    }
  });

  it('duration: that leg stands longer', () => {
    const more = compare(trot, { legs: { LH: { duration: 0.2 } } }, (animal) => contact(animal, 'LH').duty);
    assert.ok(more.styled > 1.12 * more.plain && more.styled < 1.25 * more.plain, JSON.stringify(more));
    const less = compare(trot, { legs: { LH: { duration: -0.2 } } }, (animal) => contact(animal, 'LH').duty);
    assert.ok(less.styled < 0.85 * less.plain, JSON.stringify(less));
  });

  it('lift: that toe swings higher', () => {
    for (const command of [walk, trot]) {
      const top = (leg: LegName) => (animal: Animal) => overStrides(animal, highest(animal, leg)).most;
      for (const leg of LEGS) {
        const more = compare(command, { legs: { [leg]: { lift: 0.8 } } }, top(leg));
        assert.ok(more.styled > 1.15 * more.plain, `${leg} ${JSON.stringify(more)}`);
        const less = compare(command, { legs: { [leg]: { lift: -0.4 } } }, top(leg));
        assert.ok(less.styled < 0.85 * less.plain, `${leg} ${JSON.stringify(less)}`);
      }
      assert.ok(Math.abs(compare(command, { legs: { LF: { lift: 0.8 } } }, top('RH')).more) < 0.01);
    }
  });

  it('stride: longer strides at the same speed', () => {
    const length = (animal: Animal) => animal.strideLength;
    const longer = compare({ gait: 'walk', speed: 1 }, onAll({ stride: 0.15 }), length);
    assert.ok(Math.abs(longer.styled / longer.plain - 1.15) < 0.02, JSON.stringify(longer));
    const shorter = compare(trot, onAll({ stride: -0.2 }), length);
    assert.ok(Math.abs(shorter.styled / shorter.plain - 0.8) < 0.001, JSON.stringify(shorter));
    assert.equal(steady({ ...trot, style: onAll({ stride: -0.2 }) }).speed, 3.5);
  });

  it('position: that foot stands further forward', () => {
    const middle = (animal: Animal) => overStrides(animal, ahead(animal, 'RF.toe')).mean;
    const more = compare(walk, { legs: { RF: { position: 0.04 } } }, middle).more;
    assert.ok(more > 0.035 && more < 0.075, `${more}`);
    // A standing animal takes a step for it, and then stands.
    const stand = steady({ speed: 0 });
    const before = ahead(stand, 'RF.toe')();
    stand.command({ style: { legs: { RF: { position: 0.04 } } } });
    const watch = new Watcher(stand).run(4);
    assert.ok(Math.abs(ahead(stand, 'RF.toe')() - before - 0.064) < 0.03, `${ahead(stand, 'RF.toe')() - before}`);
    assert.ok(watch.slipped <= 0.001);
    const { pose } = stand;
    const at = Float64Array.from(pose.positions);
    stand.advance(1);
    assert.deepEqual(pose.positions, at);
  });

  it('energy raises head and feet, weariness lowers them', () => {
    for (const command of [walk, trot]) {
      const poll = (animal: Animal) => overStrides(animal, () => animal.landmark('poll')[1]).mean;
      const toe = (animal: Animal) => overStrides(animal, highest(animal, 'LF')).most;
      const [lively, weary] = [{ energy: 1 }, { weariness: 1 }];
      assert.ok(compare(command, lively, poll).more > 0.06);
      assert.ok(compare(command, weary, poll).more < -0.2);
      assert.ok(compare(command, lively, toe).more > 0.015);
      assert.ok(compare(command, weary, toe).more < -0.015);
      assert.ok(compare(command, weary, (animal) => animal.strideLength).more < 0);
    }
  });
});

type Footfall = Extract<AnimalEvent, { leg: LegName }>;

describe('presets', () => {
  for (const name of OTHERS) {
    it(`are the ${name}'s too, and it stands on its feet in them`, () => {
      for (const [preset, down] of Object.entries(bhatti)) {
        const animal = createAnimal(name, { seed: 0 });
        const { height } = animal.rig;
        animal.command({ speed: 1.1 * Math.sqrt(height / 1.6), style: { preset } });
        animal.settle();
        for (const { leg, down: found } of animal.contacts)
          assert.ok(Math.abs(found - down[leg]) < 0.01, `${preset} ${leg}: ${found}`);
        for (let frame = 0; frame < 120; frame++) {
          animal.advance(1 / 60);
          LEGS.forEach((leg, i) => {
            if (animal.legs[leg].contact === 'stance')
              assert.ok(animal.misses[i] < 0.002 * height, `${preset} ${leg} is ${animal.misses[i]} m off`);
          });
        }
      }
    });
  }

  const order: Record<string, string> = {
    'horse-walk': 'LH LF RH RF',
    'horse-run': 'LH LF RH RF',
    'lion-walk': 'LH LF RH RF',
    'lion-run': 'RH LH RF LF',
  };
  for (const [preset, expected] of Object.entries(order)) {
    const run = preset.endsWith('run');
    it(`${preset} comes down as Bhatti's table has it`, () => {
      for (const command of run
        ? [
            { gait: 'canter', speed: 6 },
            { gait: 'gallop', speed: 11 },
          ]
        : [
            { gait: 'walk', speed: 1.6 },
            { gait: 'trot', speed: 4 },
          ]) {
        const animal = steady(command);
        animal.command({ style: { preset } });
        animal.advance(7);
        animal.takeEvents();
        animal.advance(3 * animal.strideTime);
        const falls = animal.takeEvents().filter((event): event is Footfall => event.type === 'footfall');
        const first = falls.findIndex((event) => event.leg === expected.slice(0, 2));
        assert.equal(
          falls
            .slice(first, first + 4)
            .map((event) => event.leg)
            .join(' '),
          expected,
        );
        const from = LEGS.indexOf(expected.slice(0, 2) as LegName);
        const { down: zero } = animal.contacts[from];
        for (const { leg, down } of animal.contacts) {
          const off = down - zero - bhatti[preset][leg];
          assert.ok(Math.abs(off - Math.round(off)) < 1e-9, `${leg} ${down}`);
          const fall = falls.slice(first).find((event) => event.leg === leg);
          const strides = ((fall?.time ?? Number.NaN) - falls[first].time) / animal.strideTime - bhatti[preset][leg];
          assert.ok(Math.abs(strides) < 0.03, `${leg} ${strides}`);
        }
      }
    });
  }
});

// ---------------------------------------------------------------------------------------------------- whatever, whenever

describe('feet stand, joints keep their limits, nothing jumps', () => {
  for (const [name, style] of STYLES) {
    it(name, () => {
      for (const command of WAYS) {
        for (const phase of [0.15, 0.65]) {
          const animal = steady(command);
          const plain = new Watcher(animal).run(animal.strideTime || 0.5);
          const fastest = plain.moving.slice();
          animal.advance(phase * animal.strideTime);
          const watch = new Watcher(animal);
          animal.command({ style });
          watch.run(1.2);
          animal.command({ style: null });
          watch.run(0.7);
          const where = `${command.gait} ${command.speed}`;
          assert.ok(watch.slipped <= 0.001, `${where}: slips ${watch.slipped}`);
          assert.ok(watch.floated <= 0.001 && watch.sunk <= 0.003, `${where}: ${watch.floated} ${watch.sunk}`);
          assert.ok(watch.beyond <= 0.01, `${where}: ${watch.beyondJoint} ${watch.beyond}`);
          assert.ok(watch.stretched < 1e-9 && watch.finite);
          watch.moving.forEach((speed, j) => {
            const most = 1.5 * fastest[j] + (command.speed === 0 ? 8 : 5); // a stand may take a step
            assert.ok(speed < most, `${where}: ${watch.joints[j]} jumps with ${speed} m/s, usually ${fastest[j]}`);
          });
        }
      }
    });
  }

  const within = ([min, max]: readonly [number, number]) => fc.double({ min: 1.3 * min, max: 1.3 * max, noNaN: true });
  const record = (table: Record<string, readonly [number, number]>) =>
    fc.record(Object.fromEntries(Object.entries(table).map(([name, ends]) => [name, within(ends)])), {
      requiredKeys: [],
    });
  const anyStyle = fc
    .tuple(
      record({ ...BODY_STYLE, energy: [0, 1], weariness: [0, 1] }),
      fc.record(Object.fromEntries(LEGS.map((leg) => [leg, record(LEG_STYLE)])), { requiredKeys: [] }),
      fc.option(fc.constantFrom(...Object.keys(bhatti)), { nil: undefined, freq: 3 }),
    )
    .map(([body, legs, preset]): Style => ({ ...body, legs, ...(preset && { preset }) }));

  it('any style, one after another', () => {
    fc.assert(
      fc.property(fc.array(anyStyle, { minLength: 1, maxLength: 3 }), fc.constantFrom(...WAYS), (styles, command) => {
        const animal = steady(command);
        const watch = new Watcher(animal);
        for (const style of styles) {
          animal.command({ style });
          watch.run(0.8);
        }
        assert.ok(watch.finite);
        assert.ok(watch.slipped <= 0.002, `slips ${watch.slipped}`);
        assert.ok(watch.beyond <= 0.01, `${watch.beyondJoint} ${watch.beyond}`);
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 150), seed: Number(process.env.FC_SEED ?? 1893) },
    );
  });

  it('pictures leave no trace while a style changes', () => {
    const hash = (frame: number) => {
      const animal = createAnimal('horse');
      animal.command({ speed: 4, style: { preset: 'lion-walk', energy: 0.5 } });
      for (let i = 0; i < Math.round(1 / frame); i++) animal.advance(frame);
      animal.command({ style: { weariness: 1 }, gait: 'canter' });
      for (let i = 0; i < Math.round(1 / frame); i++) animal.advance(frame);
      return animal.hash();
    };
    assert.equal(hash(1 / 200), hash(LOOK));
    assert.equal(hash(1 / 50), hash(LOOK));
  });

  it('a snapshot keeps it', () => {
    const animal = steady({ gait: 'trot', speed: 4 });
    animal.command({ style: { energy: 1 } });
    animal.advance(0.2);
    const kept = animal.snapshot();
    animal.advance(1);
    const hash = animal.hash();
    animal.command({ style: { weariness: 1 } });
    animal.advance(1);
    animal.restore(kept);
    animal.advance(1);
    assert.equal(animal.hash(), hash);
  });
});

// ---------------------------------------------------------------------------------------------------------- wrong wishes

describe('a wrong style', () => {
  const wrong: [style: unknown, says: RegExp][] = [
    [5, /^style: expected an object, got 5$/],
    ['energetic', /^style: expected an object/],
    [[1], /^style: expected an object/],
    [{ vigour: 1 }, /^style: no 'vigour'; there are bodyHeight, bounce, .*energy, weariness, preset, legs$/],
    [{ toString: 1 }, /^style: no 'toString'/],
    [{ energy: 'much' }, /^style\.energy: expected a finite number, got much$/],
    [{ bounce: Number.NaN }, /^style\.bounce: expected a finite number, got NaN$/],
    [{ preset: 'zebra-walk' }, /^style\.preset: no 'zebra-walk'; there are horse-walk, .*lion-run$/],
    [{ preset: 'toString' }, /^style\.preset: no 'toString'/],
    [{ legs: 3 }, /^style\.legs: expected an object, got 3$/],
    [{ legs: { XX: {} } }, /^style\.legs: no 'XX'; there are LF, RF, LH, RH$/],
    [{ legs: { LF: { hop: 1 } } }, /^style\.legs\.LF: no 'hop'; there are impact, duration, lift, stride, position$/],
    [{ legs: { LF: { lift: null } } }, /^style\.legs\.LF\.lift: expected a finite number, got null$/],
    [{ energy: 1, legs: { LF: { lift: '1' } } }, /^style\.legs\.LF\.lift: /],
  ];
  for (const [style, says] of wrong) {
    it(`${JSON.stringify(style)} says what is allowed and changes nothing`, () => {
      const [animal, other] = [steady({ gait: 'trot', speed: 4 }), steady({ gait: 'trot', speed: 4 })];
      assert.throws(
        () => animal.command({ speed: 9, style } as Command),
        (error: Error) => /^(RangeError|TypeError)$/.test(error.name) && says.test(error.message),
      );
      animal.advance(1);
      other.advance(1);
      assert.equal(animal.hash(), other.hash());
    });
  }

  it('beyond the bounds is at the bounds', () => {
    const far = steady({ speed: 4, style: { bodyHeight: -9, headHeight: 9, energy: 7, legs: { LF: { lift: 99 } } } });
    const edge = steady({
      speed: 4,
      style: {
        bodyHeight: BODY_STYLE.bodyHeight[0],
        headHeight: BODY_STYLE.headHeight[1],
        energy: 1,
        legs: { LF: { lift: LEG_STYLE.lift[1] } },
      },
    });
    assert.equal(far.hash(), edge.hash());
  });
});
