import { cases } from '../shared/facts.ts';

for (const { name, run } of cases) Deno.test(name, run);
