import { cases } from '../shared/feet.ts';

for (const { name, run } of cases) Deno.test(name, run);
