// Tests in a real Chromium: tests/browser/*.test.ts, with mocha's describe and it.

import { readdirSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
import { chromium, withoutGPU, withWebGPU } from './tests/chromium.mjs';
import { makeManifest } from './tests/manifest.mjs';
import { sources } from './tests/sources.mjs';

/** Each test file arrives as one script, bundled as in the published file. */
const typescript = {
  name: 'typescript',
  async serve({ path }) {
    if (path === '/custom-elements.json') return { body: JSON.stringify(await makeManifest([sources])), type: 'json' };
    if (!path.endsWith('.test.ts')) return;
    const { outputFiles } = await build({
      entryPoints: [`.${path}`],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      sourcemap: 'inline',
      outdir: 'tests/browser',
      write: false,
      plugins: [sources],
    });
    return { body: outputFiles[0].text, type: 'js' };
  },
};

/** Those asked for, or all; drawing with WebGPU takes a browser of its own. */
const files =
  process.env.BROWSER_TESTS?.split(' ') ??
  readdirSync('tests/browser')
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/browser/${name}`);
const needsGPU = (file) => /(environment|webgpu[\w-]*)\.test\.ts$/.test(file);
const group = (name, args, files) => ({
  name,
  files,
  browsers: [chromeLauncher({ launchOptions: { executablePath: chromium(), args } })],
});

export default {
  plugins: [typescript],
  staticLogging: true,
  groups: [
    group('with WebGPU', withWebGPU, files.filter(needsGPU)),
    group(
      'without a GPU',
      withoutGPU,
      files.filter((file) => !needsGPU(file)),
    ),
  ].filter(({ files }) => files.length > 0),
  testFramework: { config: { timeout: 30_000 } },
};
