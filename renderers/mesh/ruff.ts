/** Long hair in rows on the skin: a mane along the crest or around face and throat, a forelock. Metres, rest pose. */
import type { RuffTable } from '../../src/species/relief.ts';
import type { Flesh } from '../flesh.ts';
import { scatter } from '../hair.ts';
import type { Field } from './field.ts';
import { mirrorJoints } from './halves.ts';
import { addLock, type Node } from './locks.ts';
import { layOn, MANE, type Trimmings } from './trimmings.ts';
import { cross, dot, plus, type Triple, times, unit } from './triple.ts';
import { weigh } from './weights.ts';

/** Width along a lock, root to tip. */
const PROFILE = [0.85, 1, 0.8, 0.1];
/** How far a lock may leave the way it is combed, to either side. */
const STRAY = 0.4;

export function growRuff(flesh: Flesh, field: Field, { half, thick, lift, rows }: RuffTable, out: Trimmings): void {
  const { height } = flesh.rig;
  const mirrored = mirrorJoints(flesh.rig);
  const unitLength = height / 1000;
  let seed = 0;
  for (const [x, y, z, toX, toY, toZ, ahead, up, right, locks, long, points] of rows)
    for (let i = 0; i < (z < 0 ? 1 : 2) * locks; i++) {
      // A lock of the right, then its image on the left.
      const left = z >= 0 && i % 2 > 0;
      if (!left) seed++;
      const side = ([a, b, c]: Triple): Triple => [a, b, left ? -c : c];
      const place = ((z < 0 ? i : i >> 1) + 0.2 + 0.6 * scatter(seed)) / locks;
      const comb = side(unit([ahead, up + STRAY * (scatter(3 * seed) - 0.5), right]));
      let from = side(times(plus([x, y, z], [toX - x, toY - y, toZ - z], place), unitLength));
      const root = layOn(field, from, 0).at;
      const own = new Float32Array(flesh.rig.joints.length);
      const aside = Math.abs(root[2]);
      field.value(root[0], root[1], aside);
      weigh(flesh, field, aside, own, 0);
      const share = left ? own.map((_, joint) => own[mirrored[joint]]) : own;
      let outward: Triple = [0, 1, 0];
      const nodes = PROFILE.map((profile, n): Node => {
        const reached = n / (PROFILE.length - 1);
        const over = thick * (n > 0 ? reached : -0.8) + 2 * lift * reached * reached * scatter(7 * seed);
        const { at, normal } = layOn(field, from, over * height);
        // Deep between two parts no way leads out: it looks as it did before.
        if (dot(normal, normal) > 0) outward = normal;
        from = plus(at, comb, (0.25 + 0.17 * scatter(5 * seed)) * long * unitLength);
        return {
          at,
          wide: times(unit(cross(outward, comb)), half * height * profile),
          thick: times(outward, thick * height * profile),
          share,
          loose: reached * reached,
          points,
        };
      });
      addLock(nodes, MANE, seed, out);
    }
}
