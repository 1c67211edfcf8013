/** CSS colours as numbers: what computed styles and our own tables are written in. 0..1, as on the screen or linear. */

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const HEX = /^#(?:([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?|([\da-f])([\da-f])([\da-f]))$/i;
const NUMBERS = /^(rgba?|color)\(\s*(srgb\s+)?([^)]+)\)$/i;

/** Undefined for what it does not know: names, and other colour spaces. */
export function parseColour(text: string): Rgba | undefined {
  const hex = HEX.exec(text.trim());
  if (hex) {
    const digits = hex[5] === undefined ? hex.slice(1, 5) : hex.slice(5, 8).map((digit) => digit + digit);
    const [r, g, b, a = 255] = digits.filter((part) => part !== undefined).map((part) => Number.parseInt(part, 16));
    return [r / 255, g / 255, b / 255, a / 255];
  }
  const [, kind, space, list] = NUMBERS.exec(text.trim()) ?? [];
  if (list === undefined || (kind === 'color' && space === undefined)) return undefined;
  const most = kind === 'color' ? 1 : 255;
  const values = list
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part, i) => {
      const percent = part.endsWith('%');
      return Number.parseFloat(part) / (percent ? 100 : i < 3 ? most : 1);
    });
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
