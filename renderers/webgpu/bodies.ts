/**
 * Bodies, grown once for each animal and kept. How to grow one comes when it is first needed, and is done when the page has nothing better to
 * do; meanwhile whoever draws the animal draws it with a pen.
 */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import type { Body } from '../mesh/body.ts';

const grown = /* @__PURE__ */ new WeakMap<Rig, Promise<Body>>();

export function bodyOf(rig: Rig, flesh: FleshTable): Promise<Body> {
  const known = grown.get(rig) ?? grow(rig, flesh);
  grown.set(rig, known);
  return known;
}

async function grow(rig: Rig, flesh: FleshTable): Promise<Body> {
  const { growBody } = await import('../mesh/body.ts');
  await idle();
  return growBody(rig, flesh);
}

/** When the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done);
  });
}
