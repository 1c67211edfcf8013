/**
 * The trunk's bounce from the footfalls alone (Abdul Karim 2012, 4): a particle for each girdle, received and pushed off by its feet, a
 * ballistic body between. It stands beside the motions and not in body/, since motion/synth makes plates of it and arrows do not point back.
 *
 * Karim integrates his equations step by step until they settle. Here the orbit is written down. Every foot carries its equal share of
 * the weight over a stride, symmetric about its mid-stance: the first half receives (velocity to 0), the second pushes off (velocity to g T/2
 * for a flight of T: eq 5c with its sign put right). For the force within a stance his mean (eq 3) becomes Alexander's curve,
 *
 *     f = A (sin wx + q sin 3wx),   w = pi / duty,   A = pi / (2 n duty (1 + q/3))       x: since touch-down; n feet; weights of the girdle
 *
 * a half sine in a run (q = 0), with two humps in a walk: even forces would halve the measured bounce of a trot. Integrated twice, less the
 * weight, each foot adds a height that closes with the stride; the girdle's is their sum. Metres, seconds; phases 0..1.
 */
import { wrapPhase } from '../math/circle.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import type { Contact } from '../types.ts';
import { GRAVITY, LEGS, type LegName } from '../units.ts';

export interface Bounce {
  /** At equal phases of the stride, against the preferred height (their mean), m. */
  readonly heights: Numbers;
  /** Most and least that the feet push up together, in weights of what the girdle carries. */
  readonly peakForce: number;
  readonly leastForce: number;
  /** Share of the stride with no foot of the girdle down, and the longest of these flights, s. */
  readonly flightShare: number;
  readonly longestFlight: number;
}

/** Two humps from a duty of one half on, full from 0.6 (choice: a walk at 0.61 is highest in mid-stance, as measured). */
function humps(duty: number): number {
  return 0.4 * Math.min(1, Math.max(0, 10 * (duty - 0.5)));
}

/** A foot that only touches would have to push without end: it counts as standing this long. */
const BRIEFEST = 1e-3;

function standing({ duty }: Contact): number {
  return Math.min(1, Math.max(BRIEFEST, duty));
}

/** Force of one of `feet` feet, in weights of the girdle, `x` of a stride after its touch-down. */
export function footForce(contact: Contact, feet: number, x: number): number {
  const duty = standing(contact);
  if (x >= duty) return 0;
  const q = humps(duty);
  const w = Math.PI / duty;
  return (w * (Math.sin(w * x) + q * Math.sin(3 * w * x))) / (2 * feet * (1 + q / 3));
}

/** The height one foot adds, in g T^2: 0 at its touch-down, and again a stride later with the same slope. */
function footHeight(contact: Contact, feet: number, x: number): number {
  const duty = standing(contact);
  const q = humps(duty);
  const w = Math.PI / duty;
  const s = Math.min(x, duty);
  const stance = (s - Math.sin(w * s) / w + (q / 3) * (s - Math.sin(3 * w * s) / (3 * w))) / (2 * feet * (1 + q / 3));
  const flight = (x - s) / feet;
  return stance + flight - (x * x) / (2 * feet) - ((1 - duty) * x) / (2 * feet);
}

/**
 * Legs that hold a girdle all the time also steer it: slow forces are evened out until it bounces no more than this share of the
 * height (facts: 3 to 5 cm at a walk). A flight cannot be steered.
 */
const STEERED = 0.03;

/** The closed orbit of a girdle over one stride; `height` is the animal's, m. */
export function pelvisHeights(
  contacts: readonly Contact[],
  strideTime: number,
  height: number,
  samples: number,
): Bounce {
  const feet = contacts.length;
  const heights = zeros(samples);
  const forces = zeros(samples);
  for (let i = 0; i < samples; i++) {
    for (const contact of contacts) {
      const x = wrapPhase(i / samples - contact.down);
      heights[i] += GRAVITY * strideTime * strideTime * footHeight(contact, feet, x);
      forces[i] += footForce(contact, feet, x);
    }
  }
  const mean = heights.reduce((sum, value) => sum + value, 0) / samples;
  const flights = flightsOf(contacts);
  const bounce = rangeOf(heights);
  const scale = flights.length === 0 ? Math.min(1, (STEERED * height) / (bounce || 1)) : 1;
  return {
    heights: heights.map((value) => scale * (value - mean)),
    peakForce: 1 + scale * (Math.max(...forces) - 1),
    leastForce: 1 + scale * (Math.min(...forces) - 1),
    flightShare: flights.reduce((sum, share) => sum + share, 0),
    longestFlight: strideTime * Math.max(0, ...flights),
  };
}

/** Of a stride: less than this between two events is rounding. */
const INSTANT = 1e-9;

/** The stretches of the stride in which none of the feet is down, as shares of it. */
export function flightsOf(contacts: readonly Contact[]): number[] {
  const flights: number[] = [];
  contacts.forEach((contact, i) => {
    const leaves = contact.down + standing(contact);
    // Of feet that leave together the first speaks.
    const first = contacts.findIndex((other) => wrapPhase(other.down + standing(other) - leaves) < INSTANT);
    const held = contacts.some((other, k) => k !== i && wrapPhase(leaves - other.down) < standing(other) - INSTANT);
    if (held || first !== i) return;
    const flight = Math.min(...contacts.map((other) => wrapPhase(other.down - leaves)));
    if (flight > INSTANT) flights.push(flight);
  });
  return flights;
}

/**
 * What a girdle feels of its own feet; the rest it feels of the others', through a trunk that is stiff and heavy at its ends (choice: keeps the
 * pitch of a canter and a gallop at 6 to 12 degrees; independent particles would pitch by 20 to 30, Dunbar 2008 has less than 20).
 */
const OWN = 0.7;

/** Both girdles on one trunk: heights of croup and withers, m, and the orbits of the two particles. */
export function trunkHeights(
  contacts: Readonly<Record<LegName, Contact>>,
  strideTime: number,
  height: number,
  samples: number,
): { readonly croup: Numbers; readonly withers: Numbers; readonly fore: Bounce; readonly hind: Bounce } {
  const [fore, hind] = [0, 2].map((first) =>
    pelvisHeights([contacts[LEGS[first]], contacts[LEGS[first + 1]]], strideTime, height, samples),
  );
  const mix = (own: Bounce, other: Bounce) => own.heights.map((value, i) => OWN * value + (1 - OWN) * other.heights[i]);
  return { croup: mix(hind, fore), withers: mix(fore, hind), fore, hind };
}

export function rangeOf(values: Numbers): number {
  return Math.max(...values) - Math.min(...values);
}
