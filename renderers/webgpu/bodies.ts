/**
 * Bodies, grown once for each animal and kept, step by step when the page has nothing better to do; meanwhile whoever draws the animal draws it with a pen.
 */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import { type Body, growing } from '../mesh/body.ts';

/** ms after which a step is done though the page is busy. */
const PATIENCE = 50;

const grown = /* @__PURE__ */ new WeakMap<Rig, Promise<Body>>();

export function bodyOf(rig: Rig, flesh: FleshTable): Promise<Body> {
  const known = grown.get(rig) ?? grow(rig, flesh);
  grown.set(rig, known);
  return known;
}

async function grow(rig: Rig, flesh: FleshTable): Promise<Body> {
  const growth = growing(rig, flesh);
  for (;;) {
    await idle();
    const { done, value } = growth.next();
    if (done) return value;
  }
}

/** When the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: PATIENCE });
    else setTimeout(done);
  });
}
