/** Places and directions as three numbers, for what is worked out once and need not be fast: each function makes a new one. */
export type Triple = readonly [number, number, number];

/** a + k b */
export const plus = (a: Triple, b: Triple, k = 1): Triple => [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
export const times = (a: Triple, k: number): Triple => [k * a[0], k * a[1], k * a[2]];
export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (a: Triple): Triple => times(a, 1 / (Math.sqrt(dot(a, a)) || 1));
export const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
