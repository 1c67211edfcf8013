/**
 * What is in the element's shadow root. The whole of it is text, also on a server; what changes is written piece by piece, so that a canvas
 * stays, and only when it has changed.
 */
import { escapeText } from '../renderers/svg-words.ts';
import { KEY_WORDS } from './input.ts';

export interface Look {
  /** A plate instead of the living picture. */
  readonly plate: boolean;
  /** What the living picture is drawn on. */
  readonly surface: 'canvas' | 'div';
  readonly label: string;
  /** The plate, or what stands for the living picture on paper and until it is there. */
  readonly drawing: string | Element;
  /** Under a plate; in the living picture the bars run along. */
  readonly diagram: string;
  /** What it does, in words. */
  readonly said: string;
  readonly footfalls: readonly (readonly string[])[];
  readonly bar: string | Element;
}

/** What each piece holds, by its class. */
function piecesOf({ plate, surface, drawing, diagram, said, footfalls, bar }: Look) {
  return {
    ground: plate ? '' : `<${surface} part="canvas" class="surface" role="img"></${surface}>`,
    drawing,
    diagram: diagram && `<div part="diagram">${diagram}</div>`,
    said: escapeText(said),
    footfalls: footfalls
      .map(([leg, down, duty]) => `<tr><th scope="row">${leg}</th><td>${down}</td><td>${duty}</td></tr>`)
      .join(''),
    bar,
  };
}

/** Footfalls in figures say what the picture says to those who do not see it. A table is never narrower than its words, so a box cuts it. */
export function markup(look: Look): string {
  const { ground, drawing, diagram, said, footfalls, bar } = piecesOf(look);
  return `<figure part="frame" class="frame"><div class="${stageClass(look)}" tabindex="0" role="group" aria-label="Picture, steered by keys" aria-describedby="keys"><div class="ground">${ground}</div><div class="${drawingClass(look)}"${look.plate ? ' part="strip"' : ''}>${drawing}</div><div class="job"></div><i class="probe"></i></div><div class="diagram">${diagram}</div><p id="keys" class="unseen">${KEY_WORDS}</p><p class="unseen said" aria-live="polite">${said}</p><div class="unseen"><table><caption>Footfalls, in per cent of the stride</caption><thead><tr><th scope="col">Foot</th><th scope="col">Touches down at</th><th scope="col">Stands for</th></tr></thead><tbody class="footfalls">${footfalls}</tbody></table></div><div class="bar">${bar}</div><figcaption part="caption"><slot name="caption"></slot></figcaption></figure><div class="fallback"><slot></slot></div>`;
}

const stageClass = ({ plate }: Look): string => (plate ? 'stage plate' : 'stage');
const drawingClass = ({ plate }: Look): string => (plate ? 'drawing' : 'drawing still');

export class Tree {
  readonly #root: ParentNode;
  #written: Partial<ReturnType<typeof piecesOf>> = {};

  constructor(root: HTMLElement | ShadowRoot, look: Look) {
    this.#root = root;
    root.innerHTML = markup({ ...look, drawing: '', bar: '' });
  }

  find(name: string): Element {
    return this.#root.querySelector(`.${name}`) as Element;
  }

  show(look: Look): void {
    const before = this.#written;
    const pieces = piecesOf(look);
    this.#written = pieces;
    for (const [name, piece] of Object.entries(pieces)) {
      if (piece === before[name as keyof typeof pieces]) continue;
      if (typeof piece === 'string') this.find(name).innerHTML = piece;
      else this.find(name).replaceChildren(piece);
    }
    const drawing = this.find('drawing');
    drawing.className = drawingClass(look);
    if (look.plate) drawing.setAttribute('part', 'strip');
    else drawing.removeAttribute('part');
    if (!look.plate) this.find('surface').setAttribute('aria-label', look.label);
    if (pieces.ground !== before.ground) this.find('stage').className = stageClass(look);
  }
}
