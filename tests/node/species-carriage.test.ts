/** How animals carry themselves, as anyone sees it: the shoulder blades of a walking cat of any size, and tails that are no sticks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fleshOf } from '../../renderers/bodies.ts';
import { buildFlesh, poseFlesh } from '../../renderers/flesh.ts';
import { type Animal, LEGS, species } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { going, range, through } from '../shared/through.ts';

describe('rolling shoulders', () => {
  for (const [name, speed] of [
    ['lion', 1.2],
    ['cat', 0.7],
  ] as const)
    it(`${name}: the blade over the leg that bears stands out above the back, the other does not`, (test) => {
      const animal = going(name, { gait: 'walk', speed });
      const flesh = buildFlesh(animal.rig, fleshOf(name, species[name].flesh));
      const withers = flesh.trunk.find(({ at }) => at === 'withers');
      assert.ok(withers);
      // Of the left and the right blade, shares of the height at the withers.
      const frames = through(animal, ({ pose, rig, legs }) => {
        poseFlesh(flesh, pose);
        const out = [0, 1].map((leg) => {
          const [top] = flesh.legs[leg].chain;
          const high = (flesh.world[top.front][1] + flesh.world[top.back][1]) / 2;
          return (high - flesh.world[withers.front][1]) / rig.height;
        });
        return { out, bears: [0, 1].map((leg) => legs[LEGS[leg]].contact !== 'flight') };
      });
      const most = Math.max(...frames.map(({ out }) => out[0]));
      const rise = range(frames.map(({ out }) => out[0]));
      const apart = range(frames.map(({ out }) => out[0] - out[1])) / 2;
      test.diagnostic(
        `a blade rises by ${(100 * rise).toFixed(1)} % of the height, to ${(100 * most).toFixed(1)} % above the back; left and right are up to ${(100 * apart).toFixed(1)} % apart`,
      );
      // Of a lion 1.05 m high: 5 to 8 cm; a cat's steps are longer for its size.
      assert.ok(rise > 0.047 && rise < (name === 'lion' ? 0.077 : 0.1), `${rise}`);
      assert.ok(most > 0.047 && most < 0.077, `${most}`);
      assert.ok(apart > 0.038, `${apart}`);
      for (const leg of [0, 1]) {
        const mean = (bears: boolean): number => {
          const found = frames.filter((frame) => frame.bears[leg] === bears);
          return found.reduce((sum, { out }) => sum + out[leg] / found.length, 0);
        };
        assert.ok(mean(true) > 0.02 + mean(false) / 2, `${LEGS[leg]}: ${mean(true)}, in the air ${mean(false)}`);
      }
    });
});

/** Of each bone of the tail, degrees away from hanging straight down; the last leads to the tip. */
function tailOf({ rig, pose }: Animal, tip: ArrayLike<number>): number[] {
  const points = [...rig.tail.map((joint) => pose.position[joint] as ArrayLike<number>), tip];
  return points.slice(1).map((to, i) => Math.atan2(points[i][0] - to[0], points[i][1] - to[1]) / DEGREE);
}

describe('tails are carried in a curve', () => {
  // By how much the end is turned up against the bone that hangs most.
  for (const [name, least] of [
    ['dog', 25],
    ['greyhound', 25],
    ['wolf', 5],
    ['lion', 35],
    ['cat', 35],
  ] as const)
    it(name, (test) => {
      for (const gait of ['walk', 'trot', 'gallop']) {
        const { band } = species[name].gaits[gait];
        const animal = going(name, { gait, speed: (band[0] + band[1]) / 2 });
        const curls = through(animal, () => {
          const bones = tailOf(animal, animal.landmark('tail'));
          return bones[bones.length - 1] - Math.min(...bones.slice(0, -1));
        });
        test.diagnostic(`${gait}: ${Math.min(...curls).toFixed(0)} to ${Math.max(...curls).toFixed(0)} degrees`);
        assert.ok(Math.min(...curls) > least, `${gait}: ${Math.min(...curls)}`);
      }
    });
});
