/**
 * The trot as a recipe at three speeds: where the feet go, how the plane of each leg is tipped and where the toes point (50 degrees farther ahead at 2.5 m/s than at
 * 0.5: Fieler & Jayne 1998); the joints follow. The pelvis turns by 36 degrees in a stride at all speeds, to the left as the right hind foot comes down, the withers a
 * little the other way: the trunk is a standing wave, hollow on the side whose hind foot is ahead (facts/kinematics 4.4). Lift, bounce and head are choices.
 */
import type { Plate } from '../../types.ts';
import { sprawlingLeg as leg } from '../sprawl/leg.ts';
import { lizardSkeleton } from './skeleton.ts';

const { fore, hind } = lizardSkeleton.legs;

const body: Plate['body'] = {
  croup: [0, 0.1, 2, 0.4],
  withers: [0, 0.1, 2, 0.4],
  loin: [0, 0, 1, 0],
  neck: [14, 1.5, 2, 0.5],
  face: [4, 1.5, 2, 0.25],
  tail: [83, 1.5, 2, 0.3],
  sway: [0, 0.45, 1, 0.5],
  roll: [0, 2, 1, 0.2],
  bend: [0, 18, 1, 0.5],
  lash: [0, 18, 1, 0.75],
};

const trot = (name: string, speed: number, time: number, fore: number, hind: number, legs: Plate['legs']): Plate => ({
  name: `trot.${name}`,
  gait: 'trot',
  speed,
  strideTime: time,
  contacts: {
    LF: { down: 0.5, duty: fore },
    RF: { down: 0, duty: fore },
    LH: { down: 0, duty: hind },
    RH: { down: 0.5, duty: hind },
  },
  legs,
  body,
});

/** Times and contacts are those of the laws at these speeds. */
export const lizardTrots: readonly Plate[] = [
  trot('slow', 0.5, 0.2564, 0.57, 0.63, {
    fore: leg(fore, -38, 40, '0 0 0 0 6 24 46 48 24 6 0 0', [0.06, 0.07, 0.27]),
    hind: leg(hind, 65, 55, '0 0 0 0 4 16 36 54 44 18 2 0', [0.06, 0.07, 0.51]),
  }),
  trot('brisk', 1.2, 0.1797, 0.362, 0.477, {
    fore: leg(fore, -36, 32, '0 0 2 18 46 58 46 24 8 0 0 0', [0.08, 0.07, 0.25]),
    hind: leg(hind, 65, 30, '0 0 2 12 38 60 56 34 14 2 0 0', [0.1, 0.08, 0.41]),
  }),
  trot('fast', 2.5, 0.1334, 0.247, 0.378, {
    fore: leg(fore, -34, 25, '0 4 26 62 66 50 34 20 8 0 0 0', [0.09, 0.07, 0.24]),
    hind: leg(hind, 65, 6, '0 0 10 40 68 66 50 32 14 2 0 0', [0.12, 0.08, 0.3]),
  }),
];
