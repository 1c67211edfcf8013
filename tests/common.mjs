// What all builds have in common: their options, and the notice of whose code comes along.

import { root, sources } from './sources.mjs';

/** Whose code comes along: the folder of theirs, and what is to be said of it. Lit's own notices, one for each of its files, in a line. */
export const OTHERS = {
  'node_modules/gl-matrix': 'gl-matrix (c) Brandon Jones, Colin MacKenzie IV, MIT',
  'node_modules/@lit': 'Lit (c) 2017, 2019, 2022 Google LLC, BSD-3-Clause',
};

export function notice(others = Object.values(OTHERS)) {
  return `/*! quadruped-gait, MIT${others.length > 0 ? `. With ${others.join('; ')}` : ''} */`;
}

/** esbuild's options, to which each build adds its own. */
export const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  outdir: 'dist',
  sourcemap: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [sources],
  banner: { js: notice([OTHERS['node_modules/gl-matrix']]) },
};
