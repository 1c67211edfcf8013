/**
 * One loop for all elements of a page. An element takes part while somebody can see it move: on the screen, in a tab that is shown, and
 * as long as it has something to do. When nobody takes part there are no frames at all.
 */
import type { ReactiveController, ReactiveControllerHost } from '@lit/reactive-element';
import { watchPresence } from './observers.ts';

export interface Runner {
  /** Whether it wants frames: not paused, not settled. */
  readonly running: boolean;
  frame(seconds: number): void;
}

/** s: a page that slept goes on from where it was. */
const LONGEST = 0.1;

const runners = /* @__PURE__ */ new Set<Runner>();
let request = 0;
let last = 0;

function frame(now: number): void {
  request = 0;
  const seconds = Math.min(LONGEST, Math.max(0, (now - last) / 1000));
  last = now;
  try {
    for (const runner of runners) {
      runner.frame(seconds);
      if (!runner.running) leave(runner);
    }
  } finally {
    update();
  }
}

function update(): void {
  const go = runners.size > 0 && document.visibilityState === 'visible';
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

function join(runner: Runner): void {
  if (runners.size === 0) document.addEventListener('visibilitychange', wake);
  if (request === 0) last = performance.now();
  runners.add(runner);
  update();
}

function leave(runner: Runner): void {
  runners.delete(runner);
  if (runners.size === 0) document.removeEventListener('visibilitychange', wake);
  update();
}

/** How many take frames now: for tests, and for the curious. */
export function runningCount(): number {
  return request === 0 ? 0 : runners.size;
}

export class FrameLoop implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #runner: Runner;
  #seen = false;
  #unwatch: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & Element, runner: Runner) {
    this.#host = host;
    this.#runner = runner;
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
    leave(this.#runner);
  }

  /** On the screen, as far as is known. */
  get seen(): boolean {
    return this.#seen;
  }

  /** To be called when the runner may have changed its mind. */
  update(): void {
    if (this.#seen && this.#runner.running) join(this.#runner);
    else leave(this.#runner);
  }
}
