import { cases } from '../shared/facts.ts';

describe('facts', () => {
  for (const { name, run } of cases) it(name, run);
});
