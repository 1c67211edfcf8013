/**
 * Builds a flesh table on a rig into points of skin (metres, flat arrays) and carries them along with a pose. A point hangs on a pivot
 * joint; since a joint sits rigidly on its parent, turning it by a rotation between the parent's and the joint's own is
 * all the bridging that skin needs. Chains of sections are what the contour is drawn around.
 */
import { quat, vec3 } from 'gl-matrix';
import { type Pose, pointOnJoint } from '../src/skeleton/pose.ts';
import type { Rig, RigLeg } from '../src/skeleton/rig.ts';
import type {
  BodySection,
  Each,
  FleshLine,
  FleshPoint,
  FleshTable,
  LegFlesh,
  LimbSection,
} from '../src/species/flesh.ts';
import { TableError } from '../src/table-error.ts';
import { DEGREE } from '../src/units.ts';
import type { Pen } from './pen.ts';
import type { View } from './view.ts';

/** Skin points by index: the two edges, and half the width as a direction. */
export interface Section {
  readonly at: string | undefined;
  readonly front: number;
  readonly back: number;
  readonly side: number;
}

export type Chain = readonly Section[];

/** How chains are drawn. */
export interface Contour {
  /** Adds the sections `from` to `to` of a chain to the pen's path, as closed parts that together are its shape. */
  addChain(pen: Pen, flesh: Flesh, chain: Chain, view: View, from: number, to: number): void;
  /** Adds a body with flat ends between two sections: a hoof. Its rims are rounded by that share of withers height. */
  addBlock(pen: Pen, flesh: Flesh, chain: Chain, view: View, rim: number): void;
}

export interface FleshLeg {
  readonly leg: RigLeg;
  /** Girdle to coronet, and the index of the section from which down it is seen apart from the trunk. */
  readonly chain: Chain;
  readonly free: number;
  /** The section from which down it is drawn behind the trunk. */
  readonly behind: number;
  /** Coronet and sole. */
  readonly hoof?: Chain;
  readonly toes: readonly Chain[];
}

export interface BuiltLine {
  /** -1 left, +1 right. */
  readonly side: number;
  /** What it turns with: the head, or the body. */
  readonly face: boolean;
  readonly spot: boolean;
  readonly above: boolean;
  readonly points: readonly number[];
}

export interface Flesh {
  readonly rig: Rig;
  readonly table: FleshTable;
  /** The joint that tells how the body is turned: the root, or what carries the shell. */
  readonly body: number;
  readonly trunk: Chain;
  /** Sections of the trunk: the last of the hind quarters, the first of the chest, the first of the neck. */
  readonly quarters: number;
  readonly chest: number;
  readonly neck: number;
  /** Over the legs; none in most. */
  readonly shell: Chain;
  readonly head: Chain;
  /** Left, right. */
  readonly ears: readonly [Chain, Chain];
  readonly legs: readonly FleshLeg[];
  readonly tail: Chain;
  readonly lines: readonly BuiltLine[];
  readonly mane: readonly number[];
  /** Locks of both sides: root, bow and tip of each. */
  readonly ruff: readonly BuiltLine[];
  /** Every skin point in the world, m: written by `poseFlesh`. */
  readonly world: readonly Float64Array[];
  readonly skin: readonly SkinPoint[];
  /** How it is drawn, if not in ribbons. */
  contour: Contour | undefined;
}

interface SkinPoint {
  readonly pivot: number;
  readonly follow: number;
  readonly offset: Float64Array;
  readonly direction: boolean;
  /** A second joint it hangs on, from where, and by what share. */
  readonly tied?: number;
  readonly tiedOffset?: Float64Array;
  readonly tie?: number;
}

/** Of the first edge (0) or the second (1). */
function each<Value extends string | number>(value: Each<Value>, edge: 0 | 1): Value {
  return typeof value === 'object' ? value[edge] : value;
}

export function buildFlesh(rig: Rig, table: FleshTable): Flesh {
  const skin: SkinPoint[] = [];
  const { height, rest } = rig;

  const jointOf = (name: string, path: string, leg?: RigLeg): number => {
    const index = rig.joints.indexOf(leg ? `${leg.name}.${name}` : name);
    if (index < 0) throw new TableError(`${rig.name}.flesh.${path}`, `no joint '${name}'`);
    return index;
  };
  const offsetFrom = (joint: number, x: number, y: number, z: number): Float64Array =>
    Float64Array.of(x - rest[3 * joint], y - rest[3 * joint + 1], z - rest[3 * joint + 2]);
  const add = (pivot: number, follow: number, x: number, y: number, z: number, tied?: number, tie = 0): number =>
    skin.push({
      pivot,
      follow,
      offset: offsetFrom(pivot, x, y, z),
      direction: false,
      ...(tied !== undefined && tie > 0 && { tied, tie, tiedOffset: offsetFrom(tied, x, y, z) }),
    }) - 1;
  const addSide = (pivot: number, follow: number, half: number, x = 0, z = 1): number =>
    skin.push({
      pivot,
      follow,
      offset: Float64Array.of(x * half * height, 0, z * half * height),
      direction: true,
    }) - 1;

  /** Its edges in metres. */
  const addSection = (
    at: string | undefined,
    [above, below]: readonly [number, number],
    follow: Each<number>,
    front: FleshPoint,
    back: FleshPoint,
    half: number,
    z: number,
    tied?: number,
    tie: Each<number> = 0,
  ): Section => ({
    at,
    front: add(above, each(follow, 0), ...front, z, tied, each(tie, 0)),
    back: add(below, each(follow, 1), ...back, z, tied, each(tie, 1)),
    side: addSide(above, each(follow, 0), half),
  });
  const metres = ([ahead, up]: FleshPoint, x = 0, y = 0): FleshPoint => [x + ahead * height, y + up * height];
  const pivotsOf = (on: Each<string>, path: string, leg?: RigLeg): [number, number] => [
    jointOf(each(on, 0), path, leg),
    jointOf(each(on, 1), path, leg),
  ];

  const bodyChain = (path: string, sections: readonly BodySection[], out: (i: number) => number): Chain =>
    sections.map(({ at, on, follow = 1, top, bottom, half }, i) =>
      addSection(at, pivotsOf(on, `${path}[${i}].on`), follow, metres(top), metres(bottom), half, out(i) * height),
    );

  /** Square to the bone that leaves the joint in direction (dx, dy) with that length, m, in the upright plane that goes towards (ahead, right). */
  const limbSection = (
    { at, down, front, back, half, lean = 0, follow = 1 }: LimbSection,
    joint: number,
    length: number,
    dx: number,
    dy: number,
    ahead = 1,
    right = 0,
  ): Section => {
    const place = (x: number, y: number): number =>
      add(joint, follow, rest[3 * joint] + ahead * x, rest[3 * joint + 1] + y, rest[3 * joint + 2] + right * x);
    const [x, y] = [down * length * dx, down * length * dy];
    return {
      at,
      front: place(x - front * height * dy, y + front * height * dx),
      back: place(x + (back * dy - lean * dx) * height, y - (back * dx + lean * dy) * height),
      side: addSide(joint, follow, half, -right, ahead),
    };
  };

  const buildLeg = (leg: RigLeg): FleshLeg => {
    const flesh: LegFlesh = table[leg.kind];
    const girdle = flesh.girdle.map(({ at, on, follow = 1, front, back, half, out, tied, tie = 0 }, i): Section => {
      const path = `${leg.kind}.girdle[${i}]`;
      const pivots = pivotsOf(on, `${path}.on`, leg);
      const z = leg.side * out * height;
      const own = rig.joints.includes(`${leg.name}.${tied}`) ? leg : undefined;
      const other = tied === undefined ? undefined : jointOf(tied, `${path}.tied`, own);
      return addSection(at, pivots, follow, metres(front), metres(back), half, z, other, tie);
    });
    const build = (section: LimbSection): Section => {
      const joint = jointOf(section.on, `${leg.kind}.limb`, leg);
      const bone = leg.joints.indexOf(joint);
      const aside = (section.aside ?? 0) * DEGREE;
      const right = leg.sprawl ? leg.side * Math.cos(aside) : 0;
      const ahead = leg.sprawl ? -Math.sin(aside) : 1;
      return limbSection(section, joint, leg.bones[bone], leg.restCos[bone], leg.restSin[bone], ahead, right);
    };
    const limb = flesh.limb.map(build);
    const toes = (flesh.toes ?? []).map((toe) => toe.map(build));
    const chain = [...girdle, ...limb];
    const sectionOf = (key: 'free' | 'behind'): number => {
      const index = chain.findIndex(({ at }) => at === flesh[key]);
      if (index < 0) throw new TableError(`${rig.name}.flesh.${leg.kind}.${key}`, `no section '${flesh[key]}'`);
      return index;
    };
    const [free, behind] = [sectionOf('free'), sectionOf('behind')];
    if (!flesh.hoof) return { leg, chain, free, behind, toes };

    const { front, back, half, sole } = flesh.hoof;
    const last = leg.joints[leg.joints.length - 1];
    const [x, y, z] = [rest[3 * last], rest[3 * last + 1], rest[3 * last + 2]];
    const toe = rig.landmarks[`${leg.name}.toe`].offset;
    const heel = rig.landmarks[`${leg.name}.heel`].offset;
    return {
      leg,
      chain,
      free,
      behind,
      toes,
      hoof: [
        addSection('coronet', [last, last], 1, metres(front, x, y), metres(back, x, y), half, z),
        addSection('sole', [last, last], 1, [x + toe[0], y + toe[1]], [x + heel[0], y + heel[1]], sole, z),
      ],
    };
  };

  /** Bones of the tail are not named: each leads to the next joint, the last to the tail's landmark. */
  const tail = table.tail.sections.map((section, i): Section => {
    const joint = jointOf(section.on, `tail.sections[${i}].on`);
    const next = rig.tail[rig.tail.indexOf(joint) + 1];
    const [x, y] =
      next === undefined
        ? rig.landmarks.tail.offset
        : [rest[3 * next] - rest[3 * joint], rest[3 * next + 1] - rest[3 * joint + 1]];
    const length = Math.hypot(x, y);
    return limbSection(section, joint, length, x / length, y / length);
  });

  const buildLine = (line: FleshLine, i: number): BuiltLine[] => {
    const joint = jointOf(each(line.on, 0), `lines[${i}].on`);
    const [first, last] = [each(line.follow ?? 1, 0), each(line.follow ?? 1, 1)];
    const follow = (k: number): number => first + ((last - first) * k) / Math.max(1, line.points.length - 1);
    const out = (x: number): number => line.out - (line.slant ?? 0) * (x - line.points[0][0]);
    return [-1, 1].map((side) => ({
      side,
      face: joint === rig.head || joint === rig.jaw,
      spot: line.spot ?? false,
      above: line.points[0].length > 2,
      points: line.points.map(([x, y, z = out(x)], k) =>
        add(joint, follow(k), x * height, y * height, side * z * height),
      ),
    }));
  };

  const ear = (side: -1 | 1): Chain => {
    const [root, tip] = table.earOut;
    const prick = table.earPrick[side < 0 ? 0 : 1];
    const last = table.ear.length - 1;
    const forward = (i: number, [x, y]: FleshPoint): FleshPoint => [x + (prick * i) / last, y];
    const sections = table.ear.map((section, i) => ({
      ...section,
      top: forward(i, section.top),
      bottom: forward(i, section.bottom),
    }));
    return bodyChain('ear', sections, (i) => side * (root + ((tip - root) * i) / last));
  };

  const partOf = (joints: readonly number[]): number =>
    table.trunk.findIndex(({ on }) => joints.includes(jointOf(each(on, 0), 'trunk')));
  const neck = partOf(rig.neck);
  const built = {
    body: table.shell ? rig.spine[1] : 0,
    quarters: table.shell ? table.shell.length - 1 : partOf(rig.spine.slice(1)) - 1,
    chest: partOf(rig.spine.slice(-1)),
    neck: neck + 1,
    trunk: bodyChain('trunk', table.trunk, () => 0),
    shell: bodyChain('shell', table.shell ?? [], () => 0),
    head: bodyChain('head', table.head, () => 0),
    ears: [ear(-1), ear(1)] as [Chain, Chain],
    legs: rig.legs.map(buildLeg),
    tail,
    lines: table.lines.flatMap(buildLine),
    ruff: (table.ruff ?? []).flatMap(buildLine),
    mane: (table.mane?.roots ?? []).map(({ on, follow = 1, at }, i) =>
      add(jointOf(each(on, 0), `mane.roots[${i}].on`), each(follow, 0), at[0] * height, at[1] * height, 0),
    ),
  };
  return { rig, table, ...built, contour: undefined, skin, world: skin.map(() => new Float64Array(3)) };
}

const rotation: quat = [0, 0, 0, 1];
const held: vec3 = [0, 0, 0];

/** How far wind lifts the end of the tail, rad. */
const STREAM = 0.5;

/** Carries every point of the skin along with the pose. Wind, 0..1, lifts the hair of a tail that has some. */
export function poseFlesh(flesh: Flesh, pose: Pose, wind = 0): void {
  const { skin, world, rig } = flesh;
  for (let i = 0; i < skin.length; i++) {
    const { pivot, follow, offset, direction, tied, tiedOffset, tie } = skin[i];
    const own = pose.rotation[pivot];
    const out = world[i];
    if (follow === 1 || rig.parents[pivot] < 0) vec3.transformQuat(out, offset, own);
    else {
      quat.slerp(rotation, pose.rotation[rig.parents[pivot]], own, follow);
      vec3.transformQuat(out, offset, rotation);
    }
    if (direction) continue;
    vec3.add(out, out, pose.position[pivot]);
    if (tied === undefined || !tiedOffset) continue;
    vec3.lerp(out, out, pointOnJoint(pose, tied, tiedOffset, held), tie ?? 0);
  }
  if (wind > 0 && flesh.table.tail.ragged > 0) streamTail(flesh, pose, wind);
}

const RIGHTWARD: vec3 = [0, 0, 1];
const turn: quat = [0, 0, 0, 1];
const axis: vec3 = [0, 0, 0];
const root: vec3 = [0, 0, 0];
const moved: vec3 = [0, 0, 0];
const step: vec3 = [0, 0, 0];

/** Bends the tail upwards, more and more towards its end: each section is turned, and carried by those before it. */
function streamTail({ tail, world, rig }: Flesh, pose: Pose, wind: number): void {
  vec3.transformQuat(axis, RIGHTWARD, pose.rotation[rig.tail[0]]);
  vec3.copy(moved, world[tail[0].front]);
  vec3.copy(root, moved);
  for (let i = 1; i < tail.length; i++) {
    const front = world[tail[i].front];
    const back = world[tail[i].back];
    quat.setAxisAngle(turn, axis, -wind * STREAM * Math.min(1, (1.6 * i) / (tail.length - 1)));
    // From the section before as it hung to this one, turned.
    vec3.sub(step, front, root);
    vec3.copy(root, front);
    vec3.transformQuat(step, step, turn);
    vec3.add(moved, moved, step);
    vec3.sub(step, back, front);
    vec3.transformQuat(step, step, turn);
    vec3.copy(front, moved);
    vec3.add(back, moved, step);
  }
}
