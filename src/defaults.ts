/** Every tunable on one screen: value, unit, why. For an animal of 1.60 m; similarity.ts carries them over to others. */

/** s. State changes in ticks of this length, at the most: a tick ends where a foot comes down or leaves (choice: a frame of most displays). */
export const tick = 1 / 60;
/** m/s. How much the pace rises in a stride: a racing gallop is reached in under 6 s (choice). m/s^2: brakes at less than 0.5 g. */
export const acceleration = 3;
export const braking = 4.6;
/** 1/s. Slow, it brakes and speeds up less hard: by how much of its pace (choices). */
export const easing = 1.3;
export const settingOff = 1.2;
/** m/s^2. The most a push of the legs speeds the body up, which is only part of the time (choice). */
export const push = 8.8;
/** s. Time constant with which the speed settles on the pace (choice); m/s: how far the pace may be ahead, and behind while it brakes: more would brake no harder. */
export const speedSettling = 0.2;
export const paceLead = 1.9;
export const paceLag = 1;
/** s. Half-lives with which the pace's acceleration rises, the manner of going follows the pace, and the tempo follows the law (choices). */
export const surgeHalfLife = 0.06;
export const mannerHalfLife = 0.25;
export const tempoHalfLife = 0.08;
/** s. Half-life with which the trunk follows the steps of its feet (choice). */
export const poiseHalfLife = 0.1;
/** m. How much lower the trunk is while gait or speed change (choice). */
export const gathering = 0.01;
/** s. From a stand to full life in the body, and back (choice). */
export const waking = 0.3;
/** rad/s. Fastest turn at a walk: a circle of about 3 m (choice); faster gaits are limited by grip. */
export const turnRate = 0.7;
/** rad/s. Fastest turn on the spot: as far apart as the legs can step (choice). */
export const spotTurnRate = 0.28;
/** Share of gravity that hooves can take sideways (choice, about what a rider expects on turf). */
export const grip = 0.42;
/** Share of the lean that would balance the curve fully (choice). */
export const leanShare = 1;
/** rad. How far the head turns ahead of the body; s: half-lives of the wave through poll, neck and body; 1/s: turn of the body by turn of the neck; s: how far it looks ahead, so that it does not turn too far (choices). */
export const neckTurn = 0.5;
export const pollHalfLife = 0.14;
export const neckHalfLife = 0.13;
export const turnHalfLife = 0.15;
export const turnGain = 2.2;
export const turnForesight = 0.28;
/** rad. The most the back bends from pelvis to withers (limits of the skeleton). */
export const spineBend = 0.3;
/** s. Half-life with which the slope changes, and how long a height function takes to fade in (choices). */
export const tilting = 0.28;
export const groundFade = 1;
/** How far the legs stand upright on a slope instead of square to it (choice). */
export const upright = 0.1;
/** 1/s. How fast a pushed body swings back, standing, and how much faster for each m/s; s: half-life with which its place goes after it (choices). */
export const pushRecovery = 5;
export const pushBracing = 0.2;
export const pushGiving = 0.3;
/** Shortening of the stride's time by the sine of a slope, up and down (choices). */
export const uphill = 0.5;
export const downhill = 0.5;
/** Strides a change of gait takes (Huang 2013: two and a half; choice: a little more is easier on the joints). */
export const transitionStrides = 2.8;
/** m/s. Setting off, the legs at once take steps for this speed, if the slowest gait has it (choice). */
export const startSpeed = 1.1;
/** rad. Size of the seeded variation of neck and face; the tail's is three times that. Too small to see as motion, enough that no two strides are equal. */
export const variation = 0.012;
