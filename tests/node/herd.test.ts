/** Where the animals of a herd stand: whichever way they turn, they do not run into each other. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { herdPlaces, lengthOf } from '../../components/herd.ts';
import { createAnimal, species } from '../../src/index.ts';

describe('a herd', () => {
  for (const name of Object.keys(species))
    it(`${name}: neighbours are farther apart than one of them is long`, () => {
      const animal = createAnimal(name);
      const length = lengthOf(animal.rig);
      const [nose, tail] = [animal.landmark('muzzle'), animal.landmark('tail')];
      assert.ok(length > Math.abs(nose[0] - tail[0]), `${length} m of ${nose[0] - tail[0]}`);
      const places = herdPlaces(200, length);
      assert.deepEqual(places[0], [0, 0]);
      for (const [i, [x, z]] of places.entries())
        for (const [otherX, otherZ] of places.slice(0, i))
          assert.ok(Math.hypot(x - otherX, z - otherZ) > 1.02 * length, `${i} at ${x}, ${z}`);
    });
});
