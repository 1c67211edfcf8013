/** custom-elements.json against the running element, both ways: nothing promised that is not there, nothing there that is not promised. */

import { ReactiveElement } from '@lit/reactive-element';
import { assert } from 'chai';
import type { EventDetails } from '../../components/events.ts';
import { QuadrupedGaitElement } from '../../components/quadruped-gait.ts';
import { styles } from '../../components/styles.ts';
import { cssTheme } from '../../renderers/theme.ts';
import { clear, show, until } from './page.ts';

interface Named {
  readonly name: string;
  readonly kind?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly fieldName?: string;
  readonly default?: string;
  readonly description?: string;
}

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly Named[];
  readonly events: readonly Named[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

/** The compiler sees to it that none is missing. */
const events: Record<keyof EventDetails, true> = {
  ready: true,
  play: true,
  pause: true,
  gaitchange: true,
  gaittransitionstart: true,
  gaittransitionend: true,
  footfall: true,
  liftoff: true,
  stride: true,
  speedchange: true,
  headingchange: true,
  specieschange: true,
  leapstart: true,
  leapend: true,
  rendererchange: true,
  error: true,
};

const names = (list: readonly Named[]) => list.map(({ name }) => name);

/** Public names of the element's class and its base, up to Lit's. */
function ownNames(level: object): string[] {
  if (level === ReactiveElement.prototype) return [];
  return [...Object.getOwnPropertyNames(level), ...ownNames(Object.getPrototypeOf(level))];
}

describe('the element: manifest', () => {
  let declaration: Declaration;
  before(async () => {
    const manifest = await (await fetch('/custom-elements.json')).json();
    [declaration] = manifest.modules[0].declarations;
  });
  afterEach(clear);

  it('attributes', async () => {
    assert.sameMembers(names(declaration.attributes), [...QuadrupedGaitElement.observedAttributes]);
    const element = await show('<quadruped-gait></quadruped-gait>');
    for (const { fieldName = '', default: initial = '', description } of declaration.attributes) {
      assert.deepEqual(Reflect.get(element, fieldName), JSON.parse(initial), fieldName);
      assert.isString(description);
    }
  });

  it('members', async () => {
    const element = await show('<quadruped-gait></quadruped-gait>');
    const inherited = ['constructor', 'adoptedCallback', 'addEventListener'];
    const hidden = [
      'note',
      'wake',
      'takeReins',
      'atRest',
      'advanceBy',
      'obey',
      'createRenderRoot',
      'getUpdateComplete',
      'scheduleUpdate',
      'fail',
      'willUpdate',
      'update',
      'updated',
      'render',
      'refuse',
      'readAgain',
      'sayRefusals',
    ];
    const there = [...new Set([...ownNames(QuadrupedGaitElement.prototype), 'ready'])].filter(
      (name) => !inherited.includes(name) && !hidden.includes(name),
    );
    const promised = declaration.members.filter((member) => !member.static);
    assert.deepEqual(names(promised).sort(), there.sort());
    for (const { name, kind, readonly } of promised) {
      assert.equal(typeof Reflect.get(element, name) === 'function', kind === 'method', name);
      if (readonly && name !== 'ready')
        assert.isUndefined(Object.getOwnPropertyDescriptor(QuadrupedGaitElement.prototype, name)?.set, name);
    }
    assert.deepEqual(names(declaration.members.filter((member) => member.static)), ['define', 'preload']);
  });

  it('events', () => assert.sameMembers(names(declaration.events), [...Object.keys(events), 'input', 'change']));

  it('slots and parts', async () => {
    const parts = new Set<string>();
    const slots = new Set<string>();
    for (const attributes of ['', 'controls', 'strip="4" overlay="footfalls"', 'renderer="svg"', 'gait="trot"']) {
      const element = await show(`<quadruped-gait ${attributes}></quadruped-gait>`);
      const { shadowRoot } = element;
      if (element.gait === 'trot') {
        element.toBlob({ type: 'image/gif', width: 80 });
        await until('the bar', () => shadowRoot?.querySelector('progress') != null);
      }
      for (const part of shadowRoot?.querySelectorAll('[part]') ?? []) parts.add(part.getAttribute('part') ?? '');
      for (const slot of shadowRoot?.querySelectorAll('slot') ?? []) slots.add(slot.name);
    }
    assert.sameMembers(names(declaration.cssParts), [...parts]);
    assert.sameMembers(names(declaration.slots), [...slots]);
  });

  it('custom properties', () => {
    const used = `${styles.cssText} ${Object.values(cssTheme).join()} --gait-line-width`.match(/--gait-[a-z-]+/g) ?? [];
    assert.sameMembers(names(declaration.cssProperties), [...new Set(used)]);
  });

  it('is registered under its name, and under another', () => {
    assert.equal(customElements.get(declaration.tagName), QuadrupedGaitElement);
    QuadrupedGaitElement.define();
    QuadrupedGaitElement.define('other-gait');
    QuadrupedGaitElement.define('other-gait');
    assert.instanceOf(document.createElement('other-gait'), QuadrupedGaitElement);
  });
});
