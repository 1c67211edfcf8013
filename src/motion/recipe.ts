/**
 * A gait as a person writes it down (Karim's gait manager: when each foot lands and how long it stands), read and completed: which of the
 * species' motions is nearest, how the stride changes with speed, which side leads. SI, phases 0..1.
 */
import { wrapPhase } from '../math/circle.ts';
import { requireNumber } from '../require.ts';
import { buildRig, type Rig } from '../skeleton/rig.ts';
import { TableError } from '../table-error.ts';
import type { Contact, Law, Plate, Range, Species } from '../types.ts';
import { LEGS, type LegName } from '../units.ts';
import { checkFootfalls, leaderOf, type Pattern } from './pattern.ts';

export interface GaitRecipe {
  readonly name: string;
  /** Touch-down (phase) and share of the stride on the ground, of each foot. */
  readonly contacts: Readonly<Record<LegName, Contact>>;
  /** The speed the contacts are given for, m/s. */
  readonly speed: number;
  /** s; what the nearest motion would take at this speed, unless given. */
  readonly strideTime?: number;
  /** Speeds it can be asked for; unless given, as far as 1.4 times slower and faster if that is plausible. */
  readonly range?: Range;
  /** Speeds at which it is chosen by itself; none unless given. */
  readonly band?: Range;
  /** How far the swinging legs fold, against the nearest motion: 0.3 to 2. */
  readonly lift?: number;
  /** The motion that lends its limbs; the nearest unless given. */
  readonly like?: string;
}

export type Lead = 'left' | 'right' | undefined;

/** A recipe, completed. */
export interface Draft {
  readonly path: string;
  readonly rig: Rig;
  readonly pattern: Pattern;
  /** The motion that lends its limbs. */
  readonly source: Plate;
  /** Stride time and contacts go with these powers of the speed, as those of the source's gait do here. */
  readonly laws: { readonly strideTime: number; readonly duty: readonly [fore: number, hind: number] };
  readonly lead: Lead;
}

/** The longest contact the laws may come to at low speed. */
export const MOST_DUTY = 0.9;

export function readRecipe(species: Species, recipe: GaitRecipe): Draft {
  const name = recipe?.name;
  if (typeof name !== 'string' || name === '') throw new TableError('recipe.name', 'a gait needs a name');
  const path = `${species.name}.gaits.${name}`;
  const taken = Object.entries(species.gaits).some(([gait, { alias }]) => name === gait || name === alias);
  if (taken || name === 'auto' || name === 'stand') throw new TableError(path, 'this name is taken');
  const speed = requireNumber(`${path}.speed`, recipe.speed, 0.001, 40);
  const given = recipe.strideTime;
  if (given !== undefined) requireNumber(`${path}.strideTime`, given, 0.05, 20);
  if (recipe.lift !== undefined) requireNumber(`${path}.lift`, recipe.lift, 0.3, 2);
  const contacts = readContacts(path, recipe);
  const lead = leaderOf(contacts, 'F') ?? leaderOf(contacts, 'H');
  const source = findSource(species, path, recipe, contacts, lead);
  const table = species.gaits[source.gait];
  const tempo = exponentOf(table.strideTime ?? table.frequency, speed) * (table.strideTime ? 1 : -1);
  const strideTime = given ?? source.strideTime * (speed / source.speed) ** tempo;
  return {
    path,
    rig: buildRig(species.name, species.height, species.skeleton),
    pattern: { speed, strideTime, contacts },
    source,
    laws: { strideTime: tempo, duty: [exponentOf(table.duty.fore, speed), exponentOf(table.duty.hind, speed)] },
    lead,
  };
}

/** Strides are counted from the left hind, or the trailing hind. */
function readContacts(path: string, recipe: GaitRecipe): Pattern['contacts'] {
  const read = (leg: LegName): Contact => {
    const contact = recipe.contacts?.[leg];
    return {
      down: requireNumber(`${path}.contacts.${leg}.down`, contact?.down, -1, 2),
      duty: requireNumber(`${path}.contacts.${leg}.duty`, contact?.duty, 0, 1),
    };
  };
  const contacts = { LF: read('LF'), RF: read('RF'), LH: read('LH'), RH: read('RH') };
  const start = contacts[leaderOf(contacts, 'H') === 'left' ? 'RH' : 'LH'].down;
  for (const leg of LEGS) contacts[leg] = { ...contacts[leg], down: wrapPhase(contacts[leg].down - start) };
  return contacts;
}

/** d ln(law) / d ln(speed): the power law that touches it here. */
function exponentOf(law: Law | undefined, speed: number): number {
  if (!law) return 0;
  if ('power' in law) return law.power[1];
  const [a, b] = law.linear;
  return (b * speed) / (a + b * speed);
}

/** The motion whose limbs suit best: led or not as the pattern is, like steps, like contacts, like speed (weights are choices). */
function findSource(
  species: Species,
  path: string,
  { like, speed, strideTime }: GaitRecipe,
  contacts: Pattern['contacts'],
  lead: Lead,
): Plate {
  if (like !== undefined) {
    const wanted = species.motions.find((motion) => motion.name === like);
    if (wanted) return wanted;
    throw new TableError(
      `${path}.like`,
      `no motion '${like}'; there are ${species.motions.map((motion) => motion.name).join(', ')}`,
    );
  }
  const distance = (motion: Plate): number => {
    const faster = Math.log(speed / motion.speed);
    const longer = Math.log(meanDuty(contacts) / meanDuty(motion.contacts));
    const slower = Math.log((strideTime ?? motion.strideTime) / motion.strideTime);
    return 2 * Math.abs(faster + longer + slower) + Math.abs(longer) + 0.5 * Math.abs(faster);
  };
  const shaping = species.motions.filter((motion) => motion.blends !== false);
  const alike = shaping.filter((motion) => (motion.lead === undefined) === (lead === undefined));
  return (alike.length > 0 ? alike : shaping).reduce((best, motion) =>
    distance(motion) < distance(best) ? motion : best,
  );
}

function meanDuty(contacts: Pattern['contacts']): number {
  return Math.max(0.01, LEGS.reduce((sum, leg) => sum + contacts[leg].duty, 0) / 4);
}

// ---------------------------------------------------------------------------------------------------- other speeds

/** The pattern as the laws have it at another speed. */
export function patternAt({ pattern, laws }: Draft, speed: number): Pattern {
  const ratio = speed / pattern.speed;
  const at = (leg: LegName): Contact => {
    const { down, duty } = pattern.contacts[leg];
    return { down, duty: Math.min(Math.max(duty, MOST_DUTY), duty * ratio ** laws.duty[leg[1] === 'F' ? 0 : 1]) };
  };
  return {
    speed,
    strideTime: pattern.strideTime * ratio ** laws.strideTime,
    contacts: { LF: at('LF'), RF: at('RF'), LH: at('LH'), RH: at('RH') },
  };
}

/**
 * Ranges to try, widest first: twice from slowest to fastest, a little less than animals have in a gait (2.1 to 2.6, Heglund & Taylor 1988),
 * as far as the footfalls stay plausible, then slower and slower at the fast end. Or the one that is asked for.
 */
export function listRanges(draft: Draft, wanted: Range | undefined): Range[] {
  const { path, rig, pattern } = draft;
  const { speed } = pattern;
  const faultAt = (end: number): string | undefined => checkFootfalls(rig, patternAt(draft, end)).reasons[0];
  if (wanted !== undefined) {
    requireNumber(`${path}.range[0]`, wanted[0], 0.001, speed);
    requireNumber(`${path}.range[1]`, wanted[1], speed, 60);
    for (const [i, end] of wanted.entries()) {
      const fault = faultAt(end);
      if (fault) throw new TableError(`${path}.range[${i}]`, `implausible at ${end} m/s: ${fault}`);
    }
    return [wanted];
  }
  const ends = (sense: 1 | -1): number[] => {
    const speeds = [speed];
    for (let part = 1; part <= 6 && faultAt(speeds[0]) === undefined; part++) {
      speeds.unshift(speed * 2 ** ((sense * part) / 12));
    }
    return speeds.filter((end) => faultAt(end) === undefined);
  };
  const [slowest] = ends(-1);
  return ends(1).map((fastest): Range => [slowest, fastest]);
}
