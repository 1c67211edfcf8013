/**
 * Plates as they ship. A biomechanist reads and edits rows of degrees; the build writes a row of whole numbers as their common unit, the first of
 * them and a letter for each step to the next (tests/plates.mjs), in less than two fifths of the letters. Loaded, they are rows of degrees again.
 */

/** The letter of a step of 0. */
const ZERO = 78;

/** Unit, if it is not 1, the first number, the steps. */
const PACKED = /^~(\d*) (\S+) (.*)/;

export function unpack<Table>(table: Table): Table {
  const [, unit, first, steps] = PACKED.exec(String(table)) ?? [];
  if (steps) {
    let value = Number(first);
    const keys = [...steps].map((letter) => (value += letter.charCodeAt(0) - ZERO));
    return [first, ...keys].map((key) => Number(key) * (Number(unit) || 1)).join(' ') as Table;
  }
  if (typeof table !== 'object' || table === null || Array.isArray(table)) return table;
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, unpack(value)])) as Table;
}
