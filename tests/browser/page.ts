/** Helpers for the element's tests: put tags on the page, wait for what happens, take all away again. */
import type { EventDetails } from '../../components/events.ts';
import { QuadrupedGaitElement } from '../../components/quadruped-gait.ts';

QuadrupedGaitElement.define();

export type Element = QuadrupedGaitElement;

/** The first element of that HTML, in the page and ready. */
export async function show(html: string): Promise<Element> {
  const place = document.createElement('div');
  place.className = 'test';
  place.innerHTML = html;
  document.body.append(place);
  const element = place.querySelector('quadruped-gait');
  if (!element) throw new Error(`no element in ${html}`);
  await element.ready;
  await element.updateComplete;
  return element;
}

export function clear(): void {
  for (const place of document.querySelectorAll('.test')) place.remove();
}

export const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export async function until(what: string, holds: () => boolean, seconds = 20): Promise<void> {
  for (let tries = 0; tries < seconds * 50; tries++) {
    if (holds()) return;
    await wait(20);
  }
  throw new Error(`it never happened: ${what}`);
}

/** Details of the events of that name, as they come. */
export function hear<Name extends keyof EventDetails>(target: EventTarget, name: Name): EventDetails[Name][] {
  const heard: EventDetails[Name][] = [];
  target.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

export function within<Kind extends globalThis.Element>(element: Element, selector: string): Kind {
  const found = element.shadowRoot?.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector} in the element`);
  return found;
}

/** Painted pixels of the canvas, and a sum that changes when they do. */
export function look(element: Element): { painted: number; sum: number } {
  const canvas = within<HTMLCanvasElement>(element, 'canvas');
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
  copy?.drawImage(canvas, 0, 0);
  const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let [painted, sum] = [0, 0];
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3] === 0) continue;
    painted++;
    sum = (sum + i * (1 + pixels[i] + pixels[i + 3])) % 2 ** 40;
  }
  return { painted, sum };
}

/** What the console is told while `run` runs. */
export async function warnings(run: () => Promise<void> | void): Promise<string[]> {
  const heard: string[] = [];
  const warn = console.warn;
  console.warn = (...words: unknown[]) => heard.push(words.join(' '));
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return heard;
}
