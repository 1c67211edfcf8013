/** Tables ship packed and are read back when they are loaded: what users import is, number for number, what is written in the source. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { species } from '../../src/index.ts';
import { unpack } from '../../src/unpack.ts';
import { pack, packTables } from '../tables.mjs';

describe('packed tables', () => {
  for (const [name, { motions, flesh, skeleton, gaits }] of Object.entries(species)) {
    it(`${name}: as written`, async () => {
      const { [name]: built } = await import(pathToFileURL(resolve(`dist/species/${name}.js`)).href);
      assert.deepEqual(built.motions, motions);
      // Some have functions, each build its own.
      const written = (table: unknown) => JSON.parse(JSON.stringify(table));
      assert.deepEqual(written([built.flesh, built.skeleton, built.gaits]), written([flesh, skeleton, gaits]));
    });
  }

  it('every plate is packed, and all of the horse', () => {
    const plates = readdirSync('src/motion/plates').map((file) => `src/motion/plates/${file}`);
    const tables = ['flesh', 'skeleton', 'gaits'].map((name) => `src/species/horse/${name}.ts`);
    for (const file of [...plates, ...tables].filter((name) => !name.endsWith('bhatti.ts')))
      assert.match(packTables(readFileSync(file, 'utf8'), resolve(file, '..')), /= .. @__PURE__ .. unpack\(/, file);
  });

  it('numbers of any size and kind come back', () => {
    const table = {
      name: '~',
      far: [123456, -98765, 0.001, 0],
      rows: {
        knee: '1 2 3 50 -40 0 0 0 1 2 3 4',
        sole: '0 10 20 0 -30 0 0 0 0 0 10 0',
        none: '0 0 0 0 0 0 0 0 0 0 0 0',
      },
      points: [
        [0.5, 1.25, -3],
        [0.75, 1, -3],
      ],
      lists: [{ at: 'a', on: 1 }, { at: 'b' }, { at: 'c', on: [1, 2], spot: true }],
      few: '1 2 3',
      nothing: null,
    };
    const { places, letters } = pack(table);
    assert.deepEqual(unpack(places, letters), table);
  });
});
