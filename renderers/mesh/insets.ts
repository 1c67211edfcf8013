/** Balls set into the skin of the head: eyes, and the dark of nostrils. */
import { vec3 } from 'gl-matrix';
import type { InsetTable } from '../../src/species/relief.ts';
import type { Flesh } from '../flesh.ts';
import type { Field } from './field.ts';
import { layOn, type Trimmings } from './trimmings.ts';

const DEGREE = Math.PI / 180;

/** Flattened balls with a pole that looks outward, of the head on both sides. */
export function growInset({ rig }: Flesh, field: Field, inset: InsetTable, kind: number, out: Trimmings): void {
  const { height } = rig;
  const [rings, turns] = [6, 12];
  const [long, high, deep] = inset.half.map((half) => half * height);
  const centre = vec3.fromValues(inset.at[0] * height, inset.at[1] * height, inset.at[2] * height);
  const pole = layOn(field, centre, -inset.sunk * deep);
  const toward = inset.toward * DEGREE;
  const across = vec3.cross(vec3.create(), pole, vec3.fromValues(Math.cos(toward), Math.sin(toward), 0));
  vec3.normalize(across, across);
  const length = vec3.cross(vec3.create(), across, pole);
  const share = new Float32Array(rig.joints.length);
  share[rig.head] = 1;
  for (const side of [-1, 1]) {
    const first = out.triangles.length;
    const start = out.positions.length / 3;
    const add = (tilt: number, turn: number): void => {
      const [a, b, c] = [Math.sin(tilt) * Math.cos(turn), Math.sin(tilt) * Math.sin(turn), Math.cos(tilt)];
      const normal = vec3.create();
      for (let axis = 0; axis < 3; axis++) {
        const mirror = axis === 2 ? side : 1;
        out.positions.push(
          mirror * (centre[axis] + a * long * length[axis] + b * high * across[axis] + c * deep * pole[axis]),
        );
        normal[axis] = mirror * ((a / long) * length[axis] + (b / high) * across[axis] + (c / deep) * pole[axis]);
      }
      out.normals.push(...vec3.normalize(normal, normal));
      out.shares.push(share);
      out.kinds.push(kind);
      out.loose.push(0);
    };
    // The poles come first, then the rings between them.
    const at = (ring: number, turn: number): number =>
      ring === 0 ? start : ring === rings ? start + 1 : start + 2 + (ring - 1) * turns + (turn % turns);
    const face = (a: number, b: number, c: number): void => {
      if (side > 0) out.triangles.push(a, b, c);
      else out.triangles.push(a, c, b);
    };
    add(0, 0);
    add(Math.PI, 0);
    for (let ring = 1; ring < rings; ring++)
      for (let turn = 0; turn < turns; turn++) add((Math.PI * ring) / rings, (2 * Math.PI * turn) / turns);
    for (let ring = 0; ring < rings; ring++)
      for (let turn = 0; turn < turns; turn++) {
        if (ring > 0) face(at(ring, turn), at(ring + 1, turn), at(ring, turn + 1));
        if (ring < rings - 1) face(at(ring, turn + 1), at(ring + 1, turn), at(ring + 1, turn + 1));
      }
    out.sparse.push([first, out.triangles.length - first]);
  }
}
