/**
 * Counts what the page asks of the browser: every callback that is called in the same frame gets the same time, so frames and callbacks can be
 * told apart by listening in, without asking for a frame of its own.
 */
export interface Reading {
  /** Frames a second. */
  readonly fps: number;
  /** Callbacks in a frame, the most there were. */
  readonly callbacks: number;
  /** Milliseconds in all callbacks of a frame, on average. */
  readonly time: number;
}

export class Meter {
  #frames = 0;
  #inFrame = 0;
  #most = 0;
  #spent = 0;
  #frame = -1;
  #since = performance.now();

  constructor() {
    const ask = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) =>
      ask.call(window, (now) => {
        this.#note(now);
        const start = performance.now();
        callback(now);
        this.#spent += performance.now() - start;
      });
  }

  #note(now: number): void {
    if (now !== this.#frame) {
      this.#frame = now;
      this.#frames++;
      this.#inFrame = 0;
    }
    this.#most = Math.max(this.#most, ++this.#inFrame);
  }

  /** Since the last reading. */
  read(): Reading {
    const now = performance.now();
    const frames = this.#frames;
    const reading = {
      fps: (1000 * frames) / Math.max(1, now - this.#since),
      callbacks: this.#most,
      time: frames > 0 ? this.#spent / frames : 0,
    };
    this.#frames = 0;
    this.#most = 0;
    this.#spent = 0;
    this.#since = now;
    return reading;
  }
}
