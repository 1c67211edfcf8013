import { test } from 'node:test';
import { cases } from '../shared/maths.ts';

for (const { name, run } of cases) test(name, run);
