/**
 * `npm run bench:browser`: what it takes to grow the horse's body, in a page that has never done it and in one that has; and what a frame of
 * 100 and of 1,000 animals takes of the page's own thread, ours and three.js' on the same adapter; and how soon a lost device is replaced.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { launch } from 'puppeteer-core';
import { chromium, withWebGPU } from '../chromium.mjs';
import type { Growth, HerdResult } from './herd-page.ts';

const { sources }: { sources: Plugin } = await import(pathToFileURL(resolve('tests/sources.mjs')).href);

/** Fresh pages for growing, and times in each. */
const PAGES = 8;
const TIMES = 5;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const { outputFiles } = await build({
  entryPoints: ['tests/bench/herd-page.ts', 'tests/bench/loss-page.ts'],
  outdir: '/',
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  plugins: [sources],
});
const server = createServer(({ url }, response) => {
  const script = outputFiles.find(({ path }) => path === url);
  if (script) response.setHeader('content-type', 'text/javascript').end(script.text);
  else
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><script type="module" src="${url}.js"></script>`);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const browser = await launch({ executablePath: chromium(), args: withWebGPU, protocolTimeout: 600_000 });
/** A fresh page with that script, as soon as it has what is asked of it. */
const open = async (script = 'herd-page', name = 'grow') => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${script}`);
  await page.waitForFunction(`globalThis.${name}`);
  return page;
};
try {
  // A browser that has just been started is busy with itself.
  await new Promise((done) => setTimeout(done, 3000));
  console.log(`Growing the horse's body in ${PAGES} fresh pages, ms; each step is done in idle time\n`);
  const grown: Growth[] = [];
  const [worked, coarser, warm]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < PAGES; i++) {
    const page = await open();
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    /** CPU time of the page's own thread so far. Beyond it the clock tells what others had: the engine's compilers and whatever else runs. */
    const tasks = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const grow = (): Promise<Growth> => page.evaluate(() => (Reflect.get(globalThis, 'grow') as () => Growth)());
    const coarsen = (): Promise<number> => page.evaluate(() => (Reflect.get(globalThis, 'coarsen') as () => number)());
    const before = await tasks();
    grown.push(await grow());
    worked.push((await tasks()) - before);
    coarser.push(await coarsen());
    for (let n = 2; n < TIMES; n++) await grow();
    warm.push((await grow()).body);
    await page.close();
  }
  const tell = (name: string, values: readonly number[]): void =>
    console.log(name.padEnd(28), [...values, median(values)].map((value) => value.toFixed(0).padStart(6)).join(''));
  console.log(''.padEnd(28), `${'each page'.padStart(9).padEnd(6 * PAGES)}median`);
  tell(
    'the first time, by the clock',
    grown.map(({ body }) => body),
  );
  grown[0].steps.forEach(([step], i) => {
    tell(
      `  ${step}`,
      grown.map(({ steps }) => steps[i][1]),
    );
  });
  tell('its CPU time', worked);
  tell('then its coarser levels', coarser);
  tell(`time ${TIMES}`, warm);
  console.log('\nCPU time of a frame, ms, median; three.js: WebGLRenderer, SkinnedMesh, one geometry and material\n');
  console.log('animals  vertices each     ours  three.js  ratio');
  for (const [count, rounds] of [
    [100, 8],
    [1000, 2],
  ]) {
    const page = await open();
    const { ours, three, vertices } = await page.evaluate(
      (n, times) => (Reflect.get(globalThis, 'race') as (n: number, times: number) => Promise<HerdResult>)(n, times),
      count,
      rounds,
    );
    const [own, other] = [median(ours), median(three)];
    const figures = [own.toFixed(2).padStart(9), other.toFixed(2).padStart(10), (own / other).toFixed(2).padStart(7)];
    console.log(`${String(count).padStart(7)}${String(vertices).padStart(15)}${figures.join('')}`);
    await page.close();
  }
  console.log('\nA device lost while it draws, ms until the lit body is there again, each of three times\n');
  for (const width of [200, 400, 640]) {
    const page = await open('loss-page', 'lose');
    const took = await page.evaluate(
      (wide) => (Reflect.get(globalThis, 'lose') as (width: number, times: number) => Promise<number[]>)(wide, 3),
      width,
    );
    console.log(`${width} pixels wide`.padEnd(28), took.map((ms) => ms.toFixed(0).padStart(6)).join(''));
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
