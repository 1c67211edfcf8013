/** What the reader's device asks for: less motion, and a picture for paper. */
import type { ReactiveController } from '@lit/reactive-element';
import type { ReadProperties } from './properties.ts';

export class Media implements ReactiveController {
  readonly #host: ReadProperties;
  readonly #onPrint: () => void;
  #query: MediaQueryList | undefined;
  /** As last told: a query that is asked between frames does not tell of the change any more. */
  #still = false;
  #allowed = false;

  constructor(host: ReadProperties, onPrint: () => void) {
    this.#host = host;
    this.#onPrint = onPrint;
    host.addController(this);
  }

  /** No motion is wanted, and the reader has not asked for it here. */
  get quiet(): boolean {
    return this.#still && !this.#allowed;
  }

  /** The reader, not the page, has pressed play. */
  allowMotion(): void {
    if (!this.quiet) return;
    this.#allowed = true;
    this.#host.requestUpdate();
  }

  readonly #update = ({ matches }: { readonly matches: boolean }): void => {
    this.#still = matches;
    this.#allowed = false;
    this.#host.requestUpdate();
  };

  hostConnected(): void {
    this.#query = matchMedia('(prefers-reduced-motion: reduce)');
    this.#still = this.#query.matches;
    this.#query.addEventListener('change', this.#update);
    addEventListener('beforeprint', this.#onPrint);
  }

  hostDisconnected(): void {
    this.#query?.removeEventListener('change', this.#update);
    removeEventListener('beforeprint', this.#onPrint);
  }
}
