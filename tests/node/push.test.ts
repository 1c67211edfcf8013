/**
 * A push at the withers or the croup: the body gives, a strong one makes a standing animal step, and it recovers. Measured against a
 * twin that nobody pushes. `TABLE=1 node tests/test.mjs node push` prints what was measured.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Animal, type Command, createAnimal, LEGS } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { assertAll, bound } from '../shared/assert-all.ts';
import { inBody, lean, turnFrom } from '../shared/bearing.ts';
import { faultsOf } from '../shared/replay.ts';
import { Watcher } from '../shared/watch.ts';

type Girdle = 'withers' | 'croup';
type Velocity = readonly [number, number, number];

interface Pushed {
  readonly watch: Watcher;
  readonly animal: Animal;
  readonly twin: Animal;
  /** Farthest the pushed girdle and the other went with the push, m, and when the pushed one did, s. */
  readonly gave: number;
  readonly otherGave: number;
  readonly at: number;
  /** Farthest against the push, and aside of it. */
  readonly against: number;
  readonly aside: number;
  /** How far posture, speed and heading are from the twin's in the end. */
  readonly posture: number;
  readonly steps: number;
}

function going(command: Command): Animal {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command(command);
  animal.settle();
  return animal;
}

function push(command: Command, at: Girdle, velocity: Velocity, seconds = 5): Pushed {
  const [animal, twin] = [going(command), going(command)];
  const watch = new Watcher(animal).run(0.4);
  twin.advance(watch.time);
  const strength = Math.hypot(...velocity);
  const toward = velocity.map((part) => part / strength);
  const other = at === 'withers' ? 'croup' : 'withers';
  animal.push({ at, velocity });
  watch.pardon(2);
  watch.strikes.length = 0;
  let gave = 0;
  let otherGave = 0;
  let when = 0;
  let against = 0;
  let aside = 0;
  const start = watch.time;
  while (watch.time < start + seconds) {
    watch.step();
    twin.advance(watch.dt);
    const along = (mark: string): [number, number] => {
      const [a, b] = [animal.landmark(mark), twin.landmark(mark)];
      const d = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
      const given = d[0] * toward[0] + d[1] * toward[1] + d[2] * toward[2];
      return [given, Math.sqrt(Math.max(0, d[0] * d[0] + d[1] * d[1] + d[2] * d[2] - given * given))];
    };
    const [given, off] = along(at);
    if (given > gave) {
      gave = given;
      when = watch.time - start;
    }
    against = Math.max(against, -given);
    aside = Math.max(aside, off);
    otherGave = Math.max(otherGave, along(other)[0]);
  }
  const posture = Math.max(
    ...['withers', 'croup', 'poll', 'LF.shoulder', 'RH.hip'].map((mark) => {
      const [a, b] = [inBody(animal, animal.landmark(mark)), inBody(twin, twin.landmark(mark))];
      return Math.hypot(a[0] - b[0], a[1] - b[1], animal.landmark(mark)[1] - twin.landmark(mark)[1]);
    }),
  );
  return { watch, animal, twin, gave, otherGave, at: when, against, aside, posture, steps: watch.strikes.length };
}

const lines: string[] = [];
function note(name: string, pushed: Pushed): void {
  const { watch } = pushed;
  const centimetres = [pushed.gave, pushed.otherGave, pushed.against, pushed.aside, pushed.posture];
  lines.push(
    [
      name.padEnd(34),
      ...centimetres.map((metres) => (100 * metres).toFixed(1)),
      pushed.at.toFixed(2),
      pushed.steps,
      (1000 * watch.slipped).toFixed(2),
    ].join('\t'),
  );
}
after(() => {
  const head = ['push'.padEnd(34), 'gave cm', 'other', 'against', 'aside', 'left', 'at s', 'steps', 'slip mm'];
  if (process.env.TABLE) console.log(`${head.join('\t')}\n${lines.join('\n')}`);
});

const WAYS: Readonly<Record<string, (strength: number) => Velocity>> = {
  right: (v) => [0, 0, v],
  left: (v) => [0, 0, -v],
  forward: (v) => [v, 0, 0],
  back: (v) => [-v, 0, 0],
};

describe('a push', () => {
  for (const at of ['withers', 'croup'] as const) {
    for (const [way, velocity] of Object.entries(WAYS)) {
      for (const strength of [0.2, 0.8, 1.5]) {
        it(`of ${strength} m/s at the ${at}, ${way}, standing`, () => {
          const pushed = push({ speed: 0 }, at, velocity(strength));
          note(`stand ${at} ${way} ${strength}`, pushed);
          const { animal, watch } = pushed;
          assertAll([
            ...faultsOf(watch),
            // A tenth of a second at the push's speed is the least that can be called giving.
            bound(pushed.gave > 0.04 * strength, `gives ${(100 * pushed.gave).toFixed(1)} cm`),
            bound(pushed.gave < 0.1 + 0.5 * strength, `gives ${(100 * pushed.gave).toFixed(1)} cm`),
            bound(pushed.at < 1.2, `most after ${pushed.at.toFixed(2)} s`),
            bound(way === 'forward' || way === 'back' || pushed.gave > pushed.otherGave, 'gives where it is pushed'),
            bound(pushed.against < 0.5 * pushed.gave + 0.01, `swings back by ${(100 * pushed.against).toFixed(1)} cm`),
            bound(pushed.posture < 0.01, `is ${(100 * pushed.posture).toFixed(1)} cm off in the end`),
            bound(animal.gait === 'stand' && animal.speed === 0, `${animal.gait} at ${animal.speed}`),
            bound(
              LEGS.every((leg) => animal.legs[leg].contact !== 'flight'),
              'all feet down',
            ),
            bound(Math.abs(turnFrom(animal.heading, 0)) < DEGREE, `turned to ${animal.heading}`),
            bound(strength > 0.2 || pushed.steps === 0, `${pushed.steps} steps for a weak push`),
            bound(strength < 1.5 || pushed.steps > 0, 'no corrective step for a strong push'),
          ]);
        });
      }
    }
  }

  for (const [gait, speed] of [
    ['walk', 1.4],
    ['trot', 4],
    ['canter', 6.5],
    ['gallop', 12],
  ] as const) {
    for (const at of ['withers', 'croup'] as const) {
      it(`at the ${at}, at a ${gait}`, () => {
        const checks: (true | string)[] = [];
        for (const [way, velocity] of Object.entries(WAYS)) {
          for (const strength of [0.5, 1.5]) {
            const pushed = push({ gait, speed }, at, velocity(strength));
            note(`${gait} ${at} ${way} ${strength}`, pushed);
            const { animal, twin, watch } = pushed;
            checks.push(
              ...[
                ...faultsOf(watch),
                bound(pushed.gave > 0.03 * strength, `gives ${(100 * pushed.gave).toFixed(1)} cm`),
                bound(pushed.gave < 0.1 + 1.2 * strength, `gives ${(100 * pushed.gave).toFixed(1)} cm`),
                bound(animal.gait === gait && !animal.inTransition, animal.gait),
                bound(Math.abs(animal.speed - twin.speed) < 0.01 * speed, `${animal.speed} m/s`),
                bound(Math.abs(turnFrom(animal.heading, twin.heading)) < DEGREE, 'turned'),
                bound(Math.abs(lean(animal, 'root') - lean(twin, 'root')) < 2 * DEGREE, 'leans'),
                bound(watch.airborne < 0.25, `in the air for ${watch.airborne.toFixed(2)} s`),
              ].map((check) => (check === true ? check : `${way} ${strength}: ${check}`)),
            );
          }
        }
        assertAll(checks);
      });
    }
  }

  it('to the left is the mirror of one to the right', () => {
    for (const at of ['withers', 'croup'] as const) {
      const [left, right] = [WAYS.left, WAYS.right].map((velocity) => push({ speed: 0 }, at, velocity(0.8), 0.3));
      assert.ok(Math.abs(left.gave - right.gave) < 0.01, `${left.gave} ${right.gave}`);
    }
  });

  it('after another, and in the middle of a change', () => {
    const animal = going({ gait: 'walk', speed: 1.4 });
    const watch = new Watcher(animal).run(0.3);
    for (const velocity of [
      [0, 0, 1],
      [0, 0, -1.2],
      [0.7, 0, 0.7],
    ] as const) {
      animal.push({ at: 'withers', velocity });
      watch.pardon(2);
      watch.run(0.25);
    }
    animal.command({ gait: 'trot', speed: 4, heading: 1 });
    watch.run(0.5);
    animal.push({ at: 'croup', velocity: [0, 0, 1.5] });
    watch.pardon(2);
    watch.run(6);
    assertAll([...faultsOf(watch), bound(animal.gait === 'trot' && !animal.inTransition, animal.gait)]);
  });

  it('of nothing does nothing', () => {
    const { animal, twin } = push({ gait: 'trot', speed: 4 }, 'withers', [0, 0, 1e-9], 1);
    for (const mark of ['withers', 'LF.toe', 'muzzle']) {
      const [a, b] = [animal.landmark(mark), twin.landmark(mark)];
      assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 1e-6, mark);
    }
  });
});
