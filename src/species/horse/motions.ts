/** What a horse does beyond walking. */
import { canterWorking } from '../../motion/plates/canter-working.ts';
import { gallopRacing } from '../../motion/plates/gallop-racing.ts';
import { plateAmble } from '../../motion/plates/plate-amble.ts';
import { plateCanter } from '../../motion/plates/plate-canter.ts';
import { plateGallop } from '../../motion/plates/plate-gallop.ts';
import { plateRack } from '../../motion/plates/plate-rack.ts';
import { plateTrot } from '../../motion/plates/plate-trot.ts';
import { trotRacing } from '../../motion/plates/trot-racing.ts';
import { trotWorking } from '../../motion/plates/trot-working.ts';
import type { Species } from '../../types.ts';

export const beyondWalking: Pick<Species, 'motions'> = {
  motions: [
    plateAmble,
    trotWorking,
    trotRacing,
    plateTrot,
    plateRack,
    plateCanter,
    canterWorking,
    plateGallop,
    gallopRacing,
  ],
};
