/**
 * Bodies, grown once for each animal and kept, step by step when the page has nothing better to do; meanwhile whoever draws the animal draws it with a pen.
 */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import { type Body, growing } from '../mesh/body.ts';

/** ms after which a step is done though the page is busy. */
const PATIENCE = 50;

export interface Growth {
  /** As soon as it can be drawn. */
  readonly body: Promise<Body>;
  /** With its coarser levels, too. */
  readonly whole: Promise<Body>;
}

const grown = /* @__PURE__ */ new WeakMap<Rig, Growth>();

export function bodyOf(rig: Rig, flesh: FleshTable): Growth {
  const known = grown.get(rig) ?? startGrowth(rig, flesh);
  grown.set(rig, known);
  return known;
}

function startGrowth(rig: Rig, flesh: FleshTable): Growth {
  const growth = growing(rig, flesh);
  /** Two bodies come of it: one that can be drawn, and the same when it is whole. */
  const next = async (): Promise<Body> => {
    for (;;) {
      await idle();
      const { value } = growth.next();
      if (value) return value;
    }
  };
  const body = next();
  const whole = body.then(next);
  // Who waits for the body is told what went wrong.
  whole.catch(() => {});
  return { body, whole };
}

/** When the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: PATIENCE });
    else setTimeout(done);
  });
}
