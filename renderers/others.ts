/**
 * What draws all but an outline of the horse from straight across on the level, without words, gathered: the single file has it beside it, and loads it when something of it is
 * first to be shown. Until then these do nothing there.
 */
export { crossingPlace, seenByEye } from './camera-eye.ts';
export { canvasText, canvasThreads } from './canvas-letters.ts';
export { drawGroundPlane } from './ground-plane.ts';
export { fallOf, slopeLine, sourceLine } from './hill.ts';
export { contourOf } from './hulls.ts';
export { drawOblique } from './oblique.ts';
export { roomFor } from './overlay/room.ts';
export { drawHill, drawScreen } from './screen.ts';
export { drawSilhouette } from './silhouette.ts';
export { drawStick } from './stick.ts';

/** Whether it is there. */
export const areHere = (): boolean => true;
