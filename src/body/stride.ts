/**
 * Stages 8 and 9. The captured legs, each at its own clock, blended over the voices; the body at the mean of the four clocks
 * (Huang eq 7, 10); and the way of each foot scaled about its girdle to the step the law asks for (Huang eq 2).
 */
import type { Built } from '../build.ts';
import type { LegTimes } from '../gait/pattern-clock.ts';
import { VOICES, type Voice, type Voices } from '../gait/voices.ts';
import { evenShare, standingPart } from '../gait/warp.ts';
import { clamp, smooth, smoother } from '../math/ease.ts';
import type { Share } from '../math/memory.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { addBody, addLegSample, addMean, createLegSample, type LegSample } from '../motion/clip.ts';
import { BODY_ROWS, CROUP, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import type { FootPlan } from './planting.ts';
import { FORE, HIND, STEPPED } from './poise.ts';

/** The posture before anything is bent or pinned. Feet: forward of the girdle in mid-stance, how far along the path from there, above the ground. */
export interface Sampled {
  readonly rows: Numbers;
  readonly rotations: readonly Numbers[];
  readonly sole: Numbers;
  /** m */
  readonly centre: Numbers;
  /** Steps. */
  readonly along: Numbers;
  readonly toeY: Numbers;
  /** m outwards, beside the track. */
  readonly aside: Numbers;
  /** How far the way through the air is the captured one, 0..1: else it is the shortest from place to place. */
  readonly own: Numbers;
  /** How far the legs are hurried by a change of speed, or by a landing, 0..1. */
  hurried: number;
  /** How far it is a leap, 0..1, how far fore and hind legs are made room for in it, and how high the girdles' middle then is above standing, m. */
  flying: number;
  readonly lands: Numbers;
  middle: number;
  /** In a leap, m: so much lower the girdle will be when the foot comes down. */
  readonly falling: Numbers;
}

/** What the legs of one sampling share: kept in a record, since numbers given as arguments would be boxed. */
export interface SampleScratch extends LegTimes {
  readonly sample: LegSample;
  /** How much of the motion is in the body and in the legs. */
  alive: number;
  lifting: number;
  /** The body's time by each leg, strides, one row a voice. */
  readonly times: readonly Numbers[];
}

export function createSampled(built: Built, share: Share): Sampled {
  return {
    rows: share(BODY_ROWS.length),
    rotations: built.rig.legs.map((leg) => zeros(leg.joints.length)),
    sole: share(4),
    centre: share(4),
    along: share(4),
    toeY: share(4),
    aside: share(4),
    own: share(4),
    hurried: 0,
    flying: 0,
    lands: share(2),
    middle: 0.5,
    falling: share(4),
  };
}

export function createSampleScratch({ rig }: Built, share: Share): SampleScratch {
  return {
    phase: share(4),
    ideal: share(4),
    sample: createLegSample(rig.legs[0]),
    alive: 0.5,
    lifting: 0.5,
    times: Array.from({ length: VOICES }, () => share(4)),
  };
}

/** Fills `out` for the moment of the legs' times in `scratch`; the plan faces the heading. */
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
  // What a stand has of the trunk's posture: nothing when it goes.
  for (let r = 0; r < out.rows.length; r++) out.rows[r] = (1 - scratch.alive) * built.standing[r];
  for (let leg = 0; leg < 4; leg++) addLeg(built, voices, plan, leg, state, scratch, out);
  for (let v = 0; v < voices.count; v++) {
    if (voices.all[v].weight > 0) addTrunk(voices.all[v], scratch.times[v], scratch.alive, out);
  }
  out.rows[WITHERS] += scratch.alive * state.poise[FORE];
  out.rows[CROUP] += scratch.alive * state.poise[HIND];
}

/** Huang eq 10: the body is the mean of its postures at the four legs' times. In a steady gait these are nearly one. */
function addTrunk(voice: Voice, times: Numbers, alive: number, out: Sampled): void {
  const { clip, mirrored, swing } = voice;
  const share = voice.weight * alive;
  if (swing < 1) addMean(clip, share * (1 - swing), mirrored, out.rows);
  addBody(clip, times, share * swing, mirrored, out.rows);
}

/** One leg in all voices: its posture, the way of its foot, and the body's times it stands for. */
function addLeg(
  built: Built,
  voices: Voices,
  plan: FootPlan,
  leg: number,
  state: State,
  scratch: SampleScratch,
  out: Sampled,
): void {
  const { sample, lifting, times } = scratch;
  const { stride, all, count, going } = voices;
  const { pace } = state;
  const duty = stride.duty[leg];
  const step = stride.step[leg];
  const took = state.step[leg];
  const share = state.share[leg];
  const phase = scratch.phase[leg];
  const stands = phase < duty;
  // A clip's time is `even` and `part` of its share of contact.
  const air = stands ? 0 : (phase - duty) / (1 - duty);
  const even = stands ? 0 : evenShare(air);
  const part = stands ? phase / duty : standingPart(air, even, duty);
  // The share of the swing's time that is gone; once that was replanned, the leg's own.
  const swung = stands || state.swingFrom[leg] > 0 ? air : clamp(share - 1, 0, 1);
  const low = swung * (1 - swung);
  // The evenest way, in steps: leaves and meets the ground at its speed, and never hurries between.
  const evenly = 0.5 - part;
  const coming = stands ? step : stepToCome(state, leg, step, (1 - air) * (1 - duty));
  const off = offPlace(plan, state, leg, stands ? evenly : -0.5, step);
  // The body keeps the time of the pattern.
  const ideal = scratch.ideal[leg];
  const idealAir = (ideal - duty) / (1 - duty);
  const idealEven = ideal < duty ? 0 : evenShare(idealAir);
  const idealPart = ideal < duty ? ideal / duty : standingPart(idealAir, idealEven, duty);

  const rotations = out.rotations[leg];
  for (let i = 0; i < rotations.length; i++) rotations[i] = 0;
  sample.rotations = rotations;
  let sole = 0;
  let along = 0;
  let centre = going < 1 ? (1 - going) * standingToe(built, leg) : 0;
  let aside = 0;
  let toeY = 0;
  let own = 1;
  for (let v = 0; v < count; v++) {
    const { clip, legs, feet } = all[v];
    const foot = feet[leg];
    const { step: captured, duty: contact } = foot;
    const u = even + part * contact;
    // Huang eq 2: scaled about the girdle.
    const ratio = step / captured;
    const lift = liftOf(ratio);
    const posture = legs * lifting;
    const whole = Math.max(WHOLE_STEP, WHOLE_SHARE * captured);
    // On the ground the posture is that of the step it took, as far as the foot is where that has it; in the air it goes over to that of the next.
    // For the rest it is a leg under its girdle that folds a little while the foot is lifted and set down, evenly, whatever its clock does.
    let kept = 1;
    let folded = 0;
    let lifted = 0;
    if (coming < whole || took < whole || off > FITS * captured) {
      const fits = smooth(took / whole) * (1 - smooth((off / captured - FITS) / (MISFITS - FITS)));
      const next = smooth(coming / whole);
      kept = fits + (next - fits) * (next < fits ? smooth(SOONER * air) : smoother(air));
      own -= legs * (1 - fits * next);
      lifted = (16 * (1 - fits * next) * low * low * LIFTED_STEP) / lift;
      const fold = FOLD * (1 - kept) * 64 * low * low * low;
      if (fold > 0) {
        sample.u = (1 + contact) / 2;
        sample.share = fold * posture;
        addLegSample(foot, sample);
        folded = fold * sample.sole;
      }
    }
    sample.u = u < 1 ? u : 0;
    sample.share = kept * posture;
    addLegSample(foot, sample);
    const tipped = kept * kept * sample.sole + folded;
    sole += posture * (tipped < 0 ? lift * tipped : tipped); // toes up only as far as heels stay clear
    let way = evenly;
    if (!stands) {
      way = scaleWay((sample.toeX - foot.centre) / captured, ratio);
      // An animal that goes slower than it was captured swings its feet more evenly (choice; keeps hooves under the measured top speeds).
      if (pace < clip.speed) way += Math.min(1, EVENING * (1 - pace / clip.speed)) * (evenly - way);
    }
    along += legs * way;
    centre += legs * going * ratio * foot.centre;
    aside += legs * going * foot.aside;
    toeY += legs * lift * (kept * sample.toeY + lifted);
    times[v][leg] = foot.down + idealEven + idealPart * contact;
  }
  out.sole[leg] = sole;
  out.along[leg] = along;
  out.centre[leg] = centre;
  out.aside[leg] = aside;
  out.toeY[leg] = toeY;
  out.own[leg] = own;
}

/** How far a foot on the ground, or where it left it, is from where the posture has it that it took its step with, m. */
function offPlace({ cos, sin }: FootPlan, state: State, leg: number, along: number, step: number): number {
  return Math.abs(state.leftX[leg] * cos - state.leftZ[leg] * sin + along * (step - state.step[leg]));
}
const FITS = 0.08; // of the captured step: nearer than this the posture is all there; from
const MISFITS = 0.4; // on there is none of it (choices)
const LIFTED_STEP = 0.045; // m: so high such a foot is lifted,
const FOLD = 0.4; // and so much of the posture in the middle of a swing the leg then has (choices)

/** The step that a swinging foot will come down with: the law's, by then, as the pace changes. `left` of the stride is what the rest of the swing usually takes: one over a fence takes longer. */
function stepToCome({ pace, surge, share, span, tempo }: State, leg: number, step: number, left: number): number {
  const until = Math.min(left, (2 - share[leg]) * span[leg]);
  return pace === 0 ? step : step * Math.max(0, 1 + (surge * until) / (pace * tempo));
}
const SOONER = 1.2; // times as soon it gives up a posture for a shorter step: late, the leg is folded most (choice)

/**
 * Scaling of the way along the ground, in steps as captured: eq 2 to the letter, but for longer steps beyond the ends of the stance, where a swinging foot
 * overshoots and eq 2 would ask for more leg than there is: there the added length fades out, smoothly to the second derivative.
 */
function scaleWay(x: number, ratio: number): number {
  const beyond = 2 * Math.abs(x) - 1;
  if (beyond <= 0 || ratio <= 1) return x;
  const fading = beyond / (1 + (beyond / OVERSHOOT) ** 2);
  return (x + ((ratio - 1) / 2) * Math.sign(x) * (1 + fading)) / ratio;
}
const OVERSHOOT = 0.15; // of half a step (choice)

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
