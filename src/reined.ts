/** What only an animal with reins can be asked for: checked here; a wrong wish throws and changes nothing. */

import type { Ground } from './body/ground.ts';
import { checkStyle } from './body/style-table.ts';
import type { Built } from './build.ts';
import type { Command, Wishes } from './command.ts';
import { leapGait } from './gait/leap.ts';
import { clamp } from './math/ease.ts';
import { finite } from './math/finite.ts';
import { bhatti } from './motion/plates/bhatti.ts';
import type { State } from './state.ts';
import { DEGREE, TURN } from './units.ts';
import type { Snapshot, Works } from './works.ts';

/** rad: steeper ground is none to walk on. */
export const STEEPEST = 30 * DEGREE;
const ROUNDING = 1e-9;

export function checkReined(works: Works, { slope, style, ...command }: Command, next: Wishes, state: State): void {
  // Of all headings that are the same, the one nearest to its own, and of two the left one: so it never jumps by whole turns.
  next.heading -= TURN * Math.ceil((next.heading - state.heading) / TURN - 0.5 - ROUNDING);
  if (slope !== undefined) next.slope = clamp(finite('slope', slope), -STEEPEST, STEEPEST);
  if ('ground' in command) {
    const { ground } = command;
    if (ground && typeof ground !== 'function')
      throw new TypeError(`ground: expected a function of x, z, got ${String(ground)}`);
    if (ground) finite('ground(0, 0)', ground(0, 0));
    next.ground = ground ? scaleGround(works, ground) : undefined;
  }
  if (style !== undefined) next.style = checkStyle({ ...bhatti, ...works.built.species.presets }, style);
}

/**
 * The ground in its own metres; the same again when the same is given again. Where that has no height it is 0, or the animal would be nowhere for good; and one that
 * throws does so once and is level from then on, or it could not even be taken away again.
 */
function scaleGround({ size, terrain }: Works, given: Ground): Ground {
  const { length } = size;
  if (terrain.given?.[0] === given) return terrain.given[1];
  let ask = given;
  const ground: Ground = (x, z) => {
    const asked = ask;
    ask = level;
    const height = asked(length * x, length * z) / length;
    ask = asked;
    return Number.isFinite(height) ? height : 0;
  };
  terrain.given = [given, ground];
  return ground;
}
const level: Ground = () => 0;

/** By way of JSON numbers in a row become something else. */
export function checkSnapshot({ rig }: Works, { species, inertia }: Snapshot): void {
  if (species !== rig.name || !(inertia instanceof Float64Array))
    throw new TypeError(`restore: expected a snapshot() of a ${rig.name}`);
}

export function checkLeap(built: Built, height: number): void {
  if (typeof height !== 'number' || !(height > 0))
    throw new RangeError(`leap: expected a height above 0, got ${String(height)}`);
  if (leapGait(built, 0) < 0) throw new RangeError(`leap: a ${built.species.name} does not leap`);
}

export function checkPush(at: string, velocity: ArrayLike<number>): void {
  if (at !== 'withers' && at !== 'croup') throw new RangeError(`push: at withers or croup, not '${String(at)}'`);
  if (velocity?.length !== 3 || !Array.from(velocity).every(Number.isFinite))
    throw new RangeError('push: expected a velocity of three numbers, m/s, such as [0, 0, 1]');
}
