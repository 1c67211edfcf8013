// Shaders as they ship: without what only people read, and with short names. Used by the build; what is left of a shader is tested in a browser.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A shader as this tree writes it. */
export const SHADER = /\/\* wgsl \*\/ `([^`]*)`/g;

/** Spaces between two minus signs stay: without them they are another sign. */
export function squeeze(code) {
  return code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}()[\],;:=+*/<>&|!%]) ?/g, '$1')
    .replace(/([^-])(?: - | -(?==)|- )(?!-)/g, '$1-')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.')
    .replace(/(?<=\d\.)0+(?!\d)/g, '')
    .trim();
}

/** What stays as it is (attributes with their arguments), or a name, and what stands before and after it. */
const NAME = /@(?:builtin|interpolate)\([^)]*\)|@\w+|(\.)?\b([A-Za-z_]\w*)(\()?/g;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = (list) => ['', ...'0123456789'].flatMap((digit) => list.map((letter) => letter + digit));
/** Names of functions' own values never meet those of what stands outside; members of structures meet neither. */
const INSIDE = pairs(letters);
const OUTSIDE = pairs(letters.map((letter) => letter.toUpperCase()));

/** Pieces of a shader: structures, functions, and what stands between them. */
const PIECE =
  /struct \w+\{[^}]*\}|(?:@\w+ )?fn \w+\([\s\S]*?\}(?=$|struct |fn |@vertex |@fragment |@group|const |\s*$)|[^{}]*?;/g;

function rank(names, code, alphabet) {
  const count = (name) => code.split(new RegExp(`\\b${name}\\b`)).length;
  const sorted = [...new Set(names)].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  return new Map(sorted.map((name, i) => [name, alphabet[i]]));
}

/**
 * Short names for what the shaders of a folder share: the same in all of them, since they are joined as they are needed. Entry points keep
 * theirs.
 */
export function shortNames(folder) {
  const shaders = readdirSync(folder)
    .sort()
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(SHADER)])
    .map(([, text]) => squeeze(text));
  const code = shaders.join('\n');
  const pieces = shaders.flatMap((text) => text.match(PIECE));
  const entries = new Set([...code.matchAll(/@(?:vertex|fragment) fn (\w+)/g)].map(([, name]) => name));
  const shared = pieces.flatMap((piece) => {
    const [, name] = /(?:^| )(?:fn|struct) (\w+)/.exec(piece) ?? /(?:const |var(?:<[^>]*>| ))(\w+)/.exec(piece) ?? [];
    return name && !entries.has(name) ? [name] : [];
  });
  const members = pieces
    .filter((piece) => piece.startsWith('struct'))
    .flatMap((piece) => [...piece.matchAll(/(\w+):/g)].map(([, name]) => name));
  return { outside: rank(shared, code, OUTSIDE), members: rank(members, code, INSIDE) };
}

/** The shader with short names. */
export function shorten(code, { outside, members }) {
  return code.replace(PIECE, (piece) => {
    const structure = piece.startsWith('struct');
    const own = /(?:^| )fn /.test(piece) ? ownNames(piece) : new Map();
    return piece.replace(NAME, (whole, dot, name, call, at) => {
      if (!name) return whole;
      const member = dot || (structure && piece[at + name.length] === ':');
      const short = member ? members.get(name) : ((call ? undefined : own.get(name)) ?? outside.get(name));
      return `${dot ?? ''}${short ?? name}${call ?? ''}`;
    });
  });
}

/** Parameters of a function, and what it declares. */
function ownNames(piece) {
  const plain = piece.replace(/@(?:builtin|interpolate|location)\([^)]*\)/g, '');
  const [head] = /fn \w+\([^)]*\)/.exec(plain);
  const names = [...head.matchAll(/(\w+):/g), ...plain.matchAll(/\b(?:let|var|const) (\w+)/g)].map(([, name]) => name);
  return rank(names, plain, INSIDE);
}
