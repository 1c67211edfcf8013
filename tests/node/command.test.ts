/** What an animal can be asked for: wishes, right and wrong, gaits and motions by name, and the gait that the speed picks. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vec3 } from 'gl-matrix';
import { buildGraph } from '../../src/gait/graph.ts';
import { chooseGait, HYSTERESIS } from '../../src/gait/hysteresis.ts';
import { buildSpecies, type Command, createAnimal, LEGS, type Species } from '../../src/index.ts';
import { horse } from '../../src/species/horse.ts';
import { FOUR, GAITS, near, steady } from '../shared/answers.ts';

// ------------------------------------------------------------------------------------------------------- wrong wishes

describe('a wrong wish', () => {
  const wrong: [command: unknown, error: typeof RangeError | typeof TypeError, says: RegExp][] = [
    [null, TypeError, /^command: expected an object such as .*, got null$/],
    [undefined, TypeError, /^command: expected an object .*, got undefined$/],
    [5, TypeError, /^command: expected an object/],
    ['trot', TypeError, /^command: expected an object/],
    [{ speed: Number.NaN }, RangeError, /^speed: expected a finite number, got NaN$/],
    [{ speed: Number.POSITIVE_INFINITY }, RangeError, /^speed: expected a finite number/],
    [{ speed: '4' }, RangeError, /^speed: expected a finite number/],
    [{ speed: null }, RangeError, /^speed: expected a finite number, got null$/],
    [{ heading: Number.NaN }, RangeError, /^heading: expected a finite number/],
    [
      { gait: 'prance' },
      RangeError,
      /^gait: no 'prance'; expected auto, stand, walk, amble, trot, rack, canter, gallop/,
    ],
    [{ gait: 'toString' }, RangeError, /^gait: no 'toString'/],
    [{ gait: null }, RangeError, /^gait: no 'null'/],
    [{ lead: 'port' }, RangeError, /^lead: expected left, right or auto, got 'port'$/],
    [{ lead: null }, RangeError, /^lead: expected left, right or auto/],
    [{ motion: 'plate.prance' }, RangeError, /^motion: no 'plate.prance'; there are .*plate\.walk.*gallop\.racing/],
    [{ motion: null }, RangeError, /^motion: no 'null'/],
    // One wrong among right ones.
    [{ speed: 12, heading: 1, gait: 'gallop', lead: 'port' }, RangeError, /^lead: /],
    [{ heading: 2, motion: 'plate.rack', speed: Number.NaN }, RangeError, /^speed: /],
  ];
  for (const [command, error, says] of wrong) {
    it(`${JSON.stringify(command)} throws a sentence and changes nothing, now or later`, () => {
      const [animal, twin] = [createAnimal('horse'), createAnimal('horse')];
      for (const one of [animal, twin]) {
        one.command({ speed: 4, heading: 0.3 });
        one.advance(0.5);
      }
      assert.throws(() => animal.command(command as Command), {
        name: error.name,
        message: says,
      });
      assert.equal(animal.hash(), twin.hash());
      for (const one of [animal, twin]) one.advance(2);
      assert.equal(animal.hash(), twin.hash());
      assert.deepEqual(animal.pose.positions, twin.pose.positions);
    });
  }

  it('of a species names those there are', () => {
    for (const name of ['okapi', '', 'toString']) {
      assert.throws(() => createAnimal(name), {
        name: 'RangeError',
        message: new RegExp(`^species: no '${name}'; there are .*horse`),
      });
    }
    assert.throws(() => createAnimal(null as unknown as Species), /species/);
  });

  it('of a repertoire names the gaits there are', () => {
    for (const gaits of [['prance'], ['walk', 'prance'], []]) {
      assert.throws(() => createAnimal('horse', { gaits }), {
        name: 'RangeError',
        message: /^gaits: .*walk, amble, trot, rack, canter, gallop/,
      });
    }
  });

  it('of time throws and changes nothing', () => {
    const animal = steady({ speed: 4 });
    const [hash, time] = [animal.hash(), animal.time];
    for (const seconds of [Number.NaN, -1, -1e-9, Number.POSITIVE_INFINITY, undefined]) {
      assert.throws(() => animal.advance(seconds as number), {
        name: 'RangeError',
        message: /^advance: expected seconds/,
      });
    }
    assert.deepEqual([animal.hash(), animal.time], [hash, time]);
  });
});

// ---------------------------------------------------------------------------------------------------------- new animal

describe('a new animal', () => {
  it('stands square at the origin, all feet in stance', () => {
    const animal = createAnimal('horse');
    assert.deepEqual([animal.gait, animal.targetGait, animal.inTransition], ['stand', 'stand', false]);
    assert.deepEqual([animal.time, animal.speed, animal.heading, animal.froude], [0, 0, 0, 0]);
    assert.deepEqual([animal.strideLength, animal.strideFrequency, animal.dutyFactor], [0, 0, 1]);
    assert.deepEqual([...animal.place], [0, 0]);
    assert.equal(animal.lead, undefined);
    assert.deepEqual(
      LEGS.map((leg) => animal.legs[leg].contact),
      ['stance', 'stance', 'stance', 'stance'],
    );
    near(animal.landmark('withers')[1], 1.6, 0.005);
    for (const leg of LEGS) near(animal.landmark(`${leg}.toe`)[1], 0, 1e-5, leg);
    for (const [left, right] of [
      ['LF.toe', 'RF.toe'],
      ['LH.toe', 'RH.toe'],
    ]) {
      near(animal.landmark(left)[0], animal.landmark(right)[0], 1e-9);
      near(animal.landmark(left)[2], -animal.landmark(right)[2], 1e-9);
    }
    assert.deepEqual(animal.takeEvents(), []);
  });

  it('stays where it is until it is asked for more', () => {
    const animal = createAnimal('horse');
    const toes = LEGS.map((leg) => animal.landmark(`${leg}.toe`));
    for (let i = 0; i < 300; i++) animal.advance(1 / 60);
    assert.equal(animal.gait, 'stand');
    LEGS.forEach((leg, i) => {
      assert.ok(vec3.dist(animal.landmark(`${leg}.toe`), toes[i]) < 1e-6, leg);
    });
    assert.deepEqual(animal.takeEvents(), []);
  });
});

// --------------------------------------------------------------------------------------------------------------- gaits

describe('a named gait', () => {
  for (const gait of GAITS) {
    const [slow, fast] = horse.gaits[gait].range;

    it(`${gait} keeps to its own range of speeds and reports it`, () => {
      for (const [speed, expected] of [
        [slow / 2, slow],
        [(slow + fast) / 2, (slow + fast) / 2],
        [fast * 2, fast],
        [1e9, fast],
      ]) {
        const animal = steady({ gait, speed });
        assert.deepEqual([animal.gait, animal.speed], [gait, expected]);
      }
      assert.deepEqual([steady({ gait, speed: 0 }).gait, steady({ gait, speed: 0 }).speed], ['stand', 0]);
      assert.equal(steady({ gait, speed: -3 }).speed, 0, 'nobody goes backwards');
    });
  }

  it('wins over the repertoire, which limits only auto', () => {
    assert.equal(steady({ gait: 'rack', speed: 5 }, { gaits: FOUR }).gait, 'rack');
  });

  it('may have its modern name', () => {
    for (const [modern, name] of [
      ['tolt', 'amble'],
      ['pace', 'rack'],
    ]) {
      const [one, other] = [steady({ gait: modern, speed: 5 }), steady({ gait: name, speed: 5 })];
      assert.equal(one.gait, name);
      for (const animal of [one, other]) animal.advance(1);
      assert.equal(one.hash(), other.hash());
      assert.equal(steady({ speed: 5 }, { gaits: [modern] }).gait, name, 'in the repertoire');
    }
  });

  it('stands when it is told to stand', () => {
    assert.deepEqual(
      [steady({ gait: 'stand', speed: 5 }).gait, steady({ gait: 'stand', speed: 5 }).speed],
      ['stand', 0],
    );
  });
});

describe('a named motion', () => {
  it('is played at its own speed until a gait or a speed is asked for', () => {
    const animal = steady({ motion: 'plate.rack', speed: 1 });
    assert.deepEqual([animal.gait, animal.speed], ['rack', 7.5]);
    animal.command({ heading: 0.1, lead: 'left' });
    animal.settle();
    assert.equal(animal.speed, 7.5, 'a heading does not end it');
    animal.command({ speed: 1 });
    animal.settle();
    assert.deepEqual([animal.gait, animal.speed], ['walk', 1]);
    animal.command({ motion: 'plate.rack' });
    animal.command({ motion: '' });
    animal.settle();
    assert.deepEqual([animal.gait, animal.speed], ['walk', 1], "'' ends it");
  });
});

/** Where the target changes when the speed goes in small steps, each until the animal is steady: 'trot>canter' -> m/s. */
function sweep(
  gaits: readonly string[],
  speeds: readonly number[],
): { borders: Map<string, number>; seen: Set<string> } {
  const animal = steady({ speed: speeds[0] }, { gaits });
  const borders = new Map<string, number>();
  const seen = new Set([animal.gait]);
  let gait = animal.targetGait;
  for (const speed of speeds) {
    animal.command({ speed });
    for (let i = 0; i < 6; i++) animal.advance(0.05);
    for (let i = 0; i < 200 && animal.inTransition; i++) animal.advance(0.05);
    assert.equal(animal.inTransition, false, `${speed} m/s: the change ends`);
    if (animal.targetGait !== gait) borders.set(`${gait}>${animal.targetGait}`, speed);
    gait = animal.targetGait;
    seen.add(animal.gait).add(gait);
  }
  return { borders, seen };
}

const speedsTo = (most: number, step: number) =>
  Array.from({ length: Math.round(most / step) + 1 }, (_, i) => i * step);

describe('auto', () => {
  const built = buildSpecies(horse);
  const repertoires = [GAITS, FOUR, ['walk', 'trot', 'gallop'], ['walk', 'amble', 'canter', 'gallop'], ['trot']];

  it('knows borders that rise, inside what both neighbours can do', () => {
    for (const names of repertoires) {
      const { gaits, borders } = buildGraph(built.gaits.filter(({ name }) => names.includes(name)));
      assert.deepEqual(
        gaits.map(({ name }) => name),
        names,
      );
      borders.forEach((border, i) => {
        assert.ok(i === 0 || border > borders[i - 1]);
        assert.ok(border <= gaits[i].range[1] && border >= gaits[i + 1].range[0], `${names} ${border}`);
      });
    }
  });

  it("keeps the bands of the full repertoire, and lets a shorter one's meet at the harmonic mean", () => {
    const bordersOf = (names: readonly string[]) => [
      ...buildGraph(built.gaits.filter(({ name }) => names.includes(name))).borders,
    ];
    assert.deepEqual(bordersOf(GAITS), [2.2, 3.3, 5, 6.5, 9]);
    // walk to trot: 2 * 2.2 * 3.3 / 5.5 = 2.64 is more than a walk can do.
    near(bordersOf(FOUR)[0], 2.3, 1e-12);
    near(bordersOf(FOUR)[1], (2 * 5 * 6.5) / 11.5, 1e-12);
    near(bordersOf(FOUR)[2], 9, 1e-12);
  });

  it('chooses a gait that can go at that speed, wherever it comes from', () => {
    for (const names of [GAITS, FOUR]) {
      const graph = buildGraph(built.gaits.filter(({ name }) => names.includes(name)));
      for (const current of [undefined, ...graph.gaits]) {
        for (const speed of speedsTo(18.5, 0.05).filter((value) => value >= 0.3)) {
          const gait = chooseGait(graph, speed, current);
          assert.ok(names.includes(gait.name));
          assert.ok(speed >= gait.range[0] - 1e-9 && speed <= gait.range[1] + 1e-9, `${gait.name} at ${speed}`);
        }
      }
    }
  });

  it('holds on to a gait for a tenth of the border both ways, as far as the gait can', () => {
    const graph = buildGraph(built.gaits);
    graph.borders.forEach((border, i) => {
      const [slower, faster] = [graph.gaits[i], graph.gaits[i + 1]];
      const up = Math.min(border * (1 + HYSTERESIS), slower.range[1]);
      const down = Math.max(border * (1 - HYSTERESIS), faster.range[0]);
      assert.equal(chooseGait(graph, up - 1e-6, slower), slower);
      assert.equal(chooseGait(graph, up + 1e-6, slower), faster);
      assert.equal(chooseGait(graph, down + 1e-6, faster), faster);
      assert.equal(chooseGait(graph, down - 1e-6, faster), slower);
      assert.equal(chooseGait(graph, border + 1e-6, undefined), faster);
      assert.equal(chooseGait(graph, border - 1e-6, undefined), slower);
    });
    assert.equal(HYSTERESIS, 0.1);
  });

  it('changes at other speeds on the way up than on the way down, and never leaves the repertoire', () => {
    const step = 0.1;
    const speeds = speedsTo(18, step);
    const up = sweep(FOUR, speeds);
    const down = sweep(FOUR, [...speeds].reverse());
    for (const { seen } of [up, down]) {
      assert.deepEqual([...seen].filter((gait) => gait !== 'stand').sort(), [...FOUR].sort());
    }
    assert.deepEqual([...up.borders.keys()], ['stand>walk', 'walk>trot', 'trot>canter', 'canter>gallop']);
    assert.deepEqual([...down.borders.keys()].slice(0, 3), ['gallop>canter', 'canter>trot', 'trot>walk']);
    const border = (2 * 5 * 6.5) / 11.5;
    near(up.borders.get('trot>canter') ?? 0, border * 1.1, step, 'up');
    near(down.borders.get('canter>trot') ?? 0, border * 0.9, step, 'down');
    // A canter ends at 9 m/s, so that only the way down is held on to; a gallop's range begins at 8.
    near(up.borders.get('canter>gallop') ?? 0, 9, step);
    near(down.borders.get('gallop>canter') ?? 0, 8.1, step);
  });

  it('goes no faster than the fastest gait, and slower than the slowest it walks', () => {
    assert.equal(steady({ speed: 30 }).speed, 18.5);
    assert.equal(steady({ speed: 30 }, { gaits: ['walk'] }).speed, 2.3);
    assert.deepEqual([steady({ speed: 0.1 }).gait, steady({ speed: 0.1 }).speed], ['walk', 0.1]);
  });

  it('leads right on the straight, and left if asked', () => {
    assert.equal(steady({ speed: 12 }).lead, 'right');
    assert.equal(steady({ speed: 12, lead: 'left' }).lead, 'left');
    assert.equal(steady({ speed: 4, lead: 'left' }).lead, undefined);
  });
});
