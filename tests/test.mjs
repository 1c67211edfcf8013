// `node tests/test.mjs <step ...> [words] [--update-golden]`: takes the steps in order, those joined by + together, and ends with the total.
// Words choose the test files whose names contain one of them: `npm run test:node -- rig`.
//
// Two jobs run at a time. Pages are drawn as long as somebody waits for them, and a second browser would only make all of them wait longer: as
// long as there is other work, one of the two drives a browser and the other computes.

import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundle } from './bundle.mjs';

/** Each makes its jobs: of one command, of one a file. `counts` finds the last count of tests in what a job says. */
const steps = {
  check: { jobs: () => [{ name: 'check', command: 'npm run --silent check' }] },
  build: { jobs: () => [{ name: 'build', command: 'npm run --silent build' }] },
  node: {
    async jobs(files) {
      const scripts = await bundle(files);
      return files.map((file, i) => ({
        name: basename(file),
        command: `node --enable-source-maps --test-reporter=spec ${scripts[i]}`,
        browser: /\bopen(Pages|Demo)\b/.test(readFileSync(file, 'utf8')),
      }));
    },
    counts: /ℹ pass (?<passed>\d+)\s+ℹ fail (?<failed>\d+)/g,
    /** Those of every file, but not what failed. */
    noise: /^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) .*\n/gm,
  },
  browser: {
    jobs: (files) => [{ name: 'browser', command: 'wtr', browser: true, env: { BROWSER_TESTS: files.join(' ') } }],
    // A line a group of files; those of the end stand together.
    counts: /(?<passed>\d+) passed, (?<failed>\d+) failed\n(?:.*?(?<more>\d+) passed, (?<worse>\d+) failed\n)?/g,
  },
  deno: {
    jobs: (files) => [{ name: 'deno', command: `deno test --allow-all --no-check ${files.join(' ')}` }],
    counts: /(?<passed>\d+) passed.*?\| (?<failed>\d+) failed/g,
  },
};

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isSteps = (word) => word.split('+').every((name) => name in steps);
const filters = words.filter((word) => !isSteps(word));
const env = {
  ...process.env,
  PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH,
  DENO_NO_UPDATE_CHECK: '1',
  ...(process.argv.includes('--update-golden') && { UPDATE_GOLDEN: '1' }),
};

const total = { passed: 0, failed: 0 };
const broken = [];
for (const word of words.filter(isSteps)) {
  const jobs = (await Promise.all(word.split('+').map(jobsOf))).flat();
  const work = async (prefers) => {
    while (jobs.length > 0) {
      const index = jobs.findIndex(prefers);
      await take(...jobs.splice(Math.max(index, 0), 1));
    }
  };
  await Promise.all([work(({ browser }) => browser), work(({ browser }) => !browser)]);
}

if (broken.length > 0) console.log(`\nsee above: ${broken.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function jobsOf(name) {
  const step = steps[name];
  const files = step.counts ? testFiles(`tests/${name}`) : [];
  if (step.counts && files.length === 0) {
    console.log(`\n${name}: no such test`);
    return [];
  }
  try {
    return (await step.jobs(files)).map((job) => ({ ...job, step }));
  } catch {
    total.failed++; // esbuild has said why
    return [];
  }
}

/** Does a job, shows what it said, adds to the total. */
async function take({ name, command, env, step }) {
  const began = performance.now();
  const { code, output } = await run(command, env);
  const said = step.noise ? output.replace(step.noise, '') : output;
  console.log(`\n${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n${said.trimEnd()}`);
  const counts = step.counts
    ? [...stripVTControlCharacters(output).matchAll(step.counts)].at(-1)?.groups
    : { passed: 0, failed: 0 };
  total.passed += Number(counts?.passed ?? 0) + Number(counts?.more ?? 0);
  // A job that ends badly without a failed test (it did not compile, it crashed) is a failure too.
  const failed = Math.max(Number(counts?.failed ?? 1) + Number(counts?.worse ?? 0), code === 0 ? 0 : 1);
  total.failed += failed;
  if (failed > 0) broken.push(name);
}

function testFiles(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)))
    .map((file) => join(folder, file));
}

/** Runs a command and keeps what it says. */
function run(command, more) {
  return new Promise((done) => {
    const child = spawn(command, { shell: true, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (data) => {
        output += data;
      });
    child.on('close', (code) => done({ code, output }));
  });
}
