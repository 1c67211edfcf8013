/**
 * From the world to the canvas, by the same view as every other renderer: page units become clip space, nearness becomes depth. With an
 * eye at a distance the page is what that eye sees, the same size as before where it looks at.
 */
import { NEAREST, type View } from '../view.ts';

/** A part of the picture, in shares of it: for pictures larger than a texture. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

/** m before and behind what is looked at: all that is drawn lies between. */
const DEEP = 120;

/** Column-major, for places told from `origin`; `width` and `height` are the page's. */
export function writeProjection(
  view: View,
  width: number,
  height: number,
  part: Part,
  origin: ArrayLike<number>,
  out: Float32Array,
  at: number,
): void {
  const { right, up, toward, target, scale, distance } = view;
  // Clip x and y of the page's point x, y: a x + b.
  const ax = 2 / (width * part.width);
  const bx = -(1 + (2 * part.x) / part.width);
  const ay = -2 / (height * part.height);
  const by = 1 + (2 * part.y) / part.height;
  const [gx, gy, gz] = [origin[0] - target[0], origin[1] - target[1], origin[2] - target[2]];
  const dot = (v: ArrayLike<number>): number => v[0] * gx + v[1] * gy + v[2] * gz;

  // w = weight - slant (toward . p): how far from the eye, or 1.
  const weight = distance === undefined ? 1 : distance - dot(toward);
  const slant = distance === undefined ? 0 : 1;
  const size = scale * (distance ?? 1);
  const near = distance === undefined ? 0 : NEAREST * distance;
  const far = (distance ?? 0) + DEEP;
  for (let k = 0; k < 4; k++) {
    const [r, u, t] = k < 3 ? [right[k], up[k], toward[k]] : [dot(right), dot(up), dot(toward)];
    const w = k < 3 ? -slant * t : weight;
    out[at + 4 * k] = ax * size * r + (ax * view.x + bx) * w;
    out[at + 4 * k + 1] = -ay * size * u + (ay * view.y + by) * w;
    out[at + 4 * k + 2] =
      distance === undefined ? (k === 3 ? 0.5 : 0) - t / (2 * DEEP) : (far / (far - near)) * (w - (k === 3 ? near : 0));
    out[at + 4 * k + 3] = w;
  }
}
