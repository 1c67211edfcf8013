/** Bodies, grown once for each animal and kept: while one grows, whoever draws the animal draws it with a pen. */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import { type Body, growBody } from '../mesh/body.ts';

const grown = /* @__PURE__ */ new WeakMap<Rig, Promise<Body>>();

export function bodyOf(rig: Rig, flesh: FleshTable): Promise<Body> {
  const known = grown.get(rig) ?? idle().then(() => growBody(rig, flesh));
  grown.set(rig, known);
  return known;
}

/** When the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done);
  });
}
