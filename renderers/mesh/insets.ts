/** Balls set into the skin of the head: eyes, noses, and the dark of nostrils. */
import type { InsetTable } from '../../src/species/relief.ts';
import type { Flesh } from '../flesh.ts';
import type { Field } from './field.ts';
import { addLock } from './locks.ts';
import { EYE, layOn, type Trimmings } from './trimmings.ts';
import { cross, plus, type Triple, times, unit } from './triple.ts';

const DEGREE = Math.PI / 180;
const RINGS = 7;
const TURNS = 12;

/** Flattened balls with a pole that looks outward, of the head on both sides; of skin bare as horn (1) or dark as the points (0). */
export function growInset(
  { rig }: Flesh,
  field: Field,
  inset: InsetTable,
  kind: number,
  horn: number,
  out: Trimmings,
): void {
  const [long, high, deep] = times(inset.half, rig.height);
  const { at, normal: pole } = layOn(field, times(inset.at, rig.height), -inset.sunk * deep);
  const across = unit(cross(pole, [Math.cos(inset.toward * DEGREE), Math.sin(inset.toward * DEGREE), 0]));
  const length = cross(across, pole);
  const share = new Float32Array(rig.joints.length);
  share[rig.head] = 1;
  for (const side of [-1, 1]) {
    const onSide = ([x, y, z]: Triple): Triple => [x, y, side * z];
    const rings = Array.from({ length: RINGS }, (_, ring) => {
      // The first and the last are all but points.
      const tilt = (Math.PI * (ring + 0.15)) / (RINGS - 0.7);
      const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
      return {
        at: onSide(plus(at, pole, deep * cos)),
        wide: onSide(times(length, long * sin)),
        thick: onSide(times(across, high * sin)),
        // A ring's own normal is steeper the smaller it is.
        ahead: onSide(times(pole, cos / (sin * sin * deep))),
        share,
        loose: horn,
        // The pupil ends a little within the second ring.
        points: kind === EYE ? ([1, 0.2][ring] ?? 0) : 1 - horn,
      };
    });
    addLock(rings, kind, 0, out, TURNS);
  }
}
