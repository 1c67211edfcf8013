/** Plates ship packed and are read back when they are loaded: what users import is, number for number, what is written in the source. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { species } from '../../src/index.ts';
import { unpack } from '../../src/motion/unpack.ts';
import { packPlates } from '../plates.mjs';

describe('packed plates', () => {
  for (const [name, table] of Object.entries(species)) {
    it(`${name}: as written`, async () => {
      const built = await import(pathToFileURL(resolve(`dist/species/${name}.js`)).href);
      assert.deepEqual(built[name].motions, table.motions);
    });
  }

  it('nearly every row is packed', () => {
    const folder = 'src/motion/plates';
    const sources = readdirSync(folder).map((file) => packPlates(readFileSync(`${folder}/${file}`, 'utf8')));
    const count = (row: RegExp) => sources.join('').match(row)?.length ?? 0;
    assert.ok(count(/"~\d* -?\d+ /g) > 20 * count(/'-?\d+( -?\d+){11,}'/g));
  });

  it('what is not packed stays as it is', () => {
    const table = { rows: '1 2 3', wave: [1, 2], lead: undefined, none: null, flag: false, name: '~' };
    assert.deepEqual(unpack(table), table);
  });
});
