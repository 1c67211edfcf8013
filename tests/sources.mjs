// How sources are read, in every build of them.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packTables } from './tables.mjs';
import { SHADER, shorten, shortNames, squeeze } from './wgsl.mjs';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Plates are packed, shaders, markup and style sheets squeezed, named numbers put in their places where that makes code smaller (readSource).
 * And gl-matrix comes along, only the functions in use. `import { quat } from 'gl-matrix'` is what types, Node and Deno
 * understand, but esbuild makes of it an object of all functions behind getters (12 kB for one product, calls half as
 * fast). A namespace import of the module itself is resolved at build time.
 */
export const sources = {
  name: 'sources',
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
    // Browsers that know the colours of styles.ts can adopt style sheets and need no polyfills: Lit's ways round those that cannot may be dropped; and
    // what only decorators need, since there are none, the note of Lit's version, and trusted words for attributes that run as scripts, which none does.
    build.onLoad({ filter: /reactive-element[\\/](css-tag|reactive-element)\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(ADOPTS, 'const e=true,')
        .replace(POLYFILLS, '')
        .replace(UNUSED, '')
        .replace(TRUSTED, '=""'),
    }));
  },
};

const ADOPTS = /const t=globalThis,e=.*?CSSStyleSheet\.prototype,/;
const TRUSTED = /=\w\?\w\.emptyScript:""/;
const UNUSED = new RegExp(
  [
    /Symbol\.metadata\?\?=Symbol\("metadata"\),\w\.litPropertyMetadata\?\?=new WeakMap;/,
    /const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\.set\(t,i\)\}/,
    /static addInitializer\(t\)\{.*?\.push\(t\)\}/,
    /void 0!==t\.l&&\(this\.l=\[\.\.\.t\.l\]\),/,
    /,this\.constructor\.l\?\.forEach\(t=>t\(this\)\)/,
    /,\w=\w\.trustedTypes\b/,
    /,\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[^"]*"\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const POLYFILLS = /,\w=\w\.reactiveElementPolyfillSupport\b|\b\w\?\.\(\{ReactiveElement:\w\}\),/g;

/** Names of shaders are shortened where other names are. */
let shaderNames;

export function readSource(path, minify = true, minifySyntax = minify) {
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
export const numbersOf = (path) =>
  existsSync(join(root, `${path}.ts`))
    ? [...readFileSync(join(root, `${path}.ts`), 'utf8').matchAll(NUMBER)]
        .map(([, , name, value]) => `export const ${name} = ${value};`)
        .join('')
    : '';
const NUMBER = /^(export )?const (\w+) = (-?[\d._]+(?:e-?\d+)?);/gm;

/** What is packed. */
export const TABLES = /[\\/](plates[\\/][\w-]+|species[\\/]horse[\\/](flesh|skeleton|gaits))\.ts$/;

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
export const IMPORT = /^import \{([^}]*)\} from '([^']*)';/gm;

export function valuesOf(names) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
}
