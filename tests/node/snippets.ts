/** The README's fenced blocks: what readers copy, and what the tests run. No copy of them is anywhere else. */
import { readFileSync } from 'node:fs';

export interface Snippet {
  /** The heading it stands under. */
  readonly section: string;
  readonly language: string;
  readonly code: string;
}

export const readme = readFileSync('README.md', 'utf8');

export const snippets: readonly Snippet[] = readSnippets(readme);

function readSnippets(text: string): Snippet[] {
  let section = '';
  return [...text.matchAll(/^#+ (.+)$|^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, heading, language, code]) => {
    if (heading === undefined) return [{ section, language, code }];
    section = heading;
    return [];
  });
}

export const keyOf = ({ section, language }: Snippet): string => `${section}: ${language}`;

/** Commands. */
export const inShell = ({ language }: Snippet): boolean => language === 'sh';

/** Of the engine and the server: these need nothing but to be run. */
export const onNode = ({ language, code }: Snippet): boolean => language === 'ts' && !code.includes('Deno.');
