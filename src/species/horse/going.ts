/** The horse in all its gaits; studies.ts has what else it can be told to do. */
import { canterWorking } from '../../motion/plates/canter-working.ts';
import { gallopRacing } from '../../motion/plates/gallop-racing.ts';
import { plateAmble } from '../../motion/plates/plate-amble.ts';
import { plateCanter } from '../../motion/plates/plate-canter.ts';
import { plateRack } from '../../motion/plates/plate-rack.ts';
import { plateWalk } from '../../motion/plates/plate-walk.ts';
import { trotRacing } from '../../motion/plates/trot-racing.ts';
import { trotWorking } from '../../motion/plates/trot-working.ts';
import { walkOrdinary } from '../../motion/plates/walk-ordinary.ts';
import type { Species } from '../../types.ts';
import { horseGaits } from './gaits.ts';
import { horseSkeleton } from './skeleton.ts';

export const goingHorse: Species = {
  name: 'horse',
  height: 1.6,
  skeleton: horseSkeleton,
  gaits: horseGaits,
  motions: [
    walkOrdinary,
    plateWalk,
    trotWorking,
    trotRacing,
    plateAmble,
    plateRack,
    plateCanter,
    canterWorking,
    gallopRacing,
  ],
  bold: 1.8, // choice: bolder, joints would turn too hard
  standing: { croup: 0, withers: 0, loin: 0, neck: 42, face: 60, tail: 12, sway: 0, roll: 0, bend: 0 },
};
