/** The one order of legs, gravity, and the conversions used at the boundary (authored tables, attributes). SI inside. */

export const LEGS = ['LF', 'RF', 'LH', 'RH'] as const;
export type LegName = (typeof LEGS)[number];

export const GRAVITY = 9.81;
export const DEGREE = Math.PI / 180;
export const MPH = 0.44704;
export const KMH = 1 / 3.6;
export const TURN = 2 * Math.PI;
