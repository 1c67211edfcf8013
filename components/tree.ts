/**
 * What is in the element's shadow root: text, here as on a server. Of another text only what differs is written, so that a canvas, an open panel,
 * the focus and a slider in the hand stay as they are.
 */
import { attribute, escapeText } from '../renderers/svg-words.ts';
import { KEY_WORDS } from './input.ts';

export interface Look {
  /** A plate instead of the living picture. */
  readonly plate: boolean;
  /** What the living picture is drawn on. */
  readonly surface: 'canvas' | 'div';
  readonly label: string;
  /** The plate, or what stands for the living picture on paper and until it is there. */
  readonly drawing: string;
  /** Under a plate; in the living picture the bars run along. */
  readonly diagram: string;
  /** What it does, in words. */
  readonly said: string;
  readonly footfalls: readonly (readonly string[])[];
  readonly bar: string;
}

/** Footfalls in figures say what the picture says to those who do not see it. A table is never narrower than its words, so a box cuts it. */
export function markup({ plate, surface, label, drawing, diagram, said, footfalls, bar }: Look): string {
  const ground = `<${surface} part="canvas" class="surface" role="img"${attribute('aria-label', label)}></${surface}>`;
  const rows = footfalls.map(
    ([leg, down, duty]) => `<tr><th scope="row">${leg}</th><td>${down}</td><td>${duty}</td></tr>`,
  );
  return /* html */ `
    <figure part="frame" class="frame">
      <div class="stage${plate ? ' plate' : ''}" tabindex="0" role="group" aria-label="Picture, steered by keys" aria-describedby="keys">
        <div class="ground">${plate ? '' : ground}</div>
        <div ${plate ? 'part="strip"' : 'class="still"'}>${drawing}</div>
        <div class="job"></div>
        <i class="probe"></i>
      </div>
      <div${diagram && ' part="diagram"'}>${diagram}</div>
      <p id="keys" class="unseen">${KEY_WORDS}</p>
      <p class="unseen" aria-live="polite">${escapeText(said)}</p>
      <div class="unseen">
        <table>
          <caption>Footfalls, in per cent of the stride</caption>
          <thead><tr><th scope="col">Foot</th><th scope="col">Touches down at</th><th scope="col">Stands for</th></tr></thead>
          <tbody>${rows.join('')}</tbody>
        </table>
      </div>
      <div class="bar">${bar}</div>
      <figcaption part="caption"><slot name="caption"></slot></figcaption>
    </figure>
    <div class="fallback"><slot></slot></div>`;
}

export class Tree {
  readonly #root: ParentNode;
  #text = '';
  #written = parse('');

  constructor(root: ParentNode, look: Look) {
    this.#root = root;
    this.show(look);
  }

  find(name: string): Element {
    return this.#root.querySelector(`.${name}`) as Element;
  }

  show(look: Look): void {
    const text = markup(look);
    if (text === this.#text) return;
    this.#text = text;
    const written = parse(text);
    rewrite(this.#root, this.#written, written);
    this.#written = written;
  }
}

function parse(text: string): Node {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

/** What was written as the one is to be the other; what nobody wrote there is left alone. */
function rewrite(node: Node, before: Node, after: Node): void {
  if (before.nodeValue !== after.nodeValue) node.nodeValue = after.nodeValue;
  if (node instanceof Element) rewriteAttributes(node, before as Element, after as Element);
  const [nodes, old] = [[...node.childNodes], before.childNodes];
  after.childNodes.forEach((child, i) => {
    if (old[i]?.nodeName === child.nodeName) rewrite(nodes[i], old[i], child);
    else if (old[i]) nodes[i].replaceWith(child.cloneNode(true));
    else node.appendChild(child.cloneNode(true));
  });
  for (const gone of nodes.slice(after.childNodes.length, old.length)) gone.remove();
}

function rewriteAttributes(element: Element, before: Element, after: Element): void {
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) element.setAttribute(name, value);
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) element.removeAttribute(name);
}
