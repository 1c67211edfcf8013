import { test } from 'node:test';
import { cases } from '../shared/feet.ts';

for (const { name, run } of cases) test(name, run);
