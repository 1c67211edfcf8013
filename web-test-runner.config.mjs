// Tests in a real Chromium: tests/browser/*.test.ts, with mocha's describe and it.

import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
import { glMatrix } from './esbuild.config.mjs';
import { chromium, flags } from './tests/chromium.mjs';
import { makeManifest } from './tests/manifest.mjs';

/** Each test file arrives as one script, bundled as in the published file. */
const typescript = {
  name: 'typescript',
  async serve({ path }) {
    if (path === '/custom-elements.json') return { body: JSON.stringify(await makeManifest([glMatrix])), type: 'json' };
    if (!path.endsWith('.test.ts')) return;
    const { outputFiles } = await build({
      entryPoints: [`.${path}`],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      sourcemap: 'inline',
      outdir: 'tests/browser',
      write: false,
      plugins: [glMatrix],
    });
    return { body: outputFiles[0].text, type: 'js' };
  },
};

export default {
  files: 'tests/browser/*.test.ts',
  plugins: [typescript],
  staticLogging: true,
  browsers: [chromeLauncher({ launchOptions: { executablePath: chromium(), args: flags } })],
  testFramework: { config: { timeout: 30_000 } },
};
