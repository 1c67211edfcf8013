/** What tells one animal from another in the drawings, measured on the page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createFigure } from '../../renderers/figure.ts';
import { type Extent, measure } from '../../renderers/measure.ts';
import type { FigureName } from '../../renderers/renderer.ts';
import { makeView, type ViewName } from '../../renderers/view.ts';
import { createAnimal } from '../../src/index.ts';
import { lionFlesh } from '../../src/species/lion/flesh.ts';

/** How far a lion reaches on the page, of a height of one; with or without its mane. */
function lionExtent(view: ViewName, figure: FigureName, mane: boolean, wind = 0): Extent {
  const { rig, pose } = createAnimal('lion', { seed: 1 });
  const { ruff: _, ...bare } = lionFlesh;
  const flesh = createFigure(rig, mane ? lionFlesh : bare);
  return measure(flesh, [{ pose, wind, view: makeView(view, { scale: 1 / rig.height }) }], figure);
}

describe('the mane of a lion', () => {
  for (const figure of ['outline', 'silhouette', 'stick'] as const)
    it(`stands out above the nape and on both sides of the neck: ${figure}`, () => {
      const [own, bare] = [lionExtent('front', figure, true), lionExtent('front', figure, false)];
      for (const edge of ['left', 'right', 'top'] as const)
        assert.ok(Math.abs(own[edge]) > Math.abs(bare[edge]) + 0.02, `${edge}: ${own[edge]} and ${bare[edge]}`);
      assert.ok(Math.abs(own.left + own.right) < 0.05, 'as far on the left as on the right');
    });

  it('is not lifted by wind', () => {
    const [still, windy] = [lionExtent('front', 'silhouette', true), lionExtent('front', 'silhouette', true, 1)];
    assert.ok(Math.abs(still.top - windy.top) < 1e-9);
  });
});
