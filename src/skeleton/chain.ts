/** A leg laid out on its bench, joint by joint: for those who measure it. */
import { layLeg } from './leg.ts';
import type { RigLeg } from './rig.ts';

/** Where its joints are, from the girdle joint, and the toe. */
export interface Chain {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export function createChain({ joints }: RigLeg): Chain {
  return { x: new Float64Array(joints.length + 1), y: new Float64Array(joints.length + 1) };
}

export function solveChain(leg: RigLeg, rotations: Float64Array, { x, y }: Chain): void {
  layLeg(leg, rotations);
  leg.bench.hinges.forEach(({ alongX, alongY }, i) => {
    x[i + 1] = x[i] + alongX;
    y[i + 1] = y[i] + alongY;
  });
}
