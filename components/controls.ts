/** What the bar under the picture does. What the user does here the page hears as `input` and `change`. */
import { barText, FINE } from './controls-text.ts';
import { embedCode } from './embed.ts';
import { emitUser } from './events.ts';
import { files } from './file-part.ts';
import { type Settable, userSets } from './input.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

const SLOW = 0.25;
export class Controls {
  readonly #host: QuadrupedGaitElement;
  /** Time and phase when the scrubber was taken, and the stride's time. */
  #grip: { readonly time: number; readonly phase: number; readonly stride: number } | undefined;
  #told = '';
  /** Which of the files is chosen, and whether one is being made. */
  #file = 0;
  #busy = false;
  /** What the buttons do, by their names. */
  readonly #acts: Readonly<Record<string, () => unknown>>;

  constructor(host: QuadrupedGaitElement, toggle: () => void) {
    this.#host = host;
    this.#acts = {
      play: toggle,
      back: () => host.step(-1),
      on: () => host.step(1),
      slow: () => userSets(host, { playbackRate: host.playbackRate < 1 ? 1 : SLOW }),
      leap: () => host.leap(),
      screen: () =>
        document.fullscreenElement ? document.exitFullscreen() : this.#try(() => host.requestFullscreen?.()),
      copy: () => this.#copy(),
      save: () => this.#save(),
      print: () => this.#try(async () => (await files.load()).printHome(host, this.#file)),
    };
  }

  text(still: boolean): string {
    return barText(this.#host, still, this.#file, this.#busy, this.#told);
  }

  /** What happens inside stays inside: the host says it in its own name. */
  readonly hear = (event: Event): void => {
    const { type } = event;
    if (type === 'input' || type === 'change') event.stopPropagation();
    const field = (event.target as Element).closest<HTMLInputElement>('[name]');
    // Controls of the page's own, in the slot, are its business.
    if (!field || !(event.currentTarget as Element).contains(field)) return;
    const { name } = field;
    if (type === 'click') this.#acts[name]?.();
    else if (name === 'phase') this.#scrub(type, field.valueAsNumber);
    else if (field.type === 'range' && type === 'input')
      userSets(this.#host, { [name]: field.valueAsNumber } as Settable, false);
    else if (type === 'change') this.#choose(name, field);
  };

  #choose(name: string, { type, value }: HTMLInputElement): void {
    if (type === 'range') emitUser(this.#host, 'change');
    else if (name !== 'file') userSets(this.#host, { [name]: value } as Settable);
    else {
      this.#file = Number(value);
      this.#host.requestUpdate();
    }
  }

  /** The scrubber goes along with the stride. */
  follow(): void {
    const scrubber = this.#host.renderRoot.querySelector<HTMLInputElement>('[name=phase]');
    if (scrubber && !this.#grip) scrubber.valueAsNumber = Math.round(this.#host.phase * FINE);
  }

  /** Shows what is, whatever the user has tried to set. */
  agree(): void {
    for (const field of this.#host.renderRoot.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]'))
      field.value = field.dataset.value ?? '';
  }

  /** Taken, moved, let go. */
  #scrub(type: string, value: number): void {
    const host = this.#host;
    const { currentTime, phase: now, animal } = host;
    if (type === 'change') this.#grip = undefined;
    else if (type === 'pointerdown' || !this.#grip)
      this.#grip = { time: currentTime, phase: now, stride: animal.strideTime };
    if (type === 'input' && this.#grip?.stride) {
      const { time, phase, stride } = this.#grip;
      const to = time + (value / FINE - phase) * stride;
      host.paused = true;
      host.seek(to < 0 ? to + stride : to);
    }
    if (type === 'input' || type === 'change') emitUser(host, type);
  }

  async #save(): Promise<void> {
    this.#busy = true;
    this.#tell('');
    try {
      await (await files.load()).takeHome(this.#host, this.#file);
    } catch (error) {
      this.#told = error instanceof Error ? error.message : String(error);
    }
    this.#busy = false;
    this.#host.requestUpdate();
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(embedCode(this.#host));
      this.#tell('Copied');
    } catch {
      this.#tell('The clipboard is closed');
    }
  }

  #try(act: () => Promise<unknown> | undefined): void {
    act()?.catch(() => this.#tell('Not possible here'));
  }

  #tell(words: string): void {
    this.#told = words;
    this.#host.requestUpdate();
  }
}
