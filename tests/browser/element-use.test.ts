/** Use by hand: keyboard, controls, what is read out; and what axe finds. */
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import axe from 'axe-core';
import { assert } from 'chai';
import { embedCode } from '../../components/embed.ts';
import { clear, type Element, hear, show, until, within } from './page.ts';

function heardByUser(element: Element): string[] {
  const heard: string[] = [];
  for (const name of ['input', 'change'])
    document.addEventListener(name, (event) => event.target === element && heard.push(name));
  return heard;
}

const all = 'controls overlay="footfalls grid labels trail polygon arrow readout" speed="4"';

async function set(element: Element, selector: string, value: string, type = 'change'): Promise<void> {
  const control = within<HTMLInputElement>(element, selector);
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  if (type === 'change') control.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

describe('the element: by hand', () => {
  afterEach(clear);

  it('the keyboard drives it, only when it has the focus', async () => {
    const element = await show('<quadruped-gait speed="4" paused></quadruped-gait><input id="beside">');
    const heard = heardByUser(element);
    document.querySelector<HTMLInputElement>('#beside')?.focus();
    await sendKeys({ press: 'ArrowUp' });
    assert.equal(element.speed, 4);
    element.focus();
    assert.equal(document.activeElement, element);
    await sendKeys({ press: 'ArrowUp' });
    assert.equal(element.speed, 4.5);
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    assert.equal(element.speed, 3.5);
    await sendKeys({ press: 'ArrowLeft' });
    assert.equal(element.heading, 5);
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    assert.equal(element.heading, -5);
    assert.deepEqual(heard.slice(0, 2), ['input', 'change']);
    assert.equal(heard.length, 12);
    const time = element.currentTime;
    await sendKeys({ press: '.' });
    assert.approximately(element.currentTime, time + 1 / 60, 1e-9);
    await sendKeys({ press: ',' });
    assert.approximately(element.currentTime, time, 1e-6);
    await sendKeys({ press: ' ' });
    assert.isFalse(element.paused);
    const leaps = hear(element, 'leapstart');
    await sendKeys({ press: 'L' });
    await until('a leap', () => leaps.length > 0);
    await sendKeys({ press: 'Space' });
    assert.isTrue(element.paused);
  });

  it('keys with Ctrl, Alt or Meta are the browser’s', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    const stage = within<HTMLElement>(element, '.stage');
    const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, cancelable: true, bubbles: true });
    assert.isTrue(stage.dispatchEvent(event));
    assert.equal(element.heading, 0);
  });

  it('controls set what they say, and the page hears it', async () => {
    const element = await show('<quadruped-gait controls paused></quadruped-gait>');
    const heard = heardByUser(element);
    await set(element, '[part=speed]', '5.5', 'input');
    assert.equal(element.speed, 5.5);
    assert.deepEqual(heard, ['input']);
    await set(element, '[part=gait]', 'rack');
    assert.equal(element.gait, 'rack');
    assert.deepEqual(heard, ['input', 'input', 'change']);
    assert.equal(within<HTMLInputElement>(element, '[part=speed]').min, '4');
    within<HTMLButtonElement>(element, '[name=slow]').click();
    assert.equal(element.playbackRate, 0.25);
    within<HTMLButtonElement>(element, '[part=play]').click();
    assert.isFalse(element.paused);
    element.pause();
    await element.updateComplete;
    assert.equal(within(element, '[part=play]').getAttribute('aria-label'), 'Play');
  });

  it('what is written anew leaves focus, open panel and canvas alone, and the page its own controls', async () => {
    const element = await show(
      '<div class="bar"><quadruped-gait controls paused><button slot="controls" name="play">mine</button></quadruped-gait></div>',
    );
    const [more, button] = [within<HTMLDetailsElement>(element, 'details'), within(element, '[name=screen]')];
    const canvas = within(element, 'canvas');
    more.open = true;
    (button as HTMLElement).focus();
    for (const values of [
      { speed: 1, heading: 90 },
      { playbackRate: 0.5, alt: 'Bess' },
    ]) {
      Object.assign(element, values);
      await element.updateComplete;
    }
    assert.equal(within(element, 'canvas'), canvas);
    assert.equal(canvas.getAttribute('aria-label'), 'Bess');
    for (const strip of [4, 0]) {
      element.strip = strip;
      await element.updateComplete;
      assert.isTrue(more.open);
      assert.equal(element.shadowRoot?.activeElement, button);
      assert.equal(button.textContent, 'Full screen');
      assert.equal(within(element, '[name=leap]').checkVisibility(), strip === 0);
    }
    element.querySelector('button')?.click();
    assert.isTrue(element.paused);
  });

  it('the scrubber goes through the stride, and back', async () => {
    const element = await show('<quadruped-gait controls paused speed="4" gait="trot"></quadruped-gait>');
    for (const phase of [0.75, 0.1, 0.5]) {
      await set(element, '[part=scrubber]', String(200 * phase));
      assert.approximately(element.phase, phase, 0.02);
    }
    assert.isTrue(element.paused);
  });

  it('the scrubber, let go where it was or back there, goes along again', async () => {
    const element = await show('<quadruped-gait controls paused speed="4"></quadruped-gait>');
    const scrubber = within<HTMLInputElement>(element, '[part=scrubber]');
    const { left, top, height } = scrubber.getBoundingClientRect();
    const thumb = { x: Math.round(left + 8), y: Math.round(top + height / 2) };
    const goesAlong = async () => {
      const time = element.currentTime;
      element.play();
      await until('another phase', () => scrubber.value !== '0' && element.currentTime > time + 0.1);
      element.pause();
      await element.updateComplete;
      assert.equal(scrubber.valueAsNumber, Math.round(200 * element.phase));
      const later = element.currentTime;
      scrubber.focus();
      await sendKeys({ press: 'ArrowRight' });
      assert.isAbove(element.currentTime, later);
      element.reset();
      await element.updateComplete;
      assert.equal(scrubber.value, '0');
    };
    try {
      await sendMouse({ type: 'move', position: [thumb.x, thumb.y] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'up' });
      await goesAlong();
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [thumb.x + 30, thumb.y] });
      assert.isAbove(element.currentTime, 0);
      // Beside it: no click is heard, and nothing has changed.
      await sendMouse({ type: 'move', position: [0, thumb.y + 60] });
      await sendMouse({ type: 'up' });
      await goesAlong();
    } finally {
      await resetMouse();
    }
  });

  it("the page hears its own controls in the slot, and of the element's only the element", async () => {
    const element = await show(
      '<quadruped-gait controls paused><input type="range" name="speed" slot="controls"></quadruped-gait>',
    );
    const own = element.querySelector('input') as HTMLInputElement;
    const heard: (EventTarget | null)[] = [];
    const hearIt = ({ target }: Event) => heard.push(target);
    for (const name of ['input', 'change']) document.addEventListener(name, hearIt);
    for (const name of ['input', 'change']) own.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    await set(element, '[part=speed]', '3');
    for (const name of ['input', 'change']) document.removeEventListener(name, hearIt);
    assert.deepEqual(heard, [own, own, element, element]);
    assert.equal(element.speed, 3);
  });

  it('the slider says the speed that the gait allows', async () => {
    const element = await show('<quadruped-gait controls gait="walk" speed="9" paused></quadruped-gait>');
    const slider = within<HTMLInputElement>(element, '[part=speed]');
    const words = `${element.animal.speed.toFixed(1)} m/s`;
    assert.equal(slider.getAttribute('aria-valuetext'), words);
    assert.equal(within(element, 'output').textContent, words);
    assert.equal(element.speed, 9);
  });

  it('while the clock stands it is read out at once', async () => {
    const element = await show('<quadruped-gait></quadruped-gait>');
    element.pause();
    element.speed = 6;
    await element.updateComplete;
    element.step(600);
    await element.updateComplete;
    assert.equal(within(element, '[aria-live]').textContent, 'Rack, 6.0 m/s.');
  });

  it('writes the code to embed it', async () => {
    const element = await show(
      '<quadruped-gait speed="12mph" figure="stick" controls alt="&quot;x&quot;" paused></quadruped-gait>',
    );
    const code = embedCode(element, 'https://cdn.example/quadruped-gait.min.js');
    assert.include(code, 'src="https://cdn.example/quadruped-gait.min.js"');
    const copy = document.createElement('div');
    copy.innerHTML = code;
    const other = copy.querySelector('quadruped-gait') as Element;
    assert.approximately(other.speed, element.speed, 1e-12);
    assert.equal(other.figure, 'stick');
    assert.equal(other.alt, '"x"');
    assert.isTrue(other.controls);
    assert.isFalse(other.paused);
  });

  it('says in words what the picture shows', async () => {
    const element = await show('<quadruped-gait speed="4" gait="trot" alt="Bess"></quadruped-gait>');
    assert.equal(within(element, 'canvas').getAttribute('aria-label'), 'Bess');
    assert.equal(within(element, '[aria-live]').textContent, 'Trot, 4.0 m/s.');
    const rows = [...(element.shadowRoot?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    assert.equal(rows.length, 4);
    assert.match(rows[2] ?? '', /Left hind0 %\d\d %/);
  });

  it('slots: caption and controls are shown, the fallback is not', async () => {
    const element = await show(
      '<quadruped-gait controls>none<b slot="caption">words</b><button slot="controls">mine</button></quadruped-gait>',
    );
    assert.isTrue(element.querySelector('b')?.checkVisibility());
    assert.isTrue(element.querySelector('button')?.checkVisibility());
    assert.isFalse(within(element, '.fallback').checkVisibility());
  });

  for (const html of [
    '<quadruped-gait></quadruped-gait>',
    `<quadruped-gait ${all}></quadruped-gait>`,
    '<quadruped-gait controls strip="6"></quadruped-gait>',
    '<quadruped-gait renderer="svg" paused></quadruped-gait>',
  ])
    it(`axe finds nothing in ${html}`, async () => {
      const element = await show(html);
      const more = element.shadowRoot?.querySelector('details');
      if (more) more.open = true;
      await element.updateComplete;
      const { violations } = await axe.run(element.parentElement as HTMLElement, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        rules: { region: { enabled: false } },
      });
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: text }) => text).join(' ')}`),
        [],
      );
    });
});
