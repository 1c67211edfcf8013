/**
 * What dogs and wolves have in common: which section hangs on which bone, and legs, as the dog has them. Another is told by its own trunk, head, ears
 * and tail, by how far its joints stand from the dog's, and by how thick its legs are.
 */
import type { CoatTables } from '../coat.ts';
import type { BodySection, FleshPoint, FleshTable, GirdleSection, LimbSection } from '../flesh.ts';
import { type Row, rowsOf } from '../rows.ts';
import type { Place } from './place.ts';
import { canidRelief } from './relief.ts';

export interface Canine {
  /** Top forward and up, bottom forward and up, half the width, how far it follows: from the buttock to the poll. */
  readonly trunk: readonly string[];
  /** The same, to the lips. */
  readonly head: readonly string[];
  readonly ear: readonly string[];
  readonly earOut: readonly [number, number];
  readonly earPrick: readonly [number, number];
  /** Where a point of the dog lies on it: the same unless told. */
  readonly place?: Place;
  /** How thick its legs are, the dog's 1. */
  readonly slender?: number;
  /** Down, front, back, half. */
  readonly tail: readonly string[];
  readonly strands: number;
  readonly ragged: number;
  /** Of the brush. */
  readonly locks?: number;
  /** More places in the colour of the points, as rows of the relief's marks. */
  readonly marks?: readonly string[];
  readonly coats: CoatTables;
}

// What it hangs on, in front and behind; front, back, half, out; how far it follows and how far it is tied to the trunk, in front and behind.
// biome-ignore format: a table
const FORE = [
  'scapula,scapula 412 862 270 870 35 70 1000 1000 0 0', // blade
  'scapula,scapula 474 712 250 740 48 78 1000 1000 500 300', // shoulder
  'shoulder,shoulder 446 626 200 640 50 80 500 500 350 500', // arm
  'shoulder,elbow 356 548 164 560 46 82 1000 300 50 300',
];
// biome-ignore format: a table
const HIND = [
  'hip,hip -255 850 -462 846 38 66 0 0 0 0', // pelvis
  'hip,hip -208 760 -506 758 50 76 0 0 0 0', // rump
  'stifle,hip -160 662 -496 664 56 80 1000 1000 900 600', // thigh
  'stifle,hip -134 586 -452 568 54 84 300 1000 500 300',
  'stifle,hip -146 508 -402 500 48 88 400 1000 80 100', // stifle
  'stifle,stifle -180 446 -372 448 42 90 1000 350 0 30',
];

// Down, front, back, half; follow, lean.
// biome-ignore format: a table
const FORELIMB = [
  'elbow 50 55 52 40 500',
  'elbow 330 41 39 34',
  'carpus -80 28 31 28 250',
  'carpus 200 26 32 28 750',
];
// biome-ignore format: a table
const HINDLIMB = [
  'stifle 420 40 66 36',
  'stifle 660 31 44 28',
  'hock 20 26 45 26 750 34',
  'hock 160 24 34 25 1000 10',
  'hock 780 22 24 25',
];
const PAW = ['knuckle 0 24 30 36 500', 'knuckle 420 31 20 42', 'knuckle 780 29 8 38', 'knuckle 1020 14 0 24'];

/** Of the head, in the side view. */
const LINES = ['eye 66 722 1046 736 1062 756 1054 744 1040', 'nose 24 900 974 930 960 930 934 910 944', 'mouth 30 906 906 870 914 840 926 806 944'];

export function canidFlesh({ trunk, head, ear, tail, strands, ragged, locks = 0, marks = [], slender = 1, place = (_, x, y, z) => [x, y, z], ...own }: Canine): FleshTable {
  const cut = ([on, x, y, toX, toY, half, follow = 1]: Row, i: number): BodySection => ({
    at: `${i}`, on, follow, top: [x, y], bottom: [toX, toY], half,
  });
  const at = (on: string, x: number, y: number): FleshPoint => place(on, x, y, 0).slice(0, 2) as [number, number];
  const girdle = (tied: string) => ([on, x, y, toX, toY, half, out, a, b, c, d]: Row, i: number): GirdleSection => {
    const [front, back] = on.split(',');
    return {
      at: `${i}`, on: [front, back], front: at(front, x, y), back: at(back, toX, toY), half, out, follow: [a, b], tied, tie: [c, d],
    };
  };
  const limb = (thick: number) => ([on, down, front, back, half, follow = 1, lean = 0]: Row, i: number): LimbSection => ({
    at: on + i, on, down, front: front * thick, back: back * thick, half: half * thick, lean, follow,
  });
  const leg = (tied: string, upper: string[], lower: string[]) => ({
    girdle: rowsOf(upper).map(girdle(tied)),
    limb: rowsOf([...lower, ...PAW]).map(limb(slender)),
  });
  return {
    ...own,
    trunk: rowsOf(trunk).map(cut),
    head: rowsOf(head).map(cut),
    ear: rowsOf(ear).map(cut),
    fore: { ...leg('withers', FORE, FORELIMB), free: 'elbow1', behind: '1' },
    hind: { ...leg('root', HIND, HINDLIMB), free: 'stifle0', behind: '0' },
    lines: rowsOf(LINES).map(([line, out, ...row]) => ({
      line, on: 'head', out, slant: 0.6, spot: line !== 'mouth',
      points: [0, 2, 4, 6].map((i) => at('head', row[i], row[i + 1])),
    })),
    folds: [
      { fold: 'flank', leg: 'hind', edge: 'front', length: 0.06 },
      { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.03 },
    ],
    tail: { strands, ragged, sections: rowsOf(tail).map(limb(1)) },
    relief: canidRelief(place, locks, tail.length, marks),
  };
}
