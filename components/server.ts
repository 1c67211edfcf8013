/**
 * The tag with the animal already in it, as text: for servers, static sites and letters. Readers without a script see the drawing; where the
 * element is loaded it takes over without a change of size. No page is needed, and no Lit.
 */
import { escapeText } from '../renderers/svg.ts';
import { Actor, knownOf } from './actor.ts';
import { ATTRIBUTES, type AttributeName, NAMES } from './attributes.ts';
import { Picture, type Shown } from './picture.ts';
import { Refused } from './values.ts';

export type TagAttributes = { readonly [Name in AttributeName]?: string | number | boolean };

/** Throws what the element would only warn of: on a server somebody reads the log. */
export function renderHTML(attributes: TagAttributes = {}): string {
  const values: Record<string, string | number | boolean> = {};
  const words: string[] = [];
  for (const key of NAMES) {
    const { name, initial, read } = ATTRIBUTES[key];
    const raw = attributes[key];
    const value = raw === undefined ? initial : read(raw, knownOf(String(attributes.species ?? 'horse')));
    if (value instanceof Refused) throw new RangeError(`${name}: no '${String(raw)}'; allowed: ${value.allowed}`);
    values[key] = value;
    if (value === initial) continue;
    words.push(value === true ? ` ${name}` : ` ${name}="${escapeText(String(raw))}"`);
  }
  const wishes = values as unknown as Omit<Shown, 'animal'>;
  const picture = new Picture({ ...wishes, animal: new Actor(wishes).animal });
  const frames = Number(values.strip);
  const svg = frames > 0 ? picture.plateSVG(frames, false) : picture.stillSVG(false);
  const fluid = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ' width="100%"');
  return `<quadruped-gait${words.join('')}>${fluid.trim()}</quadruped-gait>`;
}
