/** Coats of horses: colours taken by eye from what the names mean to breeders. Choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const horseCoats: CoatTables = {
  bay:      { body: '#8a4f2b', points: '#1b1513', under: '#a46a3f', mane: '#15110f', hoof: '#3b332c', eye: '#1c0f08', roughness: 0.45 },
  chestnut: { body: '#9a5027', points: '#8f4a24', under: '#ab6a3c', mane: '#a8602f', hoof: '#6e5a46', eye: '#23130a', roughness: 0.42 },
  grey:     { body: '#9c9c9b', points: '#4a4a4c', under: '#c3c2be', mane: '#d2d0ca', hoof: '#4a443e', eye: '#120d0a', roughness: 0.5,
              dapple: { colour: '#d9d7d2', strength: 0.75, size: 0.045 } },
  black:    { body: '#231f1f', points: '#141213', under: '#2c2624', mane: '#0f0e0f', hoof: '#2b2725', eye: '#140b07', roughness: 0.36 },
  pinto:    { body: '#7c4526', points: '#e6dfd3', mane: '#241b17', tail: '#e0d8ca', hoof: '#8b785f', eye: '#1c0f08', roughness: 0.46,
              patch: { colour: '#efe9de', share: 0.42, size: 0.33 } },
};
