/**
 * `npm run bench:browser`: what it takes to grow the horse's body, in a page that has never done it and in one that has; and what a frame of
 * 100 and of 1,000 animals takes of the page's own thread, ours and three.js' on the same adapter.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { launch } from 'puppeteer-core';
import { chromium, withWebGPU } from '../chromium.mjs';
import type { HerdResult } from './herd-page.ts';

const { glMatrix }: { glMatrix: Plugin } = await import(pathToFileURL(resolve('esbuild.config.mjs')).href);

/** Fresh pages for growing, and times in each. */
const PAGES = 7;
const TIMES = 5;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const { outputFiles } = await build({
  entryPoints: ['tests/bench/herd-page.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  plugins: [glMatrix],
});
const server = createServer(({ url }, response) => {
  if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(outputFiles[0].text);
  else
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><script type="module" src="/page.js"></script>');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const browser = await launch({ executablePath: chromium(), args: withWebGPU, protocolTimeout: 600_000 });
const open = async () => {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(String(error)));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('globalThis.grow');
  return page;
};
type Steps = [step: string, took: number][];
const sum = (steps: Steps): number => steps.reduce((all, [, took]) => all + took, 0);
try {
  console.log(`Growing the horse's body, ms, in ${PAGES} fresh pages: least, median; each step is done in idle time\n`);
  const grown: Steps[][] = [];
  /** Of the page's own thread, the first time: what the clock tells of a busy machine is mostly others' work. */
  const worked: number[] = [];
  for (let i = 0; i < PAGES; i++) {
    const page = await open();
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const tasks = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const grow = (n: number): Promise<Steps[]> =>
      page.evaluate((times) => (Reflect.get(globalThis, 'grow') as (n: number) => Steps[])(times), n);
    const before = await tasks();
    const first = await grow(1);
    worked.push((await tasks()) - before);
    grown.push([...first, ...(await grow(TIMES - 1))]);
    await page.close();
  }
  const tell = (name: string, values: readonly number[]): void =>
    console.log(
      `${name.padEnd(24)}${Math.min(...values)
        .toFixed(0)
        .padStart(6)}${median(values).toFixed(0).padStart(6)}`,
    );
  tell(
    'the first time',
    grown.map(([first]) => sum(first)),
  );
  grown[0][0].forEach(([step], i) => {
    tell(
      `  ${step}`,
      grown.map(([first]) => first[i][1]),
    );
  });
  tell('  its CPU time', worked);
  tell(
    `time ${TIMES}`,
    grown.map((rounds) => sum(rounds[TIMES - 1])),
  );
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
} finally {
  await browser.close();
  server.close();
}
