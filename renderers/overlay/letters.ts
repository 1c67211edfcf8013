/** Letters of live pictures, without a new record for every word, and numbers as words that are made once. */
import type { Pen, TextStyle } from '../pen.ts';

const style: { -readonly [Key in keyof TextStyle]: TextStyle[Key] } = { size: 0, colour: '', align: 'start' };

export type Align = 'start' | 'middle' | 'end';

export function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  align: Align,
  bold = false,
): void {
  style.size = size;
  style.colour = colour;
  style.align = align;
  style.bold = bold;
  pen.text(text, x, y, style);
}

const MOST = 1000;
const words: string[] = [];

/** A whole number as text; those up to a thousand are made once. */
export function wordOf(value: number): string {
  if (value < 0 || value >= MOST) return String(value);
  words[value] ??= String(value);
  return words[value];
}
