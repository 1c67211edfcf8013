// `node esbuild.config.mjs` writes dist/; with `--serve [--port N]` it also serves the demo and rebuilds at every change.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { arrange } from './tests/arrange.mjs';
import { makeCustomData, makeManifest } from './tests/manifest.mjs';
import { INNER, SHORT } from './tests/names.mjs';
import { ORDER } from './tests/order.mjs';
import { packTables } from './tests/tables.mjs';
import { SHADER, shorten, shortNames, squeeze } from './tests/wgsl.mjs';

const root = dirname(fileURLToPath(import.meta.url));

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

/** For a script tag: the file for a CDN, with its siblings for what is loaded on use, and the demo's own scripts. */
const single = { 'quadruped-gait.min': 'components/bundle.ts' };
const pages = { 'demo/*': 'demo/*.ts' };
const SINGLE = 'dist/quadruped-gait.min.js';
const SIBLINGS = 'quadruped-gait';

/**
 * How sources are read: plates packed, shaders, markup and style sheets squeezed, named numbers put in their places where that makes code smaller (readSource).
 * And gl-matrix comes along, only the functions in use. `import { quat } from 'gl-matrix'` is what types, Node and Deno
 * understand, but esbuild makes of it an object of all functions behind getters (12 kB for one product, calls half as
 * fast). A namespace import of the module itself is resolved at build time.
 */
export const glMatrix = {
  name: 'gl-matrix',
  setup(build) {
    const { minify = false, minifySyntax = minify } = build.initialOptions;
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readSource(path, minify, minifySyntax),
      loader: 'ts',
    }));
    build.onResolve({ filter: /^numbers:/ }, ({ path }) => ({
      path: path.slice('numbers:'.length),
      namespace: 'numbers',
    }));
    build.onLoad({ filter: /.*/, namespace: 'numbers' }, ({ path }) => ({ contents: numbersOf(path), loader: 'ts' }));
    // gl-matrix makes scratch vectors in functions called at module scope: say that they may be dropped with what uses them. Nobody here tells it to make
    // its vectors of another kind of array.
    build.onLoad({ filter: /gl-matrix[\\/]esm[\\/].*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('= function () {', '= /* @__PURE__ */ function () {')
        .replace(/if \(glMatrix\.ARRAY_TYPE != Float32Array\) \{[^}]*\}/g, '')
        .replaceAll('glMatrix.ARRAY_TYPE', 'Float32Array'),
    }));
    // Browsers that know the colours of styles.ts can adopt style sheets and need no polyfills: Lit's ways round those that cannot may be dropped.
    build.onLoad({ filter: /reactive-element[\\/](css-tag|reactive-element)\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(ADOPTS, 'const e=true,').replace(POLYFILLS, ''),
    }));
  },
};

const ADOPTS = /const t=globalThis,e=.*?CSSStyleSheet\.prototype,/;
const POLYFILLS = /,\w=\w\.reactiveElementPolyfillSupport\b|\b\w\?\.\(\{ReactiveElement:\w\}\),/g;

/** Names of shaders are shortened where other names are. */
let shaderNames;

function readSource(path, minify = true, minifySyntax = minify) {
  shaderNames ??= shortNames(join(root, 'renderers/webgpu/shaders'));
  const source = readFileSync(path, 'utf8');
  const text = minifySyntax ? withoutNumbers(source, path) : source;
  return (TABLES.test(path) ? packTables(text, dirname(path)) : text)
    .replace(SHADER, (_, code) => `\`${minify ? shorten(squeeze(code), shaderNames) : squeeze(code)}\``)
    .replace(MARKUP, (_, lines) => `\`${lines.replace(/\n\s*/g, '')}\``)
    .replace(STYLES, (_, rules) => `css(\`${squeezeRules(rules)}\`)`)
    .replace(IMPORT, (whole, names, from) =>
      from === 'gl-matrix'
        ? valuesOf(names)
            .map((name) => `import * as ${name} from 'gl-matrix/esm/${name}.js';`)
            .join(' ')
        : whole,
    );
}

/**
 * Named numbers in a module of their own: only from a file that imports nothing does the minifier put a number in the place of its name.
 * Lines stay where they were.
 */
function withoutNumbers(text, path) {
  const numbers = [...text.matchAll(NUMBER)].map(([, exported, name]) => ({ name, exported }));
  // Those of a shader are its own.
  if (numbers.length === 0 || text.includes('/* wgsl */')) return text;
  const list = (all) => all.map(({ name }) => name).join(', ');
  const passed = numbers.filter(({ exported }) => exported);
  return `import { ${list(numbers)} } from 'numbers:${relative(root, path).replace(/\.ts$/, '')}'; export { ${list(passed)} }; ${text.replace(NUMBER, '')}`;
}
const numbersOf = (path) =>
  existsSync(join(root, `${path}.ts`))
    ? [...readFileSync(join(root, `${path}.ts`), 'utf8').matchAll(NUMBER)]
        .map(([, , name, value]) => `export const ${name} = ${value};`)
        .join('')
    : '';
const NUMBER = /^(export )?const (\w+) = (-?[\d._]+(?:e-?\d+)?);/gm;

/** What is packed. */
const TABLES = /[\\/](plates[\\/][\w-]+|species[\\/]horse[\\/](flesh|skeleton|gaits))\.ts$/;

/** Markup without its line breaks, which stand between tags alone. */
const MARKUP = /\/\* html \*\/ `([^`]*)`/g;

/** A style sheet without what only people read; one without holes needs no tag. */
const STYLES = /\bcss`([^`$]*)`/g;

function squeezeRules(rules) {
  return rules
    .replace(/\/\*.*?\*\/|\s+/gs, ' ')
    .replace(/ *([{};,>/]) *|(:) /g, '$1$2')
    .replace(/;(?=\})|\b0(?=\.\d)/g, '')
    .replace(/='([a-z]\w*)'\]/g, '=$1]')
    .trim();
}

/** An import as this tree writes it, and the names in it that are more than types. */
const IMPORT = /^import \{([^}]*)\} from '([^']*)';/gm;

function valuesOf(names) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
}

/** Whose code comes along: the folder of theirs, and what is to be said of it. Lit's own notices, one for each of its files, in a line. */
const OTHERS = {
  'node_modules/gl-matrix': 'gl-matrix (c) Brandon Jones, Colin MacKenzie IV, MIT',
  'node_modules/@lit': 'Lit (c) 2017, 2019, 2022 Google LLC, BSD-3-Clause',
};

function notice(others = Object.values(OTHERS)) {
  return `/*! quadruped-gait, MIT${others.length > 0 ? `. With ${others.join('; ')}` : ''} */`;
}

const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  outdir: 'dist',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [glMatrix],
  banner: { js: notice([OTHERS['node_modules/gl-matrix']]) },
};

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
  plugins: [glMatrix, singleFile],
});

/**
 * One file, and a sibling for each `import('./part.ts')` in it. A sibling does not import the file back, which may have been loaded by another
 * address (a CDN's redirect, `?v=2`) and would come twice: it is a function that is handed what it needs of it. What one sibling needs of another
 * it waits for, so that it does not bring it along again: a greyhound is made from the dog. The file itself does not wait: functions it
 * imports from a sibling do nothing until that has been loaded.
 */
const singleOptions = () => ({
  ...common,
  entryPoints: existing(single),
  minify: true,
  mangleProps: new RegExp(`^(${INNER.join('|')})$`),
  mangleCache: SHORT,
  define: { 'Number.NaN': 'NaN' },
  legalComments: 'none',
  banner: { js: notice() },
  plugins: [siblings, glMatrix],
});

/** Once more, with what most bundlers minify with: a fortieth less to load. Notices stay; so does the way back to the sources. */
export async function terse(code, map, more) {
  const minified = await minify(code.replace(SOURCE_MAP, ''), {
    module: true,
    ecma: 2022,
    compress: TERSE,
    format: { comments: /^!/ },
    ...more,
    ...(map && { sourceMap: { content: map } }),
  });
  return { code: `${minified.code}\n`, map: minified.map };
}
/** No getter here does anything but get, nobody makes an object of a plain function, and what the language brings is what it was. */
const TERSE = {
  passes: 4,
  inline: 1,
  sequences: false,
  keep_fargs: false,
  lhs_constants: false,
  builtins_pure: true,
  pure_getters: true,
  unsafe_arrows: true,
  unsafe_methods: true,
};
/** To be arranged, statements stand apart; arranged, they are put together again. */
const APART = { compress: { ...TERSE, join_vars: false } };
const TOGETHER = { compress: { defaults: false, join_vars: true }, mangle: false };
const SOURCE_MAP = /\n?\/\/# sourceMappingURL=.*\s*$/;

const siblings = {
  name: 'siblings',
  setup(build) {
    const { write = true } = build.initialOptions;
    let linked;
    build.onStart(async () => {
      linked = await buildSiblings(build.initialOptions, write);
    });
    build.onResolve({ filter: /^siblings:$/ }, () => ({ path: 'siblings', namespace: 'siblings' }));
    build.onLoad({ filter: /.*/, namespace: 'siblings' }, () => ({ contents: linked.code, resolveDir: root }));
    // Taken even where nothing is taken from them.
    build.onResolve({ filter: /^before:/ }, ({ path }) => ({
      path: join(root, path.slice('before:'.length)),
      sideEffects: true,
    }));
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readSource(path);
      const contents = text
        .replace(DYNAMIC, (_, to) => `sibling('${siblingName(resolve(dirname(path), to))}')`)
        .replace(IMPORT, (whole, names, from) => {
          const file = sourceOf(path, from);
          if (!linked.parts.has(file)) return whole;
          return valuesOf(names)
            .map((name) => `const ${name} = /* @__PURE__ */ late('${siblingName(file)}', '${name}');`)
            .join(' ');
        });
      const first = relative(root, path) === single['quadruped-gait.min'] ? inOrder(linked.main) : '';
      if (contents === text && first === '') return undefined;
      return { contents: `${first}import { late, sibling } from 'siblings:';\n${contents}`, loader: 'ts' };
    });
    build.onEnd((result) => {
      result.siblings = linked?.files;
    });
  },
};

/**
 * In which order files stand, as far as what they need allows: like beside like compresses better, so the tables are first, then the engine, what draws, and the
 * element, each from the smallest file on, since what is defined first has the shortest names, and small files are made of what all use. It saves 0.9 kB.
 */
function inOrder(main) {
  const rank = (file) => (TABLES.test(file) ? 0 : 1 + ['src', 'renderers', 'components'].indexOf(file.split('/')[0]));
  const length = (file) => readFileSync(join(root, file)).length;
  return [...main]
    .filter((file) => file.endsWith('.ts') && existsSync(join(root, file)) && file !== single['quadruped-gait.min'])
    .sort((a, b) => rank(a) - rank(b) || length(a) - length(b))
    .map((file) => `import 'before:${file}';`)
    .join('');
}

/** In a sibling, of another. */
const WAITING = /\bawait main\[0\]\(/;
const DYNAMIC = /\bimport\('(\.[^']*\.ts)'\)/g;
const siblingName = (path) => basename(path, '.ts');

/** Writes the siblings, or makes them terse to be written later; returns them with the code of the file's side: what it hands out, and where they are. */
async function buildSiblings(options, write) {
  const { metafile } = await esbuild.build({ ...options, plugins: [glMatrix], write: false, splitting: true });
  const main = new Set();
  const parts = new Set();
  for (const [path, { imports }] of Object.entries(metafile.inputs))
    if (path.endsWith('.ts')) for (const { path: to, kind } of imports) if (kind === 'dynamic-import') parts.add(to);
  const visit = (path) => {
    if (main.has(path) || parts.has(path)) return;
    main.add(path);
    for (const { path: to, kind, external } of metafile.inputs[path].imports)
      if (!external && kind !== 'dynamic-import') visit(to);
  };
  for (const { in: path } of options.entryPoints) visit(path);
  const handed = nameHanded(main, Object.keys(metafile.inputs));
  const built = [];
  for (const part of [...parts].filter((path) => path.endsWith('.ts')).sort()) {
    const { outputFiles, metafile: own } = await esbuild.build({
      ...options,
      entryPoints: [part],
      outdir: `dist/${SIBLINGS}`,
      banner: { js: 'export default(main)=>{' },
      footer: { js: '}' },
      write: false,
      plugins: [fromMain(main, handed, parts, part), glMatrix],
    });
    const inputs = Object.keys(own.inputs);
    const others = Object.keys(OTHERS).filter((folder) => inputs.some((input) => new RegExp(folder).test(input)));
    const banner = notice(others.map((folder) => OTHERS[folder]));
    const [code, map] = ['.js', '.map'].map((ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text);
    const head = `${banner}export default${WAITING.test(code) ? ' async' : ''}(main)`;
    const whole = returning(code).replace('export default(main)', head);
    built.push({ name: siblingName(part), ...(write ? { code: whole, map } : await terse(whole, map)) });
  }
  // One for all of them: they change together, and the file need not know a list.
  const hash = createHash('sha256')
    .update(built.map(({ code }) => code).join())
    .digest('hex')
    .slice(0, 6);
  const files = built.map(({ name: part, code, map }) => {
    const name = `${part}-${hash}`;
    return { name, text: `${code.replace(SOURCE_MAP, '\n')}//# sourceMappingURL=${name}.js.map\n`, map };
  });
  if (write) writeSiblings(files);
  return {
    files,
    main,
    parts,
    code: `${[...handed.values()].map(({ name, from, index }) => `import { ${name} as handed${index} } from '${from}';`).join('\n')}
      const main = () => [sibling, ${[...handed.values()].map(({ index }) => `handed${index}`).join(', ')}];
      const loaded = {};
      export function late(name, part) { return (...all) => loaded[name]?.[part](...all); }
      export const sibling = async (name) =>
        (loaded[name] = (await import(new URL('${SIBLINGS}/' + name + '-${hash}.js', import.meta.url))).default(main()));`,
  };
}

function writeSiblings(files) {
  mkdirSync(join(root, 'dist', SIBLINGS), { recursive: true });
  for (const { name, text, map } of files) {
    writeFileSync(join(root, 'dist', SIBLINGS, `${name}.js`), text);
    writeFileSync(join(root, 'dist', SIBLINGS, `${name}.js.map`), map);
  }
}

/** What siblings need of the file: where it is from, and its place in the list that is handed over. */
function nameHanded(main, inputs) {
  const from = new Map();
  for (const path of inputs.filter((input) => input.endsWith('.ts') && !main.has(input)))
    for (const [, names, to] of readSource(join(root, path)).matchAll(IMPORT)) {
      const file = sourceOf(path, to);
      if (!isHanded(file, main)) continue;
      for (const name of valuesOf(names)
        .map((value) => value.split(' as ')[0])
        .filter((value) => !isNumber(file, value)))
        from.set(`${file} ${name}`, { name, from: file === ELEMENT ? file : `./${file}` });
    }
  return new Map(
    [...from].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, thing], i) => [key, { ...thing, index: i + 1 }]),
  );
}

/** Numbers are put in their places anywhere, and what is shorter than the way to it is brought along. */
const isHanded = (file, main) => file === ELEMENT || (main.has(file) && !BROUGHT.test(file));
const BROUGHT = /^(numbers:|src\/(math\/\w+|units)\.ts$|renderers\/(text|pen)\.ts$)/;

const isNumber = (file, name) => numbersOf(file.replace(/\.ts$/, '')).includes(` ${name} = `);

/** Of Lit, what the file has: elements that keep their properties. */
const ELEMENT = '@lit/reactive-element';

/** The file an import is of, from the project's root; a package by its name. */
const sourceOf = (path, to) => (to.startsWith('.') ? relative(root, resolve(root, dirname(path), to)) : to);

/** A module in a function: what it exports, in its last statement, is what the function returns. */
function returning(text) {
  return text.replace(
    /export\{([^{}]*)\};?(?=\s*\}\s*(\/\/# .*\s*)?$)/,
    (_, names) => `return{${names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}}`,
  );
}

/** In a sibling: what the file has is taken from it, and what another sibling has from that. */
function fromMain(main, handed, parts, own) {
  return {
    name: 'from-main',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = readSource(path)
          .replace(DYNAMIC, (_, to) => `main[0]('${siblingName(resolve(dirname(path), to))}')`)
          .replace(IMPORT, (whole, names, from) => {
            const file = sourceOf(path, from);
            const values = valuesOf(names).map((value) => value.split(' as '));
            if (values.length > 0 && file !== own && parts.has(file))
              return `const { ${values.map((pair) => pair.join(': ')).join(', ')} } = await main[0]('${siblingName(file)}');`;
            if (!isHanded(file, main)) return whole;
            const [numbers, rest] = [true, false].map((is) => values.filter(([name]) => isNumber(file, name) === is));
            const inPlace = `import { ${numbers.map((pair) => pair.join(' as ')).join(', ')} } from 'numbers:${file.replace(/\.ts$/, '')}';`;
            return `const { ${rest.map(([name, as = name]) => `${handed.get(`${file} ${name}`).index}: ${as}`).join(', ')} } = main; ${numbers.length > 0 ? inPlace : ''}`;
          });
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** The single file before it is arranged, and its siblings, as text, not written. */
export async function makeLoose() {
  const { outputFiles, siblings } = await esbuild.build({ ...singleOptions(), write: false });
  const [js, source] = ['.js', '.map'].map((ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text);
  return { ...(await terse(js, source, APART)), siblings };
}

async function makeSingle() {
  const { siblings, ...loose } = await makeLoose();
  const arranged = arrange(loose.code, loose.map, ORDER);
  const { code, map } = await terse(arranged.code, arranged.map, TOGETHER);
  return { text: `${code}//# sourceMappingURL=${basename(SINGLE)}.map\n`, map, siblings };
}

async function writeSingle() {
  const { text, map, siblings } = await makeSingle();
  writeSiblings(siblings);
  writeFileSync(join(root, SINGLE), text);
  writeFileSync(join(root, `${SINGLE}.map`), map);
  return [SINGLE, ...siblings.map(({ name }) => `dist/${SIBLINGS}/${name}.js`)];
}

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
  const manifest = await makeManifest([glMatrix]);
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
