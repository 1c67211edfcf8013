/**
 * Builds a skeleton table into a rig: parents before children, metres, radians. In the standing (rest) pose every joint frame
 * is aligned with the body (+x forward, +y up, +z right), so a rest orientation is the identity and a local rotation is the
 * deviation from standing. The table is taken as it is: check/skeleton.ts finds what is wrong with one.
 */

import { wrapDegrees } from '../math/circle.ts';
import { clamp } from '../math/ease.ts';
import type { Axes, LegTable, SkeletonTable, SprawlTable } from '../types.ts';
import { DEGREE, LEGS, type LegName } from '../units.ts';

export interface RigLeg {
  readonly name: LegName;
  readonly kind: 'fore' | 'hind';
  /** -1 left, +1 right. */
  readonly side: number;
  /** The trunk joint that carries it, and its own joints from girdle to foot. */
  readonly on: number;
  readonly joints: readonly number[];
  /** Length of the bone below each joint, m, and its standing direction, rad. */
  readonly bones: Float64Array;
  readonly directions: Float64Array;
  readonly restCos: Float64Array;
  readonly restSin: Float64Array;
  /** Clinical angle = standing + sense * rotation; limits as rotations, rad. */
  readonly senses: Float64Array;
  readonly standingDegrees: Float64Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
  readonly give: Float64Array;
  /**
   * Where the search for a posture works: its numbers side by side, eight a joint:
   *
   *     0, 1  its place                       4        which way it turns; 0 once it has turned both ways: then it keeps clear of both
   *     2     its turn from standing                   its limits, and the search comes to rest
   *     3     how freely it turns now         5, 6, 7  how readily it gives, and its limits
   *
   * Room for fifteen joints. V8 looks up what stands outside a function at every mention, and checks every array in every turn of a loop: in one array it takes half the time.
   */
  readonly bench: Float64Array;
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
  readonly rest: Float64Array;
  readonly offsets: Float64Array;
  /** Views into the offsets, one a joint. */
  readonly offset: readonly Float64Array[];
  readonly axes: readonly Axes[];
  readonly legs: readonly RigLeg[];
  readonly spine: readonly number[];
  /** See SharesTable. */
  readonly shares: {
    readonly flex: Float64Array;
    readonly roll: Float64Array;
    readonly bend: Float64Array;
    readonly neck: Float64Array;
    readonly droop: number;
    readonly lash: Float64Array;
    readonly tail: Float64Array;
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

interface Draft {
  names: string[];
  parents: number[];
  offsets: [number, number, number][];
  axes: Axes[];
}

function addJoint(draft: Draft, name: string, parent: string, offset: [number, number, number], axes: Axes): number {
  draft.parents.push(draft.names.indexOf(parent));
  draft.offsets.push(offset);
  draft.axes.push(axes);
  return draft.names.push(name) - 1;
}

/** In the plane seen from the side; or, of a leg that sprawls to the right, 1, or the left, -1, in the plane seen from ahead. */
function within(x: number, y: number, out: number): [number, number, number] {
  return out ? [0, y, out * x] : [x, y, 0];
}

function polar(length: number, degrees: number, out = 0): [number, number, number] {
  return within(length * Math.cos(degrees * DEGREE), length * Math.sin(degrees * DEGREE), out);
}

function straightLength(
  bones: Float64Array,
  directions: Float64Array,
  least: Float64Array,
  most: Float64Array,
): number {
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

function buildLeg(
  draft: Draft,
  name: LegName,
  table: LegTable,
  height: number,
  restHeight: (joint: number) => number,
): RigLeg {
  const on = draft.names.indexOf(table.on);
  const side = name[0] === 'L' ? -1 : 1;
  const count = table.joints.length;
  const bones = new Float64Array(count);
  const directions = new Float64Array(count);
  const senses = new Float64Array(count);
  const standingDegrees = new Float64Array(count);
  const least = new Float64Array(count);
  const most = new Float64Array(count);
  const give = new Float64Array(count);
  const bench = new Float64Array(128);

  // The standing leg must meet the ground: its own bones give the height of its first joint.
  let standingHeight = 0;
  table.joints.forEach((joint, i) => {
    bones[i] = joint.bone * height;
    directions[i] = joint.toward * DEGREE;
    give[i] = joint.give;
    standingHeight -= bones[i] * Math.sin(directions[i]);
  });
  const { sprawl } = table;
  const [forward, aside] = table.at;

  let parent = table.on;
  const joints = table.joints.map((joint, i) => {
    senses[i] = joint.angle === 'caudal' ? 1 : -1;
    standingDegrees[i] = standingAngle(table.joints, i);
    const [low, high] = joint.limits;
    const atLow = senses[i] * (low - standingDegrees[i]) * DEGREE;
    const atHigh = senses[i] * (high - standingDegrees[i]) * DEGREE;
    least[i] = Math.min(atLow, atHigh);
    most[i] = Math.max(atLow, atHigh);
    bench.set([give[i], least[i], most[i]], 8 * i + 5);
    const offset: [number, number, number] =
      i === 0
        ? [forward * height, standingHeight - restHeight(on), side * aside * height]
        : polar(bones[i - 1], table.joints[i - 1].toward, sprawl && side);
    const axes: Axes = {
      pitch: [least[i] / DEGREE, most[i] / DEGREE],
      ...(joint.abduction && { roll: joint.abduction }),
      ...(joint.twist && { yaw: joint.twist }),
    };
    const named = `${name}.${joint.joint}`;
    const index = addJoint(draft, named, parent, offset, axes);
    parent = named;
    return index;
  });

  const kind = name[1] === 'F' ? 'fore' : 'hind';
  return {
    name,
    kind,
    side,
    on,
    joints,
    bones,
    directions,
    restCos: directions.map(Math.cos),
    restSin: directions.map(Math.sin),
    senses,
    standingDegrees,
    longest: straightLength(bones, directions, least, most),
    spread: sprawl ? Infinity : Math.tan(Math.min(...(table.joints[0].abduction ?? [60]).map(Math.abs)) * DEGREE),
    least,
    most,
    give,
    bench,
    sole: table.sole * height,
    track: table.track * height,
    sprawl,
  };
}

export function buildRig(name: string, height: number, table: SkeletonTable): Rig {
  const draft: Draft = {
    names: ['root'],
    parents: [-1],
    offsets: [[table.root[0] * height, table.root[1] * height, 0]],
    axes: [{ pitch: [-180, 180], yaw: [-180, 180], roll: [-180, 180] }],
  };

  for (const { joint, parent, length, toward, axes } of table.joints)
    addJoint(draft, joint, parent, polar(length * height, toward), axes);

  const restHeight = (joint: number): number =>
    draft.offsets[joint][1] + (draft.parents[joint] < 0 ? 0 : restHeight(draft.parents[joint]));
  const legs = LEGS.map((leg) =>
    buildLeg(draft, leg, table.legs[leg[1] === 'F' ? 'fore' : 'hind'], height, restHeight),
  );
  const indexOf = (joint: string): number => draft.names.indexOf(joint);
  const count = draft.names.length;
  const rest = new Float64Array(3 * count);
  for (let j = 0; j < count; j++) {
    for (let k = 0; k < 3; k++) rest[3 * j + k] = draft.offsets[j][k] + (j === 0 ? 0 : rest[3 * draft.parents[j] + k]);
  }

  const offsets = Float64Array.from(draft.offsets.flat());
  const landmarks: Record<string, Landmark> = {};
  for (const [mark, { on, at }] of Object.entries(table.landmarks))
    landmarks[mark] = { joint: indexOf(on), offset: [at[0] * height, at[1] * height, 0] };
  for (const leg of legs) {
    const last = leg.joints.length - 1;
    const out = leg.sprawl ? leg.side : 0;
    const [x, y] = polar(leg.bones[last], leg.directions[last] / DEGREE);
    leg.joints.forEach((joint) => {
      landmarks[draft.names[joint]] = { joint, offset: [0, 0, 0] };
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
    Math.atan2(rest[3 * to + 1] - rest[3 * from + 1], rest[3 * to] - rest[3 * from]);
  const muzzle = landmarks.muzzle.offset;
  const pivot = (leg: number): [number, number] => [rest[3 * legs[leg].joints[0]], rest[3 * legs[leg].joints[0] + 1]];
  return {
    name,
    height,
    joints: draft.names,
    parents: Int16Array.from(draft.parents),
    rest,
    offsets,
    offset: draft.names.map((_, joint) => offsets.subarray(3 * joint, 3 * joint + 3)),
    axes: draft.axes,
    legs,
    spine,
    shares: {
      flex: Float64Array.from(shares.flex),
      roll: Float64Array.from(shares.roll),
      bend: Float64Array.from(shares.bend),
      neck: Float64Array.from(shares.neck),
      droop: shares.droop,
      lash: Float64Array.from(shares.lash ?? Array(spine.length - 1 + tail.length).fill(0)),
      tail: Float64Array.from(shares.tail ?? Array(tail.length).fill(-0.5)),
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
