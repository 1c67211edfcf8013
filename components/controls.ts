/** The bar under the picture: real buttons, sliders and lists, each with its name. What the user does here the page hears as `input` and `change`. */
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { FIGURES } from '../renderers/renderer.ts';
import { capital } from '../renderers/text.ts';
import { VIEWS } from '../renderers/view.ts';
import { speedRange } from './actor.ts';
import { LEADS } from './attributes.ts';
import { controlsStyles } from './controls-styles.ts';
import { emitUser } from './events.ts';
import type { BlobOptions } from './files.ts';
import { icon } from './icons.ts';
import { type Settable, userSets } from './input.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { embedCode, save } from './share.ts';
import { speedWords } from './words.ts';

const SLOW = 0.25;
/** What can be taken home. */
const FILES: readonly (BlobOptions & { readonly name: string; readonly ending: string; readonly film?: true })[] = [
  { name: 'Picture (PNG)', ending: 'png', type: 'image/png', width: 1920 },
  { name: 'Drawing (SVG)', ending: 'svg', type: 'image/svg+xml' },
  { name: 'Film (GIF)', ending: 'gif', type: 'image/gif', film: true },
  { name: 'Film (WebM)', ending: 'webm', type: 'video/webm', film: true },
  { name: 'Disc to spin', ending: 'svg', sheet: 'disc' },
  { name: 'Zoetrope band', ending: 'svg', sheet: 'band' },
  { name: 'Flip-book', ending: 'svg', sheet: 'flipbook' },
];
/** Of the scrubber: steps a stride. */
const FINE = 200;

export class Controls {
  readonly #host: QuadrupedGaitElement;
  /** Time and phase when the scrubber was taken, and the stride's time. */
  #grip: { readonly time: number; readonly phase: number; readonly stride: number } | undefined;
  #told = '';
  /** Which of the files is chosen, and whether one is being made. */
  #file = 0;
  #busy = false;

  readonly styles = controlsStyles;
  /** Where they are, in the tree or not. */
  readonly place = document.createElement('div');
  readonly #toggle: () => void;

  constructor(host: QuadrupedGaitElement, toggle: () => void) {
    this.#host = host;
    this.#toggle = toggle;
  }

  draw(still: boolean): void {
    render(this.#all(still), this.place);
  }

  #all(still: boolean): TemplateResult {
    const host = this.#host;
    return html`<div part="controls" class="controls" role="group" aria-label="Controls" @change=${stop} @input=${stop}>
      ${this.#clock(still)}
      ${this.#speed()}
      ${this.#list('gait', 'Gait', ['auto', 'stand', ...host.availableGaits])}
      <details class="more">
        <summary aria-label="More controls" title="More controls">${icon('more')}</summary>
        <div class="panel">
          ${this.#heading()}
          ${host.availableSpecies.length > 1 ? this.#list('species', 'Species', host.availableSpecies) : nothing}
          ${this.#list('lead', 'Lead', LEADS)} ${this.#list('figure', 'Figure', FIGURES)} ${this.#list('view', 'View', VIEWS)}
          <div class="row">
            ${still ? nothing : html`<button type="button" @click=${() => host.leap()}>Leap</button>`}
            <button type="button" @click=${this.#fullScreen}>Full screen</button>
            <button type="button" @click=${this.#copy}>Copy code</button>
          </div>
          <div class="row">
            <label class="field"><span>Take home</span>
              <select class="file" @change=${this.#choose}>
                ${FILES.map(({ name }, i) => html`<option value=${i} ?selected=${i === this.#file}>${name}</option>`)}
              </select></label>
            <button type="button" class="save" ?disabled=${this.#busy} @click=${this.#download}>Download</button>
            <button type="button" ?disabled=${this.#busy || FILES[this.#file].film} @click=${this.#print}>Print</button>
            <span class="told" role="status">${this.#told}</span>
          </div>
        </div>
      </details>
      <slot name="controls"></slot>
    </div>`;
  }

  /** Play, step, scrub and slow motion; a plate has no clock. */
  #clock(still: boolean): TemplateResult {
    const host = this.#host;
    const stopped = host.paused || still;
    const name = stopped ? 'Play' : 'Pause';
    const slow = host.playbackRate < 1;
    return html`
      <button type="button" part="play" aria-label=${name} title=${name} ?disabled=${host.strip > 0} @click=${this.#toggle}>
        ${icon(stopped ? 'play' : 'pause')}
      </button>
      <button type="button" aria-label="Step back" title="Step back" ?disabled=${still} @click=${() => host.step(-1)}>
        ${icon('back')}
      </button>
      <button type="button" aria-label="Step on" title="Step on" ?disabled=${still} @click=${() => host.step(1)}>
        ${icon('forward')}
      </button>
      <input part="scrubber" class="scrubber" type="range" min="0" max=${FINE} aria-label="Phase of the stride" ?disabled=${still}
        @pointerdown=${this.#take} @input=${this.#scrub} @change=${this.#letGo}
        aria-valuetext="${Math.round(100 * host.phase)} per cent of the stride" />
      <button type="button" class="slow" aria-pressed=${slow} title="Slow motion" ?disabled=${still}
        @click=${() => userSets(host, { playbackRate: slow ? 1 : SLOW })}>Slow</button>`;
  }

  #speed(): TemplateResult {
    const host = this.#host;
    const [least, most] = speedRange(host.species, host.gait);
    return html`<label class="field wide"><span>Speed</span>
      <input part="speed" type="range" min=${least} max=${most} step=${most < 1 ? 0.01 : 0.1} data-value=${host.speed}
        aria-valuetext=${speedWords(host.speed, host.units)}
        @input=${(event: Event) => userSets(host, { speed: numberOf(event) }, false)} @change=${() => emitUser(host, 'change')} />
      <output>${speedWords(host.speed, host.units)}</output></label>`;
  }

  #heading(): TemplateResult {
    const host = this.#host;
    const round = ((((host.heading + 180) % 360) + 360) % 360) - 180;
    return html`<label class="field wide"><span>Heading</span>
      <input type="range" min="-180" max="180" step="5" data-value=${round} aria-valuetext="${Math.round(round)} degrees"
        @input=${(event: Event) => userSets(host, { heading: numberOf(event) }, false)} @change=${() => emitUser(host, 'change')} />
      <output>${Math.round(round)}°</output></label>`;
  }

  #list(key: 'gait' | 'lead' | 'figure' | 'view' | 'species', name: string, words: readonly string[]): TemplateResult {
    const host = this.#host;
    const set = (event: Event): void =>
      userSets(host, { [key]: (event.target as HTMLSelectElement).value } as Settable);
    return html`<label class="field"><span>${name}</span>
      <select part=${key === 'gait' ? 'gait' : nothing} data-value=${host[key]} @change=${set}>
        ${words.map((word) => html`<option value=${word} ?selected=${word === host[key]}>${capital(word)}</option>`)}
      </select></label>`;
  }

  /** The scrubber goes along with the stride. */
  follow(): void {
    if (this.#grip) return;
    const scrubber = this.#host.renderRoot.querySelector<HTMLInputElement>('.scrubber');
    if (scrubber) scrubber.valueAsNumber = Math.round(this.#host.phase * FINE);
  }

  /** Shows what is, whatever the user has tried to set. */
  agree(): void {
    for (const field of this.#host.renderRoot.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-value]'))
      field.value = field.dataset.value ?? '';
  }

  readonly #take = (): void => {
    const { currentTime: time, phase, animal } = this.#host;
    this.#grip = { time, phase, stride: animal.strideTime };
  };

  readonly #scrub = (event: Event): void => {
    const host = this.#host;
    if (!this.#grip) this.#take();
    if (!this.#grip || this.#grip.stride === 0) return;
    const { time, phase, stride } = this.#grip;
    host.paused = true;
    const to = time + (numberOf(event) / FINE - phase) * stride;
    host.seek(to < 0 ? to + stride : to);
    emitUser(host, 'input');
  };

  readonly #letGo = (): void => {
    this.#grip = undefined;
    emitUser(this.#host, 'change');
  };

  readonly #fullScreen = (): void => {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.#host.requestFullscreen?.().catch(() => this.#tell('Not possible here'));
  };

  readonly #download = async (): Promise<void> => {
    const host = this.#host;
    const { name: _, film: __, ending, ...options } = FILES[this.#file];
    this.#busy = true;
    host.requestUpdate();
    try {
      const blob = await host.toBlob(options);
      const sheet = 'sheet' in options ? `-${options.sheet}` : '';
      save(blob, `${host.species}-${host.currentGait}${sheet}.${ending}`);
      this.#tell('');
    } catch (error) {
      const stopped = error instanceof DOMException && error.name === 'AbortError';
      this.#tell(stopped ? 'Cancelled' : String(error instanceof Error ? error.message : error));
    } finally {
      this.#busy = false;
      host.requestUpdate();
    }
  };

  readonly #print = (): void => {
    const { sheet } = FILES[this.#file];
    this.#host.print(sheet ? { sheet } : {}).catch(() => this.#tell('Not possible here'));
  };

  readonly #choose = (event: Event): void => {
    this.#file = Number((event.target as HTMLSelectElement).value);
    this.#host.requestUpdate();
  };

  readonly #copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(embedCode(this.#host));
      this.#tell('Copied');
    } catch {
      this.#tell('The clipboard is closed');
    }
  };

  #tell(words: string): void {
    this.#told = words;
    this.#host.requestUpdate();
  }
}

/** What happens inside stays inside: the host says it in its own name. */
function stop(event: Event): void {
  event.stopPropagation();
}

function numberOf(event: Event): number {
  return (event.target as HTMLInputElement).valueAsNumber;
}
