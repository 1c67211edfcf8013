/**
 * Parts that most pages never use: each is a script of its own beside the element's, asked for when it is first needed. What is there already
 * is had at once, so that a server, which cannot wait, may provide them beforehand.
 */

import { drawing } from './figure-part.ts';
import { Part } from './part.ts';

/** Footfall bars, labels and whatever else is laid over the picture. */
export const overlays = /* @__PURE__ */ drawing(() => import('./overlays.ts'));
/** Footfalls under a plate. */
export const diagrams = /* @__PURE__ */ new Part(() => import('./diagram.ts'));
/** The lit body, on WebGPU. */
export const lits = /* @__PURE__ */ new Part(() => import('./lit.ts'));
/** The others, where there is more than one animal. */
export const herds = /* @__PURE__ */ new Part(() => import('./herd.ts'));
/** Behind the last button of the controls, and the words for what is refused: only the single file has to wait for them. */
export const panels = /* @__PURE__ */ new Part(() => import('./panel.ts'));
export const sentences = /* @__PURE__ */ new Part(() => import('./allowed.ts'));
/** Going round the animal. */
export const orbits = /* @__PURE__ */ new Part(() => import('./orbit.ts'));

/** The parts one element waits for. */
export class Needs {
  readonly #arrived: () => void;
  readonly #failed: (reason: unknown) => void;
  readonly #waiting = new Set<Promise<unknown>>();
  /** Those that did not come. */
  readonly #missing = new Set<Part<unknown>>();

  constructor(arrived: () => void, failed: (reason: unknown) => void) {
    this.#arrived = arrived;
    this.#failed = failed;
  }

  /** Those that did not come may be asked for again. */
  tryAgain(): void {
    this.#missing.clear();
  }

  /** The part, or nothing yet: then it will be told when it has arrived, or that it will not. */
  need<Module>(part: Part<Module>): Module | undefined {
    if (part.module || this.#missing.has(part)) return part.module;
    const coming = part
      .load()
      .finally(() => this.#waiting.delete(coming))
      .then(this.#arrived, (reason) => {
        this.#missing.add(part);
        this.#failed(reason);
      });
    this.#waiting.add(coming);
    return undefined;
  }

  /** Kept when all that was asked for is there, or will not come. */
  async settled(): Promise<void> {
    while (this.#waiting.size > 0) await Promise.all(this.#waiting);
  }

  get waiting(): boolean {
    return this.#waiting.size > 0;
  }
}
