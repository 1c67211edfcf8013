/** The worksheet: draws the sheet of a number, keeps the number in the address, prints. */
import { loadEngine, type Strip } from '../components/bundle.ts';
import { discSVG } from '../renderers/disc.ts';
import { stripSVG } from '../renderers/strip.ts';
import { find } from './site/find.ts';
import { nameSVG, showSVG } from './site/svg.ts';
import { GAITS, horsesOf, SHEETS, speedOf } from './worksheet/sheet.ts';
import { airWords, showAnswers, showBars } from './worksheet/tables.ts';

/** Pictures of a stride, on the second sheet and on the first. */
const PHASES = 12;
const FEWER = 8;
/** The disc's sheet without the white edges that its own page would need, page units. It fits A4 and Letter. */
const DISC_BOX = '36 36 744 924';

const { makeStrip } = await loadEngine();

const sheet = find('#sheet', HTMLInputElement);
const gait = find('#gait', HTMLSelectElement);
const note = find('#note', HTMLElement);

function draw(): void {
  const number = sheet.valueAsNumber;
  const strips = horsesOf(number).map((horse) => makeStrip('horse', { ...horse, frames: FEWER }));
  strips.forEach((strip, i) => {
    showStrip('ABC'[i], strip, 4);
  });
  const strip = makeStrip('horse', { gait: gait.value, speed: speedOf(gait.value, number), frames: PHASES });
  showStrip('E', strip, 4);
  const disc = showSVG(find('[data-disc]', HTMLElement), discSVG(strip, { paper: 'letter' }));
  disc.setAttribute('viewBox', DISC_BOX);
  showBars(find('[data-bars="empty"]', HTMLElement), strip, false);
  showBars(find('[data-bars="full"]', HTMLElement), strip, true);
  showAnswers(find('[data-answers]', HTMLElement), strips);
  write(strip, number);
}

function showStrip(letter: string, strip: Strip, columns: number): void {
  const place = find(`[data-strip="${letter}"]`, HTMLElement);
  const picture = showSVG(place, stripSVG(strip, { columns, captions: 'numbers', frameWidth: 200 }));
  nameSVG(picture, `Horse ${letter}: one stride in ${strip.frames.length} pictures`);
}

function write(strip: Strip, number: number): void {
  const { strideLength, strideTime, speed } = strip;
  const words: Readonly<Record<string, string>> = {
    sheet: String(number),
    time: strideTime.toFixed(2),
    air: airWords(strip),
    length: `About ${(strideLength / 2).toFixed(1)} metres in half a stride, so the stride is about ${strideLength.toFixed(1)} metres long.`,
    speed: `${strideLength.toFixed(1)} metres in ${strideTime.toFixed(2)} seconds: about ${speed.toFixed(1)} metres in a second.`,
  };
  for (const place of document.querySelectorAll<HTMLElement>('[data-show]'))
    place.textContent = words[place.dataset.show ?? ''] ?? '';
}

function change(): void {
  const number = sheet.valueAsNumber;
  if (!(Number.isInteger(number) && number >= 1 && number <= SHEETS)) {
    note.textContent = `Sheets are numbered from 1 to ${SHEETS}.`;
    return;
  }
  note.textContent = '';
  history.replaceState(null, '', `#${new URLSearchParams({ sheet: String(number), gait: gait.value })}`);
  draw();
}

/** What the address says, where it makes sense. */
function readAddress(): void {
  const words = new URLSearchParams(location.hash.slice(1));
  const number = Number(words.get('sheet') ?? 1);
  if (Number.isInteger(number) && number >= 1 && number <= SHEETS) sheet.valueAsNumber = number;
  const named = words.get('gait') ?? '';
  if (GAITS.includes(named)) gait.value = named;
}

sheet.addEventListener('input', change);
gait.addEventListener('change', change);
find('#print', HTMLButtonElement).addEventListener('click', () => print());
addEventListener('hashchange', () => {
  readAddress();
  draw();
});
readAddress();
draw();
