/** Phases live on a circle of length 1, headings on one of 2 pi. */

/** Into [0, 1). What is a whole number but for rounding becomes 0: a foot due now lands now, not a tick later. */
export function wrapPhase(phase: number): number {
  const wrapped = phase - Math.floor(phase);
  return wrapped < 1 - 1e-12 ? wrapped : 0;
}

/** The short way from a to b, in [-1/2, 1/2). */
export function phaseDifference(a: number, b: number): number {
  return wrapPhase(b - a + 0.5) - 0.5;
}

/** What a chord is of its arc, half of which turns by so much, rad. */
export function chordOf(half: number): number {
  return half === 0 ? 1 : Math.sin(half) / half;
}

/** Into [0, 360). */
export function wrapDegrees(degrees: number): number {
  return 360 * wrapPhase(degrees / 360);
}
