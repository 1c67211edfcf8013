/**
 * The time warp between two shares of ground contact: stance maps to stance and swing to swing, with continuous second
 * derivative. While the foot stands time runs evenly, so that it keeps moving back at the animal's speed; in the air
 *
 *     rho(x) = k x + (1 - k) S(x),   S = 6 x^5 - 15 x^4 + 10 x^3,   k = slope that the ground asks for at both ends
 */

/** Phase in the clip's time for phase `phase` of a stride with contact share `duty`; the clip's share is `clipDuty`. */
export function warpPhase(phase: number, duty: number, clipDuty: number): number {
  if (phase < duty) return (phase / duty) * clipDuty;
  const x = (phase - duty) / (1 - duty);
  const slope = ((1 - duty) * clipDuty) / (duty * (1 - clipDuty));
  const smooth = x * x * x * (x * (6 * x - 15) + 10);
  const u = clipDuty + (1 - clipDuty) * (slope * x + (1 - slope) * smooth);
  return u < 1 ? u : 0;
}
