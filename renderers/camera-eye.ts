/** Cameras that do not go along at the animal's side: an eye that is near, and a camera that stays. */
import type { Triple, View } from './view.ts';

/**
 * Three-quarter views are seen by an eye, not by parallel rays: it looks at the middle of the body, where all is as large as in the other views;
 * what is nearer or farther is larger or smaller. `height` of the withers, or of what stands for it, m.
 */
export function seenByEye(view: View, height: number): View {
  const { target, up, scale, y } = view;
  const middle = MIDDLE * height;
  return {
    ...view,
    target: [target[0], target[1] + middle, target[2]],
    y: y - middle * up[1] * scale,
    distance: DISTANCE * height,
  };
}
/** Shares of that height. */
const MIDDLE = 0.62;
const DISTANCE = 5.2;

/**
 * The camera that stays and lets the animal cross: it keeps `stand`, and when the animal has left the page it looks at the place where
 * it will come in again. Returns the place to look at.
 */
export function crossingPlace(view: View, width: number, length: number, stand: Triple, place: Triple): Triple {
  const half = width / view.scale / 2 + length / 2;
  const along = (place[0] - stand[0]) * view.right[0] + (place[2] - stand[2]) * view.right[2];
  const [x, y, z] = [stand[0], place[1], stand[2]];
  if (Math.abs(along) <= half) return [x, y, z];
  const ahead = Math.sign(along) * half;
  return [place[0] + ahead * view.right[0], y, place[2] + ahead * view.right[2]];
}
