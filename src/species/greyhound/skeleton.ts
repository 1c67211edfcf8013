/**
 * The greyhound, 70 cm at the withers, about 30 kg: the dog with longer, lighter limbs, a deeper chest and a back that bends farther (choices after
 * Muybridge's tracing of 1893). All else is the dog's.
 */
import type { JointTable, LegTable, SkeletonTable } from '../../types.ts';

const longer = (leg: LegTable, by: Readonly<Record<string, number>>): LegTable => ({
  ...leg,
  joints: leg.joints.map((joint) => ({ ...joint, bone: joint.bone * (by[joint.joint] ?? 1) })),
});

/** The loins arch, the neck is long and the tail thin. */
const own: Readonly<Record<string, Partial<JointTable>>> = {
  loin: { toward: 22, axes: { pitch: [-50, 50], yaw: [-15, 15], roll: [-15, 15] } },
  back: { toward: 2, axes: { pitch: [-45, 45], yaw: [-20, 20], roll: [-15, 15] } },
  withers: { toward: -12 },
  neckLow: { toward: -8 },
  neckMid: { length: 0.115 },
  neckHigh: { length: 0.115 },
  head: { length: 0.095 },
};

/** Built from the dog's, which it is handed: so the dog need not come along twice. */
export const greyhoundSkeleton = (dog: SkeletonTable): SkeletonTable => ({
  ...dog,
  joints: dog.joints.map((joint) => ({ ...joint, ...own[joint.joint] })),
  legs: {
    fore: { ...longer(dog.legs.fore, { scapula: 1.02, elbow: 1.03, carpus: 1.08 }), track: 0.065 },
    hind: { ...longer(dog.legs.hind, { hip: 1.02, stifle: 1.06, hock: 1.12 }), track: 0.065 },
  },
});
