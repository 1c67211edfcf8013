/** Prints on the ground: where each foot stood last, in a ring that never grows. */
import type { Prints } from './renderer.ts';

/** As many as a few strides leave. */
export const PRINTS = 64;
const PRINT = 5;

/** Of what happened, all that leaves a print. */
export interface FootfallEvent {
  readonly type: string;
  readonly time: number;
  readonly place?: ArrayLike<number>;
}

export class PrintRing implements Prints {
  readonly print = new Float64Array(PRINT * PRINTS);
  readonly counts = { prints: 0 };

  note(events: readonly FootfallEvent[], heading: number): void {
    for (const { type, place, time } of events) {
      if (type !== 'footfall' || !place) continue;
      const at = PRINT * (this.counts.prints++ % PRINTS);
      for (let k = 0; k < 3; k++) this.print[at + k] = place[k];
      this.print[at + 3] = heading;
      this.print[at + 4] = time;
    }
  }

  forget(): void {
    this.counts.prints = 0;
  }
}
