/**
 * Folds of the skin: a leg's edge does not stop where it meets the underline of the trunk, it runs on over flank or elbow for a finger's
 * length. The meeting point moves with every stride, so it is sought in the picture.
 *
 *      |  <- fold
 *   ___/______ underline
 *     /
 *    / edge of the leg
 */
import { addPoint, addSkin, createTrack, cross, smooth, type Track } from './curve.ts';
import type { Chain, Flesh, FleshLeg } from './flesh.ts';
import type { Pen } from './pen.ts';
import type { View } from './view.ts';

const edge: Track = /* @__PURE__ */ createTrack(64);
const underline: Track = /* @__PURE__ */ createTrack(64);
const fold: Track = /* @__PURE__ */ createTrack(4);

function project(flesh: Flesh, chain: Chain, which: 'front' | 'back', view: View, out: Track): void {
  out.count = 0;
  for (const section of chain) addSkin(out, view, flesh.world[section[which]]);
}

export function addFolds(pen: Pen, flesh: Flesh, leg: FleshLeg, view: View): void {
  for (const table of flesh.table.folds) {
    if (table.leg !== leg.leg.kind) continue;
    project(flesh, leg.chain, table.edge, view, edge);
    project(flesh, flesh.trunk, 'back', view, underline);
    const found = crossing(edge, underline);
    if (found < 0) continue;
    const i = Math.floor(found);
    const dx = edge.x[i] - edge.x[i + 1];
    const dy = edge.y[i] - edge.y[i + 1];
    const chord = Math.hypot(dx, dy);
    const length = (table.length * flesh.rig.height * view.scale) / (chord || 1);
    const x = edge.x[i] - (found - i) * dx;
    const y = edge.y[i] - (found - i) * dy;
    fold.count = 0;
    addPoint(fold, x, y);
    // It straightens upwards, as skin hangs.
    addPoint(fold, x + 0.5 * length * dx, y + 0.5 * length * dy);
    addPoint(fold, x + 0.8 * length * dx, y + length * (0.8 * dy - 0.2 * chord));
    smooth(pen, fold, false);
  }
}

/** The lowest place of the first line, as index and fraction, where it crosses the second; -1 if nowhere. */
function crossing(one: Track, two: Track): number {
  for (let i = one.count - 2; i >= 0; i--) {
    for (let j = 0; j + 1 < two.count; j++) {
      const share = cross(one, i, two, j);
      if (share >= 0) return i + share;
    }
  }
  return -1;
}
