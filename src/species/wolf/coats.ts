/** Coats of wolves, by eye: choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const wolfCoats: CoatTables = {
  grey:  { body: '#857866', points: '#bcab8f', under: '#c9bca2', mane: '#776b5b', hoof: '#111', eye: '#b92', roughness: 0.78, saddle: { colour: '#262423', size: 0.9 } },
  black: { body: '#2d2a29', points: '#3d3835', under: '#444', mane: '#222', hoof: '#111', eye: '#b92', roughness: 0.66 },
  white: { body: '#e3ddd0', points: '#eed', under: '#eed', mane: '#dcb', hoof: '#111', eye: '#b92', roughness: 0.74 },
};
