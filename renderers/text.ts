/** Words and numbers as they are written everywhere. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fixed decimals, rounded half away from zero: toFixed alone differs with the last bit. */
export function decimal(value: number, decimals: number): string {
  const unit = 10 ** decimals;
  return (Math.round(value * unit) / unit).toFixed(decimals);
}

/** Two figures that count, of what is small too: a tortoise goes 0.067 m/s. Never fewer decimals than `least`. */
export function figures(value: number, least = 1): string {
  const small = value < 0.0995 ? 3 : 2;
  return decimal(value, value < 5e-4 || value >= 0.995 ? least : Math.max(least, small));
}
