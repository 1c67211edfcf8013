/**
 * A motion as the machine has it, and how to look at it: the rows are cubic splines, a standing foot moves straight back under the body,
 * a swinging one follows its own spline. Built from a plate by build-clip.ts. Metres, radians, phases 0..1.
 */
import { wrapPhase } from '../math/circle.ts';
import { splineWeights } from '../math/spline.ts';
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
  /** Spline controls: `keys` knots of the hinge rotations (all but the last joint) and then the sole. */
  readonly keys: number;
  readonly channels: number;
  readonly controls: Float64Array;
  /** Way of the toe in the air against the standing girdle joint (x) and the ground (y). */
  readonly swingX: Float64Array;
  readonly swingY: Float64Array;
}

export interface Clip {
  readonly name: string;
  readonly gait: string;
  readonly speed: number;
  readonly strideTime: number;
  readonly lead: 'left' | 'right' | undefined;
  readonly plate: string | undefined;
  readonly blends: boolean;
  readonly legs: readonly LegClip[];
  readonly bodyKeys: number;
  readonly body: Float64Array;
  readonly mean: Float64Array;
}

/** A foot and its leg at one moment. */
export interface LegSample {
  /** The moment to look at, and how much of the rotations is added to those that are there. Set before, not given: arguments would be boxed. */
  u: number;
  share: number;
  rotations: Float64Array;
  /** Heel-up angle of the sole. */
  sole: number;
  toeX: number;
  toeY: number;
}

export function createLegSample(leg: RigLeg): LegSample {
  return { u: 0.5, share: 0.5, rotations: new Float64Array(leg.joints.length), sole: 0.5, toeX: 0.5, toeY: 0.5 };
}

const weights = /* @__PURE__ */ new Float64Array(4);

/** The leg at phase `out.u` of its own stride (0 = touch-down), in the clip's own time. */
export function sampleLeg(clip: LegClip, out: LegSample): void {
  out.rotations.fill(0);
  out.share = 1;
  addLegSample(clip, out);
}

export function addLegSample(clip: LegClip, out: LegSample): void {
  const { u, share, rotations } = out;
  const { keys, channels, controls, duty } = clip;
  const w = weights;
  const at = u * keys;
  const knot = Math.floor(at);
  splineWeights(at - knot, w);
  const w0 = w[0];
  const w1 = w[1];
  const w2 = w[2];
  const w3 = w[3];
  let k0 = around(knot + keys - 1, keys) * channels;
  let k1 = around(knot, keys) * channels;
  let k2 = around(knot + 1, keys) * channels;
  let k3 = around(knot + 2, keys) * channels;
  let sum = 0;
  for (let c = 0; c < channels; c++) {
    sum = w0 * controls[k0++] + w1 * controls[k1++] + w2 * controls[k2++] + w3 * controls[k3++];
    rotations[c] += share * sum;
  }
  out.sole = sum;

  if (u < duty) {
    out.toeX = clip.centre + clip.step * (0.5 - u / duty);
    out.toeY = 0;
    return;
  }
  const air = airTime((u - duty) / (1 - duty)) * SWING_SPANS;
  const span = Math.min(SWING_SPANS - 1, Math.floor(air));
  splineWeights(air - span, w);
  out.toeX = weighed(clip.swingX, span, w);
  out.toeY = weighed(clip.swingY, span, w);
}

function weighed(values: Float64Array, at: number, w: Float64Array): number {
  return w[0] * values[at] + w[1] * values[at + 1] + w[2] * values[at + 2] + w[3] * values[at + 3];
}

/** A knot past the last one is one of the first. */
function around(knot: number, keys: number): number {
  return knot < keys ? knot : knot - keys;
}

/** How much each knot of a body's spline counts, all times together; 0 between calls. */
let counts = /* @__PURE__ */ new Float64Array(32);

/**
 * The body's rows, in the mean of some times of the stride; `into` is added to with weight `share`, so that clips can be blended. Times lie close
 * together and share their knots: these are counted first, so that all times cost hardly more than one.
 */
export function addBody(
  { bodyKeys, body }: Pick<Clip, 'body' | 'bodyKeys'>,
  times: Float64Array,
  share: number,
  mirrored: boolean,
  into: Float64Array,
): void {
  if (counts.length < bodyKeys) counts = new Float64Array(bodyKeys);
  const c = counts;
  const w = weights;
  for (let i = 0; i < times.length; i++) {
    const at = wrapPhase(times[i]) * bodyKeys;
    const knot = Math.floor(at);
    splineWeights(at - knot, w);
    c[around(knot + bodyKeys - 1, bodyKeys)] += w[0];
    c[around(knot, bodyKeys)] += w[1];
    c[around(knot + 1, bodyKeys)] += w[2];
    c[around(knot + 2, bodyKeys)] += w[3];
  }
  const each = share / times.length;
  const rows = ROWS;
  const sideways = FIRST_SIDEWAYS;
  for (let key = 0, at = 0; key < bodyKeys; key++, at += rows) {
    if (c[key] === 0) continue;
    const count = each * c[key];
    c[key] = 0;
    for (let r = 0; r < sideways; r++) into[r] += count * body[at + r];
    const aside = mirrored ? -count : count;
    for (let r = sideways; r < rows; r++) into[r] += aside * body[at + r];
  }
}

/** The body's rows in the mean over a stride. */
export function addMean({ mean }: Pick<Clip, 'mean'>, share: number, mirrored: boolean, into: Float64Array): void {
  for (let r = 0; r < ROWS; r++) into[r] += (mirrored && r >= FIRST_SIDEWAYS ? -share : share) * mean[r];
}

const ROWS = BODY_ROWS.length;
/** Rows from here on point sideways and change sign in the mirror. */
const FIRST_SIDEWAYS = SWAY;
