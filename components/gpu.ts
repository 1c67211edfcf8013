/**
 * A WebGPU renderer for an element, tried and never required: until it draws, and whenever it cannot, something else does. A device that
 * was lost is replaced; what happened is told as a sentence.
 */
import { wordsOf } from '../renderers/webgpu/device.ts';
import { createWebGPURenderer, type WebGPURenderer } from '../renderers/webgpu/renderer.ts';
import type { Rig } from '../src/skeleton/rig.ts';
import type { FleshTable } from '../src/species/flesh.ts';

/**
 * A device that is lost again and again is not asked for any more: times, and ms after which one is forgotten. A browser whose graphics have crashed
 * has no adapter for a second or so: to find none then counts as another loss.
 */
const PATIENCE = { times: 6, forget: 60_000 };
/** ms before another device is asked for the second time; from then on twice as long, and a little more, each time. */
const PAUSE = 100;

export interface Wanted {
  readonly rig: Rig;
  readonly flesh: FleshTable | undefined;
}

export class Gpu {
  /** Draws, once it is there. */
  renderer: WebGPURenderer | undefined;
  canvas: HTMLCanvasElement | undefined;
  /** Why it does not, if it was asked for. */
  reason = '';
  /** Whether it draws, or will: not where it was given up. */
  hoped = false;

  readonly #changed: () => void;
  #wanted: Wanted | undefined;
  #try = 0;
  #losses: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called when it begins or ceases to draw, or has given up. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** What is wanted from now on; nothing is undefined. */
  want(wanted: Wanted | undefined): void {
    if (this.#wanted?.rig === wanted?.rig) return;
    this.stop();
    this.#wanted = wanted;
    this.reason = '';
    this.#losses = [];
    this.hoped = wanted !== undefined;
    if (wanted) this.#start(wanted);
  }

  stop(): void {
    this.#try++;
    clearTimeout(this.#timer);
    this.#wanted = undefined;
    this.#drop();
  }

  #drop(): void {
    this.renderer?.destroy();
    this.renderer = undefined;
    this.canvas?.remove();
    this.canvas = undefined;
  }

  async #start(wanted: Wanted): Promise<void> {
    const mine = ++this.#try;
    const stale = (): boolean => mine !== this.#try;
    try {
      const canvas = document.createElement('canvas');
      canvas.className = 'surface lit';
      canvas.setAttribute('part', 'canvas');
      canvas.setAttribute('aria-hidden', 'true');
      const onLost = (reason: string): void => {
        if (!stale()) this.#lose(wanted, reason);
      };
      const renderer = await createWebGPURenderer(canvas, wanted.rig, wanted.flesh, { onLost });
      if (stale()) {
        renderer.destroy();
        return;
      }
      this.renderer = renderer;
      this.canvas = canvas;
      this.reason = '';
      this.#changed();
    } catch (error) {
      if (stale()) return;
      this.hoped = this.#losses.length > 0 && this.#again(wanted);
      if (!this.hoped) this.#give(wordsOf(error));
    }
  }

  /** Drawing itself has failed. */
  fail(error: unknown): void {
    if (this.#wanted) this.#lose(this.#wanted, wordsOf(error));
  }

  #lose(wanted: Wanted, reason: string): void {
    this.#try++;
    this.#drop();
    this.hoped = this.#again(wanted);
    this.#give(reason);
  }

  /** Takes note of a loss; whether another device is asked for, after a while. */
  #again(wanted: Wanted): boolean {
    const now = Date.now();
    this.#losses = [...this.#losses.filter((time) => now - time < PATIENCE.forget), now];
    const times = this.#losses.length;
    if (times >= PATIENCE.times) return false;
    this.#timer = setTimeout(() => this.#start(wanted), PAUSE * (2 ** (times - 1) - 1));
    return true;
  }

  #give(reason: string): void {
    this.reason = reason;
    this.#changed();
  }
}
