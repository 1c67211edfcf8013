import { cases } from '../shared/environment.ts';

for (const { name, run } of cases) Deno.test(name, run);
