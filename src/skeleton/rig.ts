/**
 * Builds a skeleton table into a rig: parents before children, metres, radians. In the standing (rest) pose every joint frame
 * is aligned with the body (+x forward, +y up, +z right), so a rest orientation is the identity and a local rotation is the
 * deviation from standing. Everything that can be wrong with a table is found here, and only here.
 */

import { wrapDegrees } from '../math/circle.ts';
import { clamp } from '../math/ease.ts';
import type { Axes, LegTable, Range, SkeletonTable, SprawlTable } from '../types.ts';
import { DEGREE, LEGS, type LegName } from '../units.ts';
import { bendShares } from './spine.ts';

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
  /** Degrees of freedom, the root's six included. */
  readonly freedoms: number;
  readonly legs: readonly RigLeg[];
  readonly spine: readonly number[];
  /** How the joints of the spine after the first share a sideways bend. */
  readonly bendShares: Float64Array;
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

/** Thrown by the builders: says where in the authored tables the fault lies. */
export class TableError extends Error {
  constructor(path: string, fault: string) {
    super(`${path}: ${fault}`);
    this.name = 'TableError';
  }
}

export function requireNumber(path: string, value: unknown, least = -Infinity, most = Infinity): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new TableError(path, `expected a number, got ${String(value)}`);
  if (value < least || value > most) throw new TableError(path, `${value} is outside ${least} to ${most}`);
  return value;
}

function requireRange(path: string, range: Range): Range {
  const least = requireNumber(`${path}[0]`, range?.[0]);
  const most = requireNumber(`${path}[1]`, range?.[1]);
  if (least > most) throw new TableError(path, `lower limit ${least} is above upper limit ${most}`);
  return range;
}

interface Draft {
  names: string[];
  parents: number[];
  offsets: [number, number, number][];
  axes: Axes[];
}

function addJoint(
  draft: Draft,
  path: string,
  name: string,
  parent: string,
  offset: [number, number, number],
  axes: Axes,
): number {
  if (typeof name !== 'string' || name === '') throw new TableError(`${path}.joint`, 'a joint needs a name');
  if (typeof axes !== 'object' || axes === null) throw new TableError(`${path}.axes`, 'is missing');
  if (draft.names.includes(name)) throw new TableError(`${path}.joint`, `'${name}' stands twice`);
  const index = draft.names.indexOf(parent);
  if (index < 0) throw new TableError(`${path}.parent`, `no joint '${parent}' before '${name}'`);
  for (const axis of ['pitch', 'yaw', 'roll'] as const) {
    const range = axes[axis];
    if (range) requireRange(`${path}.axes.${axis}`, range);
  }
  draft.names.push(name);
  draft.parents.push(index);
  draft.offsets.push(offset);
  draft.axes.push(axes);
  return draft.names.length - 1;
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

function buildLeg(
  draft: Draft,
  path: string,
  name: LegName,
  table: LegTable,
  height: number,
  restHeight: (joint: number) => number,
): RigLeg {
  const on = draft.names.indexOf(table.on);
  if (on < 0) throw new TableError(`${path}.on`, `no joint '${table.on}'`);
  if (!Array.isArray(table.joints) || table.joints.length < 3)
    throw new TableError(`${path}.joints`, 'a leg needs at least three joints');
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
    const at = `${path}.joints[${i}]`;
    bones[i] = requireNumber(`${at}.bone`, joint.bone, 0.005, 2) * height;
    directions[i] = requireNumber(`${at}.toward`, joint.toward, -360, 360) * DEGREE;
    give[i] = requireNumber(`${at}.give`, joint.give, 0, 1);
    standingHeight -= bones[i] * Math.sin(directions[i]);
  });
  const { sprawl } = table;
  sprawl?.manner.check(path, table);
  const forward = requireNumber(`${path}.at[0]`, table.at?.[0], -2, 2) * height;
  const aside = requireNumber(`${path}.at[1]`, table.at?.[1], 0, 2) * height;

  let parent = table.on;
  const joints = table.joints.map((joint, i) => {
    const at = `${path}.joints[${i}]`;
    if (joint.angle !== 'cranial' && joint.angle !== 'caudal')
      throw new TableError(`${at}.angle`, `expected 'cranial' or 'caudal', got '${String(joint.angle)}'`);
    const above =
      i === 0 ? requireNumber(`${at}.reference`, joint.reference, -360, 360) : table.joints[i - 1].toward + 180;
    senses[i] = joint.angle === 'caudal' ? 1 : -1;
    standingDegrees[i] = wrapDegrees(senses[i] * (joint.toward - above));
    const [low, high] = requireRange(`${at}.limits`, joint.limits);
    if (standingDegrees[i] < low || standingDegrees[i] > high) {
      throw new TableError(
        `${at}.limits`,
        `the standing angle ${standingDegrees[i].toFixed(1)} is outside ${low} to ${high}`,
      );
    }
    const atLow = senses[i] * (low - standingDegrees[i]) * DEGREE;
    const atHigh = senses[i] * (high - standingDegrees[i]) * DEGREE;
    least[i] = Math.min(atLow, atHigh);
    most[i] = Math.max(atLow, atHigh);
    bench.set([give[i], least[i], most[i]], 8 * i + 5);
    const offset: [number, number, number] =
      i === 0
        ? [forward, standingHeight - restHeight(on), side * aside]
        : polar(bones[i - 1], table.joints[i - 1].toward, sprawl && side);
    const axes: Axes = {
      pitch: [least[i] / DEGREE, most[i] / DEGREE],
      ...(joint.abduction && { roll: joint.abduction }),
      ...(joint.twist && { yaw: joint.twist }),
    };
    const index = addJoint(draft, at, `${name}.${joint.joint}`, parent, offset, axes);
    parent = `${name}.${joint.joint}`;
    return index;
  });

  const kind = name[1] === 'F' ? 'fore' : 'hind';
  const sole = requireNumber(`${path}.sole`, table.sole, 0, 1) * height;
  const track = requireNumber(`${path}.track`, table.track, 0, 1) * height;
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
    sole,
    track,
    sprawl,
  };
}

export function buildRig(name: string, height: number, table: SkeletonTable): Rig {
  const path = `${name}.skeleton`;
  requireNumber(`${name}.height`, height, 0.005, 20);
  for (const list of ['joints', 'spine', 'neck', 'tail'] as const) {
    if (!Array.isArray(table[list]) || table[list].length === 0) throw new TableError(`${path}.${list}`, 'is missing');
  }
  const rootX = requireNumber(`${path}.root[0]`, table.root?.[0], -2, 2) * height;
  const rootY = requireNumber(`${path}.root[1]`, table.root?.[1], 0, 2) * height;
  const draft: Draft = {
    names: ['root'],
    parents: [-1],
    offsets: [[rootX, rootY, 0]],
    axes: [{ pitch: [-180, 180], yaw: [-180, 180], roll: [-180, 180] }],
  };

  table.joints.forEach((joint, i) => {
    const at = `${path}.joints[${i}]`;
    const length = requireNumber(`${at}.length`, joint.length, 0.001, 3) * height;
    addJoint(
      draft,
      at,
      joint.joint,
      joint.parent,
      polar(length, requireNumber(`${at}.toward`, joint.toward, -360, 360)),
      joint.axes,
    );
  });

  const restHeight = (joint: number): number =>
    draft.offsets[joint][1] + (draft.parents[joint] < 0 ? 0 : restHeight(draft.parents[joint]));
  const legs = LEGS.map((leg) => {
    const kind = leg[1] === 'F' ? 'fore' : 'hind';
    if (!table.legs?.[kind]) throw new TableError(`${path}.legs.${kind}`, 'is missing');
    return buildLeg(draft, `${path}.legs.${kind}`, leg, table.legs[kind], height, restHeight);
  });

  const indexOf = (at: string, joint: string): number => {
    const index = draft.names.indexOf(joint);
    if (index < 0) throw new TableError(at, `no joint '${joint}'`);
    return index;
  };
  const count = draft.names.length;
  const rest = new Float64Array(3 * count);
  for (let j = 0; j < count; j++) {
    for (let k = 0; k < 3; k++) rest[3 * j + k] = draft.offsets[j][k] + (j === 0 ? 0 : rest[3 * draft.parents[j] + k]);
  }

  const offsets = Float64Array.from(draft.offsets.flat());
  const landmarks: Record<string, Landmark> = {};
  for (const [mark, { on, at }] of Object.entries(table.landmarks ?? {})) {
    const where = `${path}.landmarks.${mark}`;
    landmarks[mark] = {
      joint: indexOf(`${where}.on`, on),
      offset: [requireNumber(`${where}.at[0]`, at?.[0]) * height, requireNumber(`${where}.at[1]`, at?.[1]) * height, 0],
    };
  }
  for (const mark of ['withers', 'back', 'croup', 'poll', 'muzzle', 'dock', 'tail']) {
    if (!landmarks[mark]) throw new TableError(`${path}.landmarks.${mark}`, 'is missing');
  }
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

  const spine = table.spine.map((joint, i) => indexOf(`${path}.spine[${i}]`, joint));
  const neck = table.neck.map((joint, i) => indexOf(`${path}.neck[${i}]`, joint));
  const tail = table.tail.map((joint, i) => indexOf(`${path}.tail[${i}]`, joint));
  const head = indexOf(`${path}.head`, table.head);
  const bends = spine.length - 1 + tail.length;
  const shares = (
    row: 'flex' | 'roll' | 'bend' | 'neck' | 'lash' | 'tail' | 'supple',
    count: number,
    unlessTold?: number[],
  ): Float64Array => {
    const values = table.shares?.[row] ?? unlessTold;
    if (values?.length !== count) throw new TableError(`${path}.shares.${row}`, `expected ${count} numbers`);
    return Float64Array.from(values, (value, i) => requireNumber(`${path}.shares.${row}[${i}]`, value, -2, 2));
  };
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
    freedoms: 6 + draft.axes.slice(1).reduce((sum, axes) => sum + Object.keys(axes).length, 0),
    legs,
    spine,
    bendShares: bendShares(spine.slice(1).map((joint) => Math.hypot(...offsets.subarray(3 * joint, 3 * joint + 3)))),
    shares: {
      flex: shares('flex', spine.length - 1),
      roll: shares('roll', spine.length - 1),
      bend: shares('bend', spine.length - 1),
      neck: shares('neck', neck.length),
      droop: requireNumber(`${path}.shares.droop`, table.shares?.droop, -1, 1),
      lash: shares('lash', bends, Array(bends).fill(0)),
      tail: shares('tail', tail.length, Array(tail.length).fill(-0.5)),
      supple: shares('supple', 1, [1])[0],
    },
    neck,
    head,
    jaw: indexOf(`${path}.jaw`, table.jaw),
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
