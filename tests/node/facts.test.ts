import { test } from 'node:test';
import { cases } from '../shared/facts.ts';

for (const { name, run } of cases) test(name, run);
