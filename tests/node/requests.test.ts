/** What a page asks for: the element draws every gait from the side, living and as a strip, and has its controls by itself, all else comes when it is first used, and only then; and what ships draws on a real device. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { validateBytes } from 'gltf-validator';
import type { Page } from 'puppeteer-core';
import { withWebGPU } from '../chromium.mjs';
import { noteFaults, openPages, type Pages, types } from './pages.ts';

const POLICY = "default-src 'self'";

describe('requests', () => {
  let pages: Pages;
  before(async () => {
    pages = await openPages(async ({ url = '/' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      response.setHeader('content-security-policy', POLICY);
      response.setHeader('content-type', types[extname(pathname)] ?? types['.html']);
      if (/^\/(dist|demo)\//.test(pathname)) response.end(await readFile(`.${pathname}`));
      else
        response.end(
          `<!doctype html><title>A page</title><link rel="icon" href="/demo/icon.svg">
          <script type="module" src="/dist/quadruped-gait.min.js"></script>
          <quadruped-gait ${searchParams.get('tag') ?? ''}></quadruped-gait>`,
        );
    }, withWebGPU);
  });
  after(() => pages.close());

  /** A page with that element, and the parts it has asked for; `without` those that do not come. */
  async function open(tag: string, without: string[] = []): Promise<{ page: Page; parts: string[]; faults: string[] }> {
    const page = await pages.browser.newPage();
    if (without.length > 0) {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        without.some((part) => request.url().includes(`/quadruped-gait/${part}-`))
          ? request.abort()
          : request.continue(),
      );
    }
    const parts: string[] = [];
    const faults: string[] = [];
    noteFaults(page, faults);
    page.on('request', (request) => {
      const [, part] = /\/dist\/quadruped-gait\/(\w+)-\w+\.js$/.exec(request.url()) ?? [];
      if (part) parts.push(part);
    });
    await page.setViewport({ width: 160, height: 120 });
    await page.goto(`${pages.origin}/?tag=${encodeURIComponent(tag)}`);
    await page.evaluate(async () => {
      const element = document.querySelector('quadruped-gait');
      await customElements.whenDefined('quadruped-gait');
      await Reflect.get(element ?? {}, 'ready');
    });
    return { page, parts, faults };
  }
  const settled = () => new Promise((done) => setTimeout(done, 800));

  it('a page that never uses WebGPU asks for none of it, whatever draws', async () => {
    const opened = [];
    for (const [tag, asked] of [
      ['', []],
      ['renderer="canvas2d" speed="2"', []],
      ['renderer="canvas2d" speed="3"', []],
      ['renderer="canvas2d" speed="6" heading="180"', []],
      ['speed="4" controls', []],
      ['gait="trot" speed="7"', []],
      ['gait="canter" speed="4"', []],
      ['gait="gallop" speed="14" controls', []],
      ['gaits="walk trot" speed="4"', []],
      ['renderer="svg"', []],
      ['view="front" alt="A horse"', ['others']],
      ['heading="40"', ['others']],
      ['controls', []],
      ['strip="12"', []],
      ...['amble', 'rack', 'canter', 'gallop'].map((gait) => [`strip="6" gait="${gait}"`, []] as const),
      ['strip="3" rows="side front rear" controls', ['others']],
      ['strip="3" overlay="footfalls"', ['diagram']],
      ['strip="3" slope="5"', ['others', 'rehearsal']],
      ['strip="3" figure="stick"', ['others']],
      ['figure="stick" renderer="webgpu"', ['others']],
      ['view="top"', ['others']],
    ] as const) {
      const { page, parts, faults } = await open(tag);
      opened.push({ page, parts, faults, tag, asked });
    }
    await settled();
    for (const { page, parts, faults, tag, asked } of opened) {
      assert.deepEqual([...parts].sort(), asked, tag);
      assert.deepEqual(faults, [], tag);
      await page.close();
    }
  });

  it('a steady gait asks for nothing, a change for the reins and what draws it from all sides, once for all elements', async () => {
    const { page, parts, faults } = await open('');
    const change = (name: string, value: number) =>
      page.evaluate(
        async (key, to) => {
          const element = document.querySelector('quadruped-gait');
          Object.assign(element ?? {}, { [key]: to });
          await Reflect.get(element ?? {}, 'updateComplete');
        },
        name,
        value,
      );
    await change('playbackRate', 0.5);
    assert.deepEqual(parts, []);
    await change('speed', 4);
    assert.deepEqual([...parts].sort(), ['others', 'rehearsal']);
    await page.waitForFunction("document.querySelector('quadruped-gait').currentGait === 'trot'");
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<quadruped-gait speed="12" slope="5"></quadruped-gait>');
    });
    await page.waitForFunction("document.querySelectorAll('quadruped-gait')[1].currentGait === 'gallop'");
    assert.equal(parts.length, 2);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('what does not come is told, all goes on as it was, and it is asked for again', async () => {
    const without = ['others', 'rehearsal'];
    const { page } = await open('gait="canter" speed="6"', without);
    const tell = (speed: number) =>
      page.evaluate(async (to) => {
        const element = document.querySelector('quadruped-gait');
        const said: string[] = [];
        element?.addEventListener('error', (event) => said.push(Reflect.get(event, 'detail').message));
        Object.assign(element ?? {}, { speed: to });
        await Reflect.get(element ?? {}, 'updateComplete');
        return [said.join(), Reflect.get(element ?? {}, 'currentGait')];
      }, speed);
    const [said, gait] = await tell(7);
    assert.match(said, /a part of the element did not load/);
    assert.equal(gait, 'canter');
    // One of the two may still be on its way.
    await page.waitForNetworkIdle();
    without.length = 0;
    assert.deepEqual((await tell(4))[0], '');
    await page.waitForFunction("document.querySelector('quadruped-gait').animal.speed < 4.5");
    await page.close();
  });

  it('while what a turn needs is on its way, all goes on as it was', async () => {
    const { page } = await open('renderer="canvas2d"');
    await page.setRequestInterception(true);
    // Never comes.
    page.on('request', (request) => /\/(others|rehearsal)-/.test(request.url()) || request.continue());
    const drawn = await page.evaluate(async () => {
      const element = document.querySelector('quadruped-gait');
      element?.setAttribute('heading', '90');
      const canvas = element?.shadowRoot?.querySelector('canvas');
      const pictures = new Set<string | undefined>();
      for (let frame = 0; frame < 100 && pictures.size < 4; frame++) {
        await new Promise(requestAnimationFrame);
        pictures.add(canvas?.toDataURL());
      }
      return pictures.size;
    });
    assert.equal(drawn, 4);
    await page.close();
  });

  it('what it draws by itself is what it draws with all that may come', async () => {
    for (const tag of ['speed="1.5"', 'gait="trot" speed="4" heading="180"', 'gait="gallop" speed="15"']) {
      const { page, parts } = await open(`${tag} renderer="canvas2d" paused`);
      await page.setViewport({ width: 900, height: 520 });
      /** Eight moments of a stride: how much there is of each, and how much of that is not as it was the last time, pixels. */
      const draw = () =>
        page.evaluate(async () => {
          const element = document.querySelector('quadruped-gait');
          const before: Uint8ClampedArray[] = Reflect.get(globalThis, 'drawn') ?? [];
          const counts: [number, number][] = [];
          for (let frame = 0; frame < 8; frame++) {
            Object.assign(element ?? {}, { currentTime: frame / 12 });
            await Reflect.get(element ?? {}, 'updateComplete');
            for (let wait = 0; wait < 3; wait++) await new Promise(requestAnimationFrame);
            const canvas = element?.shadowRoot?.querySelector('canvas');
            const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
            let [ink, other] = [0, 0];
            for (let i = 3; pixels && i < pixels.length; i += 4) {
              if (pixels[i] > 0) ink++;
              if ([i - 3, i - 2, i - 1, i].some((k) => Math.abs(pixels[k] - before[frame]?.[k]) > 96)) other++;
            }
            counts.push([ink, other]);
            if (pixels) before[frame] = pixels;
          }
          Object.assign(globalThis, { drawn: before });
          return counts;
        });
      await draw();
      assert.deepEqual(parts, [], tag);
      await page.evaluate(() => Reflect.get(customElements.get('quadruped-gait') ?? {}, 'preload').call(null));
      // But for the corners of a hoof.
      for (const [frame, [ink, other]] of (await draw()).entries())
        assert.ok(ink > 5000 && other < 0.005 * ink, `${tag}, frame ${frame}: ${other} of ${ink} pixels`);
      await page.close();
    }
  });

  it('a model that is taken home is whole: short names of the file are not in it', async () => {
    const { page, parts } = await open('gait="trot" speed="4" paused');
    const model = await page.evaluate(async () => {
      const element = document.querySelector('quadruped-gait');
      const toBlob = Reflect.get(element ?? {}, 'toBlob') as (options: object) => Promise<Blob>;
      const blob = await toBlob.call(element, { type: 'model/gltf-binary', frames: 4 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    });
    assert.deepEqual([...parts].sort(), ['files', 'model']);
    const { issues } = await validateBytes(Uint8Array.from(model));
    const told = JSON.stringify(issues.messages.filter(({ severity }) => severity < 2).slice(0, 3));
    assert.deepEqual([issues.numErrors, issues.numWarnings], [0, 0], told);
    await page.close();
  });

  it('without what draws other figures and views there is an outline from the side, and a word of it', async () => {
    for (const tag of ['figure="stick" paused', 'view="top" paused', 'overlay="readout" paused']) {
      const { page, parts } = await open(tag, ['others']);
      const ink = await page.evaluate(async () => {
        const element = document.querySelector('quadruped-gait');
        await Reflect.get(element ?? {}, 'updateComplete');
        // A busy machine may take a few frames to measure the page and draw.
        for (let frame = 0, drawn = 0; ; frame++) {
          await new Promise(requestAnimationFrame);
          const canvas = element?.shadowRoot?.querySelector('canvas');
          const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
          drawn = pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
          if (drawn > 0 || frame === 100) return drawn;
        }
      });
      assert.ok(ink > 200, `${tag}: ${ink} pixels`);
      const [said] = await page.evaluate(async () => {
        const element = document.querySelector('quadruped-gait');
        return new Promise<string[]>((hear) => {
          element?.addEventListener('error', (event) => hear([Reflect.get(event, 'detail').message]));
          setTimeout(() => hear([]), 5000);
          Object.assign(element ?? {}, { figure: 'silhouette' });
        });
      });
      assert.match(said ?? '', /a part of the element did not load/, tag);
      // Once at first and once with the change, by itself and by the overlays.
      assert.ok(parts.filter((part) => part === 'others').length <= 4, `${tag}: ${parts}`);
      await page.close();
    }
  });

  it('without what draws a strip of sticks it is ready all the same, and does not ask on and on', async () => {
    const { page, parts } = await open('strip="6" figure="stick"', ['others']);
    await settled();
    assert.equal(parts.filter((part) => part === 'others').length, 1);
    await page.close();
  });

  it('the panel behind the last button comes when it is opened, with all that it has, and once', async () => {
    const { page, parts, faults } = await open('controls paused');
    const opened = () =>
      page.evaluate(async () => {
        const root = document.querySelector('quadruped-gait')?.shadowRoot;
        root?.querySelector('summary')?.click();
        for (let frame = 0; !root?.querySelector('[name=save]') && frame < 100; frame++)
          await new Promise(requestAnimationFrame);
        return [...(root?.querySelectorAll('.panel [name]') ?? [])].map((field) => field.getAttribute('name'));
      });
    const fields = 'heading species lead figure view leap screen copy file save print'.split(' ');
    assert.deepEqual(await opened(), fields);
    assert.deepEqual(parts, ['panel']);
    await opened();
    assert.deepEqual(await opened(), fields);
    assert.deepEqual(parts, ['panel']);
    await page.evaluate(() => {
      document.querySelector('quadruped-gait')?.shadowRoot?.querySelector<HTMLElement>('[name=leap]')?.click();
    });
    await page.waitForNetworkIdle();
    assert.deepEqual([...parts].sort(), ['others', 'panel', 'rehearsal']);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('a panel that does not come is told, and asked for again', async () => {
    const without = ['panel'];
    const { page, parts } = await open('controls paused', without);
    const press = () =>
      page.evaluate(() => {
        const element = document.querySelector('quadruped-gait');
        const heard = new Promise<string>((hear) => {
          element?.addEventListener('error', (event) => hear(Reflect.get(event, 'detail').message));
          setTimeout(() => hear(''), 2000);
        });
        element?.shadowRoot?.querySelector('summary')?.click();
        return heard;
      });
    assert.match(await press(), /a part of the element did not load/);
    without.length = 0;
    assert.equal(await press(), '');
    assert.deepEqual(parts, ['panel', 'panel']);
    assert.ok(
      await page.evaluate(() => document.querySelector('quadruped-gait')?.shadowRoot?.querySelector('[name=save]')),
    );
    await page.close();
  });

  it('what is refused is said in words that come then, once, and changes nothing', async () => {
    const { page, parts } = await open('speed="1" gait="crawl"');
    const said = (value: string) =>
      page.evaluate((speed) => {
        const element = document.querySelector('quadruped-gait');
        return new Promise<unknown[]>((hear) => {
          element?.addEventListener('error', (event) => {
            const { message } = Reflect.get(event, 'detail');
            // On a busy machine what was said of the gait may come only now.
            if (message.includes(' speed: ')) hear([message, Reflect.get(element ?? {}, 'speed')]);
          });
          element?.setAttribute('speed', speed);
        });
      }, value);
    const sentence = "quadruped-gait speed: 'fast' is not understood; allowed: a number such as 6, 6m/s, 12mph, 20km/h";
    assert.deepEqual(await said('fast'), [sentence, 1]);
    assert.deepEqual(await said('fast'), [sentence, 1]);
    assert.deepEqual(parts, ['allowed']);
    await page.close();
  });

  it('a herd with a pen asks for the herd alone', async () => {
    const { page, parts } = await open('renderer="canvas2d" count="12"');
    await settled();
    assert.deepEqual(parts, ['herd']);
    await page.close();
  });

  it('an animal comes with what draws it, and a greyhound with the dog', async () => {
    for (const [species, files] of [
      ['wolf', ['others', 'wolf']],
      ['greyhound', ['others', 'greyhound', 'dog']],
    ] as const) {
      const { page, parts, faults } = await open(`renderer="svg" species="${species}" speed="4"`);
      await page.waitForFunction(
        (name) => Reflect.get(document.querySelector('quadruped-gait') ?? {}, 'animal')?.rig.name === name,
        {},
        species,
      );
      assert.deepEqual(parts, files);
      assert.deepEqual(faults, []);
      await page.close();
    }
  });

  it('the lit body is one request, once for all elements, and what ships draws it', async () => {
    const { page, parts, faults } = await open('renderer="webgpu" paused');
    await page.waitForFunction("document.querySelector('quadruped-gait').activeRenderer === 'webgpu'", {
      timeout: 60_000,
    });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<quadruped-gait renderer="webgpu" paused></quadruped-gait>');
    });
    await page.waitForFunction("document.querySelectorAll('quadruped-gait')[1].activeRenderer === 'webgpu'", {
      timeout: 60_000,
    });
    assert.deepEqual(parts, ['lit']);
    assert.deepEqual(faults, []);
    await page.close();
  });
});
