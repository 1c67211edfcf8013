import { readFileSync } from 'node:fs';
import { goldenCases } from '../shared/golden.ts';

for (const { name, run } of goldenCases((path) => readFileSync(path, 'utf8'))) Deno.test(name, run);
