/**
 * The child of allocation.test.ts: `node <flags> garbage.mjs <case>` warms one case up, has the heap swept, runs FRAMES frames and has it
 * swept again. V8 then lists, kind by kind, what that second sweep found dead.
 */
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { type Command, createAnimal } from '../../src/index.ts';

export const FRAMES = 3000;
const WARM_UP = 20_000;
const DT = 1 / 60;

export let kept: unknown; // replaced at once, so that nothing is retained; exported, so that nobody can leave it out
let number = 0.5;
let count = 0;

/** Each returns its frame. */
const cases: Record<string, () => () => void> = {
  standing: () => going({ speed: 0 }),
  walking: () => going({ speed: 1.4 }),
  trotting: () => going({ speed: 4 }),
  'turning at a canter': () => going({ speed: 7, heading: 3 }),
  galloping: () => going({ speed: 12 }),
  'a planted object': () => () => {
    kept = {};
  },
  'a planted array': () => () => {
    kept = [number];
  },
  'a planted closure': () => () => {
    const captured = ++count;
    kept = () => captured;
  },
  'a planted number': () => () => {
    kept = number += 1;
  },
};

function going(command: Command): () => void {
  const animal = createAnimal('horse');
  animal.command(command);
  animal.settle();
  const palette = createPalette(animal.rig);
  const origin: [number, number, number] = [1, 2, 3];
  return () => {
    animal.advance(DT);
    writePalette(animal.rig, animal.pose, origin, palette);
  };
}

const which = process.argv[2];
if (which) {
  const frame = cases[which]();
  for (let i = 0; i < WARM_UP; i++) frame();
  globalThis.gc?.();
  for (let i = 0; i < FRAMES; i++) frame();
  globalThis.gc?.();
}
