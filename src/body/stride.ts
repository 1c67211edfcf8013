/**
 * Stages 8 and 9. The captured legs, each at its own clock, blended over the voices; the body at the mean of the four clocks
 * (Huang eq 7, 10); and the way of each foot scaled about its girdle to the step the law asks for (Huang eq 2).
 */
import type { Built } from '../build.ts';
import { downAt, phaseOf } from '../gait/clocks.ts';
import { VOICES, type Voice, type Voices } from '../gait/voices.ts';
import { evenShare, warpSwing } from '../gait/warp.ts';
import { wrapPhase } from '../math/circle.ts';
import { clamp, smooth, smoother } from '../math/ease.ts';
import { addBody, addMean, createLegSample, type LegClip, type LegSample, sampleLeg } from '../motion/clip.ts';
import { BODY_ROWS, CROUP, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';
import { FORE, HIND, STEPPED } from './poise.ts';
import { addSwing, styleFeet } from './style.ts';

/** The posture before anything is bent or pinned. Feet: forward of the girdle in mid-stance, how far along the path from there, above the ground. */
export interface Sampled {
  readonly rows: Float64Array;
  readonly rotations: readonly Float64Array[];
  readonly sole: Float64Array;
  /** m */
  readonly centre: Float64Array;
  /** Steps. */
  readonly along: Float64Array;
  readonly toeY: Float64Array;
  /** m outwards, beside the track. */
  readonly aside: Float64Array;
  /** How far the way through the air is the captured one, 0..1: else it is the shortest from place to place. */
  readonly own: Float64Array;
  /** How far it is a leap, 0..1, and how high the girdles' middle then is above standing, m. */
  flying: number;
  middle: number;
}

/** What the legs of one sampling share: kept in a record, since numbers given as arguments would be boxed. */
export interface SampleScratch {
  readonly sample: LegSample;
  /** A leg in the middle of its swing. */
  readonly rest: LegSample;
  /** How much of the motion is in the body and in the legs, and of the gait in the feet's places. */
  alive: number;
  lifting: number;
  going: number;
  /** The body's time by each leg, strides, one row a voice. */
  readonly times: readonly Float64Array[];
}

export function createSampled(built: Built): Sampled {
  return {
    rows: new Float64Array(BODY_ROWS.length),
    rotations: built.rig.legs.map((leg) => new Float64Array(leg.joints.length)),
    sole: new Float64Array(4),
    centre: new Float64Array(4),
    along: new Float64Array(4),
    toeY: new Float64Array(4),
    aside: new Float64Array(4),
    own: new Float64Array(4),
    flying: 0,
    middle: 0.5,
  };
}

export function createSampleScratch({ rig }: Built): SampleScratch {
  const [fore, , hind] = rig.legs;
  const longest = fore.joints.length > hind.joints.length ? fore : hind;
  return {
    sample: createLegSample(longest),
    rest: createLegSample(longest),
    alive: 0.5,
    lifting: 0.5,
    going: 0.5,
    times: Array.from({ length: VOICES }, () => new Float64Array(4)),
  };
}

/** How far the feet stand as the gait has them, not as in a stand: 1 from the slowest stride on; its slope is 0 at both ends. */
export function goingShare({ slowest }: Built, pace: number): number {
  return smooth(pace / slowest);
}

/** Fills `out` for this moment of the clocks; the plan faces the heading. */
export function samplePose(
  built: Built,
  voices: Voices,
  plan: FootPlan,
  state: State,
  scratch: SampleScratch,
  out: Sampled,
): void {
  scratch.lifting = smooth(state.life);
  scratch.alive = scratch.lifting * smooth(state.poise[STEPPED] / voices.alive);
  scratch.going = goingShare(built, state.pace);
  startFromStanding(built, scratch, out);
  for (let leg = 0; leg < 4; leg++) addLeg(voices, plan, leg, state, scratch, out);
  for (let v = 0; v < voices.count; v++) {
    if (voices.all[v].weight > 0) addTrunk(voices.all[v], scratch.times[v], state, scratch.alive, out);
  }
  out.rows[WITHERS] += scratch.alive * state.poise[FORE];
  out.rows[CROUP] += scratch.alive * state.poise[HIND];
  styleFeet(built.rig, voices.stride, state, out);
}

/** Huang eq 10: the body is the mean of its postures at the four legs' times. In a steady gait these are nearly one. */
function addTrunk(voice: Voice, times: Float64Array, state: State, alive: number, out: Sampled): void {
  const { clip, mirrored, swing } = voice;
  const share = voice.weight * alive;
  if (swing < 1) addMean(clip, share * (1 - swing), mirrored, out.rows);
  addBody(clip, times, share * swing, mirrored, out.rows);
  addSwing(state, voice, times, share * swing, out.rows);
}

/** What a stand has of the posture: nothing when it goes. */
function startFromStanding(built: Built, { alive, going }: SampleScratch, out: Sampled): void {
  for (let r = 0; r < out.rows.length; r++) out.rows[r] = (1 - alive) * built.standing[r];
  for (let leg = 0; leg < 4; leg++) {
    out.sole[leg] = 0;
    out.centre[leg] = going < 1 ? (1 - going) * standingToe(built, leg) : 0;
    out.along[leg] = 0;
    out.toeY[leg] = 0;
    out.aside[leg] = 0;
    out.own[leg] = 1;
    const rotations = out.rotations[leg];
    for (let i = 0; i < rotations.length; i++) rotations[i] = 0;
  }
}

/** One leg in all voices: its posture, the way of its foot, and the body's times it stands for. */
function addLeg(voices: Voices, plan: FootPlan, leg: number, state: State, scratch: SampleScratch, out: Sampled): void {
  const duty = voices.stride.duty[leg];
  const phase = phaseOf(voices, state, leg);
  const step = voices.stride.step[leg];
  const stood = phase / duty;
  const stands = phase < duty;
  const air = stands ? 0 : (phase - duty) / (1 - duty);
  const even = stands ? 0 : evenShare(air);
  // The share of the swing's time that is gone; once that was replanned, the leg's own.
  const swung = stands || state.swingFrom[leg] > 0 ? air : clamp(state.share[leg] - 1, 0, 1);
  const off = offPlace(plan, state, leg, stands ? 0.5 - stood : -0.5, step);
  // The body keeps the time of the pattern, which changes smoothly; a leg may be a little off it.
  const ideal = wrapPhase(state.phase - downAt(voices, state, leg, state.change));
  const close = Math.abs(ideal - phase) < 1e-9;
  const idealStands = ideal < duty;
  const idealAir = idealStands ? 0 : (ideal - duty) / (1 - duty);
  const idealEven = close || idealStands ? 0 : evenShare(idealAir);

  const { sample } = scratch;
  const rotations = out.rotations[leg];
  for (let v = 0; v < voices.count; v++) {
    const { clip, legs, mirrored } = voices.all[v];
    const legClip = clip.legs[mirrored ? leg ^ 1 : leg];
    const u = stands ? stood * legClip.duty : warpSwing(air, even, duty, legClip.duty);
    sample.u = u;
    sampleLeg(legClip, sample);
    // Huang eq 2: scaled about the girdle.
    const ratio = step / legClip.step;
    const lift = liftOf(ratio);
    const whole = Math.max(WHOLE_STEP, WHOLE_SHARE * legClip.step);
    if (step < whole || state.step[leg] < whole || off > FITS * legClip.step)
      out.own[leg] -=
        legs *
        (1 - foldInstead(legClip, state.step[leg] / whole, step / whole, off, air, swung, lift, scratch.rest, sample));
    const posture = legs * scratch.lifting;
    for (let i = 0; i < rotations.length - 1; i++) rotations[i] += posture * sample.rotations[i];
    out.sole[leg] += posture * (sample.sole < 0 ? lift * sample.sole : sample.sole); // toes up only as far as heels stay clear
    let way = scaleWay(sample.toeX - legClip.centre, legClip.step, ratio);
    // An animal that goes slower than it was captured swings its feet more evenly (choice; keeps hooves under the measured top speeds).
    if (!stands && state.pace < clip.speed)
      way += Math.min(1, EVENING * (1 - state.pace / clip.speed)) * (evenWay(air, even, duty) - way);
    out.along[leg] += legs * way;
    out.centre[leg] += legs * scratch.going * ratio * legClip.centre;
    out.aside[leg] += legs * scratch.going * legClip.aside;
    out.toeY[leg] += legs * lift * sample.toeY;

    const time = idealStands ? (ideal / duty) * legClip.duty : warpSwing(idealAir, idealEven, duty, legClip.duty);
    scratch.times[v][leg] = legClip.down + (close ? u : time);
  }
}

/**
 * On the ground the posture is that of the step it took, as far as the foot is where that has it; in the air it goes over to that of the next.
 * For the rest it is a leg under its girdle that folds a little while the foot is lifted and set down, evenly, whatever its clock does. `took` and
 * `takes` are shares of a whole step. Returns how far the foot's way is the captured one.
 */
function foldInstead(
  legClip: LegClip,
  took: number,
  takes: number,
  off: number,
  air: number,
  swung: number,
  lift: number,
  rest: LegSample,
  out: LegSample,
): number {
  const fits = smooth(took) * (1 - smooth((off / legClip.step - FITS) / (MISFITS - FITS)));
  const next = smooth(takes);
  const share = fits + (next - fits) * smoother(air);
  const own = fits * next;
  rest.u = (1 + legClip.duty) / 2;
  sampleLeg(legClip, rest);
  const low = swung * (1 - swung);
  const fold = (1 - share) * 64 * low * low * low;
  out.toeY = share * out.toeY + (16 * (1 - own) * low * low * LIFTED_STEP) / lift;
  for (let i = 0; i < legClip.channels - 1; i++)
    out.rotations[i] = share * out.rotations[i] + FOLD * fold * rest.rotations[i];
  out.sole = share * share * out.sole + FOLD * fold * rest.sole;
  return own;
}

/** How far a foot on the ground, or where it left it, is from where the posture has it that it took its step with, m. */
function offPlace({ cos, sin }: FootPlan, state: State, leg: number, along: number, step: number): number {
  return Math.abs(state.leftX[leg] * cos - state.leftZ[leg] * sin + along * (step - state.step[leg]));
}
const FITS = 0.08; // of the captured step: nearer than this the posture is all there; from
const MISFITS = 0.4; // on there is none of it (choices)
const LIFTED_STEP = 0.045; // m: so high such a foot is lifted,
const FOLD = 0.4; // and so much of the posture in the middle of a swing the leg then has (choices)

/**
 * Scaling of the way along the ground, m as captured to steps: eq 2 to the letter, but for longer steps beyond the ends of the stance, where a swinging foot
 * overshoots and eq 2 would ask for more leg than there is: there the added length fades out, smoothly to the second derivative.
 */
function scaleWay(x: number, step: number, ratio: number): number {
  const beyond = (2 * Math.abs(x)) / step - 1;
  if (beyond <= 0 || ratio <= 1) return x / step;
  const fading = beyond / (1 + (beyond / OVERSHOOT) ** 2);
  return (x / step + ((ratio - 1) / 2) * Math.sign(x) * (1 + fading)) / ratio;
}
const OVERSHOOT = 0.15; // of half a step (choice)

/** The evenest way through the air between two stances, in steps: leaves and meets the ground at its speed, and never hurries between. */
function evenWay(air: number, even: number, duty: number): number {
  const slope = (duty - 1) / duty;
  return slope * air + (1 - slope) * even - 0.5;
}
const WHOLE_STEP = 0.45; // m: from here on a step has all of the captured posture,
const WHOLE_SHARE = 0.6; // and from here on, of the captured step (choices)
const EVENING = 0.9;

/** How high a foot is lifted in a step so much shorter than captured: less, but less so the shorter it is. */
function liftOf(ratio: number): number {
  return ratio >= 1 ? 1 : ratio > LIFTED ? ratio : (ratio + LIFTED) / 2;
}
const LIFTED = 0.7; // choice

/** The standing toe against its girdle joint, m forward: of a leg that sprawls, as far as its foot is long. */
export function standingToe(built: Built, leg: number): number {
  const { joints, bones, directions } = built.rig.legs[leg];
  const last = joints.length - 1;
  return built.rig.rest[3 * joints[last]] + bones[last] * Math.cos(directions[last]) - built.rig.rest[3 * joints[0]];
}
