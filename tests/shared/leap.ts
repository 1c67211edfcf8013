/**
 * One leap, measured. The fence is a wall of the height asked for, square to the animal's way at the place told in `leapstart`: no
 * part of a leg below elbow and stifle may pass it lower than its top.
 */
import type { Animal, LegName } from '../../src/index.ts';
import { GRAVITY, LEGS } from '../../src/units.ts';
import type { Watcher } from './watch.ts';

const PARTS = { F: ['carpus', 'fetlock', 'heel', 'toe'], H: ['hock', 'fetlock', 'heel', 'toe'] } as const;
const MARKS = LEGS.flatMap((leg) => PARTS[leg[1] as 'F' | 'H'].map((part) => `${leg}.${part}`));

export interface Leap {
  readonly watch: Watcher;
  /** Seconds from the wish to `leapstart`, and from there to `leapend`; Infinity if there is none. */
  readonly approach: number;
  readonly duration: number;
  readonly events: string;
  readonly fence: readonly [number, number];
  readonly height: number;
  /** Longest time without a foot down, s; where the trunk's middle was at take-off, highest and at landing, m above the ground. */
  readonly airborne: number;
  readonly takeOffHeight: number;
  readonly apex: number;
  readonly landingHeight: number;
  /** In the air: the trunk's vertical acceleration by a fitted parabola, m/s^2, how far it strays from that, m, and how its speed changes, share. */
  readonly fall: number;
  readonly stray: number;
  readonly speedChange: number;
  /** From the last foot's take-off to the first foot's landing, m; how far before the fence it leaves, and after it lands. */
  readonly length: number;
  readonly before: number;
  readonly after: number;
  /** The orders in which feet leave before and land after the flight. */
  readonly leaving: readonly LegName[];
  readonly landing: readonly LegName[];
  /** Least height above the fence's top at which a part of a leg passes, m, and which. */
  readonly clearance: number;
  readonly lowest: string;
  /** Smallest angles of carpus and hock in the air, degrees. */
  readonly carpus: number;
  readonly hock: number;
}

interface Look {
  readonly time: number;
  readonly heading: number;
  readonly place: readonly [number, number];
  readonly parts: Float64Array;
  readonly trunk: readonly [number, number, number];
  readonly standing: readonly boolean[];
  readonly carpus: number;
  readonly hock: number;
}

function look(animal: Animal, time: number): Look {
  const parts = new Float64Array(3 * MARKS.length);
  MARKS.forEach((mark, i) => {
    parts.set(animal.landmark(mark), 3 * i);
  });
  // The trunk's middle: halfway between the girdles, about where a horse's mass is.
  const { joints } = animal.rig;
  const root = animal.pose.position[joints.indexOf('root')];
  const withers = animal.pose.position[joints.indexOf('withers')];
  const [x, y, z] = [0, 1, 2].map((k) => (root[k] + withers[k]) / 2);
  const [px, pz] = animal.place;
  return {
    time,
    heading: animal.heading,
    place: [px, pz],
    parts,
    trunk: [x, y - animal.groundHeight(px, pz), z],
    standing: LEGS.map((leg) => animal.legs[leg].contact !== 'flight'),
    carpus: Math.min(animal.angle('LF.carpus'), animal.angle('RF.carpus')),
    hock: Math.min(animal.angle('LH.hock'), animal.angle('RH.hock')),
  };
}

/** Asks for a leap now and watches until `after` seconds past its end, or in vain for `patience` seconds. */
export function measureLeap(watch: Watcher, height: number, { patience = 6, after = 6 } = {}): Leap {
  const { animal } = watch;
  animal.takeEvents();
  animal.leap({ height });
  const asked = watch.time;
  const looks: Look[] = [];
  const events: string[] = [];
  let start = Infinity;
  let end = Infinity;
  let fence: readonly [number, number] = [Number.NaN, Number.NaN];
  let told = Number.NaN;
  // The flight is over some ticks before the last event, and looks are kept from the first event on.
  while (watch.time < Math.min(asked + patience + 8, end + after)) {
    watch.step();
    for (const event of animal.takeEvents()) {
      if (event.type === 'leapstart') {
        start = Math.min(start, watch.time);
        fence = event.fence;
        told = event.height;
        events.push('start');
      } else if (event.type === 'leapend') {
        end = watch.time;
        events.push('end');
      }
    }
    if (start < Infinity && watch.time < end + 0.5) looks.push(look(animal, watch.time));
    if (start === Infinity && watch.time > asked + patience) break;
  }
  return {
    watch,
    approach: start - asked,
    duration: end - start,
    events: events.join(' '),
    fence,
    height: told,
    ...flightOf(looks, fence),
    ...passing(looks, fence, height),
  };
}

/** The longest stretch of looks without a foot down. */
function longestFlight(looks: readonly Look[]): [number, number] {
  let best: [number, number] = [0, -1];
  let from = -1;
  looks.forEach(({ standing }, i) => {
    if (standing.some(Boolean)) from = -1;
    else {
      if (from < 0) from = i;
      if (i - from > best[1] - best[0]) best = [from, i];
    }
  });
  return best;
}

function flightOf(looks: readonly Look[], fence: readonly [number, number]) {
  const [from, to] = longestFlight(looks);
  if (to <= from + 4)
    return {
      airborne: 0,
      takeOffHeight: Number.NaN,
      apex: Number.NaN,
      landingHeight: Number.NaN,
      fall: Number.NaN,
      stray: Number.NaN,
      speedChange: Number.NaN,
      length: Number.NaN,
      before: Number.NaN,
      after: Number.NaN,
      leaving: [],
      landing: [],
      carpus: Number.NaN,
      hock: Number.NaN,
    };
  const flight = looks.slice(from, to + 1);
  const dt = flight[1].time - flight[0].time;
  const { curvature, stray } = parabola(flight.map(({ trunk }) => trunk[1]));
  const speeds = flight
    .slice(1)
    .map(({ trunk }, i) => Math.hypot(trunk[0] - flight[i].trunk[0], trunk[2] - flight[i].trunk[2]) / dt);
  const leaving: LegName[] = [];
  for (let i = from; i > 0; i--)
    for (const leg of changed(looks[i], looks[i - 1])) if (!leaving.includes(leg)) leaving.unshift(leg);
  const landing: LegName[] = [];
  for (let i = to + 1; i < looks.length; i++)
    for (const leg of changed(looks[i - 1], looks[i])) if (!landing.includes(leg)) landing.push(leg);
  const left = toeOf(looks[from], leaving[leaving.length - 1] ?? 'LH');
  const landed = toeOf(looks[Math.min(to + 1, looks.length - 1)], landing[0] ?? 'LF');
  return {
    airborne: flight.length * dt,
    takeOffHeight: flight[0].trunk[1],
    apex: Math.max(...flight.map(({ trunk }) => trunk[1])),
    landingHeight: flight[flight.length - 1].trunk[1],
    fall: (2 * curvature) / (dt * dt),
    stray,
    speedChange: (Math.max(...speeds) - Math.min(...speeds)) / Math.max(1, ...speeds),
    length: Math.hypot(landed[0] - left[0], landed[1] - left[1]),
    before: Math.hypot(fence[0] - left[0], fence[1] - left[1]),
    after: Math.hypot(landed[0] - fence[0], landed[1] - fence[1]),
    leaving,
    landing,
    carpus: Math.min(...flight.map((one) => one.carpus)),
    hock: Math.min(...flight.map((one) => one.hock)),
  };
}

/** Feet that stand in the one and not in the other. */
const changed = (without: Look, standing: Look): LegName[] =>
  LEGS.filter((_, i) => standing.standing[i] && !without.standing[i]);

function toeOf({ parts }: Look, leg: LegName): [number, number] {
  const at = 3 * MARKS.indexOf(`${leg}.toe`);
  return [parts[at], parts[at + 2]];
}

/** Least squares of y = a + b i + c i^2 over evenly spaced values: c, and the farthest value from it. */
export function parabola(values: readonly number[]): { curvature: number; stray: number } {
  const n = values.length;
  const middle = (n - 1) / 2;
  const s = [0, 0, 0, 0, 0];
  const t = [0, 0, 0];
  values.forEach((y, i) => {
    const x = i - middle;
    for (let k = 0; k <= 4; k++) s[k] += x ** k;
    for (let k = 0; k <= 2; k++) t[k] += y * x ** k;
  });
  // Odd sums are 0 about the middle.
  const slope = t[1] / s[2];
  const curvature = (n * t[2] - s[2] * t[0]) / (n * s[4] - s[2] * s[2]);
  const level = (t[0] - curvature * s[2]) / n;
  const stray = Math.max(
    ...values.map((y, i) => Math.abs(y - level - slope * (i - middle) - curvature * (i - middle) ** 2)),
  );
  return { curvature, stray };
}

/** How high above the fence's top each part of each leg passes the wall. */
function passing(looks: readonly Look[], [fx, fz]: readonly [number, number], height: number) {
  let nearest = 0;
  const far = ({ place }: Look): number => Math.hypot(place[0] - fx, place[1] - fz);
  looks.forEach((one, i) => {
    if (far(one) < far(looks[nearest])) nearest = i;
  });
  let clearance = Infinity;
  let lowest = '';
  let passed = 0;
  if (looks.length > 0) {
    const { heading } = looks[nearest];
    const [nx, nz] = [Math.cos(heading), -Math.sin(heading)];
    MARKS.forEach((mark, m) => {
      const beyond = ({ parts }: Look): number => (parts[3 * m] - fx) * nx + (parts[3 * m + 2] - fz) * nz;
      for (let i = 1; i < looks.length; i++) {
        const [a, b] = [beyond(looks[i - 1]), beyond(looks[i])];
        if (a < 0 === b < 0) continue;
        if (b > a) passed++;
        const [low, high] = [looks[i - 1].parts[3 * m + 1], looks[i].parts[3 * m + 1]];
        const over = low + ((high - low) * a) / (a - b) - height;
        if (over < clearance) {
          clearance = over;
          lowest = mark;
        }
      }
    });
  }
  // A fence that it never passed was not leapt.
  return passed < MARKS.length ? { clearance: -Infinity, lowest: 'not passed' } : { clearance, lowest };
}

/** What is wrong with a leap, as sentences: the same for all. */
export function faultsOfLeap(leap: Leap, asked: number, speed: number): string[] {
  const faults: string[] = [];
  const must = (good: boolean, what: string): void => {
    if (!good) faults.push(what);
  };
  must(leap.events === 'start end', `events: ${leap.events}`);
  must(Math.abs(leap.height - asked) < 1e-9, `told a fence of ${leap.height} m instead of ${asked}`);
  must(leap.clearance >= 0, `${leap.lowest} ${(100 * leap.clearance).toFixed(1)} cm over the fence`);
  // The mass must rise for a horse to clear a fence, but it tucks its legs: never by much more than the fence.
  const rise = leap.apex - leap.takeOffHeight;
  must(rise > 0.05 && rise < asked, `the body rises ${rise.toFixed(2)} m`);
  must(Math.abs(leap.fall + GRAVITY) < 0.03 * GRAVITY, `falls with ${leap.fall.toFixed(2)} m/s^2`);
  must(leap.stray < 0.005, `strays ${(1000 * leap.stray).toFixed(1)} mm from a parabola`);
  must(leap.speedChange < 0.03, `its speed changes by ${(100 * leap.speedChange).toFixed(1)} % in the air`);
  const drop = leap.apex - leap.landingHeight;
  const fall = Math.sqrt((2 * rise) / GRAVITY) + Math.sqrt((2 * drop) / GRAVITY);
  must(
    Math.abs(leap.airborne - fall) < 0.03,
    `in the air for ${leap.airborne.toFixed(2)} s, a stone ${fall.toFixed(2)} s`,
  );
  must(leap.airborne > 0.2 && leap.airborne < 0.9, `in the air for ${leap.airborne.toFixed(2)} s`);
  // From the hind toe that leaves to the fore toe that lands a horse is longer than its flight, by its own stretch.
  const stretch = leap.length - speed * leap.airborne;
  must(stretch > 0.5 && stretch < 3, `${leap.length.toFixed(2)} m long`);
  must(
    leap.before > 0.6 && leap.after > 0.4,
    `leaves ${leap.before.toFixed(2)} m before, lands ${leap.after.toFixed(2)} m after`,
  );
  must(
    /^.H$/.test(leap.leaving.at(-1) ?? '') && /^.H$/.test(leap.leaving.at(-2) ?? ''),
    `leaves from ${leap.leaving.join(' ')}`,
  );
  must(/^.F$/.test(leap.landing[0] ?? '') && /^.F$/.test(leap.landing[1] ?? ''), `lands on ${leap.landing.join(' ')}`);
  must(leap.carpus < 115, `carpus no more bent than ${leap.carpus.toFixed(0)} degrees`);
  must(leap.hock < 130, `hock no more bent than ${leap.hock.toFixed(0)} degrees`);
  return faults;
}
