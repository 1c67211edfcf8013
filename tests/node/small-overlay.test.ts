/** Overlays are as large as the animal: what marks a horse's feet would bury a lizard. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fleshOf } from '../../renderers/bodies.ts';
import { createFigure } from '../../renderers/figure.ts';
import { createOverlay, drawOver, drawUnder, overlaySet, remember } from '../../renderers/overlay/overlay.ts';
import { printTheme } from '../../renderers/theme.ts';
import { makeView, type ViewName } from '../../renderers/view.ts';
import { createAnimal, species } from '../../src/index.ts';
import { momentOf } from '../shared/overlay.ts';
import { createRecorder, type Part, partsIn } from '../shared/recorder.ts';

/** The largest extent of what is drawn, in heights of the animal. */
function extent(parts: readonly Part[], unit: number): number {
  const reach = (path: readonly (readonly [number, number])[], axis: 0 | 1): number => {
    const all = path.map((point) => point[axis]);
    return Math.max(...all) - Math.min(...all);
  };
  const paths = parts.filter(({ kind }) => kind !== 'text').flatMap((part) => part.paths);
  return Math.max(...paths.map((path) => Math.max(reach(path, 0), reach(path, 1)))) / unit;
}

describe('overlays of every animal', () => {
  for (const name of Object.keys(species)) {
    it(name, () => {
      const animal = createAnimal(name);
      const { height } = animal.rig;
      const unit = 200;
      // As quick for its size as a horse at 1.5 m/s.
      animal.command({ speed: 1.5 * Math.sqrt(height / 1.6) });
      animal.settle();
      animal.advance(0.2);
      const box = { x: 0, y: 0, width: 900, height: 500 };
      const draw = (from: ViewName, tokens: readonly string[]) => {
        const [x, z] = animal.place;
        const view = makeView(from, { scale: unit / height, target: [x, 0, z], x: 450, y: 300 });
        const overlay = createOverlay(createFigure(animal.rig, fleshOf(name, species[name].flesh)));
        const moment = momentOf(animal, view, box, printTheme, 'si');
        remember(overlay.history, moment, []);
        const pen = createRecorder();
        drawUnder(pen, overlaySet(tokens), overlay, moment);
        drawOver(pen, overlaySet(tokens), overlay, moment);
        return pen;
      };
      for (const view of ['side', 'top'] as const) {
        assert.ok(extent(partsIn(draw(view, ['footfalls']), 'contacts'), unit) < 0.2, `${view}: marks`);
        assert.ok(extent(partsIn(draw(view, ['arrow']), 'arrow'), unit) < 0.4, `${view}: arrow`);
      }
      const dots = partsIn(draw('side', ['labels']), 'labels').filter(({ kind }) => kind === 'outline');
      assert.ok(extent(dots, unit) < 0.05, 'dots');
    });
  }
});
