/** What a horse does beyond walking and trotting. */
import { canterWorking } from '../../motion/plates/canter-working.ts';
import { gallopRacing } from '../../motion/plates/gallop-racing.ts';
import { plateAmble } from '../../motion/plates/plate-amble.ts';
import { plateCanter } from '../../motion/plates/plate-canter.ts';
import { plateGallop } from '../../motion/plates/plate-gallop.ts';
import { plateRack } from '../../motion/plates/plate-rack.ts';
import { plateTrot } from '../../motion/plates/plate-trot.ts';
import type { Plate } from '../../types.ts';

export const furtherMotions: readonly Plate[] = [
  plateAmble,
  plateTrot,
  plateRack,
  plateCanter,
  canterWorking,
  plateGallop,
  gallopRacing,
];
