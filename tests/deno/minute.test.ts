import { readFileSync } from 'node:fs';
import { minuteCases } from '../shared/minute.ts';

for (const { name, run } of minuteCases((path) => readFileSync(path, 'utf8'))) Deno.test(name, run);
