/** Lizard and turtle against what is known of them (facts/kinematics 4.2, 4.4 and rows 30 to 32), and in whatever they are told to do. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Animal, createAnimal, LEGS, species, synthesizeGait } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';
import { going, range, SAMPLES, through } from '../shared/through.ts';

/** Of a joint, against the world: degrees to the left, up ahead, over to the right. */
function turns(animal: Animal, joint: string): { yaw: number; pitch: number; roll: number } {
  const [x, y, z, w] = animal.pose.rotation[animal.rig.joints.indexOf(joint)];
  return {
    yaw: Math.atan2(2 * (w * y - x * z), 1 - 2 * (y * y + z * z)) / DEGREE,
    pitch: Math.asin(2 * (x * y + w * z)) / DEGREE,
    roll: Math.atan2(2 * (w * x - y * z), 1 - 2 * (x * x + z * z)) / DEGREE,
  };
}

/** Phase 0..1 and size of the first harmonic. */
function wave(values: readonly number[]): { size: number; phase: number } {
  let [cos, sin] = [0, 0];
  values.forEach((value, i) => {
    cos += (2 * value * Math.cos((2 * Math.PI * i) / SAMPLES)) / SAMPLES;
    sin += (2 * value * Math.sin((2 * Math.PI * i) / SAMPLES)) / SAMPLES;
  });
  return { size: Math.hypot(cos, sin), phase: (Math.atan2(sin, cos) / (2 * Math.PI) + 1) % 1 };
}

const LIZARD_SPEEDS = [0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3.5];

describe('the lizard', () => {
  it('goes faster by frequency, its feet down as long as measured in Dipsosaurus', (test) => {
    // Fieler & Jayne 1998: strides of 0.133 and 0.394 m, 3.9 and 8.6 a second; steps of 0.089 and 0.128 m; hind feet down for 0.63 and 0.34 of the stride.
    for (const [speed, frequency, length, step, duty] of [
      [0.5, 3.9, 0.133, 0.089, 0.63],
      [3.5, 8.6, 0.394, 0.128, 0.34],
    ] as const) {
      const lizard = going('lizard', { speed });
      const [hind] = lizard.contacts.slice(2);
      test.diagnostic(
        `${speed} m/s: ${lizard.strideFrequency.toFixed(2)} strides of ${lizard.strideLength.toFixed(3)} m a second, duty ${hind.duty.toFixed(2)}`,
      );
      assert.ok(Math.abs(lizard.strideFrequency / frequency - 1) < 0.02, `${lizard.strideFrequency}`);
      assert.ok(Math.abs(lizard.strideLength / length - 1) < 0.05, `${lizard.strideLength}`);
      assert.ok(Math.abs((hind.duty * lizard.strideLength) / step - 1) < 0.1, `${hind.duty * lizard.strideLength}`);
      assert.ok(Math.abs(hind.duty - duty) < 0.01, `${hind.duty}`);
    }
    const [slow, fast] = [going('lizard', { speed: 0.5 }), going('lizard', { speed: 1 })];
    assert.ok(slow.dutyFactor > 0.5 && Math.abs(fast.contacts[2].duty - 0.5) < 0.03, 'it runs from 1 m/s on');
  });

  it('trots at every speed: diagonal feet come down together', () => {
    for (const speed of LIZARD_SPEEDS) {
      const down = Object.fromEntries(
        going('lizard', { speed }).contacts.map((contact) => [contact.leg, contact.down]),
      );
      assert.equal(down.LH, down.RF, `${speed} m/s`);
      assert.equal(down.RH, down.LF, `${speed} m/s`);
      assert.ok(Math.abs(Math.abs(down.LH - down.RH) - 0.5) < 1e-9, `${speed} m/s`);
    }
  });

  it('row 31: the pelvis turns by 25 to 45 degrees, once a stride, hardly otherwise at another speed', (test) => {
    const all = LIZARD_SPEEDS.map((speed) => {
      const yaws = through(going('lizard', { speed }), (lizard) => turns(lizard, 'root').yaw);
      assert.ok(wave(yaws).size > 0.9 * (range(yaws) / 2), `${speed} m/s: not one wave a stride`);
      return range(yaws);
    });
    test.diagnostic(all.map((yaw, i) => `${LIZARD_SPEEDS[i]} m/s ${yaw.toFixed(1)}`).join(', '));
    for (const yaw of all) assert.ok(yaw >= 25 && yaw <= 45, `${yaw}`);
    assert.ok(range(all) < 4, `${all}`);
  });

  it('its trunk is hollow on the side whose hind foot is ahead, and bends as a standing wave by 20 to 25 degrees either way', () => {
    for (const speed of LIZARD_SPEEDS) {
      const lizard = going('lizard', { speed });
      const frames = through(lizard, (animal) => {
        const at = (name: string) => animal.landmark(name);
        const [pelvis, middle, chest] = ['root', 'back', 'withers'].map(
          (joint) => animal.pose.position[animal.rig.joints.indexOf(joint)][2],
        );
        return {
          ahead: at('RH.toe')[0] - at('LH.toe')[0],
          hollowRight: (pelvis + chest) / 2 - middle,
          bend: turns(animal, 'root').yaw - turns(animal, 'withers').yaw,
          joints: animal.rig.spine.slice(1).map((joint, i) => {
            const [before, after] = [animal.rig.joints[animal.rig.spine[i]], animal.rig.joints[joint]];
            return turns(animal, before).yaw - turns(animal, after).yaw;
          }),
        };
      });
      // The middle is carried to the left when the right hind foot is ahead: the right side is hollow.
      const product = frames.reduce((sum, { ahead, hollowRight }) => sum + ahead * hollowRight, 0);
      const sizes = frames.reduce((sum, { ahead, hollowRight }) => sum + Math.abs(ahead * hollowRight), 0);
      assert.ok(product > 0.5 * sizes, `${speed} m/s: ${product / sizes}`);
      const bend = wave(frames.map((frame) => frame.bend)).size;
      assert.ok(bend >= 20 && bend <= 25, `${speed} m/s: ${bend}`);
      const phases = [0, 1, 2, 3].map((k) => wave(frames.map(({ joints }) => joints[k])).phase);
      assert.ok(range(phases) < 0.02, `${speed} m/s: joints of the trunk bend at ${phases}`);
    }
  });

  it('its thighs are below the horizontal while they carry it, by 0 to 25 degrees, and more upright as it runs', (test) => {
    // Facts 4.4 (recalled ranges): up to 5 degrees either way are within how sure they are; 'more erect with speed' has no number.
    for (const speed of LIZARD_SPEEDS) {
      const lizard = going('lizard', { speed });
      const raised = through(lizard, (animal) => {
        const [hip, knee] = [animal.landmark('RH.hip'), animal.landmark('RH.stifle')];
        const flat = Math.hypot(knee[0] - hip[0], knee[2] - hip[2]);
        return animal.legs.RH.contact === 'flight' ? Number.NaN : Math.atan2(knee[1] - hip[1], flat) / DEGREE;
      }).filter((angle) => !Number.isNaN(angle));
      const [least, most] = [Math.min(...raised), Math.max(...raised)];
      test.diagnostic(`${speed} m/s: ${least.toFixed(0)} to ${most.toFixed(0)} degrees`);
      assert.ok(least > (speed < 2 ? -30 : -40) && most < (speed < 2 ? 5 : 8), `${speed} m/s: ${least} to ${most}`);
    }
  });

  it('the middle of its trunk goes 0.06 to 0.10 of its length from side to side of the line between the girdles', () => {
    // Read as the whole way: a trunk of 0.55 that bends by 25 degrees from girdle to girdle is nowhere more than 0.06 off that line.
    const ways = through(going('lizard', { speed: 1 }), (animal) => {
      const [pelvis, middle, chest] = ['root', 'back', 'withers'].map(
        (joint) => animal.pose.position[animal.rig.joints.indexOf(joint)],
      );
      const share = (middle[0] - pelvis[0]) / (chest[0] - pelvis[0]);
      return (middle[2] - pelvis[2] - share * (chest[2] - pelvis[2])) / species.lizard.height;
    });
    assert.ok(range(ways) >= 0.06 && range(ways) <= 0.1, `${range(ways)}`);
  });

  it('its tail carries the wave on: the middle half a stride behind the root, wider towards the tip', () => {
    const lizard = going('lizard', { speed: 1 });
    const tails = through(lizard, (animal) =>
      ['tail1', 'tail3', 'tail4', 'tail6'].map((joint) => turns(animal, joint).yaw),
    );
    const waves = [0, 1, 2, 3].map((k) => wave(tails.map((yaws) => yaws[k])));
    const lag = (from: number, to: number) => (waves[to].phase - waves[from].phase + 1) % 1;
    assert.ok(lag(0, 1) > 0.2 && lag(0, 2) > lag(0, 1) && lag(0, 2) > 0.35 && lag(0, 2) < 0.6, JSON.stringify(waves));
    const tips = range(through(lizard, (animal) => animal.landmark('tail')[2]));
    assert.ok(tips / 2 > 0.08 * 0.135 && tips / 2 < 0.25 * 0.135, `${tips}`);
  });

  it('straightens its legs without a snap: how much the speed of elbow and knee changes in a 200th of a stride, in its own', (test) => {
    for (const speed of [...LIZARD_SPEEDS, 1.5, 2, 2.2, 2.8, 3, 3.2, 3.4]) {
      const lizard = going('lizard', { speed });
      const joints = lizard.rig.legs.map((leg) => leg.joints[1]);
      const ways = through(lizard, ({ pose }) => joints.map((joint) => pose.positions.slice(3 * joint, 3 * joint + 3)));
      const changes = joints.map((_, leg) => {
        const way = ways.map((all) => all[leg]);
        const bends = way
          .slice(2)
          .map((at, i) => Math.hypot(...[0, 1, 2].map((k) => way[i][k] - 2 * way[i + 1][k] + at[k])));
        return (Math.max(...bends) * SAMPLES) / lizard.strideLength;
      });
      test.diagnostic(`${speed} m/s: ${changes.map((change) => change.toFixed(2)).join(', ')}`);
      assert.ok(Math.max(...changes) < 1.8, `${speed} m/s: ${changes}`);
    }
  });

  it('its hind toes point some 50 degrees farther ahead when it runs', () => {
    const outward = (speed: number): number => {
      const lizard = going('lizard', { speed });
      while (lizard.legs.RH.contact === 'flight' || lizard.legs.RH.phase > 0.05)
        lizard.advance(lizard.strideTime / 100);
      const [toe, heel] = [lizard.landmark('RH.toe'), lizard.landmark('RH.heel')];
      return Math.atan2(toe[2] - heel[2], toe[0] - heel[0]) / DEGREE;
    };
    const less = outward(0.5) - outward(2.5);
    assert.ok(less > 40 && less < 60, `${less}`);
  });
});

const TURTLE_SPEEDS = [0.045, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12];

describe('the turtle', () => {
  it('row 32: two, three or four feet are down, each for 0.75 to 0.88 of the stride', () => {
    for (const speed of TURTLE_SPEEDS) {
      const turtle = going('turtle', { speed });
      const counts = through(turtle, (animal) => LEGS.filter((leg) => animal.legs[leg].contact !== 'flight').length);
      for (const count of counts) assert.ok(count >= 2, `${speed} m/s: ${count} feet`);
      for (const { duty } of turtle.contacts) assert.ok(duty >= 0.75 && duty <= 0.88, `${speed} m/s: ${duty}`);
    }
  });

  it('stands on two, three and four feet as long as a tortoise does', (test) => {
    // Facts, section 6: 0.12, 0.52 and 0.36 of the stride.
    const turtle = going('turtle', { speed: 0.085 });
    const counts = through(turtle, (animal) => LEGS.filter((leg) => animal.legs[leg].contact !== 'flight').length);
    const shares = [2, 3, 4].map((feet) => counts.filter((count) => count === feet).length / SAMPLES);
    test.diagnostic(`two, three, four feet: ${shares.map((share) => share.toFixed(2)).join(', ')}`);
    [0.12, 0.52, 0.36].forEach((expected, i) => {
      assert.ok(Math.abs(shares[i] - expected) < 0.06, `${i + 2} feet: ${shares[i]}`);
    });
  });

  it('row 32: it pitches and rolls by 4 to 12 degrees', (test) => {
    for (const speed of TURTLE_SPEEDS) {
      const all = through(going('turtle', { speed }), (animal) => turns(animal, 'shell'));
      const [pitch, roll] = [range(all.map((turn) => turn.pitch)), range(all.map((turn) => turn.roll))];
      test.diagnostic(`${speed} m/s: pitch ${pitch.toFixed(1)}, roll ${roll.toFixed(1)}`);
      assert.ok(pitch >= 4 && pitch <= 12, `${speed} m/s: pitch ${pitch}`);
      assert.ok(roll >= 4 && roll <= 12, `${speed} m/s: roll ${roll}`);
    }
  });

  it('row 30: its back bends nowhere, in a walk or a turn; the girdles turn inside the shell, more than 30 % of what the upper arm sweeps', () => {
    const turtle = going('turtle', { speed: 0.1 });
    const straight = through(turtle, (animal) => {
      const [shell, arms, hips] = ['shell', 'withers', 'root'].map((joint) => turns(animal, joint));
      const [x, , z] = animal.landmark('RF.elbow').map((value, k) => value - animal.landmark('RF.shoulder')[k]);
      return {
        shell,
        girdle: arms.yaw - shell.yaw,
        pelvis: hips.yaw - shell.yaw,
        bent: arms.pitch - shell.pitch,
        arm: Math.atan2(x, z) / DEGREE,
      };
    });
    assert.ok(range(straight.map(({ shell }) => shell.yaw)) < 0.5, 'the shell goes straight');
    assert.ok(Math.max(...straight.map(({ bent }) => Math.abs(bent))) < 3, 'the girdle only turns');
    const [girdle, pelvis] = [
      range(straight.map((frame) => frame.girdle)),
      range(straight.map((frame) => frame.pelvis)),
    ];
    assert.ok(pelvis > 20 && girdle > 0.3 * range(straight.map((frame) => frame.arm)), `${girdle}, ${pelvis}`);
    turtle.command({ heading: 1 });
    let turned = 0;
    for (let i = 0; i < 600; i++) {
      turtle.advance(1 / 30);
      turned = Math.max(turned, Math.abs(turns(turtle, 'shell').yaw - turtle.heading / DEGREE));
    }
    assert.ok(Math.abs(turtle.heading - 1) < 1e-3 && turned < 0.5, `${turtle.heading}: ${turned}`);
  });

  it('does not step on its own feet', () => {
    for (const speed of TURTLE_SPEEDS) {
      for (const [fore, hind] of [
        ['LF', 'LH'],
        ['RF', 'RH'],
      ] as const) {
        const gaps = through(going('turtle', { speed }), (animal) => {
          if (animal.legs[fore].contact === 'flight' || animal.legs[hind].contact === 'flight') return Infinity;
          return animal.landmark(`${fore}.heel`)[0] - animal.landmark(`${hind}.toe`)[0];
        });
        assert.ok(Math.min(...gaps) > -0.02 * species.turtle.height, `${speed} m/s: ${Math.min(...gaps)}`);
      }
    }
  });

  it('bobs its head with every step', () => {
    const heights = through(
      going('turtle', { speed: 0.1 }),
      (animal) => animal.landmark('poll')[1] - animal.landmark('withers')[1],
    );
    const peaks = heights.filter((height, i) => {
      const [before, after] = [heights[(i + SAMPLES - 1) % SAMPLES], heights[(i + 1) % SAMPLES]];
      return height > before && height >= after;
    });
    assert.equal(peaks.length, 2);
    assert.ok(range(heights) > 0.01 * species.turtle.height, `${range(heights)}`);
  });

  it('never trots: asked for more it goes as fast as it walks, and says so; it stays below a Froude number of 0.03', () => {
    const turtle = createAnimal('turtle');
    turtle.command({ speed: 3 });
    for (let i = 0; i < 1200; i++) turtle.advance(1 / 30);
    assert.equal(turtle.gait, 'fast-walk');
    assert.ok(Math.abs(turtle.speed - 0.12) < 1e-9, `${turtle.speed}`);
    assert.ok(turtle.froude < 0.03, `${turtle.froude}`);
    assert.throws(() => turtle.command({ gait: 'trot' }), /no 'trot'; expected auto, stand, walk, fast-walk/);
    assert.equal(turtle.targetGait, 'fast-walk');
  });
});

describe('both', () => {
  it('take up a gait from its footfalls alone, the pelvis turning with the hind foot that lands', () => {
    for (const [name, speed, strideTime] of [
      ['lizard', 0.25, 0.32],
      ['turtle', 0.05, 3],
    ] as const) {
      const contacts = {
        LF: { down: 0.25, duty: 0.7 },
        RF: { down: 0.75, duty: 0.7 },
        LH: { down: 0, duty: 0.7 },
        RH: { down: 0.5, duty: 0.7 },
      };
      const table = synthesizeGait(species[name], { name: 'stalk', speed, strideTime, contacts });
      const animal = createAnimal(table, { seed: 0 });
      animal.command({ gait: 'stalk', speed });
      animal.settle();
      assert.equal(animal.gait, 'stalk');
      const yaws = through(animal, () => {
        LEGS.forEach((leg, k) => {
          if (animal.legs[leg].contact !== 'flight') assert.ok(animal.misses[k] < 1e-9, `${name} ${leg}`);
        });
        return turns(animal, 'root').yaw;
      });
      const { size, phase } = wave(yaws);
      assert.ok(size > 10 && Math.abs(phase - 0.5) < 0.1, `${name}: ${size} at ${phase}`);
    }
  });

  it('do not leap, and say so', () => {
    for (const name of ['lizard', 'turtle'])
      assert.throws(() => createAnimal(name).leap(), new RegExp(`leap: a ${name} does not leap`));
  });

  /** Fast, slow, round, uphill, pushed: what is told, after how many seconds of an animal of 1.60 m. */
  const told: readonly (readonly [number, (animal: Animal, top: number) => void])[] = [
    [0.5, (animal, top) => animal.command({ speed: 0.45 * top })],
    [12, (animal) => animal.command({ heading: 1.5 })],
    [24, (animal, top) => animal.command({ speed: top })],
    [36, (animal) => animal.command({ slope: 0.25 })],
    [44, (animal) => animal.command({ slope: -0.2, heading: 0 })],
    [56, (animal) => animal.command({ slope: 0 })],
    [60, (animal, top) => animal.push({ at: 'withers', velocity: [0, 0, 0.1 * top] })],
    [70, (animal) => animal.command({ speed: 0 })],
    [82, (animal) => animal.command({ heading: -1 })],
    [100, (animal, top) => animal.push({ at: 'croup', velocity: [0, 0, -0.1 * top] })],
  ];

  for (const name of ['lizard', 'turtle']) {
    it(`${name}: feet stand still and on the ground, bones keep their lengths, nothing jumps, whatever it is told`, (test) => {
      const { height, gaits, sluggish = 1 } = species[name];
      const unit = height / 1.6;
      const top = Math.max(...Object.values(gaits).map((gait) => gait.range[1]));
      const animal = createAnimal(name);
      const { parents, offsets, joints } = animal.rig;
      const stood: (readonly number[] | undefined)[] = [];
      const dt = (Math.sqrt(unit) * sluggish) / 60;
      const before = animal.pose.positions.slice();
      const worst = { slip: 0, off: 0, stretched: 0, jump: 0 };
      const wishes = [...told];
      for (let i = 0; i < 60 * 115; i++) {
        while (wishes.length > 0 && i / 60 >= wishes[0][0]) wishes.shift()?.[1](animal, top);
        animal.advance(dt);
        const { positions } = animal.pose;
        LEGS.forEach((leg, k) => {
          const toe = animal.landmark(`${leg}.toe`);
          if (animal.legs[leg].contact === 'flight') {
            stood[k] = undefined;
            return;
          }
          stood[k] ??= toe;
          const [x, , z] = stood[k];
          worst.slip = Math.max(worst.slip, Math.hypot(toe[0] - x, toe[2] - z) / unit);
          worst.off = Math.max(worst.off, Math.abs(toe[1] - animal.groundHeight(toe[0], toe[2])) / unit);
        });
        for (let j = 1; j < joints.length; j++) {
          const length = Math.hypot(...[0, 1, 2].map((k) => positions[3 * j + k] - positions[3 * parents[j] + k]));
          const bone = Math.hypot(...offsets.slice(3 * j, 3 * j + 3));
          worst.stretched = Math.max(worst.stretched, Math.abs(length - bone) / unit);
        }
        for (let k = 0; k < positions.length; k++) {
          assert.ok(Number.isFinite(positions[k]), `${joints[Math.floor(k / 3)]} at ${i / 60}`);
          worst.jump = Math.max(worst.jump, Math.abs(positions[k] - before[k]) / unit);
        }
        before.set(positions);
      }
      test.diagnostic(
        Object.entries(worst)
          .map(([key, value]) => `${key} ${(1000 * value).toFixed(2)} mm`)
          .join(', '),
      );
      assert.equal(animal.gait, 'stand');
      assert.ok(worst.slip < 0.002, `slips ${worst.slip}`);
      assert.ok(worst.off < 0.002, `off the ground ${worst.off}`);
      assert.ok(worst.stretched < 1e-9, `bones ${worst.stretched}`);
      // A sixtieth of a second at the top speed of a galloping hoof, as for the horse.
      assert.ok(worst.jump < 0.7, `jumps ${worst.jump}`);
    });
  }
});
