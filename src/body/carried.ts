/** What the legs of one animal carry from frame to frame: body/inertia.ts says why. */

/** A row a leg: of each joint the angle that was found for it and how fast that went, the angle that was shown and how fast that went; at the end whether it was surprised. NaN: not known. At the end of all whether any carried something, and the time of the frame. */
export const ROW = 32;
export const SURPRISED = ROW - 1;
export const FRAME = 4 * ROW;
export const CARRIED = FRAME + 1;

export function createInertia(): Float64Array {
  return new Float64Array(FRAME + 2).fill(Number.NaN);
}

/** Whether nothing is carried, or remembered. */
export function isQuiet(inertia: Float64Array): boolean {
  return Number.isNaN(inertia[CARRIED]);
}
