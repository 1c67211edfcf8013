/** The cat's kind: one crouched posture from 4 to 200 kg (Day & Jayne 2007), so one rig, one set of plates; as large as a lion. */
import { lionGallop } from '../../motion/plates/lion-gallop.ts';
import { lionTrot } from '../../motion/plates/lion-trot.ts';
import { lionWalk } from '../../motion/plates/lion-walk.ts';
import type { Species } from '../../types.ts';

export const felidMotions: Species['motions'] = [lionWalk, lionTrot, lionGallop];
export const felidStanding: Species['standing'] = {
  croup: 0,
  withers: 0,
  loin: 0,
  neck: 8,
  face: 30,
  tail: 38,
  sway: 0,
  roll: 0,
  bend: 0,
};
