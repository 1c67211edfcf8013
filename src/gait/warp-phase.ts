/** The whole of the time warp (see warp.ts): of any phase of a stride. */
import { evenShare, standingPart } from './warp.ts';

/** Phase in the clip's time for phase `phase` of a stride with contact share `duty`; the clip's share is `clipDuty`. */
export function warpPhase(phase: number, duty: number, clipDuty: number): number {
  if (phase < duty) return (phase / duty) * clipDuty;
  const x = (phase - duty) / (1 - duty);
  const even = evenShare(x);
  const u = even + standingPart(x, even, duty) * clipDuty;
  return u < 1 ? u : 0;
}
