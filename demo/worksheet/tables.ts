/** Tables of a sheet: the boxes to shade, the same shaded, and the answers. */
import type { Strip } from '../../components/bundle.ts';

/** Rows as Hildebrand has them, hind feet outside; `standing` is in the order LF RF LH RH. */
const ROWS = [
  ['Left hind', 2],
  ['Left fore', 0],
  ['Right fore', 1],
  ['Right hind', 3],
] as const;

const REASONS: Readonly<Record<string, string>> = {
  walk: 'two or three feet stand in every picture, and none shows it in the air',
  trot: 'a fore foot and the hind foot of the other side stand together, and it is in the air between',
  canter: 'one foot, then two, then one; in the air once',
  gallop: 'the stride is long, the feet land one by one, and it is in the air once, legs gathered',
};

export function showBars(table: HTMLElement, { frames }: Strip, shaded: boolean): void {
  const head = row(cell('td', 'corner'), ...frames.map(({ number }) => heading(String(number), 'col')));
  const rows = ROWS.map(([name, leg]) =>
    row(
      heading(name, 'row'),
      ...frames.map(({ standing }) => {
        const box = cell('td', shaded && standing[leg] ? 'down' : '');
        if (shaded && standing[leg]) box.textContent = '●';
        return box;
      }),
    ),
  );
  table.replaceChildren(head, ...rows);
}

export function showAnswers(body: HTMLElement, strips: readonly Strip[]): void {
  body.replaceChildren(
    ...strips.map(({ gait }, i) => {
      const [name, because] = [cell('td'), cell('td')];
      name.textContent = gait[0].toUpperCase() + gait.slice(1);
      because.textContent = REASONS[gait] ?? '';
      return row(heading('ABC'[i], 'row'), name, because);
    }),
  );
}

/** `Pictures 5, 6 and 12.` */
export function airWords({ frames }: Strip): string {
  const numbers = frames.filter(({ standing }) => !standing.includes(true)).map(({ number }) => String(number));
  if (numbers.length === 0) return 'In none.';
  if (numbers.length === 1) return `In picture ${numbers[0]}.`;
  return `In pictures ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}.`;
}

function row(...cells: readonly HTMLElement[]): HTMLTableRowElement {
  const line = document.createElement('tr');
  line.append(...cells);
  return line;
}

function cell(tag: 'td' | 'th', name = ''): HTMLTableCellElement {
  const box = document.createElement(tag);
  if (name !== '') box.className = name;
  return box;
}

function heading(words: string, scope: 'row' | 'col'): HTMLTableCellElement {
  const box = cell('th');
  box.scope = scope;
  box.textContent = words;
  return box;
}
