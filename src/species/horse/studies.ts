/** Plates of Muybridge's that a horse can be told to follow to the letter; what it makes of a gait and a speed it does without them. */
import { plateGallop } from '../../motion/plates/plate-gallop.ts';
import { plateTrot } from '../../motion/plates/plate-trot.ts';
import type { Plate } from '../../types.ts';

export const studies: readonly Plate[] = [plateTrot, plateGallop];
