/**
 * An animal of the core, without reins. It is the very animal that the whole engine has, as long as nothing changes; told something else it is there at
 * once; given reins it goes over from where it is. What it cannot do it says.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Animal, createAnimal } from '../../src/core.ts';
import { createAnimal as createWhole, LEGS, species } from '../../src/index.ts';
import { reins } from '../../src/reins.ts';

/** s: no measure of any tick or stride. */
const FRAME = 0.0137;

/** The largest difference of any number in two postures. */
function apart(a: Animal, b: Animal): number {
  const far = (x: Float64Array, y: Float64Array): number =>
    x.reduce((most, v, i) => Math.max(most, Math.abs(v - y[i])), 0);
  return Math.max(far(a.pose.positions, b.pose.positions), far(a.pose.rotations, b.pose.rotations));
}

describe('an animal without reins', () => {
  for (const [name, table] of Object.entries(species)) {
    it(`${name}: at every steady speed as with them, posture for posture and event for event`, () => {
      for (const [gait, { range }] of Object.entries(table.gaits)) {
        for (const share of [0, 0.3, 0.7, 1]) {
          const speed = range[0] + share * (range[1] - range[0]);
          const [plain, whole] = [createAnimal(table), createWhole(name)];
          for (const animal of [plain, whole]) {
            animal.command({ gait, speed, heading: 0.4, lead: share < 0.5 ? 'left' : 'right' });
            animal.settle();
          }
          for (let time = 0; time < 2.2 * whole.strideTime; time += FRAME) {
            plain.advance(FRAME);
            whole.advance(FRAME);
            assert.ok(apart(plain, whole) < 1e-9, `${gait} at ${speed} m/s: ${apart(plain, whole)} m`);
          }
          const told = (animal: Animal) => animal.takeEvents().map(({ type, time }) => `${type} ${time.toFixed(6)}`);
          assert.deepEqual(told(plain), told(whole));
        }
      }
    });
  }

  it('stands', () => {
    const [plain, whole] = [createAnimal(species.horse), createWhole('horse')];
    for (const animal of [plain, whole]) animal.advance(0.5);
    assert.equal(plain.gait, 'stand');
    assert.ok(apart(plain, whole) < 1e-9);
  });

  it('is at once in what it is told, in the same stride and place, with its feet on the ground', () => {
    const animal = createAnimal(species.horse);
    animal.command({ speed: 1.5 });
    animal.advance(1.234);
    for (const command of [
      { speed: 4 },
      { gait: 'gallop', speed: 12 },
      { heading: 1 },
      { motion: 'plate.rack' },
      { speed: 0 },
    ]) {
      const { phase, place, time } = animal;
      animal.command(command);
      // What is shown may be a part of a tick further on, faster or slower.
      assert.ok(Math.abs(animal.phase - phase) < 0.02 && Math.abs(animal.time - time) < 1e-9);
      assert.ok(Math.hypot(animal.place[0] - place[0], animal.place[1] - place[1]) < 0.1);
      assert.equal(animal.inTransition, false);
      for (let i = 0; i < 50; i++) {
        animal.advance(FRAME);
        for (const leg of LEGS) {
          const height = animal.landmark(`${leg}.toe`)[1];
          if (animal.legs[leg].contact !== 'flight') assert.ok(Math.abs(height) < 1e-3, `${leg} at ${height} m`);
        }
      }
    }
    assert.equal(animal.gait, 'stand');
  });

  it('goes over, without a jump, once it has them', () => {
    const animal = createAnimal(species.horse);
    animal.command({ speed: 1.6 });
    animal.advance(0.71);
    const before = animal.pose.positions.slice();
    animal.reins = reins;
    animal.advance(0);
    const moved = animal.pose.positions.reduce((most, v, i) => Math.max(most, Math.abs(v - before[i])), 0);
    assert.ok(moved < 1e-9, `${moved} m`);
    animal.command({ speed: 4 });
    const seen = new Set<string>();
    for (let i = 0; i < 600; i++) {
      animal.advance(1 / 60);
      for (const { type } of animal.takeEvents()) seen.add(type);
    }
    assert.equal(animal.gait, 'trot');
    assert.ok(Math.abs(animal.speed - 4) < 0.04);
    for (const type of ['footfall', 'stride', 'gaittransitionstart', 'gaitchange', 'gaittransitionend'])
      assert.ok(seen.has(type), type);
  });

  it('keeps them, and is as if it had always had them', () => {
    for (const speed of [0, 1.6]) {
      const [late, early] = [createAnimal(species.horse), createAnimal(species.horse, { reins })];
      late.command({ speed });
      early.command({ speed });
      early.settle();
      late.reins = reins;
      late.reins = undefined;
      assert.equal(late.reins, reins);
      assert.equal(late.hash(), early.hash());
      for (const animal of [late, early]) {
        animal.advance(0.4);
        animal.command({ speed: 3, slope: 0.1 });
        animal.advance(2);
      }
      assert.equal(late.hash(), early.hash());
    }
  });

  it('is restored to where it was', () => {
    const animal = createAnimal(species.lion);
    animal.command({ speed: 3 });
    animal.advance(0.777);
    const then = animal.snapshot();
    const pose = animal.pose.positions.slice();
    animal.command({ speed: 1 });
    animal.advance(1);
    animal.restore(then);
    assert.deepEqual(animal.pose.positions, pose);
  });

  it('says what needs them, and goes on as it was', () => {
    const animal = createAnimal(species.horse);
    animal.command({ speed: 1.6, slope: 0, ground: undefined, style: null });
    for (const [act, says] of [
      [() => animal.command({ slope: 0.1 }), /^RangeError: slope: needs the reins/],
      [() => animal.command({ ground: () => 0 }), /^RangeError: ground: needs the reins/],
      [() => animal.command({ style: { energy: 1 } }), /^RangeError: style: needs the reins/],
      [() => animal.leap(), /^RangeError: leap: needs the reins/],
      [() => animal.push({ velocity: [0, 0, 1] }), /^RangeError: push: needs the reins/],
    ] as const)
      assert.throws(act, says);
    animal.advance(1);
    assert.equal(animal.gait, 'walk');
    assert.equal(animal.groundHeight(3, 4), 0);
  });
});
