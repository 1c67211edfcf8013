/** The watch itself: it has nothing to say about a steady gait, and sees every fault that is planted. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Animal, createAnimal } from '../../src/index.ts';
import { MIDDLE, settled, WAYS } from '../shared/transition.ts';
import { LOOK, Watcher } from '../shared/watch.ts';

/** An animal with some of its answers changed. */
function plant(changes: (animal: Animal) => Partial<Record<keyof Animal, unknown>>): Animal {
  const animal = settled('trot', 'right');
  const lies = changes(animal);
  return new Proxy(animal, {
    get(target, key) {
      if (Object.hasOwn(lies, key)) {
        const lie: unknown = Reflect.get(lies, key);
        return typeof lie === 'function' && lie.length === 0 ? lie() : lie;
      }
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const watched = (animal: Animal, seconds = 1.5): Watcher => new Watcher(animal).run(seconds);

/** Answers of landmark() for one mark, moved by `by`. */
const marked = (animal: Animal, mark: string, by: (out: Float64Array) => void) => ({
  landmark: (name: string, out: Float64Array) => {
    animal.landmark(name, out);
    if (name === mark) by(out);
    return out;
  },
});

describe('a steady gait under the watch', () => {
  for (const gait of WAYS) {
    it(gait, () => {
      const watch = watched(settled(gait, 'left'), 4);
      assert.ok(watch.finite);
      assert.ok(watch.slipped < 1e-4, `slips ${watch.slipped}`);
      assert.ok(watch.sunk < 0.001 && watch.floated < 0.001, `${watch.sunk} ${watch.floated}`);
      assert.ok(watch.stretched < 1e-9);
      assert.ok(watch.beyond < 0.01, `${watch.beyondJoint} ${watch.beyond}`);
      assert.ok(watch.acceleration < 1e-9 && watch.braking < 1e-9);
      assert.equal(watch.transitionTime, 0);
      assert.equal(watch.wentBack, 0);
      if (gait === 'stand') {
        assert.equal(watch.strikes.length, 0);
        return;
      }
      assert.ok(watch.lowest > 0.01, `swings at ${watch.lowest}`);
      assert.ok(watch.airborne <= 0.12);
      assert.ok(Math.abs(watch.slowestClock - 1) < 1e-6 && Math.abs(watch.fastestClock - 1) < 1e-6);
      assert.ok(Math.abs(watch.fastest - MIDDLE[gait]) < 1e-9);
      assert.ok(Math.abs(watch.strikes.length - 4 * watch.strides) <= 4);
    });
  }
});

describe('the watch sees', () => {
  it('a foot that slides', () => {
    let slid = 0;
    const animal = plant((real) =>
      marked(real, 'LF.toe', (toe) => {
        slid += 1e-5;
        toe[2] += slid;
      }),
    );
    const watch = watched(animal);
    assert.ok(watch.slip[0] > 1e-4 && watch.slip[1] < 1e-5);
  });
  it('a heel in the ground', () => {
    const watch = watched(
      plant((real) =>
        marked(real, 'RH.heel', (heel) => {
          heel[1] -= 0.005;
        }),
      ),
    );
    assert.ok(Math.abs(watch.sunk - 0.005) < 0.001);
  });
  it('a foot that floats, on a ground given', () => {
    const watch = new Watcher(settled('walk', 'right'), { ground: () => -0.01 }).run(1);
    assert.ok(Math.abs(watch.floated - 0.01) < 1e-4);
  });
  it('a swing that is low', () => {
    const watch = watched(
      plant((real) =>
        marked(real, 'LH.toe', (toe) => {
          toe[1] = Math.min(toe[1], 0.004);
        }),
      ),
    );
    assert.ok(watch.clearance[2] < 0.005 && watch.clearance[3] > 0.01);
  });
  it('an animal in the air', () => {
    const leg = { phase: 0.9, contact: 'flight' };
    const watch = watched(
      plant(() => ({ legs: { LF: leg, RF: leg, LH: leg, RH: leg } })),
      0.4,
    );
    assert.ok(Math.abs(watch.airborne - 0.4) < 1.5 * LOOK);
  });
  it('clocks that run wild', () => {
    const phases = [0.1, 0.11, 0.2, 0.19, 0.2];
    let look = -1;
    const watch = watched(
      plant((real) => ({
        legs: {
          ...real.legs,
          LF: {
            get phase() {
              return phases[Math.min(++look, phases.length - 1)];
            },
            contact: 'stance',
          },
        },
      })),
      5 * LOOK,
    );
    assert.ok(Math.abs(watch.wentBack - 0.01) < 1e-9);
    assert.ok(watch.fastestClock > 5 && watch.slowestClock < 0);
  });
  it('a joint that jerks, and one beyond its limit', () => {
    const still = watched(settled('trot', 'right'));
    let looks = 0;
    const watch = watched(
      plant((real) => ({
        angle: (name: string) => real.angle(name) + (name === 'LF.carpus' && looks++ === 60 ? 40 : 0),
      })),
    );
    const carpus = watch.joints.indexOf('LF.carpus');
    assert.ok(watch.jerking[carpus] > 5 * still.jerking[carpus]);
    assert.ok(watch.turning[carpus] > 5 * still.turning[carpus]);
    assert.equal(watch.beyondJoint, 'LF.carpus');
  });
  it('a bone that stretches, a joint that jumps, a number that is none', () => {
    const lie = (change: (positions: Float64Array, look: number) => void) => {
      let look = 0;
      return plant((real) => ({
        pose: () => {
          const positions = Float64Array.from(real.pose.positions);
          change(positions, look++);
          return { ...real.pose, positions };
        },
      }));
    };
    const head = createAnimal('horse').rig.head;
    const stretched = watched(
      lie((positions) => {
        positions[3 * head] += 0.001;
      }),
    );
    assert.ok(stretched.stretched > 5e-4);
    const jumped = watched(
      lie((positions, look) => {
        if (look > 200) positions[3 * head + 1] += 0.05;
      }),
    );
    assert.ok(jumped.moving[head] > 4 && jumped.lurching[head] > 500);
    const broken = watched(
      lie((positions, look) => {
        if (look >= 200) positions[7] = Number.NaN;
      }),
    );
    assert.ok(!broken.finite);
  });
  it('brakes, and turns', () => {
    let time = 0;
    const watch = watched(
      plant(() => ({
        speed: () => {
          time += LOOK;
          return 4 - 6 * time;
        },
        heading: () => 3.1 + 0.5 * time,
      })),
      0.3,
    );
    assert.ok(watch.braking > 5.9);
    // Beyond half a turn the heading may be told from the other side.
    assert.ok(watch.turnRate > 0.4 && watch.turnRate < 2);
    assert.ok(watch.lateral > 1);
  });
});
