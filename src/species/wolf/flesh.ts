/** The wolf's flesh: long legs, narrow chest, ruff, pricked ears and a brush. Drawn by eye around the skeleton: choices. */
import { canidFlesh } from '../canid/flesh.ts';
import { placed } from '../canid/place.ts';
import type { FleshTable } from '../flesh.ts';
import { wolfCoats } from './coats.ts';

// biome-ignore format: a table
export const wolfFlesh: FleshTable = /* @__PURE__ */ canidFlesh({
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
    'neckLow 432 1030 545 640 116 450', // neckBase
    'neckLow 482 1066 584 690 128', // neckLow
    'neckMid 546 1086 650 726 132 600', // neckMid
    'neckHigh 617 1090 716 758 132 600', // neckHigh
    'head 698 1080 752 796 122 300', // poll
  ],
  head: [
    'head 745 1060 704 852 108', // poll
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
    'tail1 200 36 40 38',
    'tail2 300 52 60 56',
    'tail3 300 60 70 64',
    'tail4 300 50 62 54',
    'tail4 1000 16 22 16',
  ],
  strands: 7,
  ragged: 0.03,
  marks: ['head 700 925 95 45 110'], // cheek
  coats: wolfCoats,
});
