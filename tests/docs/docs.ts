/** `npm run docs`: writes the README's tables of reference and the lists of the built-in animals anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { findAnimals, writeIndexes } from './indexes.ts';
import { fill, makeTables } from './tables.ts';

const texts = writeIndexes(findAnimals());
texts.set('README.md', fill(readFileSync('README.md', 'utf8'), await makeTables()));
for (const [file, text] of texts) {
  if (text === readFileSync(file, 'utf8')) console.log(`${file} is as it was`);
  else {
    writeFileSync(file, text);
    console.log(`${file} is written`);
  }
}
