/** The built demo in a real Chromium: it draws, it moves, it obeys, it rests when nobody looks, and it asks nobody for anything. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { MediaFeature, Page, SerializedAXNode } from 'puppeteer-core';
import { openPages, type Pages, types } from './pages.ts';

let pages: Pages;

before(async () => {
  pages = await openPages(async ({ url = '/' }, response) => {
    const path = url.endsWith('/') ? `${url}index.html` : url;
    try {
      const content = await readFile(join('.', new URL(path, 'http://localhost').pathname));
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain').end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
});

after(() => pages?.close());

interface Visit {
  readonly page: Page;
  /** Errors, warnings, requests that failed or went elsewhere. */
  readonly faults: string[];
}

async function visit(width = 1200, features: MediaFeature[] = []): Promise<Visit> {
  const page = await pages.browser.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  page.on('request', (request) => {
    if (!request.url().startsWith(pages.origin)) faults.push(`asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures(features);
  await page.evaluateOnNewDocument(() => {
    const request = window.requestAnimationFrame;
    Object.assign(window, { frames: 0 });
    window.requestAnimationFrame = (callback) => {
      Object.assign(window, { frames: Number(Reflect.get(window, 'frames')) + 1 });
      return request.call(window, callback);
    };
  });
  await page.goto(`${pages.origin}/demo/`);
  await page.waitForSelector('article:last-of-type .strip svg');
  return { page, faults };
}

/** Painted pixels of the canvas, and a sum that changes when they do. */
function look(page: Page): Promise<{ painted: number; sum: number }> {
  return page.$eval('canvas', (canvas) => {
    // On a copy: reading the canvas itself would change how the browser draws it.
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, width, height).data ?? [];
    let [painted, sum] = [0, 0];
    for (let i = 0; i < pixels.length; i += 4) {
      if (pixels[i + 3] === 0) continue;
      painted++;
      sum = (sum + i * (1 + pixels[i] + pixels[i + 3])) % 2 ** 40;
    }
    return { painted, sum };
  });
}

const readout = (page: Page, name: string) => page.$eval(`[data-value="${name}"]`, (place) => place.textContent);
const framesTaken = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'frames')));
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await holds()) return;
    await wait(100);
  }
  assert.fail(`it never happened: ${what}`);
}

describe('the demo', () => {
  it('draws the horse, the six plates and the six diagrams, without an error or a request elsewhere', async () => {
    const { page, faults } = await visit();
    const { painted } = await look(page);
    assert.ok(painted > 5000, `${painted} pixels painted`);
    for (const name of ['strip', 'footfalls']) assert.equal((await page.$$(`article .${name} svg`)).length, 6);
    assert.equal((await page.$$('article .strip svg .frame')).length, 6 * 12);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('moves, stops at Pause and goes on at Play', async () => {
    const { page, faults } = await visit();
    const first = await look(page);
    await until('another picture', async () => (await look(page)).sum !== first.sum);
    await page.click('#play');
    const paused = await look(page);
    await wait(300);
    assert.deepEqual(await look(page), paused);
    await page.click('#play');
    await until('another picture', async () => (await look(page)).sum !== paused.sum);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('obeys the controls, by keyboard too', async () => {
    const { page, faults } = await visit();
    assert.equal(await readout(page, 'gait'), 'gallop');
    await page.select('#gait', 'walk');
    await until('a walk', async () => (await readout(page, 'gait')) === 'walk');
    assert.equal(await page.$eval('#speed-text', (text) => text.textContent), '2.3 m/s');
    await page.focus('#speed');
    await page.keyboard.press('ArrowLeft');
    await until('slower', async () => (await readout(page, 'speed')) === '2.2');
    for (const figure of ['stick', 'silhouette', 'outline']) {
      await page.select('#figure', figure);
      assert.ok((await look(page)).painted > 3000);
    }
    await page.select('#gait', 'canter');
    await page.select('#lead', 'left');
    await until('a canter', async () => (await readout(page, 'gait')) === 'canter');
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('takes no frames off-screen', async () => {
    const { page } = await visit();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await until('rest', async () => {
      const before = await framesTaken(page);
      await wait(200);
      return (await framesTaken(page)) === before;
    });
    const rested = await framesTaken(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await until('frames again', async () => (await framesTaken(page)) > rested);
    await page.close();
  });

  it('shows a still strip to those who asked for less motion', async () => {
    const { page, faults } = await visit(1200, [{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    assert.equal(await page.$eval('canvas', (canvas) => canvas.checkVisibility()), false);
    assert.equal((await page.$$('#still .frame')).length, 8);
    const before = await framesTaken(page);
    await page.select('#gait', 'trot');
    assert.match((await page.$eval('#still title', (title) => title.textContent)) ?? '', /Trot/);
    assert.equal(await framesTaken(page), before);
    assert.deepEqual(faults, []);
    await page.close();
  });

  it('is dark where the system is, and light on paper', async () => {
    const { page } = await visit(1200, [{ name: 'prefers-color-scheme', value: 'dark' }]);
    const paper = () => page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
    const dark = await paper();
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
    assert.notEqual(await paper(), dark);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await page.emulateMediaType('print');
    assert.equal(await paper(), 'rgb(255, 255, 255)');
    assert.equal(await page.$eval('.stage', (stage) => stage.checkVisibility()), false);
    assert.equal(await page.$eval('.strip svg', (strip) => strip.checkVisibility()), true);
    await page.close();
  });

  it('has a name for every control', async () => {
    const { page } = await visit();
    const names: string[] = [];
    const walk = ({ role, name = '', children = [] }: SerializedAXNode): void => {
      if (['slider', 'combobox', 'button'].includes(role)) names.push(name);
      children.forEach(walk);
    };
    const tree = await page.accessibility.snapshot();
    if (tree) walk(tree);
    assert.deepEqual(names, ['Speed', 'Gait', 'Lead', 'Figure', 'Pause']);
    await page.close();
  });

  it('fits a phone, a tablet and a wide screen', async () => {
    const { page } = await visit(360);
    for (const width of [360, 768, 1920]) {
      await page.setViewport({ width, height: 900 });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
    await page.close();
  });
});
