/**
 * A camera on a soft arm: at a steady speed it stands still beside the animal, when that speeds up, brakes or turns it gives a little and
 * comes after. By the animal's own time, so that a pause, a slow motion and a leap in time need no thought.
 */
import { createSpring, spring } from '../src/math/spring.ts';

/** Half-life 0.35 s. */
const ARM = /* @__PURE__ */ createSpring(0.35, 1 / 60);
/** m: the farthest it is left behind. */
const FARTHEST = 0.5;
/** s: more, or less than nothing, is a leap in time. */
const LONGEST = 0.25;

export class Follow {
  /** Where the camera is from where it should be, and how fast that changes: x and z. */
  readonly #off = [0, 0];
  readonly #rate = [0, 0];
  readonly #place = [0, 0];
  readonly #velocity = [0, 0];
  #time = Number.NaN;

  /** Writes into `out` how far the camera has been left behind, x and z, m. */
  step(time: number, x: number, z: number, out: [number, number]): void {
    const dt = time - this.#time;
    this.#time = time;
    const place = [x, z];
    if (!(dt >= 0 && dt < LONGEST)) {
      for (let k = 0; k < 2; k++) {
        this.#off[k] = this.#rate[k] = this.#velocity[k] = 0;
        this.#place[k] = place[k];
      }
      this.#fresh = true;
    } else if (dt > 0) {
      for (let k = 0; k < 2; k++) {
        const velocity = (place[k] - this.#place[k]) / dt;
        // What the animal gains, the camera has lost.
        if (!this.#fresh) this.#rate[k] -= velocity - this.#velocity[k];
        const [off, rate] = spring(ARM, this.#off[k], this.#rate[k], 0, dt);
        this.#off[k] = Math.min(FARTHEST, Math.max(-FARTHEST, off));
        this.#rate[k] = rate;
        this.#velocity[k] = velocity;
        this.#place[k] = place[k];
      }
      this.#fresh = false;
    }
    out[0] = this.#off[0];
    out[1] = this.#off[1];
  }

  /** No velocity is known yet. */
  #fresh = true;
}
