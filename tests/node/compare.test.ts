/** The six plates stay within 5 % of withers height of the tracings they were captured from. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareGait, GAITS } from '../compare/distance.ts';
import tracings from '../fixtures/muybridge-1893.json';

for (const gait of GAITS) {
  test(`plate.${gait} lies over Muybridge's ${gait}`, () => {
    const { mean } = compareGait(tracings, gait);
    console.log(`plate.${gait}: ${(100 * mean).toFixed(2)} % of withers height`);
    assert.ok(mean <= 0.05, `mean distance ${(100 * mean).toFixed(2)} %`);
  });
}
