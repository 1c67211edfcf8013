/**
 * Plates as they ship. A biomechanist reads and edits rows of degrees; the build writes a row of whole numbers as their common unit, the first of
 * them and a letter for each other: how far it is from where the two before point (tests/plates.mjs), in less than two fifths of the letters. Loaded,
 * they are rows of degrees again.
 */

/**
 * One that is just there, one more, one less, two more and so on, since small ones are the most. The letters that minified code has most come first, more or
 * less, as they were found to compress best: what compresses the one then compresses the other, a seventh better than an alphabet of their own.
 */
const LETTERS = 'e,t=a.l*)1:0r i]sn3}o2+5[fd4(ub-8whm;g/y6{Fk>7MN#?cRj&ALxpHv<O9TS!|PKzEQIJXYqUGZWVCDB^_%~';

/** Unit, if it is not 1, the first number, the letters. */
const PACKED = /^~(\d*) (\S+) (.*)/;

export function unpack<Table>(table: Table): Table {
  const [, unit, first, letters] = PACKED.exec(String(table)) ?? [];
  if (letters) {
    let value = Number(first);
    let step = 0;
    const keys = [...letters].map((letter) => {
      const place = LETTERS.indexOf(letter);
      step = Math.round(value + 0.8 * step) - value + (place % 2 ? (place + 1) / 2 : -place / 2);
      value += step;
      return value;
    });
    return [first, ...keys].map((key) => Number(key) * (Number(unit) || 1)).join(' ') as Table;
  }
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return table;
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, unpack(value)])) as Table;
}
