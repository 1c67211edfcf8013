/**
 * Flesh for an animal of which only the skeleton is written: every section is measured from the joints and the points of the skin, with the depths and widths that
 * horse and dog have against theirs, so that a new animal has a body, a face, feet and a coat in one file. What it does better in its own way it says over this:
 * `{ ...plainFlesh(skeleton), ear: […] }`. Shares of withers height; all the proportions are choices.
 */
import type { LegTable, SkeletonTable } from '../types.ts';
import { DEGREE } from '../units.ts';
import type { CoatTables } from './coat.ts';
import type { BodySection, FleshPoint, FleshTable, GirdleSection, LegFlesh, LimbSection, Named } from './flesh.ts';
import type { InsetTable } from './relief.ts';

export interface PlainBuild {
  /** How thick its legs are, a horse's 1. */
  readonly legs?: number;
  /** How wide its body is against its depth: 0.4 unless told. */
  readonly width?: number;
  /** How deep its neck is, a horse's 1; and its head. */
  readonly neck?: number;
  readonly head?: number;
  /** How long its ears are: 0.08 unless told. */
  readonly ears?: number;
  /** How thick its tail is: 0.03 at its root unless told. */
  readonly tail?: number;
  /** What it stands on: hooves if its last bone is steep, else paws. */
  readonly foot?: 'hoof' | 'paw';
  readonly coats?: CoatTables;
}

/** What it makes: every section has a name. */
export interface PlainFlesh extends FleshTable {
  readonly trunk: readonly (BodySection & Named)[];
}

const COATS: CoatTables = {
  plain: { body: '#a98', points: '#765', mane: '#765', hoof: '#433', eye: '#210', roughness: 0.6 },
};

const along = ([ax, ay]: FleshPoint, [bx, by]: FleshPoint, share: number): FleshPoint => [ax + share * (bx - ax), ay + share * (by - ay)];
const plus = ([x, y]: FleshPoint, dx: number, dy: number): FleshPoint => [x + dx, y + dy];
const polar = (from: FleshPoint, length: number, degrees: number): FleshPoint =>
  plus(from, length * Math.cos(degrees * DEGREE), length * Math.sin(degrees * DEGREE));

export function plainFlesh(skeleton: SkeletonTable, build: PlainBuild = {}): PlainFlesh {
  const { legs = 1, width = 0.4, neck = 1, head = 1, ears = 0.08, tail = 0.03, coats = COATS } = build;
  const { fore, hind } = skeleton.legs;
  if (fore.joints.length < 5 || hind.joints.length < 4)
    throw new RangeError('plainFlesh: expected fore legs from the shoulder blade and hind legs from the hip; legs that sprawl need flesh of their own');

  const joints: Record<string, FleshPoint> = { root: skeleton.root };
  for (const { joint, parent, length, toward } of skeleton.joints) joints[joint] = polar(joints[parent], length, toward);
  const marks = Object.fromEntries(Object.entries(skeleton.landmarks).map(([name, { on, at }]) => [name, plus(joints[on], at[0], at[1])]));
  const [blade, point, elbow] = placesOf(fore, joints);
  const [hip, stifle] = placesOf(hind, joints);
  const { withers, croup, back, dock, muzzle } = marks;

  const keel = elbow[1] - 0.01;
  const deep = withers[1] - keel;
  const flank = keel + 0.22 * deep;
  const wide = width * deep;
  const cut = (at: string, on: string, top: FleshPoint, bottom: FleshPoint, half: number, follow = 1): BodySection & Named => ({ at, on, top, bottom, half, follow });
  const [, loin, middle] = skeleton.spine;
  const chest = skeleton.spine[skeleton.spine.length - 1];

  const breast = cut('breast', chest, plus(withers, 0.18 * deep, -0.02 * deep), plus(point, 0.03, -0.02), 0.72 * wide);
  const trunk = [
    cut('buttock', 'root', plus(dock, 0.01, 0.005), plus(dock, 0.01, -0.17 * deep), 0.32 * wide),
    cut('dock', 'root', plus(dock, 0.1 * deep, 0.1 * deep), [dock[0] + 0.04 * deep, hip[1] - 0.1 * deep], 0.62 * wide),
    cut('rump', 'root', plus(along(dock, croup, 0.55), 0, 0.06 * deep), [hip[0] - 0.14 * deep, hip[1] - 0.22 * deep], 0.85 * wide),
    cut('croup', 'root', croup, [croup[0] - 0.03, along(hip, [0, flank], 0.9)[1]], 0.94 * wide),
    cut('flank', loin, along(croup, back, 0.4), [along(croup, back, 0.35)[0], flank], 0.94 * wide, 0.3),
    cut('barrel', middle ?? chest, back, [back[0] - 0.03, along([0, flank], [0, keel], 0.7)[1]], 1.04 * wide, 0.5),
    cut('girth', chest, along(back, withers, 0.75), [elbow[0] - 0.08 * deep, keel], 0.92 * wide, 0.5),
    cut('withers', chest, withers, [elbow[0] + 0.1 * deep, keel + 0.03 * deep], 0.8 * wide),
    breast,
    ...neckOf(skeleton, joints, breast, 0.15 * neck, 0.62 * wide, 0.26 * wide),
  ];

  // Along the head: from its joint to the muzzle; square to that: up.
  const from = joints[skeleton.head];
  const length = Math.hypot(muzzle[0] - from[0], muzzle[1] - from[1]);
  const [ax, ay] = [muzzle[0] - from[0], muzzle[1] - from[1]];
  const face = (share: number, up: number): FleshPoint => [from[0] + share * ax - up * head * ay, from[1] + share * ay + up * head * ax];
  const slice = (at: string, share: number, up: number, down: number, half: number): BodySection =>
    cut(at, skeleton.head, face(share, up), face(share - 0.08, -down), half * length * head);
  const ear = (up: number, back: number, half: number, at: string): BodySection => {
    const root = plus(face(0.08, 0.2), 0.15 * ears, up * ears);
    return cut(at, skeleton.head, root, plus(root, -back * ears, 0), half * ears);
  };
  const eye: FleshPoint = face(0.34, 0.09);
  const nostril: FleshPoint = face(0.93, 0.02);
  const spot = ([x, y]: FleshPoint, size: number): FleshPoint[] => [[x - size, y - 0.4 * size], [x - 0.2 * size, y + 0.7 * size], [x + size, y + 0.3 * size], [x + 0.3 * size, y - 0.8 * size]];
  const inset = ([x, y]: FleshPoint, out: number, size: number): InsetTable => ({ at: [x, y, out], half: [size, 0.8 * size, 0.7 * size], toward: -30, sunk: 0.6 });
  const tails = skeleton.tail;

  return {
    trunk,
    head: [
      slice('poll', 0.02, 0.17, 0.12, 0.15),
      slice('forehead', 0.2, 0.21, 0.2, 0.18),
      slice('eye', 0.38, 0.17, 0.2, 0.17),
      slice('cheek', 0.62, 0.12, 0.15, 0.12),
      slice('nose', 0.88, 0.1, 0.1, 0.1),
      slice('lips', 1.02, 0.06, 0.08, 0.08),
    ],
    ear: [ear(0, 0.45, 0.18, 'root'), ear(0.5, 0.5, 0.24, 'middle'), ear(1.05, 0, 0, 'tip')],
    earOut: [0.1 * length, 0.13 * length],
    earPrick: [0.25 * ears, 0],
    fore: {
      girdle: [
        upper('blade', fore, 0, plus(blade, 0.13 * deep, 0.06 * deep), plus(blade, -0.17 * deep, 0.06 * deep), 0.24 * wide),
        upper('shoulder', fore, 0, plus(along(blade, point, 0.62), 0.15 * deep, 0), [elbow[0] - 0.15 * deep, along(blade, point, 0.62)[1]], 0.33 * wide, [0.6, 0.3]),
        upper('arm', fore, 1, plus(point, 0.08 * deep, -0.02), [elbow[0] - 0.16 * deep, point[1] - 0.02], 0.35 * wide, [0.45, 0.6], 0.5),
        upper('armLow', fore, 1, [along(point, elbow, 0.35)[0] + 0.09 * deep, elbow[1] + 0.13 * deep], [elbow[0] - 0.16 * deep, elbow[1] + 0.11 * deep], 0.33 * wide, [0.1, 0.4]),
      ],
      ...lower(fore, 2, 0.055 * legs, build.foot),
      behind: 'shoulder',
    },
    hind: {
      girdle: [
        upper('pelvis', hind, 0, plus(hip, 0.24 * deep, 0.2 * deep), plus(hip, -0.3 * deep, 0.2 * deep), 0.25 * wide, undefined, 0),
        upper('rump', hind, 0, plus(hip, 0.32 * deep, 0.02 * deep), plus(hip, -0.38 * deep, 0.03 * deep), 0.34 * wide, undefined, 0),
        upper('thigh', hind, [1, 0], [stifle[0] + 0.22 * deep, along(hip, stifle, 0.42)[1]], [hip[0] - 0.38 * deep, along(hip, stifle, 0.36)[1]], 0.38 * wide, [0.95, 0.75]),
        upper('thighLow', hind, [1, 0], [stifle[0] + 0.2 * deep, along(hip, stifle, 0.72)[1]], [hip[0] - 0.34 * deep, along(hip, stifle, 0.66)[1]], 0.37 * wide, [0.6, 0.42], [0.3, 1]),
        upper('stifle', hind, [1, 0], plus(stifle, 0.13 * deep, 0.02), [hip[0] - 0.28 * deep, stifle[1] + 0.05], 0.33 * wide, [0.1, 0.16], [0.4, 1]),
        upper('gaskin', hind, 1, plus(stifle, 0.07 * deep, -0.1 * deep), plus(stifle, -0.32 * deep, -0.06 * deep), 0.27 * wide, [0, 0.04], [1, 0.35]),
      ],
      ...lower(hind, 1, 0.062 * legs, build.foot),
      behind: 'pelvis',
    },
    lines: [
      { line: 'eye', on: skeleton.head, out: 0.15 * length * head, slant: 0.6, spot: true, points: spot(eye, 0.045 * length) },
      { line: 'nostril', on: skeleton.head, out: 0.07 * length * head, slant: 0.6, spot: true, points: spot(nostril, 0.028 * length) },
      { line: 'mouth', on: skeleton.head, out: 0.07 * length * head, points: [face(0.98, -0.04), face(0.88, -0.05), face(0.76, -0.03)] },
    ],
    folds: [
      { fold: 'flank', leg: 'hind', edge: 'front', length: 0.06 },
      { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.03 },
    ],
    tail: {
      sections: [
        { at: 'dock', on: tails[0], down: -0.5, front: tail, back: 0.6 * tail, half: 0.7 * tail, follow: 0 },
        ...tails.map((on, i): LimbSection => {
          const thick = tail * (1 - (0.6 * i) / tails.length);
          return { at: on, on, down: 0.1, front: 0.6 * thick, back: 0.6 * thick, half: 0.6 * thick };
        }),
        { at: 'tip', on: tails[tails.length - 1], down: 1, front: 0.2 * tail, back: 0.2 * tail, half: 0.2 * tail },
      ],
      strands: 2,
      ragged: 0,
    },
    relief: {
      shape: {},
      swells: [],
      eye: inset(eye, 0.15 * length * head, 0.05 * length),
      bare: [inset(nostril, 0.06 * length * head, 0.03 * length)],
      marks: [{ at: [muzzle[0], muzzle[1], 0], full: 0.2 * length, none: 0.4 * length }],
      stockings: { fore: [0.15, 0.35], hind: [0.15, 0.35] },
      dock: tails.length + 2,
      tail: { locks: 0, half: 0.02, thick: 0.01 },
    },
    coats,
  };
}

/** Its joints, forward and up, and its toe: the standing leg meets the ground. */
function placesOf({ on, at, joints: bones }: LegTable, joints: Readonly<Record<string, FleshPoint>>): FleshPoint[] {
  const height = bones.reduce((sum, { bone, toward }) => sum - bone * Math.sin(toward * DEGREE), 0);
  const places: FleshPoint[] = [[joints[on][0] + at[0], height]];
  for (const { bone, toward } of bones) places.push(polar(places[places.length - 1], bone, toward));
  return places;
}

/** From the breast to the poll, square to its bones, and less and less deep. */
function neckOf(skeleton: SkeletonTable, joints: Readonly<Record<string, FleshPoint>>, breast: BodySection, deep: number, wide: number, thin: number): (BodySection & Named)[] {
  const path = [along(breast.top, breast.bottom, 0.42), ...skeleton.neck.slice(1).map((name) => joints[name]), joints[skeleton.head]];
  const base = Math.hypot(breast.top[0] - breast.bottom[0], breast.top[1] - breast.bottom[1]);
  const sections: (BodySection & Named)[] = [];
  const bones = path.length - 1;
  for (let i = 0; i < bones; i++) {
    const [[ax, ay], [bx, by]] = [path[i], path[i + 1]];
    const far = Math.hypot(bx - ax, by - ay);
    for (const share of [0.35, 0.8]) {
      const gone = (i + share) / bones;
      const depth = deep + (0.85 * base - deep) * (1 - gone) ** 1.2;
      const [x, y] = along(path[i], path[i + 1], share);
      const [nx, ny] = [-(by - ay) / far, (bx - ax) / far];
      sections.push({
        at: `neck${2 * i + (share > 0.5 ? 1 : 0)}`,
        on: skeleton.neck[i],
        top: [x + (nx * depth) / 2, y + (ny * depth) / 2],
        bottom: [x - (nx * depth) / 2, y - (ny * depth) / 2],
        half: thin + (wide - thin) * (1 - gone),
        follow: share > 0.5 ? 1 : 0.5,
      });
    }
  }
  const last = sections[sections.length - 1];
  return [...sections, { ...last, at: 'poll', on: skeleton.head, follow: 0.3, top: plus(last.top, 0.02, 0.01), bottom: plus(last.bottom, 0.02, 0.01) }];
}

/** Of the upper leg, on those of its joints that are in front and behind. */
function upper(at: string, leg: LegTable, on: number | readonly [number, number], front: FleshPoint, back: FleshPoint, half: number, tie?: readonly [number, number], follow: number | readonly [number, number] = 1): GirdleSection {
  const [first, second] = typeof on === 'number' ? [on, on] : on;
  return {
    at, on: [leg.joints[first].joint, leg.joints[second].joint], front, back, half, out: leg.at[1], follow,
    ...(tie && { tied: leg.on, tie }),
  };
}

/** From elbow or stifle down, thinner with every bone, to the foot. */
function lower(leg: LegTable, start: number, thick: number, foot?: 'hoof' | 'paw'): Omit<LegFlesh, 'girdle' | 'behind'> {
  const bones = leg.joints.slice(start);
  const last = bones[bones.length - 1];
  const kind = foot ?? (last.toward > -40 ? 'paw' : 'hoof');
  const thickness = (i: number): number => thick * Math.max(0.38, 1 - 0.42 * i);
  const limb = bones.slice(0, -1).flatMap(({ joint }, i): (LimbSection & Named)[] =>
    (start === 1 && i === 0 ? [0.45, 0.65, 0.86] : [0.06, 0.4, 0.8]).map((down, k) => {
      const own = thickness(i) + (thickness(i + 1) - thickness(i)) * down;
      // A leg is thick at its joints, and calves, hocks and heels are behind.
      const slim = i > 0 && k === 1 ? 0.85 : 1;
      const calf = k === 0 && (i > 0 || start === 1) ? 1.3 : 1;
      return { at: `${joint}${k}`, on: joint, down, front: slim * own, back: calf * slim * own, half: 0.85 * slim * own, follow: k === 0 && down < 0.1 ? 0.6 : 1 };
    }),
  );
  const free = limb[start === 1 ? 0 : 1].at;
  const end = thickness(bones.length - 1);
  const at = last.joint;
  if (kind === 'paw') {
    const paw = [[0, 1, 1.1, 1.2], [0.45, 1.1, 0.7, 1.4], [0.8, 1, 0.3, 1.3], [1.02, 0.5, 0, 0.8]];
    return { limb: [...limb, ...paw.map(([down, front, back, half], k): LimbSection => ({ at: `${at}${k}`, on: at, down, front: front * end, back: back * end, half: half * end, follow: k === 0 ? 0.5 : 1 }))], free };
  }
  const coronet: LimbSection = { at: `${at}0`, on: at, down: 0, front: 0.5 * end, back: 1.5 * end, half: 1.2 * end, lean: 0.8 * end, follow: 0.7 };
  return { limb: [...limb, coronet], hoof: { front: [0.3 * end, 0.4 * end], back: [-1.8 * end, -0.4 * end], half: 1.3 * end, sole: 1.6 * end }, free };
}
