/** CSS colours as numbers: what computed styles and our own tables are written in. 0..1, as on the screen or linear. */

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NUMBERS = /^(rgba?|color)\(\s*(srgb\s+)?([^)]+)\)$/i;

/** Undefined for what it does not know: names, and other colour spaces. */
export function parseColour(text: string): Rgba | undefined {
  const hex = HEX.exec(text.trim())?.[1];
  if (hex) {
    const digits = hex.length < 5 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [r, g, b, a = 1] = digits.map((part) => Number.parseInt(part, 16) / 255);
    return [r, g, b, a];
  }
  const [, kind, space, list] = NUMBERS.exec(text.trim()) ?? [];
  if (list === undefined || (kind === 'color' && space === undefined)) return undefined;
  const most = kind === 'color' ? 1 : 255;
  const values = list
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part, i) => Number.parseFloat(part) / (part.endsWith('%') ? 100 : i < 3 ? most : 1));
  const [r, g, b, a = 1] = values;
  return [r, g, b, a].every(Number.isFinite) ? [r, g, b, a] : undefined;
}

export function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0..1. */
export function luminance([r, g, b]: Rgba): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
