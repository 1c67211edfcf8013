/** Dynamic similarity: an animal of another size does the same, in its own metres and seconds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnimal, LEGS, resize, species } from '../../src/index.ts';
import { asLargeAsTheHorse, OTHERS } from '../shared/alike.ts';

const HEIGHTS = [0.06, 0.5, 1.2, 4];

describe('similarity', () => {
  for (const height of HEIGHTS) {
    it(`a horse of ${height} m goes as one of 1.6 m, scaled`, () => {
      const length = height / 1.6;
      const root = Math.sqrt(length);
      const [large, small] = [createAnimal('horse'), createAnimal(resize(species.horse, height))];
      const both = (act: (animal: typeof large, length: number, root: number) => void) => {
        act(large, 1, 1);
        act(small, length, root);
      };
      const near = (a: number, b: number, what: string) =>
        assert.ok(Math.abs(a - b) < 1e-6 * (1 + Math.abs(a)), `${what}: ${a} and ${b}`);
      const compare = () => {
        near(large.time, small.time / root, 'time');
        near(large.speed, small.speed / root, 'speed');
        near(large.strideLength, small.strideLength / length, 'stride length');
        near(large.strideTime, small.strideTime / root, 'stride time');
        near(large.froude, small.froude, 'Froude number');
        near(large.groundHeight(3, 1), small.groundHeight(3 * length, length) / length, 'ground');
        assert.equal(large.gait, small.gait);
        for (const mark of ['withers', 'muzzle', ...LEGS.map((leg) => `${leg}.toe`)]) {
          const [a, b] = [large.landmark(mark), small.landmark(mark)];
          for (let k = 0; k < 3; k++) near(a[k], b[k] / length, `${mark}[${k}]`);
        }
        near(large.angle('LF.carpus'), small.angle('LF.carpus'), 'carpus');
      };
      const go = (frames: number) => {
        for (let i = 0; i < frames; i++) both((animal, _, time) => animal.advance(time / 60));
        compare();
      };
      both((animal, _, speed) => animal.command({ speed: 1.6 * speed }));
      go(180);
      both((animal, _, speed) => animal.command({ speed: 4 * speed, heading: 1 }));
      go(120);
      both((animal, unit, speed) => {
        animal.push({ velocity: [0, 0, 0.8 * speed] });
        animal.command({ ground: (x, z) => 0.1 * unit * Math.sin(x / unit) + 0.02 * z });
      });
      go(120);
      both((animal, unit, speed) => {
        animal.command({ speed: 7 * speed, slope: 0.05, ground: undefined });
        animal.leap({ height: unit });
      });
      go(360);
      const [a, b] = [large.takeEvents(), small.takeEvents()];
      assert.deepEqual(
        a.map(({ type }) => type),
        b.map(({ type }) => type),
      );
      assert.ok(a.some(({ type }) => type === 'leapend'));
      a.forEach((event, i) => {
        const other = b[i];
        near(event.time, other.time / root, event.type);
        if ('place' in event && 'place' in other)
          for (const k of [0, 1, 2]) near(event.place[k], other.place[k] / length, 'place');
        if ('length' in event && 'length' in other) near(event.length, other.length / length, `${event.type} length`);
        if ('fence' in event && 'fence' in other) near(event.height, other.height / length, 'fence');
      });
    });
  }

  it('every animal may be as small and as tall as is allowed', () => {
    for (const [name, table] of Object.entries(species))
      for (const height of [0.005, 10, 20]) {
        const animal = createAnimal(resize(table, height));
        const top = Math.max(...Object.values(table.gaits).map(({ range }) => range[1]));
        animal.command({ speed: top * Math.sqrt(height / table.height) });
        animal.settle();
        animal.advance(0.1);
        assert.ok(animal.pose.positions.every(Number.isFinite), `${name} of ${height} m`);
      }
  });

  it('every animal, as large and as quick as a horse, does what it does in its own size', () => {
    for (const name of OTHERS) {
      const { height, sluggish = 1, gaits } = species[name];
      const length = height / 1.6;
      const time = Math.sqrt(length) * sluggish;
      const top = Math.max(...Object.values(gaits).map(({ range }) => range[1]));
      const [own, large] = [createAnimal(name), createAnimal(asLargeAsTheHorse(name))];
      for (const [i, command] of [
        { speed: 0.4 * top },
        { speed: top, heading: 1 },
        { speed: 0, slope: 0.1 },
      ].entries()) {
        own.command(command);
        large.command({ ...command, speed: (command.speed * time) / length });
        for (let k = 0; k < 120; k++) {
          own.advance(time / 60);
          large.advance(1 / 60);
        }
        assert.equal(own.gait, large.gait, `${name} ${i}`);
        for (const mark of ['withers', 'tail', ...LEGS.map((leg) => `${leg}.toe`)]) {
          const [a, b] = [own.landmark(mark), large.landmark(mark)];
          for (let k = 0; k < 3; k++) assert.ok(Math.abs(a[k] / length - b[k]) < 1e-6, `${name} ${mark}[${k}] ${i}`);
        }
      }
    }
  });

  it('the size the engine was measured at is taken as it is', () => {
    assert.equal(resize(species.horse, 1.6), species.horse);
    assert.equal(createAnimal('horse').rig.height, 1.6);
  });

  it('there and back again is the same species', () => {
    const again = createAnimal(resize(resize(species.horse, 0.3), 1.6));
    const horse = createAnimal('horse');
    for (const animal of [again, horse]) animal.command({ speed: 12 });
    for (let i = 0; i < 100; i++) for (const animal of [again, horse]) animal.advance(1 / 60);
    for (let k = 0; k < horse.pose.positions.length; k++)
      assert.ok(Math.abs(again.pose.positions[k] - horse.pose.positions[k]) < 1e-9);
  });
});
