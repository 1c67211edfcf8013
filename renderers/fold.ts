/**
 * Folds of the skin: a leg's edge does not stop where it meets the underline of the trunk, it runs on over flank or elbow for a finger's
 * length. The meeting point moves with every stride, so it is sought in the picture.
 *
 *      |  <- fold
 *   ___/______ underline
 *     /
 *    / edge of the leg
 */
import { addPoint, createTrack, smooth, type Track } from './curve.ts';
import type { Chain, Flesh, FleshLeg } from './flesh.ts';
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

const edge: Track = /* @__PURE__ */ createTrack(64);
const underline: Track = /* @__PURE__ */ createTrack(64);
const fold: Track = /* @__PURE__ */ createTrack(4);

function project(flesh: Flesh, chain: Chain, which: 'front' | 'back', view: View, out: Track): void {
  out.count = 0;
  for (const section of chain) {
    const [x, y, z] = flesh.world[section[which]];
    addPoint(out, pageX(view, x, y, z), pageY(view, x, y, z));
  }
}

export function drawFolds(pen: Pen, flesh: Flesh, leg: FleshLeg, view: View, colour: string, width: number): void {
  for (const table of flesh.table.folds) {
    if (table.leg !== leg.leg.kind) continue;
    project(flesh, leg.chain, table.edge, view, edge);
    project(flesh, flesh.trunk, 'back', view, underline);
    const found = crossing(edge, underline);
    if (found < 0) continue;
    const i = Math.floor(found);
    const f = found - i;
    const [dx, dy] = [edge.x[i] - edge.x[i + 1], edge.y[i] - edge.y[i + 1]];
    const length = (table.length * flesh.rig.height * view.scale) / (Math.hypot(dx, dy) || 1);
    const [x, y] = [edge.x[i] - f * dx, edge.y[i] - f * dy];
    fold.count = 0;
    addPoint(fold, x, y);
    // It straightens upwards, as skin hangs.
    addPoint(fold, x + 0.5 * length * dx, y + 0.5 * length * dy);
    addPoint(fold, x + 0.8 * length * dx, y + length * (0.8 * dy - 0.2 * Math.hypot(dx, dy)));
    pen.begin();
    smooth(pen, fold, false);
    pen.stroke(colour, width);
  }
}

/** The lowest place of the first line, as index and fraction, where it crosses the second; -1 if nowhere. */
function crossing(one: Track, two: Track): number {
  for (let i = one.count - 2; i >= 0; i--) {
    for (let j = 0; j + 1 < two.count; j++) {
      const [ax, ay] = [one.x[i + 1] - one.x[i], one.y[i + 1] - one.y[i]];
      const [bx, by] = [two.x[j + 1] - two.x[j], two.y[j + 1] - two.y[j]];
      const cross = ax * by - ay * bx;
      if (Math.abs(cross) < 1e-9) continue;
      const [dx, dy] = [two.x[j] - one.x[i], two.y[j] - one.y[i]];
      const s = (dx * by - dy * bx) / cross;
      const t = (dx * ay - dy * ax) / cross;
      if (s >= 0 && s < 1 && t >= 0 && t < 1) return i + s;
    }
  }
  return -1;
}
