/** Told to walk or to stand in the middle of its fastest gallop, or of any other gait, an animal brakes on its feet: its trunk stays level and up. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnimal, species } from '../../src/index.ts';

/** Degrees from level, and share of its standing height: what a gallop itself takes of both, and somewhat more (choices). */
const PITCH = 25;
const LOW = 0.75;
const PHASES = 3;
const SECONDS = 4;

/** Degrees that the pelvis is turned out of the horizontal, nose up or down. */
function pitchOf([x, y, z, w]: Float64Array): number {
  return (Math.abs(Math.asin(Math.max(-1, Math.min(1, 2 * (x * y + z * w))))) * 180) / Math.PI;
}

describe('braking from the top speed of a gait', () => {
  for (const [name, { gaits }] of Object.entries(species)) {
    it(name, (test) => {
      const faults: string[] = [];
      let [steepest, lowest] = [0, 1];
      for (const [from, { range }] of Object.entries(gaits)) {
        for (const to of ['stand', ...Object.keys(gaits)]) {
          if (to === from) continue;
          for (let phase = 0; phase < PHASES; phase++) {
            const animal = createAnimal(name, { seed: 0 });
            animal.command({ gait: from, speed: range[1] });
            animal.settle();
            animal.advance((phase / PHASES) * animal.strideTime);
            animal.command(to === 'stand' ? { gait: 'auto', speed: 0 } : { gait: to, speed: gaits[to].range[0] });
            let [pitch, height] = [0, 1];
            for (let t = 0; t < SECONDS; t += 1 / 60) {
              animal.advance(1 / 60);
              pitch = Math.max(pitch, pitchOf(animal.pose.rotations.subarray(0, 4)));
              height = Math.min(height, animal.pose.positions[1] / animal.rig.rest[1]);
            }
            steepest = Math.max(steepest, pitch);
            lowest = Math.min(lowest, height);
            if (pitch > PITCH || height < LOW)
              faults.push(`${from} to ${to}, phase ${phase}: ${pitch.toFixed(0)} degrees, ${height.toFixed(2)} high`);
          }
        }
      }
      test.diagnostic(`at most ${steepest.toFixed(0)} degrees from level, at least ${lowest.toFixed(2)} of its height`);
      assert.deepEqual(faults, []);
    });
  }
});
