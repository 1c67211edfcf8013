/** Fits y = a x^b by least squares in logarithms: the form of Hoyt's contact time T_c = a v^b (Huang eq 1). */

export interface PowerLaw {
  readonly a: number;
  readonly b: number;
  /** Largest relative error of the fit over the given points. */
  readonly error: number;
}

export function fitPowerLaw(xs: readonly number[], ys: readonly number[]): PowerLaw {
  const n = xs.length;
  let sumX = 0;
  let sumY = 0;
  let sumXX = 0;
  let sumXY = 0;
  for (let i = 0; i < n; i++) {
    const x = Math.log(xs[i]);
    const y = Math.log(ys[i]);
    sumX += x;
    sumY += y;
    sumXX += x * x;
    sumXY += x * y;
  }
  const b = (n * sumXY - sumX * sumY) / (n * sumXX - sumX * sumX);
  const a = Math.exp((sumY - b * sumX) / n);
  let error = 0;
  for (let i = 0; i < n; i++) error = Math.max(error, Math.abs((a * xs[i] ** b) / ys[i] - 1));
  return { a, b, error };
}
