/**
 * The time warp between two shares of ground contact: stance maps to stance and swing to swing, with continuous second
 * derivative. While the foot stands time runs evenly, so that it keeps moving back at the animal's speed. In the air
 *
 *     rho(x) = k x + (1 - k) P(x),      P' = c (1 - t^6)^2,  t = 2 x - 1
 *
 * with k the slope that the ground asks for at both ends. P' is flat in the middle, so the hoof's top speed hardly changes.
 */
const FLAT = 1 / (1 - 2 / 7 + 1 / 13);

/** In the air that phase is P and this part of the clip's share of contact, whatever the clip: `air` of the swing gone, `even` its P. */
export function standingPart(air: number, even: number, duty: number): number {
  return 1 - even + ((1 - duty) / duty) * (air - even);
}

/** P: from 0 to 1 with flat ends and an even middle. */
export function evenShare(x: number): number {
  const t = 2 * x - 1;
  const t2 = t * t;
  const t6 = t2 * t2 * t2;
  return 0.5 + 0.5 * FLAT * t * (1 - (2 / 7) * t6 + (1 / 13) * t6 * t6);
}
