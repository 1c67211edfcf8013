/** Coats of lions: of the mane mostly, tawny or pale at the face, darker behind and below, by eye. Choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const lionCoats: CoatTables = {
  tawny: { body: '#966c3c', points: '#321', under: '#cb8', mane: '#7d4f28', tail: '#966c3c', hoof: '#211', eye: '#b71', roughness: 0.6 },
  blond: { body: '#b95', points: '#863', under: '#eec', mane: '#ca6', tail: '#b95', hoof: '#211', eye: '#c82', roughness: 0.6 },
  dark:  { body: '#a74', points: '#321', under: '#cb8', mane: '#421', tail: '#a74', hoof: '#211', eye: '#b71', roughness: 0.6 },
  white: { body: '#edc', points: '#cb9', under: '#ffe', mane: '#ddb', tail: '#edc', hoof: '#a77', eye: '#8bc', roughness: 0.6 },
};
