/**
 * Gaits from their footfalls alone. The particle's orbit is held against Newton, the trunk against what was measured, the verdicts against
 * the six gaits and against patterns nobody could go in, and the gaits that come out against the ground.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createStride, strideAt } from '../../src/gait/speed-law.ts';
import {
  buildSpecies,
  type Contact,
  checkPattern,
  createAnimal,
  type GaitRecipe,
  LEGS,
  type LegName,
  type Species,
  species,
  synthesizeGait,
  TableError,
} from '../../src/index.ts';
import { flightsOf, footForce, pelvisHeights, trunkHeights } from '../../src/motion/pelvis.ts';
import { GRAVITY } from '../../src/units.ts';

const { horse } = species;
const H = horse.height;

function feet(LF: number, RF: number, LH: number, RH: number, fore: number, hind = fore): GaitRecipe['contacts'] {
  return {
    LF: { down: LF, duty: fore },
    RF: { down: RF, duty: fore },
    LH: { down: LH, duty: hind },
    RH: { down: RH, duty: hind },
  };
}

/** A gait of the horse at a speed, as a recipe. */
function known(name: string, speed: number): GaitRecipe & { strideTime: number } {
  const gait = buildSpecies(horse).gaits.find((candidate) => candidate.name === name);
  assert.ok(gait);
  const stride = createStride();
  strideAt(gait, speed, false, stride);
  const contacts = Object.fromEntries(
    LEGS.map((leg, i) => [leg, { down: stride.down[i], duty: stride.duty[i] }]),
  ) as Record<LegName, Contact>;
  return { name: 'known', speed, strideTime: stride.time, contacts };
}

const trunkOf = ({ contacts, strideTime }: ReturnType<typeof known>, samples = 240) =>
  trunkHeights(contacts, strideTime, H, samples);

const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Phases of the lowest points. */
function lows(values: readonly number[]): number[] {
  const { length } = values;
  return [...values.keys()]
    .filter((i) => values[i] < values[(i + length - 1) % length] && values[i] <= values[(i + 1) % length])
    .map((i) => i / length);
}

const apart = (a: number, b: number) => Math.abs(a - b - Math.round(a - b));

/** Second differences around the whole stride: an open orbit would show as a leap in one of them. */
function accelerations(heights: readonly number[], strideTime: number): number[] {
  const { length } = heights;
  const dt = strideTime / length;
  return [...heights].map(
    (value, i) => (heights[(i + 1) % length] - 2 * value + heights[(i + length - 1) % length]) / dt ** 2,
  );
}

const contact = fc.record({
  down: fc.double({ min: 0, max: 1, noNaN: true }),
  duty: fc.double({ min: 0.05, max: 0.95, noNaN: true }),
});
const girdle = fc.array(contact, { minLength: 1, maxLength: 3 });
const strideTime = fc.double({ min: 0.2, max: 3, noNaN: true });

describe('the particle of a girdle', () => {
  const SAMPLES = 400;

  it('its orbit closes in place and velocity, and it never falls faster than freely', () => {
    fc.assert(
      fc.property(girdle, strideTime, (contacts, time) => {
        const { heights, peakForce, leastForce } = pelvisHeights(contacts, time, H, SAMPLES);
        assert.ok(Math.abs(heights.reduce((sum, height) => sum + height, 0)) < 1e-9 * SAMPLES);
        assert.ok(leastForce >= 0 && peakForce >= 1);
        for (const acceleration of accelerations(heights, time)) {
          assert.ok(acceleration >= -GRAVITY - 1e-4, `${acceleration}`);
          assert.ok(acceleration <= GRAVITY * (1.02 * peakForce - 1) + 1e-4, `${acceleration} of ${peakForce}`);
        }
      }),
    );
  });

  it('flies ballistically: the second difference is -g', () => {
    fc.assert(
      fc.property(girdle, strideTime, (contacts, time) => {
        const accelerated = accelerations(pelvisHeights(contacts, time, H, SAMPLES).heights, time);
        const down = (phase: number) =>
          contacts.some((foot) => phase - foot.down - Math.floor(phase - foot.down) < foot.duty);
        for (let i = 0; i < SAMPLES; i++) {
          if (down((i - 1) / SAMPLES) || down(i / SAMPLES) || down((i + 1) / SAMPLES)) continue;
          // A contact may hide between two samples.
          if (contacts.some((foot) => apart(foot.down, i / SAMPLES) < 1.5 / SAMPLES)) continue;
          assert.ok(Math.abs(accelerated[i] + GRAVITY) < 1e-4, `${accelerated[i]}`);
        }
      }),
    );
  });

  it('is what Newton makes of the forces (eq 1, 2), step by step', () => {
    const contacts = [
      { down: 0.1, duty: 0.3 },
      { down: 0.35, duty: 0.25 },
    ];
    const time = 0.5;
    const steps = 50000;
    const { heights } = pelvisHeights(contacts, time, H, steps);
    const dt = time / steps;
    let height = heights[0];
    let velocity = (heights[1] - heights[steps - 1]) / (2 * dt);
    for (let i = 0; i < steps; i++) {
      const force = contacts.reduce(
        (sum, foot) => sum + footForce(foot, 2, i / steps - foot.down - Math.floor(i / steps - foot.down)),
        0,
      );
      velocity += GRAVITY * (force - 1) * dt;
      height += velocity * dt;
      assert.ok(Math.abs(height - heights[(i + 1) % steps]) < 1e-4);
    }
  });

  it('is received to a stop at mid-stance and pushed off for its flight (Karim eq 4b, 5c)', () => {
    const duty = 0.4;
    const time = 0.6;
    const together = [
      { down: 0, duty },
      { down: 0, duty },
    ];
    const { heights, longestFlight } = pelvisHeights(together, time, H, 6000);
    const velocity = (phase: number) => {
      const i = Math.round(phase * 6000);
      return ((heights[i + 1] - heights[i - 1]) / 2) * (6000 / time);
    };
    assert.ok(Math.abs(longestFlight - 0.36) < 1e-12);
    assert.ok(Math.abs(velocity(duty / 2)) < 1e-3);
    assert.ok(Math.abs(velocity(duty) - (GRAVITY * longestFlight) / 2) < 1e-2);
  });

  it('a foot needs pi / (8 duty) body weights in a run (Alexander; Witte: about 2.5 in a racing gallop)', () => {
    const { peakForce } = checkPattern(horse, known('gallop', 17));
    assert.ok(Math.abs(peakForce - Math.PI / (8 * 0.184)) < 0.02, `${peakForce}`);
  });

  it('stays finite where nothing lasts', () => {
    for (const duty of [0, 1e-9, 1]) {
      for (const time of [0, 0.5]) {
        const { heights, peakForce } = pelvisHeights([{ down: 0.3, duty }], time, H, 48);
        assert.ok(heights.every(Number.isFinite) && Number.isFinite(peakForce));
      }
    }
  });

  it('counts its flights', () => {
    const flights = (...pairs: [number, number][]) =>
      flightsOf(pairs.map(([down, duty]) => ({ down, duty }))).map((share) => Number(share.toFixed(6)));
    assert.deepEqual(flights([0, 0.4], [0.5, 0.4]), [0.1, 0.1]);
    assert.deepEqual(flights([0, 0.5], [0.5, 0.5]), []);
    assert.deepEqual(flights([0, 0.3], [0, 0.3]), [0.7]);
    assert.deepEqual(flights([0.9, 0.3], [0.1, 0.3]), [0.5]);
    assert.deepEqual(flights([0.2, 0.6]), [0.4]);
  });
});

describe('the trunk of known gaits, from their footfalls alone', () => {
  it('trot at 4 m/s: two bounces of 5 to 9 cm, lowest at mid-stance (row 26)', (test) => {
    const { croup, withers } = trunkOf(known('trot', 4));
    test.diagnostic(`withers ${(100 * range(withers)).toFixed(1)} cm, croup ${(100 * range(croup)).toFixed(1)} cm`);
    for (const heights of [croup, withers]) {
      assert.ok(range(heights) > 0.05 && range(heights) < 0.09, `${range(heights)}`);
      assert.equal(lows(heights).length, 2);
      for (const low of lows(heights)) assert.ok(Math.min(apart(low, 0.2), apart(low, 0.7)) < 0.05, `${low}`);
    }
  });

  it('a walk hardly bounces, and is highest while one foot of the girdle stands', () => {
    for (const speed of [0.3, 0.9, 1.2, 1.6]) {
      const { croup, withers } = trunkOf(known('walk', speed));
      assert.ok(range(croup) < 0.035 && range(withers) < 0.035, `${speed}`);
      const middle = known('walk', speed).contacts.LH.duty / 2;
      for (const low of lows(croup)) assert.ok(apart(low, middle) > 0.1 && apart(low, middle + 0.5) > 0.1, `${low}`);
    }
  });

  it('canter and gallop go up and down once, and pitch by less than 12 degrees (row 27)', () => {
    for (const [gait, speed] of [
      ['canter', 6],
      ['canter', 8],
      ['gallop', 9],
      ['gallop', 14],
      ['gallop', 18],
    ] as const) {
      const { croup, withers } = trunkOf(known(gait, speed));
      for (const heights of [croup, withers]) {
        assert.equal(lows(heights).length, 1, `${gait} ${speed}`);
        assert.ok(range(heights) > 0.06 && range(heights) < 0.14, `${gait} ${speed}: ${range(heights)}`);
      }
      assert.ok(checkPattern(horse, known(gait, speed)).pitch < 12);
    }
  });

  it('in the air the whole body flies', () => {
    const recipe = known('gallop', 14);
    const { croup } = trunkOf(recipe, 400);
    const [air] = flightsOf(LEGS.map((leg) => recipe.contacts[leg]));
    const leaves = recipe.contacts.RF.down + recipe.contacts.RF.duty;
    const accelerated = accelerations(croup, recipe.strideTime);
    for (let i = 0; i < 400; i++)
      if (i / 400 > leaves + 0.005 && i / 400 < leaves + air - 0.005)
        assert.ok(Math.abs(accelerated[i] + GRAVITY) < 1e-4);
  });
});

describe('what is plausible', () => {
  it('all six gaits at all their speeds', () => {
    for (const { name, range: speeds } of buildSpecies(horse).gaits) {
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const speed = speeds[0] + share * (speeds[1] - speeds[0]);
        assert.deepEqual(checkPattern(horse, known(name, speed)).reasons, [], `${name} at ${speed}`);
      }
    }
  });

  const impossible: [what: string, recipe: Omit<GaitRecipe, 'name'>, says: RegExp][] = [
    [
      'a hop on brief feet',
      { speed: 2, strideTime: 1, contacts: feet(0, 0, 0, 0, 0.06) },
      /6\.5 times the body's weight/,
    ],
    ['a hop on brief feet', { speed: 2, strideTime: 1, contacts: feet(0, 0, 0, 0, 0.06) }, /in the air for 0\.94 s/],
    ['feet that never stand', { speed: 2, contacts: feet(0.5, 0, 0, 0.5, 0.01) }, /stands for 1 % of the stride/],
    ['feet that never leave', { speed: 1, contacts: feet(0.25, 0.75, 0, 0.5, 0.97) }, /stands for 97 % of the stride/],
    [
      'a slow pace',
      { speed: 1, strideTime: 2, contacts: feet(0, 0.5, 0, 0.5, 0.5) },
      /only left feet stand for .* fall over/,
    ],
    [
      'a stride for giants',
      { speed: 8, strideTime: 1, contacts: feet(0.5, 0, 0, 0.5, 0.4) },
      /goes 3\.20 m; .* reach 1\.40 m/,
    ],
    [
      'a hurried walk',
      { speed: 3, strideTime: 0.4, contacts: feet(0.25, 0.75, 0, 0.5, 0.6) },
      /0\.16 s to swing forward/,
    ],
    [
      'on two beats alone',
      { speed: 4, strideTime: 0.4, contacts: feet(0, 0, 0, 0, 0.2) },
      /no foot down for 80 % of the stride/,
    ],
    [
      'deep knees',
      { speed: 2, strideTime: 0.9, contacts: feet(0.25, 0.75, 0, 0.5, 0.75) },
      /would have to sink|do not bend/,
    ],
  ];
  for (const [what, recipe, says] of impossible) {
    it(`not: ${what} (${says.source})`, () => {
      const { plausible, reasons } = checkPattern(horse, { name: 'odd', ...recipe });
      assert.ok(!plausible && reasons.some((reason) => says.test(reason)), reasons.join('\n'));
      assert.throws(
        () => synthesizeGait(horse, { name: 'odd', ...recipe }),
        (error) =>
          error instanceof TableError &&
          error.message.startsWith('horse.gaits.odd: implausible: ') &&
          says.test(error.message),
      );
    });
  }

  const wrong: [change: object, says: RegExp][] = [
    [{ name: '' }, /^recipe\.name: a gait needs a name/],
    [{ name: 'trot' }, /^horse\.gaits\.trot: this name is taken/],
    [{ name: 'tolt' }, /this name is taken/],
    [{ name: 'auto' }, /this name is taken/],
    [{ speed: Number.NaN }, /^horse\.gaits\.odd\.speed: expected a number, got NaN/],
    [{ speed: undefined }, /speed: expected a number/],
    [{ strideTime: -1 }, /strideTime: -1 is outside/],
    [{ lift: 9 }, /lift: 9 is outside/],
    [{ contacts: undefined }, /contacts\.LF\.down: expected a number/],
    [{ contacts: { ...feet(0.35, 0.85, 0, 0.5, 0.54), RH: { down: 0.5 } } }, /contacts\.RH\.duty: expected a number/],
    [{ contacts: feet(0.35, 0.85, 0, 0.5, 1.2) }, /contacts\.LF\.duty: 1\.2 is outside 0 to 1/],
    [{ range: [4, 5] }, /range\[0\]: 4 is outside 0\.001 to 3/],
    [{ range: [2, 20] }, /range\[1\]: implausible at 20 m\/s: /],
    [{ like: 'nothing' }, /like: no motion 'nothing'; there are walk\.ordinary, /],
  ];
  for (const [change, says] of wrong) {
    it(`no recipe: ${says.source}`, () => {
      const recipe = { name: 'odd', speed: 3, contacts: feet(0.35, 0.85, 0, 0.5, 0.54), ...change } as GaitRecipe;
      assert.throws(
        () => synthesizeGait(horse, recipe),
        (error) => error instanceof TableError && says.test(error.message),
      );
    });
  }
});

// ------------------------------------------------------------------------------------------------------------ playing

/** One and a half strides: slip and depth of feet, lowest toe in mid-swing, m; fastest joint, degrees in 1/120 s. */
function watch(odd: Species, command: { gait?: string; speed?: number; motion?: string; lead?: 'left' | 'right' }) {
  const animal = createAnimal(odd, { seed: 0 });
  animal.command(command);
  animal.settle();
  const { strideTime, contacts } = animal;
  const samples = 120;
  const seen = { slip: 0, sunk: 0, clear: Infinity, speed: animal.speed, withers: Array<number>(samples).fill(0) };
  const stood: ([number, number, number] | undefined)[] = [];
  for (let i = 0; i < 1.5 * samples; i++) {
    animal.advance(strideTime / samples);
    LEGS.forEach((leg, k) => {
      const toe = animal.landmark(`${leg}.toe`);
      const heel = animal.landmark(`${leg}.heel`);
      assert.ok([...toe, ...heel].every(Number.isFinite));
      seen.sunk = Math.min(seen.sunk, toe[1], heel[1]);
      const { phase, contact: state } = animal.legs[leg];
      if (state === 'flight') {
        stood[k] = undefined;
        const air = (phase - contacts[k].duty) / (1 - contacts[k].duty);
        if (air > 0.25 && air < 0.75) seen.clear = Math.min(seen.clear, toe[1]);
        return;
      }
      const place = stood[k] ?? toe;
      stood[k] = place;
      seen.slip = Math.max(seen.slip, Math.hypot(toe[0] - place[0], toe[1], toe[2] - place[2]));
    });
    seen.withers[i % samples] = animal.landmark('withers')[1];
  }
  return seen;
}

const recipes: readonly GaitRecipe[] = [
  // Clayton & Bradbury 1995; a speed at home between walk and trot (choice)
  { name: 'fox-trot', speed: 3, strideTime: 0.593, contacts: feet(0.35, 0.85, 0, 0.5, 0.54) },
  // Nicodemus 2002
  { name: 'running-walk', speed: 3.8, contacts: feet(0.12, 0.62, 0, 0.5, 0.48, 0.56) },
  // Bhatti 2014, Table 1: impact phases of the eighths of a stride
  { name: 'bhatti-run', speed: 4, contacts: feet(5 / 8, 1 / 8, 3 / 8, 7 / 8, 0.4) },
  { name: 'bhatti-gallop', speed: 9, contacts: feet(2 / 8, 1 / 8, 7 / 8, 6 / 8, 0.27) },
  { name: 'rotary-gallop', speed: 10, contacts: feet(0.37, 0.55, 0.16, 0, 0.25) },
  { name: 'pronk', speed: 3, strideTime: 0.5, contacts: feet(0, 0, 0, 0, 0.4) },
  { name: 'bound', speed: 5, strideTime: 0.5, contacts: feet(0.45, 0.45, 0, 0, 0.32) },
  { name: 'half-bound', speed: 5, strideTime: 0.5, contacts: feet(0.45, 0.6, 0, 0, 0.32) },
  { name: 'walking-trot', speed: 1.8, contacts: feet(0.5, 0, 0, 0.5, 0.56) },
  { name: 'creep', speed: 0.5, contacts: feet(0.25, 0.75, 0, 0.5, 0.75) },
  {
    name: 'limp',
    speed: 3.5,
    contacts: { ...feet(0.5, 0, 0, 0.5, 0.42), LF: { down: 0.46, duty: 0.34 } },
  },
];

describe('gaits made from a recipe', () => {
  for (const recipe of recipes) {
    const { name } = recipe;
    it(`${name}: feet stand still on the ground, at its own speed and at both ends of its range`, (test) => {
      const before = JSON.stringify(horse);
      const odd = synthesizeGait(horse, recipe);
      assert.equal(JSON.stringify(horse), before);
      const [slow, fast] = odd.gaits[name].range;
      assert.ok(slow <= recipe.speed && recipe.speed <= fast && fast > 1.1 * slow);
      const { croup, withers, pitch } = checkPattern(horse, recipe);
      test.diagnostic(
        `${slow.toFixed(1)} to ${fast.toFixed(1)} m/s; withers ${(100 * withers).toFixed(1)} cm, croup ${(100 * croup).toFixed(1)} cm, pitch ${pitch.toFixed(1)} degrees`,
      );
      const commands = [
        { motion: `${name}.synth` },
        ...[slow, recipe.speed, fast].map((speed) => ({ gait: name, speed })),
      ];
      for (const command of commands) {
        const { slip, sunk, clear, speed } = watch(odd, command);
        const label = JSON.stringify(command);
        assert.ok(slip <= 0.001, `${label} slips ${slip}`);
        assert.ok(sunk >= -0.002, `${label} sinks ${sunk}`);
        assert.ok(clear >= 0.01, `${label} clears ${clear}`);
        assert.ok(Math.abs(speed - ('speed' in command ? command.speed : recipe.speed)) < 1e-9);
      }
    });
  }

  it('the animal lands its feet as the recipe says, counted from the hind foot', () => {
    const odd = synthesizeGait(horse, recipes[2]);
    const animal = createAnimal(odd);
    animal.command({ gait: 'bhatti-run', speed: 4 });
    animal.settle();
    assert.deepEqual(
      animal.contacts.map(({ leg, down, duty }) => `${leg} ${down} ${duty}`),
      ['LF 0.25 0.4', 'RF 0.75 0.4', 'LH 0 0.4', 'RH 0.5 0.4'],
    );
  });

  it('the trunk moves as the physics says', () => {
    for (const recipe of [recipes[0], recipes[5]]) {
      const seen = range(watch(synthesizeGait(horse, recipe), { motion: `${recipe.name}.synth` }).withers);
      assert.ok(Math.abs(seen - checkPattern(horse, recipe).withers) < 0.003, `${recipe.name} ${seen}`);
    }
  });

  it('who leads is seen in the footfalls; the other lead is the mirror', () => {
    const odd = synthesizeGait(horse, recipes[4]);
    assert.equal(odd.gaits['rotary-gallop'].lead, 'right');
    assert.equal(synthesizeGait(horse, recipes[3]).gaits['bhatti-gallop'].lead, 'left');
    assert.equal(synthesizeGait(horse, recipes[0]).gaits['fox-trot'].lead, undefined);
    assert.ok(watch(odd, { gait: 'rotary-gallop', speed: 10, lead: 'left' }).slip <= 0.001);
  });

  it('a synthesized trot is the trot: withers within 1 cm, the same footfalls', () => {
    const odd = synthesizeGait(horse, { ...known('trot', 4), name: 'trot-again' });
    const made = watch(odd, { gait: 'trot-again', speed: 4 }).withers;
    const captured = watch(odd, { gait: 'trot', speed: 4 }).withers;
    for (const [i, height] of made.entries())
      assert.ok(Math.abs(height - captured[i]) < 0.01, `${i}: ${height} ${captured[i]}`);
  });

  it('lift folds the legs more', () => {
    const toe = (lift: number) => {
      const odd = synthesizeGait(horse, { ...recipes[0], lift });
      const animal = createAnimal(odd, { seed: 0 });
      animal.command({ motion: 'fox-trot.synth' });
      animal.settle();
      let highest = 0;
      for (let i = 0; i < 60; i++) {
        animal.advance(animal.strideTime / 60);
        highest = Math.max(highest, animal.landmark('LF.toe')[1]);
      }
      return highest;
    };
    assert.ok(toe(0.5) < 0.8 * toe(1) && toe(1.5) > 1.2 * toe(1), `${toe(0.5)} ${toe(1)} ${toe(1.5)}`);
  });

  it('is asked for by name, reached from a trot, and not chosen by itself', () => {
    const odd = synthesizeGait(horse, recipes[0]);
    const animal = createAnimal(odd, { seed: 0 });
    animal.command({ gait: 'trot', speed: 3.2 });
    animal.settle();
    animal.command({ gait: 'fox-trot', speed: 3 });
    for (let i = 0; i < 600 && animal.gait !== 'fox-trot'; i++) animal.advance(1 / 60);
    assert.equal(animal.gait, 'fox-trot');
    for (let speed = 0.4; speed < 18; speed += 0.3) {
      const [plain, other] = [createAnimal('horse'), createAnimal(odd)].map((one) => {
        one.command({ speed });
        one.settle();
        return one.gait;
      });
      assert.equal(other, plain, `${speed} m/s`);
    }
    const eager = createAnimal(synthesizeGait(horse, { ...recipes[0], band: [2.2, 4] }), {
      gaits: ['walk', 'fox-trot'],
    });
    eager.command({ speed: 3 });
    eager.settle();
    assert.equal(eager.gait, 'fox-trot');
  });

  it('any pattern is refused with a reason or goes', () => {
    const phase = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const duty = fc.double({ min: 0, max: 1, noNaN: true });
    const foot = fc.record({ down: phase, duty });
    const pattern = fc.oneof(
      fc.record({ LF: foot, RF: foot, LH: foot, RH: foot }),
      fc
        .tuple(phase, phase, phase, fc.double({ min: 0.12, max: 0.8, noNaN: true }))
        .map(([lf, rf, rh, share]) => feet(lf, rf, 0, rh, share)),
      fc
        .tuple(phase, fc.double({ min: 0.2, max: 0.75, noNaN: true }))
        .map(([lf, share]) => feet(lf, (lf + 0.5) % 1, 0, 0.5, share)),
    );
    const speed = fc.double({ min: -1.2, max: 3, noNaN: true }).map(Math.exp);
    const time = fc.option(fc.double({ min: 0.3, max: 1.5, noNaN: true }), { nil: undefined });
    let gone = 0;
    fc.assert(
      fc.property(pattern, speed, time, (contacts, v, strideTime) => {
        const recipe = { name: 'odd', contacts, speed: v, ...(strideTime && { strideTime }) };
        const { plausible, reasons, ...figures } = checkPattern(horse, recipe);
        assert.equal(plausible, reasons.length === 0);
        assert.ok(Object.values(figures).every(Number.isFinite));
        if (!plausible) {
          assert.throws(() => synthesizeGait(horse, recipe), TableError);
          return;
        }
        gone++;
        const { slip, sunk } = watch(synthesizeGait(horse, recipe), { motion: 'odd.synth' });
        assert.ok(slip <= 0.001, `slips ${slip}`);
        assert.ok(sunk >= -0.002, `sinks ${sunk}`);
      }),
      { numRuns: 150, seed: 7 },
    );
    assert.ok(gone > 15, `${gone} were plausible`);
  });
});
