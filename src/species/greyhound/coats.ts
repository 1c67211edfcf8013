/** Coats of greyhounds, by eye: choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const greyhoundCoats: CoatTables = {
  fawn:  { body: '#b98d62', points: '#d2b08a', under: '#d8bd9a', mane: '#b98d62', hoof: '#111', eye: '#210', roughness: 0.42 },
  blue:  { body: '#565b62', points: '#4a4e55', under: '#777', mane: '#565b62', hoof: '#111', eye: '#210', roughness: 0.38 },
  black: { body: '#222', points: '#edd', under: '#2c2828', mane: '#222', hoof: '#111', eye: '#210', roughness: 0.34 },
};
