// The file for a CDN, with a sibling for everything that is loaded on use: how they are told apart, made as small as they get, and written.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { arrange } from './arrange.mjs';
import { common, notice, OTHERS } from './common.mjs';
import { INNER, SHORT } from './names.mjs';
import { ORDER } from './order.mjs';
import { IMPORT, numbersOf, readSource, root, sources, TABLES, valuesOf } from './sources.mjs';

/** The file for a script tag, and the folder of its siblings. */
export const single = { 'quadruped-gait.min': 'components/bundle.ts' };
const SINGLE = 'dist/quadruped-gait.min.js';
const SIBLINGS = 'quadruped-gait';

/**
 * One file, and a sibling for each `import('./part.ts')` in it. A sibling does not import the file back, which may have been loaded by another
 * address (a CDN's redirect, `?v=2`) and would come twice: it is a function that is handed what it needs of it. What one sibling needs of another
 * it waits for, so that it does not bring it along again: a greyhound is made from the dog. The file itself does not wait: functions it
 * imports from a sibling do nothing until that has been loaded.
 */
export const singleOptions = () => ({
  ...common,
  entryPoints: Object.entries(single).map(([out, path]) => ({ in: path, out })),
  minify: true,
  mangleProps: new RegExp(`^(${INNER.join('|')})$`),
  mangleCache: SHORT,
  define: { 'Number.NaN': 'NaN' },
  legalComments: 'none',
  banner: { js: notice() },
  plugins: [siblings, sources],
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
  const { metafile } = await esbuild.build({ ...options, plugins: [sources], write: false, splitting: true });
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
      plugins: [fromMain(main, handed, parts, part), sources],
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

export async function writeSingle() {
  const { text, map, siblings } = await makeSingle();
  writeSiblings(siblings);
  writeFileSync(join(root, SINGLE), text);
  writeFileSync(join(root, `${SINGLE}.map`), map);
  return [SINGLE, ...siblings.map(({ name }) => `dist/${SIBLINGS}/${name}.js`)];
}
