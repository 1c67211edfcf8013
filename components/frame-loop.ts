/**
 * One loop for all elements of a page. An element takes part while somebody can see it move: on the screen, in a tab that is shown, and
 * as long as it has something to do. When nobody takes part there are no frames at all.
 */
import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import { watchPresence } from './observers.ts';

/** s: a page that slept goes on from where it was. */
const LONGEST = 0.1;

const running = /* @__PURE__ */ new Set<FrameLoop>();
let request = 0;
let last = 0;

function frame(now: number): void {
  request = 0;
  const seconds = Math.min(LONGEST, Math.max(0, (now - last) / 1000));
  last = now;
  try {
    for (const loop of running) {
      loop.frame(seconds);
      if (!loop.wanted()) leave(loop);
    }
  } finally {
    update();
  }
}

function update(): void {
  const go = running.size > 0 && document.visibilityState === 'visible';
  if (go && request === 0) request = requestAnimationFrame(frame);
  if (!go && request !== 0) {
    cancelAnimationFrame(request);
    request = 0;
  }
}

function wake(): void {
  last = performance.now();
  update();
}

function join(loop: FrameLoop): void {
  if (running.size === 0) document.addEventListener('visibilitychange', wake);
  if (request === 0) last = performance.now();
  running.add(loop);
  update();
}

function leave(loop: FrameLoop): void {
  running.delete(loop);
  if (running.size === 0) document.removeEventListener('visibilitychange', wake);
  update();
}

/** How many take frames now: for tests, and for the curious. */
export function runningCount(): number {
  return request && running.size;
}

export class FrameLoop implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  /** Whether frames are wanted: not paused, not settled. */
  readonly wanted: () => boolean;
  readonly frame: (seconds: number) => void;
  #seen = false;
  #unwatch: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element, wanted: () => boolean, frame: (seconds: number) => void) {
    this.#host = host;
    this.wanted = wanted;
    this.frame = frame;
    host.addController(this);
  }

  hostConnected(): void {
    this.#unwatch = watchPresence(this.#host, (seen) => {
      this.#seen = seen;
      this.update();
    });
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    this.#seen = false;
    leave(this);
  }

  /** To be called when it may be wanted, or not any more. */
  update(): void {
    if (this.#seen && this.wanted()) join(this);
    else leave(this);
  }
}
