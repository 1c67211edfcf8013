/**
 * Bhatti 2014, Table 1: impact phases of walk and run, in eighths of a stride, here from the first hind foot's. Printed as
 * FL FR HL HR: horse walk 7 3 5 1, horse run 5 1 3 7 (the same order: an amble), lion walk 7 3 6 2 (lateral couplets), lion run 2 1 7 6
 * (a transverse gallop on the left lead).
 */
import type { FootfallTable } from '../../types.ts';

export const bhatti: Readonly<Record<string, Omit<FootfallTable, 'speed'>>> = {
  'horse-walk': { LH: 0, LF: 0.25, RH: 0.5, RF: 0.75 },
  'horse-run': { LH: 0, LF: 0.25, RH: 0.5, RF: 0.75 },
  'lion-walk': { LH: 0, LF: 0.125, RH: 0.5, RF: 0.625 },
  'lion-run': { RH: 0, LH: 0.125, RF: 0.375, LF: 0.5 },
};
