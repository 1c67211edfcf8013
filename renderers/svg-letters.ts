/** Letters and threads as SVG; `number` writes a coordinate. */
import type { Pen } from './pen.ts';
import { attribute, escapeText, formatNumber } from './svg-words.ts';

type Write = (value: number) => string;

export function svgText(number: Write, ...[text, x, y, style]: Parameters<Pen['text']>): string {
  const { size, colour, align = 'start', italic = false, bold = false, turn = 0 } = style;
  return (
    `<text x="${number(x)}" y="${number(y)}" font-size="${formatNumber(size, 1)}"${attribute('fill', colour)} stroke="none"` +
    `${align === 'middle' ? '' : ` text-anchor="${align}"`}${italic ? ' font-style="italic"' : ''}` +
    `${bold ? ' font-weight="bold"' : ''}` +
    `${turn === 0 ? '' : ` transform="rotate(${formatNumber((turn * 180) / Math.PI, 1)} ${number(x)} ${number(y)})"`}>${escapeText(text)}</text>`
  );
}

/** One broad line through the middle of the box whose dashes are the threads. */
export function svgThreads(
  number: Write,
  ...[{ x, y, width, height }, upright, from, step, colour, value]: Parameters<Pen['threads']>
): string {
  const first = from - value / 2;
  const span = (upright ? x + width : y + height) - first;
  const line = upright
    ? `M${number(first)} ${number(y + height / 2)}h${number(span)}`
    : `M${number(x + width / 2)} ${number(first)}v${number(span)}`;
  return (
    `<path d="${line}"${attribute('stroke', colour)} stroke-width="${number(upright ? height : width)}"` +
    ` stroke-dasharray="${formatNumber(value, 2)} ${formatNumber(step - Math.round(100 * value) / 100, 4)}" stroke-linecap="butt"/>`
  );
}
