/** What the bar under the picture does. What the user does here the page hears as `input` and `change`. */
import { barText, FINE } from './controls-text.ts';
import { emitUser } from './events.ts';
import { type Settable, userSets } from './input.ts';
import { createPanel, type Panel } from './panel.ts';
import { panels } from './parts.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

const SLOW = 0.25;

export class Controls {
  readonly #host: QuadrupedGaitElement;
  #panel: Panel | undefined;
  /** Time and phase when the scrubber was first moved, and the stride's time. */
  #grip: { readonly time: number; readonly phase: number; readonly stride: number } | undefined;
  /** What the buttons do, by their names. */
  readonly #acts: Readonly<Record<string, () => unknown>>;

  constructor(host: QuadrupedGaitElement, toggle: () => void, missed: (reason: unknown) => void) {
    this.#host = host;
    this.#acts = {
      play: toggle,
      back: () => host.step(-1),
      on: () => host.step(1),
      slow: () => userSets(host, { playbackRate: host.playbackRate < 1 ? 1 : SLOW }),
      more: () => panels.load().then(() => host.requestUpdate(), missed),
    };
  }

  text(still: boolean): string {
    this.#panel ??= createPanel(this.#host);
    return barText(this.#host, still, this.#panel?.text(still) ?? '');
  }

  /** What happens inside stays inside: the host says it in its own name. */
  readonly hear = (event: Event): void => {
    const { type } = event;
    const field = (event.target as Element).closest<HTMLInputElement>('[name]');
    // Controls of the page's own, in the slot, are its business.
    if (!field || !(event.currentTarget as Element).contains(field)) return;
    if (type === 'input' || type === 'change') event.stopPropagation();
    const name = field.getAttribute('name') ?? '';
    if (name === 'phase') this.#scrub(type, field.valueAsNumber);
    else if (type === 'click') (this.#acts[name] ?? this.#panel?.acts[name])?.();
    else if (field.type === 'range' && type === 'input')
      userSets(this.#host, { [name]: field.valueAsNumber } as Settable, false);
    else if (type === 'change') this.#choose(name, field);
  };

  #choose(name: string, { type, value }: HTMLInputElement): void {
    if (type === 'range') emitUser(this.#host, 'change');
    else if (name !== 'file') userSets(this.#host, { [name]: value } as Settable);
    else this.#panel?.chooseFile(Number(value));
  }

  /** The scrubber goes along with the stride. Moved there and back it may be let go unheard: but not later than the clock runs. */
  follow(): void {
    if (!this.#host.paused) this.#grip = undefined;
    const scrubber = this.#host.renderRoot.querySelector<HTMLInputElement>('[name=phase]');
    if (scrubber && !this.#grip) scrubber.valueAsNumber = Math.round(this.#host.phase * FINE);
  }

  /** Shows what is, whatever the user has tried to set. */
  agree(): void {
    for (const field of this.#host.renderRoot.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]'))
      field.value = field.dataset.value ?? '';
  }

  /** Taken, moved, let go: of what was not moved only a click is heard. */
  #scrub(type: string, value: number): void {
    const host = this.#host;
    if (type !== 'input') this.#grip = undefined;
    else {
      this.#grip ??= { time: host.currentTime, phase: host.phase, stride: host.animal.strideTime };
      const { time, phase, stride } = this.#grip;
      const to = time + (value / FINE - phase) * stride;
      host.paused = true;
      host.seek(to < 0 ? to + stride : to);
      emitUser(host, type);
    }
    if (type === 'change') emitUser(host, type);
  }
}
