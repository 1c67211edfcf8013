/**
 * The gallery is the same text in Node, Deno and Chromium: each makes every picture and compares it with the golden file, so none
 * can differ from another.
 */
import { gallery } from '../gallery.ts';
import type { Case } from './cases.ts';

export const goldenFile = (name: string): string => `tests/golden/${name}.svg`;

/** `read` gets a file of the project as text, and `changed` is told of a picture that is not as it was. */
export function goldenCases(
  read: (path: string) => string | Promise<string>,
  changed: (name: string, svg: string) => string = () => '',
): Case[] {
  return gallery.map(({ name, title, svg }) => ({
    name: `${name}: ${title}`,
    async run() {
      const [expected, actual] = [await read(goldenFile(name)), svg()];
      if (actual !== expected) throw new Error(`${difference(expected, actual)} ${changed(name, actual)}`);
    },
  }));
}

/** The first lines that differ; an assertion would print both pictures whole. */
function difference(expected: string, actual: string): string {
  const [before, after] = [expected.split('\n'), actual.split('\n')];
  const line = before.findIndex((text, i) => text !== after[i]);
  if (line < 0) return `there are ${after.length} lines instead of ${before.length}.`;
  const start = [...before[line]].findIndex((sign, i) => sign !== after[line]?.[i]);
  const from = Math.max(0, start - 20);
  const part = (text = ''): string => `'${text.slice(from, from + 60)}'`;
  return `line ${line + 1}, column ${start + 1}: expected ${part(before[line])}, got ${part(after[line])}.`;
}
