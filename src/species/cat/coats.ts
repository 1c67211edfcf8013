/** Coats of cats: the points are ears and the end of the tail; pale are muzzle, breast and paws. Colours by eye. Choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const catCoats: CoatTables = {
  tabby:  { body: '#85745c', points: '#2b231c', under: '#ddcfb4', mane: '#7d6b54', hoof: '#5a3833', eye: '#8a9340', roughness: 0.58,
            stripe: { colour: '#2b231c', strength: 0.68, size: 0.075 } },
  ginger: { body: '#c07a38', points: '#a4541d', under: '#f0dcbc', mane: '#c07a38', hoof: '#b8695c', eye: '#c0862a', roughness: 0.58,
            stripe: { colour: '#93460f', strength: 0.55, size: 0.08 } },
  tuxedo: { body: '#1d1b1c', points: '#161415', under: '#efeae0', mane: '#1d1b1c', hoof: '#c98d84', eye: '#a9b33c', roughness: 0.45 },
  black:  { body: '#201d1d', points: '#191717', under: '#262221', mane: '#201d1d', hoof: '#141111', eye: '#c9b13a', roughness: 0.4 },
  blue:   { body: '#5d636c', points: '#4b5058', under: '#787e86', mane: '#5d636c', hoof: '#3b3d42', eye: '#c98a2a', roughness: 0.55 },
};
