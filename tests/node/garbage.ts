/**
 * The child of allocation.test.ts: `node <flags> garbage.mjs <case>` warms one case up, has the heap swept, runs FRAMES frames and has it
 * swept again. V8 then lists, kind by kind, what that second sweep found dead.
 */

import { measuringPen } from '../../renderers/measure.ts';
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { drawOver, drawUnder, OVERLAYS, remember } from '../../renderers/overlay/overlay.ts';
import type { ViewName } from '../../renderers/view.ts';
import { type Command, createAnimal, LEGS } from '../../src/index.ts';
import { createChanging } from '../bench/our-horse.ts';
import { runFor } from '../shared/overlay.ts';

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
  'cantering left': () => going({ speed: 7, heading: 3 }),
  galloping: () => going({ speed: 12 }),
  'changing from walk to trot and back, turning': () => changing(0),
  'changing from trot to canter and back, turning': () => changing(1),
  'changing from canter to gallop and back, turning': () => changing(2),
  sprawling: () => going({ speed: 0.1, heading: 3 }, 'turtle'),
  'drawing overlays': () => drawing('side'),
  'drawing overlays from above': () => drawing('top'),
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

function going(command: Command, species = 'horse'): () => void {
  const animal = createAnimal(species);
  animal.command(command);
  animal.settle();
  const palette = createPalette(animal.rig);
  const origin: [number, number, number] = [1, 2, 3];
  return () => {
    animal.advance(DT);
    writePalette(animal.rig, animal.pose, origin, palette);
  };
}

/** Never done with changing: as in the benchmark, commands and all. */
function changing(which: number): () => void {
  const animal = createChanging(which);
  return () => animal.frame(DT);
}

/** Every overlay, with a pen that leaves no trace. Events are the engine's, and views the page's: neither is made here. */
function drawing(name: ViewName): () => void {
  const { animal, overlay, moment, shown } = runFor({
    command: { speed: 4 },
    tokens: OVERLAYS,
    view: name,
    seconds: 3,
  });
  const standing = new Uint8Array(4);
  moment.standing = standing;
  const pen = measuringPen(() => {});
  return () => {
    animal.advance(DT);
    for (let leg = 0; leg < 4; leg++) standing[leg] = animal.legs[LEGS[leg]].contact === 'flight' ? 0 : 1;
    moment.time = animal.time;
    remember(overlay.history, moment, NO_EVENTS);
    drawUnder(pen, shown, overlay, moment);
    drawOver(pen, shown, overlay, moment);
  };
}

const NO_EVENTS: readonly never[] = [];

const which = process.argv[2];
if (which) {
  const frame = cases[which]();
  for (let i = 0; i < WARM_UP; i++) frame();
  globalThis.gc?.();
  for (let i = 0; i < FRAMES; i++) frame();
  globalThis.gc?.();
}
