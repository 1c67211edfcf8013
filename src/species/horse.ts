/** The horse, all its tables together. */
import { canterWorking } from '../motion/plates/canter-working.ts';
import { gallopRacing } from '../motion/plates/gallop-racing.ts';
import { plateAmble } from '../motion/plates/plate-amble.ts';
import { plateCanter } from '../motion/plates/plate-canter.ts';
import { plateGallop } from '../motion/plates/plate-gallop.ts';
import { plateRack } from '../motion/plates/plate-rack.ts';
import { plateTrot } from '../motion/plates/plate-trot.ts';
import { plateWalk } from '../motion/plates/plate-walk.ts';
import { trotRacing } from '../motion/plates/trot-racing.ts';
import { trotWorking } from '../motion/plates/trot-working.ts';
import { walkOrdinary } from '../motion/plates/walk-ordinary.ts';
import type { Species } from '../types.ts';
import { bhatti } from './bhatti.ts';
import { horseGaits } from './horse/gaits.ts';
import { horseSkeleton } from './horse/skeleton.ts';

export const horse: Species = {
  name: 'horse',
  height: 1.6,
  skeleton: horseSkeleton,
  gaits: horseGaits,
  motions: [walkOrdinary, plateWalk, plateAmble, trotWorking, trotRacing, plateTrot, plateRack, plateCanter, canterWorking, plateGallop, gallopRacing],
  bold: 1.8, // choice: bolder, joints would turn too hard
  presets: bhatti,
  standing: { croup: 0, withers: 0, loin: 0, neck: 42, face: 60, tail: 12, sway: 0, roll: 0, bend: 0 },
};
