/** A browser without a canvas, and a root that came with the page; what TypeScript knows of the tag. */
import { assert } from 'chai';
import type { QuadrupedGaitElement } from '../../components/quadruped-gait.ts';
import type { QuadrupedGaitAttributes } from '../../components/tag.ts';
import { species } from '../../src/index.ts';
import { horseFlesh } from '../../src/species/horse/flesh.ts';
import { clear, hear, show, until, warnings } from './page.ts';

describe('the element: elsewhere', () => {
  afterEach(clear);

  it('a shadow root that came with the page is taken over, not doubled', async () => {
    const place = document.createElement('div');
    place.className = 'test';
    document.body.append(place);
    place.setHTMLUnsafe(
      '<quadruped-gait paused><template shadowrootmode="open"><svg id="served"></svg></template></quadruped-gait>',
    );
    const element = place.querySelector('quadruped-gait');
    await element?.ready;
    assert.isAtMost(element?.shadowRoot?.querySelectorAll('#served').length ?? 0, 1);
    assert.isAtMost(element?.shadowRoot?.querySelectorAll('.still svg').length ?? 0, 1);
    assert.equal(element?.shadowRoot?.querySelectorAll('canvas').length, 1);
  });

  it('a species of your own: what it cannot do is given up and said', async () => {
    const { canter: _, gallop: __, ...gaits } = species.horse.gaits;
    species.cob = {
      ...species.horse,
      name: 'cob',
      gaits,
      motions: species.horse.motions.filter(({ gait }) => gait in gaits),
      flesh: horseFlesh,
    };
    try {
      const element = await show('<quadruped-gait gait="gallop" speed="15" controls></quadruped-gait>');
      const [errors, changes] = [hear(element, 'error'), hear(element, 'specieschange')];
      await warnings(async () => {
        element.species = 'Cob';
        await element.updateComplete;
      });
      assert.deepInclude(changes[0], { from: 'horse', to: 'cob' });
      assert.equal(element.gait, 'auto');
      assert.equal(element.speed, 13);
      assert.match(errors[0].message, /gait: 'gallop'/);
      assert.notInclude(element.availableGaits, 'gallop');
      await until('motion', () => element.animal.place[0] > 1);
    } finally {
      clear();
      delete species.cob;
    }
  });

  it('TypeScript and JSX know the tag, its events and its attributes', () => {
    const element: QuadrupedGaitElement = document.createElement('quadruped-gait');
    element.addEventListener('footfall', ({ detail }) => detail.leg satisfies 'LF' | 'RF' | 'LH' | 'RH');
    element.addEventListener('gaitchange', (event) => event.detail.to satisfies string);
    const tag: JSX.IntrinsicElements['quadruped-gait'] = {
      speed: '12mph',
      'playback-rate': 0.5,
      onfootfall: ({ detail }) => detail.place satisfies readonly [number, number, number],
    };
    assert.equal((tag satisfies QuadrupedGaitAttributes).speed, '12mph');
  });

  it('without a canvas it is drawn as SVG, and says so', async () => {
    const native = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
    try {
      const heard = hear(document, 'rendererchange');
      const element = await show('<quadruped-gait></quadruped-gait>');
      await until('a drawing', () => element.shadowRoot?.querySelector('.surface path') != null);
      assert.deepInclude(heard[0], { wanted: 'auto', to: 'svg' });
      assert.match(heard[0].reason, /canvas/);
    } finally {
      HTMLCanvasElement.prototype.getContext = native;
    }
  });
});
