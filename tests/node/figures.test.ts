/** What tells one animal from another in the drawings, measured on the page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fleshOf } from '../../renderers/bodies.ts';
import { createFigure } from '../../renderers/figure.ts';
import { poseFlesh } from '../../renderers/flesh.ts';
import { type Extent, measure, measuringPen } from '../../renderers/measure.ts';
import { growBody } from '../../renderers/mesh/body.ts';
import { type Print, printsOf } from '../../renderers/print.ts';
import type { FigureName } from '../../renderers/renderer.ts';
import { drawStrip, layoutStrip } from '../../renderers/strip.ts';
import { makeView, type ViewName } from '../../renderers/view.ts';
import { createAnimal, makeStrip, species } from '../../src/index.ts';
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

describe('far from home', () => {
  for (const name of Object.keys(species))
    it(`its skin is where it would be at home, a thousand kilometres away too: ${name}`, () => {
      const animal = createAnimal(name, { seed: 1 });
      animal.command({ speed: animal.rig.height });
      animal.settle();
      animal.advance(0.3);
      const { rig, pose } = animal;
      const flesh = createFigure(rig, fleshOf(name, species[name].flesh));
      poseFlesh(flesh, pose, 0.7);
      const home = flesh.world.map((at) => [...at]);
      const away = [8e5, 20, -6e5];
      for (const at of pose.position) for (let k = 0; k < 3; k++) at[k] += away[k];
      poseFlesh(flesh, pose, 0.7);
      for (const [i, { direction }] of flesh.skin.entries())
        for (let k = 0; k < 3; k++) {
          const off = flesh.world[i][k] - home[i][k] - (direction ? 0 : away[k]);
          assert.ok(Math.abs(off) < 1e-8, `point ${i}: ${off} m`);
        }
    });
});

describe('a strip', () => {
  const rows: readonly (readonly ViewName[])[] = [['top'], ['top', 'front', 'three-quarter'], ['side', 'top']];
  for (const name of Object.keys(species))
    for (const views of rows)
      it(`has the whole animal in each of its frames: ${name}, ${views.join(', ')}`, () => {
        const strip = makeStrip(name, { gait: Object.keys(species[name].gaits)[0], frames: 4 });
        const options = { views, columns: 4, grid: false, captions: false, lineWidth: 0 };
        const { frame } = layoutStrip(strip, options);
        let cell = -1;
        const pen = measuringPen((x, y) => {
          const [column, row] = [Math.floor(cell / views.length), cell % views.length];
          const [left, top] = [x - column * frame.width, y - row * frame.height];
          const inside = left >= 0 && left <= frame.width && top >= 0 && top <= frame.height;
          assert.ok(inside, `${views[row]}: ${left.toFixed(1)}, ${top.toFixed(1)} of ${frame.width}, ${frame.height}`);
        });
        drawStrip({ ...pen, group: () => cell++ }, strip, options);
        assert.equal(cell, 4 * views.length - 1);
      });
});

describe('prints', () => {
  const parts = (name: string): number[] => {
    const { rig } = createAnimal(name, { seed: 1 });
    return printsOf(createFigure(rig, fleshOf(name, species[name].flesh))).map((print) => print.length);
  };

  it('are those of hooves, of pads with four toes, or of soles with the toes of the foot', () => {
    assert.deepEqual(parts('horse'), [1, 1, 1, 1]);
    for (const name of ['dog', 'greyhound', 'wolf', 'lion', 'cat']) assert.deepEqual(parts(name), [5, 5, 5, 5], name);
    assert.deepEqual(parts('lizard'), [6, 6, 6, 6]);
    assert.deepEqual(parts('turtle'), [6, 6, 5, 5]);
  });

  it('of left and right feet are images of each other, the foremost toe at the place of the foot', () => {
    const { rig } = createAnimal('lizard', { seed: 1 });
    const [left, right] = printsOf(createFigure(rig, fleshOf('lizard', species.lizard.flesh)));
    // The edges of a toe change places: every point to the left is one to the right.
    const across = (print: Print, side: number): number[] =>
      print
        .flatMap((part) => part.filter((_, i) => i % 2).map((z) => Math.round(1e6 * side * z) + 0))
        .sort((a, b) => a - b);
    assert.deepEqual(across(left, -1), across(right, 1));
    const ahead = left.flatMap((part) => part.filter((_, i) => i % 6 === 0));
    assert.ok(Math.abs(Math.max(...ahead)) < 1e-9);
  });
});

it('a turtle’s shell is carried by one bone alone, down to its rim', () => {
  const { rig } = createAnimal('turtle', { seed: 1 });
  const { positions, bones, weights } = growBody(rig, fleshOf('turtle', species.turtle.flesh));
  const shell = rig.joints.indexOf('shell');
  let count = 0;
  for (let v = 0; v < positions.length / 3; v++) {
    const [x, y, z] = [0, 1, 2].map((k) => positions[3 * v + k] / rig.height);
    if (Math.abs(x) > 0.4 || y < 0.3 || Math.abs(z) < 0.2) continue;
    count++;
    const other = [0, 1, 2, 3].filter((k) => bones[4 * v + k] !== shell && weights[4 * v + k] > 0);
    assert.deepEqual(other, [], `at ${x.toFixed(3)}, ${y.toFixed(3)}, ${z.toFixed(3)}`);
  }
  assert.ok(count > 500, `${count} vertices`);
});
