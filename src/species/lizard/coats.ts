/** Coats of lizards, by eye: choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const lizardCoats: CoatTables = {
  sand:    { body: '#b79a6e', points: '#8d7350', under: '#e2d6bd', mane: '#7a6244', hoof: '#4a3d2c', eye: '#20160d', roughness: 0.62,
             dapple: { colour: '#7b4f33', strength: 0.8, size: 0.03 } },
  emerald: { body: '#5f8f3a', points: '#4c6b2e', under: '#c9cf8f', mane: '#4c6b2e', hoof: '#3a3a28', eye: '#2a1a08', roughness: 0.5,
             dapple: { colour: '#2f4a22', strength: 0.75, size: 0.026 } },
  slate:   { body: '#6b7076', points: '#4b5056', under: '#b9bcb6', mane: '#4b5056', hoof: '#2e3033', eye: '#140f0a', roughness: 0.58,
             dapple: { colour: '#aeb4b2', strength: 0.7, size: 0.034 } },
};
