/** Points of the animal that overlays need: its toes, its middle, what is nearer to the viewer. World, m. */
import type { vec3 } from 'gl-matrix';
import { type Pose, pointOnJoint } from '../../src/skeleton/pose.ts';
import type { Landmark, Rig } from '../../src/skeleton/rig.ts';

/** Found once for each animal. */
export interface Points {
  readonly rig: Rig;
  /** How large it is, against an animal of 1.60 m: lengths are of that one. */
  readonly size: number;
  /** In the order of the legs. */
  readonly toes: readonly Landmark[];
  readonly muzzle: Landmark | undefined;
}

/** Overlays look as they do on a horse, however small the animal. */
export const sizeOf = ({ height }: Rig): number => height / 1.6;

export function findPoints(rig: Rig): Points {
  return {
    rig,
    size: sizeOf(rig),
    toes: rig.legs.map(({ name }) => rig.landmarks[`${name}.toe`]),
    muzzle: rig.landmarks.muzzle,
  };
}

export function locate(pose: Pose, { joint, offset }: Landmark, out: Float64Array): void {
  pointOnJoint<vec3>(pose, joint, offset, out as unknown as vec3);
}

/** Share of the weight on the forefeet of a standing animal. */
const FORE = 0.57;

/** Roughly the centre of mass: between the girdles, nearer to the one that carries more. */
export function middle({ rig }: Points, pose: Pose, out: Float64Array): void {
  out.fill(0);
  for (let i = 0; i < rig.legs.length; i++) {
    const { kind, joints } = rig.legs[i];
    const share = (kind === 'fore' ? FORE : 1 - FORE) / 2;
    const at = pose.position[joints[0]];
    for (let k = 0; k < 3; k++) out[k] += share * at[k];
  }
}
