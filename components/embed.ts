/** The tag to copy. */
import { escapeText } from '../renderers/svg-words.ts';
import { ATTRIBUTES, NAMES, SCRIPT } from './attributes.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

/** The single file a script tag loads, if this is it. */
const FILE = 'quadruped-gait.min.js';

/** Two lines of HTML that show the same somewhere else: the script, and the tag with every attribute that is not as it comes. */
export function embedCode(host: QuadrupedGaitElement, script = SCRIPT): string {
  const words = NAMES.flatMap((key) => {
    const { name, initial } = ATTRIBUTES[key];
    const value = host[key];
    if (value === initial || key === 'paused') return [];
    return [value === true ? name : `${name}="${escapeText(String(value))}"`];
  });
  const source = script.endsWith(FILE) ? script : FILE;
  return `<script type="module" src="${escapeText(source)}"></script>\n<${['quadruped-gait', ...words].join(' ')}></quadruped-gait>\n`;
}
