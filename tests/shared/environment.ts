/** What the engine takes for granted wherever it runs: gl-matrix works in place on doubles, properties can be checked. */

import fc from 'fast-check';
import { quat } from 'gl-matrix';
import { assert } from './assert.ts';
import type { Case } from './cases.ts';

const component = fc.double({ min: -1, max: 1, noNaN: true });

export const cases: Case[] = [
  {
    name: 'a quaternion is normalised in place, in doubles',
    run() {
      fc.assert(
        fc.property(fc.tuple(component, component, component), ([x, y, z]) => {
          const q = Float64Array.of(x, y, z, 1);
          assert.strictEqual(quat.normalize(q, q), q);
          assert.closeTo(quat.length(q), 1, 1e-15);
        }),
      );
    },
  },
];
