/**
 * Builds a plate into a clip. The rows become cubic splines; the way of each foot is closed: while it stands it moves straight back under
 * the body at exactly the animal's speed, and in the air it follows the captured way, joined to the ground with equal position, velocity and
 * acceleration. So feet stand still by construction and there is no seam.
 */

import type { quat, vec3 } from 'gl-matrix';
import { phaseDifference, wrapPhase } from '../math/circle.ts';
import { clamp } from '../math/ease.ts';
import { type Numbers, numbersFrom, zeros } from '../math/memory.ts';
import { interpolatingControls } from '../math/spline.ts';
import { AS_IT_IS, type Size } from '../similarity.ts';
import { girdlePosition, layLeg } from '../skeleton/leg.ts';
import { createPose } from '../skeleton/pose.ts';
import type { Rig, RigLeg } from '../skeleton/rig.ts';
import { BODY_ROWS, createTrunkAngles, solveTrunk } from '../skeleton/trunk.ts';
import type { LegPlate, Plate, WaveRow } from '../types.ts';
import { DEGREE, LEGS, TURN } from '../units.ts';
import {
  addBody,
  airTime,
  type Clip,
  createLegSample,
  END_DENSITY,
  type LegClip,
  SWING_SPANS,
  sampleLeg,
} from './clip.ts';

function parseRow(text: string): number[] {
  return text.trim().split(/\s+/).map(Number);
}

/** What a body row is authored in: centimetres of an animal so many times as large, or degrees. */
export function bodyUnit(row: (typeof BODY_ROWS)[number], length: number): number {
  return row === 'croup' || row === 'withers' || row === 'sway' ? 0.01 / length : DEGREE;
}

/** A wave at twelve keys, or the keys themselves. */
function bodyKeys(row: WaveRow | string): number[] {
  if (typeof row === 'string') return parseRow(row);
  const [mean, amplitude, cycles, maximum] = row;
  return Array.from({ length: 12 }, (_, key) => mean + amplitude * Math.cos(TURN * cycles * (key / 12 - maximum)));
}

function buildBody({ body }: Plate, { length }: Size): { keys: number; controls: Numbers } {
  const keys = bodyKeys(body[BODY_ROWS[0]]).length;
  const rows = BODY_ROWS.map((name) => {
    const row = body[name];
    return row ? bodyKeys(row) : Array(keys).fill(0);
  });
  const controls = zeros(keys * rows.length);
  rows.forEach((values, r) => {
    const unit = bodyUnit(BODY_ROWS[r], length);
    interpolatingControls(values).forEach((value, k) => {
      controls[k * rows.length + r] = value * unit;
    });
  });
  return { keys, controls };
}

/** What the rows of a leg are called: its joints, but for the last, which only levels the foot; of one that sprawls its plane and its toes. */
export function rowNames({ joints }: Rig, { name, joints: its, sprawl }: RigLeg): readonly string[] {
  return sprawl ? ['tilt', 'toes'] : its.slice(0, -1).map((joint) => joints[joint].slice(name.length + 1));
}

/**
 * The keys of a leg steer the spline without pinning it: rounding to whole degrees stays invisible, a sole that is 0 is flat, and
 * a curve whose keys keep to the joint's limits keeps to them too.
 */
function buildRows(rig: Rig, leg: RigLeg, plate: LegPlate): Pick<LegClip, 'keys' | 'channels' | 'controls'> {
  const { sprawl, senses, standingDegrees, least, most } = leg;
  const rows = [...rowNames(rig, leg).map((name) => plate.rows[name]), plate.sole].map(parseRow);
  const channels = rows.length;
  const keys = rows[channels - 1].length;
  // The last knot stands before the first one, and the first two after the last.
  const controls = zeros((keys + 3) * channels);
  for (let at = 0; at < controls.length; at++) {
    const i = at % channels;
    const degrees = rows[i][(((at / channels) | 0) + keys - 1) % keys];
    controls[at] =
      sprawl || i === channels - 1
        ? degrees * DEGREE
        : clamp(senses[i] * (degrees - standingDegrees[i]) * DEGREE, least[i], most[i]);
  }
  return { keys, channels, controls };
}

const UPRIGHT: quat = /* @__PURE__ */ numbersFrom([0, 0, 0, 1]);
const ORIGIN: vec3 = /* @__PURE__ */ zeros(3);

/** Where a leg's girdle joint is through the stride, from the body's rows: x, height and pitch of what carries it. */
export function girdlePath(
  rig: Rig,
  clip: Pick<Clip, 'body' | 'bodyKeys'>,
  leg: RigLeg,
): (phase: number) => readonly [number, number, number] {
  const pose = createPose(rig);
  const trunk = createTrunkAngles(rig);
  const rows = zeros(BODY_ROWS.length);
  const girdle: vec3 = zeros(3);
  const time = zeros(1);
  return (phase) => {
    rows.fill(0);
    time[0] = phase;
    addBody(clip, time, 1, false, rows);
    solveTrunk(rig, rows, trunk, ORIGIN, UPRIGHT, pose);
    girdlePosition(rig, leg, pose, girdle);
    const rotation = pose.rotation[leg.on];
    return [girdle[0], girdle[1], 2 * Math.atan2(rotation[2], rotation[3])];
  };
}

/** The captured way of the toe, from the rows alone: x against the standing girdle joint, y above the ground. */
function captureToe(rig: Rig, clip: Clip, leg: RigLeg, legClip: LegClip): (u: number) => [number, number] {
  const girdleAt = girdlePath(rig, clip, leg);
  const sample = createLegSample(leg);
  const standing = rig.rest[3 * leg.joints[0]];
  const last = leg.joints.length - 1;
  return (u) => {
    const [x, y, pitch] = girdleAt(u + legClip.down);
    sample.u = wrapPhase(u);
    sampleLeg(legClip, sample);
    let turned = 0;
    for (let i = 0; i < last; i++) turned += sample.rotations[i];
    sample.rotations[last] = -sample.sole - pitch - turned;
    layLeg(leg, sample.rotations);
    const { x: toeX, y: toeY } = leg.bench;
    return [
      x - standing + toeX * Math.cos(pitch) - toeY * Math.sin(pitch),
      y + toeX * Math.sin(pitch) + toeY * Math.cos(pitch),
    ];
  };
}

/** The share of the swing at each knot. */
const AIR_SHARES = /* @__PURE__ */ inverseAirTimes();

function inverseAirTimes(): Numbers {
  const shares = zeros(SWING_SPANS + 1);
  for (let knot = 1; knot <= SWING_SPANS; knot++) {
    let low = 0;
    let high = 1;
    for (let halving = 0; halving < 40; halving++) {
      const middle = (low + high) / 2;
      if (airTime(middle) * SWING_SPANS < knot) low = middle;
      else high = middle;
    }
    shares[knot] = high;
  }
  return shares;
}

/** Joins the captured way in the air, at its knots, to the straight line on the ground. Returns the spline controls of one coordinate, which is at least `clear` in the middle. */
function closeSwing(
  captured: readonly (readonly number[])[],
  axis: number,
  from: number,
  to: number,
  slope: number,
  clear: number,
): Numbers {
  const spans = SWING_SPANS;
  const controls = zeros(spans + 3);
  const delta = slope / END_DENSITY / spans;
  for (let k = 0; k < 3; k++) {
    controls[k] = from + (k - 1) * delta;
    controls[spans + k] = to + (k - 1) * delta;
  }
  const atStart = from - captured[0][axis];
  const atEnd = to - captured[spans][axis];
  const goals = zeros(spans + 1);
  for (let knot = 2; knot <= spans - 2; knot++) {
    const air = AIR_SHARES[knot];
    const smooth = air * air * (3 - 2 * air);
    const least = clear * Math.min(1, 6 * Math.min(air, 1 - air));
    goals[knot] = Math.max(least, captured[knot][axis] + atStart * (1 - smooth) + atEnd * smooth);
    controls[knot + 1] = goals[knot];
  }
  for (let sweep = 0; sweep < 40; sweep++) {
    for (let knot = 2; knot <= spans - 2; knot++)
      controls[knot + 1] = (6 * goals[knot] - controls[knot] - controls[knot + 2]) / 4;
  }
  return controls;
}

/** A swinging toe clears the ground by this in the middle of its way (choice; the bound for tests is 1 cm). */
const CLEARANCE = 0.018;

/** In the engine's size, `size` is what that comes to in the plate's. `beside`: the gait's track, m: of the fore feet, 0, and of the hind feet, 1. */
export function buildClip(rig: Rig, plate: Plate, size = AS_IT_IS, beside: (end: number) => number = () => 0): Clip {
  const speed = plate.speed / size.speed;
  const strideTime = plate.strideTime / size.time;
  const { keys: bodyKeys, controls: body } = buildBody(plate, size);
  const legs: LegClip[] = [];
  const mirrored: LegClip[] = [];
  const clip: Clip = {
    name: plate.name,
    gait: plate.gait,
    speed,
    strideTime,
    lead: plate.lead,
    plate: plate.plate,
    blends: plate.blends !== false,
    legs,
    mirrored,
    bodyKeys,
    body,
    mean: numbersFrom(
      BODY_ROWS.map((_, row) => {
        let sum = 0;
        for (let at = row; at < body.length; at += BODY_ROWS.length) sum += body[at];
        return sum / bodyKeys;
      }),
    ),
  };
  LEGS.forEach((name, index) => {
    const leg = rig.legs[index];
    const { down, duty } = plate.contacts[name];
    const table = (plate.legs as Record<string, LegPlate>)[legRole(plate, index)];
    const step = speed * strideTime * duty;
    const told = leg.sprawl?.manner.way(table.way, rig.height, duty, step);
    const unknown = zeros(SWING_SPANS + 3);
    const raw: LegClip = {
      down,
      duty,
      step,
      centre: 0,
      aside: (told?.out ?? beside(index >> 1)) - leg.track,
      ...buildRows(rig, leg, table),
      swingX: unknown,
      swingY: unknown,
    };
    const toe = told?.toe ?? captureToe(rig, clip, leg, raw);
    let centre = 0;
    const samples = 32;
    for (let i = 0; i < samples; i++) {
      const u = (duty * (i + 0.5)) / samples;
      centre += (toe(u)[0] - step * (0.5 - u / duty)) / samples;
    }
    const slope = (-step * (1 - duty)) / duty;
    const way = Array.from(AIR_SHARES, (share) => toe(duty + (1 - duty) * share));
    legs.push({
      ...raw,
      centre,
      swingX: closeSwing(way, 0, centre - step / 2, centre + step / 2, slope, -Infinity),
      swingY: closeSwing(way, 1, 0, 0, 0, CLEARANCE),
    });
  });
  mirrored.push(legs[1], legs[0], legs[3], legs[2]);
  return clip;
}

/**
 * Which row set a leg reads: symmetric gaits have fore and hind, asymmetric ones also a trailing and a leading leg, which comes down after
 * it. The fore legs give the lead its name; in a rotary gallop the hind legs have the other.
 */
export function legRole(plate: Plate, index: number): string {
  const end = index < 2 ? 'fore' : 'hind';
  if (end in plate.legs) return end;
  const { down } = plate.contacts[LEGS[index]];
  const other = plate.contacts[LEGS[index ^ 1]]?.down ?? down;
  const leads = phaseDifference(other, down) > 0;
  return `${leads ? 'lead' : 'trail'}${end === 'fore' ? 'Fore' : 'Hind'}`;
}
