/**
 * Where each number of the animator's layer (Bhatti 2014) is kept. All are 0 when nothing is asked for. Those the gait needs come first, four to a
 * parameter in the order of LEGS.
 */
export const IMPACT = 0;
export const DURATION = 4;
export const STRIDE = 8;
/** A preset's touch-down phases, and how far they are in force. */
export const PATTERN = 12;
export const PATTERNED = 16;
/** The body's, the trunk's height first, which the stride must know. */
export const BODY = 17;
export const HEIGHT = BODY;
export const LIFT = 24;
export const POSITION = 28;
/** So many in all; then, as many again, the same a moment ahead: each number follows the one that follows the wish. */
export const WISHES = 32;
