/**
 * The package as npm would publish it, in a project that uses it: unpacked, with no more than it asks for around it. What is tested there is
 * what users get, found the way they find it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  // Built already: npm's own build before packing would do it again.
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const tarball = join(folder, packed.trim().split('\n').at(-1) ?? '');
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
