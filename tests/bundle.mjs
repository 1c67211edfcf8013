// TypeScript for a Node that does not strip types: bundled, packages but gl-matrix left outside (it is built in, as in what ships), into a folder nobody looks at (not node_modules, where Node's runner looks for no test).

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { sources } from './sources.mjs';

/** Everything the project depends on, but what the bundles build in. */
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  .filter((name) => name !== 'gl-matrix')
  .flatMap((name) => [name, `${name}/*`]);

const folder = '.cache/tests';

/** Bundles the files, given from the project's root, each on its own; returns the paths of the outputs. `more` options for esbuild. */
export async function bundle(files, more) {
  await build({
    entryPoints: files,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [sources],
    external: packages,
    sourcemap: 'inline',
    logLevel: 'warning',
    ...more,
  });
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.mjs')));
}
