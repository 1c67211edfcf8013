/** Every picture of the gallery as it was when somebody last looked at it. `npm run golden` writes them anew: then look. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { gallery } from '../gallery.ts';
import { goldenCases, goldenFile } from '../shared/golden.ts';

const folder = 'tests/golden';

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (file.endsWith('-changed.svg')) rmSync(`${folder}/${file}`);

if (process.env.UPDATE_GOLDEN) {
  for (const file of readdirSync(folder)) rmSync(`${folder}/${file}`);
  for (const { name, svg } of gallery) writeFileSync(goldenFile(name), svg());
}

const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const cases = goldenCases(read, (name, svg) => {
  const file = goldenFile(`${name}-changed`);
  writeFileSync(file, svg);
  return `Compare ${goldenFile(name)} with ${file}; if it is better, npm run golden`;
});
for (const { name, run } of cases) test(name, run);

test('no golden file without a picture', () => {
  const files = readdirSync(folder).filter((file) => !file.endsWith('-changed.svg'));
  assert.deepEqual(files.sort(), gallery.map(({ name }) => `${name}.svg`).sort());
});

test('a change is noticed and said where', async () => {
  const [planted] = goldenCases((path) => read(path).replace('<path d="M', '<path d="N'));
  await assert.rejects(async () => planted.run(), /line \d+, column \d+: expected '.*N.*', got '.*M.*'/);
});
