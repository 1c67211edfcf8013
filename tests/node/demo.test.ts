/**
 * Every page of the demo, as it is found in the folder: it keeps quiet, asks nobody, keeps to the policy, is accessible by day and by night,
 * fits a phone, can be used by keyboard alone, rests for readers who want no motion, and prints on white.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { behindAnother, framesTaken, openDemo, until, type Visit, visit, wait } from './demo-visit.ts';
import type { Pages } from './pages.ts';

const files = readdirSync('demo').filter((name) => name.endsWith('.html'));
/** For frames: it has no head, no foot and no way elsewhere. */
const FRAME = 'embed.html';

let pages: Pages;

before(async () => {
  pages = await openDemo();
});

after(() => pages?.close());

async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  return page.evaluate(async (only) => {
    const options = only.length > 0 ? { runOnly: only } : {};
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  }, rules);
}

/**
 * What can have the focus, in shadow roots too, by a path of names; a group of radio buttons would count once, but there are none. Marks what
 * has the focus now as reached, and says whether it can be seen to have it.
 */
function surveyFocus(): { unreached: string[]; unseen: string[] } {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const found: Element[] = [];
  const search = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) search(element.shadowRoot);
      const disabled = 'disabled' in element && element.disabled === true;
      if (element.matches(selector) && !disabled && element.checkVisibility()) found.push(element);
    }
  };
  search(document);
  const reached: Set<Element> = Reflect.get(window, 'reached') ?? new Set();
  Object.assign(window, { reached });
  const name = (element: Element): string => element.outerHTML.slice(0, 100);
  const unseen: string[] = [];
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (active && active !== document.body) {
    reached.add(active);
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) unseen.push(name(active));
  }
  return { unreached: found.filter((element) => !reached.has(element)).map(name), unseen };
}

describe('the demo', () => {
  it('has the pages that its front page promises', () => {
    const front = readFileSync('demo/index.html', 'utf8');
    const promised = [...front.matchAll(/href="([\w-]+\.html)"/g)].map(([, name]) => name);
    for (const name of promised) assert.ok(files.includes(name), `there is no ${name}`);
    for (const name of files) if (name !== FRAME) assert.ok(promised.includes(name), `nothing leads to ${name}`);
  });

  it('has one head and one foot for all pages', () => {
    const frames = files
      .filter((name) => name !== FRAME)
      .map((name) => {
        const html = readFileSync(`demo/${name}`, 'utf8');
        assert.match(html, new RegExp(`<a href="${name}" aria-current="page">`), `${name} does not say where it is`);
        assert.equal(html.match(/aria-current/g)?.length, 1);
        const head = html.slice(html.indexOf('<a class="skip"'), html.indexOf('</header>'));
        return (head + html.slice(html.indexOf('<footer'))).replace(' aria-current="page"', '');
      });
    assert.deepEqual(new Set(frames).size, 1);
  });
});

for (const name of files) {
  describe(`demo/${name}`, () => {
    let page: Page;
    let faults: string[];

    before(async () => {
      ({ page, faults } = await visit(pages, name));
    });

    after(() => page?.close());

    it('axe finds nothing, and the colours hold by night', async () => {
      await page.evaluate(axe.source);
      const [all, byNight] = await behindAnother(page, async () => {
        const all = await violations(page);
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
        return [all, await violations(page, 'color-contrast')];
      });
      assert.deepEqual(all, []);
      assert.deepEqual(byNight, []);
    });

    it('fits a phone, a tablet and a wide screen', async () => {
      for (const width of [360, 768, 1920, 1200]) {
        await page.setViewport({ width, height: 900 });
        await wait(50);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      }
    });

    it('the keyboard reaches everything, and one sees where it is', async () => {
      // Still, so that nothing appears or goes while it is counted.
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('quadruped-gait')) element.pause();
      });
      let { unreached } = await page.evaluate(surveyFocus);
      const most = unreached.length + 5;
      for (let presses = 0; presses < most && unreached.length > 0; presses++) {
        await page.keyboard.press('Tab');
        const survey = await page.evaluate(surveyFocus);
        assert.deepEqual(survey.unseen, []);
        unreached = survey.unreached;
      }
      assert.deepEqual(unreached, []);
    });

    it('prints on white, without what only a screen needs', async () => {
      await page.emulateMediaType('print');
      const paper = await page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
      assert.equal(paper, name === FRAME ? 'rgba(0, 0, 0, 0)' : 'rgb(255, 255, 255)');
      const shown = await page.$$eval('nav, .skip, canvas, .screen-only', (elements) =>
        elements.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
      assert.deepEqual(shown, []);
      await page.emulateMediaType();
    });

    it('kept quiet all the while, asked nobody, and kept to the policy', () => assert.deepEqual(faults, []));

    describe('for readers who want no motion', () => {
      let quiet: Visit;

      before(async () => {
        quiet = await visit(pages, name, { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] });
      });

      after(() => quiet?.page.close());

      it('rests', async () => {
        await until('rest', async () => {
          const before = await framesTaken(quiet.page);
          await wait(250);
          return (await framesTaken(quiet.page)) === before;
        });
        assert.deepEqual(quiet.faults, []);
      });

      if (name === FRAME) return;
      it('can be skipped to, as for anyone', async () => {
        await quiet.page.keyboard.press('Tab');
        assert.equal(await quiet.page.evaluate(() => document.activeElement?.className), 'skip');
        await quiet.page.keyboard.press('Enter');
        await quiet.page.waitForFunction(() => document.activeElement?.id === 'main', { polling: 50 });
      });
    });
  });
}
