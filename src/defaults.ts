/** Every tunable on one screen: value, unit, why. */
export const DEFAULTS = {
  /** s. State changes in ticks of this length; short enough that a strike is seen within 1 cm of travel at a gallop. */
  tick: 1 / 120,
  /** m/s^2. A racing gallop is reached in about 5 s (choice); brakes at less than 0.5 g. */
  acceleration: 4,
  braking: 4,
  /** s. Time constant with which the speed settles on the command (choice). */
  speedSettling: 0.2,
  /** rad/s. Fastest turn at a walk: a circle of about 3 m (choice); faster gaits are limited by grip. */
  turnRate: 0.7,
  /** Share of gravity that hooves can take sideways (choice, about what a rider expects on turf). */
  grip: 0.45,
  /** Strides a change of gait takes (Huang 2013: two and a half). */
  transitionStrides: 2.5,
  /** m/s. Slower than this an animal that sets off is in its slowest gait, whatever it is going to (choice). */
  startSpeed: 1,
  /** m/s. Slower than this the slowest stride is shortened until the animal stands. */
  slowest: 0.3,
  /** rad. Size of the seeded variation of neck and face; the tail's is three times that. Too small to see as motion, enough that no two strides are equal. */
  variation: 0.012,
} as const;
