// `node esbuild.config.mjs` writes dist/; with `--serve [--port N]` it also serves the demo and rebuilds at every change.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { common } from './tests/common.mjs';
import { makeCustomData, makeManifest } from './tests/manifest.mjs';
import { single, singleOptions, writeSingle } from './tests/single-file.mjs';
import { root, sources } from './tests/sources.mjs';

/** What users import, `quadruped-gait/<name>`, and its source. The exports of package.json are tested against this list. */
export const entries = {
  index: 'components/define.ts',
  element: 'components/quadruped-gait.ts',
  server: 'components/server.ts',
  react: 'components/react.ts',
  vue: 'components/vue.ts',
  svelte: 'components/svelte.ts',
  engine: 'src/index.ts',
  core: 'src/core.ts',
  reins: 'src/reins.ts',
  io: 'src/io/index.ts',
  'species/*': 'src/species/*.ts',
  strip: 'renderers/strip.ts',
  svg: 'renderers/svg.ts',
  canvas2d: 'renderers/canvas2d.ts',
  webgpu: 'renderers/webgpu/webgpu.ts',
};

/** Built like the entries, but not for import: the command line, started by bin/quadruped-gait.mjs. */
const cli = { cli: 'bin/cli.ts' };

/** The demo's own scripts. */
const pages = { 'demo/*': 'demo/*.ts' };

const libraryOptions = () => ({
  ...common,
  entryPoints: existing({ ...entries, ...cli }),
  external: ['lit', 'lit/*', '@lit/*', '@resvg/resvg-js', 'node:*'],
  splitting: true,
  minifySyntax: true,
  chunkNames: 'chunks/[name]-[hash]',
});

/** The demo's scripts use the single file as any other page would, instead of bringing all of it along again. */
const singleFile = {
  name: 'single-file',
  setup(build) {
    build.onResolve({ filter: /components\/bundle\.ts$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: '../quadruped-gait.min.js', external: true },
    );
  },
};

const pageOptions = () => ({
  ...common,
  entryPoints: existing(pages),
  minify: true,
  plugins: [sources, singleFile],
});

/** The entries whose source is there, with `*` filled in: [{ in: file, out: name }]. */
function existing(list) {
  return Object.entries(list).flatMap(([name, file]) =>
    expand(file).map((path) => ({ in: path, out: name.replace('*', path.slice(file.indexOf('*'), -'.ts'.length)) })),
  );
}

function expand(file) {
  if (!file.includes('*')) return existsSync(join(root, file)) ? [file] : [];
  const [folder, ending] = file.split('*');
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => folder + name);
}

/** Declarations of the entries and of what they reach, importing `./rig.js` where the source says `./rig.ts`. */
function declare() {
  const files = [...existing(entries).map((entry) => join(root, entry.in)), join(root, 'renderers/gifenc.d.ts')];
  const project = join(root, 'node_modules/.cache/types.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: join(root, 'dist/types'),
  };
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  if (spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' }).status !== 0) {
    throw new Error('the declarations were not written: see the messages of tsc above');
  }
  for (const name of readdirSync(join(root, 'dist/types'), { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(root, 'dist/types', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

function printSizes(names) {
  for (const name of names.sort()) {
    if (!name.endsWith('.js')) continue;
    const bytes = readFileSync(join(root, name));
    const [raw, gzip] = [bytes.length, gzipSync(bytes).length].map((size) => (size / 1000).toFixed(1).padStart(7));
    console.log(`${name.padEnd(44)}${raw} kB${gzip} kB gzip`);
  }
}

/** In a debugger: the sources as they are written, whatever the build made of them on its way. Lines stay where they were. */
function showSources() {
  for (const name of readdirSync(join(root, 'dist'), { recursive: true })) {
    if (!name.endsWith('.js.map')) continue;
    const file = join(root, 'dist', name);
    const map = JSON.parse(readFileSync(file, 'utf8'));
    map.sourcesContent = map.sources.map((source, i) => {
      const path = resolve(dirname(file), source);
      return path.endsWith('.ts') && existsSync(path) ? readFileSync(path, 'utf8') : map.sourcesContent[i];
    });
    writeFileSync(file, JSON.stringify(map));
  }
}

function writeJSON(name, content) {
  writeFileSync(join(root, name), `${JSON.stringify(content, null, 2)}\n`);
}

async function build() {
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  for (const options of [libraryOptions(), pageOptions()]) {
    const { metafile } = await esbuild.build(options);
    printSizes(Object.keys(metafile.outputs));
  }
  printSizes(await writeSingle());
  showSources();
  declare();
  const manifest = await makeManifest([sources]);
  writeJSON('dist/custom-elements.json', manifest);
  writeJSON('dist/html-custom-data.json', makeCustomData(manifest));
  for (const [name, file] of Object.entries({ ...entries, ...cli, ...single, ...pages })) {
    if (expand(file).length === 0) console.log(`not built: ${name}, since there is no ${file}`);
  }
}

/** Pages load `../dist/quadruped-gait.min.js`, as they would from any other server of this folder. */
async function serve(port) {
  const file = await esbuild.context(singleOptions());
  await file.watch();
  const context = await esbuild.context({ ...pageOptions(), write: true });
  await context.watch();
  // Without a port esbuild takes 8000, or the next that is free.
  const server = await context.serve({ servedir: root, host: '127.0.0.1', ...(port && { port: Number(port) }) });
  console.log(`\nhttp://127.0.0.1:${server.port}/demo/`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { serve: { type: 'boolean' }, port: { type: 'string' } } });
  try {
    await build();
    if (values.serve) await serve(values.port);
  } catch (error) {
    // esbuild has told its own errors already.
    if (!error.errors) console.error(error.message);
    process.exitCode = 1;
  }
}
