/** Coats of dogs, by eye: choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const dogCoats: CoatTables = {
  pied:  { body: '#642', points: '#eed', under: '#eed', mane: '#642', hoof: '#111', eye: '#210', roughness: 0.5,
           patch: { colour: '#eed', share: 0.5, size: 0.3 } },
  tan:   { body: '#a74', points: '#dca', under: '#dca', mane: '#a74', hoof: '#111', eye: '#210', roughness: 0.5 },
  black: { body: '#222', points: '#963', under: '#963', mane: '#222', hoof: '#111', eye: '#210', roughness: 0.5 },
};
