/** What an animal can be asked for and what it answers: commands, gaits and their borders, names, events, determinism, contact. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vec3 } from 'gl-matrix';
import { buildGraph } from '../../src/gait/graph.ts';
import { chooseGait, HYSTERESIS } from '../../src/gait/hysteresis.ts';
import {
  type Animal,
  type AnimalEvent,
  type AnimalOptions,
  buildSpecies,
  type Command,
  createAnimal,
  LEGS,
  type LegName,
  type Species,
} from '../../src/index.ts';
import { horse } from '../../src/species/horse.ts';

const GAITS = ['walk', 'amble', 'trot', 'rack', 'canter', 'gallop'];
const FOUR = ['walk', 'trot', 'canter', 'gallop'];
const TICK = 1 / 120;

/** In the steady motion that is commanded. */
function steady(command: Command, options: AnimalOptions = { seed: 0 }): Animal {
  const animal = createAnimal('horse', options);
  animal.command(command);
  animal.settle();
  return animal;
}

function near(actual: number, expected: number, tolerance: number, message = ''): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${message} ${actual} is not ${expected} to ${tolerance}`);
}

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

// -------------------------------------------------------------------------------------------------------------- names

const LEG_MARKS = {
  F: ['shoulder', 'elbow', 'carpus', 'fetlock', 'toe', 'heel'],
  H: ['hip', 'stifle', 'hock', 'fetlock', 'toe', 'heel'],
};
const JOINTS = {
  F: ['scapula', 'shoulder', 'elbow', 'carpus', 'fetlock'],
  H: ['hip', 'stifle', 'hock', 'fetlock'],
};
const end = (leg: LegName): 'F' | 'H' => (leg[1] === 'F' ? 'F' : 'H');

describe('names', () => {
  const animal = steady({ speed: 5 });

  it('of landmarks are those of the design, each a place of its own', () => {
    const marks = ['withers', 'back', 'croup', 'poll', 'muzzle', 'dock', 'tail'];
    for (const leg of LEGS) marks.push(...LEG_MARKS[end(leg)].map((mark) => `${leg}.${mark}`));
    const places = marks.map((mark) => animal.landmark(mark));
    for (const place of places) assert.ok(place.length === 3 && place.every(Number.isFinite));
    assert.equal(new Set(places.map(String)).size, marks.length);
  });

  it('of landmarks: the place is written where it is asked for', () => {
    const out = new Float64Array(3);
    assert.equal(animal.landmark('withers', out), out);
    assert.deepEqual([...out], animal.landmark('withers'));
  });

  it('of angles are the leg joints, in degrees inside their limits', () => {
    for (const leg of LEGS) {
      const { joints, standingDegrees, senses, least, most } = animal.rig.legs[LEGS.indexOf(leg)];
      for (const joint of JOINTS[end(leg)]) {
        const at = joints.indexOf(animal.rig.joints.indexOf(`${leg}.${joint}`));
        const limits = [least[at], most[at]].map((turn) => standingDegrees[at] + (senses[at] * turn * 180) / Math.PI);
        const angle = animal.angle(`${leg}.${joint}`);
        assert.ok(
          angle >= Math.min(...limits) - 1e-9 && angle <= Math.max(...limits) + 1e-9,
          `${leg}.${joint} ${angle}`,
        );
      }
    }
    assert.equal(animal.angle('LH.tarsus'), animal.angle('LH.hock'));
  });

  it('of angles: an angle is the one between the bones, as anybody can measure', () => {
    // On the palmar side, so that 180 is straight and more is over-extended.
    for (const [above, at, below, name] of [
      ['elbow', 'carpus', 'fetlock', 'carpus'],
      ['carpus', 'fetlock', 'coffin', 'fetlock'],
    ]) {
      const [a, b, c] = [above, at, below].map((mark) => animal.landmark(`RF.${mark}`));
      const [up, down] = [vec3.sub([0, 0, 0], a, b), vec3.sub([0, 0, 0], c, b)];
      // It trots along +x: a bone below that points forward of the one above is extended.
      const folded = up[0] * down[1] - up[1] * down[0] > 0;
      const between = (vec3.angle(up, down) * 180) / Math.PI;
      near(animal.angle(`RF.${name}`), folded ? between : 360 - between, 1e-4, name);
    }
  });

  it('that are unknown throw and say which there are', () => {
    for (const name of ['LF.nose', 'nose', 'LF', '']) {
      assert.throws(() => animal.landmark(name), {
        name: 'RangeError',
        message: new RegExp(`^landmark: no '${name}'; there are withers, .*LF\\.toe.*RH\\.heel`),
      });
      assert.throws(() => animal.angle(name), {
        name: 'RangeError',
        message: new RegExp(`^angle: no .*'${name}'.*LF\\.carpus.*RH\\.hock`),
      });
    }
    assert.throws(() => animal.angle('withers'), RangeError);
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

// -------------------------------------------------------------------------------------------------------------- events

type Step = Extract<AnimalEvent, { leg: LegName }>;
const isStep = (event: AnimalEvent): event is Step => event.type === 'footfall' || event.type === 'liftoff';

describe('events', () => {
  for (const [gait, speed] of [
    ['trot', 4],
    ['walk', 1.5],
    ['amble', 3.5],
    ['rack', 6],
    ['canter', 6],
    ['gallop', 12],
  ] as const) {
    it(`three seconds of ${gait}: every foot in its turn, in its place, as often as the stride says`, () => {
      const animal = steady({ gait, speed });
      const { strideFrequency, strideTime, strideLength, contacts } = animal;
      const steps: Step[] = [];
      let strides = 0;
      for (let i = 0; i < 360; i++) {
        animal.advance(TICK);
        for (const event of animal.takeEvents()) {
          near(event.time, animal.time, 1e-9, 'time');
          if (event.type === 'stride') {
            strides++;
            assert.equal(event.gait, gait);
            near(event.duration, strideTime, 1e-9);
            near(event.length, strideLength, 1e-9);
          } else {
            assert.ok(isStep(event), event.type);
            steps.push(event);
            if (event.type === 'liftoff') continue;
            assert.equal(animal.legs[event.leg].contact, 'strike');
            assert.ok(vec3.dist(event.place, animal.landmark(`${event.leg}.toe`)) < 1e-3, `${event.leg} lands aside`);
          }
        }
      }
      assert.deepEqual(animal.takeEvents(), []);
      near(strides, 3 * strideFrequency, 1);

      const falls = steps.filter(({ type }) => type === 'footfall');
      for (const { leg, duty } of contacts) {
        const own = steps.filter((step) => step.leg === leg);
        const landings = own.filter(({ type }) => type === 'footfall');
        near(landings.length, 3 * strideFrequency, 1, leg);
        own.slice(1).forEach((step, i) => {
          const before = own[i];
          assert.notEqual(step.type, before.type, `${leg} lands and leaves by turns`);
          const share = step.type === 'liftoff' ? duty : 1 - duty;
          near(step.time - before.time, share * strideTime, TICK + 1e-9, `${leg} ${step.type}`);
          if (step.type === 'liftoff') assert.deepEqual(step.place, before.place, `${leg} leaves where it landed`);
        });
        landings.slice(1).forEach((step, i) => {
          const [x, , z] = landings[i].place;
          // It strikes at a tick, so a stride may be a tick's way longer or shorter.
          near(step.place[0] - x, strideLength, speed * TICK + 1e-6, `${leg} stride`);
          near(step.place[2], z, 1e-6, `${leg} track`);
        });
      }

      // In the order of the touch-downs, round and round; those within a tick of each other may change places.
      const down = new Map(contacts.map((contact) => [contact.leg, contact.down]));
      for (const [i, step] of falls.entries()) {
        const next = falls[i + 1];
        if (!next) break;
        const gap = ((((down.get(next.leg) ?? 0) - (down.get(step.leg) ?? 0)) % 1) + 1) % 1;
        assert.ok(next.time >= step.time);
        near(next.time - step.time, gap * strideTime, TICK + 1e-9, `${step.leg} to ${next.leg}`);
      }
    });
  }

  it('a walk goes LH, LF, RH, RF', () => {
    const animal = steady({ gait: 'walk', speed: 1.5 });
    animal.advance(3);
    const order = animal
      .takeEvents()
      .filter(isStep)
      .filter(({ type }) => type === 'footfall')
      .map(({ leg }) => leg)
      .join(' ');
    assert.ok(' LH LF RH RF'.repeat(4).includes(` ${order}`), order);
  });

  it('a change of gait is told at its start and its end, and until then the old gait counts', () => {
    const animal = steady({ speed: 1.5 }, { gaits: FOUR });
    animal.command({ speed: 4 });
    const told: string[] = [];
    for (let i = 0; i < 1200; i++) {
      animal.advance(TICK);
      for (const event of animal.takeEvents()) {
        if (isStep(event) || event.type === 'stride') continue;
        assert.ok('from' in event);
        told.push(`${event.type} ${event.from} ${event.to}`);
        if (event.type === 'gaittransitionstart') {
          assert.deepEqual([animal.gait, animal.targetGait, animal.inTransition], ['walk', 'trot', true]);
        }
        if (event.type === 'gaitchange') assert.equal(animal.gait, 'trot');
      }
      assert.equal(animal.gait === animal.targetGait, !animal.inTransition);
    }
    assert.deepEqual(told, ['gaittransitionstart walk trot', 'gaittransitionend walk trot', 'gaitchange walk trot']);
    near(animal.speed, 4, 1e-9);
  });

  it('that nobody takes do not pile up for ever', () => {
    const animal = steady({ speed: 12 });
    for (let i = 0; i < 60; i++) animal.advance(1);
    const events = animal.takeEvents();
    assert.ok(events.length > 0 && events.length < 1000);
    near(events.at(-1)?.time ?? 0, animal.time, 0.5, 'the newest are kept');
  });
});

// --------------------------------------------------------------------------------------------------------- determinism

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
          vec3.transformQuat(ahead, offsets.subarray(3 * joint, 3 * joint + 3), animal.pose.rotation[parent]);
          vec3.add(ahead, ahead, animal.pose.position[parent]);
          assert.ok(vec3.dist(ahead, animal.pose.position[joint]) < 1e-9, joints[joint]);
        }
      }
    }
  });
});

// -------------------------------------------------------------------------------------------- Huang's contact thresholds

/**
 * Huang 2013, 6.1: a foot ahead of its hip or shoulder is on the ground if the pastern is bent beyond the first threshold; one behind it
 * is in the air if beyond the second. He measures the fetlock on the dorsal side, where standing is about 150 degrees: a stance is
 * below, a folded leg above. Ours is the palmar angle, 360 less his. LF RF LH RH.
 */
const AHEAD = [158, 152, 165, 169];
const BEHIND = [181, 181, 180, 180];

function agreement(motion: string, huangs: (palmar: number) => number): { share: number; duty: number } {
  const animal = steady({ motion });
  const samples = 240;
  let agreed = 0;
  let stood = 0;
  for (let i = 0; i < samples; i++) {
    animal.advance(animal.strideTime / samples);
    LEGS.forEach((leg, k) => {
      const girdle = animal.landmark(end(leg) === 'F' ? `${leg}.shoulder` : `${leg}.hip`);
      const ahead = animal.landmark(`${leg}.toe`)[0] > girdle[0];
      const bend = huangs(animal.angle(`${leg}.fetlock`));
      const stands = animal.legs[leg].contact !== 'flight';
      if (stands) stood++;
      if (bend <= (ahead ? AHEAD[k] : BEHIND[k]) === stands) agreed++;
    });
  }
  return { share: agreed / (4 * samples), duty: stood / (4 * samples) };
}

describe("Huang's pastern thresholds label the same contacts as the clocks", () => {
  for (const { name } of createAnimal('horse').motions) {
    it(name, (test) => {
      const { share, duty } = agreement(name, (palmar) => 360 - palmar);
      test.diagnostic(`${name}: ${(100 * share).toFixed(1)} % of the samples agree`);
      assert.ok(share >= 0.8, `${share}`);
      // To say always the same is right for the longer part of the stride: that is no agreement.
      assert.ok(1 - share < 0.5 * Math.min(duty, 1 - duty), `${share} with a duty of ${duty}`);
    });
  }

  it('in all motions together for nine samples of ten', () => {
    const { motions } = createAnimal('horse');
    const shares = motions.map(({ name }) => agreement(name, (palmar) => 360 - palmar).share);
    assert.ok(shares.reduce((a, b) => a + b) / shares.length > 0.9);
  });

  it('and would not if he measured on the palmar side', () => {
    for (const { name } of createAnimal('horse').motions) {
      assert.ok(
        agreement(name, (palmar) => palmar).share < 0.9 * agreement(name, (palmar) => 360 - palmar).share,
        name,
      );
    }
  });
});
