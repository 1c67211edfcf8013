/** Ground that an eye among it does not see. */
import { nearness, type View } from './view.ts';

/** Of its distance: nearer ground is below the page. */
const BESIDE = 0.8;

/** Of a way over the ground, the share from its start on that lies beside or behind the viewer's eye. */
export function behindEye(view: View, x1: number, z1: number, x2: number, z2: number): number {
  const { distance = Infinity, target } = view;
  const start = nearness(view, x1, target[1], z1) - BESIDE * distance;
  const end = nearness(view, x2, target[1], z2) - BESIDE * distance;
  return start <= 0 ? 0 : end >= 0 ? 1 : start / (start - end);
}
