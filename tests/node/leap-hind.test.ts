/** In the flight of a leap hind feet trail and tuck: none is thrown ahead under the belly, whatever the speed, the phase and the animal. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnimal, LEGS } from '../../src/index.ts';

/** Withers heights that a hind toe may be ahead of its hip; thrown, they were 0.7 of a horse's and 0.8 to 0.9 of the others'. */
const AHEAD: Readonly<Record<string, number>> = { horse: 0.66, dog: 0.5, wolf: 0.5, lion: 0.5 };
/** m/s. */
const SPEEDS: Readonly<Record<string, readonly number[]>> = {
  horse: [4, 6, 8, 9, 11, 13, 15],
  dog: [7, 10],
  wolf: [8, 10],
  lion: [8, 10],
};
const PHASES = 4;
/** Withers heights above the ground: on its way up or down a foot reaches for it. */
const UP = 0.35;

describe('the hind feet in a leap', () => {
  for (const [name, speeds] of Object.entries(SPEEDS)) {
    it(name, (test) => {
      let most = -Infinity;
      let flown = 0;
      for (const speed of speeds) {
        for (let phase = 0; phase < PHASES; phase++) {
          const animal = createAnimal(name, { seed: 0 });
          const { height } = animal.rig;
          animal.command({ gait: name === 'horse' && speed < 9 ? 'canter' : 'gallop', speed });
          animal.settle();
          animal.advance((phase / PHASES) * animal.strideTime);
          animal.leap({ height: 0.7 * height });
          let leaping = false;
          for (let t = 0; t < 3; t += 1 / 120) {
            animal.advance(1 / 120);
            for (const { type } of animal.takeEvents()) {
              if (type === 'leapstart') leaping = true;
              if (type === 'leapend') leaping = false;
            }
            if (!leaping || LEGS.some((leg) => animal.legs[leg].contact !== 'flight')) continue;
            for (const leg of ['LH', 'RH']) {
              const [x, y] = animal.landmark(`${leg}.toe`);
              if (y < UP * height) continue;
              flown++;
              most = Math.max(most, (x - animal.landmark(`${leg}.hip`)[0]) / height);
            }
          }
        }
      }
      test.diagnostic(`at most ${most.toFixed(2)} withers heights ahead of the hip`);
      assert.ok(flown > 100, 'it flew');
      assert.ok(most <= AHEAD[name], `${most.toFixed(2)} withers heights ahead of the hip`);
    });
  }
});
