/** What a shader must know of a point of the skin: where the dark points are, how much of the sky it sees, where horn begins. */
import type { ReliefTable } from '../../src/species/relief.ts';
import type { Field } from './field.ts';
import { SKIN } from './trimmings.ts';
import { smoothstep } from './weights.ts';

/** How far from the skin it is asked for the sky, shares of height, and how much darker each answer can make it. Choices. */
const SKY = [0.014, 0.035, 0.085];
const SHADE = 0.48;

/** The greatest paleness: well below the edge of horn. */
const PALE = 0.35;

/** Writes the material of a vertex, for whose place the field has just been asked, by that and its normal: 4 bytes. */
type Paint = (positions: Float32Array, normals: Float32Array, vertex: number, out: Uint8Array) => void;

export function createPaint(field: Field, height: number, { stockings, marks }: ReliefTable): Paint {
  const { tubes, found } = field;
  const { tube, distance } = found;
  return (positions, normals, vertex, out) => {
    const x = positions[3 * vertex];
    const y = positions[3 * vertex + 1];
    const z = positions[3 * vertex + 2];
    let nearest = 0;
    let leg = Infinity;
    let hoof = Infinity;
    for (let n = 0; n < found.count; n++) {
      if (tubes[tube[n]].name === 'hoof') hoof = Math.min(hoof, distance[n]);
      else if (distance[n] < leg) {
        leg = distance[n];
        nearest = tube[n];
      }
    }
    const { name, limb } = tubes[nearest];
    let points = 0;
    if (stockings && (limb || hoof < leg)) {
      const [full, none] = stockings[name === 'hind' ? 'hind' : 'fore'];
      points = 1 - smoothstep((y / height - full) / (none - full));
    }
    let pale = 0;
    for (const { at, full, none, pale: light } of marks) {
      const far = Math.sqrt((x / height - at[0]) ** 2 + (y / height - at[1]) ** 2 + (z / height - at[2]) ** 2);
      const share = 1 - smoothstep((far - full) / (none - full));
      if (light) pale = Math.max(pale, share);
      else points = Math.max(points, share);
    }
    // How much of what is over the skin is open, near and farther off.
    let open = 1;
    for (let i = 0; i < SKY.length; i++) {
      const away = SKY[i] * height;
      const free = field.value(
        x + away * normals[3 * vertex],
        y + away * normals[3 * vertex + 1],
        Math.abs(z + away * normals[3 * vertex + 2]),
      );
      // Where nothing is near the field is but a constant; elsewhere it is a distance, roughly.
      if (free !== field.reach) open *= 1 - SHADE * (1 - Math.max(0, Math.min(1, (1.3 * free) / away)));
    }
    const to = 4 * vertex;
    out[to] = SKIN;
    out[to + 1] = 255 * points + 0.5;
    out[to + 2] = 255 * open + 0.5;
    // Without a hoof it is infinitely far.
    const horn = 0.5 + (leg - hoof) / (0.02 * height);
    out[to + 3] = 255 * Math.min(1, Math.max(PALE * pale, horn)) + 0.5;
  };
}
