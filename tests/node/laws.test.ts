/** Hoyt's law and Huang's Table 1 beside the laws the engine uses: prints the constants and how well they fit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStride, evaluateLaw, fitContactTime, strideAt } from '../../src/gait/speed-law.ts';
import { buildSpecies, fitStrideLength, type Law, LEGS, makeFootfalls, similarLaws, species } from '../../src/index.ts';
import { huangTable1 } from '../../src/species/horse/gaits.ts';
import { horse } from '../../src/species/horse.ts';
import { TESTED } from '../shared/stride.ts';

const { gaits } = buildSpecies(horse);

test("Hoyt's T_c = a v^b fits the contact times of every gait", () => {
  for (const gait of gaits) {
    for (const end of ['fore', 'hind'] as const) {
      const tested = TESTED[gait.name];
      const { a, b, error } = fitContactTime(gait, end, [tested[0], tested[tested.length - 1]]);
      console.log(
        `${gait.name.padEnd(7)} ${end}  T_c = ${a.toFixed(3)} v^${b.toFixed(3)}  worst error ${(100 * error).toFixed(1)} %`,
      );
      // b between -1 (constant step length) and 0 (constant contact time), and "significantly different from -1" (Hoyt 2000).
      assert.ok(b < -0.5 && b > -0.95, `${gait.name} ${end}: b = ${b}`);
      assert.ok(error < 0.05, `${gait.name} ${end}: error ${error}`);
    }
  }
});

test("Huang's Table 1, read as m/s and the time a foot is down, is of the engine's order (facts: off by up to 1.54)", () => {
  const stride = createStride();
  for (const gait of gaits) {
    for (const speed of [TESTED[gait.name][0], TESTED[gait.name].at(-1) ?? 0]) {
      strideAt(gait, speed, false, stride);
      const { support } = makeFootfalls(LEGS.map((leg, i) => ({ leg, down: stride.down[i], duty: stride.duty[i] })));
      const down = support.reduce((sum, [from, to, feet]) => sum + (feet > 0 ? to - from : 0), 0) * stride.time;
      const { a, b } = huangTable1[gait.name];
      const ratio = (a * speed ** b) / down;
      console.log(
        `${gait.name.padEnd(7)} ${speed} m/s  Table 1 ${(a * speed ** b).toFixed(3)} s  here ${down.toFixed(3)} s  ratio ${ratio.toFixed(2)}`,
      );
      assert.ok(ratio > 1 / 1.75 && ratio < 1.75, `${gait.name} at ${speed} m/s: ratio ${ratio.toFixed(2)}`);
    }
  }
});

test("Sung's Fr = a L^b fits the strides of every gait of every animal", () => {
  for (const [name, table] of Object.entries(species)) {
    const { gaits: built, rig } = buildSpecies(table);
    for (const gait of built) {
      const { a, b, error } = fitStrideLength(gait, rig.hips[1]);
      console.log(
        `${name} ${gait.name}  Fr = ${a.toFixed(3)} L^${b.toFixed(2)}  worst error ${(100 * error).toFixed(0)} %`,
      );
      // The faster, the longer; and by dynamic similarity Froude numbers rise with more than the first power of the stride.
      assert.ok(b > 1 && a > 0, `${name} ${gait.name}: b = ${b}`);
    }
  }
});

test('laws of another size are those of a similar animal, and near the measured ones', () => {
  const walk = gaits.find(({ name }) => name === 'walk');
  const trot = gaits.find(({ name }) => name === 'trot');
  assert.ok(walk && trot);
  const hips = buildSpecies(horse).rig.hips[1];
  const at = (law: Law, speed: number) => evaluateLaw(law, speed);
  // Its own size: as good as the fits.
  const own = similarLaws(walk, hips, hips);
  for (const speed of [0.9, 1.4, 2])
    assert.ok(Math.abs(at(own.strideTime, speed) / walk.strideTime(speed) - 1) < 0.02, `${speed} m/s`);
  // A quarter of the size: half the speeds, half the times, the same shares.
  const whole = similarLaws(trot, hips, hips);
  const small = similarLaws(trot, hips, hips / 4);
  for (const speed of [3, 5, 8]) {
    assert.ok(Math.abs(at(small.strideTime, speed / 2) / at(whole.strideTime, speed) - 0.5) < 1e-9);
    assert.ok(Math.abs(at(small.duty.hind, speed / 2) - at(whole.duty.hind, speed)) < 1e-9);
  }
  // A dog's trot, foretold from the horse's, beside the dog's own, both at the engine's size.
  const { gaits: dogs, rig } = buildSpecies(species.dog);
  const dog = dogs.find(({ name }) => name === 'trot');
  const told = at(similarLaws(trot, hips, rig.hips[1]).strideTime, 2.2);
  console.log(
    `the trot of a dog as large as a horse: ${told.toFixed(3)} s from the horse's, ${dog?.strideTime(2.2).toFixed(3)} s its own`,
  );
  assert.ok(dog && Math.abs(told / dog.strideTime(2.2) - 1) < 0.25);
});
