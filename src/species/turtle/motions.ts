/**
 * Both walks as recipes: where the feet go, how the plane of each leg is tipped and where the toes point; the joints follow. A foot that is lifted lets its corner of the shell sink:
 * fore end down twice in a stride, to the left and then to the right (pitch and roll of up to 10 degrees: Jayes & Alexander 1980). The girdles turn by 36 degrees,
 * more than a third of what the upper arm sweeps (Schmidt 2016). The head bobs with every step; how far, and the feet's lift, are choices.
 */
import type { Plate } from '../../types.ts';
import { sprawlingLeg as leg } from '../sprawl/leg.ts';
import { turtleSkeleton } from './skeleton.ts';

const { fore, hind } = turtleSkeleton.legs;

const walk = (gait: string, speed: number, time: number, duty: number, late: number, more: number, heel: string): Plate => ({
  name: `${gait}.turtle`,
  gait,
  speed,
  strideTime: time,
  contacts: {
    LF: { down: late, duty },
    RF: { down: late + 0.5, duty },
    LH: { down: 0, duty },
    RH: { down: 0.5, duty },
  },
  legs: {
    fore: leg(fore, 15, 12, heel, [0.06, 0.075, 0.28]),
    hind: leg(hind, 30, 18, heel, [0.005, 0.07, 0.27]),
  },
  body: {
    croup: [0, -0.41 * more, 2, 0.04],
    withers: [0, 0.41 * more, 2, 0.04],
    loin: [0, 0, 1, 0],
    neck: [16, 3 * more, 2, 0.2],
    face: [20, 4 * more, 2, 0.12],
    tail: [40, 2, 2, 0.3],
    sway: [0, 0.5, 1, 0.78],
    roll: [0, 3 * more, 1, 0.82],
    bend: [0, 18, 1, 0.5],
    lash: [0, 18, 1, 0.75],
  },
});

export const turtleWalks: readonly Plate[] = [
  walk('walk', 0.05, 3.2, 0.84, 0.38, 1, '0 0 0 0 0 2 8 18 34 56 64 10'),
  walk('fast-walk', 0.1, 2.2, 0.797, 0.37, 1.2, '0 0 0 0 0 2 8 20 40 58 38 8'),
];
