/** The limbs of a synthesized gait: those of the nearest motion, each leg retimed to its new contact. */
import { wrapPhase } from '../math/circle.ts';
import type { Numbers } from '../math/memory.ts';
import { spline } from '../math/spline.ts';
import type { KeyRow, LegPlate, Plate } from '../types.ts';
import { DEGREE, LEGS, type LegName } from '../units.ts';
import { rowNames } from './build-clip.ts';
import { leaderOf } from './pattern.ts';
import type { Draft } from './recipe.ts';

/** Keys of every row that is written: twice a plate's, so that nothing is smoothed away twice. */
export const KEYS = 48;

export function writeRow(value: (phase: number) => number): KeyRow {
  return Array.from({ length: KEYS }, (_, key) => value(key / KEYS).toFixed(2)).join(' ');
}

export function readKeys(row: KeyRow): number[] {
  return row.trim().split(/\s+/).map(Number);
}

/** Turns the hinges of a leg so that its foot stands where it must, `portion` of the stance after its touch-down. */
export type Stand = (leg: LegName, portion: number, rotations: Numbers) => void;

/** `lift`: how far swinging legs fold, against the source; `stand`: left out, feet stand as the source's would. */
export function borrowLegs(draft: Draft, lift: number, stand?: Stand): Plate['legs'] {
  const leg = (name: LegName) => retimeLeg(draft, name, lift, stand);
  if (draft.lead === undefined) return { fore: leg('LF'), hind: leg('LH') };
  const [trail, lead] = draft.lead === 'left' ? (['R', 'L'] as const) : (['L', 'R'] as const);
  return {
    trailFore: leg(`${trail}F`),
    leadFore: leg(`${lead}F`),
    trailHind: leg(`${trail}H`),
    leadHind: leg(`${lead}H`),
  };
}

/** The leg of the source that a leg borrows from: of the same end, and leading if it leads its pair. */
function findLender({ source, pattern: { contacts } }: Draft, leg: LegName): { from: LegName; plate: LegPlate } {
  const end = leg[1] as 'F' | 'H';
  const { legs, lead } = source;
  if ('fore' in legs) return { from: leg, plate: end === 'F' ? legs.fore : legs.hind };
  const leads = leaderOf(contacts, end) === (leg[0] === 'L' ? 'left' : 'right');
  const side = (lead === 'left') === leads ? 'L' : 'R';
  const [trailing, leading] = end === 'F' ? [legs.trailFore, legs.leadFore] : [legs.trailHind, legs.leadHind];
  return { from: `${side}${end}`, plate: leads ? leading : trailing };
}

/**
 * Stance to stance, swing to swing. Of a longer step a shorter one is the middle part; the swing joins its ends, folding more or less between
 * how the leg leaves and how it lands. The sole keeps its whole way: a heel that leaves the ground does so in every step.
 */
function retimeLeg(draft: Draft, leg: LegName, lift: number, stand?: Stand): LegPlate {
  const { from, plate } = findLender(draft, leg);
  const { source, pattern, rig } = draft;
  // Where nothing leads, two feet share their rows: they stand as long as both do in the mean.
  const pair = draft.lead ? [leg, leg] : leg[1] === 'F' ? (['LF', 'RF'] as const) : (['LH', 'RH'] as const);
  const duty = (pattern.contacts[pair[0]].duty + pattern.contacts[pair[1]].duty) / 2;
  const lent = source.contacts[from].duty;
  const part = Math.min(1, (pattern.speed * pattern.strideTime * duty) / (source.speed * source.strideTime * lent));
  const own = rig.legs[LEGS.indexOf(leg)];
  const { senses, standingDegrees } = own;
  const names = rowNames(rig, own);
  const rows = names.map((name) => steeredBy(readKeys(plate.rows[name])));
  const standing = (portion: number): number[] => {
    const rotations = rows.map(
      (at, i) => (at(lent * (0.5 + part * (portion - 0.5))) - standingDegrees[i]) * senses[i] * DEGREE,
    );
    stand?.(leg, portion, rotations);
    return Array.from(rotations, (rotation, i) => standingDegrees[i] + (senses[i] * rotation) / DEGREE);
  };
  const [landing, leaving] = [standing(0), standing(1)];
  const posture = (u: number): number[] => {
    if (u < duty) return standing(u / duty);
    const air = (u - duty) / (1 - duty);
    const chord = (from: number, to: number) => from + (to - from) * air;
    return rows.map(
      (at, i) => chord(leaving[i], landing[i]) + lift * (at(lent + (1 - lent) * air) - chord(at(lent), at(0))),
    );
  };
  const postures = Array.from({ length: KEYS }, (_, key) => posture(key / KEYS));
  const sole = steeredBy(readKeys(plate.sole));
  return {
    rows: Object.fromEntries(names.map((name, i) => [name, writeRow((u) => postures[Math.round(u * KEYS)][i])])),
    ...(plate.way && { way: [plate.way[0], lift * plate.way[1], plate.way[2]] as const }),
    sole: writeRow((u) => sole(u < duty ? (u / duty) * lent : lent + ((u - duty) / (1 - duty)) * (1 - lent))),
  };
}

/** A leg's row as a clip has it: the keys steer a periodic spline. */
function steeredBy(keys: readonly number[]): (phase: number) => number {
  const count = keys.length;
  return (phase) => {
    const at = wrapPhase(phase) * count;
    const knot = Math.floor(at);
    const key = (i: number) => keys[(knot + i) % count];
    return spline(at - knot, key(count - 1), key(0), key(1), key(2));
  };
}
