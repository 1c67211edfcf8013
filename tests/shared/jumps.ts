/**
 * True jumps, whatever the rate of frames. A fast leg's step from one look to the next becomes smaller with the time between them, and the change of its step much smaller; that of a jump, or of something
 * that comes and goes, does not. So a list is looked at 960 times a second, and where the step of a joint changes much, again four times as often.
 */
import type { Animal } from '../../src/index.ts';
import { act, beginning, FRAME, type Replay } from './replay.ts';

/** Looks a frame of 1/60 s, and when it is looked at more closely. */
const LOOKS = 16;
const CLOSER = 64;

export interface Jump {
  /** m */
  readonly size: number;
  readonly joint: string;
  /** s */
  readonly time: number;
}

/** The largest jump of a list, if any is larger than `least`, m. `disturb` is called after every look. */
export function largestJump(list: Replay, least: number, disturb?: (animal: Animal, time: number) => void): Jump {
  const rough = roughest(list, LOOKS, disturb);
  if (rough.size <= least) return rough;
  const closer = roughest(list, CLOSER, disturb);
  return closer.size < rough.size ? closer : rough;
}

/** The largest change of any joint's step: of its place against the root's, as the body is headed; of the root's own in the world. */
function roughest(list: Replay, looks: number, disturb?: (animal: Animal, time: number) => void): Jump {
  const animal = beginning(list);
  const { joints } = animal.rig;
  let [before, last, now] = [0, 1, 2].map(() => new Float64Array(3 * joints.length));
  let seen = 0;
  let worst: Jump = { size: 0, joint: '', time: 0 };
  for (const step of list.steps) {
    for (let i = 0; i < step.wait * looks; i++) {
      animal.advance(FRAME / looks);
      seen++;
      const time = (seen * FRAME) / looks;
      disturb?.(animal, time);
      [before, last, now] = [last, now, before];
      lookAt(animal, now);
      for (let j = 0; seen > 2 && j < joints.length; j++) {
        const size = change(before, last, now, 3 * j);
        if (size > worst.size) worst = { size, joint: joints[j], time };
      }
    }
    act(animal, step);
  }
  return worst;
}

function lookAt({ heading, pose: { positions } }: Animal, out: Float64Array): void {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  out.set(positions);
  for (let at = 3; at < out.length; at += 3) {
    const x = positions[at] - positions[0];
    const z = positions[at + 2] - positions[2];
    out[at] = x * cos - z * sin;
    out[at + 1] = positions[at + 1] - positions[1];
    out[at + 2] = x * sin + z * cos;
  }
}

function change(before: Float64Array, last: Float64Array, now: Float64Array, at: number): number {
  const x = now[at] - 2 * last[at] + before[at];
  const y = now[at + 1] - 2 * last[at + 1] + before[at + 1];
  const z = now[at + 2] - 2 * last[at + 2] + before[at + 2];
  return Math.sqrt(x * x + y * y + z * z);
}
