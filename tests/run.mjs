// `node tests/run.mjs <file.ts> [arguments]`: runs a TypeScript file on Node. Scripts find the project in process.cwd().

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [file] = process.argv.splice(2, 1);
if (!file || !existsSync(file)) {
  console.error(file ? `there is no ${file}` : 'usage: node tests/run.mjs <file.ts> [arguments]');
  process.exit(1);
}
// What is measured is what is published, named numbers in their places.
const [output] = await bundle([file], { minifySyntax: file.startsWith('tests/bench/') });
process.setSourceMapsEnabled(true);
process.argv[1] = resolve(output);
await import(pathToFileURL(output).href);
