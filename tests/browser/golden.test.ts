import { goldenCases } from '../shared/golden.ts';

describe('golden', () => {
  const read = async (path: string) => (await fetch(`/${path}`)).text();
  for (const { name, run } of goldenCases(read)) it(name, run);
});
