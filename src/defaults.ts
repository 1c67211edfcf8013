/** Every tunable on one screen: value, unit, why. For an animal of 1.60 m; similarity.ts carries them over to others. */
export const DEFAULTS = {
  /** s. State changes in ticks of this length; short enough that a strike is seen within 1 cm of travel at a gallop. */
  tick: 1 / 120,
  /** m/s. How much the pace rises in a stride: a racing gallop is reached in under 6 s (choice). m/s^2: brakes at less than 0.5 g. */
  acceleration: 3,
  braking: 4.6,
  /** 1/s. Slow, it brakes and speeds up less hard: by how much of its pace (choices). */
  easing: 1.3,
  settingOff: 1.2,
  /** m/s^2. The most a push of the legs speeds the body up, which is only part of the time (choice). */
  push: 9,
  /** s. Time constant with which the speed settles on the pace (choice); m/s: how far the pace may be ahead, and behind while it brakes: more would brake no harder. */
  speedSettling: 0.2,
  paceLead: 1.9,
  paceLag: 1,
  /** s. Half-lives with which the pace's acceleration rises, the manner of going follows the pace, and the tempo follows the law (choices). */
  surgeHalfLife: 0.06,
  mannerHalfLife: 0.25,
  tempoHalfLife: 0.08,
  /** s. Half-life with which the trunk follows the steps of its feet (choice). */
  poiseHalfLife: 0.1,
  /** m. How much lower the trunk is while gait or speed change (choice). */
  gathering: 0.01,
  /** s. From a stand to full life in the body, and back (choice). */
  waking: 0.3,
  /** rad/s. Fastest turn at a walk: a circle of about 3 m (choice); faster gaits are limited by grip. */
  turnRate: 0.7,
  /** rad/s. Fastest turn on the spot: as far apart as the legs can step (choice). */
  spotTurnRate: 0.28,
  /** Share of gravity that hooves can take sideways (choice, about what a rider expects on turf). */
  grip: 0.42,
  /** Share of the lean that would balance the curve fully (choice). */
  leanShare: 1,
  /** rad. How far the head turns ahead of the body; s: half-lives of the wave through poll, neck and body; 1/s: turn of the body by turn of the neck; s: how far it looks ahead, so that it does not turn too far (choices). */
  neckTurn: 0.5,
  pollHalfLife: 0.14,
  neckHalfLife: 0.13,
  turnHalfLife: 0.15,
  turnGain: 2.2,
  turnForesight: 0.28,
  /** rad. The most the back bends from pelvis to withers (limits of the skeleton). */
  spineBend: 0.3,
  /** s. Half-life with which the slope changes, and how long a height function takes to fade in (choices). */
  tilting: 0.28,
  groundFade: 1,
  /** How far the legs stand upright on a slope instead of square to it (choice). */
  upright: 0.1,
  /** 1/s. How fast a pushed body swings back, standing, and how much faster for each m/s; s: half-life with which its place goes after it (choices). */
  pushRecovery: 5,
  pushBracing: 0.2,
  pushGiving: 0.3,
  /** Shortening of the stride's time by the sine of a slope, up and down (choices). */
  uphill: 0.5,
  downhill: 0.5,
  /** Strides a change of gait takes (Huang 2013: two and a half; choice: a little more is easier on the joints). */
  transitionStrides: 2.8,
  /** m/s. Setting off, the legs at once take steps for this speed, if the slowest gait has it (choice). */
  startSpeed: 1.1,
  /** rad. Size of the seeded variation of neck and face; the tail's is three times that. Too small to see as motion, enough that no two strides are equal. */
  variation: 0.012,
} as const;
