/** How long the adapter works on what it is handed, ms: from the moment it gets it until it says that it is done. One frame at a time. */
export class AdapterTime {
  #spent = 0;
  #times = 0;
  #asked = false;

  constructor() {
    if (typeof GPUQueue === 'undefined') return;
    const submit = GPUQueue.prototype.submit;
    const note = (queue: GPUQueue): void => this.#note(queue);
    GPUQueue.prototype.submit = function (buffers) {
      note(this);
      return submit.call(this, buffers);
    };
  }

  #note(queue: GPUQueue): void {
    if (this.#asked) return;
    this.#asked = true;
    const from = performance.now();
    // After the submit that called this.
    queueMicrotask(() => {
      const done = (): void => {
        this.#asked = false;
        this.#times++;
        this.#spent += performance.now() - from;
      };
      queue.onSubmittedWorkDone().then(done, done);
    });
  }

  /** The mean since the last reading, if there was anything to do. */
  read(): number | undefined {
    const mean = this.#times > 0 ? this.#spent / this.#times : undefined;
    this.#spent = 0;
    this.#times = 0;
    return mean;
  }
}
