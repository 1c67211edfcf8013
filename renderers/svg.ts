/**
 * A pen that writes SVG. No DOM: it returns text, the same bytes in every JavaScript engine (coordinates are rounded to a hundredth of
 * a page unit). Colours are presentation attributes, which browsers read as CSS, so `var()` works in them and a strict
 * content security policy has nothing to forbid.
 */
import type { Pen, TextStyle } from './pen.ts';

export interface SvgOptions {
  readonly width: number;
  readonly height: number;
  /** Short name and longer description, for readers who do not see the picture. */
  readonly title?: string;
  readonly description?: string;
  /** Filled behind everything. */
  readonly paper?: string;
  readonly font?: string;
  /**
   * The line width that `--gait-line-width` replaces: every other width keeps its ratio to it. Without it widths are plain
   * numbers, for programs that do not know `var()`.
   */
  readonly lineWidth?: number;
  readonly decimals?: number;
}

export interface SvgPen extends Pen {
  /** The document so far. */
  toString(): string;
}

/** At most `decimals` decimals, no exponent, no negative zero. */
export function formatNumber(value: number, decimals = 3): string {
  const unit = 10 ** decimals;
  const rounded = Math.round(value * unit) / unit;
  return Number.isFinite(rounded) ? String(rounded === 0 ? 0 : rounded) : '0';
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function createSvgPen(options: SvgOptions): SvgPen {
  const { width, height, title, description, paper, font, lineWidth, decimals = 2 } = options;
  const parts: string[] = [];
  let path = '';
  const number = (value: number): string => formatNumber(value, decimals);
  // Relative coordinates are a third shorter. They count from the rounded point before, so that roundings do not add up.
  const unit = 10 ** decimals;
  let here = [0, 0];
  let start = [0, 0];
  const pair = (x: number, y: number, space: boolean): string => {
    const dx = number(Math.round(x * unit) / unit - here[0]);
    const dy = number(Math.round(y * unit) / unit - here[1]);
    // A minus sign separates as well as a space does.
    return `${space && !dx.startsWith('-') ? ' ' : ''}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
  };
  const moveHere = (x: number, y: number): void => {
    here = [Math.round(x * unit) / unit, Math.round(y * unit) / unit];
  };
  const widthValue = (value: number): string =>
    lineWidth === undefined
      ? formatNumber(value)
      : `calc(var(--gait-line-width, ${formatNumber(lineWidth)}px) * ${formatNumber(value / lineWidth)})`;
  const attribute = (name: string, value: string): string => ` ${name}="${escapeText(value)}"`;
  const strokeAttributes = (colour: string, value: number): string =>
    `${attribute('stroke', colour)}${attribute('stroke-width', widthValue(value))}`;

  return {
    begin() {
      path = '';
    },
    moveTo(x, y) {
      moveHere(x, y);
      start = here;
      path += `M${number(x)} ${number(y)}`;
    },
    lineTo(x, y) {
      path += `l${pair(x, y, false)}`;
      moveHere(x, y);
    },
    curveTo(x1, y1, x2, y2, x, y) {
      path += `c${pair(x1, y1, false)}${pair(x2, y2, true)}${pair(x, y, true)}`;
      moveHere(x, y);
    },
    close() {
      path += 'z';
      here = start;
    },
    fill(colour) {
      parts.push(`<path d="${path}"${attribute('fill', colour)}/>`);
    },
    stroke(colour, value) {
      parts.push(`<path d="${path}" fill="none"${strokeAttributes(colour, value)}/>`);
    },
    outline(fill, colour, value) {
      const strokes = strokeAttributes(colour, 2 * value);
      parts.push(`<path d="${path}"${attribute('fill', fill)}${strokes} paint-order="stroke"/>`);
    },
    text(text: string, x: number, y: number, style: TextStyle) {
      const { size, colour, align = 'start', italic = false, bold = false } = style;
      parts.push(
        `<text x="${number(x)}" y="${number(y)}" font-size="${formatNumber(size)}"${attribute('fill', colour)}` +
          `${align === 'start' ? '' : ` text-anchor="${align}"`}${italic ? ' font-style="italic"' : ''}` +
          `${bold ? ' font-weight="bold"' : ''}>${escapeText(text)}</text>`,
      );
    },
    group(name, label) {
      parts.push(`<g class="${escapeText(name)}">${label === undefined ? '' : `<title>${escapeText(label)}</title>`}`);
    },
    ungroup() {
      parts.push('</g>');
    },
    toString() {
      const size = `${number(width)} ${number(height)}`;
      const head =
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${number(width)}" height="${number(height)}" role="img"` +
        `${font === undefined ? '' : attribute('font-family', font)} stroke-linecap="round" stroke-linejoin="round">`;
      const words =
        (title === undefined ? '' : `<title>${escapeText(title)}</title>`) +
        (description === undefined ? '' : `<desc>${escapeText(description)}</desc>`);
      const sheet = paper === undefined ? '' : `<rect width="100%" height="100%"${attribute('fill', paper)}/>`;
      return `${head}${words}${sheet}\n${parts.join('\n')}\n</svg>\n`;
    },
  };
}
