/** One change of gait, measured from the command until the new gait goes steadily, and the bounds on it. */
import { type Animal, type Command, createAnimal } from '../../src/index.ts';
import { GRAVITY, LEGS, type LegName } from '../../src/units.ts';
import { asLargeAsTheHorse, HORSE, hipShare } from './alike.ts';
import { LOOK, type Strike, Watcher } from './watch.ts';

/** Every gait of the horse in the middle of the band in which it is chosen by itself, m/s. */
export const MIDDLE: Readonly<Record<string, number>> = {
  stand: 0,
  walk: 1.25,
  amble: 2.75,
  trot: 4.15,
  rack: 5.75,
  canter: 7.75,
  gallop: 13.75,
};
export const WAYS = Object.keys(MIDDLE);
export type Lead = 'left' | 'right';
export const hasLead = (gait: string): boolean => gait === 'canter' || gait === 'gallop';

/** The same of another animal, as large as the horse (alike.ts). */
export function middlesOf(species: string): Readonly<Record<string, number>> {
  if (species === HORSE) return MIDDLE;
  const gaits = Object.entries(asLargeAsTheHorse(species).gaits);
  return { stand: 0, ...Object.fromEntries(gaits.map(([name, { band }]) => [name, (band[0] + band[1]) / 2])) };
}

export const PHASES = 12;

export interface Change {
  /** Who; the horse unless given. */
  readonly species?: string;
  readonly from: string;
  readonly to: string;
  readonly lead: Lead;
  /** The lead it comes from; the same unless it is a flying change. */
  readonly fromLead?: Lead;
  /** Share of a stride at which the command comes. */
  readonly phase: number;
  /** On its way it was first asked for another gait, so many strides before. */
  readonly via?: { readonly gait: string; readonly strides: number };
}

export interface Measured {
  readonly change: Change;
  /** From the command until the gait has changed; Infinity if it never does. */
  readonly time: number;
  readonly strides: number;
  /** From the command until the speed is there, within 2 %. */
  readonly arrived: number;
  /** How high its hips are against a horse's: feet are measured by that. */
  readonly hips: number;
  readonly slip: number;
  readonly lowest: number;
  readonly sunk: number;
  readonly floated: number;
  readonly airborne: number;
  readonly slowestClock: number;
  readonly fastestClock: number;
  readonly wentBack: number;
  /** Largest peak of a joint's angular acceleration against the larger of the two steady gaits, and the joint. */
  readonly jerk: number;
  readonly jerkJoint: string;
  readonly braking: number;
  readonly stretched: number;
  readonly beyond: number;
  readonly beyondJoint: string;
  readonly finite: boolean;
  readonly order: string;
  /** How far the legs' phases are from the steady gait's in the end; for a stand, how far the feet are from square, m. */
  readonly off: number;
}

export function wishFor(gait: string, lead: Lead, species = HORSE): Command {
  return { gait, speed: middlesOf(species)[gait], lead: hasLead(gait) ? lead : 'auto' };
}

/** In the steady gait, at the start of its stride. */
export function settled(gait: string, lead: Lead, species = HORSE): Animal {
  const animal = createAnimal(asLargeAsTheHorse(species), { seed: 0 });
  animal.command(wishFor(gait, lead, species));
  animal.settle();
  return animal;
}

// -------------------------------------------------------------------------------------------------- the steady gaits

interface Steady {
  /** Per kind of joint (F.carpus, neckLow): peak angular acceleration, rad/s^2. */
  readonly jerk: Readonly<Record<string, number>>;
  /** Phase of each leg less that of LH. */
  readonly pattern: Readonly<Record<Lead, readonly number[]>>;
}

const known = new Map<string, Steady>();

/** LF.carpus and RF.carpus are one kind: which of them works harder depends on the lead. */
const kindOf = (joint: string): string => joint.replace(/^[LR]([FH]\.)/, '$1');

/** rad/s^2: what the trunk may always do; less cannot be seen. */
const TRUNK_FLOOR = 10;

function jerksOf(watch: Watcher): Record<string, number> {
  const jerks: Record<string, number> = {};
  watch.joints.forEach((joint, j) => {
    const kind = kindOf(joint);
    jerks[kind] = Math.max(jerks[kind] ?? 0, watch.jerking[j]);
  });
  return jerks;
}

export function steadyOf(gait: string, species = HORSE): Steady {
  const key = `${species} ${gait}`;
  const before = known.get(key);
  if (before) return before;
  const pattern: Record<Lead, number[]> = { left: [], right: [] };
  let jerk: Record<string, number> = {};
  for (const lead of ['right', 'left'] as const) {
    if (lead === 'left' && !hasLead(gait)) {
      pattern.left = pattern.right;
      break;
    }
    pattern[lead] = patternOf(settled(gait, lead, species));
    // A kink is seen best when a look falls on it: three watches with looks in other places.
    for (let third = 0; third < 3; third++) {
      const animal = settled(gait, lead, species);
      animal.advance((third / 3) * LOOK);
      const jerks = jerksOf(new Watcher(animal).run(4));
      jerk = Object.fromEntries(Object.entries(jerks).map(([kind, value]) => [kind, Math.max(value, jerk[kind] ?? 0)]));
    }
  }
  const steady = { jerk, pattern };
  known.set(key, steady);
  return steady;
}

function patternOf(animal: Animal): number[] {
  return LEGS.map((leg) => wrap(animal.legs[leg].phase - animal.legs.LH.phase));
}

const wrap = (phase: number): number => phase - Math.floor(phase);
const apart = (a: number, b: number): number => Math.abs(a - b - Math.round(a - b));

// ------------------------------------------------------------------------------------------------------- one change

/** s: watched before the command, so that the command itself is seen. */
const BEFORE = 4 * LOOK;
/** s: longer than any change may take. */
const LONGEST = 12;

export function measureChange(change: Change): Measured {
  const { species = HORSE, from, to, lead, phase, via } = change;
  const animal = settled(from, change.fromLead ?? lead, species);
  // Commands come between ticks: one that came within a tick would be seen to act since the tick began.
  if (from !== 'stand') animal.advance(Math.round((phase * animal.strideTime) / LOOK) * LOOK);
  const watch = new Watcher(animal);
  watch.run(BEFORE);
  watch.forget();
  if (via) {
    animal.command(wishFor(via.gait, lead, species));
    while (watch.strides < via.strides && watch.time < LONGEST) watch.step();
  }
  animal.command(wishFor(to, lead, species));
  const commanded = { time: watch.time, strides: watch.strides };
  const wanted = middlesOf(species)[to];
  let time = Infinity;
  let strides = Infinity;
  let arrived = Infinity;
  let goOn = Infinity;
  while (watch.time < Math.min(LONGEST + commanded.time, goOn)) {
    watch.step();
    const there = animal.gait === to && !animal.inTransition && (!hasLead(to) || animal.lead === lead);
    if (!there) time = Infinity;
    else if (time === Infinity) {
      time = watch.time - commanded.time;
      strides = watch.strides - commanded.strides;
    }
    if (arrived === Infinity && Math.abs(animal.speed - wanted) < 0.02 * wanted + 1e-3)
      arrived = watch.time - commanded.time;
    if (time === Infinity || arrived === Infinity) goOn = Infinity;
    else if (goOn === Infinity) goOn = watch.time + (to === 'stand' ? 0.3 : 2.2 * animal.strideTime);
  }
  const reference = [from, to, ...(via ? [via.gait] : [])].map((gait) => steadyOf(gait, species).jerk);
  let jerk = 0;
  let jerkJoint = '';
  for (const [kind, peak] of Object.entries(jerksOf(watch))) {
    const floor = kind.includes('.') ? 1 : TRUNK_FLOOR;
    const ratio = peak / Math.max(floor, ...reference.map((jerks) => jerks[kind]));
    if (ratio > jerk) {
      jerk = ratio;
      jerkJoint = kind;
    }
  }
  return {
    change,
    time,
    strides,
    arrived,
    hips: hipShare(animal),
    slip: watch.slipped,
    lowest: watch.lowest,
    sunk: watch.sunk,
    floated: watch.floated,
    airborne: watch.airborne,
    slowestClock: watch.slowestClock,
    fastestClock: watch.fastestClock,
    wentBack: watch.wentBack,
    jerk,
    jerkJoint,
    braking: watch.braking,
    stretched: watch.stretched,
    beyond: watch.beyond,
    beyondJoint: watch.beyondJoint,
    finite: watch.finite,
    // A flying change lands each new leading foot twice in a row: that is what it is. So does who goes over to a rotary gait, whose hind feet have the other lead, or comes from one.
    order: wrongOrder(
      watch.strikes,
      commanded.time + (from === 'stand' ? Math.max(time, arrived) : time),
      steadyOf(to, species).pattern[lead],
      to,
      from === to || (species !== HORSE && hasLead(from) !== hasLead(to)) ? 1 : 0,
    ),
    off: to === 'stand' ? offSquare(animal, species) : offPattern(animal, steadyOf(to, species).pattern[lead]),
  };
}

function offPattern(animal: Animal, pattern: readonly number[]): number {
  return Math.max(...patternOf(animal).map((phase, i) => apart(phase, pattern[i])));
}

/** How far the farthest toe is from where it stands in a new animal, m. */
function offSquare(animal: Animal, species: string): number {
  const square = createAnimal(asLargeAsTheHorse(species), { seed: 0 });
  const [cos, sin] = [Math.cos(animal.heading), Math.sin(animal.heading)];
  const [x, z] = animal.place;
  return Math.max(
    ...LEGS.map((leg) => {
      const [a, , b] = square.landmark(`${leg}.toe`);
      const toe = animal.landmark(`${leg}.toe`);
      return Math.hypot(toe[0] - (x + a * cos + b * sin), toe[2] - (z - a * sin + b * cos));
    }),
  );
}

// -------------------------------------------------------------------------------------------------- footfall order

/** Strides: feet that land this close together may change places. */
const TIE = 0.07;

/** What is wrong with the order of the footfalls; '' if nothing is. Each pair may land one foot twice in a row so many times. */
export function wrongOrder(
  strikes: readonly Strike[],
  changed: number,
  pattern: readonly number[],
  to: string,
  doubles = 0,
): string {
  for (const end of ['F', 'H']) {
    const pair = strikes.filter(({ leg, strides }) => leg[1] === end && strides >= 1);
    const twice = pair.filter(({ leg }, i) => i > 0 && leg === pair[i - 1].leg);
    if (twice.length > doubles) return `${twice[0].leg} twice by ${twice[0].time.toFixed(2)} s`;
  }
  if (to === 'stand') return '';
  // A leg whose phase is ahead lands earlier: its place in the stride is what it lacks.
  const down = LEGS.map((_, i) => wrap(-pattern[i]));
  const landed: Partial<Record<LegName, number>> = {};
  let last: number | undefined;
  for (const { leg, time } of strikes) {
    if (time <= changed) continue;
    const own = down[LEGS.indexOf(leg)];
    const place: number = last === undefined ? own : own + Math.ceil(last - TIE - own);
    const before = landed[leg];
    if (before !== undefined && Math.round(place - before) !== 1)
      return `${leg} out of order at ${time.toFixed(2)} s (${strikes.map((strike) => strike.leg).join(' ')})`;
    landed[leg] = place;
    last = Math.max(place, last ?? place);
  }
  return '';
}

// ---------------------------------------------------------------------------------------------------------- bounds

/** One bound that is broken, by how much (for finding the worst), and what was measured. */
export interface Fault {
  readonly bound: string;
  readonly by: number;
  readonly says: string;
}

/** What is not allowed. */
export function faultsOf(m: Measured, jerk = 1.5): Fault[] {
  const { species = HORSE, from, to, lead, fromLead = lead, phase, via } = m.change;
  const middle = middlesOf(species);
  const small = m.hips;
  const faults: Fault[] = [];
  const must = (good: boolean, bound: string, by: number, says: string): void => {
    if (!good)
      faults.push({
        bound,
        by,
        says: `${says} (${lead} lead, phase ${phase.toFixed(2)}${via ? `, after ${via.strides} strides` : ''})`,
      });
  };
  const most = (value: number, limit: number, bound: string, says: string): void =>
    must(value <= limit, bound, value, says);
  const stands = from === 'stand' || to === 'stand';
  const flying = from === to && fromLead !== lead;
  must(m.finite, 'finite', 1, 'not finite');
  if (to === 'stand')
    most(
      m.time,
      Math.max(middle[from], via ? middle[via.gait] : 0) / (0.35 * GRAVITY) + 3,
      'stands in time',
      `stands after ${m.time.toFixed(2)} s`,
    );
  else if (from === 'stand' && !m.change.via)
    most(Math.max(m.time, m.arrived), 6, 'goes in 6 s', `there after ${Math.max(m.time, m.arrived).toFixed(2)} s`);
  else {
    most(m.strides, 3.5, 'at most 3.5 strides', `takes ${m.strides.toFixed(2)} strides`);
    must(
      flying || via !== undefined || m.strides >= 2,
      'at least 2 strides',
      -m.strides,
      `takes ${m.strides.toFixed(2)} strides`,
    );
  }
  if (to === 'stand') most(m.off, 0.02, 'square', `a foot ${m.off.toFixed(3)} m from square`);
  else most(m.off, 0.02, 'pattern', `clocks ${m.off.toFixed(3)} from the steady gait's`);
  most(m.wentBack, 1e-9, 'clocks forward', `a clock goes back by ${m.wentBack.toFixed(4)}`);
  must(stands || m.slowestClock >= 0.5, 'clocks >= 0.5', -m.slowestClock, `a clock at ${m.slowestClock.toFixed(2)}`);
  most(m.fastestClock, 2, 'clocks <= 2', `a clock at ${m.fastestClock.toFixed(2)}`);
  most(m.slip, 0.001 * small, 'slip', `slips ${millimetres(m.slip)}`);
  most(m.sunk, 0.002 * small, 'sinks', `${millimetres(m.sunk)} in the ground`);
  most(m.floated, 0.002 * small, 'floats', `stands ${millimetres(m.floated)} off the ground`);
  must(m.lowest >= 0.005 * small, 'swing', -m.lowest, `swings at ${millimetres(m.lowest)}`);
  most(m.airborne, 0.25 + 1e-9, 'airborne', `no foot down for ${m.airborne.toFixed(3)} s`);
  most(m.jerk, jerk, 'acceleration', `${m.jerkJoint} jerks ${m.jerk.toFixed(2)} times as hard as steadily`);
  most(m.braking, 0.52 * GRAVITY, 'braking', `brakes with ${(m.braking / GRAVITY).toFixed(2)} g`);
  must(m.order === '', 'order', 1, m.order);
  most(m.stretched, 1e-6, 'bones', `a bone is ${millimetres(m.stretched)} off`);
  most(m.beyond, 0.01, 'limits', `${m.beyondJoint} ${m.beyond.toFixed(2)} degrees beyond its limit`);
  return faults;
}

/** A line for each broken bound: the worst, and how many starts break it. */
/** `jerk` is the bound on accelerations where it is not that of all. */
export function sumUp(all: readonly Measured[], jerk?: number): string[] {
  const worst = new Map<string, { fault: Fault; count: number }>();
  for (const fault of all.flatMap((measured) => faultsOf(measured, jerk))) {
    const { fault: before, count } = worst.get(fault.bound) ?? { fault, count: 0 };
    worst.set(fault.bound, { fault: fault.by > before.by ? fault : before, count: count + 1 });
  }
  return [...worst].map(([bound, { fault, count }]) => `${bound}: ${fault.says}; ${count} of ${all.length}`);
}

const millimetres = (metres: number): string => `${(1000 * metres).toFixed(1)} mm`;

/** All starting phases and leads of a pair; phases say nothing of a stand, leads nothing of symmetric gaits. */
export function changesOf(from: string, to: string, species?: string, phases = PHASES): Change[] {
  const leads: Lead[] = hasLead(from) || hasLead(to) ? ['right', 'left'] : ['right'];
  const count = from === 'stand' ? 1 : phases;
  return leads.flatMap((lead) =>
    Array.from({ length: count }, (_, i) => ({ ...(species && { species }), from, to, lead, phase: i / phases })),
  );
}

/** Changes of lead in the same gait. */
export function flyingChanges(gait: string): Change[] {
  return (['right', 'left'] as const).flatMap((lead) =>
    Array.from({ length: PHASES }, (_, i) => ({
      from: gait,
      to: gait,
      lead,
      fromLead: lead === 'right' ? ('left' as const) : ('right' as const),
      phase: i / PHASES,
    })),
  );
}

/** A new command in the middle of a change: early, halfway, nearly there. */
export function changesOnTheWay(from: string, via: string, to: string): Change[] {
  return changesOf(from, to)
    .filter((_, i) => i % 3 === 0)
    .flatMap((change) => [0.4, 1.1, 1.8, 2.3].map((strides) => ({ ...change, via: { gait: via, strides } })));
}

/** A line of the table: the worst over all starts of a pair. */
export function tableLine(name: string, all: readonly Measured[]): string {
  const most = (of: (m: Measured) => number): number => Math.max(...all.map(of));
  const least = (of: (m: Measured) => number): number => Math.min(...all.map(of));
  const jerk = all.reduce((worst, m) => (m.jerk > worst.jerk ? m : worst));
  const cells = [
    `${least((m) => m.strides).toFixed(2)}-${most((m) => m.strides).toFixed(2)}`,
    most((m) => m.time).toFixed(2),
    most((m) => m.arrived).toFixed(2),
    `${least((m) => m.slowestClock).toFixed(2)}-${most((m) => m.fastestClock).toFixed(2)}`,
    most((m) => m.wentBack).toFixed(3),
    (1000 * most((m) => m.slip)).toFixed(2),
    (1000 * least((m) => m.lowest)).toFixed(1),
    (1000 * most((m) => m.sunk)).toFixed(1),
    most((m) => m.airborne).toFixed(3),
    `${jerk.jerk.toFixed(2)} ${jerk.jerkJoint}`,
    (most((m) => m.braking) / GRAVITY).toFixed(2),
    most((m) => m.off).toFixed(3),
    String(all.filter((m) => m.order !== '').length),
    String(all.filter((m) => faultsOf(m).length > 0).length),
  ];
  return [name.padEnd(18), ...cells.map((cell, i) => cell.padStart(TABLE_HEAD[i].length))].join(' ');
}

const TABLE_HEAD = [
  'strides    ',
  'time s',
  'speed s',
  'clock    ',
  'back ',
  'slip mm',
  'low mm',
  'sunk mm',
  'air s',
  'jerk               ',
  'brake g',
  'off  ',
  'order',
  'bad',
];
export const tableHead = ['change'.padEnd(18), ...TABLE_HEAD].join(' ');
