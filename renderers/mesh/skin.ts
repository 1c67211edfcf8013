/** Skinning on the processor, as the shader does it: the reference for tests and for whoever has no GPU. */
import type { Body } from './body.ts';

/** Writes every vertex, carried by the palette's matrices (see palette.ts) as its weights say, to `out`: 3 a vertex, m. */
export function skin(body: Body, palette: Float32Array, out: Float32Array): void {
  const { positions, bones, weights } = body;
  for (let v = 0, at = 0; at < positions.length; v += 4, at += 3) {
    const x = positions[at];
    const y = positions[at + 1];
    const z = positions[at + 2];
    let outX = 0;
    let outY = 0;
    let outZ = 0;
    for (let k = v; k < v + 4; k++) {
      const weight = weights[k] / 255;
      if (weight === 0) continue;
      const m = 16 * bones[k];
      outX += weight * (palette[m] * x + palette[m + 4] * y + palette[m + 8] * z + palette[m + 12]);
      outY += weight * (palette[m + 1] * x + palette[m + 5] * y + palette[m + 9] * z + palette[m + 13]);
      outZ += weight * (palette[m + 2] * x + palette[m + 6] * y + palette[m + 10] * z + palette[m + 14]);
    }
    out[at] = outX;
    out[at + 1] = outY;
    out[at + 2] = outZ;
  }
}
