/** A leg laid out on its bench, joint by joint: for those who measure it. */
import { type Numbers, zeros } from '../math/memory.ts';
import { layLeg } from './leg.ts';
import type { RigLeg } from './rig.ts';

/** Where its joints are, from the girdle joint, and the toe. */
export interface Chain {
  readonly x: Numbers;
  readonly y: Numbers;
}

export function createChain({ joints }: RigLeg): Chain {
  return { x: zeros(joints.length + 1), y: zeros(joints.length + 1) };
}

export function solveChain(leg: RigLeg, rotations: Numbers, { x, y }: Chain): void {
  layLeg(leg, rotations);
  leg.bench.hinges.forEach(({ alongX, alongY }, i) => {
    x[i + 1] = x[i] + alongX;
    y[i + 1] = y[i] + alongY;
  });
}
