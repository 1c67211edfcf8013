/** What one animal carries from frame to frame: body/inertia.ts and body/give-way.ts say why. */

/** A row a leg: of each joint the angle that was found for it and how fast that went, the angle that was shown and how fast that went; at the end how far its foot was off its way, for how many frames what was shown is to be remembered beside what was found, and whether it was surprised. NaN: not known. */
export const ROW = 32;
/** After four rows: the time of the frame; whether a leg carried anything; how far croup and withers gave way, and how fast that went. */
export const FRAME = 128;
export const CARRIED = 129;
export const GIVEN = 130;
export const GIVEN_RATE = 132;

export function createInertia(): Float64Array {
  return new Float64Array(GIVEN_RATE + 2).fill(Number.NaN);
}
