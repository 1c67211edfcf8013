/** Hoyt's law and Huang's Table 1 beside the laws the engine uses: prints the constants and how well they fit. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStride, fitContactTime, strideAt } from '../../src/gait/speed-law.ts';
import { buildSpecies, LEGS, makeFootfalls } from '../../src/index.ts';
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
