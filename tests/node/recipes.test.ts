/**
 * The README's recipes as they stand there, in a project that has the packed package: compiled by each framework's own compiler, seen in a real
 * Chromium, served by a real Deno. None may be left out.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { build, type Plugin } from 'esbuild';
import type { Frame, Page } from 'puppeteer-core';
import { svelte, vue } from './compilers.ts';
import { makeProject, type Project } from './packed.ts';
import { noteFaults, openPages, type Pages, types } from './pages.ts';
import { inShell, keyOf, onNode, type Snippet, snippets } from './snippets.ts';

let project: Project;
let pages: Pages;

before(async () => {
  project = makeProject('react', 'react-dom', '@types/react', '@types/react-dom', 'vue', 'svelte');
  pages = await openPages(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    // What a site has: its own pages, the package's scripts beside them, and our demo.
    const folders = [project.folder, join(project.folder, 'node_modules/quadruped-gait/dist'), '.'];
    const file = folders.map((folder) => join(folder, pathname)).find((path) => existsSync(path));
    if (pathname === '/favicon.ico') response.writeHead(204).end();
    else if (file === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', types[extname(file)] ?? 'text/plain').end(await readFile(file));
  });
});

after(async () => {
  await pages?.close();
  project?.remove();
});

interface Visit {
  readonly page: Page;
  /** Errors, warnings, requests to others. */
  readonly faults: string[];
}

async function visit(url: string, javascript = true): Promise<Visit> {
  const page = await pages.browser.newPage();
  page.setDefaultTimeout(120_000); // a busy machine is not the recipe's fault
  const faults: string[] = [];
  noteFaults(page, faults);
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin) faults.push(`asks for ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()}: ${response.status()}`);
  });
  await page.setJavaScriptEnabled(javascript);
  await page.goto(url);
  return { page, faults };
}

function open(name: string, html: string): Promise<Visit> {
  project.write(
    name,
    html.includes('<html') ? html : `<!doctype html><html lang="en"><title>Test</title>${html}</html>`,
  );
  return visit(`${pages.origin}/${name}`);
}

const TAG = 'quadruped-gait';

/** A component that a page of its own mounts; the script is bundled as an application's would be. */
async function mount(name: string, code: string, entry: string, plugins: Plugin[] = []): Promise<Visit> {
  project.write(name, code);
  project.write('main.js', entry);
  await build({
    absWorkingDir: project.folder,
    entryPoints: [entry === '' ? name : 'main.js'],
    outfile: join(project.folder, 'app.js'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    conditions: ['svelte', 'browser'],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins,
    logLevel: 'warning',
  });
  return open('app.html', '<div id="app"></div><script type="module" src="app.js"></script>');
}

/** What the three frameworks' recipes do alike: a slider sets a property, and events come back as words. */
async function drive({ page, faults }: Visit): Promise<void> {
  await page.waitForFunction(() =>
    /^2 m\/s: .*(L|R)(F|H)/.test(document.querySelector('figcaption')?.textContent ?? ''),
  );
  const before = await page.$eval(TAG, ({ speed, overlay }) => ({ speed, overlay }));
  assert.deepEqual(before, { speed: 2, overlay: 'footfalls' });
  await page.focus('input');
  for (let times = 0; times < 4; times++) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('quadruped-gait')?.speed === 6);
  await page.waitForFunction(() =>
    /^6 m\/s: (\w\w ){7}\w\w$/.test(document.querySelector('figcaption')?.textContent ?? ''),
  );
  await page.close();
  assert.deepEqual(faults, []);
}

const moves = (page: Page | Frame) =>
  page.$eval(TAG, async (element) => {
    await customElements.whenDefined(element.localName);
    await element.ready;
    const [x] = element.animal.place;
    while (element.animal.place[0] <= x) await new Promise(requestAnimationFrame);
  });

const recipes: Record<string, (snippet: Snippet) => Promise<void>> = {
  async 'quadruped-gait: html'({ code }) {
    const { page, faults } = await open('tag.html', code);
    await moves(page);
    assert.deepEqual(await page.$eval(TAG, ({ speed, controls }) => [speed, controls]), [4, true]);
    await page.close();
    assert.deepEqual(faults, []);
  },

  async 'Plain HTML: html'({ code }) {
    const { page, faults } = await open('plain.html', code);
    await moves(page);
    const words = () => page.$eval('output', ({ textContent }) => textContent);
    assert.deepEqual([await words(), await page.$eval(TAG, ({ currentGait }) => currentGait)], ['rack', 'rack']);
    await page.waitForFunction(() => document.querySelector('output')?.textContent === 'gallop');
    await page.close();
    assert.deepEqual(faults, []);
  },

  async 'React 19: tsx'({ code }) {
    const visit = await mount('app.tsx', code, '');
    await drive(visit);
    assert.deepEqual(project.compile(['app.tsx']), []);
  },

  async 'Vue 3: vue'({ code }) {
    const entry = `import { createApp } from 'vue'; import Horse from './Horse.vue'; createApp(Horse).mount('#app');`;
    await drive(await mount('Horse.vue', code, entry, [vue(await vueOptions())]));
  },

  async 'Vue 3: js'() {
    const { isCustomElement } = await vueOptions();
    assert.deepEqual([isCustomElement?.(TAG), isCustomElement?.('other-tag')], [true, false]);
  },

  async 'Svelte 5: svelte'({ code }) {
    const entry = `import { mount } from 'svelte'; import Horse from './Horse.svelte'; mount(Horse, { target: document.querySelector('#app') });`;
    await drive(await mount('Horse.svelte', code, entry, [svelte]));
  },

  async 'A static site: js'({ code }) {
    const { status, output } = project.run('node', project.write('build.js', code));
    assert.deepEqual({ status, output }, { status: 0, output: '' });
    const url = `${pages.origin}/gallop.html`;
    const still = await visit(url, false);
    const drawn = await still.page.$$eval(TAG, (tags) =>
      tags.map((tag) => {
        const { width = 0, height = 0 } = tag.shadowRoot?.querySelector('svg')?.getBoundingClientRect() ?? {};
        return { width, height: Math.round(height) };
      }),
    );
    assert.ok(drawn.length === 2 && drawn.every(({ width }) => width > 300));
    const living = await visit(url);
    await living.page.$$eval(TAG, (tags) => Promise.all(tags.map((tag) => tag.ready)));
    assert.deepEqual(await living.page.$$eval(TAG, (tags) => tags.map((tag) => tag.currentGait)), ['gallop', 'gallop']);
    const heights = await living.page.$$eval(TAG, (tags) =>
      tags.map((tag) => Math.round(tag.getBoundingClientRect().height)),
    );
    assert.deepEqual(
      heights,
      drawn.map(({ height }) => height),
    );
    assert.deepEqual([...still.faults, ...living.faults], []);
    await Promise.all([still.page.close(), living.page.close()]);
  },

  async 'Deno: ts'({ code }) {
    project.write('server.ts', code);
    const server = spawn('deno', ['run', '--allow-net', '--allow-read=node_modules', 'server.ts'], {
      cwd: project.folder,
      env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
      shell: process.platform === 'win32',
      // A group of its own: the package's deno is a script that starts the real one, and both must end.
      detached: true,
    });
    try {
      const origin = await new Promise<string>((found, failed) => {
        let said = '';
        const listen = (data: Buffer) => {
          said += data;
          const [url] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
          if (url) found(url);
        };
        server.stdout.on('data', listen);
        server.stderr.on('data', listen);
        server.on('exit', () => failed(new Error(said)));
      });
      const text = await (await fetch(origin)).text();
      assert.match(
        text,
        /<quadruped-gait gait="canter" speed="12mph">.*<svg [\s\S]*<path [\s\S]*<\/svg>.*<\/quadruped-gait>/,
      );
      assert.equal((await fetch(`${origin}/nothing.js`)).status, 404);
      assert.equal(await (await fetch(`${origin}/..%2f..%2fserver.js`)).text(), text);
      const { page, faults } = await visit(`${origin}/`);
      await moves(page);
      assert.equal(await page.$eval(TAG, ({ currentGait }) => currentGait), 'canter');
      await page.close();
      assert.deepEqual(faults, []);
    } finally {
      if (server.pid) process.kill(-server.pid);
    }
  },

  async 'Where tags are stripped: html'({ code }) {
    const { page, faults } = await open('framed.html', code);
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    assert.ok(frame);
    await frame.waitForSelector(TAG);
    await moves(frame);
    const shown = await frame.$eval(TAG, ({ gait, speed, overlay }) => ({ gait, speed, overlay }));
    assert.deepEqual(shown, { gait: 'trot', speed: 4, overlay: 'footfalls' });
    await page.close();
    assert.deepEqual(faults, []);
  },

  async 'Under another name: js'({ code }) {
    const { page, faults } = await mount('named.js', code, '');
    const shown = await page.evaluate(async () => {
      const horse = document.createElement('my-horse') as HTMLElementTagNameMap['quadruped-gait'];
      document.body.append(horse);
      await horse.ready;
      return [horse.currentGait, customElements.get('quadruped-gait') === undefined];
    });
    assert.deepEqual(shown, ['walk', true]);
    await page.close();
    assert.deepEqual(faults, []);
  },

  async 'In your colours: css'({ code }) {
    const { page, faults } = await open(
      'colours.html',
      `<style>${code}</style><script type="module" src="quadruped-gait.min.js"></script><${TAG} renderer="canvas2d"><p slot="caption">A horse</p></${TAG}>`,
    );
    await moves(page);
    const [wanted] = /#\w{6}/.exec(code) ?? [];
    const share = await page.$eval(
      TAG,
      (element, colour) => {
        const canvas = element.shadowRoot?.querySelector('canvas') as HTMLCanvasElement;
        const { width, height } = canvas;
        const copy = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
        copy.drawImage(canvas, 0, 0);
        const { data } = copy.getImageData(0, 0, width, height);
        let count = 0;
        for (let i = 0; i < data.length; i += 4)
          if (((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]) === Number.parseInt(colour.slice(1), 16)) count++;
        return count / (width * height);
      },
      wanted ?? '',
    );
    assert.ok(share > 0.02, `${share} of the picture has the coat's colour`);
    const slant = await page.$eval(TAG, (element) => {
      const caption = element.shadowRoot?.querySelector('[part=caption]');
      return caption && getComputedStyle(caption).fontStyle;
    });
    assert.equal(slant, 'italic');
    await page.close();
    assert.deepEqual(faults, []);
  },
};

/** What the README's configuration gives to Vue's plugin for Vite, which hands it to the compiler. */
async function vueOptions(): Promise<{ isCustomElement?: (tag: string) => boolean }> {
  const config = snippets.find((snippet) => keyOf(snippet) === 'Vue 3: js')?.code ?? '';
  const { outputFiles } = await build({
    stdin: { contents: config, loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'plugin-vue',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^@vitejs\/plugin-vue$/ }, ({ path }) => ({ path, namespace: 'options' }));
          onLoad({ filter: /.*/, namespace: 'options' }, () => ({ contents: 'export default (options) => options;' }));
        },
      },
    ],
  });
  const { default: made } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return made.plugins[0].template.compilerOptions;
}

describe('recipes', () => {
  const shown = snippets.filter((snippet) => !inShell(snippet) && !onNode(snippet));

  it('there is one for every snippet, and a snippet for every one', () => {
    assert.deepEqual(shown.map(keyOf).sort(), Object.keys(recipes).sort());
  });

  for (const snippet of shown) {
    const run = recipes[keyOf(snippet)];
    if (run) it(keyOf(snippet), () => run(snippet));
  }
});
