/** Words and numbers as they are written everywhere. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fixed decimals, rounded half away from zero: toFixed alone differs with the last bit. */
export function decimal(value: number, decimals: number): string {
  const unit = 10 ** decimals;
  return (Math.round(value * unit) / unit).toFixed(decimals);
}
