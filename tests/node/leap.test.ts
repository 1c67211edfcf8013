/**
 * Leaps: over the fence without touching it, as a stone flies, from hind feet to fore feet, and on as before.
 * `TABLE=1 node tests/test.mjs node leap` prints what was measured.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Animal, type Command, createAnimal, LEGS, species } from '../../src/index.ts';
import { DEGREE, GRAVITY } from '../../src/units.ts';
import { assertAll, bound } from '../shared/assert-all.ts';
import { turnFrom } from '../shared/bearing.ts';
import { faultsOfLeap, type Leap, measureLeap, parabola } from '../shared/leap.ts';
import { faultsOf, GROUNDS } from '../shared/replay.ts';
import { Watcher } from '../shared/watch.ts';

function going(command: Command): Watcher {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command(command);
  animal.settle();
  return new Watcher(animal).run(0.3);
}

const lines: string[] = [];
function note(name: string, leap: Leap): void {
  lines.push(
    [
      name.padEnd(24),
      leap.approach.toFixed(2),
      leap.duration.toFixed(2),
      leap.airborne.toFixed(3),
      (leap.apex - leap.takeOffHeight).toFixed(2),
      leap.fall.toFixed(2),
      (1000 * leap.stray).toFixed(1),
      leap.length.toFixed(2),
      leap.before.toFixed(2),
      leap.after.toFixed(2),
      `${(100 * leap.clearance).toFixed(1)} ${leap.lowest}`.padEnd(16),
      leap.leaving.join(' '),
      leap.landing.join(' '),
      (1000 * leap.watch.slipped).toFixed(2),
    ].join('\t'),
  );
}
after(() => {
  const head = 'approach duration airborne rise m/s^2 stray length before after clear_cm________ leaving landing slip';
  if (process.env.TABLE)
    console.log(`${'leap'.padEnd(24)}\t${head.replaceAll(' ', '\t').replaceAll('_', ' ')}\n${lines.join('\n')}`);
});

/** How far above the top its toes and heels pass a fence of that height, m, in the leap that is asked for. */
function leastClearance(animal: Animal, height: number): number {
  const points = LEGS.flatMap((leg) => [`${leg}.toe`, `${leg}.heel`]);
  let before = points.map((point) => animal.landmark(point));
  let fence = Infinity;
  let least = Infinity;
  for (let i = 0; i < 240 * 4; i++) {
    animal.advance(1 / 240);
    for (const event of animal.takeEvents()) if (event.type === 'leapstart') [fence] = event.fence;
    const now = points.map((point) => animal.landmark(point));
    now.forEach(([x, y], k) => {
      const [fromX, fromY] = before[k];
      if (fromX >= fence || x < fence) return;
      least = Math.min(least, fromY + ((y - fromY) * (fence - fromX)) / (x - fromX) - height);
    });
    before = now;
  }
  assert.ok(least < Infinity, 'it did not pass its fence');
  return least;
}

const SPEEDS = [4, 7, 11];
const HEIGHTS = [0.5, 0.8, 1, 1.2];

describe('a leap', () => {
  const lengths = new Map<string, Leap>();
  for (const speed of SPEEDS) {
    for (const height of HEIGHTS) {
      it(`of ${height} m at ${speed} m/s`, () => {
        const watch = going({ speed });
        const { animal } = watch;
        const { gait } = animal;
        const leap = measureLeap(watch, height);
        note(`${speed} m/s ${height} m`, leap);
        lengths.set(`${speed} ${height}`, leap);
        assertAll([
          ...faultsOf(watch),
          ...faultsOfLeap(leap, height, speed),
          bound(leap.approach < 3, `starts after ${leap.approach.toFixed(2)} s`),
          bound(animal.gait === gait && !animal.inTransition, `goes on in ${animal.gait}, not in ${gait}`),
          bound(Math.abs(animal.speed - speed) < 0.02 * speed, `goes on at ${animal.speed.toFixed(2)} m/s`),
        ]);
      });
    }
  }

  for (const [name, { gaits, height: withers }] of Object.entries(species)) {
    for (const [gait, { lead, range }] of Object.entries(gaits)) {
      if (!lead) continue;
      it(`of a ${name} at a ${gait}: no foot cuts the fence, however fast and high`, () => {
        for (const share of [0, 0.5, 1])
          for (const high of [0.3, 0.7, 1]) {
            const speed = range[0] + share * (range[1] - range[0]);
            const animal = createAnimal(name, { seed: 0 });
            animal.command({ gait, speed });
            animal.settle();
            animal.leap({ height: high * withers });
            const clear = leastClearance(animal, high * withers);
            assert.ok(clear > 0, `${speed} m/s over ${high} of its height: ${clear} m`);
          }
      });
    }
  }

  it('is longer the faster, and higher the higher the fence', () => {
    for (const height of HEIGHTS) {
      const [slow, middle, fast] = SPEEDS.map((speed) => lengths.get(`${speed} ${height}`)?.length ?? Number.NaN);
      assert.ok(slow < middle && middle < fast, `${height} m: ${slow}, ${middle}, ${fast} m`);
    }
    for (const speed of SPEEDS) {
      const [low, high] = [0.5, 1.2].map((height) => lengths.get(`${speed} ${height}`)?.apex ?? Number.NaN);
      assert.ok(high > low + 0.1, `${speed} m/s: ${low}, ${high} m`);
    }
  });

  for (const lead of ['left', 'right'] as const) {
    it(`on the ${lead} lead, from any moment of the stride`, () => {
      for (let twelfth = 0; twelfth < 12; twelfth += 2) {
        const watch = going({ gait: 'canter', speed: 7, lead });
        watch.animal.advance((twelfth / 12) * watch.animal.strideTime);
        watch.start();
        const leap = measureLeap(watch, 0.9, { after: 4 });
        assertAll([...faultsOf(watch), ...faultsOfLeap(leap, 0.9, 7)].map((fault) => `${twelfth}/12: ${fault}`));
        assert.equal(watch.animal.lead, lead);
      }
    });
  }

  for (const [name, command] of [
    ['a stand', { speed: 0 }],
    ['a walk', { gait: 'walk', speed: 1.4 }],
    ['an amble', { gait: 'amble', speed: 3 }],
    ['a trot', { gait: 'trot', speed: 3.5 }],
    ['a rack', { gait: 'rack', speed: 6 }],
  ] as const) {
    it(`from ${name}`, () => {
      const watch = going(command);
      const { animal } = watch;
      const { gait } = animal;
      const leap = measureLeap(watch, 0.7, { after: 10 });
      note(`from ${name}`, leap);
      assertAll([
        ...faultsOf(watch),
        // The approach may be faster than it went before.
        ...faultsOfLeap(leap, 0.7, leap.airborne > 0 ? Math.max(command.speed, 3) : 0).filter(
          (fault) => !fault.endsWith('m long'),
        ),
        bound(leap.approach <= 6, `starts after ${leap.approach.toFixed(2)} s`),
        bound(animal.gait === gait && !animal.inTransition, `goes on in ${animal.gait}, not in ${gait}`),
        bound(
          Math.abs(animal.speed - command.speed) < 0.02 * command.speed + 1e-6,
          `at ${animal.speed.toFixed(2)} m/s`,
        ),
      ]);
    });
  }

  for (const heading of [1.2, -2]) {
    it(`in a turn to ${heading}`, () => {
      const watch = going({ gait: 'canter', speed: 7 });
      watch.animal.command({ heading });
      watch.run(0.4);
      const leap = measureLeap(watch, 0.8, { after: 9 });
      note(`turning to ${heading}`, leap);
      assertAll([
        ...faultsOf(watch),
        ...faultsOfLeap(leap, 0.8, 7),
        bound(
          Math.abs(turnFrom(watch.animal.heading, heading)) < DEGREE,
          `faces ${(watch.animal.heading / DEGREE).toFixed(1)}`,
        ),
      ]);
    });
  }

  it('into another gait, asked for in the air', () => {
    for (const [gait, speed] of [
      ['trot', 4],
      ['gallop', 12],
      ['stand', 0],
    ] as const) {
      const watch = going({ gait: 'canter', speed: 7 });
      const { animal } = watch;
      animal.leap({ height: 0.9 });
      let started = false;
      while (watch.time < 8 && !(started && watch.airborne > 0.15)) {
        watch.step();
        started ||= animal.takeEvents().some(({ type }) => type === 'leapstart');
        if (!started) watch.forget();
      }
      animal.command({ gait, speed });
      watch.run(9);
      assertAll([
        ...faultsOf(watch),
        bound(started, 'never leaps'),
        bound(
          animal.gait === gait && Math.abs(animal.speed - speed) < 0.02 * speed + 1e-6,
          `${animal.gait} at ${animal.speed}`,
        ),
      ]);
    }
  });

  it('on a slope and on rolling ground', () => {
    for (const command of [{ slope: 0.15 }, { slope: -0.15 }, { ground: GROUNDS.rolling }]) {
      const watch = going({ gait: 'canter', speed: 7, ...command });
      const leap = measureLeap(watch, 0.7, { after: 4 });
      assertAll([
        ...faultsOf(watch),
        bound(leap.events === 'start end', leap.events),
        bound(leap.airborne > 0.15, `${leap.airborne} s`),
      ]);
    }
  });

  it('asked for twice is leapt twice, one after the other or as one', () => {
    const watch = going({ gait: 'canter', speed: 7 });
    watch.animal.leap({ height: 0.8 });
    const leap = measureLeap(watch, 0.8, { after: 8 });
    assert.match(leap.events, /^start end( start end)?$/);
    assertAll(faultsOf(watch));
  });
});

describe('the measure of a leap', () => {
  it('knows a parabola', () => {
    const dt = 1 / 120;
    const stone = Array.from({ length: 50 }, (_, i) => 1.2 + 2 * i * dt - (GRAVITY / 2) * (i * dt) ** 2);
    const { curvature, stray } = parabola(stone);
    assert.ok(Math.abs((2 * curvature) / (dt * dt) + GRAVITY) < 1e-6);
    assert.ok(stray < 1e-9);
    assert.ok(parabola(stone.map((y, i) => y + 0.01 * Math.sin(i / 3))).stray > 0.005);
  });

  /**
   * A cardboard horse: stands stiff, glides at 7 m/s, and from 0.5 s on flies for 0.46 s as a stone does, its feet 0.45 m nearer to the body.
   * The hind feet leave last, the fore feet land first.
   */
  function cardboard(): Watcher {
    const real = createAnimal('horse', { seed: 0 });
    const flight = [0.5, 0.96];
    const [speed, rise] = [7, (GRAVITY / 2) * (0.46 / 2) ** 2];
    let time = 0;
    let told = 0;
    const up = (): number => {
      const since = time - flight[0];
      return since > 0 && time < flight[1] ? (GRAVITY / 2) * since * (0.46 - since) : 0;
    };
    const stands = (leg: string): boolean =>
      leg[1] === 'F' ? time < flight[0] - 0.1 || time >= flight[1] : time < flight[0] || time >= flight[1] + 0.1;
    const leg = (name: string) => ({
      get phase() {
        return stands(name) ? 0.1 : 0.8;
      },
      get contact() {
        return stands(name) ? 'stance' : 'flight';
      },
    });
    const shift = (point: Float64Array | number[], tuck: number): void => {
      point[0] += speed * time;
      point[1] += up() + tuck;
    };
    const lies: Record<string, unknown> = {
      advance: (dt: number) => {
        time += dt;
      },
      leap: () => undefined,
      takeEvents: () => {
        const events = [
          { type: 'leapstart', at: 0.2 },
          { type: 'leapend', at: 1.2 },
        ].map(({ type, at }) => ({ type, at, time: at, fence: [speed * 0.73, 0], height: 0.6 }));
        const due = events.slice(told).filter(({ at }) => at <= time);
        told += due.length;
        return due;
      },
      legs: { LF: leg('LF'), RF: leg('RF'), LH: leg('LH'), RH: leg('RH') },
      landmark: (name: string, out: Float64Array | number[] = [0, 0, 0]) => {
        real.landmark(name, out as Float64Array);
        const foot = /^.[FH]\.(toe|heel|fetlock|carpus|hock)/.test(name);
        shift(out, foot && up() > 0 ? 0.45 : 0);
        return out;
      },
      angle: (name: string) => (up() > 0 ? 90 : real.angle(name)),
    };
    const animal = new Proxy(real, {
      get(target, key) {
        if (key === 'place') return [speed * time, 0];
        if (key === 'speed') return speed;
        if (key === 'pose') {
          const position = target.pose.position.map((joint) => Float64Array.from(joint));
          for (const joint of position) shift(joint, 0);
          return { ...target.pose, position };
        }
        if (Object.hasOwn(lies, key)) return lies[key as string];
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    assert.ok(rise > 0.25 && rise < 0.27);
    return new Watcher(animal, { body: false });
  }

  it('has nothing to say of a good one', () => {
    const leap = measureLeap(cardboard(), 0.6, { after: 1 });
    assertAll(faultsOfLeap(leap, 0.6, 7));
    assert.deepEqual(
      [leap.leaving.slice(-2).sort(), leap.landing.slice(0, 2).sort()],
      [
        ['LH', 'RH'],
        ['LF', 'RF'],
      ],
    );
    assert.ok(Math.abs(leap.airborne - 0.46) < 0.02);
    assert.ok(Math.abs(leap.apex - leap.takeOffHeight - 0.26) < 0.02);
    // Toes are 0.26 and 0.45 m up where they are highest, and less where the hind ones pass.
    assert.ok(leap.clearance > 0 && leap.clearance < 0.12, `${leap.clearance}`);
  });

  it('and much of one over a fence that is too high, or that falls like a feather', () => {
    const high = measureLeap(cardboard(), 0.75, { after: 1 });
    assert.ok(high.clearance < 0);
    const feather = { ...measureLeap(cardboard(), 0.6, { after: 1 }), fall: -7 };
    assert.deepEqual(faultsOfLeap(feather, 0.6, 7), ['falls with -7.00 m/s^2']);
  });

  it('sees a horse that walks through its fence', () => {
    const watch = going({ speed: 7 });
    const { animal } = watch;
    const told = { type: 'leapstart' as const, time: 0, fence: [animal.place[0] + 5, 0] as const, height: 0.8 };
    const fake = new Proxy(animal, {
      get(target, key) {
        if (key === 'leap') return () => undefined;
        if (key === 'takeEvents')
          return () => (watch.looks === 40 ? [told] : watch.looks === 250 ? [{ ...told, type: 'leapend' }] : []);
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    Object.defineProperty(watch, 'animal', { value: fake });
    const leap = measureLeap(watch, 0.8, { after: 1 });
    assert.equal(leap.events, 'start end');
    assert.ok(leap.clearance < -0.3, `${leap.clearance}`);
    assert.ok(faultsOfLeap(leap, 0.8, 7).length >= 3);
  });
});
