/** The camera that goes along: every animal is on the page from the muzzle to the end of its tail. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beyondOf, followView } from '../../renderers/camera.ts';
import { pageX, pageY, type ViewName } from '../../renderers/view.ts';
import { createAnimal, species } from '../../src/index.ts';

const PAGE = { x: 0, y: 0, width: 640, height: 360 };
const SQUARE = { x: 20, y: 10, width: 400, height: 400 };

describe('camera', () => {
  for (const name of Object.keys(species))
    it(`has the whole animal on the page, wherever it heads: ${name}`, () => {
      const animal = createAnimal(name, { seed: 1 });
      const [first] = Object.keys(species[name].gaits);
      for (const heading of [0, Math.PI]) {
        animal.command({ gait: first, heading });
        animal.settle();
        for (let i = 0; i < 16; i++) {
          animal.advance(animal.strideTime / 16);
          const [x, z] = animal.place;
          const subject = {
            place: [x, animal.groundHeight(x, z), z] as const,
            top: animal.landmark('poll')[1],
            height: animal.rig.height,
            heading: animal.heading,
            beyond: beyondOf(animal.rig),
          };
          for (const box of [PAGE, SQUARE])
            for (const view of ['side', 'top', 'three-quarter'] satisfies ViewName[]) {
              const at = followView(view, box, subject);
              for (const mark of ['muzzle', 'tail', 'poll', 'LF.toe', 'RH.toe']) {
                const [px, py] = [pageX(at, ...animal.landmark(mark)), pageY(at, ...animal.landmark(mark))];
                const inside = px > box.x && px < box.x + box.width && py > box.y && py < box.y + box.height;
                assert.ok(inside, `${mark} in ${view} view at ${px.toFixed(0)}, ${py.toFixed(0)}`);
              }
            }
        }
      }
    });

  it('keeps the middle of the body in the middle of the page, but for a tail that needs the room', () => {
    const long = Object.keys(species).filter((name) => beyondOf(createAnimal(name).rig) > 0);
    assert.deepEqual(long.sort(), ['cat', 'lion', 'lizard']);
  });
});
