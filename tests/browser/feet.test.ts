import { cases } from '../shared/feet.ts';

describe('feet', () => {
  for (const { name, run } of cases) it(name, run);
});
