/** What the legs of one animal carry from frame to frame: body/inertia.ts says why. */

/** A row a leg: of each joint the angle that was found for it and how fast that went, the angle that was shown and how fast that went; at the end how far its foot was off its way, for how many frames what was shown is to be remembered beside what was found, and whether it was surprised. NaN: not known. At the end of all whether any carried something, and the time of the frame. */
export const ROW = 32;
/** After four rows. */
export const FRAME = 128;

export function createInertia(): Float64Array {
  return new Float64Array(FRAME + 2).fill(Number.NaN);
}
