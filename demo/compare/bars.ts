/** One diagram for two strides: a row for each foot, the first gait's bar over the second's, and a line that is now. */
import type { QuadrupedGaitElement } from '../../components/bundle.ts';
import { makeFootfalls } from '../../src/diagram/footfall.ts';

type Contacts = QuadrupedGaitElement['contacts'];

const SVG = 'http://www.w3.org/2000/svg';
/** Hildebrand's order: hind feet outside, left feet above. */
const ROWS = [
  ['LH', 'Left hind'],
  ['LF', 'Left fore'],
  ['RF', 'Right fore'],
  ['RH', 'Right hind'],
] as const;

/** CSS pixels; as wide as there is room, so that the letters keep their size. */
const NARROWEST = 280;
const LEFT = 82;
const ROW = 34;
const BAR = 11;
const TOP = 6;
const BOTTOM = TOP + 5 * ROW;

function make(name: string, attributes: Readonly<Record<string, string | number>>, words = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (words !== '') element.textContent = words;
  return element;
}

/** Bars from phase to phase, cut in two where they go over the end of the stride. */
function bars(kind: string, down: number, duty: number, x: (phase: number) => number, y: number): SVGElement[] {
  const start = ((down % 1) + 1) % 1;
  const end = start + Math.min(1, duty);
  const pieces =
    end > 1
      ? [
          [start, 1],
          [0, end - 1],
        ]
      : [[start, end]];
  return pieces.map(([from, to]) =>
    make('rect', { class: kind, x: x(from).toFixed(1), y, width: (x(to) - x(from)).toFixed(1), height: BAR }),
  );
}

/** Draws it anew and returns what moves the line. */
export function drawBars(place: HTMLElement, both: Readonly<Record<'a' | 'b', Contacts>>): (phase: number) => void {
  const width = Math.max(NARROWEST, place.clientWidth);
  const length = width - 12 - LEFT;
  const x = (phase: number): number => LEFT + phase * length;
  const picture = make('svg', { viewBox: `0 0 ${width} ${BOTTOM + 24}`, role: 'img', 'aria-label': describe(both) });
  for (let tenth = 0; tenth <= 10; tenth++) {
    const at = x(tenth / 10);
    picture.append(make('path', { class: 'axis', d: `M${at} ${TOP}V${BOTTOM}` }));
    if (tenth % 2 === 0)
      picture.append(make('text', { x: at, y: BOTTOM + 18, 'text-anchor': 'middle' }, `${10 * tenth}`));
  }
  const label = (words: string, row: number) =>
    make('text', { x: LEFT - 10, y: TOP + (row + 0.5) * ROW + 4, 'text-anchor': 'end' }, words);
  for (const [row, [leg, name]] of ROWS.entries()) {
    picture.append(label(name, row));
    for (const [i, kind] of (['a', 'b'] as const).entries()) {
      const contact = both[kind].find((other) => other.leg === leg);
      if (contact) picture.append(...bars(kind, contact.down, contact.duty, x, TOP + row * ROW + 5 + i * (BAR + 1)));
    }
  }
  picture.append(label('In the air', ROWS.length));
  for (const [i, kind] of (['a', 'b'] as const).entries()) {
    for (const [from, to, feet] of makeFootfalls(both[kind]).support) {
      if (feet > 0) continue;
      picture.append(...bars(`${kind} air`, from, to - from, x, TOP + ROWS.length * ROW + 5 + i * (BAR + 1)));
    }
  }
  const now = make('path', { class: 'now', d: `M${LEFT} ${TOP}V${BOTTOM}` });
  picture.append(now);
  place.replaceChildren(picture);
  return (phase) => now.setAttribute('transform', `translate(${(phase * length).toFixed(2)} 0)`);
}

function describe(both: Readonly<Record<'a' | 'b', Contacts>>): string {
  const per = (share: number): number => Math.round(100 * share);
  const words = (contacts: Contacts): string =>
    contacts.map(({ leg, down, duty }) => `${leg} down at ${per(down % 1)} %, for ${per(duty)} %`).join('; ');
  return `Footfalls in per cent of the stride. First: ${words(both.a)}. Second: ${words(both.b)}.`;
}

/** Share of the stride with no foot on the ground. */
export function airShare(contacts: Contacts): number {
  return makeFootfalls(contacts).support.reduce((sum, [from, to, feet]) => sum + (feet === 0 ? to - from : 0), 0);
}
