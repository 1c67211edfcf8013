/**
 * Tables as they ship. A biomechanist and an anatomist read and edit tables of named numbers; the build takes the numbers out of a table and writes a
 * letter for each: how far it is from the last of the same name, or in a row from where the two before point (tests/tables.mjs), in a third of the letters. In its
 * place stands how many decimals it has; rows say how many numbers they are, and their decimals after that, -1 for tens. Loaded, the tables are as they were written.
 */

/**
 * One that is just there, one more, one less, two more and so on, since small ones are the most; after the last it is so often as far as that, and the rest. The letters that
 * minified code has most come first, more or less, as they were found to compress best: what compresses the one then compresses the
 * other, a seventh better than an alphabet of their own.
 */
const LETTERS = '*,=ita)es0lr-.+]/?o[:}W1(jk5bdhuQmI EwxnpqTFCVM349N28&_!ZHJ;g|D7UPA>y{zcOfGLSX^6<YKvRB#%~';
const LAST = 88;
/** Where rows begin: most joints' angles are not far from it, degrees. */
const START = 150;

export function unpack<Table>(table: Table, letters: string): Table {
  let at = 0;
  /** Of each name the last number, and how far that was from the one before. */
  const known: Record<string, readonly [last: number, step: number]> = {};

  const far = (): number => {
    const place = LETTERS.indexOf(letters[at++]);
    return place < LAST ? place : LAST * far() + far();
  };

  /** `onward` goes the next, of a step like the last; the first of its name begins at `start`. */
  const next = (name: string, decimals: number, onward: number, start: number): number => {
    const place = far();
    const [last, step] = known[name] ?? [start, 0];
    const value = Math.round(last + onward * step) + (place % 2 ? (place + 1) / 2 : -place / 2);
    known[name] = [value, value - last];
    return value / 10 ** decimals; // the number as it was written: who packs it sees to that
  };

  const fill = (node: unknown, name: string): unknown => {
    if (typeof node === 'number') return next(name, node, 0, 0);
    if (Array.isArray(node)) return node.map((part, i) => fill(part, typeof part === 'number' ? name + i : name));
    if (typeof node === 'object' && node)
      return Object.fromEntries(Object.entries(node).map(([key, part]) => [key, fill(part, key)]));
    const [count, decimals] = String(node).split('~');
    const length = Number(count);
    return length && decimals !== undefined
      ? Array.from({ length }, (_, i) => next(name, Number(decimals), i > 1 ? 0.8 : 0, START)).join(' ')
      : node;
  };

  return fill(table, '') as Table;
}
