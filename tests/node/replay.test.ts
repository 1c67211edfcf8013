/** The same commands give the same motion, however the time is cut, and from a snapshot too. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vec3 } from 'gl-matrix';
import { type Animal, type AnimalOptions, type Command, createAnimal } from '../../src/index.ts';
import { near, steady, TICK } from '../shared/answers.ts';

/** Commands and the number of ticks after each. In the end it stands: what legs carry along in a change (body/inertia.ts) hangs on the pictures that are shown, and is gone by then. */
const SCRIPT: readonly [Command, number][] = [
  [{ speed: 1.4 }, 150],
  [{ speed: 6, heading: 0.8 }, 240],
  [{ gait: 'canter', lead: 'left' }, 180],
  [{ gait: 'auto', speed: 11 }, 200],
  [{ motion: 'plate.trot' }, 120],
  [{ speed: 0 }, 720],
];

/** Plays the script; `parts` cuts each stretch of ticks into advances (in ticks). */
function play(
  parts: (ticks: number) => Iterable<number>,
  options?: AnimalOptions,
): { hashes: number[]; animal: Animal } {
  const animal = createAnimal('horse', options);
  const hashes = SCRIPT.map(([command, ticks]) => {
    animal.command(command);
    let sum = 0;
    for (const part of parts(ticks)) {
      animal.advance(part * TICK);
      sum += part;
    }
    near(sum, ticks, 1e-9);
    return animal.hash();
  });
  return { hashes, animal };
}

/** Equal parts of so many ticks, and what is left over. */
function* every(part: number, ticks: number): Generator<number> {
  const count = Math.floor(ticks / part + 1e-9);
  for (let i = 0; i < count; i++) yield part;
  if (ticks - count * part > 1e-9) yield ticks - count * part;
}

/** Parts between nothing and five ticks, as a busy page would give them. */
function* irregular(ticks: number): Generator<number> {
  let seed = 1;
  let left = ticks;
  while (left > 0) {
    seed = (seed * 16807) % 2147483647;
    const part = Math.min(left, (5 * seed) / 2147483647);
    yield part;
    left -= part;
  }
}

describe('determinism', () => {
  const frames = play((ticks) => every(2, ticks));
  const total = SCRIPT.reduce((sum, [, ticks]) => sum + ticks, 0) * TICK;

  it('the same commands give the same hash', () => {
    assert.deepEqual(play((ticks) => every(2, ticks)).hashes, frames.hashes);
    assert.equal(new Set(frames.hashes).size, SCRIPT.length, 'and every state another');
  });

  it('a small difference gives another hash', () => {
    const animal = createAnimal('horse');
    animal.command({ speed: 1.4 + 1e-12 });
    for (let i = 0; i < 75; i++) animal.advance(2 * TICK);
    assert.notEqual(animal.hash(), frames.hashes[0]);
  });

  const wholeTicks: [string, (ticks: number) => Iterable<number>][] = [
    ['1/120 s', (ticks) => every(1, ticks)],
    ['1/30 s', (ticks) => every(4, ticks)],
    ['1/12 s', (ticks) => every(10, ticks)],
    ['one piece', (ticks) => [ticks]],
  ];
  for (const [name, parts] of wholeTicks) {
    it(`advances of ${name} come to the same state as those of 1/60 s`, () => {
      const { hashes, animal } = play(parts);
      assert.deepEqual(hashes, frames.hashes);
      assert.deepEqual(animal.pose.positions, frames.animal.pose.positions);
    });
  }
  const partsOfTicks: [string, (ticks: number) => Iterable<number>][] = [
    ['1/240 s', (ticks) => every(0.5, ticks)],
    ['1/144 s', (ticks) => every(120 / 144, ticks)],
    ['1/1000 s', (ticks) => every(0.12, ticks)],
    ['irregular length', irregular],
  ];
  // src/animal.ts: a tick reads #voices, which the last part of a tick has left at another moment.
  for (const [name, parts] of partsOfTicks) {
    it(`advances of ${name} come to the same state as those of 1/60 s`, () => {
      const { hashes, animal } = play(parts);
      assert.deepEqual(hashes, frames.hashes);
      const { positions } = frames.animal.pose;
      for (const [i, value] of animal.pose.positions.entries()) near(value, positions[i], 1e-6);
    });
  }

  it('what it is told between two ticks it does from then on, however time is cut into frames', () => {
    const told = (frame: number): number => {
      const animal = createAnimal('horse');
      for (const [speed, seconds] of [
        [4, 0.31],
        [9, 1.377],
        [2, 0.743],
        [13, 2.119],
      ]) {
        animal.command({ speed, heading: speed });
        for (let left = seconds; left > 1e-12; left -= frame) animal.advance(Math.min(left, frame));
      }
      return animal.hash();
    };
    const once = told(10);
    for (const frame of [1 / 59.3, 1 / 60, 1 / 144, 0.1]) assert.equal(told(frame), once, `${frame} s`);
  });

  it('a picture of the moment in which it is told something is the one before', () => {
    const animal = steady({ speed: 4 });
    animal.advance(0.4 * TICK);
    const before = animal.pose.positions.slice();
    animal.command({ speed: 12, heading: 1 });
    animal.push({ at: 'croup', velocity: [0, 0, 1] });
    animal.advance(0);
    for (const [i, value] of animal.pose.positions.entries()) near(value, before[i], 1e-5);
  });

  it('animals do not disturb each other', () => {
    const [one, other] = [createAnimal('horse'), createAnimal('horse')];
    SCRIPT.forEach(([command, ticks], i) => {
      one.command(command);
      other.command({ gait: 'gallop', speed: 12, lead: 'left' });
      for (const part of every(2, ticks)) {
        one.advance(part * TICK);
        other.advance(1 / 50);
      }
      assert.equal(one.hash(), frames.hashes[i]);
    });
  });

  it('a snapshot that does not fit is refused, and nothing has changed', () => {
    const animal = createAnimal('horse');
    animal.command({ speed: 4 });
    animal.advance(1);
    const before = animal.hash();
    const dog = createAnimal('dog').snapshot();
    for (const wrong of [JSON.parse(JSON.stringify(animal.snapshot())), dog, {}]) {
      assert.throws(() => animal.restore(wrong), /restore: expected a snapshot\(\) of a horse/);
      animal.advance(0);
      assert.equal(animal.hash(), before);
    }
    animal.restore(structuredClone(animal.snapshot()));
    assert.equal(animal.hash(), before);
  });

  it('the seed changes the picture, not the state', () => {
    const { hashes, animal } = play((ticks) => every(2, ticks), { seed: 7 });
    assert.deepEqual(hashes, frames.hashes);
    assert.notDeepEqual(animal.landmark('poll'), frames.animal.landmark('poll'));
  });

  it('time is the sum of all advances', () => {
    near(frames.animal.time, total, 1e-9);
    near(play(irregular).animal.time, total, 1e-9);
    const animal = steady({ speed: 4 });
    assert.equal(animal.time, 0);
    const hash = animal.hash();
    animal.advance(0);
    assert.deepEqual([animal.time, animal.hash()], [0, hash], 'no time, no change');
    animal.advance(TICK / 3);
    near(animal.time, TICK / 3, 1e-12);
  });

  it('the pose is always one of the rig: every bone keeps its length', () => {
    const animal = createAnimal('horse');
    const { offsets, parents, joints } = animal.rig;
    const ahead: vec3 = new Float64Array(3);
    for (const [command, ticks] of SCRIPT) {
      animal.command(command);
      for (const part of every(7.3, ticks)) {
        animal.advance(part * TICK);
        for (let joint = 1; joint < joints.length; joint++) {
          const parent = parents[joint];
          vec3.transformQuat(ahead, offsets.slice(3 * joint, 3 * joint + 3), animal.pose.rotation[parent]);
          vec3.add(ahead, ahead, animal.pose.position[parent]);
          assert.ok(vec3.dist(ahead, animal.pose.position[joint]) < 1e-9, joints[joint]);
        }
      }
    }
  });
});
