/**
 * Authored tables. The builder finds what is wrong and says where: from the good horse one thing is broken at a time. Then
 * what the good tables must come to: the skeleton, how it stands, and the eleven motions.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSpecies, createAnimal, LEGS, TableError } from '../../src/index.ts';
import { horse } from '../../src/species/horse.ts';

// ------------------------------------------------------------------------------------------------------ broken tables

const GONE = undefined;
/** It cannot even be shown. */
const UNSPEAKABLE = { toString: 5, valueOf: 5 };
const ELEVEN = '1 2 3 4 5 6 7 8 9 10 11';
const same = (value: string | number, count: number) => Array(count).fill(value).join(' ');

/** Sets one value of a table; a motion is found by its name: `motions['plate.walk'].speed`. */
function put(table: unknown, path: string, value: unknown): void {
  const steps = [...path.matchAll(/\['([^']+)'\]|[^.[\]]+/g)].map((match) => match[1] ?? match[0]);
  const last = steps.pop() ?? '';
  const holder = steps.reduce((at, step) => (Array.isArray(at) ? named(at, step) : member(at, step)), table);
  assert.ok(typeof holder === 'object' && holder !== null, `the table has no ${path}`);
  if (value === GONE) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
}

function named(list: unknown[], step: string): unknown {
  return list[Number(step)] ?? list.find((entry) => member(entry, 'name') === step);
}

function member(holder: unknown, name: string): unknown {
  assert.ok(typeof holder === 'object' && holder !== null);
  return Reflect.get(holder, name);
}

/** What is broken, how, what the sentence must say, and where it must point if not to the broken thing itself. */
type Break = [path: string, value: unknown, says: RegExp, points?: string];

const NUMBER = /expected a number, got/;
const OUTSIDE = /is outside .* to /;
const MISSING = /is missing/;
const OBJECT = /expected an object, got/;

const WALK = "motions['plate.walk']";
const CANTER = "motions['plate.canter']";
const FORE = 'skeleton.legs.fore';
const HIND = 'skeleton.legs.hind';

const breaks: Readonly<Record<string, readonly Break[]>> = {
  animal: [
    ['name', GONE, /needs a name/, 'species.name'],
    ['name', '', /needs a name/, 'species.name'],
    ['name', 5, /needs a name, a string/, 'species.name'],
    ['bold', -1, /outside 0 to 9/],
    ['bold', 'very', /expected a number/],
    ['height', 0, OUTSIDE],
    ['height', -1.6, OUTSIDE],
    ['height', 160, OUTSIDE],
    ['height', Number.NaN, NUMBER],
    ['height', '1.6', NUMBER],
    ['height', GONE, NUMBER],
    ['sluggish', 'very', NUMBER],
    ['sluggish', 0, OUTSIDE],
    ['skeleton', null, OBJECT],
    ['skeleton', GONE, MISSING],
    ['presets', { jog: { LF: 0, RF: 0.5, LH: 0.5 } }, NUMBER, 'presets.jog.RH'],
    ['presets', { jog: null }, NUMBER, 'presets.jog.LF'],
    ['gaits', {}, /at least one gait/],
    ['motions', {}, /expected a list of motions/],
    ['motions', [], /'walk' has no motion/],
    ['standing', GONE, NUMBER, 'standing.croup'],
    ['standing.neck', GONE, NUMBER],
    ['standing.tail', Number.NaN, NUMBER],
    ['standing.face', '60', NUMBER],
  ],
  skeleton: [
    ['skeleton.root', GONE, NUMBER, 'skeleton.root[0]'],
    ['skeleton.root[1]', -0.9, OUTSIDE],
    ['skeleton.joints[1]', null, OBJECT],
    ['skeleton.joints[4].axes', null, OBJECT],
    ['skeleton.landmarks.croup', null, OBJECT],
    ['skeleton.shares.flex', 'few', /expected a number/, 'skeleton.shares.flex[0]'],
    // What nobody thinks of.
    ['skeleton.head', UNSPEAKABLE, /is not laid out/, 'skeleton'],
    [`${WALK}.contacts.LF.down`, UNSPEAKABLE, /is not laid out/, 'motions'],
    ['gaits.walk.range[0]', UNSPEAKABLE, /is not laid out/, 'gaits.walk'],
    ['standing.neck', UNSPEAKABLE, /is not laid out/, ''],
    ['skeleton.joints[2].joint', GONE, /needs a name/],
    ['skeleton.joints[2].joint', '', /needs a name/],
    ['skeleton.joints[2].joint', 'loin', /'loin' stands twice/],
    ['skeleton.joints[2].joint', 'root', /'root' stands twice/],
    ['skeleton.joints[3].parent', 'nobody', /no joint 'nobody' before 'neckLow'/],
    ['skeleton.joints[3].parent', GONE, /no joint 'undefined'/],
    ['skeleton.joints[1].parent', 'head', /no joint 'head' before 'back'/],
    ['skeleton.joints[1].parent', 'back', /no joint 'back' before 'back'/],
    ['skeleton.joints[4].length', Number.NaN, NUMBER],
    ['skeleton.joints[4].length', -0.1, OUTSIDE],
    ['skeleton.joints[4].length', 0, OUTSIDE],
    ['skeleton.joints[4].length', 100, OUTSIDE],
    ['skeleton.joints[4].length', '0.1', NUMBER],
    ['skeleton.joints[4].toward', Number.POSITIVE_INFINITY, NUMBER],
    ['skeleton.joints[4].toward', 4000, OUTSIDE],
    ['skeleton.joints[4].axes.pitch', [40, -45], /lower limit 40 is above upper limit -45/],
    ['skeleton.joints[4].axes.yaw', [Number.NaN, 4], NUMBER, 'skeleton.joints[4].axes.yaw[0]'],
    ['skeleton.spine[1]', 'nobody', /no joint 'nobody'/],
    ['skeleton.shares.flex', [1, 0], /expected 3 numbers/],
    ['skeleton.shares.neck[1]', 'much', /expected a number/],
    ['skeleton.shares.droop', 7, /outside/],
    ['skeleton.neck[1]', 'nobody', /no joint 'nobody'/],
    ['skeleton.tail[3]', 'nobody', /no joint 'nobody'/],
    ['skeleton.head', 'nobody', /no joint 'nobody'/],
    ['skeleton.jaw', 'nobody', /no joint 'nobody'/],
    ['skeleton.landmarks.withers', GONE, MISSING],
    ['skeleton.landmarks.dock', GONE, MISSING],
    ['skeleton.landmarks.poll.on', 'nobody', /no joint 'nobody'/],
    ['skeleton.landmarks.poll.at', GONE, NUMBER, 'skeleton.landmarks.poll.at[0]'],
    ['skeleton.landmarks.poll.at[1]', Number.NaN, NUMBER],
  ],
  leg: [
    ['skeleton.legs', GONE, MISSING, FORE],
    [FORE, GONE, MISSING],
    [HIND, GONE, MISSING],
    [FORE, null, OBJECT],
    [`${FORE}.joints[1]`, null, OBJECT],
    [`${FORE}.joints[1].joint`, 7, /needs a name/],
    [`${FORE}.joints[1].alias`, 7, /needs a name/],
    [`${FORE}.sprawl`, true, OBJECT],
    [`${FORE}.sprawl`, { tilt: 0, toes: 0 }, /expected 'sprawling'/, `${FORE}.sprawl.manner`],
    [`${FORE}.on`, 'nobody', /no joint 'nobody'/],
    [`${FORE}.at`, GONE, NUMBER, `${FORE}.at[0]`],
    [`${FORE}.at[1]`, -0.1, OUTSIDE],
    [`${FORE}.joints`, [], /at least three joints/],
    [`${FORE}.joints`, horse.skeleton.legs.fore.joints.slice(0, 2), /at least three joints/],
    [`${HIND}.joints`, GONE, /at least three joints/],
    [`${HIND}.joints[1].joint`, 'hip', /'LH.hip' stands twice/],
    [`${HIND}.joints[1].bone`, Number.NaN, NUMBER],
    [`${HIND}.joints[1].bone`, -0.25, OUTSIDE],
    [`${HIND}.joints[1].bone`, 25, OUTSIDE],
    [`${HIND}.joints[1].toward`, GONE, NUMBER],
    [`${HIND}.joints[1].angle`, 'medial', /expected 'cranial' or 'caudal', got 'medial'/],
    [`${HIND}.joints[1].limits`, [162, 65], /lower limit 162 is above upper limit 65/],
    [`${HIND}.joints[1].limits`, [65, 100], /standing angle 142\.7 is outside 65 to 100/],
    [`${HIND}.joints[1].limits`, GONE, NUMBER, `${HIND}.joints[1].limits[0]`],
    [`${HIND}.joints[1].give`, 2, OUTSIDE],
    [`${HIND}.joints[0].reference`, GONE, /first joint needs|expected a number/],
    [`${HIND}.sole`, GONE, NUMBER],
    [`${HIND}.track`, Number.NaN, NUMBER],
  ],
  motion: [
    ['motions[1]', null, OBJECT],
    ['motions[1]', 'walk', OBJECT],
    ['motions[1].name', GONE, /needs a name/],
    ['motions[1].name', 5, /needs a name/],
    ['motions[1].gait', 'constructor', /no gait 'constructor'/],
    [`${WALK}.legs`, null, OBJECT],
    [`${WALK}.legs`, GONE, MISSING],
    [`${WALK}.legs.hind`, 'two', OBJECT],
    ['motions[1].name', 'walk.ordinary', /'walk.ordinary' stands twice/],
    ['motions[1].gait', 'prance', /no gait 'prance'/],
    ['motions[1].gait', GONE, /no gait 'undefined'/],
    [`${WALK}.speed`, 0, OUTSIDE],
    [`${WALK}.speed`, Number.NaN, NUMBER],
    [`${WALK}.strideTime`, -1, OUTSIDE],
    [`${WALK}.strideTime`, GONE, NUMBER],
    [`${CANTER}.lead`, GONE, /trailing and leading legs: needs a lead/],
    [`${CANTER}.lead`, 'port', /expected 'left' or 'right', got 'port'/],
    [`${WALK}.contacts`, GONE, NUMBER, `${WALK}.contacts.LF.down`],
    [`${WALK}.contacts.RH`, GONE, NUMBER, `${WALK}.contacts.RH.down`],
    [`${WALK}.contacts.RH.down`, 1.2, OUTSIDE],
    [`${WALK}.contacts.RH.duty`, 0, OUTSIDE],
    [`${WALK}.contacts.RH.duty`, 1, OUTSIDE],
    [`${WALK}.contacts.RH.duty`, Number.NaN, NUMBER],
    [`${CANTER}.legs.leadFore`, GONE, MISSING],
    [`${CANTER}.legs.trailHind`, GONE, MISSING],
    [`${WALK}.legs.fore.rows.carpus`, GONE, MISSING],
    [`${WALK}.legs.fore.rows.carpus`, ELEVEN, /at least 12 key phases, got 11/],
    [`${WALK}.legs.fore.rows.carpus`, `180 180 x ${same(180, 21)}`, NUMBER, `${WALK}.legs.fore.rows.carpus[2]`],
    [`${WALK}.legs.fore.rows.carpus`, `${same(180, 23)} 999`, OUTSIDE, `${WALK}.legs.fore.rows.carpus[23]`],
    [`${WALK}.legs.fore.rows.carpus`, same(180, 25), /has 25 keys, sole has 24/],
    [`${CANTER}.legs.trailHind.rows.hock`, GONE, MISSING],
    [`${WALK}.legs.hind.sole`, GONE, MISSING],
    [`${WALK}.legs.hind.sole`, ELEVEN, /at least 12 key phases, got 11/],
    [`${WALK}.body.croup`, GONE, /is missing|expected a number/],
    [`${WALK}.body.neck`, [27, Number.NaN, 2, 0.3], NUMBER, `${WALK}.body.neck[1]`],
    [`${WALK}.body.neck`, [27, 4.5], NUMBER, `${WALK}.body.neck[2]`],
    [`${WALK}.body.neck`, [27, 4500, 2, 0.3], OUTSIDE, `${WALK}.body.neck[1]`],
    [`${WALK}.body.neck`, ELEVEN, /at least 12 key phases, got 11/],
    [`${WALK}.body.neck`, same(23, 13), /has 13 keys, the first row has 12/],
    [`${WALK}.body.neck`, `${same(23, 11)} high`, NUMBER, `${WALK}.body.neck[11]`],
  ],
  gait: [
    ['gaits.prance', horse.gaits.walk, /'prance' has no motion/, 'motions'],
    ['gaits.auto', horse.gaits.walk, /'auto' is a command of its own/],
    ['gaits.stand', horse.gaits.walk, /'stand' is a command of its own/],
    ['gaits.walk.alias', 'stand', /'stand' is a command of its own/],
    ['gaits.walk.alias', 5, /needs a name/],
    ['gaits.walk', null, OBJECT],
    ['gaits.walk.lead', 'port', /expected 'left' or 'right', got 'port'/],
    ['gaits.walk.range', 'slow', NUMBER, 'gaits.walk.range[0]'],
    ['gaits.walk.range', { 0: 0.3, 1: 2.3 }, NUMBER, 'gaits.walk.range[0]'],
    ['gaits.walk.range[1]', 201, OUTSIDE],
    ['gaits.walk.strideTime', 1.2, OBJECT],
    ['gaits.walk.strideTime', { power: [1] }, NUMBER, 'gaits.walk.strideTime.power[1]'],
    ['gaits.walk.strideTime', { power: [1, -0.5], at: 0 }, OUTSIDE, 'gaits.walk.strideTime.at'],
    ['gaits.walk.strideTime', { power: [1, -0.5], most: 'any' }, NUMBER, 'gaits.walk.strideTime.most'],
    ['gaits.walk.duty.hind', 1e9, OBJECT],
    ['gaits.walk.duty.hind', {}, /expected \{ linear: \[a, b\] \} or \{ power: \[a, b\] \}/],
    ['gaits.walk.duty.hind', { linear: 0.6 }, NUMBER, 'gaits.walk.duty.hind.linear[0]'],
    ['gaits.walk.range', GONE, NUMBER, 'gaits.walk.range[0]'],
    ['gaits.walk.range', [2.3, 0.3], OUTSIDE, 'gaits.walk.range[1]'],
    ['gaits.walk.range[0]', 0, OUTSIDE],
    ['gaits.walk.range[1]', Number.NaN, NUMBER],
    ['gaits.walk.band', GONE, NUMBER, 'gaits.walk.band[0]'],
    ['gaits.walk.band', [0.1, 2.2], OUTSIDE, 'gaits.walk.band[0]'],
    ['gaits.walk.band', [0.3, 3], OUTSIDE, 'gaits.walk.band[1]'],
    ['gaits.walk.band', [2.2, 0.3], OUTSIDE, 'gaits.walk.band[1]'],
    ['gaits.walk.strideTime', GONE, /needs strideTime or frequency/, 'gaits.walk'],
    ['gaits.trot.frequency', GONE, /needs strideTime or frequency/, 'gaits.trot'],
    ['gaits.trot.duty', GONE, MISSING, 'gaits.trot.duty.fore'],
    ['gaits.trot.duty.hind', GONE, MISSING],
    ['gaits.trot.duty.hind', { linear: [2, 0] }, OUTSIDE],
    ['gaits.trot.duty.hind', { linear: [0, 0] }, OUTSIDE],
    ['gaits.trot.duty.fore', { linear: [Number.NaN, 0] }, NUMBER, 'gaits.trot.duty.fore.linear[0]'],
    ['gaits.trot.footfalls', GONE, /at least one row/],
    ['gaits.trot.footfalls', [], /at least one row/],
    ['gaits.trot.footfalls', 'x', /expected a list/],
    ['gaits.trot.footfalls[0]', null, OBJECT],
    ['gaits.trot.footfalls[1].speed', 2, /speeds must rise/],
    ['gaits.trot.footfalls[1].speed', 3, /speeds must rise/],
    ['gaits.trot.footfalls[1].LF', GONE, NUMBER],
    ['gaits.trot.footfalls[1].LF', 1.5, OUTSIDE],
    ['gaits.trot.track', GONE, NUMBER, 'gaits.trot.track[0]'],
    ['gaits.trot.track[1]', -1, OUTSIDE],
  ],
};

const shown = (value: unknown): string =>
  value === GONE ? 'gone' : typeof value === 'object' ? JSON.stringify(value).slice(0, 40) : String(value).slice(0, 40);

describe('a broken table is found, and the sentence says where', () => {
  it('the good one is good, also as a copy', () => {
    assert.equal(buildSpecies(structuredClone(horse)).rig.joints.length, buildSpecies(horse).rig.joints.length);
  });

  for (const [what, rows] of Object.entries(breaks)) {
    describe(what, () => {
      for (const [path, value, says, points = path] of rows) {
        it(`${path} is ${shown(value)}`, () => {
          const table = structuredClone(horse);
          put(table, path, value);
          const where = points.startsWith('species.') ? points : `horse${points && `.${points}`}`;
          assert.throws(
            () => buildSpecies(table),
            (error) => {
              assert.ok(error instanceof TableError, String(error));
              assert.equal(error.name, 'TableError');
              // Rows of a leg may be named with or without the table's own `rows`.
              const message = error.message.replace(/(\.legs\.\w+)\.rows\./, '$1.');
              const start = where.replace(/(\.legs\.\w+)\.rows\./, '$1.');
              assert.ok(message.startsWith(start), `'${message}' does not start with ${start}`);
              assert.match(message.slice(start.length), /^(\[0\])?(: | at )\S[^\n]{5,120}$/, 'one clear sentence');
              assert.match(message, says);
              return true;
            },
          );
        });
      }
    });
  }

  it('the fault is found each time, not remembered as good', () => {
    const table = structuredClone(horse);
    put(table, 'height', 0);
    for (let time = 0; time < 2; time++) assert.throws(() => buildSpecies(table), TableError);
  });

  it('what is no species at all', () => {
    for (const nothing of [null, undefined, 5, {}]) {
      assert.throws(() => Reflect.apply(buildSpecies, undefined, [nothing]), /^TableError: species\.name: .*name/);
    }
  });
});

// ------------------------------------------------------------------------------------------------------------- the rig

const animal = createAnimal('horse', { seed: 0 });
const { rig } = animal;

describe('the skeleton of the horse', () => {
  it('has 35 joints and 61 degrees of freedom, as in Huang 2013', () => {
    assert.equal(rig.joints.length, 35);
    assert.equal(new Set(rig.joints).size, 35);
    const turns = rig.axes.slice(1).reduce((sum, axes) => sum + Object.keys(axes).length, 0);
    assert.equal(6 + turns, 61, 'the root moves and turns three ways each');
  });

  it('has every parent before its children, and one root', () => {
    assert.equal(rig.parents.length, 35);
    rig.parents.forEach((parent, joint) => {
      assert.ok(parent < joint && (parent >= 0 || joint === 0), rig.joints[joint]);
    });
  });

  it('has offsets that lead from parent to child in the standing animal', () => {
    rig.parents.forEach((parent, joint) => {
      for (let axis = 0; axis < 3; axis++) {
        const from = parent < 0 ? 0 : rig.rest[3 * parent + axis];
        assert.ok(Math.abs(from + rig.offsets[3 * joint + axis] - rig.rest[3 * joint + axis]) < 1e-12);
      }
    });
  });

  it('is left as it is right', () => {
    for (const joint of rig.joints.keys()) {
      const name = rig.joints[joint];
      const mirrored = rig.joints.indexOf(name.replace(/^[LR](?=[FH]\.)/, (side) => (side === 'L' ? 'R' : 'L')));
      assert.equal(mirrored !== joint, /^[LR][FH]\./.test(name), name);
      const sign = [1, 1, -1];
      for (let axis = 0; axis < 3; axis++) {
        assert.ok(Math.abs(rig.rest[3 * joint + axis] - sign[axis] * rig.rest[3 * mirrored + axis]) < 1e-12, name);
      }
    }
    for (const [left, right] of [
      [0, 1],
      [2, 3],
    ]) {
      const { name: _l, joints: _lj, bench: _lb, side: leftSide, ...one } = rig.legs[left];
      const { name: _r, joints: _rj, bench: _rb, side: rightSide, ...other } = rig.legs[right];
      assert.deepEqual(one, other);
      assert.deepEqual([leftSide, rightSide], [-1, 1]);
    }
  });

  it('has limits around the standing posture', () => {
    for (const leg of rig.legs) {
      leg.joints.forEach((joint, i) => {
        assert.ok(leg.least[i] <= 0 && leg.most[i] >= 0 && leg.least[i] < leg.most[i], rig.joints[joint]);
      });
    }
  });
});

/** kinematics.md 1.2: forward from the hip joint and up, metres. */
const STANDING: Readonly<Record<string, readonly [number, number]>> = {
  'F.toe': [1.13, 0],
  'F.coffin': [1.07, 0.07],
  'F.fetlock': [1.0, 0.19],
  'F.carpus': [1.0, 0.47],
  'F.elbow': [1.0, 0.88],
  'F.shoulder': [1.16, 1.1],
  'F.scapula': [1.02, 1.37],
  'H.toe': [0.02, 0],
  'H.coffin': [-0.04, 0.07],
  'H.fetlock': [-0.11, 0.18],
  'H.hock': [-0.11, 0.54],
  'H.stifle': [0.07, 0.9],
  'H.hip': [0, 1.27],
  withers: [0.92, 1.6],
  croup: [0.1, 1.59],
  dock: [-0.3, 1.42],
};

describe('the standing horse', () => {
  it('has its landmarks where the table of proportions has them, to 3 cm', () => {
    const hip = animal.landmark('LH.hip')[0];
    for (const [mark, [forward, up]] of Object.entries(STANDING)) {
      for (const name of /^[FH]\./.test(mark) ? [`L${mark}`, `R${mark}`] : [mark]) {
        const [x, y] = animal.landmark(name);
        assert.ok(Math.hypot(x - hip - forward, y - up) < 0.03, `${name} is at ${x - hip}, ${y}`);
      }
    }
  });

  it('is 1.60 m high at the withers and carries its head between relaxed and alert', () => {
    assert.ok(Math.abs(animal.landmark('withers')[1] - 1.6) < 0.005);
    const poll = animal.landmark('poll')[1];
    assert.ok(poll > 1.7 && poll < 1.98, `${poll}`);
    assert.ok(animal.landmark('muzzle')[0] > animal.landmark('poll')[0]);
    assert.ok(animal.landmark('tail')[1] < animal.landmark('dock')[1]);
  });

  it('has toes and heels on the ground, the toe in front', () => {
    for (const leg of LEGS) {
      const [toe, heel] = [animal.landmark(`${leg}.toe`), animal.landmark(`${leg}.heel`)];
      assert.ok(Math.abs(toe[1]) < 1e-6 && Math.abs(heel[1]) < 1e-6, `${leg} ${toe[1]} ${heel[1]}`);
      assert.ok(toe[0] - heel[0] > 0.1 && toe[0] - heel[0] < 0.15);
    }
  });

  it('is left as it is right', () => {
    for (const name of Object.keys(rig.landmarks).filter((mark) => /^L[FH]\./.test(mark))) {
      const [left, right] = [animal.landmark(name), animal.landmark(name.replace('L', 'R'))];
      for (const [axis, sign] of [1, 1, -1].entries()) {
        assert.ok(Math.abs(left[axis] - sign * right[axis]) < 1e-9, name);
      }
    }
  });

  it('stands at the angles of its table', () => {
    for (const leg of rig.legs) {
      leg.joints.forEach((joint, i) => {
        assert.ok(Math.abs(animal.angle(rig.joints[joint]) - leg.standingDegrees[i]) < 0.5, rig.joints[joint]);
      });
    }
  });
});

// ----------------------------------------------------------------------------------------------------------- motions

/** captures/README.md: speed m/s, stride time s, stride m; touch-down phases LF RF LH RH; lead. */
const PLATES: Readonly<
  Record<string, { speed: number; time: number; stride: number; down: number[]; lead?: 'left' | 'right' }>
> = {
  walk: { speed: 2, time: 0.92, stride: 1.85, down: [0.195, 0.695, 0, 0.5] },
  amble: { speed: 4.5, time: 0.54, stride: 2.45, down: [0.17, 0.675, 0, 0.5] },
  trot: { speed: 12, time: 0.455, stride: 5.46, down: [0.489, 0.992, 0, 0.5] },
  rack: { speed: 7.5, time: 0.56, stride: 4.2, down: [0.09, 0.59, 0, 0.5] },
  canter: { speed: 5, time: 0.56, stride: 2.8, down: [0.41, 0.11, 0.2, 0], lead: 'left' },
  gallop: { speed: 14, time: 0.445, stride: 6.2, down: [0.32, 0.55, 0, 0.18], lead: 'right' },
};

describe('the motions', () => {
  it('are eleven, over the six gaits', () => {
    assert.equal(animal.motions.length, 11);
    assert.equal(new Set(animal.motions.map(({ name }) => name)).size, 11);
    assert.deepEqual([...new Set(animal.motions.map(({ gait }) => gait))].sort(), Object.keys(PLATES).sort());
  });

  it('name their plate only if they were captured from one', () => {
    for (const { name, gait, plate } of animal.motions) {
      assert.equal(plate, name.startsWith('plate.') ? gait : undefined, name);
    }
  });

  it('have a lead exactly where the gait has one', () => {
    for (const { gait, lead, name } of animal.motions) {
      assert.equal(lead !== undefined, gait === 'canter' || gait === 'gallop', name);
    }
  });

  for (const [gait, { speed, time, stride, down, lead }] of Object.entries(PLATES)) {
    it(`plate.${gait} has the speed, stride and footfalls of its tracing`, () => {
      const name = `plate.${gait}`;
      const motion = animal.motions.find((entry) => entry.name === name);
      assert.ok(motion, `no ${name}`);
      assert.equal(motion.speed, speed);
      assert.equal(motion.strideTime, time);
      assert.equal(motion.lead, lead);
      assert.ok(Math.abs(motion.speed * motion.strideTime - stride) < 0.04, 'stride');

      const pinned = createAnimal('horse', { seed: 0 });
      pinned.command({ motion: name });
      pinned.settle();
      assert.equal(pinned.gait, gait);
      assert.equal(pinned.speed, speed);
      assert.equal(pinned.lead, lead);
      assert.ok(Math.abs(pinned.strideTime - time) < 1e-12);
      assert.ok(Math.abs(pinned.strideLength - speed * time) < 1e-12);
      pinned.contacts.forEach((contact, i) => {
        const off = Math.abs(contact.down - down[i]);
        assert.ok(Math.min(off, 1 - off) < 0.02, `${contact.leg} lands at ${contact.down}`);
      });
    });
  }
});
