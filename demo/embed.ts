/**
 * The tag alone, for a frame: `embed.html?species=horse&gait=trot&controls`. Words are the tag's attributes; `scheme` is light, dark or auto, for
 * pages that do not tell their frames. What is not understood is told in the frame, and the rest holds.
 */
import type { QuadrupedGaitElement } from '../components/bundle.ts';
import { find } from './site/find.ts';
import { readQuery } from './site/tag.ts';

const SCHEMES = ['auto', 'light', 'dark'];

const tag = find('#tag', HTMLElement) as QuadrupedGaitElement;
const note = find('#note', HTMLElement);

function tell(sentence: string): void {
  note.textContent = [note.textContent, sentence].filter(Boolean).join(' ');
}

const words = new URLSearchParams(location.search);
const scheme = words.get('scheme') ?? 'auto';
words.delete('scheme');
if (SCHEMES.includes(scheme)) document.documentElement.dataset.scheme = scheme;
else tell(`“scheme” is ${SCHEMES.join(', ')}, not “${scheme}”.`);

tag.addEventListener('error', ({ detail }) => tell(`${detail.message}.`));
for (const sentence of readQuery(tag, words)) tell(sentence);
await tag.updateComplete;
if (tag.alt) document.title = tag.alt;
else document.title = `${tag.species[0].toUpperCase()}${tag.species.slice(1)} in motion`;
