// Tables as they ship: src/unpack.ts says how, and reads them back. Used by the build.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNPACK = fileURLToPath(new URL('../src/unpack.ts', import.meta.url));
const TABLE = /^export const (\w+): ([^=]+) = (\{[\s\S]*?^\});/gm;
const ROW = /^-?\d+( -?\d+){11,}$/;
const LETTERS = '*,=ita)es0lr-.+]/?o[:}W1(jk5bdhuQmI EwxnpqTFCVM349N28&_!ZHJ;g|D7UPA>y{zcOfGLSX^6<YKvRB#%~';
const LAST = LETTERS.length - 1;
/** What comes next in a row is most likely four fifths of a step farther on. */
const ONWARD = 0.8;
/** Where rows begin. */
const START = 150;

/** The source in that folder with its tables packed, those that are written out. Lines stay where they were. */
export function packTables(source, folder) {
  const packed = source.replace(TABLE, (whole, name, type, text) => {
    const table = read(text);
    if (!table) return whole;
    const { places, letters } = pack(table);
    return `export const ${name}: ${type} = /* @__PURE__ */ unpack(${JSON.stringify(places)}, ${JSON.stringify(letters)});${text.replace(/[^\n]/g, '')}`;
  });
  const from = relative(folder, UNPACK).replaceAll('\\', '/');
  return packed === source ? source : `import { unpack } from '${from}'; ${packed}`;
}

/** Nothing if there are names in it from elsewhere. */
function read(text) {
  try {
    return new Function(`return (${text});`)();
  } catch {
    return undefined;
  }
}

/** What stands in the places of the numbers, and the letters for them. */
export function pack(table) {
  /** Numbers in their order, by name; and how many decimals all of that name have. */
  const numbers = [];
  const decimals = new Map();
  const note = (name, value, count, onward, start) => {
    numbers.push({ name, value, onward, start });
    decimals.set(name, Math.max(decimals.get(name) ?? -1, count));
  };
  const visit = (node, name, leaf) => {
    if (typeof node === 'number' || ROW.test(node)) return leaf(name, node);
    if (Array.isArray(node))
      return node.map((part, i) => visit(part, typeof part === 'number' ? name + i : name, leaf));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, visit(part, key, leaf)]));
  };
  visit(table, '', (name, node) => {
    if (typeof node === 'number') note(name, node, decimalsOf(node), 0, 0);
    else {
      const row = node.split(' ').map(Number);
      for (const [i, value] of row.entries()) note(name, value, tensOf(row), i > 1 ? ONWARD : 0, START);
    }
  });
  const places = visit(table, '', (name, node) => {
    const count = decimals.get(name);
    return typeof node === 'number' ? count : `${node.split(' ').length}~${count === 0 ? '' : count}`;
  });
  const known = new Map();
  const letters = numbers.map(({ name, value, onward, start }) => {
    const [last, step] = known.get(name) ?? [start, 0];
    const whole = Math.round(value * 10 ** decimals.get(name));
    if (whole / 10 ** decimals.get(name) !== value) throw new Error(`${name}: ${value} cannot be packed`);
    known.set(name, [whole, whole - last]);
    return lettersOf(whole - Math.round(last + onward * step));
  });
  return { places, letters: letters.join('') };
}

function decimalsOf(value) {
  return String(value).split('.')[1]?.length ?? 0;
}

/** -1 decimals where all are tens; a row of nothing is of ones. */
function tensOf(row) {
  return row.some((value) => value % 10) || !row.some(Boolean) ? 0 : -1;
}

/** Nothing, one more, one less, two more and so on. */
function lettersOf(more) {
  return digits(more > 0 ? 2 * more - 1 : -2 * more);
}

/** What is too far for one letter is written with the last, and two numbers: how often it goes that far, and the rest. */
function digits(place) {
  return place < LAST ? LETTERS[place] : LETTERS[LAST] + digits(Math.floor(place / LAST)) + LETTERS[place % LAST];
}
