/** In the browser: the same animals drawn by both, in turn, and what each took of the page's own thread; and what it takes to grow a body. ms. */
import { herdPlaces, lengthOf } from '../../components/herd.ts';
import { fleshOf } from '../../renderers/bodies.ts';
import { growBody, growing } from '../../renderers/mesh/body.ts';
import { createAnimal } from '../../src/index.ts';
import { createOurs } from './herd-ours.ts';
import { createThree } from './herd-three.ts';

const SIZE = { width: 480, height: 270 };

export interface HerdResult {
  readonly ours: number[];
  readonly three: number[];
  readonly vertices: number;
}

async function race(count: number, rounds: number): Promise<HerdResult> {
  const animals = Array.from({ length: count }, (_, i) => {
    const animal = createAnimal('horse', { seed: i + 1 });
    animal.command({ gait: 'trot', speed: 4 });
    animal.settle();
    animal.advance((0.137 * i) % 1);
    return animal;
  });
  const places = herdPlaces(count, lengthOf(rig));
  const offsets = places.map(([x, z], i) => [x - animals[i].place[0], 0, z - animals[i].place[1]] as const);
  const spread = Math.max(...places.map(([x, z]) => Math.hypot(x, z)));
  // Animals of a herd are small: both draw the coarsest mesh.
  const body = growBody(rig, fleshOf('horse'));
  const level = body.levels.length - 1;
  const canvas = () => {
    const made = document.createElement('canvas');
    document.body.append(made);
    return made;
  };
  const three = createThree(animals, offsets, spread, SIZE, canvas(), body, level);
  const ours = await createOurs(animals, offsets, spread, SIZE, canvas(), three.vertices);
  const result: HerdResult = { ours: [], three: [], vertices: three.vertices };
  for (let round = -1; round < rounds; round++) {
    for (const [name, contestant] of [
      ['ours', ours],
      ['three', three],
    ] as const) {
      for (const animal of animals) animal.advance(1 / 60);
      const from = performance.now();
      contestant.draw();
      const took = performance.now() - from;
      await contestant.done();
      if (round >= 0) result[name].push(took);
    }
  }
  return result;
}

const STEPS = ['field', 'polygons', 'hair and eyes', 'coat', 'weights'];

const { rig } = createAnimal('horse');

export interface Growth {
  /** By the clock, from the start until the body can be drawn, and what each step had of it. */
  readonly body: number;
  readonly steps: [step: string, took: number][];
}

let growth = growing(rig, fleshOf('horse'));

/** A body, until it can be drawn. */
function grow(): Growth {
  const start = performance.now();
  growth = growing(rig, fleshOf('horse'));
  const steps: [string, number][] = [];
  for (;;) {
    const from = performance.now();
    const { value } = growth.next();
    steps.push([STEPS[steps.length], performance.now() - from]);
    if (value) return { body: performance.now() - start, steps };
  }
}

/** And what its coarser levels take after that. */
function coarsen(): number {
  const start = performance.now();
  while (!growth.next().done);
  return performance.now() - start;
}

Object.assign(globalThis, { race, grow, coarsen });
