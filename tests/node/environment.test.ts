import { test } from 'node:test';
import { cases } from '../shared/environment.ts';

for (const { name, run } of cases) test(name, run);
