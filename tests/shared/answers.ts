/** An animal in its stride, and how near numbers must be: what tests of the engine's answers have in common. */
import assert from 'node:assert/strict';
import { type Animal, type AnimalOptions, type Command, createAnimal, type LegName } from '../../src/index.ts';

export const GAITS = ['walk', 'amble', 'trot', 'rack', 'canter', 'gallop'];
export const FOUR = ['walk', 'trot', 'canter', 'gallop'];
export const TICK = 1 / 60;
/** s: so late a foot leaves, at the most. */
export const LATE = 2e-4;

/** In the steady motion that is commanded. */
export function steady(command: Command, options: AnimalOptions = { seed: 0 }): Animal {
  const animal = createAnimal('horse', options);
  animal.command(command);
  animal.settle();
  return animal;
}

export function near(actual: number, expected: number, tolerance: number, message = ''): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${message} ${actual} is not ${expected} to ${tolerance}`);
}

/** Fore or hind. */
export const end = (leg: LegName): 'F' | 'H' => (leg[1] === 'F' ? 'F' : 'H');
