import { cases } from '../shared/maths.ts';

describe('maths', () => {
  for (const { name, run } of cases) it(name, run);
});
