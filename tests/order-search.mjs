// `npm run order [seconds]`: looks for an order of the single file's functions in which it compresses better, from the one there is on, and writes
// tests/order.mjs if there is one. Only needed where the file has outgrown its limit. Simulated annealing: a few neighbours are moved elsewhere; what makes the
// file larger is taken back, at first not always.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sortStatements, statementsOf } from './arrange.mjs';
import { ORDER } from './order.mjs';
import { makeLoose } from './single-file.mjs';

/** Bytes that a larger file is allowed at first; statements that move together; letters of a line. */
const WARMTH = 1;
const TOGETHER = 6;
const WIDTH = 150;

const seconds = Number(process.argv[2] ?? 300);
const { code, map } = await makeLoose();
const notice = code.slice(0, code.indexOf('*/') + 3);
const out = fileURLToPath(new URL('order.mjs', import.meta.url));

/** As it will be written: variables that stand together in one statement. */
function join(statements) {
  let text = notice;
  let before;
  for (const { kind, text: own } of statements) {
    if (kind && kind === before) text = `${text.slice(0, -1)},${own.slice(kind.length + 1)}`;
    else text += own;
    if (kind && !text.endsWith(';')) text += ';';
    before = kind;
  }
  return text;
}
const weigh = (statements) => gzipSync(join(statements), { level: 9 }).length;

let order = sortStatements(statementsOf(code, map), ORDER);
let weight = weigh(order);
let best = { order, weight };
console.log(`${weight} bytes gzip`);
const start = Date.now();
const gone = () => (Date.now() - start) / 1000 / seconds;
while (gone() < 1) {
  const from = Math.floor(Math.random() * order.length);
  const next = [...order];
  const moved = next.splice(from, 1 + Math.floor(Math.random() * Math.random() * TOGETHER));
  const to = Math.floor(Math.random() * (next.length + 1));
  // All but functions stay in their order.
  const isFunction = ({ key }) => key !== '-';
  if (!moved.every(isFunction) && !next.slice(Math.min(from, to), Math.max(from, to)).every(isFunction)) continue;
  next.splice(to, 0, ...moved);
  const then = weigh(next);
  const warmth = WARMTH * (1 - gone()) ** 2;
  if (then > weight && Math.random() > Math.exp((weight - then) / warmth)) continue;
  [order, weight] = [next, then];
  if (weight < best.weight) best = { order, weight };
}
console.log(`${best.weight} bytes gzip`);

const lines = [''];
for (const { key } of best.order) {
  if (lines.at(-1).length + key.length > WIDTH) lines.push('');
  lines[lines.length - 1] += `${lines.at(-1) && ' '}${key}`;
}
writeFileSync(
  out,
  `// In which order the functions of the single file compress best, by file and name, as \`npm run order\` found it; - is the next statement that is none.

export const ORDER = \`
${lines.map((line) => `  ${line}`).join('\n')}\`
  .trim()
  .split(/\\s+/);
`,
);
