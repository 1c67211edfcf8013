/** Numbers and words as SVG has them. */

/** At most `decimals` decimals, no exponent, no negative zero. */
export function formatNumber(value: number, decimals = 3): string {
  const unit = 10 ** decimals;
  const rounded = Math.round(value * unit) / unit;
  return Number.isFinite(rounded) ? String(rounded === 0 ? 0 : rounded) : '0';
}

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value)}"`;
}
