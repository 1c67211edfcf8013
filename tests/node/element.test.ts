/**
 * The built element in a real Chromium as a stranger's page would have it: one script tag under a strict policy, fine pixels, paper, dark.
 * And without a browser: the tag as a server writes it.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { inflateSync } from 'node:zlib';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import type { CDPSession, Page } from 'puppeteer-core';
import { renderHTML } from '../../components/server.ts';
import { noteFaults, openPages, type Pages, types } from './pages.ts';

/** An animal takes a hundred times as much; code that is compiled later takes some too. */
const BYTES_FORGOTTEN = 1000;

const POLICY = "default-src 'self'";

let pages: Pages;
let body = '';

before(async () => {
  pages = await openPages(async ({ url = '/' }, response) => {
    // Lit writes its style sheet into the page.
    response.setHeader('content-security-policy', url === '/lit' ? `${POLICY}; style-src 'unsafe-inline'` : POLICY);
    if (/^\/quadruped-gait[\w./-]*\.js$/.test(url))
      response.setHeader('content-type', 'text/javascript').end(await readFile(`dist${url}`));
    else if (['/', '/late', '/lit'].includes(url))
      response
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><title>Test</title><link rel="icon" href="data:,">` +
            `${url !== '/' ? '' : '<script type="module" src="/quadruped-gait.min.js"></script>'}${body}`,
        );
    else if (/^\/(demo|dist)\/[\w./-]+$/.test(url) && !url.includes('..'))
      response.setHeader('content-type', types[extname(url)] ?? 'text/plain').end(await readFile(url.slice(1)));
    else response.writeHead(404).end();
  });
});

after(() => pages?.close());

interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** Errors, warnings, breaches of the policy. */
  readonly faults: string[];
  readonly requests: string[];
}

async function visit(tags: string, ratio = 1, path = '/'): Promise<Visit> {
  body = tags;
  const page = await pages.browser.newPage();
  const [faults, requests]: string[][] = [[], []];
  noteFaults(page, faults, /^No available adapters\.$|data:,/);
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(new URL(request.url()).pathname);
  });
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.setViewport({ width: 800, height: 600, deviceScaleFactor: ratio });
  await page.goto(pages.origin + path);
  return { page, session, faults, requests };
}

const ready = (page: Page) => page.$eval('quadruped-gait', (element) => element.ready);

describe('the element, built', () => {
  it('one script tag and one tag: a walking horse within a second, under a strict policy, with no other request', async () => {
    const { page, session, faults, requests } = await visit('<quadruped-gait></quadruped-gait>');
    await ready(page);
    // What the page's own thread has worked till then: a busy machine is not the element's fault.
    const { metrics } = await session.send('Performance.getMetrics');
    const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    assert.ok(worked < 1, `${worked} s of work`);
    await page.waitForFunction(() => (document.querySelector('quadruped-gait')?.animal.place[0] ?? 0) > 0.3);
    assert.equal(await page.$eval('quadruped-gait', (element) => element.currentGait), 'walk');
    assert.deepEqual(requests, ['/', '/quadruped-gait.min.js']);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('everything keeps to the policy: controls, plates, diagrams, files, print', async () => {
    const { page, faults } = await visit(
      '<quadruped-gait controls overlay="footfalls grid labels trail polygon arrow readout"></quadruped-gait>' +
        '<quadruped-gait strip="6"></quadruped-gait><quadruped-gait renderer="svg" view="top"></quadruped-gait>',
    );
    await ready(page);
    const sizes = await page.$eval('quadruped-gait', async (element) => {
      const blobs = [await element.toBlob(), await element.toBlob({ frames: 6 })];
      const append = document.body.append.bind(document.body);
      document.body.append = (...nodes) => {
        append(...nodes);
        const [frame] = nodes;
        if (frame instanceof HTMLIFrameElement && frame.contentWindow) frame.contentWindow.print = () => {};
      };
      await element.print();
      return blobs.map(({ size }) => size);
    });
    assert.ok(Math.min(...sizes) > 5000, String(sizes));
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('has as many pixels as a fine screen', async () => {
    const { page } = await visit('<quadruped-gait></quadruped-gait>', 2.5);
    await page.waitForFunction(() => {
      const canvas = document.querySelector('quadruped-gait')?.shadowRoot?.querySelector('canvas');
      return canvas && Math.abs(canvas.width - 2.5 * canvas.clientWidth) < 2;
    });
    await page.close();
  });

  it('prints lines, not pixels, and never a blank page', async () => {
    const { page } = await visit('<quadruped-gait></quadruped-gait><quadruped-gait strip="8"></quadruped-gait>');
    await ready(page);
    for (const format of ['A4', 'Letter'] as const) {
      const pdf = Buffer.from(await page.pdf({ format })).toString('latin1');
      assert.doesNotMatch(pdf, /\/Subtype\s*\/Image/);
      const curves = [...pdf.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, data]) => curvesIn(data));
      assert.ok(Math.max(...curves) > 500, `${Math.max(...curves)} curves`);
    }
    await page.close();
  });

  it('is dark on a dark page, also on its canvas', async () => {
    const { page } = await visit(
      '<meta name="color-scheme" content="light dark"><quadruped-gait paused></quadruped-gait>',
    );
    await ready(page);
    const ink = async (holds: (red: number) => boolean): Promise<number> => {
      for (let tries = 0; tries < 100; tries++) {
        const red = await inkOf(page);
        if (holds(red)) return red;
        await new Promise((done) => setTimeout(done, 50));
      }
      return assert.fail(`the ground stays at ${await inkOf(page)}`);
    };
    await ink((red) => red >= 0 && red < 40);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await ink((red) => red > 200);
    await page.close();
  });

  it('what is taken out of the page is forgotten: the heap stays flat, and nothing runs', async () => {
    const { page, session } = await visit('<p>nothing yet</p>');
    await page.evaluate(() => customElements.whenDefined('quadruped-gait'));
    /** Two hundred come, live for up to ten frames' time, and go. */
    const comeAndGo = () =>
      page.evaluate(async () => {
        for (let i = 0; i < 200; i++) {
          const element = document.createElement('quadruped-gait');
          element.controls = i % 2 === 0;
          document.body.append(element);
          if (i % 10 === 0) await new Promise(requestAnimationFrame);
          element.remove();
        }
        await new Promise((done) => setTimeout(done, 100));
      });
    const heap = async (): Promise<number> => {
      for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    // The first ones bring what is made once: compiled code, templates, caches.
    await comeAndGo();
    const before = await heap();
    await comeAndGo();
    const grown = (await heap()) - before;
    assert.ok(grown < 200 * BYTES_FORGOTTEN, `${grown} bytes more after 200`);
    const prototype = await page.evaluateHandle(() => customElements.get('quadruped-gait')?.prototype);
    const objects = await page.queryObjects(prototype);
    assert.ok((await page.evaluate((list) => (list as unknown as unknown[]).length, objects)) <= 2);
    const asked = await page.evaluate(async () => {
      let count = 0;
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        count++;
        return request.call(window, callback);
      };
      await new Promise((done) => setTimeout(done, 200));
      return count;
    });
    assert.equal(asked, 0);
    await page.close();
  });

  it('a page from a server shows the animal at once, and the element takes over in the same place', async () => {
    for (const shadow of [true, false]) {
      const { page, faults } = await visit(renderHTML({ speed: '12mph', gait: 'canter' }, { shadow }));
      await ready(page);
      await page.waitForSelector('>>> .live');
      const [speed, visible] = await page.$eval('quadruped-gait', (element) => [
        element.speed,
        [element, element.shadowRoot].some((root) => root?.querySelector('svg:not(button *)')?.checkVisibility()),
      ]);
      assert.equal(speed, 12 * 0.44704);
      assert.equal(visible, false);
      assert.deepEqual(faults, []);
      await page.close();
      const plain = await pages.browser.newPage();
      await plain.setJavaScriptEnabled(false);
      await plain.setViewport({ width: 800, height: 600 });
      await plain.goto(pages.origin);
      const box = await (await plain.$('quadruped-gait >>> svg'))?.boundingBox();
      assert.ok(box && Math.abs(box.width / box.height - 16 / 9) < 0.05, JSON.stringify(box));
      await plain.close();
    }
  });
});

/** Red of the ground line at the left edge. */
async function inkOf(page: Page): Promise<number> {
  return page.$eval('quadruped-gait', (element) => {
    const canvas = element.shadowRoot?.querySelector('canvas');
    const column = canvas?.getContext('2d')?.getImageData(4, 0, 1, canvas.height).data ?? [];
    for (let i = 0; i < column.length; i += 4) if (column[i + 3] > 200) return column[i];
    return -1;
  });
}

/** Curves of a page's drawing. */
function curvesIn(stream: string): number {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1').match(/ c\n/g)?.length ?? 0;
  } catch {
    return 0;
  }
}

describe('the element, from a server', () => {
  it('Lit renders it on a server; the page shows the drawing, and the element takes over', async () => {
    const { QuadrupedGaitElement } = await import('../../components/quadruped-gait.ts');
    assert.equal(customElements.get('quadruped-gait'), undefined, 'an import registers nothing');
    QuadrupedGaitElement.define();
    assert.equal(customElements.get('quadruped-gait'), QuadrupedGaitElement);
    const tag = html`<quadruped-gait speed="4" controls overlay="footfalls"></quadruped-gait>`;
    const served = await collectResult(render(tag));
    assert.match(served, /<template shadowroot[\s\S]*<svg[\s\S]*<path/);
    const { page } = await visit(served);
    await ready(page);
    const count = await page.$eval('quadruped-gait', ({ shadowRoot }) => shadowRoot?.querySelectorAll('canvas').length);
    assert.equal(count, 1);
    await page.close();
  });

  it('the picture that was served stays until the first of the element’s own, in its place', async () => {
    const { QuadrupedGaitElement } = await import('../../components/quadruped-gait.ts');
    QuadrupedGaitElement.define();
    await QuadrupedGaitElement.preload();
    for (const attributes of [{}, { strip: 8 }, { overlay: 'footfalls' }]) {
      const tag = html`<quadruped-gait strip=${attributes.strip ?? 0} overlay=${attributes.overlay ?? ''}></quadruped-gait>`;
      for (const [path, served] of [
        ['/late', renderHTML(attributes)],
        ['/lit', await collectResult(render(tag))],
      ]) {
        const { page, faults, requests } = await visit(`${served}<p>after</p>`, 1, path);
        const seen = await page.evaluate(async () => {
          const element = document.querySelector('quadruped-gait') as HTMLElement & { ready: Promise<void> };
          const text = element.shadowRoot?.querySelector('svg')?.innerHTML;
          const after = document.querySelector('p');
          if (!text || !after) return ['no drawing'];
          const served = (): boolean =>
            [...(element.shadowRoot?.querySelectorAll('svg') ?? [])].some(
              (svg) => svg.innerHTML === text && svg.checkVisibility(),
            );
          const before = after.offsetTop;
          const problems: string[] = [];
          // In every frame one of them is to be seen, and nothing moves.
          const check = (): void => {
            const own = element.shadowRoot?.querySelector('.live canvas, [part=strip] svg');
            if (!served() && !own?.checkVisibility()) problems.push('nothing to be seen');
            if (Math.abs(after.offsetTop - before) > 8) problems.push(`moved by ${after.offsetTop - before}`);
          };
          let watching = true;
          const watch = (): void => {
            check();
            if (watching) requestAnimationFrame(watch);
          };
          watch();
          await import(`${location.origin}/quadruped-gait.min.js`);
          await element.ready;
          for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);
          watching = false;
          if (!element.shadowRoot?.querySelector('[part=strip]') && served())
            problems.push('the served drawing is still there');
          return problems;
        });
        assert.deepEqual(seen, [], JSON.stringify(attributes));
        assert.deepEqual(faults, []);
        assert.ok(requests.includes('/quadruped-gait.min.js'));
        await page.close();
      }
    }
  });

  it('is written with its picture', () => {
    const html = renderHTML({ gait: 'trot', speed: 4, controls: true, alt: '"Bess" & co' });
    assert.match(
      html,
      /^<quadruped-gait gait="trot" speed="4" controls alt="&#34;Bess&#34; &#38; co"><template [^>]*><svg /,
    );
    assert.match(renderHTML({}, { shadow: false }), /^<quadruped-gait><svg /);
    assert.match(html, /<title>&#34;Bess&#34; &#38; co<\/title>/);
    assert.equal(renderHTML({ strip: 6 }).match(/class="frame/g)?.length, 6);
    assert.throws(() => renderHTML({ gait: 'fly' }), /allowed: auto, stand, walk/);
    for (const speed of [Number.NaN, Infinity, -Infinity, 'fast'])
      assert.throws(() => renderHTML({ speed }), /^RangeError: speed: no '.*'; allowed: a number such as 6/);
  });
});
