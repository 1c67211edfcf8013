/**
 * A tag's attributes as text: which of them differ from their defaults, as HTML and as the words of an address; and the way back, where what
 * is not understood is told in a sentence. Names and defaults are asked of the element itself.
 */
import { QuadrupedGaitElement } from '../../components/bundle.ts';

export const TAG = 'quadruped-gait';

/** All attributes of the tag, by name. */
export const ATTRIBUTES: readonly string[] = QuadrupedGaitElement.observedAttributes;

type Value = string | number | boolean;

/** `playback-rate` -> `playbackRate` */
function propertyOf(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function readValue(element: QuadrupedGaitElement, attribute: string): Value {
  return Reflect.get(element, propertyOf(attribute)) as Value;
}

const fresh = document.createElement(TAG);

export function defaultOf(attribute: string): Value {
  return readValue(fresh, attribute);
}

/** What is not as it comes, in the order of the attributes; `true` for those that need no value. */
export function changesOf(element: QuadrupedGaitElement): (readonly [string, string | true])[] {
  return ATTRIBUTES.flatMap((name) => {
    const value = readValue(element, name);
    if (value === defaultOf(name)) return [];
    return [[name, value === true ? true : String(value)] as const];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

export function escapeHTML(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => ENTITIES[letter]);
}

export function writeTag(element: QuadrupedGaitElement): string {
  const words = changesOf(element).map(([name, value]) => (value === true ? name : `${name}="${escapeHTML(value)}"`));
  return `<${[TAG, ...words].join(' ')}></${TAG}>`;
}

export function writeQuery(element: QuadrupedGaitElement): string {
  const words = new URLSearchParams(changesOf(element).map(([name, value]) => [name, value === true ? 'on' : value]));
  return words.toString();
}

const ON = ['', 'on', 'true', 'yes', '1'];
const OFF = ['off', 'false', 'no', '0'];

/**
 * Sets what the words say on the tag. What they do not say stays. Returns a sentence for each that is no attribute or neither on nor off;
 * other bad values the element itself tells by `error`.
 */
export function readQuery(element: QuadrupedGaitElement, words: URLSearchParams): string[] {
  const told: string[] = [];
  for (const [name, value] of words) {
    if (!ATTRIBUTES.includes(name)) told.push(`There is no “${name}”; allowed: ${ATTRIBUTES.join(', ')}.`);
    else if (typeof defaultOf(name) !== 'boolean') element.setAttribute(name, value);
    else if (ON.includes(value.toLowerCase())) element.setAttribute(name, '');
    else if (OFF.includes(value.toLowerCase())) element.removeAttribute(name);
    else told.push(`“${name}” is on or off, not “${value}”.`);
  }
  return told;
}
