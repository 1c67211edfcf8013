/**
 * `npm run bench`: what a frame of one animal costs, against three.js, wherever the engine runs: on Node, on Deno and in Chromium, the same script in each;
 * and what the search for the moment to change gait takes. `npm run bench -- 10` asks each ten times instead of three.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { launch } from 'puppeteer-core';
import { createAnimal } from '../../src/index.ts';
import { chromium, withoutGPU } from '../chromium.mjs';
import { run, tabulate } from './race.ts';
import { reportSearches } from './search.ts';
import { createPeer, type Peer } from './three-horse.ts';

const { sources }: { sources: Plugin } = await import(pathToFileURL(resolve('tests/sources.mjs')).href);

const SCRIPT = resolve('.cache/tests/race.mjs');
const DENO = resolve('node_modules/.bin/deno');
const RACES = Math.max(1, Math.floor(Number(process.argv[2])) || 3);

/** What the script says on this program. */
function ask(program: string, ...words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The same in a page of its own; its clock is as fine as those of the others, since nobody else's script is in it. */
async function askPage(script: string): Promise<string[]> {
  const server = createServer((_, response) => {
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>A race</title>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const browser = await launch({ executablePath: chromium(), args: withoutGPU, protocolTimeout: 600_000 });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.evaluate(script);
    return [await browser.version(), said.join('\n')];
  } finally {
    await browser.close();
    server.close();
  }
}

// As it is published, named numbers in their places, and three.js with it.
await build({
  entryPoints: ['tests/bench/race-here.ts'],
  outfile: SCRIPT,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minifySyntax: true,
  plugins: [sources],
});

const { joints } = createAnimal('horse').rig;
console.log(`${cpus().length} x ${cpus()[0]?.model.trim()}`);
console.log(`A frame is 1/60 s and leaves the world transforms and skinning matrices of ${joints.length} joints.`);
console.log('ours: a tick of the gait, feet fast on the ground by IK; one clip, or two neighbours in speed');
console.log('ours, changing gait and turning: the same, always in a change, four clips at most, the spine bent');
console.log('three.js mixer: two clips of 24 keys cross-faded, in place; no ground, no speed, feet slide');
console.log(
  "Blender's clips: with tracks for every bone's position and scale besides, as its exporter writes them by itself",
);
console.log('three.js mixer + IK: and CCDIKSolver, two rounds a leg, for ground 1 to 2 cm off');

/** What runs the script: what it is called, and what the script said. */
const runners: readonly (() => Promise<string[]> | string[])[] = [
  () => [`Node ${process.versions.node}, V8 ${process.versions.v8}`, ask(process.execPath, SCRIPT)],
  () => [ask(DENO, '--version').split('\n', 2).join(', '), ask(DENO, 'run', '--allow-all', SCRIPT)],
  () => askPage(readFileSync(SCRIPT, 'utf8')),
];
const races = new Map<string, number[][][]>();
for (let race = 0; race < RACES; race++) {
  // Each in turn, so that a machine that is slower for a while is so for all of them.
  for (const runner of runners) {
    const [name, said] = await runner();
    races.set(name, [...(races.get(name) ?? []), JSON.parse(said)]);
    console.error(`${name}: race ${race + 1} of ${RACES}`);
  }
}
for (const [name, results] of races) console.log(`\n${name}, races: ${RACES}\n\n${tabulate(results)}`);

const peers: Peer[] = Array.from({ length: 50 }, (_, index) => createPeer(index, { ik: true }));
run(peers, 10);
const miss = peers.reduce((sum, peer) => sum + peer.miss(), 0) / peers.length;
console.log(`\nThe feet of three.js' IK stay ${(1000 * miss).toFixed(1)} mm from their places, in the mean.`);

console.log();
reportSearches();
