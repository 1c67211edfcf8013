/** The lists of the built-in animals, as the files of src/species/ have them: those of the engine, of the element and of the package for JSR. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const FOLDER = 'src/species';

/** Every file of an animal exports its table under the file's own name. */
export function findAnimals(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'))
    .filter((name) => readFileSync(`${FOLDER}/${name}.ts`, 'utf8').includes(`export const ${name}: Species `))
    .sort();
}

/** How each index tells of an animal, in order of the alphabet or of what it has; and who is not in it. */
interface Index {
  readonly file: string;
  readonly line: (name: string) => string;
  readonly sorted?: true;
  readonly without?: string;
}

const INDEXES: readonly Index[] = [
  { file: 'src/index.ts', line: (name) => `import { ${name} } from './species/${name}.ts';\n`, sorted: true },
  { file: 'src/index.ts', line: (name) => `  ${name},\n` },
  // The horse is at hand.
  {
    file: 'components/engine.ts',
    line: (name) => `  ${name}: () => import('../src/species/${name}.ts'),\n`,
    without: 'horse',
  },
  { file: 'deno.json', line: (name) => `    "./species/${name}": "./src/species/${name}.ts",\n`, sorted: true },
];

/** The texts of the indexes by file, with a line for each of these animals where there are lines of animals. */
export function writeIndexes(animals: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, line, sorted, without } of INDEXES) {
    // The last line of a list in JSON has no comma.
    const text = (texts.get(file) ?? readFileSync(file, 'utf8')).replace(/"\n(\s*\})/g, '",\n$1');
    const pattern = line('@')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('@', '\\w+');
    const block = new RegExp(`(?:^${pattern})+`, 'm');
    const found = text.match(block)?.[0];
    if (!found) throw new Error(`${file}: no list of animals`);
    // New ones come last, or where the alphabet has them.
    const place = (name: string): number => (found.includes(line(name)) ? found.indexOf(line(name)) : Infinity);
    const names = animals.filter((name) => name !== without).sort();
    if (!sorted) names.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
    texts.set(file, text.replace(block, names.map(line).join('')).replace(/",\n(\s*\})/g, '"\n$1'));
  }
  return texts;
}
