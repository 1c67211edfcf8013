// TypeScript for a Node that does not strip types: bundled, packages left outside, into a folder nobody looks at.

import { join } from 'node:path';
import { build } from 'esbuild';

const folder = 'node_modules/.cache/tests';

/** Bundles the files, given from the project's root, each on its own; returns the paths of the outputs. */
export async function bundle(files) {
  await build({
    entryPoints: files,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  return files.map((file) => join(folder, file.replace(/\.ts$/, '.mjs')));
}
