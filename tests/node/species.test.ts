/** What holds for every animal, in every gait, at every speed, on both leads: nothing slides, sinks, floats, jumps or bends the wrong way. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Animal, createAnimal, LEGS, species } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { hipShare } from '../shared/alike.ts';

const SAMPLES = 120;
/** Bounds in metres are those of the horse: what feet do by the height of the hips, how high they swing by that of the withers. */
const HORSE = 1.6;

interface Worst {
  slip: number;
  sunk: number;
  floating: number;
  clearance: number;
  miss: number;
  jump: number;
  limit: string;
}

/** One stride, looked at. */
function lookAt(animal: Animal): Worst {
  const unit = hipShare(animal);
  const tall = animal.rig.height / HORSE;
  const strideTime = animal.strideTime;
  const worst: Worst = { slip: 0, sunk: 0, floating: 0, clearance: Infinity, miss: 0, jump: 0, limit: '' };
  const stood: (number[] | undefined)[] = [];
  const before: Record<string, number> = {};
  const duty = animal.contacts.map((contact) => contact.duty);
  for (let i = 0; i < 2 * SAMPLES; i++) {
    animal.advance(strideTime / SAMPLES);
    LEGS.forEach((leg, k) => {
      const toe = animal.landmark(`${leg}.toe`).map((value) => value / unit);
      const heel = animal.landmark(`${leg}.heel`)[1] / unit;
      const { contact, phase } = animal.legs[leg];
      worst.sunk = Math.max(worst.sunk, -toe[1], -heel);
      worst.miss = Math.max(worst.miss, animal.misses[k] / unit);
      if (contact === 'flight') {
        stood[k] = undefined;
        const share = (phase - duty[k]) / (1 - duty[k]);
        if (share > 0.25 && share < 0.75) worst.clearance = Math.min(worst.clearance, (toe[1] * unit) / tall);
      } else {
        stood[k] ??= toe;
        worst.slip = Math.max(worst.slip, Math.hypot(toe[0] - stood[k][0], toe[2] - stood[k][2]));
        worst.floating = Math.max(worst.floating, Math.abs(toe[1]));
      }
      const rigLeg = animal.rig.legs[k];
      rigLeg.joints.forEach((joint, j) => {
        const name = animal.rig.joints[joint];
        const angle = animal.angle(name);
        const turned = rigLeg.senses[j] * (angle - rigLeg.standingDegrees[j]) * DEGREE;
        if (j < rigLeg.joints.length - 1 && (turned < rigLeg.least[j] - 1e-6 || turned > rigLeg.most[j] + 1e-6))
          worst.limit ||= `${name} at ${angle.toFixed(1)}`;
        if (name in before) worst.jump = Math.max(worst.jump, Math.abs(angle - before[name]));
        before[name] = angle;
      });
    });
  }
  return worst;
}

for (const name of Object.keys(species)) {
  describe(name, () => {
    for (const [gait, { range, lead }] of Object.entries(species[name].gaits)) {
      it(`${gait}: over its whole range of speeds`, (test) => {
        const most: Record<string, number> = { slip: 0, sunk: 0, floating: 0, miss: 0, jump: 0, least: Infinity };
        for (let i = 0; i <= 6; i++) {
          const speed = range[0] * (range[1] / range[0]) ** (i / 6);
          for (const side of lead ? (['left', 'right'] as const) : (['auto'] as const)) {
            const animal = createAnimal(name, { seed: 0 });
            animal.command({ gait, speed, lead: side });
            animal.settle();
            const [x] = animal.place;
            const worst = lookAt(animal);
            const label = `${gait} at ${speed.toFixed(2)} m/s, lead ${side}`;
            for (const key of ['slip', 'sunk', 'floating', 'miss', 'jump'] as const)
              most[key] = Math.max(most[key], worst[key]);
            most.least = Math.min(most.least, worst.clearance);
            assert.ok(worst.slip < 0.001, `${label}: slips ${worst.slip}`);
            assert.ok(worst.sunk < 0.002, `${label}: sinks ${worst.sunk}`);
            assert.ok(worst.floating < 0.002, `${label}: floats ${worst.floating}`);
            assert.ok(worst.clearance > 0.01, `${label}: clears the ground by ${worst.clearance}`);
            assert.ok(worst.jump < 28, `${label}: a joint turns ${worst.jump} degrees in a 120th of the stride`);
            assert.equal(worst.limit, '', label);
            const went = (animal.place[0] - x) / (2 * animal.strideTime);
            assert.ok(Math.abs(went / speed - 1) < 0.01, `${label}: goes ${went}`);
          }
        }
        test.diagnostic(
          Object.entries(most)
            .map(([key, value]) => `${key} ${key === 'jump' ? value.toFixed(1) : (1000 * value).toFixed(2)}`)
            .join(', '),
        );
      });
    }
  });
}

/** Stretches of the stride in which no foot stands, shares. */
function suspensions(animal: Animal): number[] {
  const edges = animal.contacts.map(({ down, duty }) => [down, down + duty] as const);
  const free = (at: number) => edges.every(([from, to]) => (at - from + 2) % 1 >= to - from);
  const found: number[] = [];
  const count = 2000;
  let run = 0;
  // From a moment in which a foot stands.
  const start = Math.round(count * (edges[0][0] + 0.5 * (edges[0][1] - edges[0][0])));
  for (let i = 0; i <= count; i++) {
    if (i < count && free(((start + i) % count) / count)) run++;
    else if (run) {
      found.push(run / count);
      run = 0;
    }
  }
  return found;
}

function going(name: string, command: Parameters<Animal['command']>[0]): Animal {
  const animal = createAnimal(name, { seed: 0 });
  animal.command(command);
  animal.settle();
  return animal;
}

describe('what is known of them', () => {
  it('row 11: gallops of dog, greyhound, wolf, lion and cat are rotary, that of the horse transverse', () => {
    for (const name of Object.keys(species)) {
      const gallop = species[name].gaits.gallop;
      if (!gallop) continue;
      const contacts = Object.fromEntries(
        going(name, { gait: 'gallop', speed: gallop.band[1] }).contacts.map((c) => [c.leg, c.down]),
      );
      const after = (from: number, to: number) => (to - from + 1) % 1 < 0.5;
      const sameSide = after(contacts.LH, contacts.RH) === after(contacts.LF, contacts.RF);
      assert.equal(sameSide, name === 'horse', name);
    }
  });

  it('row 12: a racing greyhound flies twice in a stride, gathered and stretched, for 0.35 to 0.55 of it', () => {
    for (const speed of [12, 14, 16, 17]) {
      const flights = suspensions(going('greyhound', { gait: 'gallop', speed }));
      assert.equal(flights.length, 2, `${speed} m/s`);
      const total = flights[0] + flights[1];
      assert.ok(total >= 0.35 && total <= 0.55, `${speed} m/s: ${total}`);
      assert.ok(Math.min(...flights) > 0.1, `${speed} m/s: ${flights}`);
    }
  });

  it('wolves trot all but in one line', () => {
    const wolf = going('wolf', { gait: 'trot', speed: 2.5 });
    for (let i = 0; i < 60; i++) {
      wolf.advance(wolf.strideTime / 60);
      for (const leg of LEGS)
        if (wolf.legs[leg].contact !== 'flight') assert.ok(Math.abs(wolf.landmark(`${leg}.toe`)[2]) < 0.03, leg);
    }
  });
});
