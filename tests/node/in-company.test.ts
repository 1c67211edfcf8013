/**
 * Animals of a species share the memory that a frame writes anew (src/works.ts). None may notice the others: taking turns, frame by frame, each is to the last
 * bit what it is alone, whatever it does, and can be asked about its posture after the others have moved.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type Animal, createAnimal, species as everybody } from '../../src/index.ts';
import { listsOf } from '../shared/random-lists.ts';
import { act, beginning, FRAME, type Replay } from '../shared/replay.ts';

/** All that can be read of an animal, as text. */
function looks(animal: Animal): string {
  const { pose, rig, misses, legs, contacts } = animal;
  const joints = rig.legs.flatMap((leg) => leg.joints.map((joint) => rig.joints[joint]));
  return JSON.stringify([
    animal.hash(),
    [...pose.positions],
    [...pose.rotations],
    joints.map((joint) => animal.angle(joint)),
    [...misses],
    Object.values(legs).map(({ phase, contact }) => [phase, contact]),
    contacts,
    animal.groundHeight(...animal.place),
  ]);
}

/** Plays a list frame by frame. */
function* play(list: Replay): Generator<Animal> {
  const animal = beginning(list);
  const parts = list.parts ?? 1;
  for (const step of list.steps) {
    for (let i = 0; i < step.wait * parts; i++) {
      animal.advance(FRAME / parts);
      yield animal;
    }
    act(animal, step);
  }
}

/** What each of them looks like at every tenth frame, looked at after all have moved. */
function together(lists: readonly Replay[]): string[][] {
  const plays = lists.map(play);
  const seen = lists.map((): string[] => []);
  for (let frame = 0; ; frame++) {
    const animals = plays.map((one) => one.next().value as Animal | undefined);
    if (animals.every((animal) => !animal)) return seen;
    if (frame % 10 > 0) continue;
    animals.forEach((animal, i) => {
      if (animal) seen[i].push(looks(animal));
    });
  }
}

describe('in company', () => {
  for (const species of Object.keys(everybody)) {
    it(`whatever has become of the numbers of one ${species}, others do not see it`, () => {
      const expected = looks(createAnimal(species));
      const lost = createAnimal(species);
      lost.command({ speed: 2 });
      lost.advance(4);
      const snapshot = lost.snapshot();
      lost.restore({ ...snapshot, state: { ...snapshot.state, x: Number.NaN } });
      for (let i = 0; i < 20; i++) {
        lost.advance(1 / 20);
        assert.ok(Number.isNaN(lost.landmark('withers')[0]), 'the first is still somewhere');
        assert.equal(looks(createAnimal(species)), expected);
      }
    });
  }

  for (const species of ['horse', 'cat', 'lizard']) {
    it(`a ${species} does what it does alone`, () => {
      const lists = fc.sample(listsOf(species), { seed: 1893, numRuns: 24 });
      for (let i = 0; i < lists.length; i += 3) {
        const some = lists.slice(i, i + 3);
        const alone = some.map((list) => together([list])[0]);
        assert.ok(alone.every((seen) => seen.length > 0));
        together(some).forEach((seen, k) => {
          assert.equal(seen.length, alone[k].length);
          for (const [at, look] of seen.entries())
            assert.equal(look, alone[k][at], `${JSON.stringify(some[k])}, look ${at}`);
        });
      }
    });
  }
});
