/** Rows 16, 28 and 35 of facts/kinematics section 6 for every animal but the horse, whose own tests hold all rows: over all its gaits and a grid of speeds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Animal, LEGS, species } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { OTHERS } from '../shared/alike.ts';
import { going, range, SAMPLES, through } from '../shared/through.ts';

const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** Row 28, degrees: mammals; those that sprawl have rows of their own. */
const MOST_PITCH = 5;
/** Row 35. */
const MOST_HOOF = 1.9;

/** From the hips to the withers, degrees. */
function pitchOf({ rig, pose }: Animal): number {
  const [hips, withers] = [rig.spine[0], rig.spine[rig.spine.length - 1]].map((joint) => pose.position[joint]);
  return Math.atan2(withers[1] - hips[1], withers[0] - hips[0]) / DEGREE;
}

for (const name of OTHERS)
  describe(name, () => {
    const { gaits, skeleton } = species[name];
    for (const [gait, { range: ends }] of Object.entries(gaits)) {
      const grid = SHARES.map((share) => going(name, { gait, speed: ends[0] + share * (ends[1] - ends[0]) }));

      it(`row 16, ${gait}: faster is a shorter contact share, a shorter and longer stride`, () => {
        grid.slice(1).forEach((fast, i) => {
          const slow = grid[i];
          fast.contacts.forEach(({ leg, duty }, k) => {
            assert.ok(duty <= slow.contacts[k].duty + 1e-9, `${leg} at ${fast.speed} m/s`);
          });
          assert.ok(fast.strideTime < slow.strideTime + 1e-9, `${fast.strideTime} s at ${fast.speed} m/s`);
          assert.ok(fast.strideLength > slow.strideLength, `${fast.strideLength} m at ${fast.speed} m/s`);
        });
      });

      if (!skeleton.legs.fore.sprawl && /walk|trot/.test(gait))
        it(`row 28, ${gait}: hardly pitches`, (test) => {
          const pitches = grid.map((animal) => range(through(animal, pitchOf)));
          test.diagnostic(`${pitches.map((pitch) => pitch.toFixed(1)).join(', ')} degrees`);
          for (const pitch of pitches) assert.ok(pitch <= MOST_PITCH, `${pitch} degrees`);
        });

      it(`row 35, ${gait}: feet swing no faster than measured`, () => {
        for (const animal of grid) {
          const { contacts, strideTime, strideLength } = animal;
          const ways = through(animal, () => LEGS.map((leg) => animal.landmark(`${leg}.toe`)[0]));
          LEGS.forEach((leg, k) => {
            let fastest = 0;
            for (let i = 1; i < SAMPLES; i++)
              fastest = Math.max(fastest, ((ways[i][k] - ways[i - 1][k]) * SAMPLES) / strideTime);
            const most = (MOST_HOOF * strideLength) / (strideTime * (1 - contacts[k].duty));
            assert.ok(fastest <= most, `${leg} at ${animal.speed} m/s: ${fastest} of ${most} m/s`);
          });
        }
      });
    }
  });
