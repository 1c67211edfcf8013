/** Single-file components for esbuild, each by its framework's own compiler. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import { type CompilerOptions, compileScript, parse } from 'vue/compiler-sfc';

/** `compilerOptions` are those a project gives to Vue's plugin. */
export function vue(compilerOptions: CompilerOptions): Plugin {
  return {
    name: 'vue',
    setup({ onLoad }) {
      onLoad({ filter: /\.vue$/ }, async ({ path }) => {
        const { descriptor, errors } = parse(await readFile(path, 'utf8'), {
          filename: path,
          templateParseOptions: compilerOptions,
        });
        if (errors.length > 0) throw errors[0];
        const templateOptions = { compilerOptions };
        const { content } = compileScript(descriptor, { id: basename(path), inlineTemplate: true, templateOptions });
        return { contents: content, loader: 'js' };
      });
    },
  };
}

export const svelte: Plugin = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { js, warnings } = compile(await readFile(path, 'utf8'), { filename: path, dev: true });
      return { contents: js.code, loader: 'js', warnings: warnings.map(({ message }) => ({ text: message })) };
    });
  },
};
