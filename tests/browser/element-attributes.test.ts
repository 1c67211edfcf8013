/** Attributes: each reflects, has a valid default, is clamped, and refuses what it does not understand without losing what it had. */
import { assert } from 'chai';
import fc from 'fast-check';
import { ATTRIBUTES, NAMES } from '../../components/attributes.ts';
import { clear, type Element, hear, show, warnings } from './page.ts';

/** For each attribute: text, what the property becomes, a value to set, and what the attribute becomes. */
const good: Readonly<Record<string, readonly [string, unknown, unknown, string | null]>> = {
  species: ['horse', 'horse', 'Horse', 'horse'],
  gait: ['Trot', 'trot', 'pace', 'rack'],
  speed: ['12mph', 12 * 0.44704, 6, '6'],
  heading: ['0.25turn', 90, -45, '-45'],
  slope: ['10deg', 10, 99, '30'],
  lead: ['left', 'left', 'RIGHT', 'right'],
  gaits: ['walk, trot', 'walk trot', ['walk', 'canter'], 'walk canter'],
  seed: ['7', 7, 3, '3'],
  paused: ['', true, false, null],
  playbackRate: ['0.25', 0.25, 100, '8'],
  renderer: ['svg', 'svg', 'canvas2d', 'canvas2d'],
  figure: ['stick', 'stick', 'silhouette', 'silhouette'],
  view: ['top', 'top', 'three-quarter', 'three-quarter'],
  camera: ['stay', 'stay', 'follow', 'follow'],
  count: ['12', 12, 9999, '5000'],
  strip: ['12', 12, 0, '0'],
  rows: ['side, front', 'side front', ['side', 'rear'], 'side rear'],
  columns: ['4', 4, 3, '3'],
  overlay: ['grid trail grid', 'grid trail', 'readout', 'readout'],
  controls: ['', true, false, null],
  alt: ['A horse', 'A horse', 'Another', 'Another'],
  units: ['imperial', 'imperial', 'si', 'si'],
};

/** Where anything goes. */
const free = ['alt', 'paused', 'controls'];

describe('the element: attributes', () => {
  afterEach(clear);

  it('are all in this test', () => assert.sameMembers(Object.keys(good), [...NAMES]));

  for (const key of NAMES) {
    const { name, initial } = ATTRIBUTES[key];
    const [text, value, set, written] = good[key];

    it(`${name}: default, text, property, removal`, async () => {
      const element = await show('<quadruped-gait></quadruped-gait>');
      assert.equal(element[key], initial);
      assert.isFalse(element.hasAttribute(name), 'a default is not written');
      element.setAttribute(name, text);
      assert.deepEqual(element[key], value as never);
      await element.updateComplete;
      assert.equal(element.getAttribute(name), text, 'what is written stays as written');
      element.removeAttribute(name);
      assert.equal(element[key], initial);
      Object.assign(element, { [key]: set });
      await element.updateComplete;
      assert.equal(element.getAttribute(name), written);
    });

    if (free.includes(key)) continue;
    it(`${name}: what is not understood keeps the last good value, warns once and is an error each time`, async () => {
      const element = await show(`<quadruped-gait ${name}="${text}"></quadruped-gait>`);
      const errors = hear(element, 'error');
      let bubbled = 0;
      document.addEventListener('error', () => bubbled++, { once: true });
      const warned = await warnings(async () => {
        element.setAttribute(name, 'nonsense!');
        element.setAttribute(name, 'nonsense!');
        await element.updateComplete;
      });
      assert.deepEqual(element[key], value as never);
      assert.equal(warned.length, 1);
      assert.equal(errors.length, 2);
      assert.equal(bubbled, 0);
      assert.equal(errors[0].source, name);
      assert.equal(errors[0].value, 'nonsense!');
      assert.isAbove(errors[0].allowed.length, 3);
      assert.include(errors[0].message, errors[0].allowed);
    });
  }

  it('speed takes units and is clamped', async () => {
    const element = await show('<quadruped-gait></quadruped-gait>');
    for (const [text, metres] of [
      ['6', 6],
      ['6m/s', 6],
      [' 6 M/S ', 6],
      ['12mph', 5.36448],
      ['20km/h', 5.5556],
      ['1e1', 10],
      ['-3', 0],
      ['99', 18.5],
    ] as const) {
      element.setAttribute('speed', text);
      assert.approximately(element.speed, metres, 1e-3, text);
    }
    for (const text of ['', 'fast', '6 furlongs', 'NaN', '0x10', '6,5']) {
      element.speed = 4;
      await warnings(() => element.setAttribute('speed', text));
      assert.equal(element.speed, 4, `'${text}'`);
    }
  });

  it('errors of the markup are heard by those who listen at once', async () => {
    const place = document.createElement('div');
    place.className = 'test';
    document.body.append(place);
    await warnings(async () => {
      place.innerHTML = '<quadruped-gait gait="flying" speed="6"></quadruped-gait>';
      const element = place.querySelector('quadruped-gait') as Element;
      const errors = hear(element, 'error');
      await element.ready;
      assert.equal(errors.length, 1);
      assert.match(errors[0].message, /gait: 'flying' .* auto, stand, walk/);
      assert.equal(element.gait, 'auto');
      assert.equal(element.speed, 6);
    });
  });

  it('properties set before the element was known are kept', async () => {
    const early = document.createElement('early-gait') as HTMLElement & { speed?: number };
    early.speed = 9;
    document.body.append(early);
    const { QuadrupedGaitElement } = await import('../../components/quadruped-gait.ts');
    QuadrupedGaitElement.define('early-gait');
    await (early as Element).updateComplete;
    assert.equal(early.speed, 9);
    assert.equal(early.getAttribute('speed'), '9');
    early.remove();
  });

  it('any text in any attribute, in any order, attached, moved, adopted, cloned: never throws, always has a good state', async () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'walk',
        '6',
        '-1e9',
        'auto',
        'grid',
        '12mph',
        'svg',
        '0',
        'null',
        '1e999',
        '٣',
        '\u0000',
        'top',
        '__proto__',
      ),
    );
    const act = fc.oneof(
      fc.tuple(fc.constantFrom(...NAMES), words, fc.constantFrom('attribute', 'property')),
      fc.tuple(fc.constantFrom(...NAMES), fc.constant(''), fc.constant('remove')),
      fc.tuple(
        fc.constantFrom(...NAMES),
        fc.constant(''),
        fc.constantFrom('attach', 'detach', 'move', 'adopt', 'clone'),
      ),
    );
    const place = document.createElement('div');
    const frame = document.createElement('iframe');
    document.body.append(place, frame);
    const other = frame.contentDocument as Document;
    const uncaught: unknown[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent) => uncaught.push(event);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    await warnings(() =>
      fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
          let element = document.createElement('quadruped-gait');
          document.body.append(element);
          for (const [key, value, how] of acts) {
            const { name } = ATTRIBUTES[key];
            if (how === 'attribute') element.setAttribute(name, value);
            if (how === 'property') Object.assign(element, { [key]: value });
            if (how === 'remove') element.removeAttribute(name);
            if (how === 'attach') document.body.append(element);
            if (how === 'detach') element.remove();
            if (how === 'move') place.prepend(element);
            if (how === 'adopt') other.body.append(element);
            if (how === 'clone') {
              element.remove();
              element = element.cloneNode(true) as Element;
              document.body.append(element);
            }
          }
          document.body.append(element);
          await element.updateComplete;
          assert.include(element.availableGaits.concat('auto', 'stand'), element.gait);
          assert.isAtLeast(element.speed, 0);
          assert.isAtMost(element.speed, 18.5);
          assert.isTrue(Number.isFinite(element.animal.landmark('poll')[0]));
          element.remove();
        }),
        { numRuns: 60 },
      ),
    );
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    place.remove();
    frame.remove();
    assert.deepEqual(uncaught, []);
  });
});
