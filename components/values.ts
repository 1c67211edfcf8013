/** Text and loose values -> good ones: numbers with units, words, lists of words. What is not understood is refused; nothing throws. */

/** Not a value: the words of which it should have been one, or some, if there are such; and why, if that needs to be said. */
export class Refused {
  readonly words: Words | undefined;
  readonly reason: string;

  constructor(words?: Words, reason = '') {
    this.words = words;
    this.reason = reason;
  }
}

export interface NumberRule {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
  /** Factors of the units, in lower case; a bare number is of the first. */
  readonly units?: Readonly<Record<string, number>>;
}

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z°/]*)$/;

/** Out of range is clamped. */
export function readNumber(raw: unknown, { least, most, whole, units }: NumberRule): number | Refused {
  let value = Number.NaN;
  if (typeof raw === 'number') value = raw;
  else if (typeof raw === 'string') {
    const [, digits, unit = ''] = NUMBER.exec(raw.trim().toLowerCase()) ?? [];
    const factor = unit === '' ? 1 : units && Object.hasOwn(units, unit) ? units[unit] : Number.NaN;
    value = digits === undefined ? Number.NaN : Number(digits) * factor;
  }
  if (Number.isNaN(value)) return new Refused();
  const clamped = Math.min(most, Math.max(least, value));
  return whole ? Math.round(clamped) : clamped;
}

export type Words = readonly string[] | ReadonlyMap<string, string>;

/** As the list spells it; capital letters do not matter. A map also knows other names for a word. */
export function readWord(raw: unknown, words: Words): string | Refused {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : '';
  const known = 'get' in words ? words.get(word) : words.find((other) => other === word);
  return known ?? new Refused(words);
}

/** Words apart by spaces or commas, or a list; each once, in the order given. One that is unknown spoils all. */
export function readWords(raw: unknown, words: Words): string | Refused {
  const parts = Array.isArray(raw) ? raw.map(String) : typeof raw === 'string' ? raw.split(/[\s,]+/) : undefined;
  if (!parts) return new Refused(words);
  const read = new Set<string>();
  for (const part of parts) {
    if (part === '') continue;
    const word = readWord(part, words);
    if (word instanceof Refused) return word;
    read.add(word);
  }
  return [...read].join(' ');
}
