/**
 * Three-quarter views are seen by an eye, not by parallel rays: it looks at the middle of the body, so that the animal is where and as large
 * as every other renderer has it, and what is nearer or farther is larger or smaller. Shares of the height that the view shows.
 */
import type { View } from '../view.ts';

const MIDDLE = 0.62;
const DISTANCE = 5.2;

/** `height` of the withers, or of what stands for it, m. */
export function inPerspective(view: View, height: number): View {
  if (view.name !== 'three-quarter' || view.distance !== undefined) return view;
  const { target, up, scale } = view;
  return {
    ...view,
    target: [target[0], target[1] + MIDDLE * height, target[2]],
    y: view.y - MIDDLE * height * up[1] * scale,
    distance: DISTANCE * height,
  };
}
