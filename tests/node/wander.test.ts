/** The wandering of neck, face and tail: small, smooth, and everybody's own. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wander } from '../../src/body/wander.ts';
import { variation } from '../../src/defaults.ts';
import { BODY_ROWS, FACE, NECK, TAIL } from '../../src/skeleton/trunk.ts';

/** How far neck, face and tail are off, in what each is allowed. */
function wandered(seed: number, time: number): number[] {
  const rows = BODY_ROWS.map(() => 0);
  wander(seed, time, rows);
  return [rows[NECK] / variation, rows[FACE] / variation, rows[TAIL] / (3 * variation)];
}

describe('wandering', () => {
  it('is no more than the variation, and none with seed 0', () => {
    assert.deepEqual(wandered(0, 5), [0, 0, 0]);
    let most = 0;
    for (let time = 0; time < 60; time += 0.05) most = Math.max(most, ...wandered(3, time).map(Math.abs));
    assert.ok(most > 0.99 && most < 1.01, `${most}`);
  });

  it('has no kink: neither its rate nor how that changes jumps', () => {
    const dt = 0.01;
    let [rate, change] = [0, 0];
    for (let time = 0; time < 60; time += dt) {
      const [a, b, c, d] = [0, 1, 2, 3].map((i) => wandered(1, time + i * dt)[1]);
      rate = Math.max(rate, Math.abs(c - 2 * b + a) / (dt * dt));
      change = Math.max(change, Math.abs(d - 3 * c + 3 * b - a) / (dt * dt * dt));
    }
    // A sine's at its rate, with room for what is not quite one; a kink would be a hundred times this.
    const turn = 2 * Math.PI * 0.2183;
    assert.ok(rate < 1.3 * turn ** 2, `${rate}`);
    assert.ok(change < 2 * turn ** 3, `${change}`);
  });

  it('no two of a herd do it alike', () => {
    const herd = Array.from({ length: 400 }, (_, i) => [...wandered(i + 1, 0), ...wandered(i + 1, 1)]);
    for (const [i, one] of herd.entries())
      for (const other of herd.slice(i + 1))
        assert.ok(
          one.some((value, k) => Math.abs(value - other[k]) > 0.05),
          `seed ${i + 1}`,
        );
  });
});
