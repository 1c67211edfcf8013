/**
 * A motion as the machine has it, and how to look at it: the rows are cubic splines, a standing foot moves straight back under the body,
 * a swinging one follows its own spline. Built from a plate by build-clip.ts. Metres, radians, phases 0..1.
 */
import { wrapPhase } from '../math/circle.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { spline } from '../math/spline.ts';
import type { RigLeg } from '../skeleton/rig.ts';
import { BODY_ROWS, SWAY } from '../skeleton/trunk.ts';

/**
 * Spans of the spline that carries a foot through the air. They lie twice as dense at both ends (airTime): a galloping hoof passes a
 * hand's breadth in five milliseconds, and must be free to leave the ground at once.
 */
export const SWING_SPANS = 48;
export const END_DENSITY = 1.9;

/** The spline's parameter, 0..1, at a share of the swing. */
export function airTime(share: number): number {
  return END_DENSITY * share + (1 - END_DENSITY) * share * share * share * (share * (6 * share - 15) + 10);
}

export interface LegClip {
  /** Touch-down phase and share of the stride on the ground. */
  readonly down: number;
  readonly duty: number;
  /** Ground covered under the body while the foot stands, m: Huang's D. */
  readonly step: number;
  /** Middle of the stance against the standing girdle joint, m, forward positive. */
  readonly centre: number;
  /** How far outside the standing toe's track the foot is set down, m. */
  readonly aside: number;
  /** Spline controls: `keys` knots, and three again, of the hinge rotations (all but the last joint) and then the sole. */
  readonly keys: number;
  readonly channels: number;
  readonly controls: Numbers;
  /** Way of the toe in the air against the standing girdle joint (x) and the ground (y). */
  readonly swingX: Numbers;
  readonly swingY: Numbers;
}

export interface Clip {
  readonly name: string;
  readonly gait: string;
  readonly speed: number;
  readonly strideTime: number;
  readonly lead: 'left' | 'right' | undefined;
  readonly plate: string | undefined;
  readonly blends: boolean;
  /** Left and right as they are, and the other way round. */
  readonly legs: readonly LegClip[];
  readonly mirrored: readonly LegClip[];
  readonly bodyKeys: number;
  readonly body: Numbers;
  readonly mean: Numbers;
}

/** A foot and its leg at one moment. */
export interface LegSample {
  /** The moment to look at, and how much of the rotations is added to those that are there. Set before, not given: arguments would be boxed. */
  u: number;
  share: number;
  rotations: Numbers;
  /** Heel-up angle of the sole. */
  sole: number;
  toeX: number;
  toeY: number;
}

export function createLegSample(leg: RigLeg): LegSample {
  return { u: 0.5, share: 0.5, rotations: zeros(leg.joints.length), sole: 0.5, toeX: 0.5, toeY: 0.5 };
}

/** The leg at phase `out.u` of its own stride (0 = touch-down), in the clip's own time. */
export function sampleLeg(clip: LegClip, out: LegSample): void {
  out.rotations.fill(0);
  out.share = 1;
  addLegSample(clip, out);
}

export function addLegSample(clip: LegClip, out: LegSample): void {
  const { u, share, rotations } = out;
  const { keys, channels, controls, duty, swingX, swingY } = clip;
  const at = u * keys;
  const knot = at | 0;
  const f = at - knot;
  // So V8 knows that no place is too large a number, and does not check every sum.
  const rows = channels & 0xffff;
  const k0 = (knot * rows) & 0xffffff;
  const k1 = k0 + rows;
  const k2 = k1 + rows;
  const k3 = k2 + rows;
  let sum = 0;
  for (let c = 0; c < rows; c++) {
    sum = spline(f, controls[k0 + c], controls[k1 + c], controls[k2 + c], controls[k3 + c]);
    rotations[c] += share * sum;
  }
  out.sole = sum;

  if (u < duty) {
    out.toeX = clip.centre + clip.step * (0.5 - u / duty);
    out.toeY = 0;
    return;
  }
  const air = airTime((u - duty) / (1 - duty)) * SWING_SPANS;
  const span = Math.min(SWING_SPANS - 1, air | 0);
  out.toeX = spline(air - span, swingX[span], swingX[span + 1], swingX[span + 2], swingX[span + 3]);
  out.toeY = spline(air - span, swingY[span], swingY[span + 1], swingY[span + 2], swingY[span + 3]);
}

/** A knot past the last one is one of the first. */
function around(knot: number, keys: number): number {
  return knot < keys ? knot : knot - keys;
}

/** How much each knot of a body's spline counts, all times together; 0 between calls. */
let counts = /* @__PURE__ */ zeros(32);

/**
 * The body's rows, in the mean of some times of the stride; `into` is added to with weight `share`, so that clips can be blended. Times lie close
 * together and share their knots: these are counted first, so that all times cost hardly more than one.
 */
export function addBody(
  { bodyKeys, body }: Pick<Clip, 'body' | 'bodyKeys'>,
  times: Numbers,
  share: number,
  mirrored: boolean,
  into: Numbers,
): void {
  if (counts.length < bodyKeys) counts = zeros(bodyKeys);
  const c = counts;
  // So V8 knows here too that no place is too large a number.
  const keys = bodyKeys & 0xffff;
  for (let i = 0; i < times.length; i++) {
    const at = wrapPhase(times[i]) * keys;
    const knot = at & 0xffff;
    const f = at - knot;
    c[around(knot + keys - 1, keys)] += spline(f, 1, 0, 0, 0);
    c[knot] += spline(f, 0, 1, 0, 0);
    c[around(knot + 1, keys)] += spline(f, 0, 0, 1, 0);
    c[around(knot + 2, keys)] += spline(f, 0, 0, 0, 1);
  }
  const each = share / times.length;
  const side = mirrored ? -each : each;
  // The rows are written out: twice as fast as in a loop.
  let croup = 0;
  let withers = 0;
  let loin = 0;
  let neck = 0;
  let face = 0;
  let tail = 0;
  let sway = 0;
  let roll = 0;
  let bend = 0;
  let lash = 0;
  for (let key = 0; key < keys; key++) {
    const count = c[key];
    if (count === 0) continue;
    c[key] = 0;
    const at = 10 * key;
    croup += count * body[at];
    withers += count * body[at + 1];
    loin += count * body[at + 2];
    neck += count * body[at + 3];
    face += count * body[at + 4];
    tail += count * body[at + 5];
    sway += count * body[at + 6];
    roll += count * body[at + 7];
    bend += count * body[at + 8];
    lash += count * body[at + 9];
  }
  into[0] += each * croup;
  into[1] += each * withers;
  into[2] += each * loin;
  into[3] += each * neck;
  into[4] += each * face;
  into[5] += each * tail;
  into[6] += side * sway;
  into[7] += side * roll;
  into[8] += side * bend;
  into[9] += side * lash;
}

/** The body's rows in the mean over a stride. */
export function addMean({ mean }: Pick<Clip, 'mean'>, share: number, mirrored: boolean, into: Numbers): void {
  for (let r = 0; r < ROWS; r++) into[r] += (mirrored && r >= FIRST_SIDEWAYS ? -share : share) * mean[r];
}

const ROWS = BODY_ROWS.length;
/** Rows from here on point sideways and change sign in the mirror. */
const FIRST_SIDEWAYS = SWAY;
