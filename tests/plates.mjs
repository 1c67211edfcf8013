// Plates as they ship: src/motion/unpack.ts says how, and reads them back. Used by the build.

/** A plate's table, and a row of keys in it. */
const TABLE = /^export const (\w+): Plate = (\{[\s\S]*?^\});/m;
const ROW = /'(-?\d+(?: -?\d+){11,})'/g;
const LETTERS = 'e,t=a.l*)1:0r i]sn3}o2+5[fd4(ub-8whm;g/y6{Fk>7MN#?cRj&ALxpHv<O9TS!|PKzEQIJXYqUGZWVCDB^_%~';

/** The source of a plate with its rows packed; any other source as it is. */
export function packPlates(source) {
  if (!TABLE.test(source)) return source;
  return `import { unpack } from '../unpack.ts';\n${source.replace(
    TABLE,
    (_, name, table) =>
      `export const ${name}: Plate = /* @__PURE__ */ unpack(${table.replace(ROW, (row, keys) => packRow(keys) ?? row)});`,
  )}`;
}

/** Undefined if a step is too long for a letter. */
function packRow(keys) {
  const values = keys.split(' ').map(Number);
  const unit = values.reduce(commonUnit, 0) || 1;
  const whole = values.map((value) => value / unit);
  const letters = whole.slice(1).map((value, i) => letterOf(value - guess(whole[i], whole[i - 1])));
  if (letters.includes(undefined)) return undefined;
  return JSON.stringify(`~${unit === 1 ? '' : unit} ${whole[0]} ${letters.join('')}`);
}

/** What comes next is most likely four fifths of a step farther on. */
function guess(last, before = last) {
  return Math.round(last + 0.8 * (last - before));
}

/** Nothing, one more, one less, two more and so on. */
function letterOf(more) {
  return LETTERS[more > 0 ? 2 * more - 1 : -2 * more];
}

function commonUnit(a, b) {
  return b === 0 ? Math.abs(a) : commonUnit(b, a % b);
}
