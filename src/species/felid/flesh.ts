/** What cats of all sizes have alike: long, low trunk, soft paws, strong thighs. Drawn by eye after Muybridge's disc: choices. */
import type { BodySection, FoldTable, GirdleSection, LegFlesh, LimbSection } from '../flesh.ts';
import { rowsOf } from '../rows.ts';

/** Rows of trunk, head or ear: its name and what it hangs on; top forward and up, bottom forward and up, half the width, how far both edges follow. */
export const cuts = (rows: readonly string[]): BodySection[] =>
  rowsOf(rows).map(([names, x, y, toX, toY, half, first = 1, second = first]) => {
    const [at, on] = names.split(',');
    return { at, on, follow: [first, second], top: [x, y], bottom: [toX, toY], half };
  });

/** Rows of a limb or tail: down, front, back, half; follow, lean. With bones and muscles so many times as thick. */
export const limbs = (rows: readonly string[], girth = 1): LimbSection[] =>
  rowsOf(rows).map(([names, down, front, back, half, follow = 1, lean = 0]) => {
    const [at, on] = names.split(',');
    return { at, on, down, front: girth * front, back: girth * back, half: girth * half, follow, lean };
  });

/** What it hangs on in front and behind; front, back, half, out; how far it follows and how far it is tied to the trunk, in front and behind. */
const girdle = (tied: string, rows: readonly string[]): GirdleSection[] =>
  rowsOf(rows).map(([names, x, y, toX, toY, half, out, a, b, c, d]) => {
    const [at, front, back] = names.split(',');
    return { at, on: [front, back], front: [x, y], back: [toX, toY], half, out, follow: [a, b], tied, tie: [c, d] };
  });

/** From the buttock to the shoulder; neck and head are each animal's own. */
// biome-ignore format: a table
export const felidTrunk = /* @__PURE__ */ cuts([
  ',root -616 762 -604 690 52', // buttock
  'dock,root -586 822 -588 633 92',
  'rump,root -521 853 -534 599 109',
  ',root -407 896 -426 579 121', // croup
  ',loin -278 906 -297 563 121 250 400', // flank
  'loin,loin -138 902 -173 545 132',
  'barrel,back 10 902 -28 500 149 500',
  'ribs,back 125 922 119 462 155',
  'girth,withers 238 942 263 438 149 500',
  'withers,withers 327 950 372 436 132',
  'shoulder,withers 397 964 478 480 127',
]);

// biome-ignore format: a table
const FORE = [
  // The top of the blade: higher than the back over a leg that bears.
  'top,scapula,scapula 345 990 275 980 36 52 850 850 0 0',
  'crest,scapula,scapula 470 912 145 880 36 60 350 350 0 0',
  'blade,scapula,scapula 501 816 205 820 40 70 1000 500 0 0',
  'shoulder,scapula,scapula 562 669 343 696 55 78 1000 1000 500 300',
  'arm,shoulder,shoulder 548 576 307 589 57 80 500 500 350 500',
  'armLow,shoulder,elbow 459 499 276 487 53 82 1000 300 50 300',
];
// biome-ignore format: a table
const FORELIMB = [
  'elbow,elbow 50 69 65 50 500',
  'forearm,elbow 240 55 53 45',
  ',elbow 800 34 35 33', // forearmLow
  ',carpus -80 35 39 35 250', // carpus
  ',carpus 200 33 40 35 750', // carpusLow
  ',carpus 620 30 34 35', // pastern
  ',knuckle 0 30 30 45 500', // knuckle
  'paw,knuckle 420 39 20 53',
  'digits,knuckle 780 36 8 48',
  'claws,knuckle 1020 26 6 30',
];
// biome-ignore format: a table
const HIND = [
  'pelvis,hip,hip -345 803 -548 799 44 66 0 0 0 0',
  'rump,hip,hip -299 715 -591 713 57 76 0 0 0 0',
  'thigh,stifle,hip -238 595 -581 621 64 80 1000 1000 900 600',
  'thighLow,stifle,hip -212 520 -545 538 62 84 300 1000 500 300',
  'stifle,stifle,hip -224 444 -500 466 55 88 400 1000 80 100',
  'gaskinTop,stifle,stifle -254 378 -455 412 48 90 1000 350 0 30',
];
// biome-ignore format: a table
const HINDLIMB = [
  'gaskin,stifle 450 52 62 43',
  ',stifle 660 39 41 35', // gaskinLow
  ',stifle 880 33 37 31', // hockTop
  ',hock 20 33 56 33 750 34', // hock
  ',hock 160 30 43 31 1000 10', // hockMid
  ',hock 400 27 31 29', // hockLow
  ',hock 780 27 30 31', // pastern
  ',knuckle 0 27 30 43 500', // knuckle
  'paw,knuckle 420 36 20 48',
  'digits,knuckle 780 34 8 43',
  'claws,knuckle 1020 26 6 27',
];

export function felidLegs(girth: number): { readonly fore: LegFlesh; readonly hind: LegFlesh } {
  return {
    fore: { girdle: girdle('withers', FORE), limb: limbs(FORELIMB, girth), free: 'forearm', behind: 'top' },
    hind: { girdle: girdle('root', HIND), limb: limbs(HINDLIMB, girth), free: 'gaskin', behind: 'pelvis' },
  };
}

export const felidFolds: readonly FoldTable[] = [
  { fold: 'flank', leg: 'hind', edge: 'front', length: 0.060 },
  { fold: 'elbow', leg: 'fore', edge: 'back', length: 0.030 },
];
