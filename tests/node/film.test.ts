/** A film of one stride is seen again and again: the ground has to lie as it lay. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { marksFor } from '../../components/film.ts';
import { LONG_MARK } from '../../renderers/ground.ts';
import { makeView, VIEWS } from '../../renderers/view.ts';
import { createAnimal } from '../../src/index.ts';

/** Whether marks that far apart lie as before once the view has gone on by that much. */
const same = (way: number, mark: number): boolean => {
  if (mark === Number.POSITIVE_INFINITY) return true;
  const long = way / (LONG_MARK * mark);
  return Math.abs(long - Math.round(long)) < 1e-6;
};

describe('a film', () => {
  it('its marks on the ground are in their places when it begins again, wherever it heads and whoever looks', () => {
    const animal = createAnimal('horse', { seed: 0 });
    fc.assert(
      fc.property(
        fc.constantFrom(...VIEWS),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 1, max: 12, noNaN: true }),
        (name, heading, speed) => {
          animal.command({ heading, speed });
          animal.settle();
          const view = makeView(name, { scale: 100 });
          const before = [...animal.place];
          animal.advance(animal.strideTime);
          const [dx, dz] = [animal.place[0] - before[0], animal.place[1] - before[1]];
          const marks = marksFor(view, animal);
          if (view.toward[1] === 0) assert.ok(same(dx * view.right[0] + dz * view.right[2], marks[0]));
          else assert.ok(same(dx, marks[0]) && same(dz, marks[1]));
        },
      ),
      { numRuns: 200 },
    );
  });
});
