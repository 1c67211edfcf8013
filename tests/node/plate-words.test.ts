/** Words of a plate: of one phase, and of who stands; and its colours where the reader has chosen them. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { stripSVG } from '../../renderers/strip.ts';
import { makeStrip } from '../../src/index.ts';
import { openPages } from './pages.ts';

describe('words of a plate', () => {
  it('who stands makes no stride, and one is not many', () => {
    for (const [frames, words] of [
      [1, 'one phase'],
      [4, 'four phases'],
    ] as const) {
      const svg = stripSVG(makeStrip('horse', { speed: 0, frames }));
      assert.ok(!svg.includes('One stride'));
      assert.ok(svg.includes(`<desc>${words} of Horse. Stand.`));
      assert.ok(svg.includes(`>O${words.slice(1)}.<`) || svg.includes(`>F${words.slice(1)}.<`));
      assert.ok(stripSVG(makeStrip('horse', { speed: 4, frames })).includes(`One stride in ${words}.`));
    }
  });

  it('has the name it is given', () => {
    const strip = makeStrip('horse', { speed: 4, frames: 2 });
    assert.ok(stripSVG(strip, { title: 'My own' }).includes('<title>My own</title>'));
    assert.ok(stripSVG(strip).includes('<title>Horse. Trot.</title>'));
  });
});

/** The build's own file is not bundled along. */
const { sources } = (await import(pathToFileURL(resolve('tests/sources.mjs')).href)) as { sources: Plugin };

/** In the page: colours the canvas is drawn in. */
const READ = `import { QuadrupedGaitElement } from './components/quadruped-gait.ts';
  import { readProbe } from './components/theme-probe.ts';
  QuadrupedGaitElement.define();
  window.read = () => readProbe(document.querySelector('quadruped-gait').shadowRoot.querySelector('.probe'));`;

it('forced colours are forced on a canvas too', async () => {
  const { outputFiles } = await build({
    stdin: { contents: READ, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [sources],
  });
  const html = `<!doctype html><body style="color: #333"><quadruped-gait style="--gait-near: #400" paused></quadruped-gait>`;
  const pages = await openPages((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`${html}<script type="module">${outputFiles[0].text}</script>`);
  });
  try {
    const page = await pages.browser.newPage();
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: 'active' },
        { name: 'prefers-color-scheme', value: 'dark' },
      ],
    });
    await page.goto(pages.origin);
    const { ink, near, far, ground, coat } = (await page.evaluate('read()')) as Record<string, string>;
    assert.deepEqual([near, far, ground], [ink, ink, ink]);
    assert.notEqual(ink, coat);
  } finally {
    await pages.close();
  }
});
