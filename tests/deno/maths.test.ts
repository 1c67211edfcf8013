import { cases } from '../shared/maths.ts';

for (const { name, run } of cases) Deno.test(name, run);
