/**
 * Is a footfall pattern one that an animal could go in (Abdul Karim 2012, 4)? Forces, flights and reach follow from the contacts, the speed
 * and the stride time; what no leg could give is said in a sentence. Limits of time go with the square root of the height, since what falls
 * freely sets the pace (dynamic similarity, Alexander).
 */
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import type { Rig } from '../skeleton/rig.ts';
import type { Contact } from '../types.ts';
import { DEGREE, GRAVITY, LEGS, type LegName } from '../units.ts';
import { type Bounce, footForce, rangeOf, trunkHeights } from './pelvis.ts';

/** A gait at one speed, as Karim's gait manager has it. m/s, s. */
export interface Pattern {
  readonly speed: number;
  readonly strideTime: number;
  readonly contacts: Readonly<Record<LegName, Contact>>;
}

export interface PatternCheck {
  readonly plausible: boolean;
  /** One sentence for each thing that is not. */
  readonly reasons: readonly string[];
  /** Of the hardest working foot, in body weights. */
  readonly peakForce: number;
  /** The longest time one girdle has no foot down, s. */
  readonly longestFlight: number;
  /** How far croup and withers go up and down, m, and the trunk pitches, degrees. */
  readonly croup: number;
  readonly withers: number;
  readonly pitch: number;
}

/** Body weights on one foot: racing gallops reach 2.5 (Witte 2006); half as much again is left to other animals (choice). */
const MOST_FORCE = 3.5;
/** Each girdle carries half of the body: 57 to 43 standing, even in a gallop (facts 1.4). */
const GIRDLE_SHARE = 0.5;
/** Of the height: how far legs can let a girdle bounce at every stride (choice; canters and gallops come to 0.13, measured animals to 0.26). */
const MOST_BOUNCE = 0.2;
/** Share of the stride a girdle can be without a foot (choice; a racing gallop has 0.63). */
const MOST_FLIGHT = 0.75;
/** Shortest swing and longest time on the feet of one side, in sqrt(height / g) (choices: 0.2 and 0.5 s at 1.60 m; measured 0.29 and 0.31). */
const LEAST_SWING = 0.5;
const LONGEST_SIDE = 1.25;
/** Of the height: the ground a foot can cover while it stands, and a hind foot in a gait with a lead, where the back helps (facts, row 15). */
const LONGEST_STEP = 0.875;
const LONGEST_LEAP = 1.03;
/** Contacts shorter and longer than these are no step any more (the builder's own limits). */
const DUTY_LIMITS = [0.05, 0.95] as const;

/** The foot of a pair that lands second and soon after the other; none if they alternate or land together. */
export function leaderOf(contacts: Pattern['contacts'], end: 'F' | 'H'): 'left' | 'right' | undefined {
  const gap = phaseDifference(contacts[`L${end}`].down, contacts[`R${end}`].down);
  if (Math.abs(gap) < TOGETHER || Math.abs(gap) > 0.5 - ALTERNATE) return undefined;
  return gap > 0 ? 'right' : 'left';
}
const TOGETHER = 0.03;
const ALTERNATE = 0.1; // a limping trot is still a trot (choice)

const SAMPLES = 96;

export const FOOT_NAMES: Readonly<Record<LegName, string>> = {
  LF: 'left fore',
  RF: 'right fore',
  LH: 'left hind',
  RH: 'right hind',
};

export function checkFootfalls({ height, girdle, hips }: Rig, { speed, strideTime, contacts }: Pattern): PatternCheck {
  const reasons: string[] = [];
  const pace = Math.sqrt(height / GRAVITY);
  let peakForce = 0;
  for (const leg of LEGS) {
    const { duty } = contacts[leg];
    const foot = `the ${FOOT_NAMES[leg]} foot`;
    const force = GIRDLE_SHARE * footPeak(contacts[leg]);
    const step = speed * strideTime * duty;
    const swing = (1 - duty) * strideTime;
    peakForce = Math.max(peakForce, force);
    if (duty < DUTY_LIMITS[0] || duty > DUTY_LIMITS[1])
      reasons.push(`${foot} stands for ${percent(duty)} of the stride; a step takes 5 to 95 %`);
    if (force > MOST_FORCE)
      reasons.push(
        `${foot} stands so briefly that it has to push with ${force.toFixed(1)} times the body's weight; legs bear ${MOST_FORCE}`,
      );
    const reach = (leg[1] === 'H' && leaderOf(contacts, 'H') ? LONGEST_LEAP : LONGEST_STEP) * height;
    if (step > reach)
      reasons.push(`${foot} stands while the body goes ${metres(step)}; legs of this size reach ${metres(reach)}`);
    if (swing < LEAST_SWING * pace)
      reasons.push(
        `${foot} has ${seconds(swing)} to swing forward; legs of this size need at least ${seconds(LEAST_SWING * pace)}`,
      );
  }
  const { croup, withers, fore, hind } = trunkHeights(contacts, strideTime, height, SAMPLES);
  checkGirdle('forehand', fore, height, reasons);
  checkGirdle('hindquarters', hind, height, reasons);
  const pitch = rangeOf(withers.map((value, i) => Math.atan2(value - croup[i], girdle[0] - hips[0]))) / DEGREE;
  for (const [side, other] of SIDES) {
    const alone = strideTime * longestAlone(contacts, side, other);
    if (alone > LONGEST_SIDE * pace)
      reasons.push(
        `only ${side === 0 ? 'left' : 'right'} feet stand for ${seconds(alone)}; after ${seconds(LONGEST_SIDE * pace)} it would fall over`,
      );
  }
  return {
    plausible: reasons.length === 0,
    reasons,
    peakForce,
    longestFlight: Math.max(fore.longestFlight, hind.longestFlight),
    croup: rangeOf(croup),
    withers: rangeOf(withers),
    pitch,
  };
}

const SIDES = [
  [0, 1],
  [1, 0],
] as const;

/** Of one foot of two, in weights of the girdle. */
function footPeak(contact: Contact): number {
  let peak = 0;
  for (let i = 0; i <= SAMPLES; i++) peak = Math.max(peak, footForce(contact, 2, (contact.duty * i) / SAMPLES));
  return peak;
}

function checkGirdle(name: string, bounce: Bounce, height: number, reasons: string[]): void {
  const { heights, longestFlight, flightShare } = bounce;
  if (rangeOf(heights) > MOST_BOUNCE * height)
    reasons.push(
      `the ${name} would be in the air for ${seconds(longestFlight)} and have to bounce by ${metres(rangeOf(heights))}; legs of this size manage ${metres(MOST_BOUNCE * height)}`,
    );
  else if (flightShare > MOST_FLIGHT)
    reasons.push(
      `the ${name} has no foot down for ${percent(flightShare)} of the stride; ${percent(MOST_FLIGHT)} is the most`,
    );
}

/** The longest stretch, as a share of the stride, in which feet of one side stand and none of the other. */
function longestAlone(contacts: Pattern['contacts'], side: number, other: number): number {
  const down = (from: number, phase: number) =>
    LEGS.some((leg, i) => i % 2 === from && wrapPhase(phase - contacts[leg].down) < contacts[leg].duty);
  let longest = 0;
  let run = 0;
  // Twice around, so that a stretch over the stride's end counts as one.
  for (let i = 0; i < 2 * SAMPLES; i++) {
    run = down(side, i / SAMPLES) && !down(other, i / SAMPLES) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(1, longest / SAMPLES);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
const metres = (value: number) => `${value.toFixed(2)} m`;
const seconds = (value: number) => `${value.toFixed(2)} s`;
