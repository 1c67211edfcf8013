/** An animal that goes steadily, and something read evenly through one of its strides. */
import { type Animal, type Command, createAnimal } from '../../src/index.ts';

/** In a stride. */
export const SAMPLES = 200;

export function going(name: string, command: Command): Animal {
  const animal = createAnimal(name, { seed: 0 });
  animal.command(command);
  animal.settle();
  return animal;
}

export function through<Value>(animal: Animal, read: (animal: Animal) => Value): Value[] {
  const step = animal.strideTime / SAMPLES;
  return Array.from({ length: SAMPLES }, () => {
    animal.advance(step);
    return read(animal);
  });
}

export const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
