/** The print of a hoof on the ground, toe ahead, heels open: the arch of a shoe. */
import type { Pen } from './pen.ts';
import { pageX, pageY, type View } from './view.ts';

/** Half the length and half the width of a print, m: about a hoof's. */
export const LENGTH = 0.07;
const WIDTH = 0.06;

/** The arch from heel over toe to heel: points and handles, ahead and to the right of the toe, shares of the print. */
const ARCH = [-2, -0.7, -1.2, -1.3, 0, -1, 0, 0, 0, 1, -1.2, 1.3, -2, 0.7] as const;

const px = /* @__PURE__ */ new Float64Array(ARCH.length / 2);
const py = /* @__PURE__ */ new Float64Array(ARCH.length / 2);

/** Adds the print of a toe at that place of the world, heading so, to the pen's path. `closed` for one that is to be filled. */
export function addPrint(
  pen: Pen,
  view: View,
  x: number,
  y: number,
  z: number,
  heading: number,
  size: number,
  closed: boolean,
): void {
  const c = Math.cos(heading);
  const s = Math.sin(heading);
  for (let i = 0; i < px.length; i++) {
    const ahead = LENGTH * size * ARCH[2 * i];
    const right = WIDTH * size * ARCH[2 * i + 1];
    px[i] = pageX(view, x + ahead * c + right * s, y, z - ahead * s + right * c);
    py[i] = pageY(view, x + ahead * c + right * s, y, z - ahead * s + right * c);
  }
  pen.moveTo(px[0], py[0]);
  pen.curveTo(px[1], py[1], px[2], py[2], px[3], py[3]);
  pen.curveTo(px[4], py[4], px[5], py[5], px[6], py[6]);
  if (closed) pen.close();
}
