/** The project's own sources as text: what the structural tests read. Tests run in the project's root. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Path from the project's root, with forward slashes -> text. */
export type Files = ReadonlyMap<string, string>;

/** All TypeScript of the folders. */
export function readSources(...folders: string[]): Files {
  const files = new Map<string, string>();
  for (const folder of folders.filter((name) => existsSync(name))) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      const path = posix.join(folder, name.replaceAll('\\', '/'));
      files.set(path, readFileSync(path, 'utf8'));
    }
  }
  return files;
}

/** Comments become blank, line numbers stay. Strings are kept, so that `'https://...'` is no comment. */
export function withoutComments(text: string): string {
  return text.replace(/(['"])(?:\\.|(?!\1)[^\\\n])*\1|\/\/.*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part,
  );
}

export interface Import {
  /** A path from the project's root for relative imports, else the package's name as written. */
  readonly target: string;
  /** `import type` and `export type`: gone when the program runs. */
  readonly typeOnly: boolean;
}

/** Everything a file imports: `import`, `export ... from`, and `import()`. */
export function importsOf(path: string, text: string): Import[] {
  const statement = /\b(?:import|export)\b\s*(type\b\s*[{*\w])?(?:[\w\s{},*]*?\bfrom\b)?\s*\(?\s*(['"])([^'"\n]+)\2/g;
  return [...withoutComments(text).matchAll(statement)].map(([, type, , target]) => ({
    target: target.startsWith('.') ? posix.join(posix.dirname(path), target) : target,
    typeOnly: type !== undefined,
  }));
}

/** `file:line: text` for every line that matches. */
export function find(files: Files, pattern: RegExp): string[] {
  const found: string[] = [];
  for (const [path, text] of files) {
    for (const [index, line] of text.split('\n').entries()) {
      if (pattern.test(line)) found.push(`${path}:${index + 1}: ${line.trim()}`);
    }
  }
  return found;
}
