/** What each page of the demo is for: driving, reading, printing, telling, counting, comparing, writing HTML, sitting in a frame. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { Page } from 'puppeteer-core';
import { horsesOf, SHEETS } from '../../demo/worksheet/sheet.ts';
import { makeStrip } from '../../src/index.ts';
import { behindAnother, openDemo, textOf, until, type Visit, visit, wait } from './demo-visit.ts';
import type { Pages } from './pages.ts';

let pages: Pages;

before(async () => {
  pages = await openDemo();
});

after(() => pages?.close());

describe('the front page', () => {
  const horse = (page: Page) =>
    page.$eval('#horse', (element) => {
      const { speed, heading, paused } = element as HTMLElementTagNameMap['quadruped-gait'];
      return { speed, heading, paused };
    });

  it('an arrow key drives the horse at once, and Escape gives the keys back', async () => {
    const { page, faults } = await visit(pages, 'index.html');
    const before = await horse(page);
    await page.keyboard.press('ArrowUp');
    assert.equal((await horse(page)).speed, before.speed + 0.5);
    await page.keyboard.press('ArrowUp');
    assert.equal((await horse(page)).speed, before.speed + 1);
    await page.keyboard.press('ArrowLeft');
    assert.equal((await horse(page)).heading, 5);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await until('the slider follows', async () => (await textOf(page, '#speed-text')) === '5.0 m/s');
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'BODY');
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('the reins do what they say', async () => {
    const { page, faults } = await visit(pages, 'index.html');
    await page.click('[data-key=ArrowRight]');
    await page.click('[data-key=ArrowDown]');
    assert.deepEqual(await horse(page), { speed: 3.5, heading: -5, paused: false });
    await page.click('[data-key=" "]');
    assert.equal((await horse(page)).paused, true);
    await until('the button says so', async () => (await textOf(page, '#pause')).includes('Go on'));
    assert.deepEqual(faults, []);
    await page.close();
  });

  describe('as it is found', () => {
    let found: Visit;
    before(async () => {
      found = await visit(pages, 'index.html');
    });
    after(() => found?.page.close());

    it('shows a plate of each gait, and each comes to life', async () => {
      const { page, faults } = found;
      const gaits = await page.$$eval('.plates quadruped-gait', (plates) =>
        plates.map(({ currentGait }) => currentGait),
      );
      assert.deepEqual(gaits, ['walk', 'amble', 'trot', 'rack', 'canter', 'gallop']);
      const running = () => page.$eval('.plates quadruped-gait', ({ currentTime, strip }) => [currentTime, strip]);
      const [time] = await running();
      await page.click('.run');
      await until('motion', async () => (await running())[0] > time);
      await page.click('.run');
      assert.equal((await running())[1], 8);
      assert.deepEqual(faults, []);
    });

    it('says what was copied', async () => {
      const { page } = found;
      await page.click('.to-copy button');
      await until('an answer', async () => /Copied|Selected/.test(await textOf(page, '.to-copy button')));
    });

    it('keys belong to the page where the horse is out of sight, and to what has the focus', async () => {
      const { page } = found;
      await page.focus('nav a');
      await page.keyboard.press('ArrowUp');
      assert.equal((await horse(page)).speed, 4);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo(0, document.body.scrollHeight);
      });
      await page.keyboard.press('ArrowUp');
      assert.equal((await horse(page)).speed, 4);
    });
  });
});

describe('the blog post', () => {
  it('says of the trot what its horse does', async () => {
    const { page } = await visit(pages, 'blog.html');
    const [speed, gait] = await page.$eval('quadruped-gait', (element) => [element.speed, element.gait] as const);
    const { footfalls } = makeStrip('horse', { gait, speed });
    const air = footfalls.support.reduce((sum, [from, to, feet]) => sum + (feet === 0 ? to - from : 0), 0);
    assert.equal(await textOf(page, '[data-figure="air-trot"]'), 'about a sixth');
    assert.ok(Math.abs(air - 1 / 6) < 0.02, `${air} of the stride`);
    await page.close();
  });
});

describe('the worksheet', () => {
  /** The page, drawn: what draws it comes after the page itself. */
  async function visitSheet(hash = '') {
    const visited = await visit(pages, `worksheet.html${hash}`);
    await visited.page.waitForSelector('[data-answers] td');
    return visited;
  }

  it('every sheet shows what its hints say, and all orders come', () => {
    const orders = new Set<string>();
    for (let sheet = 1; sheet <= SHEETS; sheet++) {
      const horses = horsesOf(sheet);
      orders.add(horses.map(({ gait }) => gait).join());
      for (const horse of horses) {
        const feet = makeStrip('horse', { ...horse, frames: 8 }).frames.map(
          ({ standing }) => standing.filter(Boolean).length,
        );
        const air = feet.filter((count) => count === 0).length;
        const expected = { walk: 0, trot: 2, canter: 1, gallop: 1 }[horse.gait];
        assert.equal(air, expected, `${horse.gait} at ${horse.speed} m/s: ${feet}`);
        if (horse.gait === 'walk') assert.ok(Math.min(...feet) >= 2);
      }
    }
    assert.equal(orders.size, 24);
  });

  it('prints four pages of lines, A4 and Letter, the answers alone on the last', async () => {
    // The tallest drawings there are: the faster gaits lie flatter.
    const tallest = Array.from({ length: SHEETS }, (_, i) => i + 1).find((sheet) =>
      horsesOf(sheet).every(({ gait }) => gait !== 'gallop'),
    );
    const { page } = await visitSheet(`#sheet=${tallest}&gait=walk`);
    for (const [format, height] of [
      ['A4', 842],
      ['Letter', 792],
    ] as const) {
      const pdf = Buffer.from(await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
      assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length, 4, format);
      assert.doesNotMatch(pdf, /\/Subtype\s*\/Image/);
      const box = /\/MediaBox\s*\[\s*0 0 [\d.]+ ([\d.]+)/.exec(pdf);
      assert.ok(Math.abs(Number(box?.[1]) - height) < 1.5, box?.[0]);
      assert.ok(curvesIn(pdf) > 2000);
    }
    const last = await page.$$eval('.paper', (papers) => papers.at(-1)?.querySelector('h2')?.textContent);
    assert.equal(last, 'Answers');
    await page.close();
  });

  it('gives nothing away on its first sheets, and a key that is right', async () => {
    const { page, faults } = await visitSheet('#sheet=5&gait=canter');
    const [first, second] = await page.$$eval('.paper', (papers) =>
      papers.slice(0, 2).map((paper) => [...paper.querySelectorAll('svg')].map((svg) => svg.outerHTML).join()),
    );
    assert.doesNotMatch(first + second, /walk|trot|canter|gallop|<title|in the air/i);
    const key = await page.$$eval('[data-answers] td:nth-child(2)', (cells) => cells.map((cell) => cell.textContent));
    assert.deepEqual(
      key.map((name) => name?.toLowerCase()),
      horsesOf(5).map(({ gait }) => gait),
    );
    assert.equal(await page.$eval('#gait', (list) => (list as HTMLSelectElement).value), 'canter');
    const down = await page.$$eval('[data-bars="full"] .down', (cells) => cells.length);
    const empty = await page.$$eval('[data-bars="empty"] .down', (cells) => cells.length);
    assert.ok(down > 8 && empty === 0);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('says which numbers there are', async () => {
    const { page } = await visitSheet();
    await page.$eval('#sheet', (input) => {
      (input as HTMLInputElement).value = '400';
      input.dispatchEvent(new Event('input'));
    });
    assert.equal(await textOf(page, '#note'), 'Sheets are numbered from 1 to 99.');
    assert.equal(await textOf(page, '[data-show="sheet"]'), '1');
    await page.close();
  });
});

describe('the story', () => {
  it('is told by its cues to the end, by the events they wait for, and every hoof is heard', async () => {
    const { page, faults } = await visit(pages, 'story.html', {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          const heard = { events: [] as string[], contexts: 0, beats: 0, footfalls: 0 };
          Object.assign(window, { heard });
          for (const name of ['gaitchange', 'leapend'])
            document.addEventListener(name, (event) => {
              const { to = '' } = (event as CustomEvent<{ to?: string }>).detail;
              heard.events.push(`${name} ${to}`.trim());
            });
          document.addEventListener('footfall', () => heard.footfalls++);
          const start = OscillatorNode.prototype.start;
          OscillatorNode.prototype.start = function (...when) {
            heard.beats++;
            return start.apply(this, when);
          };
          window.AudioContext = class extends AudioContext {
            constructor(options?: AudioContextOptions) {
              super(options);
              heard.contexts++;
            }
          };
        }),
    });
    type Heard = { events: string[]; contexts: number; beats: number; footfalls: number };
    const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as Heard);
    await wait(300);
    assert.equal((await heard()).contexts, 0, 'no sound before the reader does something');
    await page.$eval('#player', (element) => {
      (element as HTMLElementTagNameMap['quadruped-gait']).playbackRate = 8;
    });
    await page.click('#tell');
    const lines = new Set<string>();
    await until('the end', async () => {
      lines.add(await textOf(page, '#line'));
      return (await textOf(page, '#tell')) === 'Tell the story' && lines.size > 3;
    });
    const { events, contexts, beats, footfalls } = await heard();
    const awaited = await page.$$eval('#cues code', (codes) =>
      codes.flatMap((code) => /→ ([a-z]+(?: \w+)?)$/.exec(code.textContent ?? '')?.[1] ?? []),
    );
    let at = -1;
    for (const event of awaited) {
      at = events.indexOf(event, at + 1);
      assert.ok(at >= 0, `${event} was not heard in ${events}`);
    }
    assert.ok(lines.has('It was the wrong letter. But that is another story.'), [...lines].join('\n'));
    assert.equal(contexts, 1);
    assert.ok(footfalls > 100 && beats > 0.8 * footfalls, `${beats} of ${footfalls} footfalls`);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('can be silenced, and stopped, and begun anywhere', async () => {
    const { page, faults } = await visit(pages, 'story.html');
    const player = () =>
      page.$eval('#player', (element) => {
        const { paused, gait, speed } = element as HTMLElementTagNameMap['quadruped-gait'];
        return { paused, gait, speed };
      });
    await page.click('#cues li:nth-child(7) button');
    assert.deepEqual(await player(), { paused: false, gait: 'canter', speed: 6 });
    assert.equal(await page.$eval('#cues [aria-current]', (line) => line.parentElement?.dataset.gait), 'canter');
    await page.click('#tell');
    assert.equal((await player()).paused, true);
    const pressed = () => page.$eval('#sound', (button) => button.getAttribute('aria-pressed'));
    assert.equal(await pressed(), 'false');
    await page.click('#sound');
    assert.equal(await pressed(), 'true');
    await page.click('#sound');
    assert.equal(await pressed(), 'false');
    assert.deepEqual(faults, []);
    await page.close();
  });
});

describe('thirty on a page', () => {
  it('take one callback a frame, and those out of sight none', async () => {
    const { page, faults } = await visit(pages, 'thirty.html', { width: 390, height: 800 });
    assert.equal((await page.$$('quadruped-gait')).length, 30);
    const value = (name: string) => textOf(page, `[data-value="${name}"]`);
    await until('a reading', async () => Number(await value('fps')) > 0 && Number(await value('moving')) > 0);
    assert.equal(await value('callbacks'), '1');
    assert.ok(Number(await value('moving')) < 30);
    await page.click('#pause');
    await until('rest', async () => (await value('moving')) === '0' && (await value('fps')) === '0');
    assert.deepEqual(faults, []);
    await page.close();
  });
});

describe('two gaits in step', () => {
  const phases = (page: Page) =>
    page.$$eval('quadruped-gait', (horses) => horses.map(({ phase, currentGait }) => [phase, currentGait] as const));
  const apart = async (page: Page): Promise<number> => {
    const [[a], [b]] = await phases(page);
    return Math.min(Math.abs(a - b), 1 - Math.abs(a - b));
  };

  it('are at the same phase, whatever they do', async () => {
    const { page, faults } = await visit(pages, 'compare.html');
    for (const [first, second] of [
      ['trot', 'rack'],
      ['walk', 'gallop'],
      ['canter', 'amble'],
    ]) {
      await page.select('#gait-a', first);
      await page.select('#gait-b', second);
      await until('both', async () => (await phases(page)).map(([, gait]) => gait).join() === `${first},${second}`);
      for (let looks = 0; looks < 5; looks++) {
        await wait(150);
        assert.ok((await apart(page)) < 0.01, `${await apart(page)} of a stride apart`);
      }
    }
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('are set by the slider, and the diagram goes along', async () => {
    const { page, faults } = await visit(pages, 'compare.html');
    await page.$eval('#phase', (input) => {
      (input as HTMLInputElement).value = '30';
      input.dispatchEvent(new Event('input'));
    });
    for (const [phase] of await phases(page)) assert.ok(Math.abs(phase - 0.3) < 1e-3, String(phase));
    assert.equal(await textOf(page, '#phase-text'), '30 %');
    assert.ok((await page.$$('#bars rect')).length >= 8);
    const table = await page.$$eval('#table tbody td', (cells) => cells.map((cell) => cell.textContent));
    assert.ok(table.includes('4.0 m/s') && table.includes('6.0 m/s'), table.join());
    assert.deepEqual(faults, []);
    await page.close();
  });
});

describe('the playground', () => {
  /** All that the tag's attributes say, of one in the page or of one made from HTML. */
  const stateOf = (page: Page, html?: string) =>
    page.evaluate(async (code) => {
      let tag = document.querySelector<HTMLElementTagNameMap['quadruped-gait']>('#tag');
      if (code !== undefined) {
        const pasted = new DOMParser().parseFromString(code, 'text/html').querySelector('quadruped-gait');
        tag = pasted && document.importNode(pasted, true);
        if (tag) document.body.append(tag);
        await tag?.updateComplete;
        tag?.remove();
      }
      if (!tag) return {};
      const names = (tag.constructor as typeof HTMLElement & { observedAttributes: string[] }).observedAttributes;
      const keys = names.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
      return Object.fromEntries(keys.map((key) => [key, Reflect.get(tag, key) as unknown]));
    }, html);

  it('has a field for every attribute, and none for anything else', async () => {
    const { page } = await visit(pages, 'playground.html');
    const names = await page.$$eval('#form [name]', (fields) => fields.map((field) => field.getAttribute('name')));
    const attributes = await page.evaluate(
      () =>
        (customElements.get('quadruped-gait') as typeof HTMLElement & { observedAttributes: string[] })
          .observedAttributes,
    );
    assert.deepEqual([...new Set(names)].sort(), [...attributes].sort());
    await page.close();
  });

  it('writes HTML that gives the same when pasted, and an address that gives the same when opened', async () => {
    const { page, faults } = await visit(pages, 'playground.html');
    const words = (...list: string[]) => fc.constantFrom(...list);
    const state = fc.record(
      {
        gait: words('auto', 'stand', 'walk', 'rack', 'gallop'),
        speed: fc.integer({ min: 0, max: 185 }).map((tenths) => tenths / 10),
        heading: fc.integer({ min: -36, max: 36 }).map((steps) => 5 * steps),
        overlay: fc.subarray(['footfalls', 'grid', 'labels', 'readout']).map((list) => list.join(' ')),
        gaits: fc.subarray(['walk', 'trot', 'canter']).map((list) => list.join(' ')),
        view: words('side', 'top', 'three-quarter'),
        strip: words('0', '6'),
        'playback-rate': words('0.5', '1', '2'),
        controls: words('on', 'off'),
        paused: words('on', 'off'),
        alt: words('Bess & "Co" <1893>', 'ü + % #', ''),
      },
      { requiredKeys: [] },
    );
    const gives = fc.asyncProperty(state, async (record) => {
      const query = new URLSearchParams(Object.entries(record).map(([name, value]) => [name, String(value)]));
      await page.evaluate((hash) => {
        location.hash = hash;
      }, query.toString());
      const marker = `strip=${record.strip ?? '0'}`;
      await until(marker, async () => String((await stateOf(page)).strip) === (record.strip ?? '0'));
      await wait(60);
      const shown = await stateOf(page);
      assert.equal(shown.speed, record.speed ?? 1.5);
      assert.equal(shown.controls, record.controls === 'on');
      assert.deepEqual(await stateOf(page, await textOf(page, '#html')), shown);
      const again = await page.evaluate(() => location.hash);
      await page.goto(`about:blank`);
      await page.goto(`${pages.origin}/demo/playground.html${again}`);
      await page.$eval('#tag', (tag) => (tag as HTMLElementTagNameMap['quadruped-gait']).updateComplete);
      assert.deepEqual(await stateOf(page), shown);
    });
    await behindAnother(page, () => fc.assert(gives, { numRuns: 8, seed: 1878 }));
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('obeys its fields, and hears the tag’s own controls', async () => {
    const { page, faults } = await visit(pages, 'playground.html');
    await page.select('[name=gait]', 'canter');
    await page.click('[name=overlay][value=grid]');
    await page.click('[name=controls]');
    assert.match(await textOf(page, '#html'), /<quadruped-gait gait="canter" overlay="grid" controls>/);
    await until('controls', () =>
      page.$eval('#tag', ({ shadowRoot }) => shadowRoot?.querySelector('[part=gait]') !== null),
    );
    await page.$eval('#tag', ({ shadowRoot }) => {
      const list = shadowRoot?.querySelector<HTMLSelectElement>('[part=gait]');
      if (list) list.value = 'trot';
      list?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until('the form follows', async () =>
      page.$eval('[name=gait]', (list) => (list as HTMLSelectElement).value === 'trot'),
    );
    await page.click('#again');
    await until('a tag as it comes', async () =>
      (await textOf(page, '#html')).endsWith('<quadruped-gait></quadruped-gait>'),
    );
    assert.equal(await page.evaluate(() => location.hash), '');
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('says what is wrong with an address, and keeps what is right', async () => {
    const { page } = await visit(pages, 'playground.html#gait=fly&speed=5&wings=2&controls=maybe');
    await until('an answer', async () => (await textOf(page, '#note')).length > 60);
    const note = await textOf(page, '#note');
    assert.match(note, /There is no “wings”; allowed: species,/);
    assert.match(note, /“controls” is on or off/);
    assert.match(note, /'fly' is not understood; allowed: auto, stand, walk/);
    assert.equal((await stateOf(page)).speed, 5);
    await page.close();
  });

  it('writes a frame that works', async () => {
    const { page } = await visit(pages, 'playground.html#gait=trot&speed=4&strip=6&alt=A+%22fine%22+trot');
    const html = await textOf(page, '#iframe');
    const [src, title] = await page.evaluate((code) => {
      const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe');
      return [frame?.src ?? '', frame?.title ?? ''];
    }, html);
    assert.equal(title, 'A "fine" trot');
    const { page: inside, faults } = await visit(pages, src.slice(`${pages.origin}/demo/`.length));
    assert.equal(await textOf(inside, '#note'), '');
    assert.deepEqual(await stateOf(inside), await stateOf(page));
    assert.deepEqual(faults, []);
    await Promise.all([inside.close(), page.close()]);
  });
});

describe('the page for frames', () => {
  const tag = (page: Page) =>
    page.$eval('quadruped-gait', ({ species, gait, speed, controls, figure }) => ({
      ...{ species, gait, speed, controls, figure },
    }));

  it('obeys its address, fills the frame, and lets what is behind show through', async () => {
    const { page, faults } = await visit(
      pages,
      'embed.html?species=horse&gait=pace&speed=12mph&controls&figure=stick',
      {
        width: 640,
        height: 360,
      },
    );
    assert.deepEqual(await tag(page), {
      ...{ species: 'horse', gait: 'rack', speed: 12 * 0.44704, controls: true, figure: 'stick' },
    });
    assert.equal(await textOf(page, '#note'), '');
    const box = await (await page.$('quadruped-gait'))?.boundingBox();
    assert.deepEqual(box, { x: 0, y: 0, width: 640, height: 360 });
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), 360);
    for (const selector of ['html', 'body'])
      assert.equal(
        await page.$eval(selector, (element) => getComputedStyle(element).backgroundColor),
        'rgba(0, 0, 0, 0)',
      );
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('tells what it does not understand, and does the rest', async () => {
    const { page } = await visit(
      pages,
      'embed.html?species=unicorn&gait=trot&view=below&wings=2&controls=maybe&scheme=pink',
    );
    await until('an answer', async () => (await textOf(page, '#note')).length > 100);
    const note = await textOf(page, '#note');
    for (const sentence of [
      /“scheme” is auto, light, dark, not “pink”\./,
      /There is no “wings”; allowed: species,/,
      /“controls” is on or off, not “maybe”\./,
      /'unicorn' is not understood; allowed: horse/,
      /'below' is not understood; allowed: side, front/,
    ])
      assert.match(note, sentence);
    assert.equal((await tag(page)).gait, 'trot');
    await page.close();
  });

  it('is dark or light as it is told', async () => {
    for (const scheme of ['light', 'dark']) {
      const { page, faults } = await visit(pages, `embed.html?scheme=${scheme}`);
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), scheme);
      assert.deepEqual(faults, []);
      await page.close();
    }
  });
});

/** Curves in all drawings of a document. */
function curvesIn(pdf: string): number {
  let count = 0;
  for (const [, data] of pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    try {
      count += inflateSync(Buffer.from(data, 'latin1')).toString('latin1').match(/ c\n/g)?.length ?? 0;
    } catch {
      // A font or a table: no drawing.
    }
  }
  return count;
}
