/** Coats of tortoises, the shell for the body, the skin and the pale middles of the shields for the points, by eye: choices. */
import type { CoatTables } from '../coat.ts';

// biome-ignore format: a table
export const turtleCoats: CoatTables = {
  amber: { body: '#3b2f1c', points: '#96835a', under: '#6e5a33', mane: '#6d6448', hoof: '#3a3226', eye: '#120c07', roughness: 0.5 },
  olive: { body: '#4a4a2c', points: '#8d8a62', under: '#77734a', mane: '#6d6448', hoof: '#33301f', eye: '#120c07', roughness: 0.54 },
  ebony: { body: '#231f1b', points: '#57524a', under: '#3a352f', mane: '#57524a', hoof: '#1f1c19', eye: '#0e0a07', roughness: 0.42 },
};
