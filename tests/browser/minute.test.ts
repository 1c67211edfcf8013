import { minuteCases } from '../shared/minute.ts';

describe('a minute', () => {
  const read = async (path: string) => (await fetch(`/${path}`)).text();
  for (const { name, run } of minuteCases(read)) it(name, run);
});
