/**
 * The package as npm would publish it, in a project that uses it: unpacked, with no more than it asks for around it. What is tested there is
 * what users get, found the way they find it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Said {
  readonly status: number | null;
  readonly output: string;
}

export interface Project {
  readonly folder: string;
  readonly tarball: string;
  /** Writes a file of the project; returns its path. */
  write(name: string, text: string): string;
  /** What TypeScript says of files of the project: `file(line): message`. As strict as can be, unless options say otherwise. */
  compile(names: readonly string[], options?: object): string[];
  /** Runs one of the programs that npm has installed, in the project. */
  run(program: string, ...words: string[]): Said;
  remove(): void;
}

/** `packages` are what the project uses besides; of ours, only what it depends on is there. */
export function makeProject(...packages: string[]): Project {
  const folder = mkdtempSync(join(tmpdir(), 'quadruped-gait-'));
  const tarball = pack();
  const home = join(folder, 'node_modules/quadruped-gait');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components=1']);

  const { version, dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), ...packages]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link, 'junction');
  }
  const project: Project = {
    folder,
    tarball,
    write(name, text) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      return path;
    },
    compile(files, options = {}) {
      project.write('tsconfig.json', JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
      const { status, output } = project.run('tsc', '-p', 'tsconfig.json');
      const found = output.split('\n').filter((line) => / error TS/.test(line));
      if ((status === 0) !== (found.length === 0)) throw new Error(output);
      return found.map((line) => line.replace(/,\d+\): error TS\d+/, ')'));
    },
    run(program, ...words) {
      const [command, ...first] = program === 'node' ? [process.execPath] : [process.execPath, programs[program]];
      const { status, stdout, stderr } = spawnSync(command, [...first, ...words], { cwd: folder, encoding: 'utf8' });
      return { status, output: stripVTControlCharacters(stdout + stderr) };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
  project.write('package.json', JSON.stringify({ type: 'module', dependencies: { 'quadruped-gait': version } }));
  return project;
}

/** What npm would publish; packed once as long as nothing in it changes, for every test that needs it. */
function pack(): string {
  const hash = createHash('sha256');
  for (const part of ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'bin', 'dist'])
    for (const file of filesIn(part)) hash.update(file).update(readFileSync(file));
  const name = hash.digest('hex').slice(0, 16);
  const home = resolve('.cache/packed', name);
  const find = () => existsSync(home) && readdirSync(home).find((file) => file.endsWith('.tgz'));
  if (!find()) {
    mkdirSync(dirname(home), { recursive: true });
    for (const old of readdirSync(dirname(home)).filter((other) => !other.startsWith(name)))
      rmSync(join(dirname(home), old), { recursive: true });
    const own = mkdtempSync(`${home}-`);
    // Built already: npm's own build before packing would do it again.
    execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', own], {
      shell: process.platform === 'win32',
    });
    try {
      renameSync(own, home);
    } catch {
      rmSync(own, { recursive: true }); // another test was faster
    }
  }
  return join(home, find() || 'nothing');
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((file) => filesIn(join(path, file)));
}

const strict = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
};

const programs: Readonly<Record<string, string>> = {
  attw: resolve('node_modules/@arethetypeswrong/cli/dist/index.js'),
  publint: resolve('node_modules/publint/src/cli.js'),
  tsc: resolve('node_modules/typescript/bin/tsc'),
};
