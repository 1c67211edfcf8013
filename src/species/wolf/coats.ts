/** Coats of wolves, by eye: choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const wolfCoats: CoatTables = {
  grey:  { body: '#6b645a', points: '#d8cbb4', under: '#d8cbb4', mane: '#6d675d', hoof: '#111', eye: '#851', roughness: 0.72 },
  black: { body: '#2d2a29', points: '#3d3835', under: '#444', mane: '#222', hoof: '#111', eye: '#851', roughness: 0.66 },
  white: { body: '#e3ddd0', points: '#eed', under: '#eed', mane: '#dcb', hoof: '#111', eye: '#851', roughness: 0.74 },
};
