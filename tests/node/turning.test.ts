/**
 * Turning: circles as tight as each gait allows, serpentines, half turns, turning on the spot. Struck feet keep their place, the head
 * leads, the body leans in, the inside steps shorter. `TABLE=1 node tests/test.mjs node turning` prints the circles.
 */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { type Animal, type Command, createAnimal, LEGS } from '../../src/index.ts';
import { DEGREE, GRAVITY, TURN } from '../../src/units.ts';
import { assertAll, bound } from '../shared/assert-all.ts';
import { bearing, inBody, lean, turnFrom } from '../shared/bearing.ts';
import { faultsOf } from '../shared/replay.ts';
import { type Strike, Watcher } from '../shared/watch.ts';

const SPEEDS: Readonly<Record<string, readonly number[]>> = {
  walk: [0.5, 1.25],
  amble: [2.3, 2.75],
  trot: [3, 4.15],
  rack: [4.5, 5.75],
  canter: [4.5, 7.75],
  gallop: [9, 13.75],
};
const SIDES = { left: 1, right: -1 } as const;
type Side = keyof typeof SIDES;

function going(command: Command): Animal {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command(command);
  animal.settle();
  return animal;
}

function assertClean(watch: Watcher): void {
  const faults = faultsOf(watch);
  assert.ok(faults.length === 0, faults.join('; '));
}

const degrees = (radians: number): string => `${(radians / DEGREE).toFixed(1)} degrees`;

// ----------------------------------------------------------------------------------------------------------- circles

interface Circle {
  readonly watch: Watcher;
  readonly seconds: number;
  /** Mean over the turn, m and rad; inside and left positive. */
  readonly radius: number;
  readonly lean: number;
  readonly bend: number;
  readonly withersInside: number;
  /** rad/s, once it turns as fast as it does. */
  readonly rate: number;
  /** Mean distance from one strike of a foot to its next, m. */
  readonly insideStep: number;
  readonly outsideStep: number;
  /** Largest angle between where it faces and where it goes. */
  readonly crab: number;
  readonly headingError: number;
  readonly lead: string | undefined;
}

/** Turns as hard as it can until it has gone round once, then faces where it began. */
function circle(gait: string, speed: number, side: Side): Circle {
  const sign = SIDES[side];
  const animal = going({ gait, speed, lead: 'auto' });
  const watch = new Watcher(animal).run(0.2);
  let turned = 0;
  let travelled = 0;
  let sumLean = 0;
  let sumBend = 0;
  let sumInside = 0;
  let count = 0;
  let crab = 0;
  let before = animal.heading;
  let [x, z] = animal.place;
  let fullRate = 0;
  while (turned < TURN && watch.time < 90) {
    animal.command({ heading: animal.heading + sign * 1.5 });
    watch.step();
    const step = turnFrom(before, animal.heading) * sign;
    before = animal.heading;
    const [nx, nz] = animal.place;
    const way = Math.hypot(nx - x, nz - z);
    turned += step;
    // The first quarter is for getting into the turn.
    if (turned > TURN / 4) {
      travelled += way;
      count++;
      fullRate += step / watch.dt;
      sumLean += sign * lean(animal, 'withers');
      const trunk = bearing(animal, 'croup', 'withers');
      sumBend += sign * turnFrom(trunk, bearing(animal, 'withers', 'muzzle'));
      const standing = LEGS.filter((leg) => animal.legs[leg].contact !== 'flight');
      if (standing.length > 0) {
        const feet = standing.map((leg) => inBody(animal, animal.landmark(`${leg}.toe`))[1]);
        const middle = feet.reduce((a, b) => a + b) / feet.length;
        sumInside += -sign * (inBody(animal, animal.landmark('withers'))[1] - middle);
      }
      if (way > 0.2 * watch.dt)
        crab = Math.max(crab, Math.abs(turnFrom(animal.heading, Math.atan2(-(nz - z), nx - x))));
    }
    [x, z] = [nx, nz];
  }
  const { lead } = animal;
  const steps = watch.strikes.filter(({ time }) => time > 0.25 * watch.time);
  const seconds = watch.time;
  animal.command({ heading: 0 });
  watch.run(6);
  const near = side === 'left' ? 'L' : 'R';
  return {
    watch,
    seconds,
    radius: travelled / (0.75 * TURN),
    lean: sumLean / count,
    bend: sumBend / count,
    withersInside: sumInside / count,
    rate: fullRate / count,
    insideStep: meanStep(steps, (leg) => leg[0] === near),
    outsideStep: meanStep(steps, (leg) => leg[0] !== near),
    crab,
    headingError: Math.abs(turnFrom(animal.heading, 0)),
    lead,
  };
}

function meanStep(strikes: readonly Strike[], which: (leg: string) => boolean): number {
  let sum = 0;
  let count = 0;
  for (const leg of LEGS.filter(which)) {
    const own = strikes.filter((strike) => strike.leg === leg);
    for (let i = 1; i < own.length; i++) {
      sum += Math.hypot(own[i].place[0] - own[i - 1].place[0], own[i].place[2] - own[i - 1].place[2]);
      count++;
    }
  }
  return sum / count;
}

const lines: string[] = [];

describe('a full circle', () => {
  for (const [gait, speeds] of Object.entries(SPEEDS)) {
    for (const speed of speeds) {
      for (const side of ['left', 'right'] as const) {
        it(`${gait} at ${speed} m/s to the ${side}`, () => {
          const round = circle(gait, speed, side);
          const { watch } = round;
          lines.push(
            [
              `${gait} ${speed} ${side}`.padEnd(20),
              round.seconds.toFixed(1),
              round.radius.toFixed(2),
              (round.rate / DEGREE).toFixed(1),
              (watch.lateral / GRAVITY).toFixed(2),
              (round.lean / DEGREE).toFixed(2),
              (round.bend / DEGREE).toFixed(1),
              (100 * round.withersInside).toFixed(1),
              round.insideStep.toFixed(3),
              round.outsideStep.toFixed(3),
              (round.crab / DEGREE).toFixed(1),
              (1000 * watch.slipped).toFixed(2),
              (round.headingError / DEGREE).toFixed(2),
            ].join('\t'),
          );
          // What balance would want, of which a part is enough to be seen; a quadruped's feet can take the rest.
          const balanced = Math.atan((round.rate * watch.fastest) / GRAVITY);
          const leans = `leans ${degrees(round.lean)} of ${degrees(balanced)}`;
          assertAll([
            ...faultsOf(watch),
            bound(watch.lateral <= 0.5 * GRAVITY, `${(watch.lateral / GRAVITY).toFixed(2)} g`),
            bound(round.headingError <= DEGREE, `ends ${degrees(round.headingError)} off`),
            // As tight as the gait allows: by grip, and when that is no matter no wider than a lunge.
            bound(
              round.radius <= Math.max(5, (speed * speed) / (0.25 * GRAVITY)),
              `radius ${round.radius.toFixed(1)} m`,
            ),
            bound(round.lean > 0.25 * balanced && round.lean < 1.2 * balanced + 2 * DEGREE, leans),
            bound(round.withersInside > 0, `withers ${round.withersInside.toFixed(3)} m inside of the feet`),
            bound(round.bend > 2 * DEGREE, `neck bent in by ${degrees(round.bend)}`),
            bound(
              round.insideStep < round.outsideStep,
              `steps inside ${round.insideStep}, outside ${round.outsideStep}`,
            ),
            bound(round.crab < 12 * DEGREE, `goes ${degrees(round.crab)} aside of where it faces`),
            bound(!/canter|gallop/.test(gait) || round.lead === side, `leads ${round.lead}`),
          ]);
        });
      }
    }
  }
  after(() => {
    if (process.env.TABLE)
      console.log(
        `${['circle'.padEnd(20), 's', 'radius', 'deg/s', 'g', 'lean', 'bend', 'in cm', 'inside', 'outside', 'crab', 'slip mm', 'error'].join('\t')}\n${lines.join('\n')}`,
      );
  });
});

// ------------------------------------------------------------------------------------------------------- other turns

describe('a serpentine', () => {
  for (const [gait, speeds] of Object.entries(SPEEDS)) {
    it(`${gait}`, () => {
      const animal = going({ gait, speed: speeds[1], lead: 'auto' });
      const watch = new Watcher(animal).run(0.2);
      for (const [i, seconds] of [2, 3, 1.5, 3, 0.7, 2].entries()) {
        animal.command({ heading: i % 2 === 0 ? 0.8 : -0.8 });
        watch.run(seconds);
      }
      animal.command({ heading: 0.2 });
      watch.run(8);
      assertClean(watch);
      assert.ok(watch.turnRate > 0.1, 'it turned');
      assert.ok(Math.abs(turnFrom(animal.heading, 0.2)) < DEGREE);
    });
  }
});

describe('a half turn', () => {
  for (const heading of [Math.PI, -Math.PI, 0.99 * Math.PI]) {
    it(`at a gallop to ${heading.toFixed(2)}`, () => {
      const animal = going({ gait: 'gallop', speed: 13.75, lead: 'auto' });
      const watch = new Watcher(animal).run(0.2);
      animal.command({ heading });
      watch.run(25);
      assertClean(watch);
      assert.ok(Math.abs(turnFrom(animal.heading, heading)) < DEGREE);
    });
  }
  it('goes to the left, where both ways are as long', () => {
    const animal = going({ gait: 'trot', speed: 4 });
    animal.command({ heading: Math.PI });
    animal.advance(1);
    assert.ok(animal.heading > 0.1);
  });
  it('at a walk, a trot and a canter', () => {
    for (const [gait, speed] of [
      ['walk', 1.25],
      ['trot', 4.15],
      ['canter', 7],
    ] as const) {
      const animal = going({ gait, speed });
      const watch = new Watcher(animal).run(0.2);
      animal.command({ heading: 3.1 });
      watch.run(15);
      assertClean(watch);
      assert.ok(Math.abs(turnFrom(animal.heading, 3.1)) < DEGREE, gait);
    }
  });
  it('in the middle of a change of gait', () => {
    for (const [from, to, speed] of [
      ['walk', 'gallop', 12],
      ['gallop', 'trot', 4],
      ['trot', 'canter', 7],
    ] as const) {
      const animal = going({ gait: from, speed: { walk: 1.3, gallop: 12, trot: 4 }[from] });
      const watch = new Watcher(animal).run(0.2);
      animal.command({ gait: to, speed, heading: 0.5 });
      watch.run(0.6);
      animal.command({ heading: -2.4 });
      watch.run(20);
      assertClean(watch);
      assert.ok(Math.abs(turnFrom(animal.heading, -2.4)) < DEGREE);
    }
  });
});

describe('the rate of a turn', () => {
  // A foot that came down was taken to stand where it had stood before, for a tick: the turn waited for it, at every strike.
  it('does not waver as feet come down', () => {
    for (const [gait, speed, most] of [
      ['trot', 4, 0.006],
      ['canter', 6, 0.005],
      ['gallop', 10, 0.001],
    ] as const) {
      const animal = going({ gait, speed });
      animal.command({ heading: 3 });
      animal.advance(1);
      let [heading, rate, worst] = [animal.heading, Number.NaN, 0];
      while (animal.heading < 2) {
        animal.advance(1 / 120);
        const now = 120 * (animal.heading - heading);
        if (Number.isFinite(rate)) worst = Math.max(worst, Math.abs(now - rate));
        [heading, rate] = [animal.heading, now];
      }
      assert.ok(worst < most, `${gait}: ${worst} rad/s from one look to the next`);
    }
  });
});

describe('a heading', () => {
  it('never jumps by whole turns, however it is told', () => {
    for (const wanted of [-350 * DEGREE, TURN, -TURN / 2, 3 * TURN + 1, 1e17]) {
      const animal = going({ gait: 'walk', speed: 1.5 });
      animal.command({ heading: wanted });
      let before = animal.heading;
      for (let i = 0; i < 60 * 15; i++) {
        animal.advance(1 / 60);
        assert.ok(Math.abs(animal.heading - before) < 0.05, `towards ${wanted} it jumps to ${animal.heading}`);
        before = animal.heading;
      }
      assert.ok(Math.abs(before) < Math.PI + 1e-6);
      if (Math.abs(wanted) < 1e9) assert.ok(Math.abs(turnFrom(before, wanted)) < DEGREE, `${before}, not ${wanted}`);
      animal.advance(1);
      assert.equal(animal.heading, before, 'it has settled');
    }
  });

  it('is taken the short way round', () => {
    for (const [from, to] of [
      [0, 3.5],
      [0, -3.5],
      [0.5, 0.5 + 6],
      [-2.9, 2.9],
      [0, 100],
      [2, 2 - 4 * TURN - 1],
    ]) {
      const animal = going({ gait: 'trot', speed: 4, heading: from });
      const short = turnFrom(from, to);
      animal.command({ heading: to });
      let turned = 0;
      let most = 0;
      let before = animal.heading;
      for (let i = 0; i < 60 * 20; i++) {
        animal.advance(1 / 60);
        turned += turnFrom(before, animal.heading);
        before = animal.heading;
        most = Math.max(most, Math.abs(turned));
      }
      assert.ok(Math.abs(turned - short) < DEGREE, `${from} to ${to}: turned ${degrees(turned)}`);
      assert.ok(most < Math.abs(short) + 8 * DEGREE, `${from} to ${to}: overshoots to ${degrees(most)}`);
    }
  });

  for (const gait of ['walk', 'trot', 'canter', 'gallop']) {
    for (const side of ['left', 'right'] as const) {
      it(`goes first to the head: ${gait}, ${side}`, () => {
        const sign = SIDES[side];
        const animal = going({ gait, speed: SPEEDS[gait][1] });
        const straight = going({ gait, speed: SPEEDS[gait][1] });
        animal.command({ heading: sign * 1.2 });
        // Against a twin that goes straight on, so that nodding and swaying do not count.
        const parts = { head: ['poll', 'muzzle'], neck: ['withers', 'poll'], trunk: ['croup', 'withers'] } as const;
        const since: Record<string, number> = {};
        for (let i = 1; i < 360; i++) {
          animal.advance(1 / 120);
          straight.advance(1 / 120);
          for (const [part, [from, to]] of Object.entries(parts)) {
            const turn = sign * turnFrom(bearing(straight, from, to), bearing(animal, from, to));
            if (since[part] === undefined && turn > 4 * DEGREE) since[part] = i / 120;
          }
        }
        assert.ok(since.head <= since.neck && since.neck < since.trunk, JSON.stringify(since));
        assert.ok(since.trunk - since.head > 0.03, `only ${(since.trunk - since.head).toFixed(3)} s ahead`);
      });
    }
  }

  it("takes the inside lead with lead: 'auto', and the right one on the straight", () => {
    for (const [gait, speed] of [
      ['canter', 6],
      ['gallop', 11],
    ] as const) {
      const animal = going({ gait, speed });
      assert.equal(animal.lead, 'right');
      for (const [heading, lead] of [
        [1.5, 'left'],
        [-0.5, 'right'],
        [1.5, 'left'],
      ] as const) {
        animal.command({ heading });
        let inside = false;
        for (let i = 0; i < 60 * 3; i++) {
          animal.advance(1 / 60);
          inside ||= animal.lead === lead && !animal.inTransition;
        }
        assert.ok(inside, `${gait} to ${heading} does not lead ${lead}`);
        for (let i = 0; i < 60 * 6; i++) animal.advance(1 / 60);
      }
    }
  });
});

describe('on the spot', () => {
  for (const heading of [0.3, Math.PI / 2, -Math.PI / 2, 3]) {
    it(`a standing animal steps round to ${heading.toFixed(2)}`, () => {
      const animal = createAnimal('horse', { seed: 0 });
      const watch = new Watcher(animal);
      animal.command({ heading });
      watch.run(15);
      assertClean(watch);
      assert.ok(Math.abs(turnFrom(animal.heading, heading)) < DEGREE, `faces ${degrees(animal.heading)}`);
      const [x, z] = animal.place;
      assert.ok(Math.hypot(x, z) < 0.5, `${Math.hypot(x, z).toFixed(2)} m away`);
      for (const leg of LEGS) {
        assert.ok(
          watch.strikes.some((strike) => strike.leg === leg),
          `${leg} steps`,
        );
        assert.notEqual(animal.legs[leg].contact, 'flight');
      }
      assert.equal(animal.gait, 'stand');
      assert.ok(watch.airborne === 0, 'never off the ground');
      assert.ok(Math.abs(turnFrom(bearing(animal, 'croup', 'withers'), heading)) < 2 * DEGREE);
    });
  }

  it('a slow walk turns in little room', () => {
    for (const sign of [1, -1]) {
      const animal = going({ gait: 'walk', speed: 0.4 });
      const watch = new Watcher(animal).run(0.2);
      animal.command({ heading: sign * 3 });
      watch.run(15);
      assertClean(watch);
      assert.ok(Math.abs(turnFrom(animal.heading, sign * 3)) < DEGREE);
      assert.ok(watch.turnRate > 0.3);
    }
  });

  it('and it can be told to go while it turns', () => {
    const animal = createAnimal('horse', { seed: 0 });
    const watch = new Watcher(animal);
    animal.command({ heading: 2 });
    watch.run(1);
    animal.command({ speed: 3 });
    watch.run(1.2);
    animal.command({ speed: 0, heading: 0.5 });
    watch.run(12);
    assertClean(watch);
    assert.equal(animal.gait, 'stand');
    assert.ok(Math.abs(turnFrom(animal.heading, 0.5)) < DEGREE);
  });
});
