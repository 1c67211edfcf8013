// `node tests/test.mjs <step ...> [words] [--update-golden]`: runs the steps in order, those joined by + side by side, and ends with the total.
// Words choose the test files whose names contain one of them: `npm run test:node -- rig`.

import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundle } from './bundle.mjs';

const steps = {
  check: { command: async () => 'npm run --silent check' },
  build: { command: async () => 'npm run --silent build' },
  node: {
    command: async (files) =>
      `node --enable-source-maps --test --test-concurrency=2 --test-reporter=spec ${(await bundle(files)).join(' ')}`,
    counts: /ℹ pass (?<passed>\d+)\s+ℹ fail (?<failed>\d+)/g,
  },
  browser: {
    command: async () => 'wtr',
    // A line a group of files; those of the end stand together.
    counts: /(?<passed>\d+) passed, (?<failed>\d+) failed\n(?:.*?(?<more>\d+) passed, (?<worse>\d+) failed\n)?/g,
  },
  deno: {
    command: async (files) => `deno test --allow-all --no-check ${files.join(' ')}`,
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
for (const word of words.filter(isSteps)) {
  const [first, ...others] = word.split('+');
  console.log(`\n${first}`);
  const beside = others.map((name) => take(name, { quiet: true }));
  await take(first);
  for (const [i, name] of others.entries()) console.log(`\n${name}\n${await beside[i]}`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Takes a step, adds to the total, and returns what it said. */
async function take(name, { quiet = false } = {}) {
  const step = steps[name];
  const files = step.counts ? testFiles(`tests/${name}`) : [];
  if (step.counts && files.length === 0) return 'no such test';
  const { code, output } = await run(step, files, quiet);
  const counts = step.counts
    ? [...stripVTControlCharacters(output).matchAll(step.counts)].at(-1)?.groups
    : { passed: 0, failed: 0 };
  total.passed += Number(counts?.passed ?? 0) + Number(counts?.more ?? 0);
  // A step that ends badly without a failed test (it did not compile, it crashed) is a failure too.
  total.failed += Math.max(Number(counts?.failed ?? 1) + Number(counts?.worse ?? 0), code === 0 ? 0 : 1);
  return output;
}

function testFiles(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => filters.length === 0 || filters.some((word) => file.includes(word)))
    .map((file) => join(folder, file));
}

/** Runs a step's command and keeps what it says; shows it at once unless it shall be quiet. */
async function run(step, files, quiet) {
  const command = await step.command(files).catch(() => null); // esbuild has said why
  if (command === null) return { code: 1, output: '' };
  return new Promise((done) => {
    const child = spawn(command, {
      shell: true,
      env: { ...env, BROWSER_TESTS: files.join(' ') },
      stdio: ['ignore', 'pipe', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => {
      if (!quiet) process.stdout.write(data);
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('close', (code) => done({ code, output }));
  });
}
