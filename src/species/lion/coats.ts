/** Coats of lions: of the mane mostly, tawny or pale at the face, darker behind and below, by eye. Choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const lionCoats: CoatTables = {
  tawny: { body: '#966c3c', points: '#2e1d12', under: '#cfb488', mane: '#7d4f28', tail: '#966c3c', hoof: '#211', eye: '#b71', roughness: 0.6 },
  blond: { body: '#b8935b', points: '#8c6334', under: '#eec', mane: '#cda368', tail: '#b8935b', hoof: '#211', eye: '#c82', roughness: 0.6 },
  dark:  { body: '#a0743f', points: '#2e1d12', under: '#cfb488', mane: '#4a2d18', tail: '#a0743f', hoof: '#211', eye: '#b71', roughness: 0.6 },
  white: { body: '#e6dcc6', points: '#cb9', under: '#f6f1e4', mane: '#e2d4b4', tail: '#e6dcc6', hoof: '#a77', eye: '#8bc', roughness: 0.6 },
};
