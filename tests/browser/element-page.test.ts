/** Manners on the page: one loop for all, no frames for nothing, nothing left behind; size, pixels, colours, paper, less motion. */
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { assert } from 'chai';
import { runningCount } from '../../components/frame-loop.ts';
import { clear, type Element, look, show, until, wait, within } from './page.ts';

/** Counts animation frames and observers asked for, from now on. */
const counts = { frames: 0, observers: 0 };
const request = window.requestAnimationFrame;
window.requestAnimationFrame = (callback) => {
  counts.frames++;
  return request.call(window, callback);
};
for (const name of ['ResizeObserver', 'IntersectionObserver'] as const) {
  const Native = window[name] as new (...words: never[]) => object;
  Object.assign(window, {
    [name]: class extends Native {
      constructor(...words: never[]) {
        super(...words);
        counts.observers++;
      }
    },
  });
}

async function frames(milliseconds: number): Promise<number> {
  const before = counts.frames;
  await wait(milliseconds);
  return counts.frames - before;
}

const tags = (count: number, attributes = '') => `<quadruped-gait ${attributes}></quadruped-gait>`.repeat(count);

describe('the element: manners', () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }));
  afterEach(clear);

  it('thirty share one loop and two observers', async () => {
    const before = counts.observers;
    await show(`<div style="display: grid; grid-template-columns: repeat(6, 1fr)">${tags(30)}</div>`);
    await until('all run', () => runningCount() === 30);
    assert.equal(counts.observers - before, 2);
    // One request a frame, however many run: without a GPU the frames themselves may be slow.
    const before30 = counts.frames;
    let passed = 0;
    for (; passed < 3; passed++) await new Promise((done) => request.call(window, done));
    assert.isAtMost(counts.frames - before30, passed + 1);
    assert.isAtLeast(counts.frames - before30, 1);
  });

  it('off-screen costs nothing', async () => {
    const element = await show(`<div style="height: 3000px"></div>${tags(1)}`);
    await wait(150);
    const time = element.currentTime;
    assert.equal(await frames(200), 0);
    assert.equal(element.currentTime, time);
    element.scrollIntoView();
    await until('motion', () => element.currentTime > time);
    scrollTo(0, 0);
    await until('rest', () => runningCount() === 0);
    assert.equal(await frames(200), 0);
  });

  it('paused, stopped by its rate, or at rest: no frames', async () => {
    const element = await show(tags(1, 'paused'));
    await wait(100);
    assert.equal(await frames(200), 0);
    element.paused = false;
    element.playbackRate = 0;
    await element.updateComplete;
    await wait(50);
    assert.equal(await frames(200), 0);
    element.playbackRate = 8;
    element.speed = 0;
    await element.updateComplete;
    await until('rest', () => runningCount() === 0);
    assert.equal(element.currentGait, 'stand');
    assert.equal(await frames(200), 0);
    element.push({ at: 'croup', velocity: [0, 0, 0.5] });
    await until('it is pushed', () => runningCount() === 1);
  });

  it('takes no frames in a hidden tab', async () => {
    await show(tags(1));
    await until('motion', () => runningCount() === 1);
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
    assert.equal(await frames(200), 0);
    state = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    const before = counts.frames;
    await until('frames', () => counts.frames > before);
  });

  it('moved, it goes on; taken out, it rests; nothing is left behind', async () => {
    const element = await show(`${tags(1, 'controls overlay="footfalls trail"')}<div id="other"></div>`);
    await until('motion', () => element.currentTime > 0.1);
    const time = element.currentTime;
    document.querySelector('#other')?.append(element);
    await until('motion', () => element.currentTime > time);
    assert.equal(runningCount(), 1);
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
    document.body.append(element);
    frame.remove();
    const moved = element.currentTime;
    await until('motion', () => element.currentTime > moved);
    element.remove();
    assert.equal(runningCount(), 0);
    assert.equal(await frames(150), 0);
    for (let i = 0; i < 200; i++) {
      document.body.append(element);
      element.remove();
    }
    assert.equal(runningCount(), 0);
    assert.equal(await frames(150), 0);
    const clone = element.cloneNode() as Element;
    assert.equal(clone.overlay, 'footfalls trail');
    document.body.append(element);
    await until('motion', () => runningCount() === 1);
    element.remove();
  });

  it('made here and shown first in another document, it is dressed and moves', async () => {
    const frame = document.createElement('iframe');
    frame.className = 'test';
    Object.assign(frame, { width: '500', height: '500' });
    document.body.append(frame);
    const element = document.createElement('quadruped-gait');
    element.controls = true;
    frame.contentDocument?.body.append(element);
    await element.ready;
    assert.equal(getComputedStyle(element).display, 'block');
    assert.equal(getComputedStyle(within(element, '.controls')).display, 'flex');
    await until('a picture', () => within(element, '.stage').classList.contains('live'));
    assert.isAbove(look(element).painted, 100);
    element.remove();
  });

  it('elements that are taken out can be forgotten', async () => {
    const gone: WeakRef<Element>[] = [];
    for (let i = 0; i < 10; i++) {
      const element = await show(tags(1, 'controls'));
      gone.push(new WeakRef(element));
      clear();
    }
    if (!('gc' in window)) return;
    await wait(50);
    (window.gc as () => void)();
    await wait(50);
    assert.isAtMost(gone.filter((reference) => reference.deref()).length, 2);
  });

  it('the first paint is the animal as SVG, then the canvas moves', async () => {
    const place = document.createElement('div');
    place.className = 'test';
    document.body.append(place);
    place.innerHTML = tags(1);
    const element = place.querySelector('quadruped-gait') as Element;
    await element.updateComplete;
    assert.isAbove(element.shadowRoot?.querySelectorAll('.still path').length ?? 0, 10);
    await until('the canvas', () => within(element, '.stage').classList.contains('live'));
    const first = look(element);
    assert.isAbove(first.painted, 3000);
    await until('another picture', () => look(element).sum !== first.sum);
  });

  it('is crisp: as many pixels as the screen has, after every resize', async () => {
    const element = await show(`<div style="width: 400px">${tags(1)}</div>`);
    const canvas = within<HTMLCanvasElement>(element, 'canvas');
    const ratio = () => canvas.width / canvas.clientWidth;
    await until('pixels', () => Math.abs(ratio() - devicePixelRatio) < 0.01);
    element.parentElement?.setAttribute('style', 'width: 613px');
    await until('more pixels', () => canvas.clientWidth === 613 && Math.abs(ratio() - devicePixelRatio) < 0.01);
    const real = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
    Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => 2.5 });
    await until('finer pixels', () => Math.abs(ratio() - 2.5) < 0.01);
    if (real) Object.defineProperty(window, 'devicePixelRatio', real);
    element.style.height = '200px';
    await until('the given height', () => Math.abs(canvas.clientHeight - 200) < 2);
  });

  it('takes up the colours of the page when they change, also when paused', async () => {
    const element = await show(tags(1, 'paused figure="silhouette"'));
    await until('a picture', () => within(element, '.stage').classList.contains('live'));
    const before = look(element);
    element.style.setProperty('--gait-ink', 'rgb(200, 120, 0)');
    await until('ochre', () => look(element).sum !== before.sum);
    const ochre = look(element);
    element.style.setProperty('--gait-line-width', '6px');
    element.style.color = 'red';
    await until('red ground', () => look(element).sum !== ochre.sum);
  });

  it('shows a plate, and another when attributes change', async () => {
    const element = await show(tags(1, 'strip="8" speed="4" gait="trot"'));
    const title = () => within(element, '[part=strip] title').textContent;
    assert.equal(element.shadowRoot?.querySelectorAll('[part=strip] .frame').length, 8);
    assert.match(title() ?? '', /Trot/);
    assert.isNull(element.shadowRoot?.querySelector('canvas') ?? null);
    assert.equal(await frames(150), 0);
    element.gait = 'canter';
    element.speed = 6;
    element.strip = 12;
    await element.updateComplete;
    assert.match(title() ?? '', /Canter/);
    assert.equal(element.currentGait, 'canter');
    assert.equal(element.shadowRoot?.querySelectorAll('[part=strip] .frame').length, 12);
    element.strip = 0;
    await until('the canvas', () => element.shadowRoot?.querySelector('.live canvas') != null);
  });

  it('shows the plate to those who asked for less motion, until they press play', async () => {
    const element = await show(tags(1, 'controls speed="4"'));
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      await until('the plate', () => element.shadowRoot?.querySelector('[part=strip] svg') != null);
      assert.equal(runningCount(), 0);
      element.play();
      await element.updateComplete;
      assert.equal(runningCount(), 0, 'a script does not overrule the reader');
      within<HTMLButtonElement>(element, '[part=play]').click();
      await until('motion', () => runningCount() === 1);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('prints the picture of this moment as SVG, never a canvas', async () => {
    const element = await show(tags(1, 'controls playback-rate="2"'));
    await until('motion', () => element.currentTime > 0.3);
    const old = within(element, '.still').innerHTML;
    await emulateMedia({ media: 'print' });
    try {
      dispatchEvent(new Event('beforeprint'));
      assert.notEqual(within(element, '.still').innerHTML, old);
      assert.isFalse(within(element, 'canvas').checkVisibility());
      assert.isFalse(within(element, '[part=controls]').checkVisibility());
      assert.isTrue(within(element, '.still svg').checkVisibility());
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('print() makes a page of its own with the drawing, and takes it away', async () => {
    const element = await show(tags(1));
    const there = () => document.querySelector<HTMLIFrameElement>('iframe[aria-hidden]');
    let printed = 0;
    const native = HTMLBodyElement.prototype.append;
    HTMLBodyElement.prototype.append = function (...nodes) {
      native.apply(this, nodes);
      const [frame] = nodes;
      if (frame instanceof HTMLIFrameElement && frame.contentWindow) frame.contentWindow.print = () => printed++;
    };
    await element.print();
    HTMLBodyElement.prototype.append = native;
    assert.equal(printed, 1);
    assert.isAbove(there()?.contentDocument?.querySelectorAll('svg path').length ?? 0, 10);
    there()?.contentWindow?.dispatchEvent(new Event('afterprint'));
    await until('it is gone', () => there() === null);
  });

  it('a camera that stays lets the animal cross', async () => {
    const element = await show(tags(1, 'camera="stay" speed="16" gait="gallop"'));
    await until('a picture', () => look(element).painted > 1000);
    await until('it leaves', () => element.currentTime > 0.6);
    assert.isAbove(look(element).painted, 500);
  });

  it('does not take the scroll', async () => {
    const element = await show(tags(1));
    assert.equal(getComputedStyle(element).touchAction, 'pan-y');
    assert.equal(getComputedStyle(within(element, '.stage')).touchAction, 'pan-y');
  });
});
