/** What the horse does, the others do: they turn, climb, are pushed, lead with either foot, leap, and are drawn; each as large as the horse (alike.ts). */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stripSVG } from '../../renderers/strip.ts';
import { type Animal, createAnimal, LEGS, makeStrip, species } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { asLargeAsTheHorse, OTHERS } from '../shared/alike.ts';
import { faultsOf } from '../shared/replay.ts';
import { middlesOf } from '../shared/transition.ts';
import { Watcher } from '../shared/watch.ts';

/** In each of its gaits, steadily. */
function* goers(name: string): Generator<[string, Animal]> {
  for (const [gait, speed] of Object.entries(middlesOf(name))) {
    const animal = createAnimal(asLargeAsTheHorse(name), { seed: 0 });
    animal.command({ gait, speed });
    animal.settle();
    yield [gait, animal];
  }
}

/** All that is wrong but jumps, of which random-species.test.ts keeps count. */
const wrong = (watch: Watcher): string[] => faultsOf(watch).filter((fault) => !fault.includes('jumps'));

const leapers = OTHERS.filter((name) => !species[name].skeleton.legs.fore.sprawl);

for (const name of OTHERS) {
  describe(name, () => {
    it('turns in every gait and in a stand, with its feet where they stand', () => {
      for (const [gait, animal] of goers(name)) {
        const watch = new Watcher(animal).run(0.2);
        animal.command({ heading: 1.2 });
        for (let i = 0; i < 5 && Math.abs(animal.heading - 1.2) > 0.01; i++) watch.run(4);
        watch.run(1);
        assert.deepEqual(wrong(watch), [], gait);
        assert.ok(Math.abs(animal.heading - 1.2) < 0.01, `${gait}: headed ${animal.heading}`);
        // Seen from above, anticlockwise is towards -z.
        assert.ok(gait === 'stand' || animal.place[1] < -0.3, `${gait}: ${animal.place}`);
      }
    });

    it('goes up and down hill in every gait', () => {
      for (const slope of [0.3, -0.3]) {
        for (const [gait, animal] of goers(name)) {
          const watch = new Watcher(animal).run(0.2);
          animal.command({ slope });
          watch.run(5);
          assert.deepEqual(wrong(watch), [], `${gait} at ${slope}`);
          const [x, , z] = animal.landmark('LF.toe');
          assert.ok(Math.abs(animal.groundHeight(x + 1, z) - animal.groundHeight(x, z) - Math.tan(slope)) < 1e-6);
        }
      }
    });

    it('gives way to a push at either end, and is itself again', () => {
      for (const at of ['withers', 'croup'] as const) {
        // Beside one that is not pushed.
        const twins = goers(name);
        for (const [gait, animal] of goers(name)) {
          const twin: Animal = twins.next().value[1];
          const watch = new Watcher(animal).run(0.2);
          twin.advance(0.2);
          animal.push({ at, velocity: [0, 0, 0.8] });
          watch.pardon(2);
          let given = 0;
          for (let i = 0; i < 60; i++) {
            watch.step();
            twin.advance(watch.dt);
            given = Math.max(given, animal.landmark(at)[2] - twin.landmark(at)[2]);
          }
          watch.run(5);
          assert.deepEqual(wrong(watch), [], `${gait}, ${at}`);
          assert.ok(given > 0.02, `${gait}, ${at}: gives ${given} m`);
          assert.equal(animal.gait, gait);
          assert.ok(Math.abs(animal.speed - middlesOf(name)[gait]) < 0.02 * animal.speed + 0.01, `${gait}, ${at}`);
        }
      }
    });

    it('leads with either foot, the one the mirror of the other', () => {
      for (const [gait, { lead, band }] of Object.entries(asLargeAsTheHorse(name).gaits)) {
        if (!lead) continue;
        const [left, right] = (['left', 'right'] as const).map((side) => {
          const animal = createAnimal(asLargeAsTheHorse(name), { seed: 0 });
          animal.command({ gait, speed: (band[0] + band[1]) / 2, lead: side });
          animal.settle();
          animal.advance(animal.strideTime / 3);
          return animal;
        });
        for (const [mine, other] of [
          ['LF', 'RF'],
          ['LH', 'RH'],
        ] as const) {
          const [a, b] = [left.landmark(`${mine}.toe`), right.landmark(`${other}.toe`)];
          assert.ok(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] + b[2]) < 1e-9, `${gait} ${mine}`);
        }
      }
    });

    it('is drawn in every gait, with its footfalls', () => {
      for (const [gait, { band }] of Object.entries(species[name].gaits)) {
        const strip = makeStrip(name, { gait, speed: (band[0] + band[1]) / 2, frames: 4 });
        assert.equal(strip.footfalls.bars.length, 4);
        const svg = stripSVG(strip, { plain: true });
        assert.doesNotMatch(svg, /NaN|Infinity|undefined/, gait);
        assert.ok((svg.match(/<path /g) ?? []).length > 8, gait);
      }
    });
  });
}

describe('supple and stiff', () => {
  /** Most bend of the back to the side in a turn at a walk or trot, degrees. */
  function bendOf(name: string): number {
    const animal = createAnimal(asLargeAsTheHorse(name), { seed: 0 });
    const [, [gait, speed]] = Object.entries(middlesOf(name));
    animal.command({ gait, speed });
    animal.settle();
    animal.command({ heading: 3 });
    const { spine } = animal.rig;
    const yaw = (joint: number): number => {
      const [x, y, z, w] = animal.pose.rotation[joint];
      return Math.atan2(2 * (w * y - x * z), 1 - 2 * (y * y + z * z)) / DEGREE;
    };
    let [sum, count] = [0, 0];
    for (let i = 0; i < 240; i++) {
      animal.advance(1 / 60);
      const bend = yaw(spine[spine.length - 1]) - yaw(spine[0]);
      sum += bend - 360 * Math.round(bend / 360);
      count++;
    }
    return sum / count;
  }

  it('a wolf bends its back into a turn, a turtle does not', (test) => {
    const [wolf, turtle] = ['wolf', 'turtle'].map(bendOf);
    test.diagnostic(`wolf ${wolf.toFixed(1)}, turtle ${turtle.toFixed(1)} degrees in the mean`);
    assert.ok(wolf > 4, `${wolf}`);
    assert.ok(Math.abs(turtle) < 0.6 * wolf, `${turtle}`);
  });
});

describe('a leap', () => {
  for (const name of leapers) {
    it(`of a ${name}: over the fence with all feet, farther the faster it comes, and on as before`, (test) => {
      for (const height of [0.5, 0.9, 1.2]) {
        const lengths: number[] = [];
        let least = Infinity;
        for (const speed of [4, 7, 10]) {
          const animal = createAnimal(asLargeAsTheHorse(name), { seed: 0 });
          animal.command({ speed });
          animal.settle();
          animal.leap({ height });
          const watch = new Watcher(animal);
          let fence = Infinity;
          let ended = false;
          const before = new Float64Array(4);
          for (let i = 0; i < 900 && !ended; i++) {
            watch.step();
            for (const event of animal.takeEvents()) {
              if (event.type === 'leapstart') fence = event.fence[0];
              if (event.type === 'leapend') {
                lengths.push(event.length);
                ended = true;
              }
            }
            LEGS.forEach((leg, k) => {
              const [x, y] = animal.landmark(`${leg}.toe`);
              if (before[k] < fence && x >= fence) least = Math.min(least, y - height);
              before[k] = x;
            });
          }
          assert.ok(ended, `${height} m at ${speed} m/s: no end`);
          watch.run(4);
          assert.deepEqual(wrong(watch), [], `${height} m at ${speed} m/s`);
          assert.ok(Math.abs(animal.speed - speed) < 0.02 * speed, `${animal.speed} m/s`);
        }
        test.diagnostic(
          `${height} m: ${lengths.map((length) => length.toFixed(2)).join(', ')} m far, ${(100 * least).toFixed(0)} cm over it`,
        );
        assert.ok(least > 0, `${height} m: ${least} m over the fence`);
        assert.ok(lengths[0] < lengths[1] && lengths[1] < lengths[2], `${lengths}`);
      }
    });
  }
});
