/** Ours: a frame is advance(), which leaves all world transforms with feet in their places, and the skinning palette. */
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { type Animal, createAnimal } from '../../src/index.ts';

export interface Contestant {
  frame(dt: number): void;
}

/** One of each gait's speeds, m/s, and for a change of gait two gaits that both can go at it. */
const SPEEDS = [0.9, 1.6, 2.8, 4, 5.5, 7.2, 10, 14];
const CHANGES = [
  { speed: 2.2, gaits: ['walk', 'trot'] },
  { speed: 5, gaits: ['trot', 'canter'] },
  { speed: 8.5, gaits: ['canter', 'gallop'] },
] as const;

/** Goes steadily, the index deciding how fast; a phase of its own. */
export function createSteady(index: number): Contestant {
  const animal = createAnimal('horse', { seed: index + 1 });
  animal.command({ speed: SPEEDS[index % SPEEDS.length] * (1 + 0.04 * Math.sin(index)), heading: index });
  start(animal, index);
  const palette = createPalette(animal.rig);
  const origin = [0, 0, 0] as [number, number, number];
  return {
    frame(dt) {
      animal.advance(dt);
      writePalette(animal.rig, animal.pose, origin, palette);
    },
  };
}

/** Never done with changing its gait and turning: the most that a frame can cost. */
export function createChanging(index: number): Contestant {
  const animal = createAnimal('horse', { seed: index + 1 });
  const { speed, gaits } = CHANGES[index % CHANGES.length];
  let next = 0;
  animal.command({ speed, gait: gaits[next], heading: index });
  start(animal, index);
  const palette = createPalette(animal.rig);
  const origin = [0, 0, 0] as [number, number, number];
  return {
    frame(dt) {
      if (!animal.inTransition) {
        next = 1 - next;
        animal.command({ speed, gait: gaits[next], heading: index + (next === 0 ? 1 : -1) });
      }
      animal.advance(dt);
      writePalette(animal.rig, animal.pose, origin, palette);
    },
  };
}

function start(animal: Animal, index: number): void {
  animal.settle();
  animal.advance(Math.round(60 * ((0.137 * index) % 1)) / 60);
  animal.takeEvents();
}
