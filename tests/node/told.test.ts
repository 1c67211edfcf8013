/** What it tells: footfalls, strides and changes, each once and at its time. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vec3 } from 'gl-matrix';
import type { AnimalEvent, LegName } from '../../src/index.ts';
import { FOUR, LATE, near, steady, TICK } from '../shared/answers.ts';

type Step = Extract<AnimalEvent, { leg: LegName }>;
const isStep = (event: AnimalEvent): event is Step => event.type === 'footfall' || event.type === 'liftoff';

describe('events', () => {
  for (const [gait, speed] of [
    ['trot', 4],
    ['walk', 1.5],
    ['amble', 3.5],
    ['rack', 6],
    ['canter', 6],
    ['gallop', 12],
  ] as const) {
    it(`three seconds of ${gait}: every foot in its turn, in its place, as often as the stride says`, () => {
      const animal = steady({ gait, speed });
      const { strideFrequency, strideTime, strideLength, contacts } = animal;
      const steps: Step[] = [];
      let strides = 0;
      for (let i = 0; i < 180; i++) {
        animal.advance(TICK);
        for (const event of animal.takeEvents()) {
          assert.ok(event.time > animal.time - TICK - 1e-9 && event.time < animal.time + 1e-9, 'time');
          if (event.type === 'stride') {
            strides++;
            assert.equal(event.gait, gait);
            near(event.duration, strideTime, 1e-9);
            near(event.length, strideLength, 1e-9);
          } else {
            assert.ok(isStep(event), event.type);
            steps.push(event);
            if (event.type === 'liftoff') continue;
            assert.equal(animal.legs[event.leg].contact, 'strike');
            assert.ok(vec3.dist(event.place, animal.landmark(`${event.leg}.toe`)) < 1e-3, `${event.leg} lands aside`);
          }
        }
      }
      assert.deepEqual(animal.takeEvents(), []);
      near(strides, 3 * strideFrequency, 1);

      const falls = steps.filter(({ type }) => type === 'footfall');
      for (const { leg, duty } of contacts) {
        const own = steps.filter((step) => step.leg === leg);
        const landings = own.filter(({ type }) => type === 'footfall');
        near(landings.length, 3 * strideFrequency, 1, leg);
        own.slice(1).forEach((step, i) => {
          const before = own[i];
          assert.notEqual(step.type, before.type, `${leg} lands and leaves by turns`);
          const share = step.type === 'liftoff' ? duty : 1 - duty;
          near(step.time - before.time, share * strideTime, LATE, `${leg} ${step.type}`);
          if (step.type === 'liftoff') assert.deepEqual(step.place, before.place, `${leg} leaves where it landed`);
        });
        landings.slice(1).forEach((step, i) => {
          const [x, , z] = landings[i].place;
          near(step.place[0] - x, strideLength, 1e-6, `${leg} stride`);
          near(step.place[2], z, 1e-6, `${leg} track`);
        });
      }

      // In the order of the touch-downs, round and round.
      const down = new Map(contacts.map((contact) => [contact.leg, contact.down]));
      for (const [i, step] of falls.entries()) {
        const next = falls[i + 1];
        if (!next) break;
        const gap = ((((down.get(next.leg) ?? 0) - (down.get(step.leg) ?? 0)) % 1) + 1) % 1;
        assert.ok(next.time >= step.time);
        near(next.time - step.time, gap * strideTime, LATE, `${step.leg} to ${next.leg}`);
      }
    });
  }

  it('a walk goes LH, LF, RH, RF', () => {
    const animal = steady({ gait: 'walk', speed: 1.5 });
    animal.advance(3);
    const order = animal
      .takeEvents()
      .filter(isStep)
      .filter(({ type }) => type === 'footfall')
      .map(({ leg }) => leg)
      .join(' ');
    assert.ok(' LH LF RH RF'.repeat(4).includes(` ${order}`), order);
  });

  it('a change of gait is told at its start and its end, and until then the old gait counts', () => {
    const animal = steady({ speed: 1.5 }, { gaits: FOUR });
    animal.command({ speed: 4 });
    const told: string[] = [];
    for (let i = 0; i < 600; i++) {
      animal.advance(TICK);
      for (const event of animal.takeEvents()) {
        if (isStep(event) || event.type === 'stride') continue;
        assert.ok('from' in event);
        told.push(`${event.type} ${event.from} ${event.to}`);
        if (event.type === 'gaittransitionstart') {
          assert.deepEqual([animal.gait, animal.targetGait, animal.inTransition], ['walk', 'trot', true]);
        }
        if (event.type === 'gaitchange') assert.equal(animal.gait, 'trot');
      }
      assert.equal(animal.gait === animal.targetGait, !animal.inTransition);
    }
    assert.deepEqual(told, ['gaittransitionstart walk trot', 'gaittransitionend walk trot', 'gaitchange walk trot']);
    near(animal.speed, 4, 1e-9);
  });

  it('from one motion of a gait to another, no change of gait is told', () => {
    const animal = steady({ motion: 'plate.gallop' });
    animal.advance(1);
    animal.command({ gait: 'gallop', speed: 10 });
    for (let i = 0; i < 60 * 8; i++) animal.advance(1 / 60);
    assert.equal(animal.inTransition, false);
    const told = animal.takeEvents();
    assert.ok(told.some(({ type }) => type === 'gaittransitionend'));
    assert.ok(!told.some(({ type }) => type === 'gaitchange'));
  });

  it('a leap is as long when it ends as when it began, though another speed was asked for in the air', () => {
    for (const [from, to] of [
      [4, 9],
      [6, 0],
    ]) {
      const animal = steady({ gait: 'canter', speed: from });
      animal.leap({ height: 1 });
      animal.advance(0.125);
      animal.command({ speed: to });
      animal.advance(6);
      const lengths = animal
        .takeEvents()
        .flatMap((event) => ('length' in event && 'fence' in event ? event.length : []));
      assert.equal(lengths.length, 2);
      assert.equal(lengths[0], lengths[1], `from ${from} to ${to} m/s`);
    }
  });

  it('what happened after a snapshot is not told when that is restored', () => {
    const animal = steady({ speed: 4 });
    const snapshot = animal.snapshot();
    animal.advance(1);
    animal.restore(snapshot);
    animal.advance(2);
    const times = animal.takeEvents().map(({ time }) => time);
    assert.ok(times.length > 20);
    assert.deepEqual(
      times,
      [...times].sort((a, b) => a - b),
    );
  });

  it('that nobody takes do not pile up for ever', () => {
    const animal = steady({ speed: 12 });
    for (let i = 0; i < 60; i++) animal.advance(1);
    const events = animal.takeEvents();
    assert.ok(events.length > 0 && events.length < 1000);
    near(events.at(-1)?.time ?? 0, animal.time, 0.5, 'the newest are kept');
  });
});
