/** Reads `--name value` against a table of options. A wrong word ends in a UsageError: one sentence that says what is allowed. */
import { parseArgs } from 'node:util';

/** Answered with its message alone, and exit code 2. */
export class UsageError extends Error {}

export interface Option {
  /** What stands for the value in the help; an option without it is a switch. */
  readonly value?: string;
  readonly short?: string;
  readonly about: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

/** Names and texts of the options that were given; the text of a switch is empty. */
export type Given = ReadonlyMap<string, string>;

export function readOptions(args: readonly string[], table: OptionTable): { given: Given; words: string[] } {
  const options = Object.fromEntries(
    Object.entries(table).map(([name, { value, short }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
    ]),
  );
  // Not strict: parseArgs would answer in its own words, and without a suggestion.
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!option) throw new UsageError(`there is no option ${rawName}${didYouMean(name, Object.keys(table), '--')}`);
    if (option.value === undefined) {
      if (value !== undefined) throw new UsageError(`${rawName} is a switch and takes no value, got '${value}'`);
    } else if (value === undefined || (!token.inlineValue && value.startsWith('--'))) {
      throw new UsageError(`${rawName} needs a value: ${option.value}`);
    }
    given.set(name, value ?? '');
  }
  return { given, words };
}

/** `; did you mean --frames?`, or what there is when nothing is near. */
export function didYouMean(word: string, known: readonly string[], prefix = ''): string {
  const [nearest] = known.map((name) => ({ name, edits: distance(word, name) })).sort((a, b) => a.edits - b.edits);
  if (nearest.edits <= Math.max(2, word.length / 3)) return `; did you mean ${prefix}${nearest.name}?`;
  return `; there are ${known.map((name) => prefix + name).join(', ')}`;
}

/** Letters to add, drop or change (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, k) => k);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let k = 0; k < to.length; k++) {
      next.push(Math.min(row[k + 1] + 1, next[k] + 1, row[k] + (letter === to[k] ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length];
}
