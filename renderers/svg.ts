/**
 * A pen that writes SVG. No DOM: it returns text, the same bytes in every JavaScript engine (coordinates are rounded to a tenth of
 * a page unit). Colours are presentation attributes, which browsers read as CSS, so `var()` works in them and a strict
 * content security policy has nothing to forbid.
 */
import type { Pen } from './pen.ts';
import { svgText, svgThreads } from './svg-letters.ts';
import { attribute, escapeText, formatNumber } from './svg-words.ts';

export { escapeText, formatNumber };

export interface SvgOptions {
  readonly width: number;
  readonly height: number;
  /** Short name and longer description, for readers who do not see the picture. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Filled behind everything. */
  readonly paper?: string | undefined;
  readonly font?: string;
  /**
   * The line width that `--gait-line-width` replaces: every other width keeps its ratio to it. Without it widths are plain
   * numbers, for programs that do not know `var()`.
   */
  readonly lineWidth?: number | undefined;
  readonly decimals?: number;
}

export interface SvgPen extends Pen {
  /** The document so far. */
  toString(): string;
}

/** An element of words, or nothing. */
function wordsIn(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${escapeText(text)}</${name}>`;
}

/** What a path is painted with: attributes that the document may hold for all of them. */
interface Paint {
  readonly fill: string;
  readonly stroke: string;
  /** Empty where it does not matter. */
  readonly 'stroke-width': string;
  readonly 'paint-order': string;
}

type Path = Paint & { readonly d: string };

const PAINT = ['fill', 'stroke', 'stroke-width', 'paint-order'] as const;

/** The paths inside a group that says once what most of them are painted with. */
function writeParts(parts: readonly (string | Path)[]): string {
  const common: Record<string, string> = {};
  for (const name of PAINT) {
    const counts = new Map<string, number>();
    for (const part of parts) {
      if (typeof part === 'string' || part[name] === '') continue;
      counts.set(part[name], (counts.get(part[name]) ?? 0) + part[name].length);
    }
    let most = 0;
    for (const [value, count] of counts) if (count > most) [common[name], most] = [value, count];
  }
  const lines = parts.map((part) => {
    if (typeof part === 'string') return part;
    let text = `<path d="${part.d}"`;
    for (const name of PAINT) if (part[name] !== '' && part[name] !== common[name]) text += attribute(name, part[name]);
    return `${text}/>`;
  });
  const shared = PAINT.map((name) => (common[name] === undefined ? '' : attribute(name, common[name]))).join('');
  return `<g${shared} text-anchor="middle">\n${lines.join('\n')}\n</g>`;
}

export function createSvgPen(options: SvgOptions): SvgPen {
  const { width, height, title, description, paper, font, lineWidth, decimals = 1 } = options;
  const parts: (string | Path)[] = [];
  let path = '';
  const unit = 10 ** decimals;
  const grid = (value: number): number => Math.round(value * unit);
  const number = (value: number): string => formatNumber(value, decimals);
  /** Of whole units of the grid, without a leading zero. */
  const short = (units: number): string => formatNumber(units / unit, decimals).replace(/^(-?)0\./, '$1.');
  // Relative coordinates are a third shorter. They count from the rounded point before, so that roundings do not add up.
  let [hereX, hereY, startX, startY] = [0, 0, 0, 0];
  let letter = '';
  // Where the second handle of the curve before lies: if the next first handle mirrors it, nearly, it need not be written.
  let [handleX, handleY] = [0, 0];
  /** Signs and points separate numbers as well as spaces do, and a letter need not be said twice (but a second `m` would be a line). */
  const command = (name: string, ...units: number[]): void => {
    let before = name === letter ? '1' : '';
    if (before === '') path += name;
    letter = name === 'm' || name === 'M' ? '' : name;
    for (const value of units) {
      const text = short(value);
      const apart = before === '' || text.startsWith('-') || (text.startsWith('.') && before.includes('.'));
      path += apart ? text : ` ${text}`;
      before = text;
    }
  };
  const widthValue = (value: number): string =>
    lineWidth === undefined
      ? formatNumber(value, 2)
      : `calc(var(--gait-line-width, ${formatNumber(lineWidth, 2)}px) * ${formatNumber(value / lineWidth, 2)})`;
  const add = (fill: string, stroke: string, value: string, order: string): void => {
    parts.push({ d: path, fill, stroke, 'stroke-width': value, 'paint-order': order });
  };

  return {
    begin() {
      path = '';
      letter = '';
    },
    moveTo(x, y) {
      const [px, py] = [grid(x), grid(y)];
      if (path === '') command('M', px, py);
      else command('m', px - hereX, py - hereY);
      [hereX, hereY, startX, startY] = [px, py, px, py];
    },
    lineTo(x, y) {
      const [dx, dy] = [grid(x) - hereX, grid(y) - hereY];
      if (dx === 0) command('v', dy);
      else if (dy === 0) command('h', dx);
      else command('l', dx, dy);
      hereX += dx;
      hereY += dy;
    },
    curveTo(x1, y1, x2, y2, x, y) {
      const [px, py, qx, qy] = [grid(x), grid(y), grid(x2), grid(y2)];
      const [dx, dy] = [grid(x1) - hereX, grid(y1) - hereY];
      const near = 1 + 0.1 * (Math.abs(dx) + Math.abs(dy));
      const mirrors =
        (letter === 'c' || letter === 's') &&
        Math.abs(dx + handleX - hereX) <= near &&
        Math.abs(dy + handleY - hereY) <= near;
      if (mirrors) command('s', qx - hereX, qy - hereY, px - hereX, py - hereY);
      else command('c', dx, dy, qx - hereX, qy - hereY, px - hereX, py - hereY);
      [hereX, hereY, handleX, handleY] = [px, py, qx, qy];
    },
    close() {
      path += 'z';
      letter = 'z';
      [hereX, hereY] = [startX, startY];
    },
    fill(colour) {
      add(colour, 'none', '', '');
    },
    stroke(colour, value) {
      add('none', colour, widthValue(value), '');
    },
    outline(fill, colour, value) {
      add(fill, colour, widthValue(2 * value), 'stroke');
    },
    threads(...all) {
      parts.push(svgThreads(number, ...all));
    },
    text(...all) {
      parts.push(svgText(number, ...all));
    },
    group(name, label) {
      parts.push(`<g class="${escapeText(name)}">${wordsIn('title', label)}`);
    },
    ungroup() {
      parts.push('</g>');
    },
    toString() {
      const size = `${number(width)} ${number(height)}`;
      const head =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${number(width)}" height="${number(height)}" role="img"` +
        `${font === undefined ? '' : attribute('font-family', font)} stroke-linecap="round" stroke-linejoin="round">`;
      const words = wordsIn('title', title) + wordsIn('desc', description);
      const sheet = paper === undefined ? '' : `<rect width="100%" height="100%"${attribute('fill', paper)}/>`;
      return `${head}${words}${sheet}\n${writeParts(parts)}\n</svg>\n`;
    },
  };
}
