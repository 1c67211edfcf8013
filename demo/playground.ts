/** The playground: a form that sets attributes, a tag that obeys, the HTML that says the same, and an address that keeps it. */
import type { QuadrupedGaitElement } from '../components/bundle.ts';
import { groupsFor } from './playground/fields.ts';
import { buildForm, type Form } from './playground/form.ts';
import { find } from './site/find.ts';
import { ATTRIBUTES, escapeHTML, readQuery, readValue, writeQuery, writeTag } from './site/tag.ts';

/** CSS pixels: a frame is as wide as this unless somebody says otherwise. */
const FRAME = 640;

const tag = find('#tag', HTMLElement) as QuadrupedGaitElement;
const note = find('#note', HTMLElement);
const html = find('#html', HTMLElement);
const frame = find('#iframe', HTMLElement);
const open = find('#open', HTMLAnchorElement);

let form = build();

/** Another species has other gaits. */
function build(): Form {
  const groups = groupsFor({ species: tag.availableSpecies, gaits: tag.availableGaits });
  return buildForm(find('#form', HTMLElement), groups, set);
}

function set(name: string, text: string | null): void {
  note.textContent = '';
  if (text === null) tag.removeAttribute(name);
  else tag.setAttribute(name, text);
  write();
}

/** The code and the address. */
function write(): void {
  html.textContent = `<script type="module" src="quadruped-gait.min.js"></script>\n${writeTag(tag)}`;
  const query = writeQuery(tag);
  history.replaceState(null, '', query === '' ? location.pathname : `#${query}`);
  const address = new URL(`embed.html${query === '' ? '' : `?${query}`}`, location.href).href;
  open.href = address;
  const high = Math.round((FRAME * tag.clientHeight) / Math.max(1, tag.clientWidth));
  const title = tag.alt || `${tag.species[0].toUpperCase()}${tag.species.slice(1)} in motion`;
  frame.textContent =
    `<iframe src="${escapeHTML(address)}" title="${escapeHTML(title)}"\n` +
    `  width="${FRAME}" height="${high}" loading="lazy" style="border: 0"></iframe>`;
}

async function showAll(): Promise<void> {
  await tag.updateComplete;
  form.fill((name) => {
    const value = readValue(tag, name);
    return typeof value === 'boolean' ? value : String(value);
  });
  write();
}

/** What the address says and nothing else. */
function readAddress(): void {
  note.textContent = '';
  const words = new URLSearchParams(location.hash.slice(1));
  for (const name of ATTRIBUTES) if (!words.has(name)) tag.removeAttribute(name);
  tell(readQuery(tag, words));
  showAll();
}

function tell(sentences: readonly string[]): void {
  if (sentences.length > 0) note.textContent = [note.textContent, ...sentences].filter(Boolean).join(' ');
}

tag.addEventListener('error', ({ detail }) => tell([`${detail.message}.`]));
tag.addEventListener('specieschange', () => {
  form = build();
  showAll();
});
// The tag's own controls and keys.
tag.addEventListener('change', showAll);
// A plate takes its height when it is drawn.
new ResizeObserver(write).observe(tag);
addEventListener('hashchange', readAddress);
find('#again', HTMLButtonElement).addEventListener('click', () => {
  for (const name of ATTRIBUTES) tag.removeAttribute(name);
  tag.reset();
  note.textContent = '';
  showAll();
});

if (location.hash === '') showAll();
else readAddress();
