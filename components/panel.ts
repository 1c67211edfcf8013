/**
 * The panel behind the last button of the controls: its text, and what its buttons do. Only the single file has to wait for it, when it is
 * first opened.
 */
import { FIGURES } from '../renderers/renderer.ts';
import { escapeText } from '../renderers/svg-words.ts';
import { VIEWS } from '../renderers/view.ts';
import { LEADS } from './attributes.ts';
import { button, field, list, select, slider } from './controls-text.ts';
import { embedCode } from './embed.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { FILES, printHome, takeHome } from './take-home.ts';

export class Panel {
  readonly #host: QuadrupedGaitElement;
  /** Which of the files is chosen, and whether one is being made. */
  #file = 0;
  #busy = false;
  #told = '';

  constructor(host: QuadrupedGaitElement) {
    this.#host = host;
  }

  /** A plate does not leap, and films and models cannot be printed. */
  text(still: boolean): string {
    const host = this.#host;
    const round = ((((host.heading + 180) % 360) + 360) % 360) - 180;
    const degrees = Math.round(round);
    const spoken = ` aria-valuetext="${degrees} degrees"`;
    const names = FILES.map(({ name }) => name);
    return /* html */ `
      ${slider('heading', -180, 180, 5, round, `${degrees}°`, spoken)}
      ${list(host, 'species', host.availableSpecies)}
      ${list(host, 'lead', LEADS)}
      ${list(host, 'figure', FIGURES)}
      ${list(host, 'view', VIEWS)}
      <div class="row">
        ${button('leap', 'Leap', false, still ? ' hidden' : '')}
        ${button('screen', 'Full screen')}
        ${button('copy', 'Copy code')}
      </div>
      <div class="row">
        ${field('Take home', select('file', [...names.keys()].map(String), names, String(this.#file)))}
        ${button('save', 'Download', this.#busy)}
        ${button('print', 'Print', this.#busy || /^(Film|Model)/.test(names[this.#file]))}
        <span role="status">${escapeText(this.#told)}</span>
      </div>`;
  }

  chooseFile(file: number): void {
    this.#file = file;
    this.#host.requestUpdate();
  }

  /** What the buttons do, by their names. */
  readonly acts: Readonly<Record<string, () => unknown>> = {
    leap: () => this.#host.leap(),
    screen: () => this.#try(() => fillScreen(this.#host), 'Not possible here'),
    print: () => this.#try(() => printHome(this.#host, this.#file), 'Not possible here'),
    copy: async () => {
      const copied = await this.#try(
        () => navigator.clipboard.writeText(embedCode(this.#host)),
        'The clipboard is closed',
      );
      if (copied) this.#tell('Copied');
    },
    save: async () => {
      this.#busy = true;
      this.#tell('');
      await this.#try(() => takeHome(this.#host, this.#file));
      this.#busy = false;
      this.#host.requestUpdate();
    },
  };

  /** Tells what went wrong, in these words or in its own. */
  async #try(act: () => Promise<void> | undefined, words?: string): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.#tell(words ?? (error instanceof Error ? error.message : String(error)));
      return false;
    }
  }

  #tell(words: string): void {
    this.#told = words;
    this.#host.requestUpdate();
  }
}

function fillScreen(host: QuadrupedGaitElement): Promise<void> | undefined {
  return document.fullscreenElement ? document.exitFullscreen() : host.requestFullscreen?.();
}

export function createPanel(host: QuadrupedGaitElement): Panel {
  return new Panel(host);
}
