/** The element among the page's own rules: another direction, other letters, a dark design on paper, boxes that fit what is in them. */
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { assert } from 'chai';
import { clear, show, within } from './page.ts';

const tag = (attributes = '') => `<quadruped-gait paused ${attributes}></quadruped-gait>`;

describe('the element: looks', () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }));
  afterEach(clear);

  it('words of pictures are as they are drawn, whatever the page does to its own', async () => {
    const element = await show(
      `<div dir="rtl" style="text-transform: uppercase; letter-spacing: 1em">${tag('controls strip="2" overlay="footfalls"')}</div>`,
    );
    for (const part of ['.stage', '[part=strip] svg', '[part=diagram] svg', 'output']) {
      const { direction, textTransform, letterSpacing } = getComputedStyle(within(element, part));
      assert.equal(direction, 'ltr', part);
      assert.equal(textTransform, 'none', part);
      assert.include(['normal', '0px'], letterSpacing, part);
    }
    assert.equal(getComputedStyle(within(element, 'figcaption')).direction, 'rtl', 'the caption is the page’s');
  });

  it('paper gets ink, also where the page is dark', async () => {
    const element = await show(
      `<div style="color-scheme: dark; background: #14171a; color: #eceae6">${tag('strip="2"')}</div>`,
    );
    const svg = within<SVGElement>(element, '[part=strip] svg');
    assert.equal(getComputedStyle(svg).color, 'rgb(236, 234, 230)');
    await emulateMedia({ media: 'print' });
    try {
      assert.equal(getComputedStyle(svg).color, 'rgb(0, 0, 0)');
      svg.style.fill = 'Canvas';
      assert.equal(getComputedStyle(svg).fill, 'rgb(255, 255, 255)');
      assert.equal(getComputedStyle(within(element, '.frame')).backgroundColor, 'rgb(255, 255, 255)');
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('a plate that is higher than its box scrolls in it', async () => {
    const element = await show(tag('strip="12" controls style="width: 600px; height: 300px"'));
    const stage = within(element, '.stage');
    assert.isAbove(stage.scrollHeight, stage.clientHeight + 100);
    stage.scrollTop = 50;
    assert.equal(stage.scrollTop, 50);
    assert.isAtMost(stage.getBoundingClientRect().bottom, within(element, '.controls').getBoundingClientRect().top + 1);
    const free = await show(tag('strip="12" style="width: 600px"'));
    assert.equal(within(free, '.stage').scrollHeight, within(free, '.stage').clientHeight, 'with room it does not');
  });

  it('where no width is given it has one, and gives way like an image', async () => {
    const widths = {
      'display: grid; place-items: center': 300,
      'display: flex': 300,
      'float: left': 300,
      'display: inline-block': 300,
      'display: flex; width: 200px': 200,
      'display: grid; grid-template-columns: 1fr 1fr; width: 200px': 100,
      'width: 500px': 500,
    };
    for (const [style, width] of Object.entries(widths)) {
      const element = await show(`<div style="${style}">${tag()}</div>`);
      assert.equal(element.offsetWidth, width, style);
      assert.closeTo(element.offsetHeight, (9 / 16) * width, 1, style);
    }
  });

  it('a plate has the name it is given', async () => {
    const element = await show(tag('strip="2" alt="My own words"'));
    assert.equal(within(element, '[part=strip] title').textContent, 'My own words');
    assert.include(element.toSVG(), '<title>My own words</title>');
  });
});
