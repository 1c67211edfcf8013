/** The wolf's flesh: long legs, narrow chest, ruff, pricked ears and a brush. Drawn by eye around the skeleton: choices. */
import { canidFlesh } from '../canid/flesh.ts';
import { placed } from '../canid/place.ts';
import type { FleshTable } from '../flesh.ts';
import type { ReliefTable } from '../relief.ts';
import { wolfCoats } from './coats.ts';

// biome-ignore format: a table
const shorn: FleshTable = /* @__PURE__ */ canidFlesh({
  trunk: [
    'root -535 815 -522 745 45', // buttock
    'root -510 862 -512 680 80', // dock
    'root -437 904 -447 645 95', // rump
    'loin -225 935 -241 605 105 300', // flank
    'loin -106 939 -136 587 115', // loin
    'back 23 932 -9 540 130 500', // barrel
    'back 120 934 115 492 135', // ribs
    'withers 205 970 226 462 130 500', // girth
    'withers 280 998 318 460 115', // withers
    'withers 388 1012 494 570 112', // breast
    'neckLow 432 1036 555 606 116 450', // neckBase
    'neckLow 482 1074 602 646 128', // neckLow
    'neckMid 546 1096 672 684 134 600', // neckMid
    'neckHigh 617 1100 736 728 136 600', // neckHigh
    'head 698 1086 764 782 126 300', // poll
  ],
  head: [
    'head 745 1060 728 800 112', // poll
    'head 811 1042 764 838 104', // forehead
    'head 864 990 812 834 76', // eye
    'head 905 946 868 824 52', // stop
    'head 955 922 926 806 48', // cheek
    'head 1010 904 986 792 44', // nose
    'head 1040 884 1020 798 36', // tip
  ],
  ear: [
    'head 820 1020 712 1046 44', // root
    'head 806 1078 726 1096 34', // middle
    'head 770 1136 752 1140 8', // tip
  ],
  earOut: [0.060, 0.086],
  earPrick: [0.012, 0],
  place: placed([0.104, -0.089, 1.03, 1.05], {
    scapula: [0.032, -0.014],
    shoulder: [0.042, -0.032],
    elbow: [0.057, -0.030],
    hip: [-0.028, -0.018],
    stifle: [-0.037, -0.002],
    hock: [-0.012, 0.011],
    paw: [0.055, 0],
    foot: [-0.012, 0],
  }),
  tail: [
    'tail1 -500 40 18 24 0',
    'tail1 200 42 46 40',
    'tail2 300 64 72 60',
    'tail3 300 76 86 70',
    'tail4 300 66 78 62',
    'tail4 1050 16 22 18',
  ],
  strands: 9,
  ragged: 0.05,
  marks: ['head 700 925 95 45 110'], // cheek
  coats: wolfCoats,
});

/** With the long hair of cheeks, neck and breast: strokes of the pen, and locks in the round. */
// biome-ignore format: a table
export const wolfFlesh: FleshTable = {
  ...shorn,
  mane: {
    roots: [{ on: 'withers', at: [0.45, 0.7] }, { on: 'neckLow', at: [0.56, 0.8] }, { on: 'head', at: [0.77, 0.92] }],
    strands: 30, length: 0.15, out: 0.12,
  },
  relief: {
    ...shorn.relief as ReliefTable,
    ruff: {
      half: 0.02, thick: 0.006, lift: 0.016,
      rows: [
        [745, 960, 100, 725, 820, 90, -1, -1, 0, 7, 90, 0], // cheeks
        [680, 1020, 90, 700, 740, 100, -1, -0.7, 0, 12, 120, 0],
        [610, 1030, 90, 640, 680, 90, -1, -0.7, 0, 12, 120, 0],
        [530, 1020, 80, 580, 630, 90, -1, -0.7, 0, 12, 120, 0],
        [450, 990, 80, 540, 570, 60, -1, -0.7, 0, 12, 120, 0],
      ],
    },
  },
};
