/** `npm run docs`: writes the README's tables of reference anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fill, makeTables } from './tables.ts';

const text = readFileSync('README.md', 'utf8');
const filled = fill(text, await makeTables());
writeFileSync('README.md', filled);
console.log(filled === text ? 'README.md: the tables are as they were' : 'README.md: tables written');
