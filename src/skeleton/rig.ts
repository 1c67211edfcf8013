/**
 * Builds a skeleton table into a rig: parents before children, metres, radians. In the standing (rest) pose every joint frame
 * is aligned with the body (+x forward, +y up, +z right), so a rest orientation is the identity and a local rotation is the
 * deviation from standing. The table is taken as it is: check/skeleton.ts finds what is wrong with one.
 */

import { wrapDegrees } from '../math/circle.ts';
import { clamp } from '../math/ease.ts';
import { type Numbers, numbersFrom } from '../math/memory.ts';
import type { Axes, LegTable, SkeletonTable, SprawlTable } from '../types.ts';
import { DEGREE, LEGS, type LegName } from '../units.ts';

/** A leg in its plane: x forward and y up from the girdle joint. Records, not arrays: V8 would check every index in every turn of a loop. */
export interface Bench {
  readonly hinges: readonly Hinge[];
  /** The toe, and the direction of the last bone. */
  x: number;
  y: number;
  sole: number;
  /** Cosine and sine of half the angle by which the plane is turned sideways. */
  ca: number;
  sa: number;
}

export interface Hinge {
  /** Its turn from standing, and the bone below it, as it is and as it stands. */
  turn: number;
  alongX: number;
  alongY: number;
  readonly restX: number;
  readonly restY: number;
  /** How readily it gives, and how freely at the moment; its limits. */
  readonly give: number;
  freedom: number;
  readonly least: number;
  readonly most: number;
  /** Near a limit, which way it is guessed to turn, -1 or 1, else 0. */
  way: number;
}

export interface RigLeg {
  readonly name: LegName;
  readonly kind: 'fore' | 'hind';
  /** -1 left, +1 right. */
  readonly side: number;
  /** The trunk joint that carries it, and its own joints from girdle to foot. */
  readonly on: number;
  readonly joints: readonly number[];
  /** Length of the bone below each joint, m, and its standing direction, rad. */
  readonly bones: Numbers;
  readonly directions: Numbers;
  readonly restCos: Numbers;
  readonly restSin: Numbers;
  /** Clinical angle = standing + sense * rotation; limits as rotations, rad. */
  readonly senses: Numbers;
  readonly standingDegrees: Numbers;
  readonly least: Numbers;
  readonly most: Numbers;
  readonly give: Numbers;
  /** Where its posture is worked out: of all animals, one after the other. */
  readonly bench: Bench;
  /** Tangent of the angle to which the leg may be spread to either side. */
  readonly spread: number;
  /** From the girdle joint to the ankle with every joint between as straight as it goes, m. */
  readonly longest: number;
  /** Sole length, m, and the standing toe's distance from the median plane, m. */
  readonly sole: number;
  readonly track: number;
  /** Of a leg that is held out sideways, as authored. */
  readonly sprawl: SprawlTable | undefined;
}

export interface Landmark {
  readonly joint: number;
  readonly offset: readonly [number, number, number];
}

export interface Rig {
  readonly name: string;
  /** Withers height, m. */
  readonly height: number;
  readonly joints: readonly string[];
  readonly parents: Int16Array;
  /** Joint positions of the standing animal (x from its middle), and offsets from the parent, m. */
  readonly rest: Numbers;
  readonly offsets: Numbers;
  /** Views into the offsets, one a joint. */
  readonly offset: readonly Numbers[];
  readonly axes: readonly Axes[];
  readonly legs: readonly RigLeg[];
  readonly spine: readonly number[];
  /** See SharesTable. */
  readonly shares: {
    readonly flex: Numbers;
    readonly roll: Numbers;
    readonly bend: Numbers;
    readonly neck: Numbers;
    readonly droop: number;
    readonly lash: Numbers;
    readonly tail: Numbers;
    readonly supple: number;
  };
  readonly neck: readonly number[];
  readonly head: number;
  readonly jaw: number;
  readonly tail: readonly number[];
  /** How far the dock turns down and up, rad. */
  readonly dock: readonly number[];
  /** Where the hips and the fore girdle stand: x and height of the pivots, m. */
  readonly hips: readonly [number, number];
  readonly girdle: readonly [number, number];
  /** Inclination of the standing neck above, and of the face below the horizontal, and of the dock from straight down, rad. */
  readonly standingNeck: number;
  readonly standingFace: number;
  readonly standingTail: number;
  readonly landmarks: Readonly<Record<string, Landmark>>;
}

type Place = [number, number, number];

interface Draft {
  names: string[];
  parents: number[];
  offsets: Place[];
  /** Where each joint of the standing animal is. */
  places: number[][];
  axes: Axes[];
}

function addJoint(draft: Draft, name: string, parent: string, offset: Place, axes: Axes): number {
  const on = draft.names.indexOf(parent);
  draft.parents.push(on);
  draft.offsets.push(offset);
  draft.places.push(offset.map((more, k) => more + (draft.places[on]?.[k] ?? 0)));
  draft.axes.push(axes);
  return draft.names.push(name) - 1;
}

/** In the plane seen from the side; or, of a leg that sprawls to the right, 1, or the left, -1, in the plane seen from ahead. */
function within(x: number, y: number, out: number): Place {
  return out ? [0, y, out * x] : [x, y, 0];
}

function polar(length: number, degrees: number, out = 0): Place {
  return within(length * Math.cos(degrees * DEGREE), length * Math.sin(degrees * DEGREE), out);
}

function straightLength(bones: Numbers, directions: Numbers, least: Numbers, most: Numbers): number {
  let toward = 0;
  let x = 0;
  let y = 0;
  for (let i = 0; i < bones.length - 1; i++) {
    if (i > 0) {
      const straight = directions[i - 1] - directions[i];
      const turn = straight - 2 * Math.PI * Math.round(straight / (2 * Math.PI));
      toward += directions[i] + clamp(turn, least[i], most[i]) - directions[i - 1];
    }
    x += bones[i] * Math.cos(toward);
    y += bones[i] * Math.sin(toward);
  }
  return Math.hypot(x, y);
}

/** Clinical, degrees: from the bone above, or from what the first joint's is measured against. */
export function standingAngle(joints: LegTable['joints'], i: number): number {
  const { angle, toward, reference = 0 } = joints[i];
  const above = i === 0 ? reference : joints[i - 1].toward + 180;
  return wrapDegrees((angle === 'caudal' ? 1 : -1) * (toward - above));
}

function buildLeg(draft: Draft, name: LegName, legs: SkeletonTable['legs'], height: number): RigLeg {
  const kind = name[1] === 'F' ? 'fore' : 'hind';
  const table = legs[kind];
  const on = draft.names.indexOf(table.on);
  const side = name[0] === 'L' ? -1 : 1;
  const each = (value: (joint: LegTable['joints'][number], i: number) => number) =>
    numbersFrom(table.joints.map(value));
  const bones = each(({ bone }) => bone * height);
  const directions = each(({ toward }) => toward * DEGREE);
  const senses = each(({ angle }) => (angle === 'caudal' ? 1 : -1));
  const standingDegrees = each((_, i) => standingAngle(table.joints, i));
  const [low, high] = [0, 1].map((end) =>
    each(({ limits }, i) => senses[i] * (limits[end] - standingDegrees[i]) * DEGREE),
  );
  const least = low.map((angle, i) => Math.min(angle, high[i]));
  const most = low.map((angle, i) => Math.max(angle, high[i]));
  const give = each((joint) => joint.give);
  const [restCos, restSin] = [directions.map(Math.cos), directions.map(Math.sin)];
  const hinges = table.joints.map(
    (_, i): Hinge => ({
      turn: 0.5,
      alongX: 0.5,
      alongY: 0.5,
      restX: bones[i] * restCos[i],
      restY: bones[i] * restSin[i],
      give: give[i],
      freedom: 0.5,
      least: least[i],
      most: most[i],
      way: 0,
    }),
  );
  const { sprawl } = table;
  const [forward, aside] = table.at;
  // The standing leg must meet the ground: its own bones give the height of its first joint.
  const standingHeight = bones.reduce((sum, bone, i) => sum - bone * Math.sin(directions[i]), 0);

  let parent = table.on;
  const joints = table.joints.map(({ joint, abduction, twist }, i) => {
    const offset: Place =
      i === 0
        ? [forward * height, standingHeight - draft.places[on][1], side * aside * height]
        : polar(bones[i - 1], table.joints[i - 1].toward, sprawl && side);
    const axes: Axes = {
      pitch: [least[i] / DEGREE, most[i] / DEGREE],
      ...(abduction && { roll: abduction }),
      ...(twist && { yaw: twist }),
    };
    const index = addJoint(draft, `${name}.${joint}`, parent, offset, axes);
    parent = draft.names[index];
    return index;
  });

  return {
    name,
    kind,
    side,
    on,
    joints,
    bones,
    directions,
    restCos,
    restSin,
    senses,
    standingDegrees,
    longest: straightLength(bones, directions, least, most),
    spread: sprawl ? Infinity : Math.tan(Math.min(...(table.joints[0].abduction ?? [60]).map(Math.abs)) * DEGREE),
    least,
    most,
    give,
    bench: { hinges, x: 0.5, y: 0.5, sole: 0.5, ca: 1, sa: 0.5 },
    sole: table.sole * height,
    track: table.track * height,
    sprawl,
  };
}

export function buildRig(name: string, height: number, table: SkeletonTable): Rig {
  const draft: Draft = { names: [], parents: [], offsets: [], places: [], axes: [] };
  const round: [number, number] = [-180, 180];
  const [x, y] = table.root;
  addJoint(draft, 'root', '', [x * height, y * height, 0], { pitch: round, yaw: round, roll: round });
  for (const { joint, parent, length, toward, axes } of table.joints)
    addJoint(draft, joint, parent, polar(length * height, toward), axes);
  const legs = LEGS.map((leg) => buildLeg(draft, leg, table.legs, height));
  const { names, places } = draft;
  const indexOf = (joint: string): number => names.indexOf(joint);
  const offsets = numbersFrom(draft.offsets.flat());
  const landmarks: Record<string, Landmark> = {};
  for (const [mark, { on, at }] of Object.entries(table.landmarks))
    landmarks[mark] = { joint: indexOf(on), offset: [at[0] * height, at[1] * height, 0] };
  for (const leg of legs) {
    const last = leg.joints.length - 1;
    const out = leg.sprawl ? leg.side : 0;
    const [x, y] = polar(leg.bones[last], leg.directions[last] / DEGREE);
    leg.joints.forEach((joint) => {
      landmarks[names[joint]] = { joint, offset: [0, 0, 0] };
    });
    table.legs[leg.kind].joints.forEach((joint) => {
      if (joint.alias) landmarks[`${leg.name}.${joint.alias}`] = landmarks[`${leg.name}.${joint.joint}`];
    });
    landmarks[`${leg.name}.toe`] = { joint: leg.joints[last], offset: within(x, y, out) };
    landmarks[`${leg.name}.heel`] = { joint: leg.joints[last], offset: within(x - leg.sole, y, out) };
  }

  const [spine, neck, tail] = [table.spine, table.neck, table.tail].map((list) => list.map(indexOf));
  const head = indexOf(table.head);
  const { shares } = table;
  const bearing = (from: number, to: number): number =>
    Math.atan2(places[to][1] - places[from][1], places[to][0] - places[from][0]);
  const muzzle = landmarks.muzzle.offset;
  const pivot = (leg: number): [number, number] => {
    const [x, y] = places[legs[leg].joints[0]];
    return [x, y];
  };
  return {
    name,
    height,
    joints: names,
    parents: Int16Array.from(draft.parents),
    rest: numbersFrom(places.flat()),
    offsets,
    offset: names.map((_, joint) => offsets.slice(3 * joint, 3 * joint + 3)),
    axes: draft.axes,
    legs,
    spine,
    shares: {
      flex: numbersFrom(shares.flex),
      roll: numbersFrom(shares.roll),
      bend: numbersFrom(shares.bend),
      neck: numbersFrom(shares.neck),
      droop: shares.droop,
      lash: numbersFrom(shares.lash ?? Array(spine.length - 1 + tail.length).fill(0)),
      tail: numbersFrom(shares.tail ?? Array(tail.length).fill(-0.5)),
      supple: shares.supple?.[0] ?? 1,
    },
    neck,
    head,
    jaw: indexOf(table.jaw),
    tail,
    dock: (draft.axes[tail[0]].pitch ?? [-180, 180]).map((degrees) => degrees * DEGREE),
    hips: pivot(2),
    girdle: pivot(0),
    standingNeck: bearing(neck[0], head),
    standingFace: -Math.atan2(muzzle[1], muzzle[0]),
    standingTail: -Math.PI / 2 - bearing(tail[0], tail[1]),
    landmarks,
  };
}
