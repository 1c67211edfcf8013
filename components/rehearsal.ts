/**
 * The reins, tried before they are handed over. The first change of a page had to compile all that a change takes, build the clips of a new gait and search
 * for the moment to change at, in one frame: the animal stood still for three or four. Now a ghost, which nobody sees, goes into a change beforehand, a
 * little between any two frames, while the animals of the page go on as they did; and the clips of further gaits are built before they are asked for.
 */

import { Animal } from '../src/animal.ts';
import { type Built, builds } from '../src/build.ts';
import { book } from '../src/registry.ts';
import { reins } from '../src/reins.ts';
import type { Reins } from '../src/works.ts';
import { runningCount } from './frame-loop.ts';

export { studies } from '../src/species/horse/studies.ts';

/** Frames of a change that are rehearsed: enough to have been everywhere once (choice). */
const FRAMES = 3;
/** ms: after this much work the page comes first (choice). */
const PATIENCE = 4;

let since = 0;

/** To be called between any two steps that may be a frame apart. */
async function giveWay(): Promise<void> {
  if (performance.now() - since < PATIENCE) return;
  await new Promise((done) => setTimeout(done));
  since = performance.now();
}

/** The reins, when they have been tried for every kind of animal that was shown; where none moves, nobody waits for a ghost. */
export async function rehearse(): Promise<{ readonly reins: Reins }> {
  const shown = Object.values(book).flatMap((table) => builds.get(table) ?? []);
  // What goes wrong here goes wrong on the stage too, and is told there.
  if (runningCount() > 0) await Promise.allSettled(shown.map(sendGhost));
  return { reins };
}

async function sendGhost(built: Built): Promise<void> {
  const { library, gaits, species } = built;
  for (let i = 0; i < species.motions.length; i++) {
    await giveWay();
    if (species.motions[i].blends !== false) library.clipAt(i);
  }
  await giveWay();
  const ghost = new Animal(built, { reins });
  const [from, to = from] = gaits;
  ghost.command({ gait: from.name, speed: 1 });
  ghost.settle();
  ghost.command({ gait: to.name, heading: 1 });
  for (let i = 0; i < FRAMES; i++) {
    await giveWay();
    ghost.advance(1 / 60);
  }
}
