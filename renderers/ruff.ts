/** A ruff of long hair around face, throat and shoulders, as a lion's mane: a shaggy mass from every side, which wind hardly moves. */
import { addChain } from './contour.ts';
import { addSkin, createTrack, smooth } from './curve.ts';
import type { Flesh } from './flesh.ts';
import type { OutlineStyle } from './parts.ts';
import type { Pen } from './pen.ts';
import type { View } from './view.ts';

const line = /* @__PURE__ */ createTrack(3);

/** Half the width of a lock, share of withers height. */
const HALF = 0.038;

/** Adds the mass of it, and the neck that it hides, to the pen's path; or its strands on the side that is seen. */
export function addRuff(pen: Pen, flesh: Flesh, view: View, strands = false): void {
  const { ruff, world, rig, trunk, neck } = flesh;
  if (ruff.length > 0 && !strands) addChain(pen, flesh, trunk, view, neck - 2);
  for (const { points } of ruff) {
    const [root, bow, tip] = points.map((point) => world[point]);
    line.count = 0;
    for (const point of points) addSkin(line, view, world[point]);
    // Where its bow looks: at the viewer, or away.
    const facing = view.toward.reduce((sum, toward, k) => sum + toward * (2 * bow[k] - root[k] - tip[k]), 0);
    if (strands && facing > 0) smooth(pen, line, false);
    if (strands) continue;
    const { x, y } = line;
    const share = (HALF * rig.height * view.scale) / (Math.hypot(x[2] - x[0], y[2] - y[0]) || 1);
    const [ox, oy] = [share * (y[0] - y[2]), share * (x[2] - x[0])];
    pen.moveTo(x[0] - ox, y[0] - oy);
    pen.curveTo(x[1] - ox, y[1] - oy, x[1], y[1], x[2], y[2]);
    pen.curveTo(x[1] + ox, y[1] + oy, x[1] + ox, y[1] + oy, x[0] + ox, y[0] + oy);
    pen.close();
  }
}

export function drawRuff(pen: Pen, flesh: Flesh, view: View, { theme, width }: OutlineStyle): void {
  if (flesh.ruff.length === 0) return;
  pen.begin();
  addRuff(pen, flesh, view);
  pen.outline(theme.coat, theme.near, width);
  pen.begin();
  addRuff(pen, flesh, view, true);
  pen.stroke(theme.near, 0.55 * width);
}
