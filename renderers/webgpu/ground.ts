/** The mesh of the ground: a square net, finer in the middle, of which a level or sloping ground needs no more than the plane. */
import type { GroundHeight } from '../ground.ts';

/** Along each side; the shader knows it too. */
export const CELLS = 48;
const CORNERS = (CELLS + 1) ** 2;

/** m: a ground that differs less from its plane is that plane. */
const FLAT = 1e-4;

export function groundIndices(): Uint16Array {
  const indices = new Uint16Array(6 * CELLS * CELLS);
  let at = 0;
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const corner = row * (CELLS + 1) + column;
      for (const offset of [0, 1, CELLS + 1, CELLS + 1, 1, CELLS + 2]) indices[at++] = corner + offset;
    }
  }
  return indices;
}

/** What the ground is, around an origin: the plane, and where it is not one, how much higher than the plane at each corner of the net. */
export class Relief {
  readonly heights: Float32Array<ArrayBuffer> = new Float32Array(CORNERS);
  /** Height at the origin, and rise along x and z. */
  readonly plane: [number, number, number] = [0, 0, 0];
  #rough = false;

  /** Whether the heights have changed. `reach` is half a side, m. */
  follow(ground: GroundHeight | undefined, x: number, z: number, reach: number): boolean {
    const height = (dx: number, dz: number): number => (ground ? ground(x + dx, z + dz) : 0);
    const step = 0.75;
    const [here, east, west] = [height(0, 0), height(step, 0), height(-step, 0)];
    const [south, north] = [height(0, step), height(0, -step)];
    const { plane, heights } = this;
    plane[0] = here;
    plane[1] = (east - west) / (2 * step);
    plane[2] = (south - north) / (2 * step);
    const far = 0.5 * reach;
    const bend = (dx: number, dz: number): number => height(dx, dz) - here - plane[1] * dx - plane[2] * dz;
    const rough =
      ground !== undefined &&
      [bend(step, step), bend(far, 0), bend(0, far), bend(-far, far)].some((gap) => Math.abs(gap) > FLAT);
    const was = this.#rough;
    this.#rough = rough;
    if (!rough) {
      if (was) heights.fill(0);
      return was;
    }
    const along = (k: number): number => {
      const share = (2 * k) / CELLS - 1;
      return reach * share * Math.abs(share);
    };
    for (let row = 0, at = 0; row <= CELLS; row++)
      for (let column = 0; column <= CELLS; column++, at++) heights[at] = bend(along(column), along(row));
    return true;
  }
}
